import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of groups of choices, and of the ids that all choices of an app share.
@MainActor
@Suite struct ChoiceGroupTests {
    func group(_ name: String, _ count: Int, text: String = "Choice") -> SDLChoiceCellGroup {
        SDLChoiceCellGroup(name: name, choices: (1...count).map { SDLChoiceCell(text: "\(text) \($0)") })
    }

    func sets(_ harness: Harness) -> [String: Int] {
        var sets: [String: Int] = [:]
        for (id, set) in harness.tree("apps", "hello", "choiceSets")?.object ?? [:] {
            sets[id] = set["choices"]?.array?.count
        }
        return sets
    }

    func ask(_ harness: Harness, _ name: String, _ choiceRecorder: ChoiceSetRecorder) async {
        let set = SDLChoiceSet(title: "Which?", delegate: choiceRecorder, choiceGroupName: name)
        harness.app.screenManager.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
    }

    @Test func `CHS-04, CHS-05, CHS-18: a group requested before a connection is uploaded by the hundred, each time`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        var received = 0
        harness.app.screenManager.preloadChoiceGroup(group("stations", 250)) { received += $0 == nil ? 1 : 100 }
        await harness.start()
        try await harness.activate()
        #expect(received == 1)
        #expect(sets(harness) == ["1": 100, "101": 100, "201": 50])
        #expect(harness.app.screenManager.preloadedChoices.isEmpty)
        let choiceRecorder = ChoiceSetRecorder()
        await ask(harness, "stations", choiceRecorder)
        #expect(
            harness.sent("PerformInteraction").last?["params"]?["interactionChoiceSetIDList"] == [1, 101, 201])
        try await harness.drive(.overlay(nil, .choose(Target(text: "Choice 207"), source: .menu)))
        #expect(choiceRecorder.lines == ["Choice 207 by MENU"])
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(sets(harness) == ["1": 100, "101": 100, "201": 50])
        #expect(received == 1)
    }

    @Test func `Ruling 69: an unknown group is an error, an equal name replaces, and a group is deleted by its name`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let (screen, choiceRecorder) = (harness.app.screenManager, ChoiceSetRecorder())
        await ask(harness, "stations", choiceRecorder)
        #expect(choiceRecorder.lines == ["invalid CHS-18"])
        screen.preloadChoiceGroup(group("stations", 3))
        await harness.inFlight.settled()
        screen.preloadChoiceGroup(group("stations", 2, text: "New"))
        await harness.inFlight.settled()
        #expect(sets(harness) == ["4": 2])
        screen.deleteChoices(group("stations", 2, text: "New").choices)
        await harness.inFlight.settled()
        #expect(sets(harness) == ["4": 2])
        screen.deleteChoiceGroup(named: "stations")
        await harness.inFlight.settled()
        #expect(sets(harness).isEmpty)
        await ask(harness, "stations", choiceRecorder)
        #expect(choiceRecorder.lines == ["invalid CHS-18", "invalid CHS-18"])
    }

    @Test func `CHS-30: in a group's set, either all choices have voice commands or none`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let cells = [SDLChoiceCell(text: "A", artwork: nil, voiceCommands: ["a"]), SDLChoiceCell(text: "A")]
        harness.app.screenManager.preloadChoiceGroup(SDLChoiceGroup(name: "mixed", choices: cells))
        await harness.inFlight.settled()
        let choices = harness.sent("CreateInteractionChoiceSet").last?["params"]?["choiceSet"]
        #expect(choices?[0] == ["choiceID": 1, "menuName": "A", "vrCommands": ["a"]])
        #expect(choices?[1] == ["choiceID": 2, "menuName": "A (2)", "vrCommands": ["2"]])
    }

    @Test func `CHS-05: a group has at most ten thousand choices`() async throws {
        let harness = try Harness { SDLViewController() }
        var errors: [String] = []
        for cells in [group("big", 10_001), SDLChoiceCellGroup(name: "none", choices: [])] {
            harness.app.screenManager.preloadChoiceGroup(cells) { errors.append("\($0!)".prefix(6).description) }
        }
        await harness.inFlight.settled()
        #expect(errors == ["CHS-05", "CHS-05"])
    }

    @Test func `CHS-26, CHS-29: ids count to 65,535, then gaps are used, then there are none`() {
        var loaded = LoadedChoices()
        for id in 1...65_535 { #expect(loaded.reserve() == id) }
        #expect(loaded.reserve() == nil && loaded.freeIDCount == 0)
        loaded.free(7)
        loaded.free(4)
        #expect(loaded.reserve() == 4)
        #expect(loaded.reserve() == 7)
        #expect(loaded.reserve() == nil)
        for id in 1...65_535 { loaded.free(id) }
        #expect(loaded.reserve() == 1)
    }

    @Test func `CHS-26: with no id left, preloading returns an error`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let screen = harness.app.screenManager
        for number in 0..<6 { screen.preloadChoiceGroup(group("g\(number)", 10_000)) }
        screen.preloadChoiceGroup(group("last", 5535))
        var error: (any Error)?
        screen.preloadChoices([SDLChoiceCell(text: "one more")]) { error = $0 }
        await harness.inFlight.settled()
        guard case .noIDsAvailable = error as? SDLChoiceSetError else {
            Issue.record("\(String(describing: error))")
            return
        }
        screen.deleteChoiceGroup(named: "last")
        screen.preloadChoices([SDLChoiceCell(text: "one more")]) { error = $0 }
        await harness.inFlight.settled()
        #expect(error == nil)
        #expect(sets(harness)["60001"] == 1)
    }
}
