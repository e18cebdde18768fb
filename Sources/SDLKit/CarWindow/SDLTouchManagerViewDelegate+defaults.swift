public import CarUI
public import SDLManagers

extension SDLTouchManagerViewDelegate {
    /// Not handled, unless an app does.
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapFor view: UIView?, at point: CGPoint)
        -> Bool
    {
        false
    }
    /// Not handled, unless an app does.
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapFor view: UIView?, at point: CGPoint)
        -> Bool
    {
        false
    }
    /// Not handled, unless an app does.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartIn view: UIView?, at point: CGPoint) -> Bool {
        false
    }
    /// Not handled, unless an app does.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndIn view: UIView?, at point: CGPoint) -> Bool {
        false
    }
    /// Not handled, unless an app does.
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartIn view: UIView?, atCenter point: CGPoint) -> Bool
    {
        false
    }
    /// Not handled, unless an app does.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchIn view: UIView?, atCenter point: CGPoint, withScale scale: Double
    ) -> Bool { false }
    /// Not handled, unless an app does.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndIn view: UIView?, atCenter point: CGPoint) -> Bool {
        false
    }
}

// What the library calls, with the view looked up.
extension SDLTouchManagerViewDelegate {
    /// With the view that is there.
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveSingleTapFor: manager.view(at: point), at: CGPoint(point))
    }
    /// With the view that is there.
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveDoubleTapFor: manager.view(at: point), at: CGPoint(point))
    }
    /// With the view that is there.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidStartIn: manager.view(at: point), at: CGPoint(point))
    }
    /// With the view that is there.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidEndIn: manager.view(at: point), at: CGPoint(point))
    }
    /// With the view that is there.
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidStartIn: manager.view(at: point), atCenter: CGPoint(point))
    }
    /// With the view that is there.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool {
        touchManager(
            manager, didReceivePinchIn: manager.view(at: point), atCenter: CGPoint(point), withScale: scale)
    }
    /// With the view that is there.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidEndIn: manager.view(at: point), atCenter: CGPoint(point))
    }
}

extension SDLTouchManager {
    /// The one view that a knob could reach at a point of the picture; nil where there is none, or more than one. HAP-23
    public func view(at point: SDLTouchPoint) -> UIView? {
        guard let carWindow = sink as? SDLCarWindow else { return nil }
        return carWindow.hitTester.view(for: CGPoint(point))
    }
}
