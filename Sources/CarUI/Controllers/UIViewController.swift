/// One scene, or a part of one: makes a view, fills it, and is told as it comes and goes.
@MainActor
open class UIViewController: UIResponder, UIFocusEnvironment {
    /// Whether and how its view is on the screen.
    enum Appearance { case gone, coming, here, going }

    private var storedView: UIView?
    private(set) var appearance = Appearance.gone
    private weak var storedParent: UIViewController?
    private weak var storedPresenting: UIViewController?
    var isRoot = false
    let storedNavigationItem = UINavigationItem()
    /// What its tab says and looks like.
    open var tabBarItem = UITabBarItem() { didSet { titleChanged() } }

    /// Creates a controller; its view is made when it is first asked for.
    public override init() {}

    /// The controller's view, made when it is first asked for.
    open var view: UIView! {
        get {
            if storedView == nil { loadViewIfNeeded() }
            return storedView
        }
        set {
            storedView?.controller = nil
            storedView = newValue
            newValue?.controller = self
        }
    }

    /// The view, if it was made already.
    public var viewIfLoaded: UIView? { storedView }
    /// Whether the view was made already.
    public var isViewLoaded: Bool { storedView != nil }
    /// What a navigation bar or a tab calls it.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            titleChanged()
        }
    }

    /// The controllers whose views stand on its own.
    public private(set) var children: [UIViewController] = []
    /// The controller on whose view its own stands.
    public var parent: UIViewController? { storedParent }
    /// The controller it has presented over itself.
    public private(set) var presentedViewController: UIViewController?
    /// The controller, or the one around it, that has presented it.
    public var presentingViewController: UIViewController? {
        storedPresenting ?? storedParent?.presentingViewController
    }
    /// Whether a presented controller leaves what is below it to be seen.
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen

    /// Makes the view. The default is a plain one.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480)) }
    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be seen no more.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is seen no more.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// It is about to be given a parent, or none.
    open func willMove(toParent parent: UIViewController?) {}
    /// It has a parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// Makes the view if that was not done yet.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        if storedView == nil { view = UIView(frame: .zero) }
        viewDidLoad()
    }

    open override var next: UIResponder? { storedView?.superview ?? storedParent ?? storedPresenting }
    /// Where focus should go first, best first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedView.map { [$0] } ?? [] }
    /// Where focus should go first.
    open var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap(\.focusTarget).first }
    /// The view that focus ends at.
    public var focusTarget: UIView? { preferredFocusedView }

    /// Makes another controller a part of this one. Put its view on this one's then, and call `didMove(toParent:)`.
    open func addChild(_ child: UIViewController) {
        guard child !== self, !isDescendant(of: child) else {
            view.report(.cycle, "\(child) cannot be a part of itself")
            return
        }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.storedParent = self
    }

    /// Takes it out of its parent, after its view was taken off.
    open func removeFromParent() {
        guard let parent = storedParent else { return }
        parent.children.removeAll { $0 === self }
        storedParent = nil
        didMove(toParent: nil)
    }

    private func isDescendant(of controller: UIViewController) -> Bool {
        var here: UIViewController? = self
        while let current = here {
            if current === controller { return true }
            here = current.storedParent
        }
        return false
    }

    /// The children that come and go with it. Containers that show one of many say which.
    var childrenThatAppear: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

    /// Whether its view is as large as the window.
    var fillsWindow: Bool { isRoot || storedPresenting != nil }

    func titleChanged() { storedParent?.titleChanged() }

    /// Tells it, and its children, that it comes, runs what brings it in, and that it is there.
    func appear(animated: Bool, _ bring: () -> Void) {
        willAppear(animated)
        bring()
        didAppear(animated)
    }

    /// Tells it, and its children, that it goes, runs what takes it away, and that it is gone.
    func disappear(animated: Bool, _ take: () -> Void) {
        willDisappear(animated)
        take()
        didDisappear(animated)
    }

    func willAppear(_ animated: Bool) {
        guard appearance == .gone || appearance == .going else { return }
        loadViewIfNeeded()
        appearance = .coming
        viewWillAppear(animated)
        childrenThatAppear.forEach { $0.willAppear(animated) }
    }

    func didAppear(_ animated: Bool) {
        guard appearance == .coming else { return }
        appearance = .here
        viewDidAppear(animated)
        childrenThatAppear.forEach { $0.didAppear(animated) }
    }

    func willDisappear(_ animated: Bool) {
        guard appearance == .here || appearance == .coming else { return }
        appearance = .going
        viewWillDisappear(animated)
        childrenThatAppear.forEach { $0.willDisappear(animated) }
    }

    func didDisappear(_ animated: Bool) {
        guard appearance == .going else { return }
        appearance = .gone
        viewDidDisappear(animated)
        childrenThatAppear.forEach { $0.didDisappear(animated) }
    }

    func set(presented: UIViewController?, by presenter: UIViewController) {
        presentedViewController?.storedPresenting = nil
        presentedViewController = presented
        presented?.storedPresenting = presenter
    }
}

/// Whether a presented controller leaves what is below it to be seen.
public enum UIModalPresentationStyle: Hashable, Sendable {
    /// It covers everything.
    case fullScreen
    /// It stands in front of what was there, which goes on being seen.
    case overFullScreen
}
