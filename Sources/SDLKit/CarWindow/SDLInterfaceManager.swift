public import CarUI
import SDLManagers
public import SDLRPC

/// Finds the views of a window that a knob can reach, by the rules of SDL-0081, and reports them to the head unit.
/// HAP-01, HAP-03
///
/// The manager searches when it is created, on request, and at every `SDLProjectionViewUpdate`. Assign the manager to
/// `streamManager.hapticInterface`; otherwise the car window also reports the views that it finds. HAP-06, ruling 26
///
/// An app that changes its views in place must post the notification or call `updateInterfaceLayout()`: the manager
/// does not observe changes of views. HAP-20, HAP-22
@MainActor
public final class SDLInterfaceManager: SDLWindowHapticInterface {
    /// Whether to draw red borders around visited views and blue ones around selectable views, for development. HAP-16
    public var highlightsViews = false

    // The window and the views found in this window. HAP-04
    private let projectionWindow: UIWindow
    private let application: () -> SDLApplication?
    private var storedViews: [UIView] = []
    private var storedVerdicts: [Int: FocusVerdict] = [:]

    /// Creates a manager for a window. The manager reports to the head unit of the app that projects the window.
    public convenience init(window: UIWindow) {
        self.init(window: window, application: nil)
    }

    /// Creates a manager for a window, reporting to an app's head unit. If `application` is nil, the manager uses the
    /// app that projects the window, or else the app of the process.
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

    /// The views that a knob can reach, in order. Views that an app sets are sent to the head unit. HAP-21
    public var focusableViews: [UIView] {
        get { storedViews }
        set {
            storedViews = newValue
            storedVerdicts = [:]

            send()
        }
    }

    /// Searches again and sends the result, even when the result is empty or unchanged. HAP-07, HAP-15
    public func updateInterfaceLayout() {
        projectionWindow.layoutIfNeeded()
        storedViews = []
        storedVerdicts = [:]

        let view = projectionWindow.subviews.last
        if let view { crawl(view) } else { application()?.diagnose(.nothingToCrawl) }
        send()
    }

    /// Sends exactly these rectangles to the head unit. HAP-02
    public func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {
        application()?.streamManager?.haptics.updateInterfaceLayout(withSpatialData: rects)
    }

    /// Returns the selectable view at a point of the window; nil when there is none or more than one. HAP-23
    public func view(for point: CGPoint) -> UIView? {
        storedViews.onlyElement { $0.convert($0.bounds, to: nil).contains(point) }
    }

    /// The result of the last search for every view, by view id.
    package var verdicts: [Int: FocusVerdict] {
        var verdicts = storedVerdicts
        for (id, view) in storedViews.enumerated() { verdicts[view.viewID] = .reported(id) }
        return verdicts
    }

    private func crawl(_ root: UIView) {
        let highlights = highlightsViews
        InterfaceManagerCrawl.crawl(root, into: &storedViews) { view, skipped in
            if let skipped { storedVerdicts[view.viewID] = .skipped(skipped) }
            guard highlights, view !== root else { return }
            (view.layer.borderWidth, view.layer.borderColor) = (1, .red)
        }
        // The preferred view and the first view exchange places; the other views keep theirs. HAP-08, HAP-09, ruling 27
        let preferred = root.preferredFocusedView
        if let index = storedViews.firstIndex(where: { $0 === preferred }) { storedViews.swapAt(0, index) }
        guard highlights else { return }
        for view in storedViews { (view.layer.borderWidth, view.layer.borderColor) = (2, .blue) }
    }

    /// Sends the views, numbered from 0 in their final order. Ruling 25
    private func send() {
        let places = storedViews.enumerated().map { id, view in
            let rect = view.convert(view.bounds, to: nil)
            return SDLHapticRect(id: id, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        }
        application()?.streamManager?.haptics.report(places, from: .interfaceManager)
    }
}

extension Diagnostic {
    /// Reports that the window has no root view to search. HAP-10
    fileprivate static var nothingToCrawl: Diagnostic {
        Diagnostic(
            rule: "HAP-10", message: "The window has no view to search for selectable views.",
            fix: "Set the window's rootViewController, or add a view, before you create the interface manager.")
    }
}
