import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of the parameters of choices in requests, and of the results that the app receives.
@MainActor
@Suite struct ChoiceRowTests {
    func running(_ edit: JSONValue = [:]) async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness { SDLViewController() }
        try await harness.drive(.profile(.edit(mergePatch: edit)))
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
                // The request omits an empty list of voice commands.
                ["choiceID": 2, "menuName": "D"],
            ])
    }

    @Test func `CHS-04: a group with two equal choices is refused and reported`() async throws {
        let (harness, screen) = try await running()
        var errors: [String] = []
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "twins", choices: [fruit[0], fruit[0]])) {
            errors.append("\($0!)")
        }
        await harness.inFlight.settled()
        #expect(
            errors == [
                "CHS-04: Two choices of the group twins are equal. Leave out one of the choices, or make the choices "
                    + "look different to the driver. See /docs/api/#/rules/CHS-04 of the bridge."
            ])
        #expect(harness.diagnostics == ["CHS-04"] && harness.sent("CreateInteractionChoiceSet").isEmpty)
    }

    @Test func `CHS-05: each choice of a failed group is named, and none of the group stays`() async throws {
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
        #expect(harness.appTree("choices", "groups") == [:])
    }

    @Test func `CHS-07, CHS-08: a set has its own timeout, a group's set ten seconds`() async throws {
        let (harness, screen) = try await running()
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: fruit))
        let choiceRecorder = ChoiceSetRecorder()
        let sets = [
            SDLChoiceSet(title: "A", delegate: choiceRecorder, timeout: 7, choices: fruit),
            SDLChoiceSet(title: "B", delegate: choiceRecorder, choiceGroupName: "g"),
        ]
        for set in sets {
            screen.presentChoiceSet(set, mode: .manualOnly)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        let times = harness.sent("PerformInteraction").map { $0["params"]?["timeout"]?.int }
        #expect(times == [7000, 10_000] && sets.map(\.timeout) == [7, 0])
    }

    @Test func `CHS-12, CHS-28: submitted text is reported once, also if the connection ends afterwards`() async throws
    {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        let entered: JSONValue = ["event": "ENTRY_SUBMITTED", "data": "Bonn"]
        try await harness.drive(.send(app: "hello", name: "OnKeyboardInput", isRequest: false, params: entered.json()))
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(keyboardRecorder.lines == ["submit Bonn by KEYBOARD"])
    }

    @Test func `CHS-12: a text can be spoken, and a keyboard be closed`() async throws {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        for (event, data) in [("ENTRY_VOICE", "Bonn"), ("ENTRY_CANCELLED", nil), ("ENTRY_ABORTED", nil)] {
            var params: JSONValue = ["event": .string(event)]
            params["data"] = data.map { .string($0) }
            try await harness.drive(
                .send(app: "hello", name: "OnKeyboardInput", isRequest: false, params: params.json()))
        }
        #expect(keyboardRecorder.lines == ["submit Bonn by VR", "ENTRY_CANCELLED", "ENTRY_ABORTED"])
    }

    @Test func `CHS-14: the error names a refused cell with the answer, and the cell can be preloaded again`()
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
                    + "See /docs/api/#/rules/CHS-14 of the bridge."
            ])
        #expect(screen.preloadedChoices == [SDLChoiceCell(text: "Fig"), fruit[1]])
        screen.preloadChoices(fruit) { received.append($0.map { "\($0)" } ?? "done") }
        await harness.inFlight.settled()
        #expect(received.last == "done" && screen.preloadedChoices.count == 3)
    }

    @Test func `CHS-17: preloading completes when it is done, or with an error without a connection`() async throws {
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
    func `CHS-30: one voice command is enough for a group, because the other choices' ids are their commands`(
        _ voice: String?, _ lines: [String], _ count: Int
    ) async throws {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        let cells = [
            SDLChoiceCell(text: "A", artwork: nil, voiceCommands: voice.map { [$0] }), SDLChoiceCell(text: "B"),
        ]
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: cells))
        screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: choiceRecorder, choiceGroupName: "g"), mode: .vrOnly)
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == lines && harness.sent("PerformInteraction").count == count)
    }

    @Test func `CHS-20: a set is retained while it is presented, and released afterwards`() async throws {
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
        #expect(harness.appTree("choices", "queue") == [])
    }
}
