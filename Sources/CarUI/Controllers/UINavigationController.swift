/// The title and buttons that a navigation bar shows for a view controller.
@MainActor
public final class UINavigationItem {
    /// The title. Nil uses the controller's own title.
    public var title: String? { didSet { changed?() } }
    /// The button at the right end of the bar, or nil for none.
    public var rightBarButtonItem: UIAction? { didSet { changed?() } }
    /// Whether the Back button is hidden.
    public var hidesBackButton = false { didSet { changed?() } }
    var changed: (() -> Void)?

    /// Creates an item without a title.
    public init() {}
}

extension UIViewController {
    /// The title and buttons that a navigation bar shows for this controller.
    public var navigationItem: UINavigationItem { storedNavigationItem }

    /// The nearest navigation controller among the controller's parents.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The nearest tab bar controller among the controller's parents.
    public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}

/// The bar of a navigation controller: Back button, title and an optional button at the right.
@MainActor
open class UINavigationBar: UIView {
    let back = UIButton()
    let label = UILabel()
    let right = UIButton()
    private var rightAction: UIAction?
    var onBack: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        back.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        back.imageSize = CGSize(width: 30, height: 30)
        back.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        back.accessibilityLabel = "Back"
        back.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
        label.font = .systemFont(ofSize: 26, weight: .bold)
        right.addAction(
            UIAction { [weak self] _ in self?.rightAction?.perform(for: self?.right) }, for: .touchUpInside)
        [back, label, right].forEach(addSubview)
    }

    func show(_ controller: UIViewController?, canGoBack: Bool) {
        let item = controller?.navigationItem
        label.text = item?.title ?? controller?.title
        back.isHidden = !canGoBack || item?.hidesBackButton == true
        rightAction = item?.rightBarButtonItem
        right.isHidden = rightAction == nil
        right.setTitle(rightAction.flatMap { $0.title.isEmpty ? nil : $0.title }, for: .normal)
        right.setImage(rightAction?.image, for: .normal)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        back.frame = CGRect(x: 8, y: 0, width: 76, height: bounds.height)
        let rightWidth = right.isHidden ? 0 : max(76, right.intrinsicContentSize.width)
        right.frame = CGRect(x: bounds.width - rightWidth - 8, y: 0, width: rightWidth, height: bounds.height)
        let left: CGFloat = back.isHidden ? 24 : 92
        label.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - rightWidth - 16), height: bounds.height)
    }

    override func drawContents(in context: CGContext) {
        context.setFillColor(.separator)
        context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
    }
}

/// A container that shows the top one of a stack of controllers below a navigation bar.
@MainActor
open class UINavigationController: UIViewController {
    /// The bar above the shown controller.
    public let navigationBar = UINavigationBar()
    private var stack: [UIViewController] = []
    private let stage = UIView()
    private var first: UIViewController?

    /// Creates a navigation controller with the first controller of its stack.
    public init(rootViewController: UIViewController) {
        first = rootViewController
        super.init()
        addChild(rootViewController)
        stack = [rootViewController]
        rootViewController.didMove(toParent: self)
    }

    /// The stack of controllers, the first one pushed first.
    public var viewControllers: [UIViewController] { stack }
    /// The controller at the top of the stack, which is shown.
    public var topViewController: UIViewController? { stack.last }
    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }

    override var childrenThatAppear: [UIViewController] { stack.last.map { [$0] } ?? [] }
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { childrenThatAppear }

    open override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        stage.clipsToBounds = true
        view.addSubview(stage)
        view.addSubview(navigationBar)
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

    /// Pushes a controller and shows it.
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

    /// Removes the top controller. The first one always stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    /// Removes all controllers except the first. Returns the removed ones.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController] { pop(to: 0, animated: animated) }

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

    /// Slides by a short distance only: this shows the direction without distracting the driver.
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
