public import SDLRPC

/// A soft button with an event handler and one or more states.
@MainActor
public final class SDLSoftButtonObject {
    /// Called with a press or an event of the button. Exactly one of the two arguments is nil.
    public typealias EventHandler = @MainActor (_ press: SDLOnButtonPress?, _ event: SDLOnButtonEvent?) -> Void

    /// The button's name for the app and the inspector. The driver sees the name only if the button has no text and its
    /// image could not be uploaded.
    public let name: String
    /// The states of the button, in the order of `transitionToNextState`.
    public let states: [SDLSoftButtonState]
    /// The state that the button currently shows.
    public private(set) var currentState: SDLSoftButtonState
    /// Called when the driver presses the button, and when the button goes down or up.
    public var eventHandler: EventHandler?

    private var observers: [ObjectIdentifier: () -> Void] = [:]

    /// Creates a button. Returns nil if no state is named `initialStateName` or if two states have the same name.
    public init?(
        name: String, states: [SDLSoftButtonState], initialStateName: String, handler: EventHandler? = nil
    ) {
        guard let initial = states.first(where: { $0.name == initialStateName }),
            Set(states.map(\.name)).count == states.count
        else { return nil }
        self.name = name
        self.states = states
        currentState = initial
        eventHandler = handler
    }

    /// Creates a button with one state.
    public init(name: String, state: SDLSoftButtonState, handler: EventHandler? = nil) {
        self.name = name
        states = [state]
        currentState = state
        eventHandler = handler
    }

    /// Creates a button with one state. Returns nil if `text` is nil or empty and `artwork` is nil.
    public convenience init?(
        name: String, text: String?, artwork: SDLArtwork? = nil, handler: EventHandler? = nil
    ) {
        guard let state = SDLSoftButtonState(name: name, text: text, artwork: artwork) else { return nil }
        self.init(name: name, state: state, handler: handler)
    }

    /// Switches to the state `name`. Returns false if no state has this name, or if the button has only one state.
    @discardableResult
    public func transitionToState(named name: String) -> Bool {
        guard states.count > 1, let state = states.first(where: { $0.name == name }) else { return false }
        guard state != currentState else { return true }
        currentState = state
        for observer in observers.values { observer() }
        return true
    }

    /// Switches to the next state. From the last state, switches to the first state.
    public func transitionToNextState() {
        guard let index = states.firstIndex(of: currentState) else { return }
        transitionToState(named: states[(index + 1) % states.count].name)
    }

    /// The current state as a request parameter. Ruling 43
    public var currentStateSoftButton: SDLSoftButton { softButton(image: currentState.artwork?.image, id: 0) }

    /// Returns the current state as a request parameter with the id `id` and the image `image`.
    func softButton(image: SDLImage?, id: Int) -> SDLSoftButton {
        let text = currentState.hasNoText ? nil : currentState.text
        return SDLSoftButton(
            type: image == nil ? .text : (text == nil ? .image : .both),
            // If the upload of the only image failed, the button shows its name.
            text: text ?? (image == nil ? name : nil), image: image,
            isHighlighted: currentState.isHighlighted ? true : nil, softButtonID: id,
            systemAction: currentState.systemAction == .defaultAction ? nil : currentState.systemAction)
    }

    /// Returns the state with this name; nil if no state has this name.
    public func state(named name: String) -> SDLSoftButtonState? {
        states.first { $0.name == name }
    }

    package func addObserver(_ owner: AnyObject, _ changed: @escaping () -> Void) {
        observers[ObjectIdentifier(owner)] = changed
    }

    package func removeObserver(_ owner: AnyObject) {
        observers[ObjectIdentifier(owner)] = nil
    }
}
