import SDLManagers
public import SDLRPC

/// A controller of one screen of an app on the head unit. The controller owns a view tree and is notified when the tree
/// appears and disappears. FND-40
///
/// Subclass this class, create the view in `loadView()` and add the view's content in `viewDidLoad()`. The
/// application's `SDLViewControllerManager` has the stack of controllers. FND-44
@MainActor
open class SDLViewController {
    /// The controller's view tree; nil until the tree is loaded. If the app sets a view, `loadView()` is not called. If
    /// the app sets nil, the view is loaded again before the next appearance. FND-42
    public var view: SDLView? {
        didSet {
            guard view !== oldValue else { return }
            if oldValue?.controller === self { oldValue?.controller = nil }
            if view == nil { isViewLoaded = false }
            watchView()
            viewDidChange()
        }
    }

    /// Whether the view has been loaded. FND-41
    public private(set) var isViewLoaded = false

    /// The template that lays out the view; nil for the head unit's default template. FND-43, ruling 44
    public var layout: SDLPredefinedLayout? {
        didSet { if layout != oldValue { viewDidChange() } }
    }

    /// The template's colours by day; nil for the colours of the nearest controller below in the stack.
    public var colorScheme: SDLTemplateColorScheme? {
        didSet { if colorScheme != oldValue { viewDidChange() } }
    }

    /// The template's colours by night; nil for the colours of the nearest controller below in the stack.
    public var nightColorScheme: SDLTemplateColorScheme? {
        didSet { if nightColorScheme != oldValue { viewDidChange() } }
    }

    /// The delegate of the controller, whose methods are called after the controller's own life-cycle methods.
    public weak var delegate: (any SDLViewControllerDelegate)?

    /// The manager of the stack that contains the controller; nil if no stack contains the controller.
    public internal(set) weak var manager: SDLViewControllerManager? {
        didSet { endings = manager?.overlays.endings ?? endings }
    }
    /// The object that calls completion handlers. The controller keeps this object after it has left the stack.
    private var endings = Endings.withoutApp

    /// The app whose stack contains the controller; nil if no stack contains the controller.
    public var application: SDLApplication? { manager?.application }

    /// The controller's state in its life cycle, for the inspector.
    package internal(set) var lifeState = LifeState.initialized {
        didSet { manager?.inspector?.changed(self) }
    }

    /// An identifier for the inspector, unique in the process.
    package let identifier = "vc\(SDLViewController.identifiers.next())"

    package enum LifeState: String, Sendable {
        case initialized, loaded, willAppear, appeared, willDisappear, disappeared
    }

    /// Creates a controller without a view. The view is loaded before the first appearance. FND-21
    public init() {}

    /// Creates the view. The default implementation creates an empty `SDLView`. FND-22
    open func loadView() {
        view = SDLView()
    }

    /// Called after the view was created. Load data and assets here. FND-23
    open func viewDidLoad() {}

    /// Called before the view is shown. FND-24
    open func viewWillAppear() {}

    /// Called when the head unit has answered all requests for showing the view. FND-25
    open func viewDidAppear() {}

    /// Called when the view leaves the display. The view may already have left the display. FND-26
    open func viewWillDisappear() {}

    /// Called after the view has left the display. FND-27
    open func viewDidDisappear() {}

    /// Pushes `viewController` on top of the stack that contains this controller. FND-45
    public func showViewController(_ viewController: SDLViewController) {
        manager?.pushViewController(viewController)
    }

    /// Presents an overlay. `completion` is called once, when the overlay has left the display. If the overlay could
    /// not be shown, `completion` is called after this method has returned. OVL-03
    public func presentOverlayController(
        _ overlay: SDLOverlayController, completion: @escaping SDLOverlayControllerCompletionHandler = { _, _ in }
    ) {
        guard let manager else {
            let error = SDLOverlayError.notOnTop("\(type(of: self))")
            return endings.later { completion(.genericError, error) }
        }
        manager.present(overlay, from: self, completion: completion)
    }

    // The steps of the life cycle. Each step notifies the controller, its delegate and the manager's delegate, in this
    // order.

    /// Loads the view if the view was not loaded yet. `isViewLoaded` is set before `viewDidLoad()` is called, because
    /// `viewDidLoad()` may access the view. FND-20
    func loadViewIfNeeded() {
        guard !isViewLoaded else { return }  // FND-22, FND-41
        isViewLoaded = true  // FND-41
        if view == nil {
            note("loadView")
            loadView()  // FND-22
        }
        delegate?.viewControllerDidLoadView(self)
        manager?.delegate?.viewControllerDidLoadView(self)
        note("viewDidLoad", .loaded)
        viewDidLoad()  // FND-23
        delegate?.viewControllerViewDidLoad(self)
    }

    var isShown: Bool { manager?.shown === self }

    private func note(_ call: String, _ state: LifeState? = nil) {
        if let state { lifeState = state }
        manager?.inspector?.called(call, on: self)
    }

    func willAppear() {
        note("viewWillAppear", .willAppear)
        viewWillAppear()  // FND-24
        delegate?.viewControllerViewWillAppear(self)
        manager?.delegate?.viewControllerWillAppear(self)
    }

    func didAppear() {
        note("viewDidAppear", .appeared)
        viewDidAppear()  // FND-25
        delegate?.viewControllerViewDidAppear(self)
        manager?.delegate?.viewControllerDidAppear(self)
    }

    /// Calls `viewWillDisappear()` and then `viewDidDisappear()`. There is no wait between the calls, because a head
    /// unit removes the view immediately. FND-28
    func disappear() {
        note("viewWillDisappear", .willDisappear)
        viewWillDisappear()  // FND-26
        delegate?.viewControllerViewWillDisappear(self)
        manager?.delegate?.viewControllerWillDisappear(self)
        note("viewDidDisappear", .disappeared)
        viewDidDisappear()  // FND-27
        delegate?.viewControllerViewDidDisappear(self)
        manager?.delegate?.viewControllerDidDisappear(self)
    }

    /// Sets this controller as the controller that the view notifies of changes. If several controllers share a view,
    /// the view notifies the controller that was shown last.
    func watchView() {
        view?.controller = self
    }

    func viewDidChange() {
        manager?.viewDidChange(of: self)
    }

    private static var identifiers = IDCounter()
}

/// Conversion from a string literal to a layout. The literal is sent to the head unit as the template name. Ruling 44
extension SDLPredefinedLayout: ExpressibleByStringLiteral {
    /// Creates a layout from a template's name.
    public init(stringLiteral name: String) {
        self.init(rawValue: name)
    }
}
