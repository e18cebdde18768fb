import SDLManagers
public import SDLRPC

/// One scene of an app on the head unit: owns a view tree and reacts as it comes and goes. FND-40
///
/// Subclass it, build the view in `loadView()`, fill it in `viewDidLoad()`. Controllers are stacked by the
/// application's `SDLViewControllerManager`. FND-44
@MainActor
open class SDLViewController {
    /// The controller's view tree; nil until it is loaded. One that is set before is kept, and where it was taken away it is
    /// loaded anew when the controller next appears. FND-42
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

    /// The template the view is laid out with; nil stands for the head unit's default. FND-43, ruling 44
    public var layout: SDLPredefinedLayout? {
        didSet { if layout != oldValue { viewDidChange() } }
    }

    /// Colours by day; a pushed controller inherits its predecessor's unless it sets its own.
    public var colorScheme: SDLTemplateColorScheme? {
        didSet { if colorScheme != oldValue { viewDidChange() } }
    }

    /// Colours by night, inherited likewise.
    public var nightColorScheme: SDLTemplateColorScheme? {
        didSet { if nightColorScheme != oldValue { viewDidChange() } }
    }

    /// Told of the controller's life cycle, after its own methods.
    public weak var delegate: (any SDLViewControllerDelegate)?

    /// The manager in whose stack the controller stands.
    public internal(set) weak var manager: SDLViewControllerManager? {
        didSet { endings = manager?.overlays.endings ?? endings }
    }
    /// Those of the app the controller belongs to, or did last.
    private var endings = Endings.ofNobody

    /// The app the controller belongs to, while it stands in its stack.
    public var application: SDLApplication? { manager?.application }

    /// Where in its life the controller is, for the inspector.
    package internal(set) var lifeState = LifeState.initialized {
        didSet { manager?.inspector?.changed(self) }
    }

    /// A name for the inspector, unique in the process.
    package let identifier = SDLViewController.nextIdentifier()

    package enum LifeState: String, Sendable {
        case initialized, loaded, willAppear, appeared, willDisappear, disappeared
    }

    /// Creates a controller. Its view is loaded when it first appears; nothing heavy belongs here. FND-21
    public init() {}

    /// Makes the view. The default is a plain one. FND-22
    open func loadView() {
        view = SDLView()
    }

    /// The view was made: load data and assets. FND-23
    open func viewDidLoad() {}

    /// The view is about to be shown. FND-24
    open func viewWillAppear() {}

    /// The view is shown: all requests for it have been answered. FND-25
    open func viewDidAppear() {}

    /// The view is about to leave the display, or has just left it. FND-26
    open func viewWillDisappear() {}

    /// The view has left the display. FND-27
    open func viewDidDisappear() {}

    /// Pushes another controller on top of this one. FND-45
    public func showViewController(_ viewController: SDLViewController) {
        manager?.pushViewController(viewController)
    }

    /// Presents an overlay; `completion` runs once: when it has left the display, or after this turn where
    /// it could not be shown. OVL-03
    public func presentOverlayController(
        _ overlay: SDLOverlayController, completion: @escaping SDLOverlayControllerCompletionHandler = { _, _ in }
    ) {
        guard let manager else {
            let error = SDLOverlayError.notOnTop("\(type(of: self))")
            return endings.later { completion(.genericError, error) }
        }
        manager.present(overlay, from: self, completion: completion)
    }

    // The steps of a controller's life, told to the controller, its delegate and the manager's, in this order.

    /// `isViewLoaded` is set first: the view may be reached from `viewDidLoad()`. FND-20
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

    /// Whether it is the one on the screen.
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

    /// Calls both "will" and "did disappear": on a head unit the view goes at once. FND-28
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

    /// A view that another controller shows too tells the one that shows it last.
    func watchView() {
        view?.controller = self
    }

    func viewDidChange() {
        manager?.viewDidChange(of: self)
    }

    private static var identifiers = Counting()

    private static func nextIdentifier() -> String { "vc\(identifiers.next())" }
}

/// A template's name may be written as text: what a head unit calls it goes out as it is. Ruling 44
extension SDLPredefinedLayout: ExpressibleByStringLiteral {
    /// Creates a layout from its name.
    public init(stringLiteral name: String) {
        self.init(rawValue: name)
    }
}
