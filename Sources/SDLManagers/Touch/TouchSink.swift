/// Knows the views of the picture: hears what fingers mean after the app was asked, and acts on what that has not handled.
/// CAR-09
@MainActor
package protocol TouchSink: AnyObject {
    /// A finger came down, and nothing was made of it yet.
    func began(_ touch: SDLTouch)
    /// The app was told, if it wants to be.
    func act(on gesture: TouchGesture, isHandled: Bool)
}
