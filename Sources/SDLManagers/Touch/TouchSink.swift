package import SDLRPC

/// Receives finger events and gestures after the app's delegate, and processes the gestures that the delegate has not
/// handled. Unlike the delegate, the sink knows the views of the picture. CAR-09
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
    /// Called when touches are disabled or discarded, or when the connection is lost.
    func cancelTouches()
}
