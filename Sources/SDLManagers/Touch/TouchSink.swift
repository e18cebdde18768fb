package import SDLRPC

/// The object that receives finger events, and that receives each gesture after the app's delegate. It processes the
/// gestures that the delegate has not handled. Unlike the delegate, it knows the views of the picture. CAR-09
@MainActor
package protocol TouchSink: AnyObject {
    /// Called for each finger event, before the resulting gestures are reported. `mayBeHandled` is true if the app has
    /// a delegate, which may handle the gestures.
    func received(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool)
    /// Called for a recognized gesture after the app's delegate was called. `isHandled` is the return value of the
    /// delegate.
    func act(on gesture: TouchGesture, isHandled: Bool)
    /// Called after all gestures that result from a finger event were reported.
    func finished(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool)
    /// Called when the app disables touches or discards a waiting tap, or when the connection is lost.
    func cancelTouches()
}
