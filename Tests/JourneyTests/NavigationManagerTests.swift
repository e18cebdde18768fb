import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// The car's own navigation as an app uses it: places sent, the route followed, turns shown. What each head unit makes of a
/// place is its own affair, so its answers are what each test says.
@MainActor
@Suite struct NavigationManagerTests {
    private func running() async throws -> (Journey, SDLNavigationManager) {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        for function in ["SubscribeWayPoints", "UnsubscribeWayPoints", "SendLocation", "ShowConstantTBT"] {
            try await journey.force(function, "SUCCESS")
        }
        // Nothing is known of the route before it is told.
        try await journey.force("GetWayPoints", "IN_USE")
        return (journey, journey.app.navigationManager)
    }

    /// From now on the head unit answers so.
    private func answer(
        _ journey: Journey, _ function: String, _ result: String, info: String? = nil, delayMs: Int = 0
    ) async throws {
        try await journey.drive(.unforce(function: function))
        try await journey.force(function, result, info: info, delayMs: delayMs)
    }

    /// What was told, a line each.
    private final class Told {
        var lines: [String] = []
        func note(_ wayPoints: [SDLLocationDetails]?, _ error: (any Error)?) {
            lines.append(
                error.map { "\($0)" } ?? (wayPoints ?? []).map { $0.locationName ?? "?" }.joined(separator: ","))
        }
    }

    private func place(_ name: String) -> SDLSendLocation {
        SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.3, locationName: name, deliveryMode: .destination)
    }

    private func route(_ journey: Journey, _ names: String...) async throws {
        let points = names.map { JSONValue.object(["locationName": .string($0)]) }
        try await journey.notify("OnWayPointChange", ["wayPoints": .array(points)])
    }

    @Test func `The route is asked for once, told when it changes, and asked for again after a break`() async throws {
        let (journey, navigation) = try await running()
        let (one, other) = (Told(), Told())
        let token = navigation.subscribeToWayPoints { one.note($0, $1) }
        _ = navigation.subscribeToWayPoints { other.note($0, $1) }
        await journey.flight.settled()
        #expect(journey.sent("SubscribeWayPoints").count == 1 && one.lines == [])
        try await route(journey, "Lake")
        navigation.unsubscribeFromWayPoints(token)
        try await route(journey, "Lake", "Hill")
        #expect(one.lines == ["Lake"] && other.lines == ["Lake", "Lake,Hill"])
        #expect(journey.insides("navigation") == ["subscribed": true, "wayPoints": 2])
        let third = Told()
        _ = navigation.subscribeToWayPoints { third.note($0, $1) }
        #expect(third.lines == [])
        await journey.flight.settled()
        #expect(third.lines == ["Lake,Hill"] && journey.sent("SubscribeWayPoints").count == 1)
        try await journey.lose()
        #expect(navigation.wayPoints == [])
        #expect(journey.insides("navigation") == ["subscribed": false, "wayPoints": 0])
        await journey.pass(.seconds(1))
        try await journey.activate()
        #expect(journey.sent("SubscribeWayPoints").count == 2)
        try await route(journey, "Home")
        #expect(other.lines.last == "Home" && one.lines == ["Lake"])
    }

    @Test func `The last listener takes the subscription along, and with it what was known`() async throws {
        let (journey, navigation) = try await running()
        let token = navigation.subscribeToWayPoints { _, _ in }
        await journey.flight.settled()
        #expect(journey.insides("navigation") == ["subscribed": true, "wayPoints": 0])
        try await route(journey, "Lake")
        #expect(navigation.wayPoints.map(\.locationName) == ["Lake"])
        navigation.unsubscribeFromWayPoints(token)
        await journey.flight.settled()
        #expect(journey.insides("navigation") == ["subscribed": false, "wayPoints": 0])
        #expect(journey.sent("UnsubscribeWayPoints").count == 1 && navigation.wayPoints == [])
        try await route(journey, "Late")
        #expect(navigation.wayPoints == [])
        // Nor is a later listener told that there is no route before anything is known.
        let later = Told()
        _ = navigation.subscribeToWayPoints { later.note($0, $1) }
        await journey.flight.settled()
        #expect(later.lines == [])
    }

    @Test func `A car that tells no route says so once, and is asked again by who wants it anew`() async throws {
        let (journey, navigation) = try await running()
        try await answer(journey, "SubscribeWayPoints", "UNSUPPORTED_RESOURCE", info: "No navigation.")
        let told = Told()
        _ = navigation.subscribeToWayPoints { told.note($0, $1) }
        await journey.flight.settled()
        #expect(told.lines == ["The head unit answered UNSUPPORTED_RESOURCE: No navigation."])
        #expect(journey.insides("navigation") == ["subscribed": false, "wayPoints": 0])
        navigation.sendLocation(place("Lake"))
        await journey.flight.settled()
        #expect(journey.sent("SubscribeWayPoints").count == 1)
        try await answer(journey, "SubscribeWayPoints", "IGNORED")
        // Subscribed already is as good as subscribed.
        _ = navigation.subscribeToWayPoints { _, _ in }
        await journey.flight.settled()
        try await route(journey, "Lake")
        #expect(journey.sent("SubscribeWayPoints").count == 2 && told.lines.last == "Lake")
    }

    @Test func `Of places that are sent while one is on its way the newest wins, and the others are told so`()
        async throws
    {
        let (journey, navigation) = try await running()
        try await answer(journey, "SendLocation", "SUCCESS", delayMs: 500)
        let told = Told()
        func send(_ name: String) {
            navigation.sendLocation(place(name)) { told.lines.append("\(name) \($0.map { "\($0)" } ?? "sent")") }
        }
        send("A")
        await journey.flight.settled()
        for name in ["B", "C", "D"] { send(name) }
        #expect(told.lines == [])
        await journey.flight.settled()
        let superseded = "Something newer was asked for before this was sent."
        #expect(told.lines == ["B \(superseded)", "C \(superseded)"])
        await journey.pass(.milliseconds(1000))
        #expect(told.lines.suffix(2) == ["A sent", "D sent"])
        #expect(journey.sent("SendLocation").map { $0["params"]?["locationName"] } == ["A", "D"])
    }

    @Test func `A refusal says the head unit's answer, what waits ends with the connection, and then all goes on`()
        async throws
    {
        let (journey, navigation) = try await running()
        try await answer(journey, "SendLocation", "REJECTED", info: "No.")
        let told = Told()
        func send(_ name: String) {
            navigation.sendLocation(place(name)) { told.lines.append("\($0.map { "\($0)" } ?? "sent \(name)")") }
        }
        send("A")
        await journey.flight.settled()
        #expect(told.lines == ["The head unit answered REJECTED: No."])
        try await answer(journey, "SendLocation", "DO_NOT_RESPOND")
        for name in ["B", "C"] {
            send(name)
            await journey.flight.settled()
        }
        try await journey.lose()
        #expect(told.lines.count == 3 && told.lines[1].hasPrefix("No answer: "))
        #expect(told.lines[2] == "The app is not ready: wait for appDidConnect.")
        try await answer(journey, "SendLocation", "SUCCESS")
        await journey.pass(.seconds(1))
        try await journey.activate()
        #expect(journey.sent("SendLocation").map { $0["params"]?["locationName"] } == ["A", "B"])
        send("D")
        await journey.flight.settled()
        #expect(told.lines.last == "sent D")
    }

    @Test func `Of turns of one turn of work the newest is shown, and a route that nobody may read is an error`()
        async throws
    {
        let (journey, navigation) = try await running()
        let told = Told()
        navigation.getWayPoints { told.note($0, $1) }
        for text in ["Left", "Right"] { navigation.showTurn(SDLShowConstantTBT(navigationText1: text)) }
        await journey.flight.settled()
        #expect(told.lines == ["The head unit answered IN_USE"])
        #expect(journey.sent("ShowConstantTBT").map { $0["params"]?["navigationText1"] } == ["Right"])
    }
}
