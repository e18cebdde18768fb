import CarUI
import SDLManagers
import SDLRPC

/// Decides when the views of the picture receive a touch: when a finger touches a control or a cell, as in UIKit.
///
/// Later the app's delegate may handle the gesture; the touch of the views is then cancelled. The end of a tap is sent
/// only after the delegate has decided. Without a delegate, events are sent at once. CAR-09, CAR-11
struct ViewTouches {
    /// A change of the first finger.
    enum Finger {
        /// The finger touched the display. `onTarget`: whether there is a control or a cell, which acts on every touch.
        case began(CGPoint, onTarget: Bool, mayBeHandled: Bool)
        case ended(CGPoint, mayBeHandled: Bool)
        case cancelled
    }

    enum Action: Hashable {
        /// Begins a touch in the control or cell at the point.
        case begin(CGPoint)
        /// Begins a touch in a scroll view, if there is one at the point.
        case beginScrolling(CGPoint)
        case move(CGPoint)
        case end(CGPoint)
        case cancel
        /// The finger was lifted, and the touch ends or is cancelled later.
        case lift
        /// Performs the action of the view at the point.
        case press(CGPoint)
    }

    private enum Phase: Equatable {
        case none
        /// The views receive the touch.
        case tracking
        /// A control or cell was touched while the delegate has not yet decided about the previous tap.
        case held(CGPoint)
        /// No control or cell was touched.
        case plain(CGPoint)
        case panning(isSent: Bool)
    }

    /// A tap whose gesture was not reported yet.
    private enum Tap: Equatable {
        /// The views have received the whole tap.
        case done
        /// The views have received only the beginning of the tap.
        case lifted(CGPoint)
        /// The views have received nothing of the tap yet.
        case held(CGPoint)
        /// The tap is not on a control or cell.
        case plain(CGPoint)

        var isLifted: Bool { if case .lifted = self { true } else { false } }
        var isUndecided: Bool { self != .done }

        /// Returns the actions for the tap. `isHandled` says whether the delegate has handled the gesture.
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

    /// Whether the views receive the touch of the current finger.
    private var hasTouch: Bool { phase == .tracking || phase == .panning(isSent: true) }

    /// The first finger has moved, and the gestures were reported. During a pan, the pan gesture moves the touch.
    mutating func moved(to point: CGPoint) -> [Action] {
        phase == .tracking ? [.move(point)] : []
    }

    /// A finger was lifted, and the gestures were reported. Two taps that are too far apart are not a gesture.
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
            // Views receive one finger only, so a second finger ends the touch of the first.
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
