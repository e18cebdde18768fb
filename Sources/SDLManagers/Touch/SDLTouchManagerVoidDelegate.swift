/// A variant of `SDLTouchManagerDelegate` whose methods return no value, for code that was written for SDL's iOS
/// library. Every gesture counts as handled. Ruling 29
@MainActor
public protocol SDLTouchManagerVoidDelegate: SDLTouchManagerDelegate {
    /// Called when a finger has tapped and no second tap has come in time.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint)
    /// Called when a finger has tapped twice. `point` is the middle between the two taps.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint)
    /// Called when a finger on the picture has started to pan.
    func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint)
    /// Called when the panning finger has moved further.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint)
    /// Called when the panning finger has left the picture.
    func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint)
    /// Called when the pan was cancelled.
    func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint)
    /// Called when a second finger has touched the picture.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint)
    /// Called when the fingers of a pinch have moved. `scale` is the distance of the fingers, divided by the distance
    /// at the previous call.
    func touchManager(_ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double)
    /// Called when one of the two fingers has left the picture.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint)
    /// Called when the pinch was cancelled.
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

// The library calls these methods. Each method calls the app's method and returns true.
extension SDLTouchManagerVoidDelegate {
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveSingleTapAt: point) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, didReceiveDoubleTapAt: point) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidStartAt: point) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool {
        touchManager(manager, didReceivePanningFrom: fromPoint, to: toPoint) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningDidEndAt: point) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool {
        touchManager(manager, panningCanceledAt: point) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidStartAtCenter: point) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool {
        touchManager(manager, didReceivePinchAtCenter: point, withScale: scale) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchDidEndAtCenter: point) as Void
        return true
    }
    /// Calls the app's method with the same name and no return value. Then returns true.
    public func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool {
        touchManager(manager, pinchCanceledAtCenter: point) as Void
        return true
    }
}
