/// A view that is pressed, moved or typed into, and tells what became of it.
@MainActor
open class UIControl: UIView {
    /// What may happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit for each member.
        public let rawValue: Int
        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A finger came down on it.
        public static let touchDown = Event(rawValue: 1)
        /// A finger moves on it.
        public static let touchDragInside = Event(rawValue: 2)
        /// A finger that came down on it moves beside it.
        public static let touchDragOutside = Event(rawValue: 4)
        /// A finger was lifted from it: it was pressed.
        public static let touchUpInside = Event(rawValue: 8)
        /// A finger that came down on it was lifted beside it.
        public static let touchUpOutside = Event(rawValue: 16)
        /// A touch came to nothing.
        public static let touchCancel = Event(rawValue: 32)
        /// Its value was changed by the driver.
        public static let valueChanged = Event(rawValue: 64)
        /// What it is for has happened, whatever that is.
        public static let primaryActionTriggered = Event(rawValue: 128)
        /// It begins to be typed into.
        public static let editingDidBegin = Event(rawValue: 256)
        /// Its text was changed by typing.
        public static let editingChanged = Event(rawValue: 512)
        /// It ends to be typed into.
        public static let editingDidEnd = Event(rawValue: 1024)
        /// The return key was pressed in it.
        public static let editingDidEndOnExit = Event(rawValue: 2048)
    }

    /// What a control looks like now.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit for each member.
        public let rawValue: Int
        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// As it is when nothing is.
        public static let normal: State = []
        /// Under a finger.
        public static let highlighted = State(rawValue: 1)
        /// Not to be used.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }

    private var actions: [(event: Event, token: ObjectIdentifier, action: UIAction)] = []

    /// Whether it may be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
    /// Whether it is chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether it is under a finger.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// Whether a finger that came down on it is still down.
    public private(set) var isTracking = false

    /// What it looks like now.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Its state has changed, and its looks may.
    func stateChanged() { setNeedsDisplay() }

    /// Runs an action whenever one of the events happens.
    public func addAction(_ action: UIAction, for events: Event) {
        actions.append((events, ObjectIdentifier(action), action))
    }

    /// Runs an action no more for these events.
    public func removeAction(_ action: UIAction, for events: Event) {
        remove(ObjectIdentifier(action), events)
    }

    /// Runs a closure whenever one of the events happens, for as long as the target is there.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
    ) {
        let run = UIAction { [weak target] _ in if let target { action(target)() } }
        actions.append((events, ObjectIdentifier(target), run))
    }

    /// Runs nothing of a target's any more for these events.
    public func removeTarget(_ target: AnyObject, for events: Event) {
        remove(ObjectIdentifier(target), events)
    }

    /// Runs everything that was added for one of the events.
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

    /// A control that may not be used keeps its touches to itself.
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

    /// A finger is allowed to slip off a little.
    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self))
    }

    /// A finger is on it, at a place that may matter.
    func track(_ touch: UITouch) {}

    /// It was pressed at a point of its own coordinates.
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
