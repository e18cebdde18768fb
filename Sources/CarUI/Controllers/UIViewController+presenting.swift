extension UIViewController {
    /// Shows another controller over everything, until it is dismissed. The completion runs once, when it stands there or could
    /// not be shown, and never before this call has returned.
    public func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        guard let window = view.window else {
            view.report(.children, "cannot present before it is in a window")
            return Self.notifyLater(completion)
        }
        let presenter = root.topmost
        guard controller !== presenter, controller.parent == nil, controller.presentingViewController == nil,
            !controller.isRoot
        else {
            view.report(.children, "\(controller) is on the screen already; present another one")
            return Self.notifyLater(completion)
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
            Self.notifyLater(completion)
        }
    }

    /// Takes away what it has presented, or itself when it was presented. The completion runs once, when nothing is presented
    /// any more, and never before this call has returned.
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = presentedViewController == nil ? presentingViewController : self,
            let gone = presenter.presentedViewController
        else { return Self.notifyLater(completion) }
        gone.dismissAll()
        let covers = gone.modalPresentationStyle == .fullScreen
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

    /// In a turn of its own: who presents again in a completion must not stand on the call before.
    private static func notifyLater(_ completion: (() -> Void)?) {
        if let completion { Task { @MainActor in completion() } }
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
