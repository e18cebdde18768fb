import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of an app that sends locations, routes and turns to the car's own navigation system. The tests set the head
/// unit's answers, because real head units handle locations differently.
@MainActor
@Suite struct NavigationManagerTests {
    private func running() async throws -> (Harness, SDLNavigationManager) {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        for function in ["SubscribeWayPoints", "UnsubscribeWayPoints", "SendLocation", "ShowConstantTBT"] {
            try await harness.force(function, "SUCCESS")
        }
        // The route is unknown until the head unit notifies the app.
        try await harness.force("GetWayPoints", "IN_USE")
        return (harness, harness.app.navigationManager)
    }

    /// Makes the head unit answer all further requests of a function with the given result.
    private func answer(
        _ harness: Harness, _ function: String, _ result: String, info: String? = nil, delayMs: Int = 0
    ) async throws {
        try await harness.drive(.unforce(function: function))
        try await harness.force(function, result, info: info, delayMs: delayMs)
    }

    /// Records the calls of handlers as lines, one line for each call.
    private final class EventRecorder {
        var lines: [String] = []
        func note(_ wayPoints: [SDLLocationDetails]?, _ error: (any Error)?) {
            lines.append(
                error.map { "\($0)" } ?? (wayPoints ?? []).map { $0.locationName ?? "?" }.joined(separator: ","))
        }
    }

    private func place(_ name: String) -> SDLSendLocation {
        SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.3, locationName: name, deliveryMode: .destination)
    }

    private func route(_ harness: Harness, _ names: String...) async throws {
        let points = names.map { JSONValue.object(["locationName": .string($0)]) }
        try await harness.notify("OnWayPointChange", ["wayPoints": .array(points)])
    }

    @Test
    func `The route is subscribed to once, reported when it changes, and subscribed to again after a reconnection`()
        async throws
    {
        let (harness, navigation) = try await running()
        let (one, other) = (EventRecorder(), EventRecorder())
        let token = navigation.subscribeToWayPoints { one.note($0, $1) }
        _ = navigation.subscribeToWayPoints { other.note($0, $1) }
        await harness.inFlight.settled()
        #expect(harness.sent("SubscribeWayPoints").count == 1 && one.lines == [])
        try await route(harness, "Lake")
        navigation.unsubscribeFromWayPoints(token)
        try await route(harness, "Lake", "Hill")
        #expect(one.lines == ["Lake"] && other.lines == ["Lake", "Lake,Hill"])
        #expect(harness.appTree("navigation") == ["subscribed": true, "wayPoints": 2])
        let third = EventRecorder()
        _ = navigation.subscribeToWayPoints { third.note($0, $1) }
        #expect(third.lines == [])
        await harness.inFlight.settled()
        #expect(third.lines == ["Lake,Hill"] && harness.sent("SubscribeWayPoints").count == 1)
        try await harness.loseConnection()
        #expect(navigation.wayPoints == [])
        #expect(harness.appTree("navigation") == ["subscribed": false, "wayPoints": 0])
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(harness.sent("SubscribeWayPoints").count == 2)
        try await route(harness, "Home")
        #expect(other.lines.last == "Home" && one.lines == ["Lake"])
    }

    @Test func `The last observer's removal ends the subscription and clears the route`() async throws {
        let (harness, navigation) = try await running()
        let token = navigation.subscribeToWayPoints { _, _ in }
        await harness.inFlight.settled()
        #expect(harness.appTree("navigation") == ["subscribed": true, "wayPoints": 0])
        try await route(harness, "Lake")
        #expect(navigation.wayPoints.map(\.locationName) == ["Lake"])
        navigation.unsubscribeFromWayPoints(token)
        await harness.inFlight.settled()
        #expect(harness.appTree("navigation") == ["subscribed": false, "wayPoints": 0])
        #expect(harness.sent("UnsubscribeWayPoints").count == 1 && navigation.wayPoints == [])
        try await route(harness, "Late")
        #expect(navigation.wayPoints == [])
        // A later observer is not called before the route is known.
        let later = EventRecorder()
        _ = navigation.subscribeToWayPoints { later.note($0, $1) }
        await harness.inFlight.settled()
        #expect(later.lines == [])
    }

    @Test func `A refused route subscription is reported once, and requested again by a new observer`() async throws {
        let (harness, navigation) = try await running()
        try await answer(harness, "SubscribeWayPoints", "UNSUPPORTED_RESOURCE", info: "No navigation.")
        let received = EventRecorder()
        _ = navigation.subscribeToWayPoints { received.note($0, $1) }
        await harness.inFlight.settled()
        #expect(received.lines == ["The head unit answered UNSUPPORTED_RESOURCE: No navigation."])
        #expect(harness.appTree("navigation") == ["subscribed": false, "wayPoints": 0])
        navigation.sendLocation(place("Lake"))
        await harness.inFlight.settled()
        #expect(harness.sent("SubscribeWayPoints").count == 1)
        try await answer(harness, "SubscribeWayPoints", "IGNORED")
        // IGNORED means that the app is already subscribed.
        _ = navigation.subscribeToWayPoints { _, _ in }
        await harness.inFlight.settled()
        try await route(harness, "Lake")
        #expect(harness.sent("SubscribeWayPoints").count == 2 && received.lines.last == "Lake")
    }

    @Test func `While a location is in flight only the newest of the next ones is sent, and the others are superseded`()
        async throws
    {
        let (harness, navigation) = try await running()
        try await answer(harness, "SendLocation", "SUCCESS", delayMs: 500)
        let received = EventRecorder()
        func send(_ name: String) {
            navigation.sendLocation(place(name)) { received.lines.append("\(name) \($0.map { "\($0)" } ?? "sent")") }
        }
        send("A")
        await harness.inFlight.settled()
        for name in ["B", "C", "D"] { send(name) }
        #expect(received.lines == [])
        await harness.inFlight.settled()
        let superseded = "The request was not sent, because a newer request has replaced this request."
        #expect(received.lines == ["B \(superseded)", "C \(superseded)"])
        await harness.pass(.milliseconds(1000))
        #expect(received.lines.suffix(2) == ["A sent", "D sent"])
        #expect(harness.sent("SendLocation").map { $0["params"]?["locationName"] } == ["A", "D"])
    }

    @Test func `A refused location reports the head unit's answer, and waiting ones end at a disconnect`()
        async throws
    {
        let (harness, navigation) = try await running()
        try await answer(harness, "SendLocation", "REJECTED", info: "No.")
        let received = EventRecorder()
        func send(_ name: String) {
            navigation.sendLocation(place(name)) { received.lines.append("\($0.map { "\($0)" } ?? "sent \(name)")") }
        }
        send("A")
        await harness.inFlight.settled()
        #expect(received.lines == ["The head unit answered REJECTED: No."])
        try await answer(harness, "SendLocation", "DO_NOT_RESPOND")
        for name in ["B", "C"] {
            send(name)
            await harness.inFlight.settled()
        }
        try await harness.loseConnection()
        #expect(received.lines.count == 3 && received.lines[1].hasPrefix("No answer: "))
        #expect(received.lines[2] == "The app is not ready: wait for appDidConnect.")
        try await answer(harness, "SendLocation", "SUCCESS")
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(harness.sent("SendLocation").map { $0["params"]?["locationName"] } == ["A", "B"])
        send("D")
        await harness.inFlight.settled()
        #expect(received.lines.last == "sent D")
    }

    @Test func `Of several maneuvers in one run loop turn the newest is sent, and a refused route request is an error`()
        async throws
    {
        let (harness, navigation) = try await running()
        let received = EventRecorder()
        navigation.getWayPoints { received.note($0, $1) }
        for text in ["Left", "Right"] { navigation.showTurn(SDLShowConstantTBT(navigationText1: text)) }
        await harness.inFlight.settled()
        #expect(received.lines == ["The head unit answered IN_USE"])
        #expect(harness.sent("ShowConstantTBT").map { $0["params"]?["navigationText1"] } == ["Right"])
    }
}
