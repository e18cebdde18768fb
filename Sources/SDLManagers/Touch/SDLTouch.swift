public import SDLRPC
import SDLSupport

/// Told of a finger as it comes, moves, goes or is taken away.
public typealias SDLTouchEventHandler = @MainActor (_ touch: SDLTouch, _ type: SDLTouchType) -> Void

/// A place on the projected picture.
public struct SDLTouchPoint: Hashable, Sendable {
    /// From the left, in the picture's pixels.
    public let x: Double
    /// From the top, in the picture's pixels.
    public let y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Further than `limit` from the other one, to a side or up and down: a square, as SDL's libraries measure.
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

/// A finger on the projected picture.
public struct SDLTouch: Hashable, Sendable {
    /// The finger's number, 0 for the first.
    public let identifier: Int
    /// Where the finger is.
    public let location: SDLTouchPoint
    /// When, in milliseconds of the head unit's clock.
    public let timeStamp: Int

    /// From the left, in the picture's pixels.
    public var x: Double { location.x }
    /// From the top, in the picture's pixels.
    public var y: Double { location.y }
    /// Whether it is the one that taps and pans.
    public var isFirstFinger: Bool { identifier == 0 }
    /// Whether it is the one that pinches together with the first.
    public var isSecondFinger: Bool { identifier == 1 }

    package init(identifier: Int, x: Double, y: Double, timeStamp: Int) {
        self.identifier = identifier
        location = SDLTouchPoint(x: x, y: y)
        self.timeStamp = timeStamp
    }

    /// An event may hold several places and instants of one finger; SDL's libraries look at the first. 4.8
    init?(_ event: SDLTouchEvent, scale: Double, now: Instant) {
        guard let place = event.c.first else { return nil }
        self.init(
            identifier: event.id, x: Double(place.x) / scale, y: Double(place.y) / scale,
            timeStamp: event.ts.first ?? Int(now.milliseconds))
    }
}
