import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of choices that are presented as an overlay, the `SDLInteractionController` of SDL-0156's draft. The overlay
/// uses the choice set manager.
@MainActor
@Suite struct InteractionTests {
    func running() async throws -> (Harness, SDLViewController) {
        let root = SDLViewController()
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        return (harness, root)
    }

    let cells = ["yes", "no"].map { SDLChoiceCell(text: $0, artwork: nil, voiceCommands: [$0]) }

    func set() -> SDLChoiceSet { SDLChoiceSet(title: "Well?", delegate: nil, choices: cells) }

    @Test
    func
        `FND-54, FND-55, FND-62, FND-63, FND-65, ruling 32: the block gets the choice before the completion`()
        async throws
    {
        let (harness, root) = try await running()
        var lines: [String] = []
        let overlay = SDLInteractionController(
            choiceSet: set(), initialPrompt: [SDLTTSChunk(text: "Well?", type: .text)],
            manualInteraction: SDLManualInteraction(),
            voiceInteraction: SDLVoiceInteraction(
                helpPrompt: [SDLTTSChunk(text: "Help", type: .text)],
                timeoutPrompt: [SDLTTSChunk(text: "Late", type: .text)],
                helpItems: [SDLVrHelpItem(text: "a", position: 9)]
            ))
        overlay.choiceSelectedBlock = { [weak overlay] cell, source in
            let choice = overlay?.selectedChoice
            lines.append("\(cell.text) \(source) \(choice?.choiceID ?? 0) \(choice?.menuName ?? "")")
        }
        #expect(overlay.message == "Well?" && overlay.selectedChoice == nil)
        root.presentOverlayController(overlay) { result, error in lines.append("\(result) \(error == nil)") }
        await harness.inFlight.settled()
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["interactionMode"] == "BOTH")
        #expect(sent?["initialPrompt"]?[0]?["text"] == "Well?")
        #expect(sent?["helpPrompt"]?[0]?["text"] == "Help" && sent?["vrHelp"]?[0]?["position"] == 1)  // FND-65
        #expect(sent?["timeoutPrompt"]?[0]?["text"] == "Late")
        #expect(sent?["timeout"] == nil)  // OVL-29
        try await harness.drive(.overlay(nil, .choose(Target(text: "no"), source: .voice)))
        #expect(lines == ["no VR 2 no", "SUCCESS true"])
        #expect(harness.app.viewControllerManager.presentedOverlayController == nil)
    }

    @Test func `FND-63, ruling 38: the mode is manual, voice or both; neither is an error`() async throws {
        let (harness, root) = try await running()
        #expect(SDLInteractionController(choiceSet: set()).mode == .manualOnly)
        let voice = SDLVoiceInteraction()
        #expect(SDLInteractionController(choiceSet: set(), voiceInteraction: voice).mode == .vrOnly)
        let hand = SDLManualInteraction()
        #expect(
            SDLInteractionController(choiceSet: set(), manualInteraction: hand, voiceInteraction: voice).mode == .both)
        var errors: [String] = []
        root.presentOverlayController(SDLInteractionController(choiceSet: set(), manualInteraction: nil)) { _, error in
            errors.append("\(error!)".prefix(6).description)
        }
        await harness.inFlight.settled()
        #expect(errors == ["FND-63"])
        #expect(harness.sent("PerformInteraction").isEmpty)
        root.presentOverlayController(
            SDLInteractionController(choiceSet: set(), voiceInteraction: voice))
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").last?["params"]?["interactionMode"] == "VR_ONLY")
    }

    @Test func `FND-54, FND-64: a manual interaction sets its keyboard's properties, and gets its input`() async throws
    {
        let (harness, root) = try await running()
        var inputs: [String] = []
        let manual = SDLManualInteraction(
            layout: .listWithSearch, keyboardProperties: SDLKeyboardProperties(keyboardLayout: .azerty)
        ) { inputs.append("\($0.event) \($0.data ?? "")") }
        root.presentOverlayController(
            SDLInteractionController(choiceSet: set(), manualInteraction: manual, duration: 7))
        await harness.inFlight.settled()
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["interactionLayout"] == "LIST_WITH_SEARCH" && sent?["timeout"] == 7000)
        let keyboard = harness.sent("SetGlobalProperties").last?["params"]?["keyboardProperties"]
        #expect(keyboard?["keyboardLayout"] == "AZERTY")
        try await harness.drive(.overlay(nil, .type(text: "y")))
        #expect(inputs == ["KEYPRESS y"])
        try await harness.drive(.overlay(nil, .cancel))
        root.presentOverlayController(SDLInteractionController(choiceSet: set()))
        await harness.inFlight.settled()
        let plain = harness.sent("PerformInteraction").last?["params"]
        #expect(plain?["interactionLayout"] == "LIST_ONLY" && plain?["interactionMode"] == "MANUAL_ONLY")
    }

    @Test func `Ruling 64: a cancelled overlay completes with ABORTED`() async throws {
        let (harness, root) = try await running()
        var results: [SDLResult] = []
        let overlays: [SDLOverlayController] = [
            SDLInteractionController(choiceSet: set()), SDLAlertController(message: "Hello", buttons: nil),
            SDLSliderController(title: "Bass", value: 1, minimumValue: 0, maximumValue: 5),
            SDLScrollableMessageController(message: "Long", duration: 0),
        ]
        for overlay in overlays {
            root.presentOverlayController(overlay) { result, _ in results.append(result) }
            await harness.inFlight.settled()
            overlay.cancel()
            await harness.inFlight.settled()
        }
        #expect(results == Array(repeating: .aborted, count: 4))
        #expect(harness.sent("CancelInteraction").map { $0["params"]?["functionID"]?.int } == [10, 12, 26, 25])
    }

    @Test func `Ruling 63: a push cancels the interaction of the covered controller`() async throws {
        let (harness, root) = try await running()
        var results: [SDLResult] = []
        root.presentOverlayController(SDLInteractionController(choiceSet: set())) { result, _ in results.append(result)
        }
        await harness.inFlight.settled()
        harness.app.viewControllerManager.pushViewController(SDLViewController())
        await harness.inFlight.settled()
        #expect(results == [.aborted])
        #expect(harness.tree("visibleOverlay") == nil)
    }
}
