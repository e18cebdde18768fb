package import SDLRPC

/// What fingers on a picture mean: taps, pans and pinches. A value that is told of fingers and of time, and answers with
/// what its owner has to do. Section 4.8 of the interface's rules.
///
/// Whatever begins has one end: also where an END is lost, a second finger joins one that pans, or the connection goes.
package struct TouchGestures: Sendable {
    package enum Input: Sendable {
        case finger(SDLTouch, SDLTouchType)
        /// The time in which a second tap may follow the first is over.
        case tapTimeOver
        /// The picture is about to be drawn anew.
        case frame
        /// A tap that waits whether another one follows shall be none.
        case forgetTap
        /// Nobody is told any more, or there is nothing to tell of.
        case stop
    }

    package enum Action: Hashable, Sendable {
        case notify(TouchGesture)
        /// `tapTimeOver` is wanted once `tapTime` has passed.
        case awaitTap
        case awaitTapNoMore
        /// `frame` is wanted with the next one.
        case awaitFrame
    }

    /// How far apart, across and down, two taps may be that are one double tap: in pixels.
    package var tapDistance = 50.0
    /// How long after the first the second of them may come: in seconds.
    package var tapTime = 0.4
    /// How far, across or down, a finger has to move to pan: in pixels.
    package var panDistance = 8.0
    /// Whether moves are told once a frame; else each at once.
    package var isSynced = true

    /// What the fingers do now.
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
        /// The first finger is down, and has not gone far.
        case touching(from: SDLTouchPoint, now: SDLTouchPoint)
        case panning(told: SDLTouchPoint, now: SDLTouchPoint)
        case pinching(Pinch)
    }

    private var phase = Phase.none
    /// A tap that becomes a double one if another follows in time.
    private var tap: SDLTouch?

    package init() {}

    package mutating func receive(_ input: Input) -> [Action] {
        switch input {
        case .finger(let touch, let type):
            // A third finger changes nothing.
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
        // What is still going on has lost its END.
        defer { phase = .touching(from: touch.location, now: touch.location) }
        return cancel()
    }

    private mutating func secondBegan(_ touch: SDLTouch) -> [Action] {
        let first: SDLTouchPoint
        var actions: [Action] = []
        switch phase {
        // Without a first finger it is no second one.
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

    /// The distance tells a pan from a tap and counts no more once there is one: a picture follows a finger back to where it
    /// came down.
    private mutating func moved(_ touch: SDLTouch) -> [Action] {
        switch phase {
        case .touching(let from, _) where touch.isFirstFinger:
            guard touch.location.isBeyond(panDistance, from) else {
                phase = .touching(from: from, now: touch.location)
                return []
            }
            phase = .panning(told: touch.location, now: touch.location)
            return [.notify(.panBegan(touch.location))]
        case .panning(let told, _) where touch.isFirstFinger:
            phase = .panning(told: told, now: touch.location)
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

    /// Two taps that are too far apart for a double one are none at all, as in SDL's iOS library.
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

    /// - Parameter touch: the finger that was taken away, where one was.
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

    /// What has moved since it was told last.
    private mutating func moves() -> [Action] {
        switch phase {
        case .panning(let told, let now) where told != now:
            phase = .panning(told: now, now: now)
            return [.notify(.pan(from: told, to: now))]
        case .pinching(var pinch):
            let scale = pinch.scale()
            phase = .pinching(pinch)
            return scale.map { [.notify(.pinch(pinch.center, scale: $0))] } ?? []
        default: return []
        }
    }
}

/// Two fingers, and how far apart they were when that was told last.
private struct Pinch: Sendable {
    private(set) var first: SDLTouchPoint
    private var second: SDLTouchPoint
    private var told: Double

    init(first: SDLTouchPoint, second: SDLTouchPoint) {
        (self.first, self.second) = (first, second)
        told = first.distance(to: second)
    }

    var center: SDLTouchPoint { first.middle(to: second) }

    mutating func move(_ touch: SDLTouch) {
        if touch.isFirstFinger { first = touch.location } else { second = touch.location }
    }

    /// How many times as far apart they are as when it was told last; none where that is the same, or one lies on the other.
    mutating func scale() -> Double? {
        let distance = first.distance(to: second)
        guard distance > 0, distance != told else { return nil }
        defer { told = distance }
        return told > 0 ? distance / told : nil
    }
}
