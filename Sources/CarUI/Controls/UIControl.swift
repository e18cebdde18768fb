/// A view that reacts to touches or typing and sends events to its actions.
@MainActor
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The set of control events, as a bit mask.
        public let rawValue: Int
        /// Creates a set of control events from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Sent when a finger touches the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// Sent when a finger touches the control again, soon after the previous tap.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// Sent when the finger moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// Sent when the finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// Sent when the finger moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// Sent when the finger moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// Sent when the finger is lifted inside the control. The control then counts as pressed.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// Sent when the finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Sent when the touch is cancelled.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// Sent when the driver has changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// Sent for the control's main action, for example the press of a button.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Sent when the driver begins to edit the text.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Sent when the driver has changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Sent when the driver stops editing the text.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Sent when the driver presses the return key of the keyboard.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events that a touch can cause.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events that editing a text can cause.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// All events of a control.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of a control that change its appearance.
    public struct State: OptionSet, Hashable, Sendable {
        /// The set of control states, as a bit mask.
        public let rawValue: Int
        /// Creates a set of control states from a bit mask.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The state of an enabled control that is neither highlighted nor selected.
        public static let normal: State = []
        /// The state while a finger is on the control.
        public static let highlighted = State(rawValue: 1)
        /// The state of a disabled control.
        public static let disabled = State(rawValue: 2)
        /// The state of a selected control.
        public static let selected = State(rawValue: 4)
    }

    /// The touch event that is being handled; nil at other times.
    private var currentEvent: UIEvent?
    private var actions: [(event: Event, token: ObjectIdentifier, action: UIAction)] = []

    /// Whether the control accepts touches.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            stateChanged()
            arrangementChanged()
        }
    }
    /// Whether the head unit's knob can focus the control. True while the control is enabled.
    open override var canBecomeFocused: Bool { isEnabled }
    /// Whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether a finger is on the control.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// Whether the control is tracking a touch that began inside the control.
    public private(set) var isTracking = false
    /// Whether the tracked touch is inside the control.
    public private(set) var isTouchInside = false
    /// The horizontal position of the content, for example of a button's title.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The horizontal positions of a control's content.
    public enum ContentHorizontalAlignment: Hashable, Sendable {
        /// The content is in the middle of the control.
        case center
        /// The content is at the left edge of the control.
        case left
        /// The content is at the right edge of the control.
        case right
        /// The content is at the left edge of the control, as with `left`.
        case leading
        /// The content is at the right edge of the control, as with `right`.
        case trailing
    }

    /// The current state of the control, computed from `isHighlighted`, `isEnabled` and `isSelected`.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    func stateChanged() { setNeedsDisplay() }

    /// Runs `action` whenever the control sends one of `events`.
    public func addAction(_ action: UIAction, for events: Event) {
        actions.append((events, ObjectIdentifier(action), action))
    }

    /// Stops running `action` for `events`.
    public func removeAction(_ action: UIAction, for events: Event) {
        remove(ObjectIdentifier(action), events)
    }

    /// Calls a method of `target` whenever the control sends one of `events`. The control does not retain `target`.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        let run = UIAction { [weak target] _ in if let target { action(target)() } }
        actions.append((events, ObjectIdentifier(target), run))
    }

    /// Calls a method of `target` whenever the control sends one of `events`. The method receives the control.
    ///
    /// The control does not retain `target`. If the control is not a `Sender`, reports a diagnostic instead.
    public func addTarget<Target: AnyObject, Sender: AnyObject>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for events: Event
    ) {
        addTarget(target, action: { target in { sender, _ in action(target)(sender) } }, for: events)
    }

    /// Calls a method of `target` whenever the control sends one of `events`. The method receives the control and the
    /// touch event.
    public func addTarget<Target: AnyObject, Sender: AnyObject>(
        _ target: Target, action: @escaping (Target) -> (Sender, UIEvent?) -> Void, for events: Event
    ) {
        let run = UIAction { [weak target, weak self] _ in
            guard let target, let self else { return }
            guard let sender = self as? Sender else {
                return report(.target, "the action's sender is a \(Sender.self); declare the sender as \(className)")
            }
            action(target)(sender, currentEvent)
        }
        actions.append((events, ObjectIdentifier(target), run))
    }

    /// Stops calling the methods of `target` for `events`.
    public func removeTarget(_ target: AnyObject, for events: Event) {
        remove(ObjectIdentifier(target), events)
    }

    /// Runs all actions that were added for at least one of `events`.
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

    /// Called when a finger touches the control. Return false to ignore the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked finger moves. Return false to ignore all further events of the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked finger is lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the tracked touch is cancelled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return isTouchInside = false }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
        track(touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        guard isTracking else {
            (isTouchInside, isHighlighted) = (false, false)
            return
        }
        var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
        if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
        send(events, event)
        track(touch)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = isNear(touch)
        isTouchInside = isInside
        isHighlighted = false
        endTracking(touch, with: event)
        (isTracking, isTouchInside) = (false, false)
        currentEvent = event
        defer { currentEvent = nil }
        if isInside { performPrimaryAction(at: touch.location(in: self)) } else { sendActions(for: .touchUpOutside) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isHighlighted = false
        cancelTracking(with: event)
        (isTracking, isTouchInside) = (false, false)
        send(.touchCancel, event)
    }

    private func send(_ events: Event, _ event: UIEvent?) {
        currentEvent = event
        sendActions(for: events)
        currentEvent = nil
    }

    /// Whether a touch is inside the control or at most 20 points away, because fingers are not exact.
    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
    }

    /// Called when the tracked touch begins or moves.
    func track(_ touch: UITouch) {}

    /// Handles a press at `point`, which is in the control's coordinates.
    func press(at point: CGPoint) {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// Presses the control at `point`. Returns false if the control is disabled. The control also calls this method
    /// when a finger is lifted inside the control.
    @discardableResult
    open override func performPrimaryAction(at point: CGPoint) -> Bool {
        guard isEnabled else { return false }
        press(at: point)
        return true
    }
}
