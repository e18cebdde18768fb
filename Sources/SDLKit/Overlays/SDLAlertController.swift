public import SDLRPC

/// A message with up to three lines and four buttons, for urgent information. OVL-60, OVL-62
open class SDLAlertController: SDLOverlayController {
    /// The speech that is played when the alert appears; nil for no speech. OVL-63
    public var prompt: [SDLTTSChunk]? {
        didSet { if isFixed("prompt") { prompt = oldValue } }
    }
    /// The buttons of the alert, at most four; nil for no buttons. OVL-64
    public var buttons: [SDLButtonView]? {
        didSet { if isFixed("buttons") { buttons = oldValue } }
    }
    /// Whether a tone is played before the prompt. OVL-65
    public var shouldPlayTone: Bool {
        didSet { if isFixed("shouldPlayTone") { shouldPlayTone = oldValue } }
    }
    /// Whether the head unit shows a progress indicator. OVL-66
    public var shouldShowProgressIndicator: Bool {
        didSet { if isFixed("shouldShowProgressIndicator") { shouldShowProgressIndicator = oldValue } }
    }

    private static let buttonLimit = 4

    /// Creates an alert with text and without speech. OVL-61
    public convenience init(message: String, buttons: [SDLButtonView]?) {
        self.init(message: message, prompt: nil, buttons: buttons)
    }

    /// Creates an alert with speech only. OVL-61
    public convenience init(prompt: [SDLTTSChunk], buttons: [SDLButtonView]?) {
        self.init(message: nil, prompt: prompt, buttons: buttons)
    }

    /// Creates an alert with text, speech, or both. With a `duration` of 0, the head unit selects the duration. OVL-61
    public init(
        message: String?, prompt: [SDLTTSChunk]?, buttons: [SDLButtonView]?, shouldPlayTone: Bool = false,
        shouldShowProgressIndicator: Bool = false, duration: Double = 0
    ) {
        self.prompt = prompt
        self.buttons = buttons
        self.shouldPlayTone = shouldPlayTone
        self.shouldShowProgressIndicator = shouldShowProgressIndicator
        super.init(duration: duration)
        text = message
    }

    override var cancellableFunction: SDLFunctionID? { .alert }

    override func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        let lines =
            message.map {
                OverlayText.lines(of: $0, limit: presenter.alertLines, diagnose: presenter.lifecycle.diagnose)
            } ?? []
        // OVL-67
        guard lines.prefix(2).contains(where: { !$0.isEmpty }) || prompt?.isEmpty == false else {
            return completion(
                .failed(
                    .nothingToShow(
                        rule: "OVL-67", "The first two lines and the prompt are empty.",
                        fix: "Set a message or a prompt.")))
        }
        cancelID = presenter.nextCancelID()
        let current = turn
        presenter.claim(buttons, limit: Self.buttonLimit, for: self) { [weak self] block, softButtons in
            guard let self, current === turn else { return presenter.release(block) }
            let request = SDLAlert(
                alertText1: lines.line(0), alertText2: lines.line(1), alertText3: lines.line(2),  // OVL-60, OVL-62
                ttsChunks: prompt,  // OVL-63
                duration: OverlayDuration.alert.milliseconds(for: duration),  // FND-54
                playTone: shouldPlayTone ? true : nil,  // OVL-65
                progressIndicator: shouldShowProgressIndicator ? true : nil,  // OVL-66
                softButtons: softButtons,  // OVL-64
                cancelID: cancelID)
            presenter.send(request, for: self) { end in
                presenter.release(block)
                completion(end)
            }
        }
    }
}
