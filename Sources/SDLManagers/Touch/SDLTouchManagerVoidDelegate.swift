/// As `SDLTouchManagerDelegate`, with methods that answer nothing, for code that was written so for SDL's iOS library: the app
/// owns every touch, so each counts as handled. Ruling 29
@MainActor
public protocol SDLTouchManagerVoidDelegate: SDLTouchManagerDelegate {
    /// A finger has tapped once, and no second tap has followed.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint)
    /// A finger has tapped twice; the point is in the middle of both.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint)
    /// A finger has begun to move.
    func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint)
    /// The finger has moved on.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint)
    /// The moving finger was lifted.
    func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint)
    /// The moving finger was taken away.
    func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint)
    /// A second finger has come down.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint)
    /// The fingers are so many times as far apart as when it was told last.
    func touchManager(_ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double)
    /// One of the two fingers was lifted.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint)
    /// The two fingers were taken away.
    func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint)
}

extension SDLTouchManagerVoidDelegate {
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) {}
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) {}
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) {}
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) {}
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) {}
    public func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) {}
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) {}
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) {}
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) {}
    public func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) {}
}

// What the library calls: the app's method, and then that it was handled.
extension SDLTouchManagerVoidDelegate {
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveSingleTapAt: point) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveDoubleTapAt: point) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidStartAt: point) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool {
        touchManager(manager, didReceivePanningFrom: fromPoint, to: toPoint) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidEndAt: point) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningCanceledAt: point) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidStartAtCenter: point) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool {
        touchManager(manager, didReceivePinchAtCenter: point, withScale: scale) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidEndAtCenter: point) as Void
        return true
    }
    /// Calls the method of the same name that returns nothing, and returns true: handled.
    public func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchCanceledAtCenter: point) as Void
        return true
    }
}
