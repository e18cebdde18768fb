import CarUI
import SDLManagers
import SDLRPC

/// The logic that decides which touches the views of the projected window receive. As in UIKit, a touch on a control or
/// a cell begins when the finger touches the display.
///
/// If the app's touch delegate handles a gesture, the views' touch is cancelled. Therefore the views receive the end of
/// a tap only after the delegate was called. Without a delegate, the views receive all events immediately. CAR-09,
/// CAR-11
struct ViewTouches {
    /// An event of the first finger on the display.
    enum Finger {
        /// The first finger touched the display. `onTarget` is true if a control or a cell is at the point.
        /// `mayBeHandled` is true if the app has a touch delegate, which may handle the gesture.
        case began(CGPoint, onTarget: Bool, mayBeHandled: Bool)
        case ended(CGPoint, mayBeHandled: Bool)
        case cancelled
    }

    enum Action: Hashable {
        /// Begins a touch in the control or cell at the point.
        case begin(CGPoint)
        /// Begins a touch in the scroll view at the point. Does nothing if the point is in no scroll view.
        case beginScrolling(CGPoint)
        case move(CGPoint)
        case end(CGPoint)
        case cancel
        /// Marks the finger as lifted. The touch is ended or cancelled later, when the delegate has been called.
        case lift
        /// Performs the action of the view at the point, without a touch.
        case press(CGPoint)
    }

    private enum Phase: Equatable {
        case none
        /// The views receive the events of the touch.
        case tracking
        /// The finger touches a control or a cell, but the delegate has not been called for the previous tap. Therefore
        /// the views have not received the touch yet.
        case held(CGPoint)
        /// The finger touches neither a control nor a cell.
        case plain(CGPoint)
        case panning(isSent: Bool)
    }

    /// A tap that has not been reported as a gesture yet.
    private enum Tap: Equatable {
        /// A tap whose begin and end the views have received.
        case done
        /// A tap whose begin the views have received. They receive the end after the delegate was called.
        case lifted(CGPoint)
        /// A tap on a control or a cell whose events the views have not received, because the delegate had not been
        /// called for the previous tap.
        case held(CGPoint)
        /// A tap that touched neither a control nor a cell.
        case plain(CGPoint)

        var isLifted: Bool { if case .lifted = self { true } else { false } }
        var isUndecided: Bool { self != .done }

        /// Returns the actions for this tap after the delegate was called. `isHandled` is the delegate's return value.
        func decided(_ isHandled: Bool) -> [Action] {
            switch self {
            case .done: []
            case .lifted(let point): [isHandled ? .cancel : .end(point)]
            case .held(let point): isHandled ? [] : [.begin(point), .end(point)]
            case .plain(let point): isHandled ? [] : [.press(point)]
            }
        }
    }

    private var phase = Phase.none
    private var taps: [Tap] = []

    mutating func receive(_ finger: Finger) -> [Action] {
        switch finger {
        case .began(let point, let onTarget, let mayBeHandled):
            let lost: [Action] = hasTouch ? [.cancel] : []
            guard onTarget else {
                phase = .plain(point)
                return lost
            }
            guard !mayBeHandled || !taps.contains(where: \.isUndecided) else {
                phase = .held(point)
                return lost
            }
            phase = .tracking
            return lost + [.begin(point)]
        case .ended(let point, let mayBeHandled):
            let before = phase
            // The end of a pan is handled later, with the gesture `panEnded`.
            if case .panning = phase { return [] }
            phase = .none
            switch before {
            case .tracking where mayBeHandled:
                taps.append(.lifted(point))
                return [.lift]
            case .tracking:
                taps.append(.done)
                return [.end(point)]
            case .held(let down): taps.append(.held(down))
            case .plain(let down): taps.append(.plain(down))
            case .panning, .none: break
            }
            return []
        case .cancelled:
            defer { self = ViewTouches() }
            return hasTouch || taps.contains(where: \.isLifted) ? [.cancel] : []
        }
    }

    /// Whether the views have received the begin of the current touch, but not its end.
    private var hasTouch: Bool { phase == .tracking || phase == .panning(isSent: true) }

    /// Handles a movement of the first finger. Returns no actions during a pan, because `receive(_:isHandled:)` handles
    /// the pan gesture.
    mutating func moved(to point: CGPoint) -> [Action] {
        phase == .tracking ? [.move(point)] : []
    }

    /// Called when the finger was lifted and its gestures have been reported. If two taps have not been reported, the
    /// taps are too far apart for a double tap and are discarded.
    mutating func lifted() -> [Action] {
        guard taps.count > 1 else { return [] }
        defer { taps = [] }
        return taps.contains(where: \.isLifted) ? [.cancel] : []
    }

    mutating func receive(_ gesture: TouchGesture, isHandled: Bool) -> [Action] {
        switch gesture {
        case .singleTap:
            guard !taps.isEmpty else { return [] }
            let actions = taps.removeFirst().decided(isHandled)
            guard case .held(let point) = phase, !taps.contains(where: \.isUndecided) else { return actions }
            phase = .tracking
            return actions + [.begin(point)]
        case .doubleTap:
            defer { taps = [] }
            return taps.flatMap { $0.decided(isHandled) }
        case .panBegan(let point): return panned(to: CGPoint(point), isHandled)
        case .pan(_, let point): return phase == .panning(isSent: true) && !isHandled ? [.move(CGPoint(point))] : []
        case .panEnded(let point):
            defer { phase = .none }
            return phase == .panning(isSent: true) ? [isHandled ? .cancel : .end(CGPoint(point))] : []
        case .panCanceled: return receive(.cancelled)
        case .pinchBegan:
            // Views receive one finger only, so a second finger ends the touch of the first finger.
            defer { phase = .none }
            return hasTouch ? [.cancel] : []
        case .pinch, .pinchEnded, .pinchCanceled: return []
        }
    }

    private mutating func panned(to point: CGPoint, _ isHandled: Bool) -> [Action] {
        let before = phase
        phase = .panning(isSent: !isHandled)
        switch before {
        case .tracking: return isHandled ? [.cancel] : [.move(point)]
        case .held(let down): return isHandled ? [] : [.begin(down), .move(point)]
        case .plain(let down): return isHandled ? [] : [.beginScrolling(down), .move(point)]
        case .none, .panning: return []
        }
    }
}
