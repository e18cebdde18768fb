package import SDLManagers
import SDLRPC

/// An app's stack of view controllers. FND-47
///
/// It resembles a navigation controller and is none: a head unit has no navigation bar to show. The root is made when the
/// app is registered; the top controller is what the driver sees while the app is visible.
@MainActor
public final class SDLViewControllerManager {
    /// Follows the life cycle of all controllers of the stack.
    public weak var delegate: (any SDLViewControllerManagerDelegate)?

    /// Makes the root when the app has been registered. FND-21
    let makeRoot: () -> SDLViewController
    unowned let screen: any ScreenHost

    private var stack: [SDLViewController] = [] {
        didSet { inspector?.stackChanged() }
    }
    private(set) var isVisible = false
    /// The controller that was told `viewWillAppear` and not yet that it disappears.
    private(set) var shown: SDLViewController?
    /// Replies to the screen of an earlier one are late. Ruling 65
    private var appearance = Occasion()
    private var overflow: [String] = []
    private var loops = 0
    /// The top controller is being told that it leaves: changes of the stack that it asks for now wait in `asked`.
    private var isLeaving = false
    private var asked: [(inout [SDLViewController]) -> Void] = []

    package let overlays: OverlayStore
    /// The app whose stack this is.
    public internal(set) weak var application: SDLApplication?
    /// Told of everything; the application's own.
    weak var inspector: AppInspector?

    init(screen: any ScreenHost, overlays: OverlayStore, makeRoot: @escaping () -> SDLViewController) {
        self.screen = screen
        self.overlays = overlays
        self.makeRoot = makeRoot
        overlays.afterUpdate = { [weak self] in self?.screen.afterUpdate($0) }
        overlays.changed = { [weak self] in
            self?.inspector?.overlaysChanged()
            self?.screen.setNeedsUpdate()
        }
    }

    // MARK: The stack

    /// All controllers, root first. Setting it replaces the stack; the last one appears. FND-48, ruling 66
    public var viewControllers: [SDLViewController] {
        get { stack }
        set { replace(with: newValue) }
    }

    /// The first controller; setting it starts a new stack. Ruling 66
    public var rootViewController: SDLViewController? {
        get { stack.first }
        set { replace(with: newValue.map { [$0] } ?? []) }
    }

    /// The last controller; setting it replaces the top alone. FND-49, ruling 66
    public var topViewController: SDLViewController? {
        get { stack.last }
        set { replace(with: stack.dropLast() + (newValue.map { [$0] } ?? [])) }
    }

    /// A stack has a root, and each controller once. FND-50, FND-51
    private func replace(with controllers: [SDLViewController]) {
        if let overlay = controllers.first(where: { $0 is SDLOverlayController }) {
            return screen.diagnose(.pushedOverlay(overlay))
        }
        let isDouble = { (one: SDLViewController) in controllers.count { $0 === one } > 1 }
        if let double = controllers.first(where: isDouble) { return screen.diagnose(.pushedTwice(double)) }
        guard !controllers.isEmpty || stack.isEmpty else { return screen.diagnose(.poppedRoot) }
        change { $0 = controllers }
    }

    /// Pushes a controller, made on the spot when an expression is given. FND-50, ruling 66
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

    /// Takes the top controller off; the root always stays. FND-51, ruling 56
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

    /// Takes every controller but the root off the stack, and returns them, the top one last.
    @discardableResult
    public func popToRootViewController() -> [SDLViewController] {
        guard let root = stack.first else { return [] }
        return popToViewController(root)
    }

    /// Takes every controller above this one off the stack, and returns them, the top one last. Does nothing if
    /// this one is not in the stack.
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

    /// Every change of the stack: what leaves the top disappears first, then what is there appears. FND-28, FND-29
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

    /// A controller without colours of its own takes those of the nearest one below that has some.
    func colors(of controller: SDLViewController) -> (day: SDLTemplateColorScheme?, night: SDLTemplateColorScheme?) {
        let below = stack.prefix { $0 !== controller }
        return (
            controller.colorScheme ?? below.last { $0.colorScheme != nil }?.colorScheme,
            controller.nightColorScheme ?? below.last { $0.nightColorScheme != nil }?.nightColorScheme
        )
    }

    // MARK: Overlays

    /// The overlay that was presented first among those not over yet. OVL-05, ruling 15
    public var presentedOverlayController: SDLOverlayController? { overlays.presented }

    func present(
        _ overlay: SDLOverlayController, from controller: SDLViewController,
        completion: @escaping SDLOverlayControllerCompletionHandler
    ) {
        // OVL-04
        guard controller === stack.last, !isLeaving else {
            let error = SDLOverlayError.notOnTop("\(type(of: controller))")
            screen.diagnose(.presentedFromBelow(controller))
            return overlays.endings.later { completion(.genericError, error) }
        }
        overlays.present(overlay, from: controller, completion: completion)
    }

    // MARK: What the application tells

    /// The app has been registered: the root is made. FND-21
    package func start() {
        guard stack.isEmpty else { return }
        let root = makeRoot()
        change { $0 = [root] }
    }

    /// The app's visibility changed. FND-24, FND-26, FND-31, FND-32
    package func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        if visible { showTop() } else { hideShown() }
    }

    /// The connection is gone: controllers are released, a new root is made at the next registration. FND-33
    package func stop() {
        overlays.failAll()  // OVL-14
        setVisible(false)
        change { $0 = [] }
    }

    // MARK: Appearing

    private func hideShown() {
        guard let controller = shown else { return }
        appearance = Occasion()
        shown = nil

        overlays.reconsider(presentedBy: controller)
        overlays.cancel(presentedBy: controller)
        controller.disappear()
    }

    private func showTop() {
        guard isVisible, shown == nil, let controller = stack.last else { return }
        let current = Occasion()
        appearance = current
        controller.loadViewIfNeeded()
        // A hook may have pushed, popped or closed: then it has never been there.
        guard current === appearance, isVisible else { return }
        shown = controller
        controller.watchView()
        controller.willAppear()
        // Here too: then somebody else's appearance is under way.
        guard current === appearance else { return }
        screen.setNeedsUpdate()
        overlays.reconsider(presentedBy: controller)
        guard current === appearance else { return }
        screen.afterUpdate { [weak self, weak controller] in
            guard let self, let controller, current === self.appearance else { return }
            controller.didAppear()
        }
    }

    func viewDidChange(of controller: SDLViewController) {
        let overlay = overlays.overlays.first { $0 === controller }
        if let overlay { overlays.reconsider(overlay) }
        if controller === shown || overlay != nil { screen.setNeedsUpdate() }
        inspector?.changed(controller)
    }

    /// What the main screen should show now; nil while nothing of this app is to be seen.
    var content: ScreenContent? {
        guard let shown, let view = shown.view else { return nil }
        var layer = ScreenLayer(root: view)
        var layout = shown.layout
        // Those of a controller that has left the top may still wait for their end. FND-24
        for overlay in overlays.overlays(of: shown) {
            guard let view = overlay.view else { continue }
            layer.lay(ScreenLayer(root: view))  // OVL-40, OVL-41
            layout = overlay.layout ?? layout  // FND-43
        }
        reportOverflow(of: layer, shown)
        return ScreenContent(layer, of: shown, layout: layout)
    }

    /// What the top controller itself wants, for the inspector.
    var ownContent: ScreenContent? {
        guard let shown, let view = shown.view else { return nil }
        return ScreenContent(ScreenLayer(root: view), of: shown, layout: shown.layout)
    }

    /// What does not fit is left out, and said once. FND-72
    private func reportOverflow(of layer: ScreenLayer, _ controller: SDLViewController) {
        if layer.loops > loops { screen.diagnose(.viewInItself(controller)) }
        loops = layer.loops
        let (texts, images, buttons) = (
            layer.text.elements.count, layer.images.elements.count, layer.buttons.elements.count
        )
        let fits = texts <= 4 && images <= 2 && buttons <= 8
        guard !fits || !overflow.isEmpty else { return }
        let found = [("text fields", texts, 4), ("images", images, 2), ("buttons", buttons, 8)]
            .filter { $0.1 > $0.2 }.map { "\($0.1) \($0.0), where \($0.2) fit" }
        guard found != overflow else { return }
        overflow = found
        if !found.isEmpty { screen.diagnose(.overflow(controller, found)) }
    }
}

/// What the stack needs of the screen it is shown on.
@MainActor
package protocol ScreenHost: AnyObject {
    /// The wanted content changed; it is asked for once per turn.
    func setNeedsUpdate()

    /// Runs once everything wanted so far has been answered by the head unit, or given up on. FND-25, ruling 46
    func afterUpdate(_ body: @escaping @MainActor () -> Void)

    /// Tells the developer of a mistake, where the inspector lists it.
    func diagnose(_ diagnostic: Diagnostic)
}
