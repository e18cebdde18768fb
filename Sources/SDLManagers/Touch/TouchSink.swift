package import SDLRPC

/// Receives fingers and gestures after the app, and handles those that the app has not handled. The sink has access to
/// the views of the picture. CAR-09
@MainActor
package protocol TouchSink: AnyObject {
    /// Called when a finger has touched, moved or left the picture, before the resulting gestures are reported.
    ///
    /// - Parameter mayBeHandled: Whether the app has a delegate that may handle the gestures.
    func received(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool)
    /// Called when a gesture was recognized. If the app has a delegate, the gesture was reported to the delegate first.
    func act(on gesture: TouchGesture, isHandled: Bool)
    /// Called after all gestures that result from a finger's event were reported.
    func finished(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool)
    /// Called when the app does not accept the current touches, or when the connection is lost.
    func cancelTouches()
}
