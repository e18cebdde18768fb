/// Follows one controller's life cycle from outside. Every method is optional.
@MainActor
public protocol SDLViewControllerDelegate: AnyObject {
    /// The view was made.
    func viewControllerDidLoadView(_ viewController: SDLViewController)
    /// The view was made, and the controller was told so.
    func viewControllerViewDidLoad(_ viewController: SDLViewController)
    /// The view is about to be shown.
    func viewControllerViewWillAppear(_ viewController: SDLViewController)
    /// The view is shown.
    func viewControllerViewDidAppear(_ viewController: SDLViewController)
    /// The view is about to leave the display.
    func viewControllerViewWillDisappear(_ viewController: SDLViewController)
    /// The view has left the display.
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
    /// The view was made.
    func viewControllerDidLoadView(_ viewController: SDLViewController)
    /// A controller's view is about to be shown.
    func viewControllerWillAppear(_ viewController: SDLViewController)
    /// A controller's view is shown.
    func viewControllerDidAppear(_ viewController: SDLViewController)
    /// A controller's view is about to leave the display.
    func viewControllerWillDisappear(_ viewController: SDLViewController)
    /// A controller's view has left the display.
    func viewControllerDidDisappear(_ viewController: SDLViewController)
}

extension SDLViewControllerManagerDelegate {
    public func viewControllerDidLoadView(_ viewController: SDLViewController) {}
    public func viewControllerWillAppear(_ viewController: SDLViewController) {}
    public func viewControllerDidAppear(_ viewController: SDLViewController) {}
    public func viewControllerWillDisappear(_ viewController: SDLViewController) {}
    public func viewControllerDidDisappear(_ viewController: SDLViewController) {}
}
