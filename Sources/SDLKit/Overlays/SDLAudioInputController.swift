import SDLManagers
public import SDLRPC

/// An overlay that records the driver's voice for the app. The displayed text has up to two lines. OVL-70, OVL-74
open class SDLAudioInputController: SDLOverlayController {
    /// The speech that is played before the recording starts; nil for no speech. OVL-75
    public var prompt: [SDLTTSChunk]? {
        didSet { if isFixed("prompt") { prompt = oldValue } }
    }
    /// Whether other audio is muted during the recording. OVL-79
    public var muteMediaSource: Bool {
        didSet { if isFixed("muteMediaSource") { muteMediaSource = oldValue } }
    }
    /// The format of the recorded sound. The value is never nil. If the app sets no format or sets nil, the library
    /// selects one of the head unit's formats when the recording starts. Until then, the value is the format that every
    /// car supports. OVL-76, OVL-77
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

    /// Creates audio input. With a `duration` of 0, the recording lasts at most 1000 seconds. OVL-72
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

    /// Creates audio input with a prerecorded prompt from the head unit. OVL-72, OVL-75
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

    /// Creates audio input with a text that the head unit speaks as the prompt. OVL-73, ruling 19
    public convenience init(
        message: String?, promptText: String, audioDataHandler: @escaping @MainActor ([UInt8]) -> Void
    ) {
        self.init(
            message: message, prompt: [SDLTTSChunk(text: promptText, type: .text)], audioDataHandler: audioDataHandler)
    }

    /// Stops recording. The overlay ends with the result SUCCESS. OVL-71
    public func finish() {
        guard let presenter else { return }
        self.presenter = nil
        presenter.lifecycle.send(SDLEndAudioPassThru()) { _ in }
    }

    /// Starts to pass recorded sound to the app. Sound that arrives after the end of the recording is ignored. OVL-82
    private func observe(_ presenter: OverlayPresenter) {
        isObserving = true
        presenter.lifecycle.notifications.observe(SDLOnAudioPassThru.self, owner: self) { [weak self] _, message in
            guard let self, self.presenter != nil else { return }
            audioDataHandler(Array(message.bulk))  // OVL-80
        }
    }

    /// Ends the recording with `finish()`, because `CancelInteraction` cannot cancel audio input.
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
