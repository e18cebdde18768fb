import SDLRPC

// Names from the draft of SDL-0156 and from the diagrams of the draft. A later proposal has replaced these names.
// FND-46, FND-53, rulings 1, 2

/// The name of `SDLOverlayController` in the draft of proposal SDL-0156.
public typealias SDLModalViewController = SDLOverlayController
/// Another name of `SDLOverlayController` in the draft of proposal SDL-0156.
public typealias SDLModalController = SDLOverlayController

extension SDLViewController {
    /// Presents an overlay. `presentModalViewController` is the name of `presentOverlayController` in the draft of
    /// proposal SDL-0156. `completion` receives no result.
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        presentOverlayController(modal) { _, _ in completion() }
    }
}

extension SDLViewControllerManager {
    /// Presents an overlay from the top controller, as in the draft of SDL-0156. `completion` gets no result. FND-50
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard let top = topViewController else { return overlays.endings.later(completion) }
        top.presentModalViewController(modal, completion: completion)
    }

    /// The name of `presentedOverlayController` in the draft of proposal SDL-0156. Setting an overlay presents the
    /// overlay from the top controller. Setting nil cancels the presented overlay. FND-49
    public var presentedModalViewController: SDLModalViewController? {
        get { presentedOverlayController }
        set {
            guard newValue !== presentedOverlayController else { return }
            if let newValue { presentModalViewController(newValue) } else { presentedOverlayController?.cancel() }
        }
    }
}

extension SDLViewController {
    /// The name of the view's template, for templates without a constant in `SDLPredefinedLayout`. The name
    /// `customLayout` is from proposal SDL-0176. Ruling 44
    public var customLayout: String? {
        get { layout?.rawValue }
        set { layout = newValue.map { SDLPredefinedLayout(rawValue: $0) } }
    }
}

extension SDLViewControllerManager {
    /// Starts a new stack with a root controller. The name of this method is from proposal SDL-0176. Ruling 66
    public func setRootViewController(_ viewController: SDLViewController) { rootViewController = viewController }
}

/// The name of the stack of controllers in the class diagram of proposal SDL-0156. FND-52
public typealias SDLNavigationController = SDLViewControllerManager
