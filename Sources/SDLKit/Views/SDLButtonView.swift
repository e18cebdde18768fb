public import SDLManagers
public import SDLRPC

/// A button of the main screen or of an overlay. FND-71
///
/// The button's states and handler are stored in the `SDLSoftButtonObject` that `button` returns. Ruling 43
open class SDLButtonView: SDLView {
    /// The button that this view shows; nil for no button.
    public var button: SDLSoftButtonObject? {
        didSet {
            guard button !== oldValue else { return }
            adopt(button, insteadOf: oldValue)
            setNeedsDisplay()
        }
    }

    /// Creates a view that shows `button`.
    public init(button: SDLSoftButtonObject? = nil) {
        self.button = button
        super.init()
        adopt(button, insteadOf: nil)
    }

    /// Creates a view of a button with several states. Returns nil if no state has the initial state's name, or if two
    /// states have the same name.
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

    /// Creates a view of a button with one state.
    public convenience init(
        name: String, state: SDLSoftButtonState, handler: SDLSoftButtonObject.EventHandler? = nil
    ) {
        self.init(button: SDLSoftButtonObject(name: name, state: state, handler: handler))
    }

    /// Creates a view of a button with one state. Returns nil if the button has neither text nor image.
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

// Members that forward to the wrapped button. Ruling 43
extension SDLButtonView {
    /// The name of the button; nil if `button` is nil.
    public var name: String? { button?.name }
    /// The states of the button; empty if `button` is nil.
    public var states: [SDLSoftButtonState] { button?.states ?? [] }
    /// The current state of the button; nil if `button` is nil.
    public var currentState: SDLSoftButtonState? { button?.currentState }
    /// The current state of the button, as the parameter of a request; nil if `button` is nil.
    public var currentStateSoftButton: SDLSoftButton? { button?.currentStateSoftButton }
    /// Called for every event and press of the button.
    public var eventHandler: SDLSoftButtonObject.EventHandler? {
        get { button?.eventHandler }
        set { button?.eventHandler = newValue }
    }

    /// Switches to the state with `name`. Returns false if no state has this name or the button has only one state.
    @discardableResult
    public func transitionToState(named name: String) -> Bool { button?.transitionToState(named: name) ?? false }

    /// Switches the button to the next state. From the last state, switches to the first state.
    public func transitionToNextState() { button?.transitionToNextState() }

    /// Returns the state with `name`; nil if no state has this name.
    public func state(named name: String) -> SDLSoftButtonState? { button?.state(named: name) }
}
