import SDLRPC

// Names of the draft and of its diagrams that the later proposal replaced. FND-46, FND-53, rulings 1, 2

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
    /// The draft's way to present, from the top controller; what came of it is not told. FND-50
    public func presentModalViewController(
        _ modal: SDLModalViewController, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard let top = topViewController else { return overlays.endings.later(completion) }
        top.presentModalViewController(modal, completion: completion)
    }

    /// The draft's name of `presentedOverlayController`. Setting it presents from the top controller, and nil takes off what
    /// is presented. FND-49
    public var presentedModalViewController: SDLModalViewController? {
        get { presentedOverlayController }
        set {
            guard newValue !== presentedOverlayController else { return }
            if let newValue { presentModalViewController(newValue) } else { presentedOverlayController?.cancel() }
        }
    }
}

extension SDLViewController {
    /// The later text's name of a `layout` that is no predefined one. Ruling 44
    public var customLayout: String? {
        get { layout?.rawValue }
        set { layout = newValue.map { SDLPredefinedLayout(rawValue: $0) } }
    }
}

extension SDLViewControllerManager {
    /// The later text's way to start a new stack. Ruling 66
    public func setRootViewController(_ viewController: SDLViewController) { rootViewController = viewController }
}

/// The diagram's name of the stack. FND-52
public typealias SDLNavigationController = SDLViewControllerManager
