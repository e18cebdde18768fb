internal import SDLManagers
import SDLRPC

/// An app's stack of view controllers. FND-47
///
/// The manager resembles a navigation controller without a navigation bar. The manager creates the root controller when
/// the app is registered. The top controller is shown while the app is visible.
@MainActor
public final class SDLViewControllerManager {
    /// The delegate of the stack, which is notified of the life cycle of all controllers in the stack.
    public weak var delegate: (any SDLViewControllerManagerDelegate)?

    /// A closure that creates the root controller. Called after each registration. FND-21
    let makeRoot: () -> SDLViewController
    unowned let screen: SDLApplication

    private var stack: [SDLViewController] = [] {
        didSet { inspector?.stackChanged() }
    }
    private(set) var isVisible = false
    /// The controller that is on the screen. This is the controller whose `viewWillAppear` was called last; nil after
    /// its `viewWillDisappear` was called.
    private(set) var shown: SDLViewController?
    /// The identity of the current appearance of the top controller. Answers that belong to earlier appearances are
    /// ignored. Ruling 65
    private var appearance = Generation()
    private var overflow: [String] = []
    private var loops = 0
    /// Whether `viewWillDisappear` of the top controller is running. Changes of the stack that the app requests during
    /// this call are collected in `asked`.
    private var isLeaving = false
    private var asked: [(inout [SDLViewController]) -> Void] = []

    package let overlays: OverlayStore
    /// The app that owns the stack.
    public internal(set) weak var application: SDLApplication?
    weak var inspector: AppInspector?

    init(screen: SDLApplication, overlays: OverlayStore, makeRoot: @escaping () -> SDLViewController) {
        self.screen = screen
        self.overlays = overlays
        self.makeRoot = makeRoot
        overlays.afterUpdate = { [weak self] in self?.screen.screenManager.afterUpdate($0) }
        overlays.changed = { [weak self] in
            self?.inspector?.overlaysChanged()
            self?.screen.screenManager.setNeedsUpdate()
        }
    }

    // MARK: The stack

    /// All controllers of the stack, root first. Setting the array replaces the stack and shows the last controller.
    /// FND-48, ruling 66
    public var viewControllers: [SDLViewController] {
        get { stack }
        set { replace(with: newValue) }
    }

    /// The first controller of the stack; nil for an empty stack. Setting the property starts a new stack. Ruling 66
    public var rootViewController: SDLViewController? {
        get { stack.first }
        set { replace(with: newValue.map { [$0] } ?? []) }
    }

    /// The last controller of the stack; nil for an empty stack. Setting the property replaces the top controller.
    /// FND-49, ruling 66
    public var topViewController: SDLViewController? {
        get { stack.last }
        set { replace(with: stack.dropLast() + (newValue.map { [$0] } ?? [])) }
    }

    /// Replaces the stack with `controllers`. If the array is empty or contains a controller twice, reports a
    /// diagnostic and keeps the stack. FND-50, FND-51
    private func replace(with controllers: [SDLViewController]) {
        if let overlay = controllers.first(where: { $0 is SDLOverlayController }) {
            return screen.diagnose(.pushedOverlay(overlay))
        }
        let isDouble = { (one: SDLViewController) in controllers.count { $0 === one } > 1 }
        if let double = controllers.first(where: isDouble) { return screen.diagnose(.pushedTwice(double)) }
        guard !controllers.isEmpty || stack.isEmpty else { return screen.diagnose(.poppedRoot) }
        change { $0 = controllers }
    }

    /// Pushes a controller onto the stack. The argument is an expression that creates the controller; it is evaluated
    /// immediately. FND-50, ruling 66
    public func pushViewController(_ viewController: @autoclosure () -> SDLViewController) {
        let viewController = viewController()
        guard !(viewController is SDLOverlayController) else { return screen.diagnose(.pushedOverlay(viewController)) }
        guard !stack.contains(where: { $0 === viewController }) else {
            return screen.diagnose(.pushedTwice(viewController))
        }
        change { stack in
            if !stack.contains(where: { $0 === viewController }) { stack.append(viewController) }
        }
    }

    /// Removes and returns the top controller. If the stack has only the root, removes nothing and returns nil. FND-51,
    /// ruling 56
    @discardableResult
    public func popViewController() -> SDLViewController? {
        guard stack.count > 1 else {
            screen.diagnose(.poppedRoot)
            return nil
        }
        var popped: SDLViewController?
        change { if $0.count > 1 { popped = $0.removeLast() } }
        return popped
    }

    /// Removes all controllers except the root. Returns the removed controllers in the order of the stack.
    @discardableResult
    public func popToRootViewController() -> [SDLViewController] {
        guard let root = stack.first else { return [] }
        return popToViewController(root)
    }

    /// Removes all controllers above `viewController`. Returns the removed controllers in the order of the stack. If
    /// `viewController` is not in the stack, no controller is removed.
    @discardableResult
    public func popToViewController(_ viewController: SDLViewController) -> [SDLViewController] {
        guard stack.contains(where: { $0 === viewController }), stack.last !== viewController else { return [] }
        var popped: [SDLViewController] = []
        change { stack in
            guard let index = stack.firstIndex(where: { $0 === viewController }) else { return }
            popped = Array(stack[(index + 1)...])
            stack.removeSubrange((index + 1)...)
        }
        return popped
    }

    /// Changes the stack with `body`. The old top controller disappears before the new top controller appears. FND-28,
    /// FND-29
    private func change(_ body: @escaping (inout [SDLViewController]) -> Void) {
        guard !isLeaving else { return asked.append(body) }
        var next = stack
        body(&next)
        let before = stack
        let replacesTop = before.last !== next.last
        isLeaving = true
        if replacesTop { hideShown() }

        isLeaving = false
        stack = next

        for controller in before { controller.manager = nil }  // FND-29
        for controller in next { controller.manager = self }

        for body in asked.takeAll() { change(body) }
        if replacesTop { showTop() }
    }

    /// Returns the colours of `controller`. If `controller` has no colours, returns the colours of the nearest
    /// controller below that has colours.
    func colors(of controller: SDLViewController) -> (day: SDLTemplateColorScheme?, night: SDLTemplateColorScheme?) {
        let below = stack.prefix { $0 !== controller }
        return (
            controller.colorScheme ?? below.last { $0.colorScheme != nil }?.colorScheme,
            controller.nightColorScheme ?? below.last { $0.nightColorScheme != nil }?.nightColorScheme
        )
    }

    // MARK: Overlays

    /// The oldest presented overlay; nil if no overlay is presented. OVL-05, ruling 15
    public var presentedOverlayController: SDLOverlayController? { overlays.presented }

    func present(
        _ overlay: SDLOverlayController, from controller: SDLViewController,
        completion: @escaping SDLOverlayControllerCompletionHandler
    ) {
        guard controller === stack.last, !isLeaving else {
            let error = SDLOverlayError.notOnTop("\(type(of: controller))")
            screen.lifecycle.diagnose(
                rule: "OVL-04",
                "\(type(of: controller)) presented an overlay but is not at the top of the stack.",
                fix: "Present the overlay from the top view controller.")
            return overlays.endings.later { completion(.genericError, error) }
        }
        overlays.present(overlay, from: controller, completion: completion)
    }

    // MARK: Events of the application

    /// Creates the root controller if the stack is empty. Called after registration. FND-21
    package func start() {
        guard stack.isEmpty else { return }
        let root = makeRoot()
        change { $0 = [root] }
    }

    /// Stores whether the app is visible, and shows or hides the top controller accordingly. FND-24, FND-26, FND-31,
    /// FND-32
    package func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        if visible { showTop() } else { hideShown() }
    }

    /// Releases all controllers, because the connection has ended. The next registration creates a new root. FND-33
    package func stop() {
        overlays.failAll()  // OVL-14
        setVisible(false)
        change { $0 = [] }
    }

    // MARK: Appearing

    private func hideShown() {
        guard let controller = shown else { return }
        appearance = Generation()
        shown = nil

        overlays.reconsider(presentedBy: controller)
        overlays.cancel(presentedBy: controller)
        controller.disappear()
    }

    private func showTop() {
        guard isVisible, shown == nil, let controller = stack.last else { return }
        let current = Generation()
        appearance = current
        controller.loadViewIfNeeded()
        // If loading the view has changed the stack or closed the app, this controller does not appear.
        guard current === appearance, isVisible else { return }
        shown = controller
        controller.watchView()
        controller.willAppear()
        // The methods that `willAppear()` calls may have changed the stack or closed the app too.
        guard current === appearance else { return }
        screen.screenManager.setNeedsUpdate()
        overlays.reconsider(presentedBy: controller)
        guard current === appearance else { return }
        screen.screenManager.afterUpdate { [weak self, weak controller] in
            guard let self, let controller, current === self.appearance else { return }
            controller.didAppear()
        }
    }

    func viewDidChange(of controller: SDLViewController) {
        let overlay = overlays.overlays.first { $0 === controller }
        if let overlay { overlays.reconsider(overlay) }
        if controller === shown || overlay != nil { screen.screenManager.setNeedsUpdate() }
        inspector?.changed(controller)
    }

    /// The content of the main screen, which includes the views of overlays; nil while no controller is shown.
    var content: ScreenContent? {
        guard let shown, let view = shown.view else { return nil }
        var layer = ScreenLayer(root: view)
        var layout = shown.layout
        // Overlays of other controllers are skipped, because their end may not be reported yet. FND-24
        for overlay in overlays.overlays(of: shown) {
            guard let view = overlay.view else { continue }
            layer.lay(ScreenLayer(root: view))  // OVL-40, OVL-41
            layout = overlay.layout ?? layout  // FND-43
        }
        reportOverflow(of: layer, shown)
        return ScreenContent(layer, of: shown, layout: layout)
    }

    /// The content of the shown controller without the views of overlays, for the inspector; nil while no controller is
    /// shown.
    var ownContent: ScreenContent? {
        guard let shown, let view = shown.view else { return nil }
        return ScreenContent(ScreenLayer(root: view), of: shown, layout: shown.layout)
    }

    /// Reports a diagnostic if there are more texts, images or buttons than any template can show. The same excess is
    /// reported only once. FND-72
    private func reportOverflow(of layer: ScreenLayer, _ controller: SDLViewController) {
        if layer.loops > loops {
            screen.lifecycle.diagnose(
                rule: "FND-67",
                "A view of \(type(of: controller)) was added to itself or to one of its descendants.",
                fix: "Add the view to a superview outside of the view's own subtree.")
        }
        loops = layer.loops
        let (texts, images, buttons) = (
            layer.text.elements.count, layer.images.elements.count, layer.buttons.elements.count
        )
        let fits = texts <= 4 && images <= 2 && buttons <= 8
        guard !fits || !overflow.isEmpty else { return }
        let found = [("text fields", texts, 4), ("images", images, 2), ("buttons", buttons, 8)]
            .filter { $0.1 > $0.2 }.map { "\($0.1) \($0.0) (limit \($0.2))" }
        guard found != overflow else { return }
        overflow = found
        guard !found.isEmpty else { return }
        screen.lifecycle.diagnose(
            rule: "FND-72", "\(type(of: controller)) has \(found.joined(separator: ", ")). The rest is not shown.",
            fix: "Show less, or use another view controller for the rest.")
    }
}
