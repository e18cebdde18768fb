import SDLRPC

/// A long text the driver scrolls through, with up to eight buttons. OVL-90
open class SDLScrollableMessageController: SDLOverlayController {
    /// The text, line ends and all; never nil. OVL-92
    public override var message: String! {
        get { text ?? "" }
        set { super.message = newValue }
    }
    /// Up to eight buttons; without any the head unit shows its own to close. OVL-93
    public var buttons: [SDLButtonView]? {
        didSet { if isFixed("buttons") { buttons = oldValue } }
    }

    private static let buttonLimit = 8

    /// Creates a message of 1 to 500 characters, shown for `duration` seconds. OVL-91
    public init(message: String, buttons: [SDLButtonView]? = nil, duration: Double) {
        self.buttons = buttons
        super.init(duration: duration)
        text = message
    }

    override var cancellableFunction: SDLFunctionID? { .scrollableMessage }

    override func startPresentation(with presenter: OverlayPresenter, completion: @escaping (OverlayEnd) -> Void) {
        let message = text ?? ""
        // OVL-92
        guard (1...500).contains(message.unicodeScalars.count) else {
            let why = "A scrollable message has 1 to 500 characters, not \(message.unicodeScalars.count)."
            return completion(
                .failed(.nothingToShow(rule: "OVL-92", why, fix: "Say it in 500 characters, and in one at least.")))
        }
        cancelID = presenter.nextCancelID()
        let current = turn
        presenter.claim(buttons, limit: Self.buttonLimit, for: self) { [weak self] block, softButtons in
            guard let self, current === turn else { return presenter.release(block) }
            let request = SDLScrollableMessage(
                scrollableMessageBody: message,  // OVL-90, OVL-92
                timeout: OverlayDuration.scrollableMessage.milliseconds(for: duration),  // FND-54
                softButtons: softButtons,  // OVL-93
                cancelID: cancelID)
            presenter.send(request, for: self) { end in
                presenter.release(block)
                completion(end)
            }
        }
    }
}
