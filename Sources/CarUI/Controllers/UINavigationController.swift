/// A container that shows the top controller of a stack below a navigation bar.
@MainActor
open class UINavigationController: UIViewController {
    /// The bar above the view of the top controller.
    public let navigationBar = UINavigationBar()
    private var stack: [UIViewController] = []
    private let stage = UIView()

    /// Creates a navigation controller with the first controller of its stack.
    public init(rootViewController: UIViewController) {
        super.init()
        addChild(rootViewController)
        stack = [rootViewController]
        rootViewController.didMove(toParent: self)
    }

    /// The stack of controllers. The controller that was pushed first is the first element.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller that is presented over the stack. If no controller is presented, the controller at the top of the
    /// stack.
    public var visibleViewController: UIViewController? { stack.last?.topmost ?? stack.last }
    /// The last controller of the stack. The navigation controller shows this controller.
    public var topViewController: UIViewController? { stack.last }
    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    override var childrenThatAppear: [UIViewController] { stack.last.map { [$0] } ?? [] }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { childrenThatAppear }

    open override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        stage.clipsToBounds = true
        // The order of the subviews is the reading order, so the bar is the first subview.
        view.addSubview(navigationBar)
        view.addSubview(stage)
        navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
        if let top = stack.last { put(top) }
        titleChanged()
    }

    open override func viewWillLayoutSubviews() {
        let bar: CGFloat = isNavigationBarHidden ? 0 : 76
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 76)
        stage.frame = CGRect(x: 0, y: bar, width: view.bounds.width, height: max(0, view.bounds.height - bar))
        stack.last?.viewIfLoaded?.frame = stage.bounds
    }

    /// Shows or hides the navigation bar. `animated` has no effect.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Pushes `controller` onto the stack and shows the view of `controller`.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === controller }), controller !== self else {
            view.report(.children, "\(controller) is already on the stack; push another controller")
            return
        }
        let old = stack.last
        addChild(controller)
        stack.append(controller)
        exchange(old, for: controller, animated: animated, isPush: true)
        controller.didMove(toParent: self)
    }

    /// Removes and returns the top controller. If the stack has only one controller, removes nothing and returns nil.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    /// Removes all controllers except the first. Returns the removed controllers.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController] { pop(to: 0, animated: animated) }

    /// Removes the controllers above `controller`. Returns these controllers; nil if `controller` is not in the stack.
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            view.report(.children, "\(controller) is not on the stack; push this controller first")
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// Replaces the stack with `controllers` and shows the last controller.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        guard !controllers.isEmpty, Set(controllers).count == controllers.count, !controllers.contains(self) else {
            return view.report(.children, "the stack needs one or more controllers, and each controller only once")
        }
        let (old, before) = (stack.last, stack)
        let gone = before.filter { !controllers.contains($0) }
        gone.forEach { $0.willMove(toParent: nil) }
        let new = controllers.filter { !before.contains($0) }
        new.forEach(addChild)
        stack = controllers
        let top = controllers[controllers.count - 1]
        if old !== top {
            exchange(old, for: top, animated: animated, isPush: !before.contains(top))
        } else {
            titleChanged()
        }
        gone.forEach { $0.removeFromParent() }
        new.forEach { $0.didMove(toParent: self) }
    }

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        guard index < stack.count - 1, let old = stack.last else { return [] }
        let gone = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        gone.forEach { $0.willMove(toParent: nil) }
        exchange(old, for: stack[index], animated: animated, isPush: false)
        gone.forEach { $0.removeFromParent() }
        return gone
    }

    private func put(_ controller: UIViewController) {
        controller.view.frame = stage.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(controller.view)
    }

    private func exchange(_ old: UIViewController?, for new: UIViewController, animated: Bool, isPush: Bool) {
        titleChanged()
        guard isViewLoaded else { return }
        let isSeen = appearance == .visible || appearance == .appearing
        if isSeen {
            old?.willDisappear(animated)
            new.willAppear(animated)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        put(new)
        view.setNeedsLayout()
        if isSeen {
            if animated { slide(new.view, from: isPush ? 60 : -60) }
            old?.didDisappear(animated)
            new.didAppear(animated)
        }
    }

    /// Animates a view that appears: moves the view by `distance` points and fades the view in. The short movement
    /// shows the direction without distracting the driver.
    private func slide(_ view: UIView, from distance: CGFloat) {
        UIView.performWithoutAnimation {
            view.transform = CGAffineTransform(translationX: distance, y: 0)
            view.alpha = 0
        }
        UIView.animate(withDuration: 0.22, options: .curveEaseOut) {
            view.transform = .identity
            view.alpha = 1
        }
    }

    override func titleChanged() {
        for controller in stack {
            controller.navigationItem.changed = { [weak self] in self?.titleChanged() }
        }
        navigationBar.show(stack.last, canGoBack: stack.count > 1)
    }
}
