import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLRPC
import SDLSupport
import Testing

/// Tests that the library uploads and presents choices, and reports the result. The rules CHS are in
/// docs/rules/choices.md.
@MainActor
@Suite struct ChoiceSetTests {
    func running(_ profile: String = "generic") async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness(profile: profile) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    func ids(_ harness: Harness) -> [String] {
        harness.tree("apps", "hello", "choiceSets")?.object?.keys ?? []
    }

    let fruit = [SDLChoiceCell(text: "Apple"), SDLChoiceCell(text: "Pear"), SDLChoiceCell(text: "Plum")]

    @Test func `CHS-01, CHS-20, CHS-10: an unknown set is uploaded and shown, and the choice is reported`()
        async throws
    {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        let set = SDLChoiceSet(title: "Fruit?", delegate: choiceRecorder, choices: fruit)
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(ids(harness) == ["1", "2", "3"])
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["initialText"] == "Fruit?" && sent?["interactionMode"] == "MANUAL_ONLY")
        #expect(sent?["interactionChoiceSetIDList"] == [1, 2, 3] && sent?["interactionLayout"] == "LIST_ONLY")
        #expect(sent?["timeout"] == 10_000 && sent?["cancelID"] == 101)
        try await harness.drive(.overlay(nil, .choose(Target(text: "Pear"), source: .menu)))
        #expect(choiceRecorder.lines == ["Pear by MENU"])
        #expect(harness.sent("SetGlobalProperties").isEmpty)
    }

    @Test func `CHS-28, ruling 39: voice support is probed once before the first choice, and the probe is deleted`()
        async throws
    {
        let (harness, screen) = try await running()
        #expect(harness.sent("CreateInteractionChoiceSet").isEmpty)
        screen.preloadChoices([fruit[0]])
        screen.preloadChoices([fruit[1]])
        await harness.inFlight.settled()
        let created = harness.sent("CreateInteractionChoiceSet").compactMap { $0["params"] }
        #expect(created.map { $0["interactionChoiceSetID"]?.int } == [0, 1, 2])
        #expect(created[0]["choiceSet"]?[0] == ["choiceID": 0, "menuName": "Test Cell"])
        #expect(harness.sent("DeleteInteractionChoiceSet").map { $0["params"] } == [["interactionChoiceSetID": 0]])
        #expect(harness.app.screenManager.choices.state == .ready)
    }

    @Test func `CHS-28: if voice commands are required, a cell without one gets its id as the command`() async throws {
        let (harness, screen) = try await running()
        try await harness.drive(
            .force(ForcedResult(function: "CreateInteractionChoiceSet", result: "INVALID_DATA", times: 1)))
        screen.preloadChoices([fruit[0], SDLChoiceCell(text: "Pear", artwork: nil, voiceCommands: ["pear"])])
        await harness.inFlight.settled()
        let sets = harness.sent("CreateInteractionChoiceSet").compactMap {
            $0["params"]?["choiceSet"]?[0]?["vrCommands"]
        }
        #expect(sets == [["Test VR"], ["1"], ["pear"]])
    }

    @Test func `CHS-28: a head unit that refuses both probes has no choice sets`() async throws {
        let (harness, screen) = try await running()
        try await harness.drive(.force(ForcedResult(function: "CreateInteractionChoiceSet", result: "REJECTED")))
        var errors: [any Error] = []
        screen.preloadChoices([fruit[0]]) { errors += [$0].compactMap(\.self) }
        await harness.inFlight.settled()
        screen.preloadChoices([fruit[0]]) { errors += [$0].compactMap(\.self) }
        await harness.inFlight.settled()
        #expect(errors.count == 2)
        #expect(harness.app.screenManager.choices.state == .startupError)
        #expect(harness.sent("CreateInteractionChoiceSet").count == 2)
    }

    @Test func `CHS-11, CHS-23, CHS-24, CHS-25: choices are kept for reuse, unless the delegate deletes them`()
        async throws
    {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        for round in 1...3 {
            choiceRecorder.deletes = round == 2 ? [fruit[0]] : []
            screen.presentChoiceSet(
                SDLChoiceSet(title: "Fruit?", delegate: choiceRecorder, choices: fruit), mode: .manualOnly)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .choose(Target(text: "Apple"), source: .menu)))
            await harness.inFlight.settled()
            #expect(screen.preloadedChoices.count == (round == 2 ? 2 : 3))
        }
        // The requests are the library's test choice, three cells, and the deleted cell again.
        #expect(harness.sent("CreateInteractionChoiceSet").count == 5)
        #expect(choiceRecorder.lines == Array(repeating: "Apple by MENU", count: 3))
        #expect(ids(harness).sorted() == ["2", "3", "4"])
    }

    @Test func `CHS-16, CHS-27: equal cells are one; an image, a voice command or a line makes another`() async throws {
        let (harness, screen) = try await running()
        let cells = [
            SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A", secondaryText: "B"),
            SDLChoiceCell(text: "A", artwork: nil, voiceCommands: ["a"]),
            SDLChoiceCell(text: "A", artwork: SDLArtwork(data: [1], name: "one")),
            SDLChoiceCell(text: "A", artwork: SDLArtwork(data: [2], name: "one")),
            SDLChoiceCell(text: "A", secondaryArtwork: SDLArtwork(data: [1], name: "one")),
            SDLChoiceCell(text: "A", tertiaryText: "B"),
        ]
        screen.preloadChoices(cells)
        await harness.inFlight.settled()
        #expect(screen.preloadedChoices == Set(cells))
        #expect(screen.preloadedChoices.count == 6)
        #expect(harness.sent("PutFile").count == 1)
    }

    @Test func `Ruling 33: an app can make cells with an equal first text count as equal`() async throws {
        let (harness, screen) = try await running()
        screen.choiceReuseKey = .primaryText
        screen.preloadChoices([SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A", secondaryText: "B")])
        await harness.inFlight.settled()
        #expect(screen.preloadedChoices.count == 1)
    }

    @Test func `Ruling 41: choices that look the same are numbered, preloaded ones included`() async throws {
        let (harness, screen) = try await running()
        screen.preloadChoices([SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A", artwork: nil, voiceCommands: ["a"])])
        await harness.inFlight.settled()
        screen.preloadChoices([
            SDLChoiceCell(text: "A", artwork: nil, voiceCommands: ["b"]), SDLChoiceCell(text: "A", secondaryText: "B"),
        ])
        await harness.inFlight.settled()
        let names = harness.sent("CreateInteractionChoiceSet").dropFirst()
            .map { $0["params"]?["choiceSet"]?[0]?["menuName"]?.string }
        // The last cell has a distinct second line.
        #expect(names == ["A", "A (2)", "A (3)", "A"])
    }

    @Test func `Ruling 41: before version 7.1 the first text alone must differ`() async throws {
        let (harness, screen) = try await running("rpc5")
        screen.preloadChoices([SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A", secondaryText: "B")])
        await harness.inFlight.settled()
        let names = harness.sent("CreateInteractionChoiceSet").dropFirst()
            .map { $0["params"]?["choiceSet"]?[0]?["menuName"]?.string }
        #expect(names == ["A", "A (2)"])
    }

    @Test func `CHS-02: elements that the display does not show are neither sent nor uploaded`() async throws {
        let (harness, screen) = try await running()
        let fields: JSONValue = ["name": "menuName", "characterSet": "UTF_8", "width": 40, "rows": 1]
        let icon: JSONValue = ["name": "appIcon", "imageTypeSupported": ["GRAPHIC_PNG"]]
        let patch: JSONValue = ["displayCapabilities": ["textFields": [fields], "imageFields": [icon]]]
        try await harness.drive(.profile(.edit(mergePatch: patch)))
        let image = SDLArtwork(data: [1, 2, 3])
        screen.preloadChoices([
            SDLChoiceCell(text: "A", secondaryText: "B", tertiaryText: "C", artwork: image, secondaryArtwork: image)
        ])
        await harness.inFlight.settled()
        #expect(
            harness.sent("CreateInteractionChoiceSet").last?["params"]?["choiceSet"]?[0]
                == ["choiceID": 1, "menuName": "A"])
        #expect(harness.sent("PutFile").isEmpty)
    }

    @Test func `CHS-02, CHS-19: images are uploaded once, and deleted with the last cell that shows them`() async throws
    {
        let (harness, screen) = try await running()
        let image = SDLArtwork(data: [1, 2, 3], name: "shared")
        let kept = SDLArtwork(data: [4, 5, 6], name: "kept", persistent: true)
        let cells = [
            SDLChoiceCell(text: "A", artwork: image), SDLChoiceCell(text: "B", artwork: image, secondaryArtwork: kept),
        ]
        screen.preloadChoices(cells)
        await harness.inFlight.settled()
        #expect(harness.sent("PutFile").count == 2)
        screen.deleteChoices([cells[0], SDLChoiceCell(text: "never heard of")])
        await harness.inFlight.settled()
        #expect(harness.sent("DeleteFile").isEmpty)
        screen.deleteChoices([cells[1]])
        await harness.inFlight.settled()
        #expect(harness.sent("DeleteFile").map { $0["params"] } == [["syncFileName": "shared"]])
        #expect(screen.preloadedChoices.isEmpty && ids(harness).isEmpty)
    }

    @Test func `CHS-14: the error names each failed cell with its reason; the others are loaded`() async throws {
        let (harness, screen) = try await running()
        screen.preloadChoices([fruit[2]])
        await harness.inFlight.settled()
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "OUT_OF_MEMORY")))
        let broken = SDLChoiceCell(text: "Fig", artwork: SDLArtwork(data: [1], name: "fig"))
        var error: (any Error)?
        screen.preloadChoices([fruit[0], broken]) { error = $0 }
        await harness.inFlight.settled()
        guard case .failed(let failures) = error as? SDLChoiceSetError else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(failures == [broken: .artwork("fig")])
        #expect(screen.preloadedChoices == [fruit[0], fruit[2]])
        // The library tries a failed upload once more.
        #expect(harness.sent("PutFile").count == 2)
    }

    @Test func `CHS-17: more than a hundred cells, or none, are refused before anything is sent`() async throws {
        let (harness, screen) = try await running()
        var errors: [String] = []
        let note: SDLPreloadChoiceCompletionHandler = { errors.append("\($0!)".prefix(6).description) }
        screen.preloadChoices((0...100).map { SDLChoiceCell(text: "\($0)") }, withCompletionHandler: note)
        screen.preloadChoices([], withCompletionHandler: note)
        await harness.inFlight.settled()
        #expect(errors == ["CHS-17", "CHS-17"])
        #expect(harness.sent("CreateInteractionChoiceSet").isEmpty)
    }

    @Test func `CHS-07, CHS-29: timeouts are limited to what the head unit accepts`() async throws {
        #expect(SDLChoiceSet(title: "?", delegate: nil, choices: fruit).milliseconds == 10_000)
        let seconds: [(Double, Int)] = [
            (1, 5000), (4.999, 5000), (5, 5000), (100, 100_000), (101, 100_000), (.nan, 5000),
        ]
        for (timeout, milliseconds) in seconds {
            let set = SDLChoiceSet(title: "?", delegate: nil, timeout: timeout, choices: fruit)
            #expect(set.milliseconds == milliseconds)
        }
        for (set, kept) in [(3.0, 5.0), (.nan, 5), (200, 100), (7, 7)] {
            SDLChoiceSet.defaultTimeout = set
            #expect(SDLChoiceSet.defaultTimeout == kept)
        }
        SDLChoiceSet.defaultTimeout = 10
    }

    struct Wrong: Sendable, CustomTestStringConvertible {
        let rule: String
        let title: String
        let cells: [SDLChoiceCell]
        var testDescription: String { rule }
    }

    @Test(arguments: [
        Wrong(rule: "CHS-29", title: "", cells: [SDLChoiceCell(text: "A")]),
        Wrong(rule: "CHS-29", title: String(repeating: "x", count: 501), cells: [SDLChoiceCell(text: "A")]),
        Wrong(rule: "CHS-29", title: "?", cells: []),
        Wrong(rule: "CHS-29", title: "?", cells: (0...100).map { SDLChoiceCell(text: "\($0)") }),
        Wrong(rule: "CHS-27", title: "?", cells: [SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A")]),
        Wrong(
            rule: "CHS-30", title: "?",
            cells: [
                SDLChoiceCell(text: "A", artwork: nil, voiceCommands: ["x"]),
                SDLChoiceCell(text: "B", artwork: nil, voiceCommands: ["X"]),
            ]),
    ]) func `Errors of a set are reported to its delegate, and nothing is sent`(_ wrong: Wrong) async throws {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        screen.presentChoiceSet(
            SDLChoiceSet(title: wrong.title, delegate: choiceRecorder, choices: wrong.cells), mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == ["invalid \(wrong.rule)"])
        #expect(harness.sent("CreateInteractionChoiceSet").isEmpty && harness.sent("PerformInteraction").isEmpty)
    }

    @Test func `CHS-30: choices without voice commands are not presented by voice`() async throws {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        screen.presentChoiceSet(SDLChoiceSet(title: "Both?", delegate: choiceRecorder, choices: fruit), mode: .both)
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").last?["params"]?["interactionMode"] == "MANUAL_ONLY")
        #expect(harness.diagnostics == ["CHS-30"])
        try await harness.drive(.overlay(nil, .timeout))
        screen.presentChoiceSet(SDLChoiceSet(title: "Voice?", delegate: choiceRecorder, choices: fruit), mode: .vrOnly)
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").count == 1)
        #expect(choiceRecorder.lines == ["TIMED_OUT", "invalid CHS-30"])
    }

    @Test func `CHS-07, CHS-20: with voice commands the driver can speak the choice`() async throws {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        let cells = ["yes", "no"].map { SDLChoiceCell(text: $0, artwork: nil, voiceCommands: [$0]) }
        let set = SDLChoiceSet(
            title: "Well?", delegate: choiceRecorder, layout: .tiles,
            initialPrompt: [SDLTTSChunk(text: "Well?", type: .text)],
            timeoutPrompt: [SDLTTSChunk(text: "Late", type: .text)],
            helpPrompt: [SDLTTSChunk(text: "Say it", type: .text)], choices: cells)
        set.helpList = [SDLVrHelpItem(text: "yes", position: 7), SDLVrHelpItem(text: "no", position: 7)]
        screen.presentChoiceSet(set, mode: .both)
        await harness.inFlight.settled()
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["interactionLayout"] == "ICON_ONLY")  // CHS-06
        #expect(sent?["initialPrompt"]?[0]?["text"] == "Well?" && sent?["helpPrompt"]?[0]?["text"] == "Say it")
        #expect(sent?["timeoutPrompt"]?[0]?["text"] == "Late")
        #expect(sent?["vrHelp"]?.array?.map { $0["position"]?.int } == [1, 2])
        try await harness.drive(.overlay(nil, .choose(Target(text: "no"), source: .voice)))
        #expect(choiceRecorder.lines == ["no by VR"])
    }

    @Test func `Ruling 48: choice sets are presented one after the other`() async throws {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        for title in ["First", "Second"] {
            screen.presentChoiceSet(
                SDLChoiceSet(title: title, delegate: choiceRecorder, choices: fruit), mode: .manualOnly)
        }
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").count == 1)
        #expect(harness.appTree("choices", "queue") == ["present First", "present Second"])
        try await harness.drive(.overlay(nil, .choose(Target(text: "Plum"), source: .menu)))
        #expect(harness.sent("PerformInteraction").map { $0["params"]?["cancelID"]?.int } == [101, 102])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(choiceRecorder.lines == ["Plum by MENU", "ABORTED"])
    }

    @Test func `CHS-20: a cancelled set leaves the queue, or ends by CancelInteraction if it is shown`()
        async throws
    {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        let sets = ["First", "Second"].map { SDLChoiceSet(title: $0, delegate: choiceRecorder, choices: fruit) }
        for set in sets { screen.presentChoiceSet(set, mode: .manualOnly) }
        await harness.inFlight.settled()
        sets[1].cancel()
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == ["cancelled"])
        #expect(harness.sent("CancelInteraction").isEmpty)
        sets[0].cancel()
        await harness.inFlight.settled()
        #expect(harness.sent("CancelInteraction").last?["params"] == ["cancelID": 101, "functionID": 10])
        #expect(choiceRecorder.lines == ["cancelled", "ABORTED"])
        #expect(harness.sent("PerformInteraction").count == 1)
    }

    @Test func `Before activation all choice operations wait, and then run in order`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        let choiceRecorder = ChoiceSetRecorder()
        var loaded = false
        harness.app.screenManager.preloadChoices([fruit[0]]) { loaded = $0 == nil }
        harness.app.screenManager.presentChoiceSet(
            SDLChoiceSet(title: "?", delegate: choiceRecorder, choices: fruit), mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(harness.sent("CreateInteractionChoiceSet").isEmpty && !loaded)
        try await harness.activate()
        #expect(loaded)
        #expect(harness.sent("PerformInteraction").count == 1)
    }

    @Test func `At a disconnect each completion runs once; without a connection, in the next run loop turn`()
        async throws
    {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        var errors = 0
        let set = SDLChoiceSet(title: "?", delegate: choiceRecorder, choices: fruit)
        screen.presentChoiceSet(set, mode: .manualOnly)
        screen.preloadChoices([SDLChoiceCell(text: "Fig")]) { if $0 != nil { errors += 1 } }
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(choiceRecorder.lines == ["not connected", "not connected"])
        screen.preloadChoices([SDLChoiceCell(text: "Fig")]) { if $0 != nil { errors += 1 } }
        await harness.inFlight.settled()
        #expect(errors == 2)
        #expect(screen.preloadedChoices.isEmpty)
        await harness.pass(.seconds(1))
        try await harness.activate()
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(ids(harness) == ["1", "2", "3"])  // CHS-26: ids start from 1 again
    }
}
