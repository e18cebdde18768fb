public import Foundation
import SDLManagers
public import SDLRPC

// Members that a later text has given another type: here they have the older one, beside the newer, and an app's own code
// says which is meant. Where it says nothing, the newer one is. docs/decisions/016-older-forms.md

/// What has members of an older type too.
@MainActor
public protocol SDLOlderForms: AnyObject {}

extension SDLViewController: SDLOlderForms {}

extension SDLOlderForms where Self: SDLViewController {
    /// The draft's `layout`, by its name alone. FND-43
    @_disfavoredOverload
    public var layout: String? {
        get { (self as SDLViewController).customLayout }
        set { (self as SDLViewController).customLayout = newValue }
    }
}

extension SDLOlderForms where Self: SDLAlertController {
    /// The draft's `buttons`, as requests have them. An image they name is one the head unit has already. FND-56
    @_disfavoredOverload
    public var buttons: [SDLSoftButton]? {
        get { (self as SDLAlertController).buttons?.compactMap(\.currentStateSoftButton) }
        set { (self as SDLAlertController).buttons = newValue?.compactMap { SDLButtonView($0) } }
    }
}

extension SDLOlderForms where Self: SDLScrollableMessageController {
    /// The draft's `buttons`, as requests have them. An image they name is one the head unit has already. FND-58
    @_disfavoredOverload
    public var buttons: [SDLSoftButton]? {
        get { (self as SDLScrollableMessageController).buttons?.compactMap(\.currentStateSoftButton) }
        set { (self as SDLScrollableMessageController).buttons = newValue?.compactMap { SDLButtonView($0) } }
    }
}

extension SDLOlderForms where Self: SDLInteractionController {
    /// The draft's block, which is told the head unit's own choice. FND-62
    @_disfavoredOverload
    public var choiceSelectedBlock: (@MainActor (SDLChoice, SDLTriggerSource) -> Void)? {
        get { draftBlock }
        set { draftBlock = newValue }
    }
}

extension SDLOlderForms where Self: SDLAudioInputController {
    /// The handler of the text, which is given `Data`. OVL-80
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
    /// Creates voice input whose handler is given `Data`. OVL-72
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

    /// Creates voice input after one of the head unit's own sounds, whose handler is given `Data`. OVL-72
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
    /// A view of a button as requests have it; nil where it shows nothing.
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

// MARK: Made first and filled later

extension SDLAlertController {
    /// Creates an alert that is filled later. FND-56
    public convenience init() { self.init(message: nil, prompt: nil, buttons: nil) }
}

extension SDLAudioInputController {
    /// Creates voice input that is filled later. FND-57
    public convenience init() { self.init(message: nil, prompt: nil) { (_: [UInt8]) in } }
}

extension SDLScrollableMessageController {
    /// Creates a message that is filled later. FND-58
    public convenience init() { self.init(message: "", duration: 0) }
}

extension SDLSliderController {
    /// Creates a slider that is filled later. FND-59
    public convenience init() { self.init(title: "", value: 0, minimumValue: 0, maximumValue: 0) }
}

extension SDLInteractionController {
    /// Creates a question that is filled later: with what is asked, and with how it is answered. FND-62
    public convenience init() {
        self.init(
            choiceSet: SDLChoiceSet(title: "", delegate: nil, choices: []), initialPrompt: nil, manualInteraction: nil,
            voiceInteraction: nil)
    }
}
