import SDLRPC

// Names in the draft and in its diagrams that the later proposal has replaced. FND-46, FND-53, rulings 1, 2

/// The name of `SDLOverlayController` in the draft.
public typealias SDLModalViewController = SDLOverlayController
/// Another name of `SDLOverlayController` in the draft.
public typealias SDLModalController = SDLOverlayController

extension SDLViewController {
    /// Presents an overlay, like `presentOverlayController`. This is the name in the draft. The completion receives no
    /// result.
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        presentOverlayController(modal) { _, _ in completion() }
    }
}

extension SDLViewControllerManager {
    /// Presents an overlay from the top controller, as the draft of SDL-0156 does. The completion has no result. FND-50
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard let top = topViewController else { return overlays.endings.later(completion) }
        top.presentModalViewController(modal, completion: completion)
    }

    /// The name of `presentedOverlayController` in the draft. Setting the property presents an overlay from the top
    /// controller. Setting nil cancels the presented overlay. FND-49
    public var presentedModalViewController: SDLModalViewController? {
        get { presentedOverlayController }
        set {
            guard newValue !== presentedOverlayController else { return }
            if let newValue { presentModalViewController(newValue) } else { presentedOverlayController?.cancel() }
        }
    }
}

extension SDLViewController {
    /// The later name of `layout`, for a layout that is not predefined. Ruling 44
    public var customLayout: String? {
        get { layout?.rawValue }
        set { layout = newValue.map { SDLPredefinedLayout(rawValue: $0) } }
    }
}

extension SDLViewControllerManager {
    /// Starts a new stack with a root controller. This is the name in the later proposal. Ruling 66
    public func setRootViewController(_ viewController: SDLViewController) { rootViewController = viewController }
}

/// The name of the stack in the diagram. FND-52
public typealias SDLNavigationController = SDLViewControllerManager
