extension UIViewController {
    /// Shows another controller over everything, until it is dismissed.
    public func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let window = view.window else {
            view.report(.children, "cannot present before it is in a window")
            return
        }
        let presenter = root.topmost
        guard controller !== presenter, controller.parent == nil, controller.presentingViewController == nil,
            !controller.isRoot
        else {
            view.report(.children, "\(controller) is on the screen already; present another one")
            return
        }
        presenter.set(presented: controller, by: presenter)
        let covers = controller.modalPresentationStyle == .fullScreen
        controller.view.frame = window.bounds
        controller.willAppear(animated)
        if covers { presenter.willDisappear(animated) }
        window.addSubview(controller.view)
        Self.move(controller.view, in: window, animated: animated, isComing: true) {
            if covers { presenter.didDisappear(animated) }
            controller.didAppear(animated)
            completion?()
        }
    }

    /// Takes away what it has presented, or itself when it was presented.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = presentedViewController == nil ? presentingViewController : self,
            let gone = presenter.presentedViewController
        else { return }
        gone.dismissAll()
        let covers = gone.modalPresentationStyle == .fullScreen
        gone.willDisappear(animated)
        if covers { presenter.willAppear(animated) }
        presenter.set(presented: nil, by: presenter)
        guard let window = gone.view.window else { return }
        Self.move(gone.view, in: window, animated: animated, isComing: false) {
            gone.view.removeFromSuperview()
            gone.didDisappear(animated)
            if covers { presenter.didAppear(animated) }
            completion?()
        }
    }

    /// Takes away, without an animation, whatever stands over it.
    func dismissAll() {
        guard let presented = presentedViewController else { return }
        presented.dismissAll()
        presented.disappear(animated: false) { presented.viewIfLoaded?.removeFromSuperview() }
        set(presented: nil, by: self)
    }

    /// The last of those presented one over the other, itself without any.
    var topmost: UIViewController {
        var controller = self
        while let presented = controller.presentedViewController { controller = presented }
        return controller
    }

    private var root: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    /// A presented view rises from the lower edge and sinks back there.
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
