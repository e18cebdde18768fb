import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests for overlays that are created without content and get their properties later, as in the draft of proposal
/// SDL-0156. The tests use every name of each property.
@MainActor
@Suite struct OverlayPropertyTests {
    func running(_ profile: String = "generic") async throws -> (Harness, SDLViewController) {
        let root = SDLViewController()
        let harness = try Harness(profile: profile) { root }
        await harness.start()
        try await harness.activate()
        return (harness, root)
    }

    private nonisolated static let hey = SDLTTSChunk(text: "Hey", type: .text)

    @Test func `Rulings 1, 8, 9: an alert's properties can be set until it is presented, and not afterwards`()
        async throws
    {
        let (harness, root) = try await running()
        let alert: SDLModalController = SDLAlertController(message: nil, prompt: nil, buttons: nil)
        let same = try #require(alert as? SDLAlertController)
        same.message = "One"
        same.initialPrompt = [Self.hey]
        same.progressIndicator = true
        same.shouldPlayTone = true
        same.duration = 7
        same.buttons = [SDLButtonView(button: SDLSoftButtonObject(name: "ok", text: "OK"))]
        #expect(alert.message == "One" && same.speech == [Self.hey])
        root.presentModalViewController(alert)
        same.message = "Two"
        same.prompt = nil
        same.shouldShowProgressIndicator = false
        same.shouldPlayTone = false
        same.duration = 3
        same.buttons = nil
        await harness.inFlight.settled()
        var sent = harness.sent("Alert").last?["params"]
        sent?["cancelID"] = nil
        #expect(
            sent == [
                "alertText1": "One", "ttsChunks": [["text": "Hey", "type": "TEXT"]], "duration": 7000, "playTone": true,
                "progressIndicator": true, "softButtons": [["type": "TEXT", "text": "OK", "softButtonID": 10]],
            ])
        #expect(same.message == "One" && same.duration == 7 && same.buttons?.count == 1)
        #expect(harness.diagnostics == Array(repeating: "FND-53", count: 6))
    }

    @Test func `Ruling 8: properties of sliders, pickers, messages and voice input can be set before presentation`()
        async throws
    {
        let (harness, root) = try await running()
        let slider = SDLSliderController(title: "A", value: 1, minimumValue: 1, maximumValue: 3)
        (slider.title, slider.message, slider.value, slider.minimumValue, slider.maximumValue) = ("T", "M", 5, 4, 6)
        slider.scaling = true
        let picker = SDLValuePickerController(title: "A", valueLabels: ["a", "b"], value: 0)
        (picker.title, picker.valueLabels, picker.value) = ("P", ["x", "y", "z"], 2)
        let message = SDLScrollableMessageController(message: "A", duration: 1)
        (message.message, message.duration, message.buttons) = ("Long", 9, [])
        let input = SDLAudioInputController(message: nil, prompt: nil) { _ in }
        (input.message, input.initialPrompt, input.muteMediaSource) = ("Say", [Self.hey], false)
        input.onAudioDataBlock = { _ in }
        for overlay in [slider, picker, message, input] {
            root.presentOverlayController(overlay)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        let sent = harness.sent("Slider").compactMap { $0["params"] }
        #expect(sent.map { $0["sliderHeader"] } == ["T", "P"] && sent.map { $0["position"] } == [2, 3])
        #expect(sent[0]["sliderFooter"] == ["M"] && sent[1]["sliderFooter"] == ["x", "y", "z"])
        #expect(harness.sent("ScrollableMessage").last?["params"]?["scrollableMessageBody"] == "Long")
        #expect(harness.sent("ScrollableMessage").last?["params"]?["timeout"] == 9000)
        let heard = harness.sent("PerformAudioPassThru").last?["params"]
        #expect(heard?["audioPassThruDisplayText1"] == "Say" && heard?["muteAudio"] == false)
        #expect(harness.diagnostics.isEmpty)
        slider.value = 4
        picker.title = "Q"
        message.message = "Short"
        input.message = nil
        #expect(slider.value == 5 && picker.title == "P" && message.message == "Long" && input.message == "Say")
        #expect(harness.diagnostics.count == 4)
    }

    @Test func `Ruling 8: an interaction's properties can be set until it is presented, and not afterwards`()
        async throws
    {
        let (harness, root) = try await running()
        let cells = ["yes", "no"].map { SDLChoiceCell(text: $0, artwork: nil, voiceCommands: [$0]) }
        let question = SDLInteractionController(choiceSet: SDLChoiceSet(title: "A", delegate: nil, choices: [cells[0]]))
        question.choiceSet = SDLChoiceSet(title: "B", delegate: nil, choices: cells)
        question.initialPrompt = [Self.hey]
        question.manualInteraction = SDLManualInteraction(layout: .listOnly)
        question.voiceInteraction = SDLVoiceInteraction(helpPrompt: [Self.hey], timeoutPrompt: [Self.hey])
        question.duration = 9
        var chosen: [String] = []
        question.choiceSelectedBlock = { (cell: SDLChoiceCell, _) in chosen.append(cell.text) }
        #expect(question.message == "B")
        root.presentOverlayController(question)
        question.choiceSet = SDLChoiceSet(title: "C", delegate: nil, choices: [cells[0]])
        question.initialPrompt = nil
        question.manualInteraction = nil
        question.voiceInteraction = nil
        question.duration = 5
        question.message = "D"
        question.choiceSelectedBlock = { (_: SDLChoiceCell, _) in chosen.append("late") }
        await harness.inFlight.settled()
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["initialText"] == "B" && sent?["interactionMode"] == "BOTH" && sent?["timeout"] == 9000)
        #expect(sent?["interactionLayout"] == "LIST_ONLY" && sent?["initialPrompt"]?[0]?["text"] == "Hey")
        #expect(sent?["helpPrompt"]?[0]?["text"] == "Hey" && sent?["timeoutPrompt"]?[0]?["text"] == "Hey")
        #expect(harness.diagnostics == Array(repeating: "FND-53", count: 7))
        #expect(question.choiceSet.title == "B" && question.duration == 9 && question.voiceInteraction != nil)
        try await harness.drive(.overlay(nil, .choose(Target(text: "no"), source: .menu)))
        #expect(chosen == ["no"])
    }

    @Test func `Ruling 8: sliders, pickers, messages and voice input ignore changes after presentation`() async throws {
        let (harness, root) = try await running()
        let slider = SDLSliderController(title: "T", value: 5, minimumValue: 4, maximumValue: 6)
        let picker = SDLValuePickerController(title: "P", valueLabels: ["x", "y", "z"], value: 2)
        let message = SDLScrollableMessageController(message: "Long", duration: 9)
        let input = SDLAudioInputController(message: "Say", prompt: [Self.hey]) { (_: [UInt8]) in }
        for overlay in [slider, picker, message, input] {
            root.presentOverlayController(overlay)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        (slider.title, slider.minimumValue, slider.maximumValue, slider.value) = ("S", 1, 2, 1)
        (slider.scaling, slider.valueLabels) = (true, ["a", "b", "c"])
        #expect((slider.title, slider.minimumValue, slider.maximumValue, slider.value) == ("T", 4, 6, 5))
        #expect(!slider.scaling && slider.valueLabels == nil)
        (picker.valueLabels, picker.value) = (["a", "b"], 0)
        #expect(picker.valueLabels == ["x", "y", "z"] && picker.value == 2)
        (message.duration, message.buttons) = (3, [])
        let buttons: [SDLButtonView]? = message.buttons
        #expect(message.duration == 9 && buttons == nil)
        (input.prompt, input.muteMediaSource, input.capabilities) = (nil, false, nil)
        input.audioDataHandler = { (_: [UInt8]) in }
        #expect(input.prompt == [Self.hey] && input.muteMediaSource)
        #expect(harness.diagnostics == Array(repeating: "FND-53", count: 14))
    }

    @Test func `OVL-123, rulings 12, 59: a picker's value is the index of the picked label, also in its completion`()
        async throws
    {
        let (harness, root) = try await running()
        for index in 0...2 {
            let picker = SDLValuePickerController(title: "Size", valueLabels: ["S", "M", "L"], value: 2 - index)
            var picked: Int?
            root.presentOverlayController(picker) { [weak picker] _, _ in picked = picker?.value }
            await harness.inFlight.settled()
            // The positions of a slider start at 1.
            let position = harness.sent("Slider").last?["params"]?["position"]?.int
            try await harness.drive(.overlay(nil, .slide(position: index + 1)))
            try await harness.drive(.overlay(nil, .save))
            #expect(position == 3 - index && picked == index)
        }
    }

    @Test func `OVL-77: an unknown audio type is kept`() async throws {
        let (_, root) = try await running()
        let input = SDLAudioInputController(message: nil, prompt: nil) { (_: [UInt8]) in }
        input.audioType = SDLAudioType(rawValue: "SONG")
        root.presentOverlayController(input)
        #expect(input.audioType?.rawValue == "SONG")
    }

    @Test func `OVL-13: an overlay can be presented again when it has ended, and completes again`() async throws {
        let (harness, root) = try await running()
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        var ends: [SDLResult] = []
        for _ in 1...3 {
            root.presentOverlayController(alert) { result, _ in ends.append(result) }
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .timeout))
            #expect(alert.manager == nil && alert.application == nil)
        }
        #expect(ends == [.success, .success, .success] && harness.sent("Alert").count == 3)
    }

    @Test func `FND-59, FND-60, ruling 58: a slider's labels override its message`() async throws {
        let (harness, root) = try await running()
        let slider = SDLSliderController(title: "T", message: "M", value: 2, minimumValue: 1, maximumValue: 3)
        slider.valueLabels = ["low", "mid", "high"]
        root.presentOverlayController(slider)
        await harness.inFlight.settled()
        #expect(harness.sent("Slider").last?["params"]?["sliderFooter"] == ["low", "mid", "high"])
    }

    @Test func `FND-61, ruling 11: with scaling 101 values are sent as 26 ticks, and the result is a value`()
        async throws
    {
        let (harness, root) = try await running()
        let slider = SDLSliderController(
            title: "T", message: "M", value: 0, minimumValue: -50, maximumValue: 50, scaling: true)
        var value: Int?
        root.presentOverlayController(slider) { _, _ in value = slider.value }
        await harness.inFlight.settled()
        let sent = harness.sent("Slider").last?["params"]
        #expect(sent?["numTicks"] == 26 && sent?["position"] == 14)
        try await harness.drive(.overlay(nil, .slide(position: 26)))
        try await harness.drive(.overlay(nil, .save))
        #expect(value == 50)
    }

    @Test(arguments: [
        ([] as [String], "16KHZ", "16_BIT"),
        (["44KHZ 8_BIT", "16KHZ 16_BIT"], "16KHZ", "16_BIT"),
        (["44KHZ 8_BIT", "22KHZ 16_BIT"], "44KHZ", "8_BIT"),
    ])
    func `OVL-77, OVL-78, rulings 10, 21: the recording format is one that the head unit offers, or a default`(
        _ offered: [String], _ rate: String, _ bits: String
    ) async throws {
        let root = SDLViewController()
        // If the JSON member is hidden, the app receives no formats from the head unit.
        let harness = try Harness(hiddenField: offered.isEmpty ? "audioPassThruCapabilities" : nil) { root }
        let list: [JSONValue] = offered.map { one in
            let parts = one.split(separator: " ").map { String($0) }
            return ["samplingRate": .string(parts[0]), "bitsPerSample": .string(parts[1]), "audioType": "PCM"]
        }
        if !list.isEmpty { try await harness.edit(["audioPassThruCapabilities": .array(list)]) }
        await harness.start()
        #expect((harness.app.capabilities?.audioPassThruCapabilities?.count ?? 0) == offered.count)
        let input = SDLAudioInputController(message: nil, promptText: "Yes?") { _ in }
        root.presentOverlayController(input)
        await harness.inFlight.settled()
        let sent = harness.sent("PerformAudioPassThru").last?["params"]
        #expect(sent?["samplingRate"]?.string == rate && sent?["bitsPerSample"]?.string == bits)
        #expect(sent?["audioType"] == "PCM" && sent?["maxDuration"] == 1_000_000 && sent?["muteAudio"] == true)
        #expect(
            input.samplingRate?.rawValue == rate && input.bitsPerSample?.rawValue == bits && input.audioType == .pcm)
    }

    @Test func `OVL-71, ruling 3: finish, and its old name, end voice input once`() async throws {
        let (harness, root) = try await running()
        var ends: [SDLResult] = []
        let input = SDLAudioInputController(message: nil, promptText: "Yes?") { _ in }
        root.presentOverlayController(input) { result, _ in ends.append(result) }
        await harness.inFlight.settled()
        input.dismiss()
        // A second call before the head unit's answer has no effect.
        input.finish()
        await harness.inFlight.settled()
        #expect(harness.sent("EndAudioPassThru").count == 1 && ends == [.success])
        input.finish()
        await harness.inFlight.settled()
        #expect(harness.sent("EndAudioPassThru").count == 1 && ends == [.success])
    }

    @Test func `FND-71, ruling 43: a button view forwards to its button`() async throws {
        let (harness, root) = try await running()
        var pressed = 0
        let off = SDLSoftButtonState(name: "off", text: "Off")!
        let on = SDLSoftButtonState(name: "on", text: "On", isHighlighted: true)!
        let view = try #require(
            SDLButtonView(name: "switch", states: [off, on], initialStateName: "off") { press, _ in
                if press != nil { pressed += 1 }
            })
        #expect(SDLButtonView(name: "x", states: [off, off], initialStateName: "off") == nil)
        #expect(SDLButtonView(name: "x", text: nil) == nil && SDLButtonView(name: "x", state: on).currentState == on)
        #expect(view.name == "switch" && view.states == [off, on] && view.state(named: "on") == on)
        root.view = SDLView(subviews: [view])
        await harness.inFlight.settled()
        try await harness.drive(.softButton(Target(text: "Off"), mode: .short, app: nil, window: nil))
        #expect(pressed == 1 && view.currentStateSoftButton?.text == "Off")
        #expect(view.currentStateSoftButton?.softButtonID == 0, "the screen assigns the id, not the app")
        view.transitionToNextState()
        #expect(!view.transitionToState(named: "none") && view.currentState == on)
        #expect(view.eventHandler != nil)
        view.eventHandler = nil
        #expect(view.eventHandler == nil)
        await harness.inFlight.settled()
        try await harness.drive(.softButton(Target(text: "On"), mode: .short, app: nil, window: nil))
        #expect(pressed == 1)
        let wrapped: SDLSoftButtonWrapper? = view.button
        #expect(wrapped?.currentStateSoftButton.isHighlighted == true)
    }

    @Test func `FND-68, ruling 42: a text view is made empty, and its fields have two names`() {
        let view = SDLTextView()
        #expect(view.mainFields == nil && view.textFields == nil)
        view.textFields = ["a", SDLTextField(nil)]
        #expect(view.mainFields?.map(\.text) == ["a", nil] && view.textFields == view.mainFields)
        view.mainFields = ["b"]
        #expect(view.textFields == ["b"])
    }

    @Test func `Rulings 2, 66: setRootViewController starts a new stack; the modal names forward`() async throws {
        let (harness, root) = try await running()
        let manager = harness.app.viewControllerManager!
        let next = SDLViewController()
        manager.pushViewController(next)
        var ends = 0
        manager.presentModalViewController(SDLAlertController(message: "A", buttons: nil)) { ends += 1 }
        await harness.inFlight.settled()
        // When the top controller leaves, its overlays end. Ruling 63
        manager.setRootViewController(root)
        await harness.inFlight.settled()
        #expect(ends == 1 && manager.viewControllers.count == 1 && manager.presentedModalViewController == nil)
        #expect(harness.sent("CancelInteraction").last?["params"] == ["cancelID": 1, "functionID": 12])
    }

    @Test func `Before version 6 no cancel id is sent`() async throws {
        let (harness, root) = try await running("rpc5")
        let alert = SDLAlertController(message: "A", buttons: nil)
        root.presentOverlayController(alert)
        await harness.inFlight.settled()
        alert.cancel()
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").first?["params"] == ["alertText1": "A"])
        #expect(harness.sent("CancelInteraction").isEmpty)
        #expect(harness.carJournal.rows.allSatisfy { $0.kind != "finding" })
    }
}
