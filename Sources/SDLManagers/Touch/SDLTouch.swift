public import SDLRPC
import SDLSupport

/// Called when a finger touches the picture, moves, or leaves the picture, and when a touch is cancelled.
public typealias SDLTouchEventHandler = @MainActor (_ touch: SDLTouch, _ type: SDLTouchType) -> Void

/// A point on the streamed picture.
public struct SDLTouchPoint: Hashable, Sendable {
    /// The distance of the point from the left edge of the picture, in pixels of the picture.
    public let x: Double
    /// The distance of the point from the top edge of the picture, in pixels of the picture.
    public let y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Returns whether the horizontal or the vertical distance to `other` is greater than `limit`. SDL's own libraries
    /// compare points in the same way.
    func isBeyond(_ limit: Double, _ other: SDLTouchPoint) -> Bool {
        abs(x - other.x) > limit || abs(y - other.y) > limit
    }

    func middle(to other: SDLTouchPoint) -> SDLTouchPoint {
        SDLTouchPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
    }

    func distance(to other: SDLTouchPoint) -> Double {
        let (across, down) = (x - other.x, y - other.y)
        return (across * across + down * down).squareRoot()
    }
}

/// A finger on the streamed picture.
public struct SDLTouch: Hashable, Sendable {
    /// The id of the finger. The first finger has the id 0.
    public let identifier: Int
    /// The position of the finger on the picture.
    public let location: SDLTouchPoint
    /// The time of the event, in milliseconds of the head unit's clock.
    public let timeStamp: Int

    /// The distance of the finger from the left edge of the picture, in pixels of the picture.
    public var x: Double { location.x }
    /// The distance of the finger from the top edge of the picture, in pixels of the picture.
    public var y: Double { location.y }
    /// Whether the finger is the first finger on the picture. Only the first finger can tap and pan.
    public var isFirstFinger: Bool { identifier == 0 }
    /// Whether the finger is the second finger of a pinch.
    public var isSecondFinger: Bool { identifier == 1 }

    package init(identifier: Int, x: Double, y: Double, timeStamp: Int) {
        self.identifier = identifier
        location = SDLTouchPoint(x: x, y: y)
        self.timeStamp = timeStamp
    }

    /// Creates a touch from an event. Returns nil if the event contains no position. If the event contains several
    /// positions and times, uses the first of each, as SDL's own libraries do. Rule 4.8
    init?(_ event: SDLTouchEvent, scale: Double, now: Instant) {
        guard let place = event.c.first else { return nil }
        self.init(
            identifier: event.id, x: Double(place.x) / scale, y: Double(place.y) / scale,
            timeStamp: event.ts.first ?? Int(now.milliseconds))
    }
}
