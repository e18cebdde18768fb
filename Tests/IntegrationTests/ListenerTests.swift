import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of the handlers of subscriptions, with the same checks as in `CompletionTests`. Such a handler can run many
/// times.
@MainActor
@Suite struct ListenerTests {
    @Test(arguments: CompletionTests.listeners, CompletionTests.Ending.allCases)
    func `A handler that subscribes again never runs within a call or within the teardown`(
        _ call: CompletionTests.Call, _ ending: CompletionTests.Ending
    ) async throws {
        let root = SDLViewController()
        let harness = try Harness { root }
        if ending != .refused {
            await harness.start()
            try await harness.activate()
            for function in [
                "SubscribeButton", "SubscribeVehicleData", "GetSystemCapability", "GetInteriorVehicleData",
                "SubscribeWayPoints",
            ] {
                try await harness.force(function, "REJECTED")
            }
        }
        let caller = CompletionTests.Caller(call, harness.app, root)
        caller.again()
        #expect(caller.ends == [0])
        switch ending {
        case .refused: await harness.start()
        case .answered:
            await harness.inFlight.settled()
            try await harness.drive(.app(key: "hello", .background))
            try await harness.notify("OnRCStatus", ["allocatedModules": [], "freeModules": []])
            #expect(caller.ends.count > 1)
        case .disconnected: try await harness.loseConnection()
        case .stopped: harness.app.stop()
        }
        await harness.pass(.seconds(20))
        // Each handler has run once; the last subscription may still wait for its first call.
        #expect(caller.ends.dropLast().allSatisfy { $0 == 1 } && caller.ends.last.map { $0 <= 1 } == true)
        #expect(caller.deepest <= 1 && caller.early == 0 && caller.withinTeardown == 0)
    }
}

/// Tests of the completion of each kind of overlay, with the same checks as in `CompletionTests`.
@MainActor
@Suite struct OverlayEndingTests {
    @Test(arguments: CompletionTests.overlays, CompletionTests.Ending.allCases)
    func `An overlay's completion runs once, after its call and after the teardown, when it presents again`(
        _ call: CompletionTests.Call, _ ending: CompletionTests.Ending
    ) async throws {
        try await CompletionTests.verify(call, ending)
    }
}
