import SDLRPC

/// A long text that the driver can scroll, with up to eight buttons. OVL-90
open class SDLScrollableMessageController: SDLOverlayController {
    /// The text of the message, which may contain line breaks. The value is never nil. OVL-92
    public override var message: String! {
        get { text ?? "" }
        set { super.message = newValue }
    }
    /// The buttons of the message, at most eight. If there are no buttons, the head unit shows a Close button. OVL-93
    public var buttons: [SDLButtonView]? {
        didSet { if isFixed("buttons") { buttons = oldValue } }
    }

    private static let buttonLimit = 8

    /// Creates a message of 1 to 500 characters. With a `duration` of 0, the head unit selects the duration. OVL-91
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
            let why = "The message has \(message.unicodeScalars.count) characters; 1 to 500 characters are allowed."
            return completion(
                .failed(.nothingToShow(rule: "OVL-92", why, fix: "Set a message of 1 to 500 characters.")))
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
