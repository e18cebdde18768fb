public import SDLRPC
public import SDLManagers

// Names from the draft of SDL-0156 and from the diagrams of the draft. A later proposal has replaced these names.
// Rulings 3, 8, 9, 10, 58

/// The name of `SDLScrollableMessageController` in the class diagram of proposal SDL-0156. FND-58
public typealias SDLMessageController = SDLScrollableMessageController

/// The name that the draft of proposal SDL-0156 gives to the handler of recorded sound. FND-57
public typealias SDLOnAudioDataBlock = @MainActor (_ audioData: [UInt8]) -> Void

/// The name of `SDLSoftButtonObject` in the draft of proposal SDL-0156. Ruling 43
public typealias SDLSoftButtonWrapper = SDLSoftButtonObject

extension SDLAlertController {
    /// The name of `prompt` in the draft of proposal SDL-0156. FND-56
    public var initialPrompt: [SDLTTSChunk]? {
        get { prompt }
        set { prompt = newValue }
    }
    /// The name of `prompt` in the class diagram of proposal SDL-0156. FND-56
    public var speech: [SDLTTSChunk]? {
        get { prompt }
        set { prompt = newValue }
    }
    /// The name of `shouldShowProgressIndicator` in the draft of proposal SDL-0156. FND-56
    public var progressIndicator: Bool {
        get { shouldShowProgressIndicator }
        set { shouldShowProgressIndicator = newValue }
    }

    /// Creates an alert with soft buttons, as the initialiser in the draft of proposal SDL-0156 does. Ruling 9
    public convenience init(message: String?, prompt: [SDLTTSChunk]? = nil, softButtons: [SDLSoftButtonObject]) {
        self.init(message: message, prompt: prompt, buttons: softButtons.map { SDLButtonView(button: $0) })
    }
}

extension SDLAudioInputController {
    /// The name of `prompt` in the draft of proposal SDL-0156. FND-57
    public var initialPrompt: [SDLTTSChunk]? {
        get { prompt }
        set { prompt = newValue }
    }
    /// The sampling rate of the recording, never nil. If the app sets nil, the library selects a rate that the head
    /// unit supports. FND-57
    public var samplingRate: SDLSamplingRate! {
        get { capabilities.samplingRate }
        set { if !isFixed("samplingRate") { requestedFormat.samplingRate = newValue } }
    }
    /// The number of bits per sample, never nil. If the app sets nil, the library selects a number that the head unit
    /// supports. FND-57
    public var bitsPerSample: SDLBitsPerSample! {
        get { capabilities.bitsPerSample }
        set { if !isFixed("bitsPerSample") { requestedFormat.bitsPerSample = newValue } }
    }
    /// The encoding of the recorded samples, never nil. If the app sets nil, the library selects an encoding that the
    /// head unit supports. FND-57
    public var audioType: SDLAudioType! {
        get { capabilities.audioType }
        set { if !isFixed("audioType") { requestedFormat.audioType = newValue } }
    }
    /// The name of `audioDataHandler` in the draft of proposal SDL-0156. FND-57
    public var onAudioDataBlock: SDLOnAudioDataBlock {
        get { audioDataHandler }
        set { audioDataHandler = newValue }
    }

    /// Ends the recording successfully. `dismiss` is the name of `finish` in the draft of proposal SDL-0156. Ruling 3
    public func dismiss() { finish() }
}

extension SDLScrollableMessageController {
    /// Creates a message with soft buttons, as the initialiser in the draft of proposal SDL-0156 does. FND-58
    public convenience init(message: String, softButtons: [SDLSoftButtonObject], duration: Double) {
        self.init(message: message, buttons: softButtons.map { SDLButtonView(button: $0) }, duration: duration)
    }
}

extension SDLValuePickerController {
    /// The spelling of `valueLabels` in the draft of proposal SDL-0156. Ruling 58
    @available(*, deprecated, renamed: "valueLabels")
    public var valueLables: [String] { valueLabels }
}

extension SDLSliderController {
    /// The spelling of `valueLabels` in the draft of proposal SDL-0156. FND-59, ruling 58
    @available(*, deprecated, renamed: "valueLabels")
    public var valueLables: [String]? {
        get { valueLabels }
        set { valueLabels = newValue }
    }
}
