extension UIViewController {
    /// Presents `controller` over the whole window.
    ///
    /// `completion` runs once, after this method has returned. `completion` also runs after a failure.
    public func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let window = view.window else {
            view.report(.children, "cannot present before its view is in a window")
            return Self.notifyLater(completion)
        }
        let presenter = root.topmost
        guard controller !== presenter, controller.parent == nil, controller.presentingViewController == nil,
            !controller.isRoot
        else {
            view.report(.children, "\(controller) is already on the screen; present another controller")
            return Self.notifyLater(completion)
        }
        presenter.set(presented: controller, by: presenter)
        window.forget(presenter.view)
        let covers = controller.modalPresentationStyle.covers
        controller.view.frame = window.bounds
        controller.willAppear(animated)
        if covers { presenter.willDisappear(animated) }
        window.addSubview(controller.view)
        Self.move(controller.view, in: window, animated: animated, isComing: true) {
            if covers { presenter.didDisappear(animated) }
            controller.didAppear(animated)
            Self.notifyLater(completion)
        }
    }

    /// Dismisses the controller that this controller or one of its parents has presented. If they have presented no
    /// controller, dismisses this controller itself.
    ///
    /// `completion` runs once, after this method has returned. `completion` also runs after a failure.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = presentedViewController?.presentingViewController ?? presentingViewController,
            let gone = presenter.presentedViewController
        else { return Self.notifyLater(completion) }
        gone.dismissAll()
        let covers = gone.modalPresentationStyle.covers
        gone.willDisappear(animated)
        if covers { presenter.willAppear(animated) }
        presenter.set(presented: nil, by: presenter)
        guard let window = gone.view.window else { return Self.notifyLater(completion) }
        Self.move(gone.view, in: window, animated: animated, isComing: false) {
            gone.view.removeFromSuperview()
            gone.didDisappear(animated)
            if covers { presenter.didAppear(animated) }
            Self.notifyLater(completion)
        }
    }

    /// Dismisses all controllers that are presented over this controller, without animation.
    func dismissAll() {
        guard let presented = storedPresented else { return }
        presented.dismissAll()
        presented.disappear(animated: false) { presented.viewIfLoaded?.removeFromSuperview() }
        set(presented: nil, by: self)
    }

    /// The last of the controllers that are presented over this controller. If no controller is presented, this
    /// controller.
    package var topmost: UIViewController {
        var controller = self
        while let presented = controller.presentedViewController { controller = presented }
        return controller
    }

    /// The controllers that the window shows: this controller and the controllers presented over this controller,
    /// except controllers that a presented controller covers.
    var shownInWindow: [UIViewController] {
        var shown = [self]
        while let presented = shown.last?.presentedViewController {
            if presented.modalPresentationStyle.covers { shown = [] }
            shown.append(presented)
        }
        return shown
    }

    private var root: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// Runs `completion` in a new task. With direct calls, the stack could overflow if each completion presents another
    /// controller.
    private static func notifyLater(_ completion: (() -> Void)?) {
        if let completion { Task { @MainActor in completion() } }
    }

    /// Animates `view`: up into the window if `isComing` is true, otherwise down out of the window. Then calls `then`.
    private static func move(
        _ view: UIView, in window: UIWindow, animated: Bool, isComing: Bool, then: @escaping () -> Void
    ) {
        guard animated else {
            window.layoutIfNeeded()
            return then()
        }
        let (there, below) = (window.bounds, window.bounds.offsetBy(dx: 0, dy: window.bounds.height))
        if isComing { UIView.performWithoutAnimation { view.frame = below } }
        UIView.animate(withDuration: 0.3, options: .curveEaseOut) {
            view.frame = isComing ? there : below
        } completion: { _ in
            then()
        }
    }
}
