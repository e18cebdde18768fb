import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// What `EndingTests` says of calls that end once, for what goes on telling.
@MainActor
@Suite struct ListenerTests {
    @Test(arguments: EndingTests.listeners, EndingTests.Ending.allCases)
    func `Who listens anew as he is told is told within no call, and not within the teardown`(
        _ call: EndingTests.Call, _ ending: EndingTests.Ending
    ) async throws {
        let root = SDLViewController()
        let journey = try Journey { root }
        if ending != .refused {
            await journey.start()
            try await journey.activate()
            for function in [
                "SubscribeButton", "SubscribeVehicleData", "GetSystemCapability", "GetInteriorVehicleData",
                "SubscribeWayPoints",
            ] {
                try await journey.force(function, "REJECTED")
            }
        }
        let caller = EndingTests.Caller(call, journey.app, root)
        caller.again()
        #expect(caller.ends == [0])
        switch ending {
        case .refused: await journey.start()
        case .answered:
            await journey.flight.settled()
            try await journey.drive(.app(key: "hello", .background))
            try await journey.notify("OnRCStatus", ["allocatedModules": [], "freeModules": []])
            #expect(caller.ends.count > 1)
        case .disconnected: try await journey.lose()
        case .stopped: journey.app.stop()
        }
        await journey.pass(.seconds(20))
        // Each is told once; the last one waits for more, or has had it.
        #expect(caller.ends.dropLast().allSatisfy { $0 == 1 } && caller.ends.last.map { $0 <= 1 } == true)
        #expect(caller.deepest <= 1 && caller.early == 0 && caller.withinTeardown == 0)
    }
}

/// The same for every kind of overlay.
@MainActor
@Suite struct OverlayEndingTests {
    @Test(arguments: EndingTests.overlays, EndingTests.Ending.allCases)
    func `An overlay's completion runs once, after its call and after the teardown, however often it presents again`(
        _ call: EndingTests.Call, _ ending: EndingTests.Ending
    ) async throws {
        try await EndingTests.meet(call, ending)
    }
}
