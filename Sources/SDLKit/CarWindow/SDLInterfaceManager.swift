public import CarUI
import SDLManagers
public import SDLRPC

/// A haptic interface that finds the selectable views of a window and reports them to the head unit. The driver can
/// reach these views with a knob. Proposal SDL-0081 defines the rules. HAP-01, HAP-03
///
/// The manager searches at its creation, on request, and at every `SDLProjectionViewUpdate`. Assign the manager to
/// `streamManager.hapticInterface`. Otherwise, the car window also reports its own list of views. HAP-06, ruling 26
///
/// The manager does not observe the views. If an app changes views on a visible screen, the app must post the
/// notification or call `updateInterfaceLayout()`. HAP-20, HAP-22
@MainActor
public final class SDLInterfaceManager: SDLWindowHapticInterface {
    /// Whether visited views get a red border and selectable views get a blue border during a search, for debugging.
    /// HAP-16
    public var highlightsViews = false

    // The window and the views found in this window. HAP-04
    private let projectionWindow: UIWindow
    private let application: () -> SDLApplication?
    private var storedViews: [UIView] = []
    private var storedVerdicts: [Int: FocusVerdict] = [:]

    /// Creates a manager for `window`. The manager reports to the head unit of the app that projects `window`.
    public convenience init(window: UIWindow) {
        self.init(window: window, application: nil)
    }

    /// Creates a manager that reports the views of `window` to the head unit of `application`. If `application` is nil,
    /// the manager uses the app that projects `window`. If no app projects `window`, the manager uses
    /// `SDLApplication.shared`.
    public init(window: UIWindow, application: SDLApplication?) {
        projectionWindow = window
        self.application = { [weak application, weak window] in
            application ?? (window?.screen.projector as? SDLCarWindow)?.application ?? SDLApplication.shared
        }
        updateInterfaceLayout()  // HAP-05
        ViewNotifications.start()
        UINotificationCenter.default.addObserver(forName: .SDLProjectionViewUpdate, owner: self) { [weak self] in
            self?.updateInterfaceLayout()
        }
    }

    /// The selectable views, in the order of their ids. Setting this property sends the views to the head unit. HAP-21
    public var focusableViews: [UIView] {
        get { storedViews }
        set {
            storedViews = newValue
            storedVerdicts = [:]

            send()
        }
    }

    /// Searches for selectable views and sends the result, even if the result has not changed. HAP-07, HAP-15
    public func updateInterfaceLayout() {
        projectionWindow.layoutIfNeeded()
        storedViews = []
        storedVerdicts = [:]

        if let view = projectionWindow.subviews.last {
            crawl(view)
        } else {
            application()?.lifecycle.diagnose(
                rule: "HAP-10", "The window has no view to search for selectable views.",
                fix: "Set the window's rootViewController, or add a view, before you create the interface manager.")
        }
        send()
    }

    /// Sends exactly `rects` to the head unit. HAP-02
    public func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {
        application()?.streamManager?.haptics.updateInterfaceLayout(withSpatialData: rects)
    }

    /// Returns the selectable view at `point` of the window; nil if `point` is in no view or in several views. HAP-23
    public func view(for point: CGPoint) -> UIView? {
        storedViews.onlyElement { $0.convert($0.bounds, to: nil).contains(point) }
    }

    /// The result of the last search. States for each view id whether the view was reported to the head unit, and if
    /// not, why.
    package var verdicts: [Int: FocusVerdict] {
        var verdicts = storedVerdicts
        for (id, view) in storedViews.enumerated() { verdicts[view.viewID] = .reported(id) }
        return verdicts
    }

    private func crawl(_ root: UIView) {
        find(in: root, root: root)
        // The preferred view and the first view exchange places; the other views keep their places. HAP-08, HAP-09,
        // ruling 27
        let preferred = root.preferredFocusedView
        if let index = storedViews.firstIndex(where: { $0 === preferred }) { storedViews.swapAt(0, index) }
        guard highlightsViews else { return }
        for view in storedViews { (view.layer.borderWidth, view.layer.borderColor) = (2, .blue) }
    }

    /// Searches `view` and its descendants, and appends the selectable views to `storedViews`, in the order of the
    /// subviews. By the rules of proposal SDL-0081, these are the focusable views without focusable direct subviews.
    /// Invisible views are included. HAP-11…15
    private func find(in view: UIView, root: UIView) {
        if highlightsViews, view !== root { (view.layer.borderWidth, view.layer.borderColor) = (1, .red) }
        let children = view.subviews
        // HAP-11: direct subviews alone count.
        let isLeaf = !children.contains { $0.canBecomeFocused }
        if view.canBecomeFocused, isLeaf { return storedViews.append(view) }
        let reason = view.canBecomeFocused ? "a direct subview can become focused" : "cannot become focused"
        storedVerdicts[view.viewID] = .skipped(reason)
        for child in children { find(in: child, root: root) }
    }

    /// Sends the found views to the head unit, with ids that start at 0. Ruling 25
    private func send() {
        let places = storedViews.enumerated().map { id, view in
            let rect = view.convert(view.bounds, to: nil)
            return SDLHapticRect(id: id, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        }
        application()?.streamManager?.haptics.report(places, from: .interfaceManager)
    }
}
