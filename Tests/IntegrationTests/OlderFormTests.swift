import Foundation
import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests that deprecated forms of the API, such as a layout's name, have the effect of the newer forms.
@MainActor
@Suite struct OlderFormTests {
    func running() async throws -> (Harness, SDLViewController) {
        let root = SDLViewController()
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        return (harness, root)
    }

    @Test func `FND-43: a layout set by its name reaches the head unit`() async throws {
        let (harness, root) = try await running()
        let name = "GRAPHIC_WITH_TEXT"
        root.layout = name
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"]?["templateConfiguration"]?["template"]?.string == name)
    }

    @Test func `FND-56, FND-58: soft buttons of an alert and of a message are sent unchanged`() async throws {
        let (harness, root) = try await running()
        let soft = [
            SDLSoftButton(type: .text, text: "OK", isHighlighted: true, softButtonID: 77, systemAction: .keepContext),
            SDLSoftButton(type: .image, image: SDLImage(value: "0x11", imageType: .static), softButtonID: 78),
            SDLSoftButton(type: .text, softButtonID: 79),
        ]
        let alert = SDLAlertController()
        alert.message = "Hello"
        alert.buttons = soft
        let message = SDLScrollableMessageController()
        message.message = "Long"
        message.buttons = soft
        for overlay in [alert, message] as [SDLModalViewController] {
            root.presentModalViewController(overlay)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        for name in ["Alert", "ScrollableMessage"] {
            let sent = harness.sent(name).last?["params"]?["softButtons"]
            // A button without text and image would be refused.
            #expect(sent?.array?.count == 2)
            #expect(sent?[0]?["text"] == "OK" && sent?[0]?["isHighlighted"] == true)
            #expect(sent?[0]?["systemAction"] == "KEEP_CONTEXT")
            #expect(sent?[1]?["type"] == "IMAGE" && sent?[1]?["image"]?["value"] == "0x11")
        }
        alert.buttons = nil as [SDLSoftButton]?
        message.buttons = nil as [SDLSoftButton]?
        #expect(alert.buttons?.count == 2 && message.buttons?.count == 2)
        #expect(harness.diagnostics == ["FND-53", "FND-53"])
    }

    @Test func `FND-43, FND-56…58, FND-62, ruling 9: values set by an older form are read by it`() async throws {
        let (harness, root) = try await running()
        let soft = ["One", "Two"].map { SDLSoftButton(type: .text, text: $0, softButtonID: 1) }
        let (alert, message) = (SDLAlertController(), SDLScrollableMessageController())
        (alert.buttons, message.buttons) = (soft, soft)
        let (ofAlert, ofMessage): ([SDLSoftButton]?, [SDLSoftButton]?) = (alert.buttons, message.buttons)
        #expect(ofAlert?.map(\.text) == ["One", "Two"] && ofMessage?.map(\.text) == ["One", "Two"])
        let hey = [SDLTTSChunk(text: "Hey", type: .text)]
        alert.speech = hey
        #expect(alert.initialPrompt == hey && alert.prompt == hey)
        alert.initialPrompt = nil
        #expect(alert.speech == nil)
        alert.progressIndicator = true
        #expect(alert.shouldShowProgressIndicator && alert.progressIndicator)
        let name: String? = "MEDIA"
        root.layout = name
        let layout: String? = root.layout
        #expect(layout == "MEDIA" && root.customLayout == "MEDIA")
        root.customLayout = nil
        #expect((root.layout as SDLPredefinedLayout?) == nil)
        let question = SDLInteractionController()
        let none: (@MainActor (SDLChoice, SDLTriggerSource) -> Void)? = question.choiceSelectedBlock
        #expect(none == nil)
        question.choiceSelectedBlock = { (_: SDLChoice, _) in }
        let some: (@MainActor (SDLChoice, SDLTriggerSource) -> Void)? = question.choiceSelectedBlock
        #expect(some != nil)
        let input = SDLAudioInputController()
        input.initialPrompt = hey
        #expect(input.prompt == hey && input.initialPrompt == hey)
        let objects = ["One", "Two"].compactMap { SDLSoftButtonObject(name: $0, text: $0) }
        let ofShort: [SDLButtonView]? = SDLAlertController(message: "A", softButtons: objects).buttons
        #expect(ofShort?.map(\.name) == ["One", "Two"])
        let long = SDLScrollableMessageController(message: "A", softButtons: objects, duration: 3)
        let views: [SDLButtonView]? = long.buttons
        #expect(views?.map(\.name) == ["One", "Two"] && long.duration == 3)
        #expect(harness.diagnostics.isEmpty)
    }

    @Test func `OVL-72: voice input with Data has its prompt and its duration in each of its forms`() async throws {
        let (harness, root) = try await running()
        let hey = [SDLTTSChunk(text: "Hey", type: .text)]
        let inputs = [
            SDLAudioInputController(message: "Say", prompt: hey, duration: 4) { (_: Data) in },
            SDLAudioInputController(message: "Say", speech: .helpJingle, duration: 5) { (_: Data) in },
        ]
        for input in inputs {
            root.presentOverlayController(input)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        let sent = harness.sent("PerformAudioPassThru").compactMap { $0["params"] }
        #expect(sent.map { $0["maxDuration"] } == [4000, 5000])
        #expect(sent.map { $0["initialPrompt"]?[0]?["text"] } == ["Hey", "HELP_JINGLE"])
        #expect(sent.allSatisfy { $0["audioPassThruDisplayText1"] == "Say" })
    }

    @Test func `FND-57, OVL-76, OVL-77: the sound settings of the app are kept, and the others are chosen to fit`()
        async throws
    {
        let (harness, root) = try await running()
        let offered = try #require(harness.app.capabilities?.audioPassThruCapabilities)
        let wanted = try #require(offered.first { $0.samplingRate != ._16khz })
        let input = SDLAudioInputController()
        input.samplingRate = wanted.samplingRate
        root.presentModalViewController(input)
        await harness.inFlight.settled()
        let sent = harness.sent("PerformAudioPassThru").last?["params"]
        #expect(sent?["samplingRate"]?.string == wanted.samplingRate.rawValue)
        let fitting = offered.filter { $0.samplingRate == wanted.samplingRate }
        #expect(fitting.map(\.bitsPerSample.rawValue).contains(sent?["bitsPerSample"]?.string ?? ""))
        #expect(fitting.contains(input.capabilities))
        (input.samplingRate, input.bitsPerSample, input.audioType) = (._16khz, ._8Bit, nil)
        #expect(fitting.contains(input.capabilities))
        #expect(harness.diagnostics == ["FND-53", "FND-53", "FND-53"])
    }

    @Test func `OVL-80: Data is the recorded sound`() async throws {
        let (harness, root) = try await running()
        var heard = Data()
        let input = SDLAudioInputController()
        input.audioDataHandler = { (sound: Data) in heard.append(sound) }
        root.presentOverlayController(input)
        await harness.inFlight.settled()
        let wav = Array("RIFF....WAVEdata".utf8) + [0x10, 0, 0, 0] + [UInt8](repeating: 7, count: 16)
        try await harness.drive(.overlay(nil, .audio(wav: wav)))
        #expect(heard == Data(repeating: 7, count: 16))
    }

    @Test func `FND-62: a block with SDLChoice gets the head unit's choice, beside a block with the cell`()
        async throws
    {
        let (harness, root) = try await running()
        let question = SDLInteractionController()
        question.choiceSet = SDLChoiceSet(
            title: "Well?", delegate: nil, choices: ["yes", "no"].map { SDLChoiceCell(text: $0) })
        question.manualInteraction = SDLManualInteraction()
        question.message = "Really?"
        var lines: [String] = []
        question.choiceSelectedBlock = { (cell: SDLChoiceCell, _) in lines.append("cell \(cell.text)") }
        question.choiceSelectedBlock = { (choice: SDLChoice, source) in
            lines.append("\(choice.choiceID) \(choice.menuName) \(source)")
        }
        root.presentModalViewController(question) { lines.append("end") }
        await harness.inFlight.settled()
        question.choiceSelectedBlock = { (_: SDLChoice, _) in lines.append("late") }
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["initialText"] == "Really?" && sent?["interactionMode"] == "MANUAL_ONLY")
        try await harness.drive(.overlay(nil, .choose(Target(text: "no"), source: .menu)))
        #expect(lines == ["cell no", "2 no MENU", "end"])
        #expect(harness.diagnostics == ["FND-53"])
    }

    @Test func `FND-49: setting the presented controller presents it, and nil dismisses it`() async throws {
        let (harness, _) = try await running()
        let manager = try #require(harness.app.viewControllerManager)
        let alert = SDLAlertController()
        alert.message = "Hello"
        manager.presentedModalViewController = alert
        #expect(manager.presentedModalViewController === alert)
        manager.presentedModalViewController = alert
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").count == 1 && harness.tree("visibleOverlay") != nil)
        manager.presentedModalViewController = nil
        await harness.inFlight.settled()
        #expect(manager.presentedModalViewController == nil && harness.tree("visibleOverlay") == nil)
        #expect(harness.diagnostics.isEmpty)
    }

    @Test func `FND-56, FND-62: an overlay presented without its contents is refused with the rule`() async throws {
        let (harness, root) = try await running()
        var received: [String] = []
        let overlays: [SDLOverlayController] = [
            SDLAlertController(), SDLScrollableMessageController(), SDLSliderController(), SDLInteractionController(),
        ]
        for overlay in overlays {
            root.presentOverlayController(overlay) { _, error in received.append("\(error!)".prefix(6).description) }
            await harness.inFlight.settled()
        }
        #expect(received == ["OVL-67", "OVL-92", "OVL-10", "FND-63"])
    }
}
