/// One finger on the display, from touching to lifting.
@MainActor
public final class UITouch: Hashable {
    /// The phases of a touch.
    public enum Phase: String, Hashable, Sendable {
        /// The phase when the finger has touched the display.
        case began
        /// The phase when the finger has moved.
        case moved
        /// The phase while the finger is on the display and does not move.
        case stationary
        /// The phase when the finger was lifted.
        case ended
        /// The phase when the touch was cancelled. The app must ignore the touch.
        case cancelled
    }

    /// The id of the finger, assigned by the display.
    public let identifier: Int
    /// The current phase of the touch.
    public internal(set) var phase = Phase.began
    /// The time of the last change of the touch, in seconds.
    public internal(set) var timestamp: TimeInterval
    /// The number of consecutive taps at the same point, including this touch.
    public internal(set) var tapCount = 1
    /// The view in which the touch began. This view receives all events of the touch.
    public internal(set) var view: UIView?
    /// The window in which the touch began.
    public internal(set) weak var window: UIWindow?
    /// The recognisers that observe the touch. The recognisers of the innermost view come first.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer] = []

    let beginning: CGPoint
    let startTime: TimeInterval
    var point: CGPoint
    var previousPoint: CGPoint
    /// Whether a gesture recogniser has recognised the touch, so that the view no longer receives the touch.
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

    /// Returns the position of the touch in the coordinates of `view`. If `view` is nil, returns window coordinates.
    public func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Returns the position before the last move, in the coordinates of `view`. If `view` is nil, returns window
    /// coordinates.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousPoint, from: nil) ?? previousPoint
    }

    /// Whether both touches are the same object.
    public nonisolated static func == (left: UITouch, right: UITouch) -> Bool { left === right }
    /// Hashes the object's identity.
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A touch event: the state of all fingers on a window.
@MainActor
public final class UIEvent {
    /// The touches of all fingers on the display, and of the fingers that were lifted in this event.
    public let allTouches: Set<UITouch>?
    /// The time of the event, in seconds.
    public let timestamp: TimeInterval

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        allTouches = touches
        self.timestamp = timestamp
    }
}
