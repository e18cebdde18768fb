/// A controller that creates the view of a screen or of a part of a screen. The controller is notified when the view
/// appears or disappears.
@MainActor
open class UIViewController: UIResponder, UIFocusEnvironment {
    enum Appearance { case hidden, appearing, visible, disappearing }

    private var storedView: UIView?
    private(set) var appearance = Appearance.hidden
    private weak var storedParent: UIViewController?
    private(set) var storedPresented: UIViewController?
    private weak var storedPresenting: UIViewController?
    var isRoot = false
    let storedNavigationItem = UINavigationItem()
    /// The title and image of the controller's tab.
    open var tabBarItem = UITabBarItem() { didSet { titleChanged() } }

    /// Creates a controller without a view. The first access to `view` creates the view.
    public override init() {}

    /// The controller's view, created at the first access.
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

    /// The controller's view; nil before the view is created.
    public var viewIfLoaded: UIView? { storedView }
    /// Whether the view has been created.
    public var isViewLoaded: Bool { storedView != nil }
    /// The traits of the display, for example whether the display is dark.
    public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .current }

    /// The title shown in a navigation bar or a tab.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            titleChanged()
        }
    }

    /// The controllers whose views are inside this controller's view.
    public private(set) var children: [UIViewController] = []
    /// The controller that contains this controller.
    public var parent: UIViewController? { storedParent }
    /// The controller that this controller or one of its parents has presented.
    public var presentedViewController: UIViewController? { storedPresented ?? storedParent?.presentedViewController }
    /// The controller that has presented this controller or one of its parents.
    public var presentingViewController: UIViewController? {
        storedPresenting ?? storedParent?.presentingViewController
    }
    /// The style that decides whether the controllers below stay visible while this controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.fullScreen

    /// The margins that the controller adds to the safe area of its view.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Creates the controller's view. The default implementation creates an empty `UIView`.
    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 480)) }
    /// Called after the view was created.
    open func viewDidLoad() {}
    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Called before `parent` becomes the controller's parent. `parent` is nil when the controller is being removed.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after `parent` has become the controller's parent. `parent` is nil when the controller was removed.
    open func didMove(toParent parent: UIViewController?) {}

    /// Creates the view if no view exists yet.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        if storedView == nil { view = UIView(frame: .zero) }
        viewDidLoad()
    }

    open override var next: UIResponder? { storedView?.superview ?? storedParent ?? storedPresenting }
    /// The views or controllers that should get the focus, in order of preference.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { storedView.map { [$0] } ?? [] }
    /// The view that should get the focus; nil if the preferred environments return no view.
    open var preferredFocusedView: UIView? { preferredFocusEnvironments.lazy.compactMap(\.focusTarget).first }
    /// The view that gets the focus when the focus moves to this controller.
    public var focusTarget: UIView? { preferredFocusedView }

    /// Makes `child` a child of this controller. After this call, add the child's view to a view of this controller and
    /// call `didMove(toParent:)` on `child`.
    open func addChild(_ child: UIViewController) {
        guard child !== self, !isDescendant(of: child) else {
            view.report(.cycle, "\(child) cannot be a child of itself or of one of its children")
            return
        }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.storedParent = self
    }

    /// Removes the controller from its parent. Remove the controller's view first.
    open func removeFromParent() {
        guard let parent = storedParent else { return }
        parent.children.removeAll { $0 === self }
        storedParent = nil
        didMove(toParent: nil)
    }

    private func isDescendant(of controller: UIViewController) -> Bool {
        sequence(first: self) { $0.storedParent }.contains { $0 === controller }
    }

    /// The children that appear and disappear together with this controller. These are the children whose view has a
    /// superview.
    var childrenThatAppear: [UIViewController] { children.filter { $0.viewIfLoaded?.superview != nil } }

    /// Whether the controller's view has the window's size.
    var fillsWindow: Bool { isRoot || storedPresenting != nil }

    func titleChanged() { storedParent?.titleChanged() }

    /// Calls `viewWillDisappear`, then the closure `take` (which removes the view), then `viewDidDisappear`.
    func disappear(animated: Bool, _ take: () -> Void) {
        willDisappear(animated)
        take()
        didDisappear(animated)
    }

    func willAppear(_ animated: Bool) {
        guard appearance == .hidden || appearance == .disappearing else { return }
        loadViewIfNeeded()
        appearance = .appearing
        viewWillAppear(animated)
        childrenThatAppear.forEach { $0.willAppear(animated) }
    }

    func didAppear(_ animated: Bool) {
        guard appearance == .appearing else { return }
        appearance = .visible
        viewDidAppear(animated)
        childrenThatAppear.forEach { $0.didAppear(animated) }
    }

    func willDisappear(_ animated: Bool) {
        guard appearance == .visible || appearance == .appearing else { return }
        appearance = .disappearing
        viewWillDisappear(animated)
        childrenThatAppear.forEach { $0.willDisappear(animated) }
    }

    func didDisappear(_ animated: Bool) {
        guard appearance == .disappearing else { return }
        appearance = .hidden
        viewDidDisappear(animated)
        childrenThatAppear.forEach { $0.didDisappear(animated) }
    }

    func set(presented: UIViewController?, by presenter: UIViewController) {
        storedPresented?.storedPresenting = nil
        storedPresented = presented
        presented?.storedPresenting = presenter
    }
}

/// The ways in which a presented controller covers the controllers below.
public enum UIModalPresentationStyle: Hashable, Sendable {
    /// The presented view covers everything.
    case fullScreen
    /// The views below stay visible, for example behind a transparent presented view.
    case overFullScreen
    /// The presented view covers everything, as with `fullScreen`.
    case automatic
    /// The presented view covers everything, because a car's display is small.
    case pageSheet
    /// The presented view covers everything, because a car's display is small.
    case formSheet

    /// Whether a presented controller hides the controllers below.
    var covers: Bool { self != .overFullScreen }
}
