import SDLManagers
public import SDLRPC

/// Listens to the driver and hands the app what the microphone hears; its text has up to two lines. OVL-70, OVL-74
open class SDLAudioInputController: SDLOverlayController {
    /// What is said before the car listens; nil says nothing. OVL-75
    public var prompt: [SDLTTSChunk]? {
        didSet { if isFixed("prompt") { prompt = oldValue } }
    }
    /// Whether the radio is silenced meanwhile. OVL-79
    public var muteMediaSource: Bool {
        didSet { if isFixed("muteMediaSource") { muteMediaSource = oldValue } }
    }
    /// How the sound is sampled; chosen from what the head unit offers where nothing is set. Never nil: until it is chosen
    /// it is what every car has, and nil puts the choice back. OVL-76, OVL-77
    public var capabilities: SDLAudioPassThruCapabilities! {
        get { wish.capabilities }
        set { if !isFixed("capabilities") { wish = newValue.map { SoundWish($0) } ?? SoundWish() } }
    }
    var wish = SoundWish()
    /// Called with each piece of sound as it comes: raw samples, as `capabilities` has them. OVL-80
    public var audioDataHandler: @MainActor ([UInt8]) -> Void {
        didSet { if isFixed("audioDataHandler") { audioDataHandler = oldValue } }
    }

    /// Of the presentation that goes on; nil while nobody listens.
    private weak var presenter: OverlayPresenter?
    private var isObserving = false

    /// Creates voice input. A `duration` of 0 listens as long as the interface allows: 1000 seconds. OVL-72
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
        if let capabilities { wish = SoundWish(capabilities) }
    }

    /// Creates voice input after one of the head unit's own sounds. OVL-72, OVL-75
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

    /// Creates voice input after a plain text. OVL-73, ruling 19
    public convenience init(
        message: String?, promptText: String, audioDataHandler: @escaping @MainActor ([UInt8]) -> Void
    ) {
        self.init(
            message: message, prompt: [SDLTTSChunk(text: promptText, type: .text)], audioDataHandler: audioDataHandler)
    }

    /// Stops listening; the overlay then ends well. OVL-71
    public func finish() {
        guard let presenter else { return }
        self.presenter = nil
        presenter.lifecycle.send(SDLEndAudioPassThru()) { _ in }
    }

    /// Nothing that comes after the end reaches the app. OVL-82
    private func observe(_ presenter: OverlayPresenter) {
        isObserving = true
        presenter.lifecycle.notifications.observe(SDLOnAudioPassThru.self, owner: self) { [weak self] _, message in
            guard let self, self.presenter != nil else { return }
            audioDataHandler(Array(message.bulk))  // OVL-80
        }
    }

    /// Nothing else ends an audio input.
    override func cancelPresentation(with presenter: OverlayPresenter) {
        finish()
    }

    override func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        let offered = presenter.lifecycle.registration?.audioPassThruCapabilities ?? []
        let chosen = wish.chosen(from: offered)  // OVL-77, OVL-78
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
