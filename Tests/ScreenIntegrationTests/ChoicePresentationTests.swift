import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests that an app can present and cancel choice sets, and receives the driver's choice.
@MainActor
@Suite struct ChoicePresentationTests {
    func running(_ profile: String = "generic") async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness(profile: profile) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    let fruit = [SDLChoiceCell(text: "Apple"), SDLChoiceCell(text: "Pear")]

    func said(_ text: String) -> SDLChoiceCell { SDLChoiceCell(text: text, artwork: nil, voiceCommands: [text]) }

    @Test func `CHS-20: a set that is cancelled in the run loop turn of its presentation is not sent`() async throws {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        let set = SDLChoiceSet(title: "?", delegate: choiceRecorder, choices: fruit)
        screen.presentChoiceSet(set, mode: .manualOnly)
        set.cancel()
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == ["cancelled"])
        #expect(harness.sent("CreateInteractionChoiceSet").isEmpty && harness.sent("PerformInteraction").isEmpty)
    }

    @Test func `CHS-20: a set that is cancelled while its images are uploaded is not sent, and ends once`()
        async throws
    {
        let (harness, screen) = try await running()
        try await harness.force("PutFile", "SUCCESS", delayMs: 1000)
        let choiceRecorder = ChoiceSetRecorder()
        let cell = SDLChoiceCell(text: "A", artwork: SDLArtwork(data: [1], name: "image"))
        let set = SDLChoiceSet(title: "?", delegate: choiceRecorder, choices: [cell])
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        set.cancel()
        set.cancel()
        await harness.pass(.seconds(2))
        #expect(choiceRecorder.lines == ["cancelled"] && harness.sent("PerformInteraction").isEmpty)
        #expect(harness.sent("CancelInteraction").isEmpty && harness.appTree("choices", "queue") == [])
    }

    @Test func `CHS-20: a set that waits for activation ends at a disconnect`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        let choiceRecorder = ChoiceSetRecorder()
        harness.app.screenManager.presentChoiceSet(
            SDLChoiceSet(title: "A", delegate: choiceRecorder, choices: fruit), mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(harness.appTree("choices", "queue") == ["present A"])
        try await harness.loseConnection()
        #expect(harness.appTree("choices", "queue") == [] && choiceRecorder.lines == ["not connected"])
    }

    @Test func `CHS-20: before version 6 a shown set cannot be cancelled`() async throws {
        let (harness, screen) = try await running("rpc5")
        let choiceRecorder = ChoiceSetRecorder()
        let set = SDLChoiceSet(title: "?", delegate: choiceRecorder, choices: fruit)
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        set.cancel()
        await harness.inFlight.settled()
        #expect(harness.sent("CancelInteraction").isEmpty && choiceRecorder.lines.isEmpty)
        try await harness.drive(.overlay(nil, .choose(Target(text: "Pear"), source: .menu)))
        #expect(choiceRecorder.lines == ["Pear by MENU"])
    }

    @Test func `CHS-20: cancelling twice sends one CancelInteraction`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("CancelInteraction", "DO_NOT_RESPOND")
        let set = SDLChoiceSet(title: "?", delegate: nil, choices: fruit)
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        set.cancel()
        set.cancel()
        await harness.inFlight.settled()
        #expect(harness.sent("CancelInteraction").count == 1)
    }

    @Test func `CHS-20: cancelling a set that is presented twice ends both presentations and releases it`()
        async throws
    {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        let set = SDLChoiceSet(title: "?", delegate: choiceRecorder, choices: fruit)
        let controller = SDLInteractionController(choiceSet: set)
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        try #require(harness.app.viewControllerManager.rootViewController).presentOverlayController(controller)
        await harness.inFlight.settled()
        #expect(set.isPresented && harness.sent("PerformInteraction").count == 1)
        set.cancel()
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == ["cancelled", "ABORTED"])
        #expect(!set.isPresented)
        #expect(harness.sent("PerformInteraction").count == 1 && harness.sent("CancelInteraction").count == 1)
        // When one of two presentations has ended, the other presentation can still be cancelled.
        screen.presentChoiceSet(set, mode: .manualOnly)
        await harness.inFlight.settled()
        screen.presentChoiceSet(set, mode: .manualOnly)
        try await harness.drive(.overlay(nil, .choose(Target(text: "Pear"), source: .menu)))
        #expect(choiceRecorder.lines.last == "Pear by MENU" && set.isPresented)
        set.cancel()
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines.suffix(2) == ["Pear by MENU", "ABORTED"])
        #expect(!set.isPresented)
    }

    private final class RowRecorder: SDLChoiceSetDelegate {
        var rows: [Int] = []

        func choiceSet(
            _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
        ) {}

        func choiceSet(
            _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource,
            atRowIndex row: Int
        ) {
            rows.append(row)
        }

        func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) {}
    }

    @Test func `CHS-10: the reported row is the choice's index in the set, whatever the choices' ids are`()
        async throws
    {
        let (harness, screen) = try await running()
        let counter = RowRecorder()
        screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: nil, choices: [fruit[1]]), mode: .manualOnly)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .choose(Target(text: "Pear"), source: .menu)))
        for name in ["Apple", "Pear", "Apple"] {
            screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: counter, choices: fruit), mode: .manualOnly)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .choose(Target(text: name), source: .menu)))
        }
        #expect(counter.rows == [0, 1, 0])
    }

    @Test func `CHS-30: one choice without voice commands makes the mode manual`()
        async throws
    {
        let (harness, screen) = try await running()
        for cells in [[said("yes"), SDLChoiceCell(text: "no")], [SDLChoiceCell(text: "yes"), said("no")]] {
            screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: nil, choices: cells), mode: .both)
            await harness.inFlight.settled()
            #expect(harness.sent("PerformInteraction").last?["params"]?["interactionMode"] == "MANUAL_ONLY")
            try await harness.drive(.overlay(nil, .cancel))
        }
        #expect(harness.diagnostics == ["CHS-30", "CHS-30"])
    }

    @Test func `CHS-30: each hundred of a group needs a choice with voice commands`() async throws {
        let (harness, screen) = try await running()
        let choiceRecorder = ChoiceSetRecorder()
        let silent = (1...100).map { SDLChoiceCell(text: "\($0)") }
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: silent + [said("last")]))
        screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: choiceRecorder, choiceGroupName: "g"), mode: .vrOnly)
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == ["invalid CHS-30"])
    }

    @Test func `CHS-28: if every choice gets its id as a voice command, the mode includes voice`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("CreateInteractionChoiceSet", "INVALID_DATA", times: 1)
        screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: nil, choices: fruit), mode: .both)
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").last?["params"]?["interactionMode"] == "BOTH")
        #expect(harness.diagnostics.isEmpty)
    }

    @Test func `The error includes the head unit's info text`() async throws {
        let (harness, screen) = try await running()
        @MainActor final class Listener: SDLChoiceSetDelegate {
            var errors: [String] = []
            func choiceSet(
                _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
            ) {}
            func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) { errors.append("\(error)") }
        }
        let listener = Listener()
        try await harness.force("PerformInteraction", "REJECTED", info: "not now")
        screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: listener, choices: fruit), mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(listener.errors == ["The head unit answered REJECTED: not now"])
    }

    @Test func `CHS-07: help items have their texts and images, with at most a hundred items`() async throws {
        let (harness, screen) = try await running()
        let set = SDLChoiceSet(title: "?", delegate: nil, choices: [said("yes")])
        let image = SDLImage(value: "0x11", imageType: .static)
        set.helpList = (0...100).map { SDLVrHelpItem(text: "help \($0)", image: $0 == 0 ? image : nil, position: 1) }
        screen.presentChoiceSet(set, mode: .both)
        await harness.inFlight.settled()
        let help = harness.sent("PerformInteraction").last?["params"]?["vrHelp"]?.array ?? []
        #expect(help.count == 100 && help.last?["position"] == 100 && help.last?["text"] == "help 99")
        #expect(help.first?["image"]?["value"] == "0x11")
    }

    @Test func `4.6: a cancel id in use is not given to another interaction`() async throws {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        let pending = [1, 2].compactMap { _ in screen.presentKeyboard(withDelegate: keyboardRecorder) }
        #expect(pending == [101, 102])
        for id in 103...200 {
            #expect(screen.presentKeyboard(withDelegate: keyboardRecorder) == id)
            screen.dismissKeyboard(withCancelID: id)
        }
        #expect(screen.presentKeyboard(withDelegate: keyboardRecorder) == 103)
        await harness.inFlight.settled()
        screen.dismissKeyboard(withCancelID: 101)
        await harness.inFlight.settled()
        #expect(harness.sent("CancelInteraction").map { $0["params"]?["cancelID"] } == [101])
        for id in 104...200 { #expect(screen.presentKeyboard(withDelegate: keyboardRecorder) == id) }
    }

    @Test(arguments: [false, true])
    func `FND-63: an interaction reports the choice, of a set and of a group`(_ isGroup: Bool) async throws {
        let (harness, screen) = try await running()
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        if isGroup { screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: fruit)) }
        let set =
            isGroup
            ? SDLChoiceSet(title: "?", delegate: nil, choiceGroupName: "g")
            : SDLChoiceSet(title: "?", delegate: nil, choices: fruit)
        var received: [SDLChoice] = []
        let interaction = SDLInteractionController(choiceSet: set)
        interaction.choiceSelectedBlock = { (choice: SDLChoice, _: SDLTriggerSource) in received.append(choice) }
        root.presentOverlayController(interaction)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .choose(Target(text: "Pear"), source: .menu)))
        #expect(received.map(\.menuName) == ["Pear"] && received.map(\.choiceID) == [2])
    }
}
