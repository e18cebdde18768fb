/// A view that reacts to touches or typing and sends events to its actions.
@MainActor
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit for each member.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1)
        /// The finger moves inside the control.
        public static let touchDragInside = Event(rawValue: 2)
        /// The finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 4)
        /// The finger was lifted inside the control: the control was pressed.
        public static let touchUpInside = Event(rawValue: 8)
        /// The finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 16)
        /// The touch was cancelled.
        public static let touchCancel = Event(rawValue: 32)
        /// The driver changed the control's value.
        public static let valueChanged = Event(rawValue: 64)
        /// The control's main event, for example the press of a button.
        public static let primaryActionTriggered = Event(rawValue: 128)
        /// Editing has begun.
        public static let editingDidBegin = Event(rawValue: 256)
        /// The driver changed the text.
        public static let editingChanged = Event(rawValue: 512)
        /// Editing has ended.
        public static let editingDidEnd = Event(rawValue: 1024)
        /// The return key was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 2048)
    }

    /// The states of a control that change its appearance.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit for each member.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// None of the other states.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
    }

    private var actions: [(event: Event, token: ObjectIdentifier, action: UIAction)] = []

    /// Whether the control accepts touches.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    /// Whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether a finger is on the control.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// Whether the control is tracking a touch that began inside it.
    public private(set) var isTracking = false

    /// The current state, computed from `isHighlighted`, `isEnabled` and `isSelected`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when the state has changed.
    func stateChanged() { setNeedsDisplay() }

    /// Runs an action for each of these events.
    public func addAction(_ action: UIAction, for events: Event) {
        actions.append((events, ObjectIdentifier(action), action))
    }

    /// Stops running an action for these events.
    public func removeAction(_ action: UIAction, for events: Event) {
        remove(ObjectIdentifier(action), events)
    }

    /// Runs a method of a target for each of these events. The control does not retain the target.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        let run = UIAction { [weak target] _ in if let target { action(target)() } }
        actions.append((events, ObjectIdentifier(target), run))
    }

    /// Stops running a target's methods for these events.
    public func removeTarget(_ target: AnyObject, for events: Event) {
        remove(ObjectIdentifier(target), events)
    }

    /// Runs all actions that were added for these events.
    open func sendActions(for events: Event) {
        for entry in actions where !entry.event.isDisjoint(with: events) { entry.action.perform(for: self) }
    }

    private func remove(_ token: ObjectIdentifier, _ events: Event) {
        actions = actions.compactMap { entry in
            guard entry.token == token else { return entry }
            let rest = entry.event.subtracting(events)
            return rest.isEmpty ? nil : (rest, entry.token, entry.action)
        }
    }

    /// Returns the control also while it is disabled, so that its touches do not reach views below.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTracking = true
        isHighlighted = true
        sendActions(for: .touchDown)
        track(touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let inside = isNear(touch)
        isHighlighted = inside
        sendActions(for: inside ? .touchDragInside : .touchDragOutside)
        track(touch)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let inside = isNear(touch)
        endTracking()
        if inside {
            press(at: touch.location(in: self))
        } else {
            sendActions(for: .touchUpOutside)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        endTracking()
        sendActions(for: .touchCancel)
    }

    private func endTracking() {
        isTracking = false
        isHighlighted = false
    }

    /// Whether a touch is in the control or at most 20 points outside, because fingers slip.
    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
    }

    /// Called when the tracked touch begins or moves.
    func track(_ touch: UITouch) {}

    /// Handles a press at a point in the control's coordinates.
    func press(at point: CGPoint) {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    @discardableResult
    open override func performPrimaryAction(at point: CGPoint) -> Bool {
        guard isEnabled else { return false }
        press(at: point)
        return true
    }
}
