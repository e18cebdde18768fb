/// The base class of gesture recognisers. A recogniser observes the touches on a view and its descendants.
@MainActor
open class UIGestureRecognizer {
    /// The states of a gesture recogniser.
    public enum State: String, Hashable, Sendable {
        /// The state while the touches may still become this gesture.
        case possible
        /// The state when the gesture has begun.
        case began
        /// The state when the gesture continues because a finger has moved.
        case changed
        /// The state when the gesture is complete. A tap changes to this state directly from `possible`.
        case ended
        /// The state when a gesture that had begun was cancelled.
        case cancelled
        /// The state when the touches are not this gesture.
        case failed
    }

    private let action: ((UIGestureRecognizer) -> Void)?
    private var more: [(UIGestureRecognizer) -> Void] = []

    /// The view to which the recogniser was added.
    public internal(set) weak var view: UIView?
    /// Whether the recogniser observes touches.
    public var isEnabled = true
    /// Whether the view's touches are cancelled when the gesture is recognised.
    public var cancelsTouchesInView = true
    /// The current state of the gesture.
    public internal(set) var state = State.possible
    var touches: [UITouch] = []

    /// Creates a recogniser. `action` is called when the gesture begins, changes, ends or is cancelled.
    public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
        self.action = action
    }

    /// Adds a closure that is called when the gesture begins, changes, ends or is cancelled.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { more.append(action) }

    /// The number of touches that the recogniser observes.
    public var numberOfTouches: Int { touches.count }

    /// Returns the centre of the touches in the coordinates of `view`. If `view` is nil, returns window coordinates.
    open func location(in view: UIView?) -> CGPoint {
        let points = touches.map { $0.location(in: view) }
        guard !points.isEmpty else { return .zero }
        return CGPoint(
            x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
            y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    }

    func began(_ touch: UITouch) {}
    func moved(_ touch: UITouch) {}
    func ended(_ touch: UITouch) {}

    final func follow(_ touch: UITouch) {
        guard isEnabled, !touches.contains(touch) else { return }
        if touches.isEmpty { state = .possible }
        touches.append(touch)
        if state != .failed { began(touch) }
    }

    final func leave(_ touch: UITouch, cancelled: Bool) {
        guard touches.contains(touch) else { return }
        if cancelled {
            if isInProgress { set(.cancelled) }
        } else if state != .failed {
            ended(touch)
        }
        touches.removeAll { $0 === touch }
    }

    /// Ends this recogniser's gesture, because another recogniser has recognised a gesture.
    final func yield() {
        if isInProgress { set(.cancelled) } else { state = .failed }
        if state == .cancelled { state = .failed }
    }

    var isInProgress: Bool { state == .began || state == .changed }
    /// Whether the gesture is recognised. The view receives no touches while the gesture is recognised.
    var isRecognized: Bool { isInProgress || state == .ended }

    func set(_ new: State) {
        state = new
        guard new != .failed, new != .possible else { return }
        action?(self)
        more.forEach { $0(self) }
    }
}

/// A recogniser for one or more taps.
@MainActor
public final class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps that the gesture needs.
    public var numberOfTapsRequired = 1
    private var place = CGPoint.zero

    public override func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    override func began(_ touch: UITouch) {
        if touches.count > 1 { state = .failed }
    }

    override func moved(_ touch: UITouch) {
        if touch.point.distance(to: touch.beginning) > UIWindow.slop { state = .failed }
    }

    override func ended(_ touch: UITouch) {
        place = touch.point
        if touch.tapCount >= numberOfTapsRequired { set(.ended) } else { state = .failed }
    }
}

/// A recogniser for dragging with one or more fingers.
@MainActor
public final class UIPanGestureRecognizer: UIGestureRecognizer {
    /// A closure that returns whether dragging may begin in the given direction; nil allows all directions.
    var mayBegin: ((CGVector) -> Bool)?
    private var origin = CGPoint.zero
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// Returns the distance that the fingers have dragged, in the coordinates of `view`.
    public func translation(in view: UIView?) -> CGPoint {
        guard let last = samples.last?.point else { return .zero }
        let (from, to) = (view?.convert(origin, from: nil) ?? origin, view?.convert(last, from: nil) ?? last)
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Sets the distance that `translation(in:)` returns. Further dragging is added to this distance.
    public func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let last = samples.last?.point else { return }
        origin = CGPoint(x: last.x - translation.x, y: last.y - translation.y)
    }

    /// Returns the speed of the fingers in points per second. The speed is measured over the last 0.1 seconds.
    public func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }),
            last.time > first.time
        else { return .zero }
        let span = last.time - first.time
        return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
    }

    private var middle: CGPoint { location(in: nil) }

    override func began(_ touch: UITouch) {
        // An additional finger moves the centre of the touches. That movement is not dragging.
        let moved = translation(in: nil)
        samples = [(touch.timestamp, middle)]
        origin = isInProgress ? CGPoint(x: middle.x - moved.x, y: middle.y - moved.y) : middle
    }

    override func moved(_ touch: UITouch) {
        samples.append((touch.timestamp, middle))
        if samples.count > 32 { samples.removeFirst(16) }
        if isInProgress { return set(.changed) }
        guard state == .possible, middle.distance(to: origin) > UIWindow.slop else { return }
        let way = CGVector(dx: middle.x - origin.x, dy: middle.y - origin.y)
        guard mayBegin?(way) ?? true else { return state = .failed }
        // The distance that the finger moved before the gesture was recognised is not part of the translation.
        origin = middle
        set(.began)
    }

    override func ended(_ touch: UITouch) {
        guard isInProgress else { return state = .failed }
        if touches.count > 1 {
            let moved = translation(in: nil)
            touches.removeAll { $0 === touch }
            samples = [(touch.timestamp, middle)]
            origin = CGPoint(x: middle.x - moved.x, y: middle.y - moved.y)
        } else {
            // If the finger rested for 0.1 seconds before the end of the touch, the velocity is 0.
            if let last = samples.last, touch.timestamp - last.time > 0.1 { samples = [(touch.timestamp, last.point)] }
            set(.ended)
        }
    }
}

/// A recogniser for two fingers that move apart or together.
@MainActor
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var start: CGFloat = 0
    /// The distance between the fingers, divided by the distance at the start of the gesture. If the app sets this
    /// property, later movements multiply the new value.
    public var scale: CGFloat = 1 { didSet { if !isMeasuring { start = span / max(scale, 0.001) } } }
    private var isMeasuring = false

    private var span: CGFloat { touches.count < 2 ? 0 : max(1, touches[0].point.distance(to: touches[1].point)) }

    override func began(_ touch: UITouch) {
        guard touches.count == 2 else { return }
        start = span
        measure()
        set(.began)
    }

    override func moved(_ touch: UITouch) {
        guard isInProgress, touches.count >= 2 else { return }
        measure()
        set(.changed)
    }

    override func ended(_ touch: UITouch) {
        if isInProgress { set(.ended) } else { state = .failed }
    }

    private func measure() {
        isMeasuring = true
        scale = start > 0 ? span / start : 1
        isMeasuring = false
    }
}

extension UIView {
    /// The view's gesture recognisers.
    public var gestureRecognizers: [UIGestureRecognizer]? { storedGestures.isEmpty ? nil : storedGestures }

    /// Adds a gesture recogniser.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        storedGestures.append(recognizer)
        recognizer.view = self
    }

    /// Removes a gesture recogniser.
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        storedGestures.removeAll { $0 === recognizer }
        if recognizer.view === self { recognizer.view = nil }
    }
}
