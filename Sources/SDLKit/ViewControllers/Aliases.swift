import SDLRPC

// Names of the draft that the later proposal replaced. Rulings 1, 2, 3

/// The draft's name of `SDLOverlayController`.
public typealias SDLModalViewController = SDLOverlayController
/// The draft's other name of `SDLOverlayController`.
public typealias SDLModalController = SDLOverlayController

extension SDLViewController {
    /// The draft's name of `presentOverlayController`; what came of it is not told.
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        presentOverlayController(modal) { _, _ in completion() }
    }
}

extension SDLViewControllerManager {
    /// The draft's name of `presentedOverlayController`.
    public var presentedModalViewController: SDLModalViewController? { presentedOverlayController }
}

extension SDLAudioInputController {
    /// The draft's name of `finish`.
    public func dismiss() { finish() }
}
