import SDLRPC

// Names in the draft and its diagrams that the later proposal replaced. FND-46, FND-53, rulings 1, 2

/// The draft's name of `SDLOverlayController`.
public typealias SDLModalViewController = SDLOverlayController
/// The draft's other name of `SDLOverlayController`.
public typealias SDLModalController = SDLOverlayController

extension SDLViewController {
    /// The draft's name of `presentOverlayController`. The completion receives no result.
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        presentOverlayController(modal) { _, _ in completion() }
    }
}

extension SDLViewControllerManager {
    /// The draft's method to present from the top controller. The completion receives no result. FND-50
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard let top = topViewController else { return overlays.endings.later(completion) }
        top.presentModalViewController(modal, completion: completion)
    }

    /// The draft's name of `presentedOverlayController`. Setting it presents from the top controller; nil cancels the
    /// presented overlay. FND-49
    public var presentedModalViewController: SDLModalViewController? {
        get { presentedOverlayController }
        set {
            guard newValue !== presentedOverlayController else { return }
            if let newValue { presentModalViewController(newValue) } else { presentedOverlayController?.cancel() }
        }
    }
}

extension SDLViewController {
    /// The later name of a `layout` that is not predefined. Ruling 44
    public var customLayout: String? {
        get { layout?.rawValue }
        set { layout = newValue.map { SDLPredefinedLayout(rawValue: $0) } }
    }
}

extension SDLViewControllerManager {
    /// The later method to start a new stack. Ruling 66
    public func setRootViewController(_ viewController: SDLViewController) { rootViewController = viewController }
}

/// The diagram's name of the stack. FND-52
public typealias SDLNavigationController = SDLViewControllerManager
