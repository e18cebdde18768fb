package import SDLRPC

/// Recognizes taps, pans and pinches. This state machine receives finger events and timer events, and returns actions
/// that its owner must perform. Rule 4.8 in docs/rules/managers.md.
///
/// Every gesture that has begun ends exactly once, even if an END event is lost, a second finger joins a pan, or the
/// connection is lost.
package struct TouchGestures: Sendable {
    package enum Input: Sendable {
        case finger(SDLTouch, SDLTouchType)
        /// The time limit for a second tap has passed.
        case tapTimeOver
        /// The app is about to draw the next picture.
        case frame
        /// Discards a tap that waits for a second tap.
        case forgetTap
        /// Cancels all gestures, for example because touches were disabled.
        case stop
    }

    package enum Action: Hashable, Sendable {
        case notify(TouchGesture)
        /// The owner must send the input `tapTimeOver` after `tapTime`.
        case awaitTap
        case awaitTapNoMore
        /// The owner must send the input `frame` at the next video frame.
        case awaitFrame
    }

    /// The maximum distance between the two taps of a double tap, horizontally and vertically, in pixels.
    package var tapDistance = 50.0
    /// The maximum time between the two taps of a double tap, in seconds.
    package var tapTime = 0.4
    /// The distance that a finger must exceed to start a pan, in pixels.
    package var panDistance = 8.0
    /// Whether moves are reported once per video frame. If false, each move is reported immediately.
    package var isSynced = true

    package var phaseName: String {
        switch phase {
        case .none: "none"
        case .touching: "touching"
        case .panning: "panning"
        case .pinching: "pinching"
        }
    }

    private enum Phase {
        case none
        /// The first finger is on the picture and has not moved further than `panDistance`.
        case touching(from: SDLTouchPoint, now: SDLTouchPoint)
        case panning(reported: SDLTouchPoint, now: SDLTouchPoint)
        case pinching(Pinch)
    }

    private var phase = Phase.none
    /// The tap that waits for a second tap; nil if no tap waits.
    private var tap: SDLTouch?

    package init() {}

    package mutating func receive(_ input: Input) -> [Action] {
        switch input {
        case .finger(let touch, let type):
            // Ignore the third and further fingers.
            guard touch.isFirstFinger || touch.isSecondFinger else { return [] }
            switch type {
            case .begin: return touch.isFirstFinger ? firstBegan(touch) : secondBegan(touch)
            case .move: return moved(touch)
            case .end: return ended(touch)
            case .cancel: return forgetTap() + cancel(at: touch)
            default: return []
            }
        case .tapTimeOver:
            guard let tap else { return [] }
            self.tap = nil
            return [.notify(.singleTap(tap.location))]
        case .frame: return moves()
        case .forgetTap: return forgetTap()
        case .stop: return forgetTap() + cancel()
        }
    }

    // MARK: Fingers

    private mutating func firstBegan(_ touch: SDLTouch) -> [Action] {
        // If a gesture is still active when the first finger touches, the END event of the gesture was lost.
        defer { phase = .touching(from: touch.location, now: touch.location) }
        return cancel()
    }

    private mutating func secondBegan(_ touch: SDLTouch) -> [Action] {
        let first: SDLTouchPoint
        var actions: [Action] = []
        switch phase {
        // Ignore a second finger if the first finger is not on the picture.
        case .none: return []
        case .touching(_, let now): first = now
        case .panning(_, let now):
            first = now
            actions = moves() + [.notify(.panEnded(now))]
        case .pinching(let pinch):
            first = pinch.first
            actions = cancel()
        }
        let pinch = Pinch(first: first, second: touch.location)
        phase = .pinching(pinch)
        return actions + [.notify(.pinchBegan(pinch.center))]
    }

    /// Processes a move. A pan begins when the finger has moved further than `panDistance`. After that, every move is
    /// reported, even a move back to the start.
    private mutating func moved(_ touch: SDLTouch) -> [Action] {
        switch phase {
        case .touching(let from, _) where touch.isFirstFinger:
            guard touch.location.isBeyond(panDistance, from) else {
                phase = .touching(from: from, now: touch.location)
                return []
            }
            phase = .panning(reported: touch.location, now: touch.location)
            return [.notify(.panBegan(touch.location))]
        case .panning(let reported, _) where touch.isFirstFinger:
            phase = .panning(reported: reported, now: touch.location)
        case .pinching(var pinch):
            pinch.move(touch)
            phase = .pinching(pinch)
        default: return []
        }
        return isSynced ? [.awaitFrame] : moves()
    }

    private mutating func ended(_ touch: SDLTouch) -> [Action] {
        switch phase {
        case .touching where touch.isFirstFinger:
            phase = .none
            return tapped(touch)
        case .panning where touch.isFirstFinger:
            defer { phase = .none }
            return moves() + [.notify(.panEnded(touch.location))]
        case .pinching(var pinch):
            pinch.move(touch)
            phase = .pinching(pinch)
            defer { phase = .none }
            return moves() + [.notify(.pinchEnded(pinch.center))]
        default: return []
        }
    }

    /// Processes a tap. A second tap that is too late or too far away for a double tap is discarded together with the
    /// first, as in SDL's iOS library.
    private mutating func tapped(_ touch: SDLTouch) -> [Action] {
        guard let first = tap else {
            guard tapTime > 0 else { return [.notify(.singleTap(touch.location))] }
            tap = touch
            return [.awaitTap]
        }
        tap = nil
        let isDouble =
            Double(touch.timeStamp - first.timeStamp) <= tapTime * 1000
            && !touch.location.isBeyond(tapDistance, first.location)
        return [.awaitTapNoMore] + (isDouble ? [.notify(.doubleTap(touch.location.middle(to: first.location)))] : [])
    }

    private mutating func forgetTap() -> [Action] {
        guard tap != nil else { return [] }
        tap = nil
        return [.awaitTapNoMore]
    }

    /// Cancels the current gesture. `touch` is the finger in the CANCEL event; nil if no CANCEL event has arrived.
    private mutating func cancel(at touch: SDLTouch? = nil) -> [Action] {
        defer { phase = .none }
        switch phase {
        case .none, .touching: return []
        case .panning(_, let now):
            return [.notify(.panCanceled(touch.flatMap { $0.isFirstFinger ? $0.location : nil } ?? now))]
        case .pinching(var pinch):
            if let touch { pinch.move(touch) }
            return [.notify(.pinchCanceled(pinch.center))]
        }
    }

    /// Returns the actions that report the moves since the last report.
    private mutating func moves() -> [Action] {
        switch phase {
        case .panning(let reported, let now) where reported != now:
            phase = .panning(reported: now, now: now)
            return [.notify(.pan(from: reported, to: now))]
        case .pinching(var pinch):
            let scale = pinch.scale()
            phase = .pinching(pinch)
            return scale.map { [.notify(.pinch(pinch.center, scale: $0))] } ?? []
        default: return []
        }
    }
}

/// The positions of the two fingers of a pinch, and their distance when the pinch was last reported.
private struct Pinch: Sendable {
    private(set) var first: SDLTouchPoint
    private var second: SDLTouchPoint
    private var reported: Double

    init(first: SDLTouchPoint, second: SDLTouchPoint) {
        (self.first, self.second) = (first, second)
        reported = first.distance(to: second)
    }

    var center: SDLTouchPoint { first.middle(to: second) }

    mutating func move(_ touch: SDLTouch) {
        if touch.isFirstFinger { first = touch.location } else { second = touch.location }
    }

    /// Returns the distance of the fingers, divided by their distance when the pinch was last reported. Returns nil if
    /// the distance has not changed or one of the two distances is zero.
    mutating func scale() -> Double? {
        let distance = first.distance(to: second)
        guard distance > 0, distance != reported else { return nil }
        defer { reported = distance }
        return reported > 0 ? distance / reported : nil
    }
}
