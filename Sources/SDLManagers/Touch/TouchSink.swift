package import SDLRPC

/// Receives fingers and gestures after the app, and acts on those that the app has not handled. It knows the views of
/// the picture. CAR-09
@MainActor
package protocol TouchSink: AnyObject {
    /// A finger was lifted or cancelled. The gestures that this completes are reported next.
    ///
    /// - Parameter mayBeHandled: Whether the app has a delegate that may handle the gestures.
    func received(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool)
    /// A gesture was recognized and reported to the app, if the app has a delegate.
    func act(on gesture: TouchGesture, isHandled: Bool)
    /// All gestures that a finger's event has completed were reported.
    func finished(_ touch: SDLTouch, _ type: SDLTouchType, mayBeHandled: Bool)
    /// The app does not accept the current touches, or the connection is lost.
    func cancelTouches()
}
