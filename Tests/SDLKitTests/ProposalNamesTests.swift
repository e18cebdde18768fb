import Foundation
import SDLKit
import Testing

/// Tests with code that refers to every public name of the foundation, overlay and choice proposals with the right
/// type. The tests pass if the file compiles. For a property with a setter, the code uses a writable key path.
@MainActor
@Suite struct ProposalNamesTests {
    typealias Completion = @MainActor () -> Void
    typealias Writable<Root, Value> = ReferenceWritableKeyPath<Root, Value>

    // MARK: The foundation

    @Test func `FND-06, FND-07: the application's states and its delegate's methods`() {
        let states: [SDLAppState] = [.active, .inactive, .background, .notRunning, .disconnected]
        #expect(states.count == SDLAppState.allCases.count)
        let calls: [@MainActor (any SDLAppDelegate) -> (SDLApplication) -> Void] = [
            { $0.appDidConnect }, { $0.appDidDisconnect }, { $0.appDidFinishLaunch }, { $0.appDidClose },
            { $0.appDidBecomeInactive }, { $0.appDidBecomeActive }, { $0.appDidEnterBackground },
        ]
        #expect(calls.count == 7)
    }

    @Test func `FND-40…50: a view controller and its stack`() {
        let _: KeyPath<SDLViewController, Bool> = \.isViewLoaded
        let _: Writable<SDLViewController, SDLView?> = \.view
        let _: Writable<SDLViewController, SDLPredefinedLayout?> = \.layout
        let hooks: [@MainActor (SDLViewController) -> () -> Void] = [
            { $0.loadView }, { $0.viewDidLoad }, { $0.viewWillAppear }, { $0.viewDidAppear }, { $0.viewWillDisappear },
            { $0.viewDidDisappear },
        ]
        #expect(hooks.count == 6)
        let _: @MainActor (SDLViewController) -> (SDLViewController) -> Void = { $0.showViewController }
        let _: @MainActor (SDLViewController) -> (SDLModalViewController, @escaping Completion) -> Void = {
            $0.presentModalViewController
        }
        let _: Writable<SDLViewControllerManager, [SDLViewController]> = \.viewControllers
        let _: Writable<SDLViewControllerManager, SDLViewController?> = \.rootViewController
        let _: Writable<SDLViewControllerManager, SDLViewController?> = \.topViewController
        let _: Writable<SDLViewControllerManager, SDLModalViewController?> = \.presentedModalViewController
        let _: @MainActor (SDLViewControllerManager, SDLViewController) -> Void = { $0.pushViewController($1) }
        let _: @MainActor (SDLViewControllerManager) -> () -> SDLViewController? = { $0.popViewController }
        let _: @MainActor (SDLViewControllerManager) -> (SDLModalViewController, @escaping Completion) -> Void = {
            $0.presentModalViewController
        }
    }

    @Test func `FND-53…65: the draft's modal controllers`() {
        let _: Writable<SDLModalViewController, Double> = \.duration
        let _: Writable<SDLModalViewController, String?> = \.message
        let _: Writable<SDLAlertController, [SDLTTSChunk]?> = \.initialPrompt
        let _: Writable<SDLAlertController, Bool> = \.shouldPlayTone
        let _: Writable<SDLAlertController, Bool> = \.progressIndicator
        let _: @MainActor (String?, [SDLSoftButtonWrapper]) -> SDLAlertController = {
            SDLAlertController(message: $0, softButtons: $1)
        }
        let _: Writable<SDLAudioInputController, [SDLTTSChunk]?> = \.initialPrompt
        let _: Writable<SDLAudioInputController, SDLSamplingRate?> = \.samplingRate
        let _: Writable<SDLAudioInputController, SDLBitsPerSample?> = \.bitsPerSample
        let _: Writable<SDLAudioInputController, SDLAudioType?> = \.audioType
        let _: Writable<SDLAudioInputController, Bool> = \.muteMediaSource
        let _: Writable<SDLAudioInputController, SDLOnAudioDataBlock> = \.onAudioDataBlock
        let _: @MainActor (SDLAudioInputController) -> () -> Void = { $0.dismiss }
        let _: Writable<SDLMessageController, [SDLButtonView]?> = \.buttons
        let _: Writable<SDLSliderController, String> = \.title
        let _: Writable<SDLSliderController, Int> = \.minimumValue
        let _: Writable<SDLSliderController, Int> = \.maximumValue
        let _: Writable<SDLSliderController, Int> = \.value
        let _: Writable<SDLInteractionController, SDLChoiceSet> = \.choiceSet
        let _: Writable<SDLInteractionController, [SDLTTSChunk]?> = \.initialPrompt
        let _: Writable<SDLInteractionController, SDLManualInteraction?> = \.manualInteraction
        let _: Writable<SDLInteractionController, SDLVoiceInteraction?> = \.voiceInteraction
        let _: Writable<SDLInteractionController, (@MainActor (SDLChoiceCell, SDLTriggerSource) -> Void)?> =
            \.choiceSelectedBlock
        let _: WritableKeyPath<SDLManualInteraction, SDLLayoutMode?> = \.layout
        let _: WritableKeyPath<SDLManualInteraction, SDLKeyboardProperties?> = \.keyboardProperties
        let _: WritableKeyPath<SDLManualInteraction, (@MainActor (SDLOnKeyboardInput) -> Void)?> = \.keyboardInputBlock
        let _: WritableKeyPath<SDLVoiceInteraction, [SDLTTSChunk]?> = \.helpPrompt
        let _: WritableKeyPath<SDLVoiceInteraction, [SDLTTSChunk]?> = \.timeoutPrompt
        let _: WritableKeyPath<SDLVoiceInteraction, [SDLVrHelpItem]?> = \.helpItems
        #expect(SDLModalController.self == SDLOverlayController.self)
    }

    @Test func `FND-66…71: views`() {
        let _: Writable<SDLView, [SDLView]> = \.subviews
        let _: Writable<SDLTextView, SDLTextAlignment?> = \.textAlignment
        let _: Writable<SDLTextView, [SDLTextField]?> = \.mainFields
        let _: Writable<SDLTextView, String?> = \.statusBar
        let _: Writable<SDLTextView, String?> = \.mediaTrack
        let _: WritableKeyPath<SDLTextField, String?> = \.text
        let _: WritableKeyPath<SDLTextField, [SDLMetadataType]?> = \.metadataTypes
        let _: Writable<SDLImageView, SDLArtwork?> = \.image
        let _: Writable<SDLButtonView, SDLSoftButtonWrapper?> = \.button
    }

    // MARK: Overlays

    @Test func `OVL-02…12, OVL-42: presenting, and the base of overlays`() {
        let _:
            @MainActor (SDLViewController) -> (SDLOverlayController, @escaping SDLOverlayControllerCompletionHandler) ->
                Void = { $0.presentOverlayController }
        let _: KeyPath<SDLViewControllerManager, SDLOverlayController?> = \.presentedOverlayController
        let _: @MainActor (Double) -> SDLOverlayController = { SDLOverlayController(duration: $0) }
        let _: Writable<SDLView, Bool> = \.opaque
    }

    @Test func `OVL-60…82: alerts and voice input, with every initializer`() {
        let speech = [SDLTTSChunk(text: "Hey", type: .text)]
        let alerts = [
            SDLAlertController(message: "A", buttons: nil), SDLAlertController(prompt: speech, buttons: nil),
            SDLAlertController(message: "A", prompt: speech, buttons: nil),
            SDLAlertController(
                message: "A", prompt: speech, buttons: nil, shouldPlayTone: true, shouldShowProgressIndicator: true,
                duration: 4),
        ]
        #expect(alerts.map { $0.message } == ["A", nil, "A", "A"] && alerts.map(\.duration) == [0, 0, 0, 4])
        let quality = SDLAudioPassThruCapabilities(samplingRate: ._8khz, bitsPerSample: ._8Bit, audioType: .pcm)
        let inputs = [
            SDLAudioInputController(message: "A", prompt: speech) { _ in },
            SDLAudioInputController(message: "A", speech: .listenJingle) { _ in },
            SDLAudioInputController(
                message: "A", prompt: speech, muteMediaSource: false, capabilities: quality, duration: 4
            ) { _ in },
            SDLAudioInputController(
                message: "A", speech: nil, muteMediaSource: false, capabilities: quality, duration: 4
            ) { _ in },
        ]
        #expect(inputs.map(\.muteMediaSource) == [true, true, false, false])
        #expect(inputs.map { $0.prompt?.first?.type } == [.text, .preRecorded, .text, nil])
        let _: @MainActor (SDLAudioInputController) -> () -> Void = { $0.finish }
        let _: KeyPath<SDLAudioInputController, SDLAudioPassThruCapabilities?> = \.capabilities
    }

    @Test func `OVL-90…121: messages, sliders and pickers, with every initializer`() {
        let messages = [
            SDLScrollableMessageController(message: "A", duration: 4),
            SDLScrollableMessageController(message: "A", buttons: [], duration: 4),
        ]
        #expect(messages.map { $0.buttons?.count } == [nil, 0] && messages.map { $0.message } == ["A", "A"])
        let sliders = [
            SDLSliderController(title: "T", value: 1, minimumValue: 0, maximumValue: 2),
            SDLSliderController(title: "T", message: "M", value: 1, minimumValue: 0, maximumValue: 2),
        ]
        #expect(sliders.map { $0.message } == [nil, "M"] && sliders.map(\.duration) == [0, 0])
        let picker = SDLValuePickerController(title: "T", valueLabels: ["a", "b"], value: 1)
        #expect(picker.title == "T" && picker.valueLabels == ["a", "b"] && picker.value == 1)
    }

    // MARK: Choices

    @Test func `CHS-02…11: cells, groups, sets and delegates`() {
        let _: KeyPath<SDLChoiceSet, SDLChoiceSetLayout> = \.layout
        let _: KeyPath<SDLChoiceSet, Double> = \.timeout
        let _: KeyPath<SDLChoiceSet, [SDLTTSChunk]?> = \.timeoutPrompt
        let _: KeyPath<SDLChoiceSet, (any SDLChoiceSetDelegate)?> = \.delegate
        let _: KeyPath<SDLChoiceSet, [SDLChoiceCellPrimaryText]> = \.choices
        let _: KeyPath<SDLChoiceGroup, [SDLChoiceCell]> = \.choices
        let _: KeyPath<SDLChoiceCell, SDLArtwork?> = \.secondaryArtwork
        let _: @MainActor (any SDLChoiceSetDelegate, SDLChoiceSet, SDLChoiceCell) -> Void = {
            $0.choiceSet($1, didSelectChoice: $2, withSource: .menu)
        }
        let _: @MainActor (any SDLChoiceSetDelegate, SDLChoiceSet, any Error) -> Void = {
            $0.choiceSet($1, didReceiveError: $2)
        }
        let _: @MainActor (any SDLChoiceSetDelegate) -> ([SDLChoiceCell]) -> [SDLChoiceCell] = {
            $0.shouldDeleteChoiceCells
        }
        #expect(SDLChoiceCell(text: "A") == SDLChoiceCell(text: "A", artwork: nil, voiceCommands: nil))
        #expect(SDLChoiceGroup(name: "G", choices: []).name == "G")
    }

    @Test func `CHS-12…22: keyboards, and the methods of the screen manager`() {
        let _: @MainActor (any SDLKeyboardDelegate) -> Void = {
            $0.userDidSubmitInput("A", withSource: .keyboard)
            $0.userDidCancelInput(withReason: .entryCancelled)
            let _: SDLKeyboardProperties? = $0.customKeyboardConfiguration()
            let _: String? = $0.updateAutocomplete(withInput: "A")
        }
        let _: Writable<SDLScreenManager, SDLKeyboardProperties> = \.keyboardConfiguration
        let _: KeyPath<SDLScreenManager, Set<SDLChoiceCell>> = \.preloadedChoices
        let handler: SDLPreloadChoiceCompletionHandler = { _ in }
        let _: @MainActor (SDLScreenManager, SDLChoiceSet, any SDLKeyboardDelegate) -> Void = { screen, set, delegate in
            screen.preloadChoices([], withCompletionHandler: handler)
            screen.preloadChoiceGroup(SDLChoiceGroup(name: "G", choices: []), withCompletionHandler: handler)
            screen.deleteChoices([])
            screen.presentSearchableChoiceSet(set, mode: .manualOnly, withKeyboardDelegate: delegate)
            screen.presentChoiceSet(set, mode: .both)
            screen.presentKeyboard(withDelegate: delegate)
        }
    }

    // MARK: Later proposals

    @Test func `FND-08: the names of the final proposal for the application and for views exist`() {
        #expect(SDLApplicationState.limited == .inactive)
        let _: KeyPath<SDLApplication, SDLApplicationState> = \.applicationState
        let _: KeyPath<SDLApplication, SDLAudioStreamingState> = \.audibleState
        let _: KeyPath<SDLApplication, SDLSystemContext> = \.systemContext
        let _: KeyPath<SDLApplication, SDLConfiguration> = \.configuration
        let _: KeyPath<SDLApplication, SDLSystemCapabilityManager> = \.systemCapabilities
        let _: KeyPath<SDLApplication, SDLFileManager> = \.fileManager
        let _: KeyPath<SDLApplication, SDLStreamingMediaManager?> = \.streamManager
        let _: KeyPath<SDLApplication, SDLPermissionManager> = \.permissionManager
        let _: KeyPath<SDLApplication, SDLManager> = \.sdlManager
        let names: [Notification.Name] = [
            .SDLApplicationDidFinishLaunching, .SDLApplicationDidConnect, .SDLApplicationDidDisconnect,
            .SDLApplicationDidBecomeActive, .SDLApplicationDidBecomeLimited, .SDLApplicationDidEnterBackground,
            .SDLApplicationDidClose, .SDLApplicationDidBecomeAudible, .SDLApplicationDidBecomeAttenuated,
            .SDLApplicationDidBecomeNotAudible, .SDLApplicationDidEnterMainContext,
            .SDLApplicationDidEnterVoiceRecognitionSession, .SDLApplicationDidEnterMenu,
            .SDLApplicationDidBecomeObscured, .SDLApplicationDidDisplayAlert,
        ]
        #expect(Set(names).count == 15)
        let _: Writable<SDLViewController, SDLTemplateColorScheme?> = \.colorScheme
        let _: Writable<SDLViewController, SDLTemplateColorScheme?> = \.nightColorScheme
        let _: Writable<SDLViewController, String?> = \.customLayout
        let _: Writable<SDLTextView, [SDLTextField]?> = \.textFields
        let _: KeyPath<SDLButtonView, SDLSoftButton?> = \.currentStateSoftButton
    }
}
