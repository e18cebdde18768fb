import SDLManagers
public import SDLRPC

/// Records the driver's voice and passes the sound to the app. The displayed text has up to two lines. OVL-70, OVL-74
open class SDLAudioInputController: SDLOverlayController {
    /// The speech before recording starts; nil for none. OVL-75
    public var prompt: [SDLTTSChunk]? {
        didSet { if isFixed("prompt") { prompt = oldValue } }
    }
    /// Whether other audio is muted during the recording. OVL-79
    public var muteMediaSource: Bool {
        didSet { if isFixed("muteMediaSource") { muteMediaSource = oldValue } }
    }
    /// The audio format, never nil. Unless the app sets a format, the library chooses one that the head unit offers
    /// when the recording starts. Before, the value is the format that every car supports. Setting nil lets the library
    /// choose again. OVL-76, OVL-77
    public var capabilities: SDLAudioPassThruCapabilities! {
        get { requestedFormat.capabilities }
        set {
            if isFixed("capabilities") { return }
            requestedFormat = newValue.map { RequestedAudioFormat($0) } ?? RequestedAudioFormat()
        }
    }
    var requestedFormat = RequestedAudioFormat()
    /// Called with each piece of recorded sound: raw samples in the format of `capabilities`. OVL-80
    public var audioDataHandler: @MainActor ([UInt8]) -> Void {
        didSet { if isFixed("audioDataHandler") { audioDataHandler = oldValue } }
    }

    /// The presenter of the recording in progress; nil at other times.
    private weak var presenter: OverlayPresenter?
    private var isObserving = false

    /// Creates voice input. With a `duration` of 0, the recording lasts as long as the RPC allows, which is 1000
    /// seconds. OVL-72
    public init(
        message: String?, prompt: [SDLTTSChunk]?, muteMediaSource: Bool = true,
        capabilities: SDLAudioPassThruCapabilities? = nil, duration: Double = 0,
        audioDataHandler: @escaping @MainActor ([UInt8]) -> Void
    ) {
        self.prompt = prompt
        self.muteMediaSource = muteMediaSource
        self.audioDataHandler = audioDataHandler
        super.init(duration: duration)
        text = message
        if let capabilities { requestedFormat = RequestedAudioFormat(capabilities) }
    }

    /// Creates voice input with a prerecorded prompt of the head unit. OVL-72, OVL-75
    public convenience init(
        message: String?, speech: SDLPrerecordedSpeech?, muteMediaSource: Bool = true,
        capabilities: SDLAudioPassThruCapabilities? = nil, duration: Double = 0,
        audioDataHandler: @escaping @MainActor ([UInt8]) -> Void
    ) {
        self.init(
            message: message, prompt: speech.map { [SDLTTSChunk(text: $0.rawValue, type: .preRecorded)] },
            muteMediaSource: muteMediaSource, capabilities: capabilities, duration: duration,
            audioDataHandler: audioDataHandler)
    }

    /// Creates voice input with a prompt that is spoken from a text. OVL-73, ruling 19
    public convenience init(
        message: String?, promptText: String, audioDataHandler: @escaping @MainActor ([UInt8]) -> Void
    ) {
        self.init(
            message: message, prompt: [SDLTTSChunk(text: promptText, type: .text)], audioDataHandler: audioDataHandler)
    }

    /// Stops recording. The overlay then ends with success. OVL-71
    public func finish() {
        guard let presenter else { return }
        self.presenter = nil
        presenter.lifecycle.send(SDLEndAudioPassThru()) { _ in }
    }

    /// Observes the recorded sound. Sound that arrives after the end of the recording is ignored. OVL-82
    private func observe(_ presenter: OverlayPresenter) {
        isObserving = true
        presenter.lifecycle.notifications.observe(SDLOnAudioPassThru.self, owner: self) { [weak self] _, message in
            guard let self, self.presenter != nil else { return }
            audioDataHandler(Array(message.bulk))  // OVL-80
        }
    }

    /// Finishes the recording, because the RPC has no request to cancel audio input.
    override func cancelPresentation(with presenter: OverlayPresenter) {
        finish()
    }

    override func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        let offered = presenter.lifecycle.registration?.audioPassThruCapabilities ?? []
        let chosen = requestedFormat.chosen(from: offered)  // OVL-77, OVL-78
        answer { capabilities = chosen }  // OVL-70, OVL-77
        self.presenter = presenter  // OVL-71, OVL-80
        let lines =
            message.map {
                OverlayText.lines(of: $0, limit: 2, diagnose: presenter.lifecycle.diagnose)  // OVL-74
            } ?? []
        if !isObserving { observe(presenter) }  // OVL-82
        let request = SDLPerformAudioPassThru(
            initialPrompt: prompt,  // OVL-70, OVL-75
            audioPassThruDisplayText1: lines.line(0), audioPassThruDisplayText2: lines.line(1),  // OVL-74
            samplingRate: chosen.samplingRate,
            maxDuration: OverlayDuration.audioInput.milliseconds(for: duration)
                ?? OverlayDuration.audioInput.range.upperBound,  // OVL-81
            bitsPerSample: chosen.bitsPerSample, audioType: chosen.audioType,
            muteAudio: muteMediaSource)  // OVL-79
        presenter.send(request, for: self) { [weak self] end in
            self?.presenter = nil  // OVL-82
            completion(end)  // OVL-09
        }
    }
}
