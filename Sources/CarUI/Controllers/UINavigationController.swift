/// What a navigation bar says of a controller, and offers.
@MainActor
public final class UINavigationItem {
    /// The title; the controller's own where there is none.
    public var title: String? { didSet { changed?() } }
    /// The button at the right of the bar; nil for none.
    public var rightBarButtonItem: UIAction? { didSet { changed?() } }
    /// Whether the bar has no button that leads back.
    public var hidesBackButton = false { didSet { changed?() } }
    var changed: (() -> Void)?

    /// Creates an item without a title.
    public init() {}
}

extension UIViewController {
    /// The title and buttons that a navigation bar shows for this controller.
    public var navigationItem: UINavigationItem { storedNavigationItem }

    /// The navigation controller it stands in.
    public var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// The tab bar controller it stands in.
    public var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }
}

/// The bar above a navigation controller: the way back, a title, something to do.
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
        let wish = right.isHidden ? 0 : max(76, right.intrinsicContentSize.width)
        right.frame = CGRect(x: bounds.width - wish - 8, y: 0, width: wish, height: bounds.height)
        let left: CGFloat = back.isHidden ? 24 : 92
        label.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - wish - 16), height: bounds.height)
    }

    override func drawContents(in context: CGContext) {
        context.setFillColor(.separator)
        context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1))
    }
}

/// A stack of controllers, of which the top one is seen, with a bar above that leads back.
@MainActor
open class UINavigationController: UIViewController {
    /// The bar.
    public let navigationBar = UINavigationBar()
    private var stack: [UIViewController] = []
    private let stage = UIView()
    private var first: UIViewController?

    /// Creates a stack with its first controller.
    public init(rootViewController: UIViewController) {
        first = rootViewController
        super.init()
        addChild(rootViewController)
        stack = [rootViewController]
        rootViewController.didMove(toParent: self)
    }

    /// The controllers, the one at the bottom first.
    public var viewControllers: [UIViewController] { stack }
    /// The one that is seen.
    public var topViewController: UIViewController? { stack.last }
    /// Whether the bar is left out.
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

    /// Puts a controller on top.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === controller }), controller !== self else {
            view.report(.children, "\(controller) is on the stack already; push another one")
            return
        }
        let old = stack.last
        addChild(controller)
        stack.append(controller)
        exchange(old, for: controller, animated: animated, isForth: true)
        controller.didMove(toParent: self)
    }

    /// Takes the top one away; the first one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    /// Takes all away but the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController] { pop(to: 0, animated: animated) }

    private func pop(to index: Int, animated: Bool) -> [UIViewController] {
        guard index < stack.count - 1, let old = stack.last else { return [] }
        let gone = Array(stack[(index + 1)...])
        stack.removeSubrange((index + 1)...)
        gone.forEach { $0.willMove(toParent: nil) }
        exchange(old, for: stack[index], animated: animated, isForth: false)
        gone.forEach { $0.removeFromParent() }
        return gone
    }

    private func put(_ controller: UIViewController) {
        controller.view.frame = stage.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stage.addSubview(controller.view)
    }

    private func exchange(_ old: UIViewController?, for new: UIViewController, animated: Bool, isForth: Bool) {
        titleChanged()
        guard isViewLoaded else { return }
        let isSeen = appearance == .here || appearance == .coming
        if isSeen {
            old?.willDisappear(animated)
            new.willAppear(animated)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        put(new)
        view.setNeedsLayout()
        if isSeen {
            if animated { slide(new.view, from: isForth ? 60 : -60) }
            old?.didDisappear(animated)
            new.didAppear(animated)
        }
    }

    /// A short way is enough to show where it comes from, and keeps eyes on the road.
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
