/// Watches the touches on its view and those on it, and says when they make a gesture.
@MainActor
open class UIGestureRecognizer {
    /// How far a gesture has come.
    public enum State: String, Hashable, Sendable {
        /// The touches may still become the gesture.
        case possible
        /// The gesture has begun.
        case began
        /// The gesture goes on: a finger has moved.
        case changed
        /// The gesture is complete; a tap goes here at once.
        case ended
        /// The gesture had begun, and has come to nothing.
        case cancelled
        /// The touches do not make this gesture.
        case failed
    }

    private let action: ((UIGestureRecognizer) -> Void)?
    private var more: [(UIGestureRecognizer) -> Void] = []

    /// The view whose touches it watches; nil before it is added to one.
    public internal(set) weak var view: UIView?
    /// Whether it watches touches at all.
    public var isEnabled = true
    /// Whether the view's own touches end when it takes them.
    public var cancelsTouchesInView = true
    /// How far the gesture has come.
    public internal(set) var state = State.possible
    /// The fingers it watches.
    var touches: [UITouch] = []

    /// Creates a recogniser that calls a closure whenever its state changes.
    public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
        self.action = action
    }

    /// Calls another closure whenever its state changes.
    public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { more.append(action) }

    /// How many fingers it watches now.
    public var numberOfTouches: Int { touches.count }

    /// The middle of its fingers, in the coordinates of a view; in the window's without one.
    open func location(in view: UIView?) -> CGPoint {
        let points = touches.map { $0.location(in: view) }
        guard !points.isEmpty else { return .zero }
        return CGPoint(
            x: points.map(\.x).reduce(0, +) / CGFloat(points.count),
            y: points.map(\.y).reduce(0, +) / CGFloat(points.count))
    }

    /// A finger came down.
    func began(_ touch: UITouch) {}
    /// A finger moved.
    func moved(_ touch: UITouch) {}
    /// A finger was lifted.
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
            if isUnderWay { set(.cancelled) }
        } else if state != .failed {
            ended(touch)
        }
        touches.removeAll { $0 === touch }
    }

    /// The gesture is another's.
    final func yield() {
        if isUnderWay { set(.cancelled) } else { state = .failed }
        if state == .cancelled { state = .failed }
    }

    /// Whether it goes on over several events.
    var isUnderWay: Bool { state == .began || state == .changed }
    /// Whether touches are its own by now.
    var isRecognized: Bool { isUnderWay || state == .ended }

    func set(_ new: State) {
        state = new
        guard new != .failed, new != .possible else { return }
        action?(self)
        more.forEach { $0(self) }
    }
}

/// A tap, or several in a row.
@MainActor
public final class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes.
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

/// A finger, or several, that drag.
@MainActor
public final class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Whether the gesture may begin in this direction.
    var mayBegin: ((CGVector) -> Bool)?
    private var origin = CGPoint.zero
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// How far it has dragged, in the coordinates of a view.
    public func translation(in view: UIView?) -> CGPoint {
        guard let last = samples.last?.point else { return .zero }
        let (from, to) = (view?.convert(origin, from: nil) ?? origin, view?.convert(last, from: nil) ?? last)
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    /// Counts what was dragged anew from a length on.
    public func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let last = samples.last?.point else { return }
        origin = CGPoint(x: last.x - translation.x, y: last.y - translation.y)
    }

    /// How fast it drags, in points a second, over the last tenth of one.
    public func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }),
            last.time > first.time
        else { return .zero }
        let span = last.time - first.time
        return CGPoint(x: (last.point.x - first.point.x) / span, y: (last.point.y - first.point.y) / span)
    }

    private var middle: CGPoint { location(in: nil) }

    override func began(_ touch: UITouch) {
        // Another finger moves the middle, which is no dragging.
        let moved = translation(in: nil)
        samples = [(touch.timestamp, middle)]
        origin = isUnderWay ? CGPoint(x: middle.x - moved.x, y: middle.y - moved.y) : middle
    }

    override func moved(_ touch: UITouch) {
        samples.append((touch.timestamp, middle))
        if samples.count > 32 { samples.removeFirst(16) }
        if isUnderWay { return set(.changed) }
        guard state == .possible, middle.distance(to: origin) > UIWindow.slop else { return }
        let way = CGVector(dx: middle.x - origin.x, dy: middle.y - origin.y)
        guard mayBegin?(way) ?? true else { return state = .failed }
        // What it took to begin is not dragged.
        origin = middle
        set(.began)
    }

    override func ended(_ touch: UITouch) {
        guard isUnderWay else { return state = .failed }
        if touches.count > 1 {
            let moved = translation(in: nil)
            touches.removeAll { $0 === touch }
            samples = [(touch.timestamp, middle)]
            origin = CGPoint(x: middle.x - moved.x, y: middle.y - moved.y)
        } else {
            // A finger that rested before it was lifted throws nothing.
            if let last = samples.last, touch.timestamp - last.time > 0.1 { samples = [(touch.timestamp, last.point)] }
            set(.ended)
        }
    }
}

/// Two fingers that move apart or towards each other.
@MainActor
public final class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var start: CGFloat = 0
    /// How far apart the fingers are, as a part of how far they were when it began or the scale was last set.
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
        guard isUnderWay, touches.count >= 2 else { return }
        measure()
        set(.changed)
    }

    override func ended(_ touch: UITouch) {
        if isUnderWay { set(.ended) } else { state = .failed }
    }

    private func measure() {
        isMeasuring = true
        scale = start > 0 ? span / start : 1
        isMeasuring = false
    }
}

extension UIView {
    /// The recognisers that watch it.
    public var gestureRecognizers: [UIGestureRecognizer]? { storedGestures.isEmpty ? nil : storedGestures }

    /// Lets a recogniser watch it.
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        storedGestures.append(recognizer)
        recognizer.view = self
    }

    /// Lets a recogniser watch it no more.
    public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        storedGestures.removeAll { $0 === recognizer }
        if recognizer.view === self { recognizer.view = nil }
    }
}
