/// One finger on the display, from when it comes down to when it is lifted.
@MainActor
public final class UITouch: Hashable {
    /// Where in its life a touch is.
    public enum Phase: String, Hashable, Sendable {
        /// The finger came down.
        case began
        /// It moved.
        case moved
        /// It rests.
        case stationary
        /// It was lifted.
        case ended
        /// The touch was taken away, and does not count.
        case cancelled
    }

    /// Which finger it is, as the display counts them.
    public let identifier: Int
    /// Where in its life it is.
    public internal(set) var phase = Phase.began
    /// When the finger last came, moved or went, in seconds.
    public internal(set) var timestamp: TimeInterval
    /// How many taps at this place it makes, itself included.
    public internal(set) var tapCount = 1
    /// The view that it came down on, which keeps it for its whole life.
    public internal(set) var view: UIView?
    /// The window that the finger touches.
    public internal(set) weak var window: UIWindow?
    /// The recognisers that watch it, innermost view first.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer] = []

    let beginning: CGPoint
    let startTime: TimeInterval
    var point: CGPoint
    var previousPoint: CGPoint
    /// A recogniser has taken it from the view.
    var isTaken = false

    init(identifier: Int, point: CGPoint, time: TimeInterval, window: UIWindow) {
        self.identifier = identifier
        (beginning, self.point, previousPoint) = (point, point, point)
        (timestamp, startTime) = (time, time)
        self.window = window
    }

    func move(to point: CGPoint, phase: Phase, time: TimeInterval) {
        previousPoint = self.point
        (self.point, self.phase, timestamp) = (point, phase, time)
    }

    /// Where it is, in the coordinates of a view; in the window's without one.
    public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Where it was before it moved last, in the coordinates of a view; in the window's without one.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPoint, from: nil) ?? previousPoint
    }

    /// Whether the two are the same.
    public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }
    /// Adds what makes it the same.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What has just happened to all fingers on a window.
@MainActor
public final class UIEvent {
    /// The fingers that are down, and those just lifted.
    public let allTouches: Set<UITouch>?
    /// When it happened.
    public let timestamp: TimeInterval

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        allTouches = touches
        self.timestamp = timestamp
    }
}
