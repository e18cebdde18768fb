import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// What the head unit is told of choices, parameter by parameter, and what the app is told of what becomes of them.
@MainActor
@Suite struct ChoiceRowTests {
    func running(_ edit: JSONValue = [:]) async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness { SDLViewController() }
        try await harness.drive(.profile(.edit(mergePatch: edit.json())))
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    let fruit = [SDLChoiceCell(text: "Apple"), SDLChoiceCell(text: "Pear")]

    @Test func `CHS-02: a cell's texts, voice commands and images are all in its choice`() async throws {
        let (harness, screen) = try await running()
        let (one, two) = (SDLArtwork(data: [1], name: "one"), SDLArtwork(data: [2], name: "two"))
        screen.preloadChoices([
            SDLChoiceCell(
                text: "A", secondaryText: "B", tertiaryText: "C", voiceCommands: ["a"], artwork: one,
                secondaryArtwork: two),
            SDLChoiceCell(text: "D", artwork: nil, voiceCommands: []),
        ])
        await harness.inFlight.settled()
        let choices = harness.sent("CreateInteractionChoiceSet").suffix(2).compactMap { $0["params"]?["choiceSet"]?[0] }
        #expect(
            choices == [
                [
                    "choiceID": 1, "menuName": "A", "vrCommands": ["a"],
                    "image": ["value": "one", "imageType": "DYNAMIC"], "secondaryText": "B", "tertiaryText": "C",
                    "secondaryImage": ["value": "two", "imageType": "DYNAMIC"],
                ],
                // No voice command is none, however it is said.
                ["choiceID": 2, "menuName": "D"],
            ])
    }

    @Test func `CHS-04: a group with two equal choices is refused, and told`() async throws {
        let (harness, screen) = try await running()
        var errors: [String] = []
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "twins", choices: [fruit[0], fruit[0]])) {
            errors.append("\($0!)")
        }
        await harness.inFlight.settled()
        #expect(
            errors == [
                "CHS-04: Two choices of the group twins are equal. Leave one of them out, or make them differ in what the "
                    + "driver sees. See /docs/#/rules/CHS-04 of the bridge."
            ])
        #expect(harness.diagnostics == ["CHS-04"] && harness.sent("CreateInteractionChoiceSet").isEmpty)
    }

    @Test func `CHS-05: of a group that fails each choice is named, and nothing of it stays`() async throws {
        let (harness, screen) = try await running()
        screen.preloadChoices([fruit[0]])
        await harness.inFlight.settled()
        try await harness.drive(
            .force(ForcedResult(function: "CreateInteractionChoiceSet", result: "REJECTED", times: 1)))
        var failures: [SDLChoiceCell: SDLChoiceCellError] = [:]
        let cells = (0..<150).map { SDLChoiceCell(text: "\($0)") }
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "half", choices: cells)) { error in
            if case .failed(let some) = error as? SDLChoiceSetError { failures = some }
        }
        await harness.inFlight.settled()
        #expect(failures.count == 100 && failures[cells[0]] == .refused(.rejected, info: nil))
        #expect(harness.tree("apps", "hello", "choiceSets")?.object?.keys == ["1"])
        #expect(harness.insides("choices", "groups") == [:])
    }

    @Test func `CHS-05: a group whose image cannot be uploaded is not there, and the cells that show it are named`()
        async throws
    {
        let (harness, screen) = try await running()
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "OUT_OF_MEMORY")))
        let icon = SDLArtwork(data: [1], name: "icon")
        let cells = [SDLChoiceCell(text: "A", artwork: icon), SDLChoiceCell(text: "B")]
        var received: [String] = []
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: cells)) { received.append("\($0!)") }
        await harness.inFlight.settled()
        #expect(
            received == [
                "CHS-14: 1 choices are not on the head unit: \"A\": its image icon could not be uploaded. "
                    + "See /docs/#/rules/CHS-14 of the bridge."
            ])
        // The probe alone went there.
        #expect(harness.sent("CreateInteractionChoiceSet").count == 1)
    }

    @Test func `CHS-07, CHS-08: a set waits as long as it says, one of a group ten seconds`() async throws {
        let (harness, screen) = try await running()
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: fruit))
        let asker = Asker()
        let sets = [
            SDLChoiceSet(title: "A", delegate: asker, timeout: 7, choices: fruit),
            SDLChoiceSet(title: "B", delegate: asker, choiceGroupName: "g"),
        ]
        for set in sets {
            screen.presentChoiceSet(set, mode: .manualOnly)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        let times = harness.sent("PerformInteraction").map { $0["params"]?["timeout"]?.int }
        #expect(times == [7000, 10_000] && sets.map(\.timeout) == [7, 0])
    }

    @Test func `CHS-12, CHS-28: what was entered is entered, whatever becomes of the keyboard then`() async throws {
        let (harness, screen) = try await running()
        let typist = Typist()
        screen.presentKeyboard(withDelegate: typist)
        await harness.inFlight.settled()
        let entered: JSONValue = ["event": "ENTRY_SUBMITTED", "data": "Bonn"]
        try await harness.drive(.send(app: "hello", name: "OnKeyboardInput", isRequest: false, params: entered.json()))
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(typist.lines == ["submit Bonn by KEYBOARD"])
    }

    @Test func `CHS-12: a text may be said, and a keyboard be closed`() async throws {
        let (harness, screen) = try await running()
        let typist = Typist()
        screen.presentKeyboard(withDelegate: typist)
        await harness.inFlight.settled()
        for (event, data) in [("ENTRY_VOICE", "Bonn"), ("ENTRY_CANCELLED", nil), ("ENTRY_ABORTED", nil)] {
            var params: JSONValue = ["event": .string(event)]
            params["data"] = data.map { .string($0) }
            try await harness.drive(
                .send(app: "hello", name: "OnKeyboardInput", isRequest: false, params: params.json()))
        }
        #expect(typist.lines == ["submit Bonn by VR", "ENTRY_CANCELLED", "ENTRY_ABORTED"])
    }

    @Test func `CHS-14: a cell that the head unit refuses is named with its answer, and may be tried again`()
        async throws
    {
        let (harness, screen) = try await running()
        screen.preloadChoices([SDLChoiceCell(text: "Fig")])
        await harness.inFlight.settled()
        try await harness.drive(
            .force(ForcedResult(function: "CreateInteractionChoiceSet", result: "OUT_OF_MEMORY", times: 1)))
        var received: [String] = []
        screen.preloadChoices(fruit) { received.append($0.map { "\($0)" } ?? "done") }
        await harness.inFlight.settled()
        #expect(
            received == [
                "CHS-14: 1 choices are not on the head unit: \"Apple\": the head unit answered OUT_OF_MEMORY. "
                    + "See /docs/#/rules/CHS-14 of the bridge."
            ])
        #expect(screen.preloadedChoices == [SDLChoiceCell(text: "Fig"), fruit[1]])
        screen.preloadChoices(fruit) { received.append($0.map { "\($0)" } ?? "done") }
        await harness.inFlight.settled()
        #expect(received.last == "done" && screen.preloadedChoices.count == 3)
    }

    @Test func `CHS-17: who preloads is told once it is done, and without a car that there is none`() async throws {
        let harness = try Harness { SDLViewController() }
        let screen: SDLScreenManager = harness.app.screenManager
        var received: [String] = []
        let note: SDLPreloadChoiceCompletionHandler = { received.append($0.map { "\($0)" } ?? "done") }
        screen.preloadChoices(fruit, withCompletionHandler: note)
        await harness.inFlight.settled()
        #expect(received == ["The app is not registered with a head unit; wait for appDidConnect."])
        await harness.start()
        try await harness.activate()
        screen.preloadChoices((1...100).map { SDLChoiceCell(text: "\($0)") }, withCompletionHandler: note)
        await harness.inFlight.settled()
        #expect(received.last == "done" && received.count == 2 && screen.preloadedChoices.count == 100)
    }

    @Test(arguments: [(nil, ["invalid CHS-30"], 0), ("say", [], 1)] as [(String?, [String], Int)])
    func `CHS-30: of a group one choice that can be said is enough for all, since the others get their ids to be said`(
        _ voice: String?, _ lines: [String], _ count: Int
    ) async throws {
        let (harness, screen) = try await running()
        let asker = Asker()
        let cells = [
            SDLChoiceCell(text: "A", artwork: nil, voiceCommands: voice.map { [$0] }), SDLChoiceCell(text: "B"),
        ]
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: cells))
        screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: asker, choiceGroupName: "g"), mode: .vrOnly)
        await harness.inFlight.settled()
        #expect(asker.lines == lines && harness.sent("PerformInteraction").count == count)
    }

    @Test func `CHS-20: a set is held as long as it is presented, and let go then`() async throws {
        let (harness, screen) = try await running()
        weak var held: SDLChoiceSet?
        do {
            let set = SDLChoiceSet(title: "?", delegate: nil, choices: fruit)
            held = set
            screen.presentChoiceSet(set, mode: .manualOnly)
        }
        await harness.inFlight.settled()
        #expect(held != nil)
        try await harness.drive(.overlay(nil, .choose(Target(text: "Pear"), source: .menu)))
        #expect(held == nil)
        #expect(harness.insides("choices", "queue") == [])
    }
}
