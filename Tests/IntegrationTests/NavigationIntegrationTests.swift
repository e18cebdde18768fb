import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests for an app that uses the car's own navigation system. In place of the driver, the tests answer the car's
/// questions.
@MainActor
@Suite struct NavigationIntegrationTests {
    private func running(_ profile: String = "generic") async throws -> (Harness, SDLNavigationManager) {
        let configuration = SDLConfiguration(appName: "Map", appID: "map")
        let harness = try Harness(configuration, profile: profile) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.navigationManager)
    }

    /// Records the calls of handlers as lines, one line for each call.
    @MainActor
    private final class EventRecorder {
        var lines: [String] = []

        func note(_ name: String) -> @MainActor ((any Error)?) -> Void {
            { [self] error in lines.append("\(name): \(error.map { "\($0)" } ?? "done")") }
        }

        func route(_ wayPoints: [SDLLocationDetails]?, _ error: (any Error)?) {
            lines.append(
                error.map { "\($0)" } ?? "route: "
                    + (wayPoints ?? []).map { $0.locationName ?? "?" }.joined(separator: ","))
        }
    }

    private func place(_ name: String, _ mode: SDLDeliveryMode = .prompt) -> SDLSendLocation {
        SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.3, locationName: name, deliveryMode: mode)
    }

    private func route(_ harness: Harness, _ names: String...) async throws {
        let points = JSONValue.array(names.map { ["locationName": .string($0)] })
        try await harness.drive(.navigation(.set(wayPoints: points)))
    }

    private func routeNames(_ harness: Harness) -> [String] {
        (harness.tree("navigation", "wayPoints")?.array ?? []).compactMap { $0["locationName"]?.string }
    }

    private func askedLocation(_ harness: Harness) -> String? {
        harness.tree("navigation")?["asked"]?["location"]?["locationName"]?.string
    }

    @Test func `A location is shown to the driver, and added to the route once she accepts`() async throws {
        let (harness, navigation) = try await running()
        let received = EventRecorder()
        _ = navigation.subscribeToWayPoints { received.route($0, $1) }
        await harness.inFlight.settled()
        navigation.sendLocation(place("Zoo"), completionHandler: received.note("Zoo"))
        await harness.inFlight.settled()
        #expect(askedLocation(harness) == "Zoo" && received.lines == ["route: "])
        await harness.pass(.seconds(60))
        #expect(received.lines == ["route: "], "the driver's answer has no time limit")
        try await harness.drive(.navigation(.answer(accepted: true)))
        #expect(routeNames(harness) == ["Zoo"] && navigation.wayPoints.map(\.locationName) == ["Zoo"])
        #expect(Set(received.lines) == ["route: ", "Zoo: done", "route: Zoo"])
        navigation.sendLocation(place("Hill", .queue), completionHandler: received.note("Hill"))
        await harness.inFlight.settled()
        #expect(
            routeNames(harness) == ["Zoo", "Hill"] && received.lines.last == "route: Zoo,Hill"
                || received.lines.last == "Hill: done")
        #expect(navigation.wayPoints.count == 2)
    }

    @Test func `After a reconnection the current route is reported, also if it changed meanwhile`() async throws {
        let (harness, navigation) = try await running()
        try await route(harness, "Home")
        let received = EventRecorder()
        _ = navigation.subscribeToWayPoints { received.route($0, $1) }
        await harness.inFlight.settled()
        try await route(harness, "Home", "Work")
        #expect(received.lines == ["route: Home", "route: Home,Work"])
        try await harness.loseConnection()
        #expect(navigation.wayPoints == [])
        try await route(harness, "Lake")
        #expect(received.lines.count == 2)
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(received.lines.last == "route: Lake" && navigation.wayPoints.map(\.locationName) == ["Lake"])
        try await route(harness, "Lake", "Hill")
        #expect(received.lines.last == "route: Lake,Hill" && navigation.wayPoints.count == 2)
    }

    @Test func `Only the newest turn and turn list are shown, with a maneuver beside them`() async throws {
        let (harness, navigation) = try await running()
        let received = EventRecorder()
        for text in ["Left", "Right"] {
            navigation.showTurn(SDLShowConstantTBT(navigationText1: text), completionHandler: received.note(text))
        }
        for text in ["First", "Second"] {
            let list = SDLUpdateTurnList(turnList: [SDLTurn(navigationText: text)])
            navigation.showTurnList(list, completionHandler: received.note(text))
        }
        await harness.inFlight.settled()
        let shown = harness.tree("navigation")
        #expect(shown?["turn"]?["params"]?["navigationText1"] == "Right")
        #expect(shown?["turnList"]?["params"]?["turnList"]?[0]?["navigationText"] == "Second")
        let superseded = "The request was not sent, because a newer request has replaced this request."
        #expect(Set(received.lines) == ["Left: \(superseded)", "First: \(superseded)", "Right: done", "Second: done"])
        #expect(harness.sent("ShowConstantTBT").count == 1 && harness.sent("UpdateTurnList").count == 1)
        navigation.alertManeuver(
            SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: "Turn right", type: .text)]),
            completionHandler: received.note("Maneuver"))
        await harness.inFlight.settled()
        #expect(harness.tree("navigation")?["maneuver"]?["app"] == "map")
        await harness.pass(.seconds(30))
        #expect(received.lines.last == "Maneuver: done")
    }

    @Test func `A car without navigation refuses each request, and does not ask the driver`() async throws {
        let (harness, navigation) = try await running("twoline")
        let received = EventRecorder()
        _ = navigation.subscribeToWayPoints { received.route($0, $1) }
        navigation.sendLocation(place("Zoo"), completionHandler: received.note("Zoo"))
        navigation.showTurn(SDLShowConstantTBT(navigationText1: "Left"), completionHandler: received.note("Left"))
        navigation.getWayPoints { received.route($0, $1) }
        await harness.inFlight.settled()
        #expect(
            received.lines.count == 4 && received.lines.allSatisfy { $0.contains("UNSUPPORTED_RESOURCE") },
            "\(received.lines)")
        #expect(askedLocation(harness) == nil && navigation.wayPoints == [])
    }
}
