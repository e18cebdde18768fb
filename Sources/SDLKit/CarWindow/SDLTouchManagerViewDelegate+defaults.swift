public import CarUI
public import SDLManagers

extension SDLTouchManagerViewDelegate {
    /// Returns false, because the delegate has not handled the gesture.
    public func touchManager(
        _ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint
    ) -> Bool { false }
    /// Returns false, because the delegate has not handled the gesture.
    public func touchManager(
        _ manager: SDLTouchManager, didReceiveDoubleTapFor view: UIView?, at point: CGPoint
    ) -> Bool { false }
    /// Returns false, because the delegate has not handled the gesture.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool {
        false
    }
    /// Returns false, because the delegate has not handled the gesture.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndIn view: UIView?, at point: CGPoint) -> Bool {
        false
    }
    /// Returns false, because the delegate has not handled the gesture.
    public func touchManager(
        _ manager: SDLTouchManager, pinchDidStartIn view: UIView?, atCenter point: CGPoint
    ) -> Bool { false }
    /// Returns false, because the delegate has not handled the gesture.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchIn view: UIView?, atCenter point: CGPoint, withScale scale: Double
    ) -> Bool { false }
    /// Returns false, because the delegate has not handled the gesture.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndIn view: UIView?, atCenter point: CGPoint) -> Bool {
        false
    }
}

// The methods that the library calls. Each method finds the view at the point and calls the delegate method that has a
// `view` parameter.
extension SDLTouchManagerViewDelegate {
    /// Calls the delegate method for this gesture with a parameter `view`, and passes the selectable view at `point`.
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveSingleTapFor: manager.view(at: point), at: CGPoint(point))
    }
    /// Calls the delegate method for this gesture with a parameter `view`, and passes the selectable view at `point`.
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveDoubleTapFor: manager.view(at: point), at: CGPoint(point))
    }
    /// Calls the delegate method for this gesture with a parameter `view`, and passes the selectable view at `point`.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidStartIn: manager.view(at: point), at: CGPoint(point))
    }
    /// Calls the delegate method for this gesture with a parameter `view`, and passes the selectable view at `point`.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidEndIn: manager.view(at: point), at: CGPoint(point))
    }
    /// Calls the delegate method for this gesture with a parameter `view`, and passes the selectable view at `point`.
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidStartIn: manager.view(at: point), atCenter: CGPoint(point))
    }
    /// Calls the delegate method for this gesture with a parameter `view`, and passes the selectable view at `point`.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool {
        touchManager(
            manager, didReceivePinchIn: manager.view(at: point), atCenter: CGPoint(point), withScale: scale)
    }
    /// Calls the delegate method for this gesture with a parameter `view`, and passes the selectable view at `point`.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidEndIn: manager.view(at: point), atCenter: CGPoint(point))
    }
}

extension SDLTouchManager {
    /// Returns the selectable view at `point` of the picture; nil if `point` is in no view or in several views. HAP-23
    public func view(at point: SDLTouchPoint) -> UIView? {
        guard let carWindow = sink as? SDLCarWindow else { return nil }
        return carWindow.hitTester.view(for: CGPoint(point))
    }
}
