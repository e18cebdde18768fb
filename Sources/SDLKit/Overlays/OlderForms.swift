public import Foundation
import SDLManagers
public import SDLRPC

// A later proposal has changed the types of some members. Both forms of such a member exist. The type that the app's
// code expects selects the form. If the code does not determine the type, the newer form is used.
// docs/decisions/016-older-forms.md

/// A class for which this file declares some members again, with the types that an earlier text of a proposal had.
/// Declaring them in an extension of this empty protocol makes two members with the same name possible.
@MainActor
public protocol SDLOlderForms: AnyObject {}

extension SDLViewController: SDLOlderForms {}

extension SDLOlderForms where Self: SDLViewController {
    /// The layout's name as a string, as in the draft of proposal SDL-0156. FND-43
    @_disfavoredOverload
    public var layout: String? {
        get { (self as SDLViewController).customLayout }
        set { (self as SDLViewController).customLayout = newValue }
    }
}

extension SDLOlderForms where Self: SDLAlertController {
    /// The buttons of the `Alert` request, as in the draft of proposal SDL-0156. Each image is the name of a file on
    /// the head unit. FND-56
    @_disfavoredOverload
    public var buttons: [SDLSoftButton]? {
        get { (self as SDLAlertController).buttons?.compactMap(\.currentStateSoftButton) }
        set { (self as SDLAlertController).buttons = newValue?.compactMap { SDLButtonView($0) } }
    }
}

extension SDLOlderForms where Self: SDLScrollableMessageController {
    /// The buttons of the `ScrollableMessage` request, as in the draft of proposal SDL-0156. Each image is the name of
    /// a file on the head unit. FND-58
    @_disfavoredOverload
    public var buttons: [SDLSoftButton]? {
        get { (self as SDLScrollableMessageController).buttons?.compactMap(\.currentStateSoftButton) }
        set { (self as SDLScrollableMessageController).buttons = newValue?.compactMap { SDLButtonView($0) } }
    }
}

extension SDLOlderForms where Self: SDLInteractionController {
    /// Called when the driver has chosen an answer. The parameter is the choice in the form that was sent to the head
    /// unit, as in the draft of proposal SDL-0156. FND-62
    @_disfavoredOverload
    public var choiceSelectedBlock: (@MainActor (SDLChoice, SDLTriggerSource) -> Void)? {
        get { draftBlock }
        set { draftBlock = newValue }
    }
}

extension SDLOlderForms where Self: SDLAudioInputController {
    /// Called with each piece of recorded sound as `Data`, the type in proposal SDL-0201. OVL-80
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
    /// Creates audio input with a handler that receives the sound as `Data`. OVL-72
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

    /// Creates audio input with a prerecorded prompt from the head unit. The handler receives the sound as `Data`.
    /// OVL-72
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
    /// Creates a button view from the button of a request. Returns nil if the button has neither text nor image.
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
    /// Creates an empty alert. Set the properties before you present the alert. FND-56
    public convenience init() { self.init(message: nil, prompt: nil, buttons: nil) }
}

extension SDLAudioInputController {
    /// Creates empty audio input. Set the properties before you present the audio input. FND-57
    public convenience init() { self.init(message: nil, prompt: nil) { (_: [UInt8]) in } }
}

extension SDLScrollableMessageController {
    /// Creates an empty message. Set the properties before you present the message. FND-58
    public convenience init() { self.init(message: "", duration: 0) }
}

extension SDLSliderController {
    /// Creates an empty slider. Set the properties before you present the slider. FND-59
    public convenience init() { self.init(title: "", value: 0, minimumValue: 0, maximumValue: 0) }
}

extension SDLInteractionController {
    /// Creates an empty question. Set the properties before you present the question. FND-62
    public convenience init() {
        self.init(
            choiceSet: SDLChoiceSet(title: "", delegate: nil, choices: []), initialPrompt: nil, manualInteraction: nil,
            voiceInteraction: nil)
    }
}
