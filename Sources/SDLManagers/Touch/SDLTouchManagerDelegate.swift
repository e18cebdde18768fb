/// Receives the gestures on the streamed picture. Every method is optional. CAR-10, ruling 29
///
/// Each method returns whether the app has handled the gesture. The library acts on unhandled gestures if it knows the
/// views of the picture. The methods have a point and no view, because an app that draws its picture itself has no
/// views. This is their form before SDL-0090, which added a view to seven of them.
@MainActor
public protocol SDLTouchManagerDelegate: AnyObject {
    /// A finger tapped once, and no second tap followed.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool
    /// A finger tapped twice; `point` is the middle of both taps.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool
    /// A finger started to move.
    func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool
    /// The finger moved.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool
    /// The moving finger was lifted.
    func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool
    /// The pan was cancelled, because something appeared over the picture.
    func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool
    /// A second finger touched the picture; `point` is the middle of both fingers.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool
    /// The fingers moved. `scale` is their distance relative to the previous report; values above 1 mean further apart.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool
    /// One of the two fingers was lifted.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool
    /// The pinch was cancelled, because something appeared over the picture.
    func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool
}

extension SDLTouchManagerDelegate {
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool { false }
    /// Returns false, for not handled.
    public func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool { false }
}
