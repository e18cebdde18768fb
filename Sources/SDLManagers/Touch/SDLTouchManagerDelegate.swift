/// Receives the gestures on the streamed picture. Every method is optional. CAR-10, ruling 29
///
/// Each method returns true if the app has handled the gesture. If a method returns false and the app projects views,
/// the library passes the gesture to the views. The methods have a point but no view, because an app that draws its own
/// picture has no views. SDL's proposal SDL-0090 later added a view to seven of the methods.
@MainActor
public protocol SDLTouchManagerDelegate: AnyObject {
    /// Called when a finger has tapped and no second tap has come in time.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool
    /// Called when a finger has tapped twice. `point` is the middle between the two taps.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool
    /// Called when a finger on the picture has started to pan.
    func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool
    /// Called when the panning finger has moved further.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool
    /// Called when the panning finger has left the picture.
    func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool
    /// Called when the pan was cancelled, for example because a dialog has appeared over the picture.
    func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool
    /// Called when a second finger has touched the picture. `point` is the middle between the two fingers.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool
    /// Called when the fingers of a pinch have moved. `scale` is the distance of the fingers, divided by the distance
    /// at the previous call. If `scale` is greater than 1, the fingers have moved apart.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool
    /// Called when one of the two fingers of a pinch has left the picture.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool
    /// Called when the pinch was cancelled, for example because a dialog has appeared over the picture.
    func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool
}

extension SDLTouchManagerDelegate {
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool { false }
    /// Returns false, which means "not handled".
    public func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool { false }
}
