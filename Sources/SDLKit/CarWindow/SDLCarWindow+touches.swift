public import CarUI
import SDLManagers

// Touches that the app's delegate has not handled are sent to the views, in the same way for all apps. CAR-09, CAR-11,
// CAR-25
//
// The head unit owns the focus: pressing the knob sends a tap in the middle of the focused view. CAR-24
extension SDLCarWindow: TouchSink {
    package func received(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool) {
        if type == .cancel { return perform(viewTouches.receive(.cancelled)) }
        guard touch.isFirstFinger, type == .end else { return }
        perform(viewTouches.receive(.ended(CGPoint(touch.location), mayBeHandled: mayBeHandled)))
    }

    package func act(on gesture: TouchGesture, isHandled: Bool) {
        perform(viewTouches.receive(gesture, isHandled: isHandled))
        if window != nil { changed() }
    }

    package func finished(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool) {
        guard touch.isFirstFinger, let window else { return }
        let point = CGPoint(touch.location)
        switch type {
        // The new finger may have ended an earlier gesture. The views receive the new finger after the end of that
        // gesture.
        case .begin:
            let isTarget = window.touchTarget(at: point) != nil
            perform(viewTouches.receive(.began(point, onTarget: isTarget, mayBeHandled: mayBeHandled)))
        case .move: perform(viewTouches.moved(to: point))
        case .end: perform(viewTouches.lifted())
        default: break
        }
    }

    private func perform(_ actions: [ViewTouches.Action]) {
        guard let window else { return }
        for action in actions {
            switch action {
            case .begin(let point): send(.began, point, to: window.touchTarget(at: point))
            case .beginScrolling(let point): beginScrolling(at: point, in: window)
            case .move(let point): send(.moved, point)
            case .end(let point): send(.ended, point)
            case .cancel: window.cancelTouches(time: now)
            case .lift: window.endLongPresses()
            case .press(let point): window.performPrimaryAction(atWindowPoint: point)
            }
        }
        if !actions.isEmpty { changed() }
    }

    /// Begins a touch at `point` if `point` is in a scroll view, such as a list. On other views, the app handles
    /// panning. CAR-12
    private func beginScrolling(at point: CGPoint, in window: UIWindow) {
        let hit = window.hitTest(point, with: nil)
        if hit?.lineage.contains(where: { $0 is UIScrollView }) == true { send(.began, point) }
    }

    /// Sends a touch event to the window. If the window has not received the `began` event of the finger, the window
    /// ignores the finger's other events.
    private func send(_ phase: UITouch.Phase, _ point: CGPoint, to target: UIView? = nil) {
        window?.sendTouch(phase: phase, id: 0, point: point, time: now, to: target)
    }

    /// Cancels all touches, so that no view performs its action.
    package func cancelTouches() {
        _ = viewTouches.receive(.cancelled)
        window?.cancelTouches(time: now)
    }
}

/// A touch delegate whose methods receive the touched view. All methods are optional and return whether the delegate
/// has handled the gesture. CAR-13, HAP-23
///
/// The parameter `view` is the selectable view at `point`, which the driver can also reach with a knob; nil if `point`
/// is in no selectable view or in several.
@MainActor
public protocol SDLTouchManagerViewDelegate: SDLTouchManagerDelegate {
    /// Called for a single tap, when the time for a second tap has passed.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint) -> Bool
    /// Called for a double tap. `point` is the midpoint of both taps.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapFor view: UIView?, at point: CGPoint) -> Bool
    /// Called when a finger starts to pan.
    func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool
    /// Called when the panning finger is lifted.
    func touchManager(_ manager: SDLTouchManager, panningDidEndIn view: UIView?, at point: CGPoint) -> Bool
    /// Called when a second finger starts a pinch. `point` is the midpoint of both fingers.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartIn view: UIView?, atCenter point: CGPoint) -> Bool
    /// Called while two fingers pinch. `scale` is relative to the previous call.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchIn view: UIView?, atCenter point: CGPoint, withScale scale: Double
    ) -> Bool
    /// Called when one of the two pinching fingers is lifted.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndIn view: UIView?, atCenter point: CGPoint) -> Bool
}
