import Foundation
import SDLKit
import Testing

/// Tests with code that uses every member that the proposals declare, in the forms that the proposals use. The tests
/// pass if the file compiles. The code omits types wherever the proposals omit types.
@MainActor
@Suite struct ProposalFormsTests {
    let speech = [SDLTTSChunk(text: "Hey", type: .text)]
    let soft = [SDLSoftButton(type: .text, text: "OK", softButtonID: 1)]

    // MARK: The foundation's draft

    @Test func `FND-40…52: controllers and their stack`() {
        let controller = SDLViewController()
        let name = "MEDIA"
        controller.layout = name
        #expect(controller.layout == .media)
        let read: String? = controller.layout
        #expect(read == name)
        controller.layout = .nonMedia
        controller.layout = SDLPredefinedLayout(rawValue: "MINE")
        #expect(controller.customLayout == "MINE")
        controller.layout = nil
        #expect(controller.layout == nil && !controller.isViewLoaded)
        controller.view = SDLView()
        let other = SDLViewController()
        controller.showViewController(other)
        controller.presentModalViewController(SDLModalViewController(), completion: {})
        let _: @MainActor (SDLViewControllerManager) -> Void = { manager in
            manager.viewControllers = [other]
            manager.rootViewController = other
            manager.topViewController = controller
            manager.presentedModalViewController = SDLAlertController()
            manager.presentedModalViewController = nil
            manager.pushViewController(controller)
            manager.popViewController()
            manager.presentModalViewController(SDLAlertController(), completion: {})
        }
    }

    @Test func `FND-53, FND-55: every modal controller has a settable message and duration`() {
        let all: [SDLModalViewController] = [
            SDLModalViewController(), SDLAlertController(), SDLAudioInputController(), SDLScrollableMessageController(),
            SDLSliderController(), SDLInteractionController(),
        ]
        for modal in all {
            modal.message = "Hello"
            modal.duration = 4
            #expect(modal.message == "Hello" && modal.duration == 4)
        }
        let long: String = SDLScrollableMessageController(message: "Long", duration: 1).message
        #expect(long == "Long")
    }

    @Test func `FND-56, FND-58: alerts and messages can be created empty and filled later, also with soft buttons`() {
        let alert = SDLAlertController()
        alert.initialPrompt = speech
        alert.buttons = soft
        alert.shouldPlayTone = true
        alert.progressIndicator = true
        #expect(alert.buttons?.first?.name == "OK" && alert.prompt == speech && alert.shouldShowProgressIndicator)
        let same: [SDLSoftButton]? = alert.buttons
        #expect(same?.map(\.text) == ["OK"])
        alert.buttons = [SDLButtonView(name: "yes", text: "Yes")].compactMap(\.self)
        #expect(alert.buttons?.map(\.name) == ["yes"])
        alert.buttons = nil
        #expect(alert.buttons == nil)
        let message = SDLScrollableMessageController()
        message.buttons = soft
        message.message = "Long"
        #expect(message.buttons?.count == 1)
    }

    @Test func `FND-57: the audio format of voice input can be set part by part`() {
        let input = SDLAudioInputController()
        input.initialPrompt = speech
        input.samplingRate = ._8khz
        input.bitsPerSample = ._8Bit
        input.audioType = .pcm
        input.muteMediaSource = true
        #expect(input.capabilities == .init(samplingRate: ._8khz, bitsPerSample: ._8Bit, audioType: .pcm))
        let rate: SDLSamplingRate = input.samplingRate
        #expect(rate == ._8khz && input.bitsPerSample == ._8Bit && input.audioType == .pcm)
        input.onAudioDataBlock = { _ in }
        input.dismiss()
    }

    @Test func `FND-59: a slider can be created empty and filled later`() {
        let slider = SDLSliderController()
        slider.title = "Bass"
        slider.minimumValue = 1
        slider.maximumValue = 3
        slider.value = 2
        slider.valueLabels = ["low", "mid", "high"]
        #expect(slider.title == "Bass" && slider.value == 2 && slider.valueLabels?.count == 3)
    }

    @Test func `FND-62…65: a question can be created empty and filled later; its block receives a cell or a choice`() {
        let question = SDLInteractionController()
        question.choiceSet = SDLChoiceSet(title: "Well?", delegate: nil, choices: [SDLChoiceCell(text: "yes")])
        question.initialPrompt = speech
        question.manualInteraction = SDLManualInteraction()
        question.manualInteraction?.layout = .listWithSearch
        question.manualInteraction?.keyboardProperties = SDLKeyboardProperties()
        question.manualInteraction?.keyboardInputBlock = { input in _ = input.event }
        question.voiceInteraction = SDLVoiceInteraction()
        question.voiceInteraction?.helpPrompt = speech
        question.voiceInteraction?.timeoutPrompt = speech
        question.voiceInteraction?.helpItems = [SDLVrHelpItem(text: "a", position: 1)]
        var chosen: [String] = []
        question.choiceSelectedBlock = { cell, source in
            chosen.append(cell.text)
            chosen.append("\(source)")
        }
        question.choiceSelectedBlock = { choice, source in
            chosen.append(choice.menuName)
            chosen.append("\(source)")
        }
        question.choiceSelectedBlock = { (choice: SDLChoice, _) in chosen.append("\(choice.choiceID)") }
        question.choiceSelectedBlock = nil
        #expect(question.message == "Well?" && chosen.isEmpty)
    }

    @Test func `FND-66…71: views`() {
        var field = SDLTextField()
        field.text = "title"
        field.metadataTypes = [.mediaTitle]
        let text = SDLTextView()
        text.textAlignment = .leftAligned
        text.mainFields = [field]
        text.statusBar = "status"
        text.mediaTrack = "track"
        let image = SDLImageView()
        image.image = SDLArtwork(staticIcon: "0x11")
        let button = SDLButtonView()
        button.button = SDLSoftButtonWrapper(name: "ok", text: "OK")
        let view = SDLView()
        view.subviews = [text, image, button]
        #expect(view.subviews.count == 3 && text.mainFields?.first?.text == "title")
    }

    // MARK: Superclasses

    final class Warning: SDLAlertController {
        convenience init(about: String) { self.init(message: about, buttons: nil) }
        override func viewDidLoad() {}
    }

    final class Title: SDLTextView {
        convenience init(title: String) { self.init(mainFields: [SDLTextField(title)]) }
    }

    final class Listening: SDLAudioInputController {}
    final class Reading: SDLScrollableMessageController {}
    final class Volume: SDLSliderController {}
    final class Picking: SDLValuePickerController {}
    final class Asking: SDLInteractionController {}
    final class Cover: SDLImageView {}
    final class Key: SDLButtonView {}

    @Test func `Every controller and view of the proposals can be a superclass`() {
        #expect(Warning(about: "ice").message == "ice" && Title(title: "A").mainFields?.first?.text == "A")
        let overlays: [SDLOverlayController] = [
            Listening(), Reading(), Volume(), Picking(title: "P", valueLabels: ["a", "b"], value: 0), Asking(),
        ]
        #expect(overlays.count == 5 && Cover().image == nil && Key().button == nil)
    }

    // MARK: Overlay controllers

    @Test func `OVL-72…80: voice input delivers Data, and its capabilities are never nil`() {
        var heard = Data()
        let input = SDLAudioInputController(message: "Say", prompt: speech) { (sound: Data) in heard.append(sound) }
        let data: @MainActor (Data) -> Void = input.audioDataHandler
        data(Data([1, 2]))
        input.audioDataHandler = { (sound: Data) in heard.append(sound) }
        let bytes: @MainActor ([UInt8]) -> Void = input.audioDataHandler
        bytes([3])
        #expect(heard == Data([1, 2, 3]))
        let rate: SDLSamplingRate = input.capabilities.samplingRate
        #expect(rate == ._16khz)
        input.capabilities = SDLAudioPassThruCapabilities(
            samplingRate: ._44khz, bitsPerSample: ._8Bit, audioType: .pcm)
        #expect(input.capabilities?.samplingRate == ._44khz)
        input.capabilities = nil
        #expect(input.capabilities.bitsPerSample == ._16Bit)
        let jingle = SDLAudioInputController(
            message: nil, speech: .listenJingle, muteMediaSource: false, capabilities: nil, duration: 2
        ) { (sound: Data) in heard.append(sound) }
        #expect(jingle.prompt?.first?.type == .preRecorded)
    }

    @Test func `OVL-60, OVL-61: an alert has every form of the proposal, and its properties can be read`() {
        let buttons = [SDLButtonView()]
        let alerts = [
            SDLAlertController(message: "A", buttons: buttons), SDLAlertController(prompt: speech, buttons: buttons),
            SDLAlertController(message: "A", prompt: speech, buttons: buttons),
            SDLAlertController(
                message: "A", prompt: speech, buttons: nil, shouldPlayTone: true, shouldShowProgressIndicator: true,
                duration: 4),
        ]
        #expect(alerts.map { $0.message } == ["A", nil, "A", "A"])
        #expect(alerts.map { $0.buttons?.count } == [1, 1, 1, nil])
        #expect(alerts.map(\.shouldPlayTone) == [false, false, false, true])
    }

    // MARK: Choices

    final class Answers: SDLChoiceSetDelegate, SDLKeyboardDelegate {
        func choiceSet(
            _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
        ) {}
        func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) {}
        func shouldDeleteChoiceCells(_ presentedCells: [SDLChoiceCell]) -> [SDLChoiceCell] { presentedCells }
        func userDidSubmitInput(_ inputText: String, withSource source: SDLTriggerSource) {}
        func userDidCancelInput(withReason event: SDLKeyboardEvent) {}
        func customKeyboardConfiguration() -> SDLKeyboardProperties? { SDLKeyboardProperties() }
        func updateAutocomplete(withInput currentInputText: String) -> String? { currentInputText }
    }

    @Test func `CHS-02…14: cells, groups and sets have every form of the proposal, and delegates adopt all methods`() {
        let art = SDLArtwork(staticIcon: "0x11")
        let cells = [
            SDLChoiceCell(text: "A"), SDLChoiceCell(text: "B", artwork: art, voiceCommands: ["B"]),
            SDLChoiceCell(
                text: "C", secondaryText: "c", tertiaryText: "3", voiceCommands: nil, artwork: art,
                secondaryArtwork: art),
        ]
        let group: SDLChoiceCellGroup = SDLChoiceGroup(name: "G", choices: cells)
        let answers = Answers()
        let sets = [
            SDLChoiceSet(title: "T", delegate: answers, layout: .list, initialPrompt: speech, choiceGroupName: "G"),
            SDLChoiceSet(
                title: "T", delegate: answers, layout: .tiles, initialPrompt: nil, timeoutPrompt: speech,
                helpPrompt: speech, choiceGroupName: "G"),
            SDLChoiceSet(title: "T", delegate: answers, layout: .list, initialPrompt: nil, choices: cells),
            SDLChoiceSet(
                title: "T", delegate: answers, layout: .list, initialPrompt: nil, timeout: 5, choices: cells),
            SDLChoiceSet(
                title: "T", delegate: answers, initialPrompt: nil, timeoutPrompt: speech, helpPrompt: speech,
                choices: cells),
            SDLChoiceSet(
                title: "T", delegate: answers, layout: .tiles, initialPrompt: nil, timeoutPrompt: nil, helpPrompt: nil,
                choices: cells),
        ]
        #expect(sets.map(\.choices.count) == [0, 0, 3, 3, 3, 3] && group.choices == cells)
        #expect(sets.allSatisfy { $0.delegate === answers } && sets[3].timeout == 5)
        #expect(cells[2].tertiaryText == "3" && cells[1].voiceCommands == ["B"])
    }
}
