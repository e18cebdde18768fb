public import CarUI
import SDLManagers
public import SDLRPC

/// Tells the head unit which views of a window a knob can reach, as SDL-0081 finds them. HAP-01, HAP-03
///
/// It looks when it is made, when it is asked, and at every `SDLProjectionViewUpdate`. Give it the role with
/// `streamManager.hapticInterface`: otherwise the car window tells what it finds itself as well. HAP-06, ruling 26
///
/// An app that changes its views in place has to say so: no method is exchanged, no property observed. HAP-20, HAP-22
@MainActor
public final class SDLInterfaceManager: SDLWindowHapticInterface {
    /// Draws red borders around what is come to and blue ones around what is found: for an app in the making. HAP-16
    public var highlightsViews = false

    // HAP-04: the window, and the views that were found on it.
    private let projectionWindow: UIWindow
    private let application: () -> SDLApplication?
    private var storedViews: [UIView] = []
    private var storedVerdicts: [Int: FocusVerdict] = [:]

    /// Looks at a window's views, and tells the head unit of the app that projects it.
    public convenience init(window: UIWindow) {
        self.init(window: window, application: nil)
    }

    /// Looks at a window's views, and tells the head unit of an app; without one, of the app that projects the window, or
    /// else of the process.
    public init(window: UIWindow, application: SDLApplication?) {
        projectionWindow = window
        self.application = { [weak application, weak window] in
            application ?? (window?.screen.projector as? SDLCarWindow)?.application ?? SDLApplication.shared
        }
        updateInterfaceLayout()  // HAP-05
        UINotificationCenter.default.addObserver(forName: .SDLProjectionViewUpdate, owner: self) { [weak self] in
            self?.updateInterfaceLayout()
        }
    }

    /// The views that a knob can reach, the first one first. An app may set them itself: the head unit is told. HAP-21
    public var focusableViews: [UIView] {
        get { storedViews }
        set {
            storedViews = newValue
            storedVerdicts = [:]

            send()
        }
    }

    /// Looks again, and tells the head unit what there is, also when that is nothing or what it was. HAP-07, HAP-15
    public func updateInterfaceLayout() {
        projectionWindow.layoutIfNeeded()
        storedViews = []
        storedVerdicts = [:]

        let view = projectionWindow.subviews.last
        if let view { crawl(view) } else { application()?.diagnose(.nothingToCrawl) }
        send()
    }

    /// Tells the head unit just these places. HAP-02
    public func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {
        application()?.streamManager?.haptics.updateInterfaceLayout(withSpatialData: rects)
    }

    /// The one view that a point of the window lies in. HAP-23
    public func view(for point: CGPoint) -> UIView? {
        storedViews.theOne { $0.convert($0.bounds, to: nil).contains(point) }
    }

    /// What has become of every view that the last crawl came to, by the views' ids.
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
        // HAP-08, HAP-09, ruling 27: an exchange, not a move.
        let preferred = root.preferredFocusedView
        if let index = storedViews.firstIndex(where: { $0 === preferred }) { storedViews.swapAt(0, index) }
        guard highlights else { return }
        for view in storedViews { (view.layer.borderWidth, view.layer.borderColor) = (2, .blue) }
    }

    /// Numbered from 0, in the order after the exchange. Ruling 25
    private func send() {
        let places = storedViews.enumerated().map { id, view in
            let rect = view.convert(view.bounds, to: nil)
            return SDLHapticRect(id: id, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        }
        application()?.streamManager?.haptics.report(places, from: .interfaceManager)
    }
}

extension Diagnostic {
    /// HAP-10
    fileprivate static var nothingToCrawl: Diagnostic {
        Diagnostic(
            rule: "HAP-10", message: "The window has no view to look at.",
            fix: "Set the window's rootViewController, or add a view, before the interface manager is made.")
    }
}
