public import CarUI
import SDLManagers

// Touches that the app's delegate has not handled are sent to the views, in the same way for all apps. CAR-09, CAR-11,
// CAR-25
//
// The head unit owns the focus: pressing the knob sends a tap in the middle of the focused view. CAR-24
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

    /// Starts dragging only in lists and controls. Panning on other views is left to the app. CAR-12
    private func drag(to point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(down, with: nil)
        while let here = view, !(here is UIScrollView), !(here is UIControl) { view = here.superview }
        guard view != nil else { return }
        send(.began, down)
        send(.moved, point)
    }

    /// Sends a touch event. The window ignores fingers whose start it has not received.
    private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
        window?.sendTouch(phase: phase, id: 0, point: point, time: now)
    }

    /// Cancels all touches without triggering actions.
    func cancelTouches() {
        window?.cancelTouches(time: now)
    }
}

/// The touch delegate methods that also receive the touched view. All are optional. CAR-13, HAP-23
///
/// The view is the one that a knob can reach at this point; nil when there is none or more than one.
@MainActor
public protocol SDLTouchManagerViewDelegate: SDLTouchManagerDelegate {
    /// Called for a tap that no second tap has followed.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint) -> Bool
    /// Called for a double tap. The point is the midpoint of both taps.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapFor view: UIView?, at point: CGPoint) -> Bool
    /// Called when a finger starts to pan.
    func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool
    /// Called when the panning finger is lifted.
    func touchManager(_ manager: SDLTouchManager, panningDidEndIn view: UIView?, at point: CGPoint) -> Bool
    /// Called when a second finger starts a pinch. The point is the midpoint of both fingers.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartIn view: UIView?, atCenter point: CGPoint) -> Bool
    /// Called while two fingers pinch. The scale is relative to the previous call.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchIn view: UIView?, atCenter point: CGPoint, withScale scale: Double
    ) -> Bool
    /// Called when one of the two fingers is lifted.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndIn view: UIView?, atCenter point: CGPoint) -> Bool
}
