public import Foundation
import SDLManagers
public import SDLRPC

// The older types of members whose type a later proposal changed. They exist beside the newer ones; the type that the
// app's code expects selects one. Without such a type, the newer one is used. docs/decisions/016-older-forms.md

/// A class that also has members with the older types.
@MainActor
public protocol SDLOlderForms: AnyObject {}

extension SDLViewController: SDLOlderForms {}

extension SDLOlderForms where Self: SDLViewController {
    /// The draft's `layout`: the name as a string. FND-43
    @_disfavoredOverload
    public var layout: String? {
        get { (self as SDLViewController).customLayout }
        set { (self as SDLViewController).customLayout = newValue }
    }
}

extension SDLOlderForms where Self: SDLAlertController {
    /// The draft's `buttons`, as in requests. Images are names of files on the head unit. FND-56
    @_disfavoredOverload
    public var buttons: [SDLSoftButton]? {
        get { (self as SDLAlertController).buttons?.compactMap(\.currentStateSoftButton) }
        set { (self as SDLAlertController).buttons = newValue?.compactMap { SDLButtonView($0) } }
    }
}

extension SDLOlderForms where Self: SDLScrollableMessageController {
    /// The draft's `buttons`, as in requests. Images are names of files on the head unit. FND-58
    @_disfavoredOverload
    public var buttons: [SDLSoftButton]? {
        get { (self as SDLScrollableMessageController).buttons?.compactMap(\.currentStateSoftButton) }
        set { (self as SDLScrollableMessageController).buttons = newValue?.compactMap { SDLButtonView($0) } }
    }
}

extension SDLOlderForms where Self: SDLInteractionController {
    /// The draft's block, which receives the choice as the head unit knows it. FND-62
    @_disfavoredOverload
    public var choiceSelectedBlock: (@MainActor (SDLChoice, SDLTriggerSource) -> Void)? {
        get { draftBlock }
        set { draftBlock = newValue }
    }
}

extension SDLOlderForms where Self: SDLAudioInputController {
    /// The proposal's handler, which receives `Data`. OVL-80
    @_disfavoredOverload
    public var audioDataHandler: @MainActor (Data) -> Void {
        get {
            let handler = (self as SDLAudioInputController).audioDataHandler as @MainActor ([UInt8]) -> Void
            return { handler([UInt8]($0)) }
        }
        set { (self as SDLAudioInputController).audioDataHandler = { (sound: [UInt8]) in newValue(Data(sound)) } }
    }
}

extension SDLAudioInputController {
    /// Creates voice input whose handler receives `Data`. OVL-72
    @_disfavoredOverload
    public convenience init(
        message: String?, prompt: [SDLTTSChunk]?, muteMediaSource: Bool = true,
        capabilities: SDLAudioPassThruCapabilities? = nil, duration: Double = 0,
        audioDataHandler: @escaping @MainActor (Data) -> Void
    ) {
        self.init(
            message: message, prompt: prompt, muteMediaSource: muteMediaSource, capabilities: capabilities,
            duration: duration, audioDataHandler: { (sound: [UInt8]) in audioDataHandler(Data(sound)) })
    }

    /// Creates voice input after a prerecorded prompt of the head unit. The handler receives `Data`. OVL-72
    @_disfavoredOverload
    public convenience init(
        message: String?, speech: SDLPrerecordedSpeech?, muteMediaSource: Bool = true,
        capabilities: SDLAudioPassThruCapabilities? = nil, duration: Double = 0,
        audioDataHandler: @escaping @MainActor (Data) -> Void
    ) {
        self.init(
            message: message, speech: speech, muteMediaSource: muteMediaSource, capabilities: capabilities,
            duration: duration, audioDataHandler: { (sound: [UInt8]) in audioDataHandler(Data(sound)) })
    }
}

extension SDLButtonView {
    /// Creates a view from a button of a request; nil when the button shows nothing.
    fileprivate convenience init?(_ button: SDLSoftButton) {
        let artwork = button.image.map {
            $0.imageType == .static ? SDLArtwork(staticIcon: $0.value) : SDLArtwork(data: [], name: $0.value)
        }
        guard
            let state = SDLSoftButtonState(
                name: button.text ?? button.image?.value ?? "", text: button.text, artwork: artwork,
                isHighlighted: button.isHighlightedOrDefault, systemAction: button.systemActionOrDefault)
        else { return nil }
        self.init(name: state.name, state: state)
    }
}

// MARK: Empty initialisers

extension SDLAlertController {
    /// Creates an empty alert; set its properties before you present it. FND-56
    public convenience init() { self.init(message: nil, prompt: nil, buttons: nil) }
}

extension SDLAudioInputController {
    /// Creates empty voice input; set its properties before you present it. FND-57
    public convenience init() { self.init(message: nil, prompt: nil) { (_: [UInt8]) in } }
}

extension SDLScrollableMessageController {
    /// Creates an empty message; set its properties before you present it. FND-58
    public convenience init() { self.init(message: "", duration: 0) }
}

extension SDLSliderController {
    /// Creates an empty slider; set its properties before you present it. FND-59
    public convenience init() { self.init(title: "", value: 0, minimumValue: 0, maximumValue: 0) }
}

extension SDLInteractionController {
    /// Creates an empty question; set its properties before you present it. FND-62
    public convenience init() {
        self.init(
            choiceSet: SDLChoiceSet(title: "", delegate: nil, choices: []), initialPrompt: nil, manualInteraction: nil,
            voiceInteraction: nil)
    }
}
