public import CarUI
import SDLManagers

// Touches that the app's delegate has not handled go to the views, alike in all apps. CAR-09, CAR-11, CAR-25
// The focus is the head unit's: a knob's press comes as a tap in the middle of what it stands on. CAR-24
extension SDLCarWindow: TouchSink {
    package func began(_ touch: SDLTouch) {
        if touch.isFirstFinger { down = CGPoint(touch.location) }
    }

    package func act(on gesture: TouchGesture, isHandled: Bool) {
        guard let window else { return }
        defer { changed() }
        switch gesture {
        case .singleTap(let point) where !isHandled: window.performPrimaryAction(atWindowPoint: CGPoint(point))
        case .doubleTap(let point) where !isHandled:
            for _ in 1...2 { window.performPrimaryAction(atWindowPoint: CGPoint(point)) }
        case .panBegan(let point) where !isHandled: drag(to: CGPoint(point), in: window)
        case .pan(_, let point) where !isHandled: send(.moved, CGPoint(point))
        case .panEnded(let point): send(isHandled ? .cancelled : .ended, CGPoint(point))
        case .panCanceled: cancelTouches()
        default: break
        }
    }

    /// A view of the app's own kind is the app's to move; a list or a control moves by itself. CAR-12
    private func drag(to point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(down, with: nil)
        while let here = view, !(here is UIScrollView), !(here is UIControl) { view = here.superview }
        guard view != nil else { return }
        send(.began, down)
        send(.moved, point)
    }

    /// A finger that the window was not told of is none to it.
    private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
        window?.sendTouch(phase: phase, id: 0, point: point, time: now)
    }

    /// Ends what the fingers have begun, without an action.
    func cancelTouches() {
        window?.cancelTouches(time: now)
    }
}

/// Told what fingers on the projected picture mean, with the view they are on. Every method is optional. CAR-13, HAP-23
///
/// The view is the one that a knob could reach there; nil where there is none, or more than one.
@MainActor
public protocol SDLTouchManagerViewDelegate: SDLTouchManagerDelegate {
    /// A finger has tapped once, and no second tap has followed.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint) -> Bool
    /// A finger has tapped twice; the point is in the middle of both.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapFor view: UIView?, at point: CGPoint) -> Bool
    /// A finger has begun to move.
    func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool
    /// The moving finger was lifted.
    func touchManager(_ manager: SDLTouchManager, panningDidEndIn view: UIView?, at point: CGPoint) -> Bool
    /// A second finger has come down; the point is in the middle of both.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartIn view: UIView?, atCenter point: CGPoint) -> Bool
    /// The fingers are so many times as far apart as when it was told last.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchIn view: UIView?, atCenter point: CGPoint, withScale scale: Double
    ) -> Bool
    /// One of the two fingers was lifted.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndIn view: UIView?, atCenter point: CGPoint) -> Bool
}
