import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// An app and the car's own navigation: what the driver answers is all that a test says.
@MainActor
@Suite struct NavigationJourneyTests {
    private func running(_ profile: String = "generic") async throws -> (Journey, SDLNavigationManager) {
        let configuration = SDLConfiguration(appName: "Map", appID: "map")
        let journey = try Journey(configuration, profile: profile) { SDLViewController() }
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.navigationManager)
    }

    /// What was told, a line each.
    @MainActor
    private final class Told {
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

    private func route(_ journey: Journey, _ names: String...) async throws {
        let points = JSONValue.array(names.map { ["locationName": .string($0)] })
        try await journey.drive(.navigation(.set(wayPoints: points.json())))
    }

    private func goingTo(_ journey: Journey) -> [String] {
        (journey.tree("navigation", "wayPoints")?.array ?? []).compactMap { $0["locationName"]?.string }
    }

    private func asked(_ journey: Journey) -> String? {
        journey.tree("navigation")?["asked"]?["location"]?["locationName"]?.string
    }

    @Test func `A place goes to the driver, and with her yes into the route that the app is told`() async throws {
        let (journey, navigation) = try await running()
        let told = Told()
        _ = navigation.subscribeToWayPoints { told.route($0, $1) }
        await journey.flight.settled()
        navigation.sendLocation(place("Zoo"), completionHandler: told.note("Zoo"))
        await journey.flight.settled()
        #expect(asked(journey) == "Zoo" && told.lines == ["route: "])
        await journey.pass(.seconds(60))
        #expect(told.lines == ["route: "], "she takes as long as she likes")
        try await journey.drive(.navigation(.answer(accepted: true)))
        #expect(goingTo(journey) == ["Zoo"] && navigation.wayPoints.map(\.locationName) == ["Zoo"])
        #expect(Set(told.lines) == ["route: ", "Zoo: done", "route: Zoo"])
        navigation.sendLocation(place("Hill", .queue), completionHandler: told.note("Hill"))
        await journey.flight.settled()
        #expect(
            goingTo(journey) == ["Zoo", "Hill"] && told.lines.last == "route: Zoo,Hill"
                || told.lines.last == "Hill: done")
        #expect(navigation.wayPoints.count == 2)
    }

    @Test func `Her no is an error, and the car goes where it went`() async throws {
        let (journey, navigation) = try await running()
        try await route(journey, "Home")
        let told = Told()
        navigation.sendLocation(place("Zoo"), completionHandler: told.note("Zoo"))
        await journey.flight.settled()
        try await journey.drive(.navigation(.answer(accepted: false)))
        #expect(told.lines.count == 1 && told.lines[0].hasPrefix("Zoo: The head unit answered REJECTED"))
        #expect(goingTo(journey) == ["Home"])
    }

    @Test func `While she is asked for one place the newest of the others waits, and she is asked for that`()
        async throws
    {
        let (journey, navigation) = try await running()
        let told = Told()
        for name in ["A", "B", "C"] {
            navigation.sendLocation(place(name), completionHandler: told.note(name))
            await journey.flight.settled()
        }
        #expect(asked(journey) == "A")
        #expect(told.lines == ["B: Something newer was asked for before this was sent."])
        try await journey.drive(.navigation(.answer(accepted: false)))
        #expect(asked(journey) == "C")
        try await journey.drive(.navigation(.answer(accepted: true)))
        #expect(goingTo(journey) == ["C"] && told.lines.last == "C: done")
        #expect(journey.sent("SendLocation").count == 2)
    }

    @Test func `After a break the route is told again as it is then, also where it changed meanwhile`() async throws {
        let (journey, navigation) = try await running()
        try await route(journey, "Home")
        let told = Told()
        _ = navigation.subscribeToWayPoints { told.route($0, $1) }
        await journey.flight.settled()
        try await route(journey, "Home", "Work")
        #expect(told.lines == ["route: Home", "route: Home,Work"])
        try await journey.lose()
        #expect(navigation.wayPoints == [])
        try await route(journey, "Lake")
        #expect(told.lines.count == 2)
        await journey.pass(.seconds(1))
        try await journey.activate()
        #expect(told.lines.last == "route: Lake" && navigation.wayPoints.map(\.locationName) == ["Lake"])
        try await route(journey, "Lake", "Hill")
        #expect(told.lines.last == "route: Lake,Hill" && navigation.wayPoints.count == 2)
    }

    @Test func `Turns stand on the car, the newest of each kind, and a maneuver beside them`() async throws {
        let (journey, navigation) = try await running()
        let told = Told()
        for text in ["Left", "Right"] {
            navigation.showTurn(SDLShowConstantTBT(navigationText1: text), completionHandler: told.note(text))
        }
        for text in ["First", "Second"] {
            let list = SDLUpdateTurnList(turnList: [SDLTurn(navigationText: text)])
            navigation.showTurnList(list, completionHandler: told.note(text))
        }
        await journey.flight.settled()
        let shown = journey.tree("navigation")
        #expect(shown?["turn"]?["params"]?["navigationText1"] == "Right")
        #expect(shown?["turnList"]?["params"]?["turnList"]?[0]?["navigationText"] == "Second")
        let superseded = "Something newer was asked for before this was sent."
        #expect(Set(told.lines) == ["Left: \(superseded)", "First: \(superseded)", "Right: done", "Second: done"])
        #expect(journey.sent("ShowConstantTBT").count == 1 && journey.sent("UpdateTurnList").count == 1)
        navigation.alertManeuver(
            SDLAlertManeuver(ttsChunks: [SDLTTSChunk(text: "Turn right", type: .text)]),
            completionHandler: told.note("Maneuver"))
        await journey.flight.settled()
        #expect(journey.tree("navigation")?["maneuver"]?["app"] == "map")
        await journey.pass(.seconds(30))
        #expect(told.lines.last == "Maneuver: done")
    }

    @Test func `A car without a navigation says no to each, and asks nobody`() async throws {
        let (journey, navigation) = try await running("twoline")
        let told = Told()
        _ = navigation.subscribeToWayPoints { told.route($0, $1) }
        navigation.sendLocation(place("Zoo"), completionHandler: told.note("Zoo"))
        navigation.showTurn(SDLShowConstantTBT(navigationText1: "Left"), completionHandler: told.note("Left"))
        navigation.getWayPoints { told.route($0, $1) }
        await journey.flight.settled()
        #expect(told.lines.count == 4 && told.lines.allSatisfy { $0.contains("UNSUPPORTED_RESOURCE") }, "\(told.lines)")
        #expect(asked(journey) == nil && navigation.wayPoints == [])
    }
}
