import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Groups of choices, and the ids all choices share.
@MainActor
@Suite struct ChoiceGroupTests {
    func group(_ name: String, _ count: Int, text: String = "Choice") -> SDLChoiceCellGroup {
        SDLChoiceCellGroup(name: name, choices: (1...count).map { SDLChoiceCell(text: "\(text) \($0)") })
    }

    func sets(_ journey: Journey) -> [String: Int] {
        var sets: [String: Int] = [:]
        for (id, set) in journey.tree("apps", "hello", "choiceSets")?.object ?? [:] {
            sets[id] = set["choices"]?.array?.count
        }
        return sets
    }

    func ask(_ journey: Journey, _ name: String, _ asker: Asker) async {
        let set = SDLChoiceSet(title: "Which?", delegate: asker, choiceGroupName: name)
        journey.app.screenManager.presentChoiceSet(set, mode: .manualOnly)
        await journey.flight.settled()
    }

    @Test func `CHS-04, CHS-05, CHS-18: a group asked for before there is a car goes up by the hundred, on each car`()
        async throws
    {
        let journey = try Journey { SDLViewController() }
        var told = 0
        journey.app.screenManager.preloadChoiceGroup(group("stations", 250)) { told += $0 == nil ? 1 : 100 }
        await journey.start()
        try await journey.activate()
        #expect(told == 1)
        #expect(sets(journey) == ["1": 100, "101": 100, "201": 50])
        #expect(journey.app.screenManager.preloadedChoices.isEmpty)
        let asker = Asker()
        await ask(journey, "stations", asker)
        #expect(
            journey.sent("PerformInteraction").last?["params"]?["interactionChoiceSetIDList"] == [1, 101, 201])
        try await journey.drive(.overlay(nil, .choose(Target(text: "Choice 207"), source: .menu)))
        #expect(asker.lines == ["Choice 207 by MENU"])
        try await journey.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await journey.pass(.seconds(1))
        try await journey.activate()
        #expect(sets(journey) == ["1": 100, "101": 100, "201": 50])
        #expect(told == 1)
    }

    @Test func `Ruling 69: an unknown group is an error, a namesake replaces, and a group goes by its name`()
        async throws
    {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        let (screen, asker) = (journey.app.screenManager, Asker())
        await ask(journey, "stations", asker)
        #expect(asker.lines == ["invalid CHS-18"])
        screen.preloadChoiceGroup(group("stations", 3))
        await journey.flight.settled()
        screen.preloadChoiceGroup(group("stations", 2, text: "New"))
        await journey.flight.settled()
        #expect(sets(journey) == ["4": 2])
        screen.deleteChoices(group("stations", 2, text: "New").choices)
        await journey.flight.settled()
        #expect(sets(journey) == ["4": 2])
        screen.deleteChoiceGroup(named: "stations")
        await journey.flight.settled()
        #expect(sets(journey).isEmpty)
        await ask(journey, "stations", asker)
        #expect(asker.lines == ["invalid CHS-18", "invalid CHS-18"])
    }

    @Test func `CHS-30: in a set of a group, all choices can be said or none`() async throws {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        let cells = [SDLChoiceCell(text: "A", artwork: nil, voiceCommands: ["a"]), SDLChoiceCell(text: "A")]
        journey.app.screenManager.preloadChoiceGroup(SDLChoiceGroup(name: "mixed", choices: cells))
        await journey.flight.settled()
        let choices = journey.sent("CreateInteractionChoiceSet").last?["params"]?["choiceSet"]
        #expect(choices?[0] == ["choiceID": 1, "menuName": "A", "vrCommands": ["a"]])
        #expect(choices?[1] == ["choiceID": 2, "menuName": "A (2)", "vrCommands": ["2"]])
    }

    @Test func `CHS-05: a group has at most ten thousand choices`() async throws {
        let journey = try Journey { SDLViewController() }
        var errors: [String] = []
        for cells in [group("big", 10_001), SDLChoiceCellGroup(name: "none", choices: [])] {
            journey.app.screenManager.preloadChoiceGroup(cells) { errors.append("\($0!)".prefix(6).description) }
        }
        await journey.flight.settled()
        #expect(errors == ["CHS-05", "CHS-05"])
    }

    @Test func `CHS-26, CHS-29: ids count to 65,535, then gaps are used, then there are none`() {
        var loaded = LoadedChoices()
        for id in 1...65_535 { #expect(loaded.reserve() == id) }
        #expect(loaded.reserve() == nil && loaded.room == 0)
        loaded.free(7)
        loaded.free(4)
        #expect(loaded.reserve() == 4)
        #expect(loaded.reserve() == 7)
        #expect(loaded.reserve() == nil)
        for id in 1...65_535 { loaded.free(id) }
        #expect(loaded.reserve() == 1)
    }

    @Test func `CHS-26: with no id left, preloading says so`() async throws {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        let screen = journey.app.screenManager
        for number in 0..<6 { screen.preloadChoiceGroup(group("g\(number)", 10_000)) }
        screen.preloadChoiceGroup(group("last", 5535))
        var error: (any Error)?
        screen.preloadChoices([SDLChoiceCell(text: "one more")]) { error = $0 }
        await journey.flight.settled()
        guard case .noIDsAvailable = error as? SDLChoiceSetError else {
            Issue.record("\(String(describing: error))")
            return
        }
        screen.deleteChoiceGroup(named: "last")
        screen.preloadChoices([SDLChoiceCell(text: "one more")]) { error = $0 }
        await journey.flight.settled()
        #expect(error == nil)
        #expect(sets(journey)["60001"] == 1)
    }
}
