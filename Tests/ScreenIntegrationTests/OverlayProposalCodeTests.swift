import IntegrationHarness
import JSON
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of an app that uses the declarations of proposals SDL-0157 and SDL-0201. `ProposalFormsTests` and
/// `ProposalNamesTests` check all names of the proposals.
@MainActor
@Suite struct OverlayProposalCodeTests {
    private let speech = [SDLTTSChunk(text: "Hey", type: .text)]

    /// A controller with a view of each kind on its screen.
    private final class Screen: SDLViewController {
        override func loadView() {
            let text = SDLTextView()
            text.textAlignment = .leftAligned
            var field = SDLTextField()
            (field.text, field.metadataTypes) = ("title", [.mediaTitle])
            text.mainFields = [field]
            text.statusBar = "status"
            let button = SDLButtonView()
            button.button = SDLSoftButtonWrapper(name: "ok", text: "OK")
            let view = SDLView()
            view.subviews = [text, SDLImageView(), button]
            self.view = view
        }
    }

    private func running(_ root: SDLViewController) async throws -> Harness {
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        await harness.pass(.milliseconds(200))
        return harness
    }

    /// Returns the parameters of the last request with this name. Throws if the app has not sent such a request.
    private func request(_ name: String, _ harness: Harness) async throws -> JSONValue {
        await harness.pass(.milliseconds(500))
        return try #require(harness.sent(name).last?["params"])
    }

    private final class Answers: SDLChoiceSetDelegate, SDLKeyboardDelegate {
        var calls: [String] = []
        func choiceSet(
            _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
        ) { calls.append(choice.text) }
        func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) { calls.append("error") }
        func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { presentedCells }
        func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) { calls.append(inputText) }
        func userDidCancelInput(withReason event: SDLKeyboardEvent) { calls.append("cancel") }
        func customKeyboardConfiguration() -> SDLKeyboardProperties? { SDLKeyboardProperties(language: .deDe) }
        func updateAutocomplete(withInput currentInputText: String) -> String? { currentInputText + "lo" }
    }

    @Test func `SDL-0157: cells are preloaded, a set and a keyboard are presented`() async throws {
        let harness = try await running(SDLViewController())
        let screen: SDLScreenManager = harness.app.screenManager
        let answers = Answers()
        let cells = [
            SDLChoiceCell(text: "A"), SDLChoiceCell(text: "B", artwork: nil, voiceCommands: ["B"]),
            SDLChoiceCell(
                text: "C", secondaryText: "c", tertiaryText: "3", voiceCommands: nil, artwork: nil,
                secondaryArtwork: nil),
        ]
        var failures: [String] = []
        screen.preloadChoices(cells) { error in if let error { failures.append("\(error)") } }
        screen.preloadChoiceGroup(SDLChoiceGroup(name: "G", choices: cells)) { error in
            if let error { failures.append("\(error)") }
        }
        await harness.pass(.seconds(1))
        #expect(failures.isEmpty && screen.preloadedChoices == Set(cells))
        let set = SDLChoiceSet(
            title: "T", delegate: answers, layout: .list, initialPrompt: speech, timeout: 5, choices: cells)
        screen.presentChoiceSet(set, mode: .manualOnly)
        #expect(try await request("PerformInteraction", harness)["initialText"]?.string == "T")
        await harness.pass(.seconds(30))
        #expect(answers.calls == ["error"])
        let grouped = SDLChoiceSet(
            title: "G", delegate: answers, layout: .tiles, initialPrompt: nil, choiceGroupName: "G")
        screen.presentSearchableChoiceSet(grouped, mode: .manualOnly, withKeyboardDelegate: answers)
        #expect(try await request("PerformInteraction", harness)["initialText"]?.string == "G")
        await harness.pass(.seconds(30))
        screen.presentKeyboard(withDelegate: answers)
        #expect(try await request("PerformInteraction", harness)["interactionLayout"]?.string == "KEYBOARD")
        await harness.pass(.seconds(120))
        screen.deleteChoices(cells)
        await harness.pass(.seconds(1))
        #expect(screen.preloadedChoices.isEmpty)
    }

    @Test func `SDL-0201: overlays with every initialiser are presented, with a view that is not opaque`() async throws
    {
        let buttons = [SDLButtonView(name: "yes", text: "Yes")].compactMap(\.self)
        let overlays: [(SDLOverlayController, String)] = [
            (SDLAlertController(message: "A", buttons: buttons), "Alert"),
            (SDLAlertController(prompt: speech, buttons: buttons), "Alert"),
            (SDLAlertController(message: "A", prompt: speech, buttons: buttons), "Alert"),
            (
                SDLAlertController(
                    message: "A", prompt: speech, buttons: nil, shouldPlayTone: true, shouldShowProgressIndicator: true,
                    duration: 4), "Alert"
            ),
            (SDLAudioInputController(message: "A", prompt: speech) { _ in }, "PerformAudioPassThru"),
            (SDLAudioInputController(message: "A", speech: .listenJingle) { _ in }, "PerformAudioPassThru"),
            (SDLScrollableMessageController(message: "A", duration: 4), "ScrollableMessage"),
            (SDLScrollableMessageController(message: "A", buttons: buttons, duration: 4), "ScrollableMessage"),
            (SDLSliderController(title: "T", value: 1, minimumValue: 0, maximumValue: 2), "Slider"),
            (SDLSliderController(title: "T", message: "M", value: 1, minimumValue: 0, maximumValue: 2), "Slider"),
            (SDLValuePickerController(title: "T", valueLabels: ["a", "b"], value: 1), "Slider"),
        ]
        for (overlay, name) in overlays {
            let root = Screen()
            let harness = try await running(root)
            let line = SDLTextView("loading")
            let view = SDLView(subviews: [line])
            (view.opaque, line.opaque) = (false, false)
            overlay.view = view
            var results = 0
            root.presentOverlayController(overlay) { result, error in results += 1 }
            _ = try await request(name, harness)
            #expect(harness.app.viewControllerManager.presentedOverlayController === overlay, "\(name)")
            #expect(harness.sent("Show").contains { $0["params"]?["mainField1"]?.string == "loading" }, "\(name)")
            await harness.pass(.seconds(1_100))
            #expect(results == 1, "\(name)")
        }
    }
}
