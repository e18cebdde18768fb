public import SDLManagers
public import SDLRPC

/// A button of the main screen, or of an overlay. FND-71
///
/// The button's states and handler are those of the wrapped `SDLSoftButtonObject`. Ruling 43
open class SDLButtonView: SDLView {
    /// The wrapped button.
    public var button: SDLSoftButtonObject? {
        didSet {
            guard button !== oldValue else { return }
            adopt(button, insteadOf: oldValue)
            setNeedsDisplay()
        }
    }

    /// Creates a view around a button.
    public init(button: SDLSoftButtonObject? = nil) {
        self.button = button
        super.init()
        adopt(button, insteadOf: nil)
    }

    /// Creates a view around a button with several looks; nil when the initial one is unknown or two have one name.
    public convenience init?(
        name: String, states: [SDLSoftButtonState], initialStateName: String,
        handler: SDLSoftButtonObject.EventHandler? = nil
    ) {
        guard
            let button = SDLSoftButtonObject(
                name: name, states: states, initialStateName: initialStateName, handler: handler)
        else { return nil }
        self.init(button: button)
    }

    /// Creates a view around a button with one look.
    public convenience init(
        name: String, state: SDLSoftButtonState, handler: SDLSoftButtonObject.EventHandler? = nil
    ) {
        self.init(button: SDLSoftButtonObject(name: name, state: state, handler: handler))
    }

    /// Creates a view around a button with one look; nil when it has neither text nor image.
    public convenience init?(
        name: String, text: String?, artwork: SDLArtwork? = nil, handler: SDLSoftButtonObject.EventHandler? = nil
    ) {
        guard let button = SDLSoftButtonObject(name: name, text: text, artwork: artwork, handler: handler) else {
            return nil
        }
        self.init(button: button)
    }

    private func adopt(_ button: SDLSoftButtonObject?, insteadOf old: SDLSoftButtonObject?) {
        old?.removeObserver(self)
        button?.addObserver(self) { [weak self] in self?.setNeedsDisplay() }
    }

    override var kind: Kind? { .button }
    override func fill(_ layer: inout ScreenLayer, isOpaque: Bool) {
        layer.buttons.join(isOpaque: isOpaque)
        if let button { layer.buttons.elements.append(button) }
    }
}

// The wrapped button's own, at hand. Ruling 43
extension SDLButtonView {
    /// The wrapped button's name; nil without a button.
    public var name: String? { button?.name }
    /// All looks of the wrapped button; none without a button.
    public var states: [SDLSoftButtonState] { button?.states ?? [] }
    /// The look in which the wrapped button is shown.
    public var currentState: SDLSoftButtonState? { button?.currentState }
    /// That look as a request's parameter.
    public var currentStateSoftButton: SDLSoftButton? { button?.currentStateSoftButton }
    /// Called at every event and press of the button.
    public var eventHandler: SDLSoftButtonObject.EventHandler? {
        get { button?.eventHandler }
        set { button?.eventHandler = newValue }
    }

    /// Switches to another look; false when there is none of that name, or only one at all.
    @discardableResult
    public func transitionToState(named name: String) -> Bool { button?.transitionToState(named: name) ?? false }

    /// Switches to the next look, from the last to the first.
    public func transitionToNextState() { button?.transitionToNextState() }

    /// The wrapped button's state with this name; nil where it has none.
    public func state(named name: String) -> SDLSoftButtonState? { button?.state(named: name) }
}
