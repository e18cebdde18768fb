/// Told what fingers on the projected picture mean. Every method is optional. CAR-10, ruling 29
///
/// Each method says whether the app has handled what it is told; what it has not is the library's to act on, where it knows
/// the views of the picture. An app that draws its picture itself has none to be told of, so the methods name a point and no
/// view: they are called as they were before SDL-0090 put a view into seven of them.
@MainActor
public protocol SDLTouchManagerDelegate: AnyObject {
    /// A finger has tapped once, and no second tap has followed.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool
    /// A finger has tapped twice; the point is in the middle of both.
    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool
    /// A finger has begun to move.
    func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool
    /// The finger has moved on.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool
    /// The moving finger was lifted.
    func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool
    /// The moving finger was taken away, by something that came over the picture.
    func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool
    /// A second finger has come down; the point is in the middle of both.
    func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool
    /// The fingers are so many times as far apart as when it was told last: more than 1 is further.
    func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool
    /// One of the two fingers was lifted.
    func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool
    /// The two fingers were taken away, by something that came over the picture.
    func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool
}

extension SDLTouchManagerDelegate {
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, panningDidStartAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePanningFrom fromPoint: SDLTouchPoint, to toPoint: SDLTouchPoint
    ) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, panningDidEndAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, panningCanceledAt point: SDLTouchPoint) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, pinchDidStartAtCenter point: SDLTouchPoint) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(
        _ manager: SDLTouchManager, didReceivePinchAtCenter point: SDLTouchPoint, withScale scale: Double
    ) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, pinchDidEndAtCenter point: SDLTouchPoint) -> Bool { false }
    /// Returns false: not handled, where a delegate leaves this method out.
    public func touchManager(_ manager: SDLTouchManager, pinchCanceledAtCenter point: SDLTouchPoint) -> Bool { false }
}
