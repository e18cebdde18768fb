/// A delegate that is notified of the life cycle of one view controller. All methods are optional.
@MainActor
public protocol SDLViewControllerDelegate: AnyObject {
    /// Called after the view was created, before `viewDidLoad()`.
    func viewControllerDidLoadView(_ viewController: SDLViewController)
    /// Called after `viewDidLoad()`.
    func viewControllerViewDidLoad(_ viewController: SDLViewController)
    /// Called before the view is shown.
    func viewControllerViewWillAppear(_ viewController: SDLViewController)
    /// Called when the head unit has answered all requests for showing the view.
    func viewControllerViewDidAppear(_ viewController: SDLViewController)
    /// Called before the view leaves the display.
    func viewControllerViewWillDisappear(_ viewController: SDLViewController)
    /// Called after the view has left the display.
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

/// A delegate that is notified of the life cycle of all controllers in a stack. All methods are optional.
@MainActor
public protocol SDLViewControllerManagerDelegate: AnyObject {
    /// Called after a controller's view was created.
    func viewControllerDidLoadView(_ viewController: SDLViewController)
    /// Called before a controller's view is shown.
    func viewControllerWillAppear(_ viewController: SDLViewController)
    /// Called when the head unit has answered all requests for showing a controller's view.
    func viewControllerDidAppear(_ viewController: SDLViewController)
    /// Called before a controller's view leaves the display.
    func viewControllerWillDisappear(_ viewController: SDLViewController)
    /// Called after a controller's view has left the display.
    func viewControllerDidDisappear(_ viewController: SDLViewController)
}

extension SDLViewControllerManagerDelegate {
    public func viewControllerDidLoadView(_ viewController: SDLViewController) {}
    public func viewControllerWillAppear(_ viewController: SDLViewController) {}
    public func viewControllerDidAppear(_ viewController: SDLViewController) {}
    public func viewControllerWillDisappear(_ viewController: SDLViewController) {}
    public func viewControllerDidDisappear(_ viewController: SDLViewController) {}
}
