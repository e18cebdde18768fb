/// Receives gestures after the app, and acts on those that the app has not handled. It knows the views of the picture.
/// CAR-09
@MainActor
package protocol TouchSink: AnyObject {
    /// A finger touched the picture; no gesture has been recognized yet.
    func began(_ touch: SDLTouch)
    /// A gesture was recognized and reported to the app, if the app has a delegate.
    func act(on gesture: TouchGesture, isHandled: Bool)
}
