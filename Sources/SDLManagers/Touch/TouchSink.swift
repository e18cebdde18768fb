/// Receives gestures after the app, and handles those that the app has not handled. It knows the views of the picture.
/// CAR-09
@MainActor
package protocol TouchSink: AnyObject {
    /// Called when a finger has touched the picture and no gesture is recognized yet.
    func began(_ touch: SDLTouch)
    /// Called when a gesture was recognized. If the app has a delegate, the gesture was reported to it first.
    func act(on gesture: TouchGesture, isHandled: Bool)
}
