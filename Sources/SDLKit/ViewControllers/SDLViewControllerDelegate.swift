/// Follows one controller's life cycle from outside. Every method is optional.
@MainActor
public protocol SDLViewControllerDelegate: AnyObject {
    func viewControllerDidLoadView(_ viewController: SDLViewController)
    func viewControllerViewDidLoad(_ viewController: SDLViewController)
    func viewControllerViewWillAppear(_ viewController: SDLViewController)
    func viewControllerViewDidAppear(_ viewController: SDLViewController)
    func viewControllerViewWillDisappear(_ viewController: SDLViewController)
    func viewControllerViewDidDisappear(_ viewController: SDLViewController)
}

extension SDLViewControllerDelegate {
    public func viewControllerDidLoadView(_ viewController: SDLViewController) {}
    public func viewControllerViewDidLoad(_ viewController: SDLViewController) {}
    public func viewControllerViewWillAppear(_ viewController: SDLViewController) {}
    public func viewControllerViewDidAppear(_ viewController: SDLViewController) {}
    public func viewControllerViewWillDisappear(_ viewController: SDLViewController) {}
    public func viewControllerViewDidDisappear(_ viewController: SDLViewController) {}
}

/// Follows the life cycle of every controller of a stack. Every method is optional.
@MainActor
public protocol SDLViewControllerManagerDelegate: AnyObject {
    func viewControllerDidLoadView(_ viewController: SDLViewController)
    func viewControllerWillAppear(_ viewController: SDLViewController)
    func viewControllerDidAppear(_ viewController: SDLViewController)
    func viewControllerWillDisappear(_ viewController: SDLViewController)
    func viewControllerDidDisappear(_ viewController: SDLViewController)
}

extension SDLViewControllerManagerDelegate {
    public func viewControllerDidLoadView(_ viewController: SDLViewController) {}
    public func viewControllerWillAppear(_ viewController: SDLViewController) {}
    public func viewControllerDidAppear(_ viewController: SDLViewController) {}
    public func viewControllerWillDisappear(_ viewController: SDLViewController) {}
    public func viewControllerDidDisappear(_ viewController: SDLViewController) {}
}
