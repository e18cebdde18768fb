public import SDLRPC
public import SDLManagers

// Names in the draft and its diagrams that the later proposal replaced. Rulings 3, 8, 9, 10, 58

/// The diagram's name of `SDLScrollableMessageController`. FND-58
public typealias SDLMessageController = SDLScrollableMessageController

/// The draft's name of the handler of recorded sound. FND-57
public typealias SDLOnAudioDataBlock = @MainActor (_ audioData: [UInt8]) -> Void

/// The draft's name of `SDLSoftButtonObject`. Ruling 43
public typealias SDLSoftButtonWrapper = SDLSoftButtonObject

extension SDLAlertController {
    /// The draft's name of `prompt`. FND-56
    public var initialPrompt: [SDLTTSChunk]? {
        get { prompt }
        set { prompt = newValue }
    }
    /// The diagram's name of `prompt`. FND-56
    public var speech: [SDLTTSChunk]? {
        get { prompt }
        set { prompt = newValue }
    }
    /// The draft's name of `shouldShowProgressIndicator`. FND-56
    public var progressIndicator: Bool {
        get { shouldShowProgressIndicator }
        set { shouldShowProgressIndicator = newValue }
    }

    /// Creates an alert with the draft's buttons. Ruling 9
    public convenience init(message: String?, prompt: [SDLTTSChunk]? = nil, softButtons: [SDLSoftButtonObject]) {
        self.init(message: message, prompt: prompt, buttons: softButtons.map { SDLButtonView(button: $0) })
    }
}

extension SDLAudioInputController {
    /// The draft's name of `prompt`. FND-57
    public var initialPrompt: [SDLTTSChunk]? {
        get { prompt }
        set { prompt = newValue }
    }
    /// The sampling rate. Never nil; setting nil lets the library choose from the head unit's offers. FND-57
    public var samplingRate: SDLSamplingRate! {
        get { capabilities.samplingRate }
        set { if !isFixed("samplingRate") { requestedFormat.samplingRate = newValue } }
    }
    /// The number of bits per sample. Never nil; setting nil lets the library choose. FND-57
    public var bitsPerSample: SDLBitsPerSample! {
        get { capabilities.bitsPerSample }
        set { if !isFixed("bitsPerSample") { requestedFormat.bitsPerSample = newValue } }
    }
    /// The encoding of the samples. Never nil; setting nil lets the library choose. FND-57
    public var audioType: SDLAudioType! {
        get { capabilities.audioType }
        set { if !isFixed("audioType") { requestedFormat.audioType = newValue } }
    }
    /// The draft's name of `audioDataHandler`. FND-57
    public var onAudioDataBlock: SDLOnAudioDataBlock {
        get { audioDataHandler }
        set { audioDataHandler = newValue }
    }

    /// The draft's name of `finish`. Ruling 3
    public func dismiss() { finish() }
}

extension SDLScrollableMessageController {
    /// Creates a message with the draft's buttons. FND-58
    public convenience init(message: String, softButtons: [SDLSoftButtonObject], duration: Double) {
        self.init(message: message, buttons: softButtons.map { SDLButtonView(button: $0) }, duration: duration)
    }
}

extension SDLValuePickerController {
    /// The draft's spelling of `valueLabels`. Ruling 58
    @available(*, deprecated, renamed: "valueLabels")
    public var valueLables: [String] { valueLabels }
}

extension SDLSliderController {
    /// The draft's spelling of `valueLabels`. FND-59, ruling 58
    @available(*, deprecated, renamed: "valueLabels")
    public var valueLables: [String]? {
        get { valueLabels }
        set { valueLabels = newValue }
    }
}
