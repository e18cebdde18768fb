public import CarUI
import PictureEncoding
public import SDLManagers
public import SDLRPC
import SDLSupport

/// An object that projects an app's window onto the head unit, forwards touches to the window, and reports to the head
/// unit which views the driver can select with a knob. CAR-01
///
/// A second `UIScreen` exists while the head unit accepts the app's video. To project a window, the app shows the
/// window on this screen. CAR-03…06
@MainActor
public final class SDLCarWindow {
    /// The manager that reports touches on the picture, the same as `SDLApplication.touchManager`. CAR-08, ruling 30
    public let touchManager: SDLTouchManager
    /// Whether the car window sends the selectable views to the head unit. The initial value is true if the head unit
    /// supports haptic data. The app may change the value. CAR-02, ruling 72
    public var focusableItemLocatorEnabled = false {
        didSet { if focusableItemLocatorEnabled { updateInterfaceLayout() } }
    }
    /// The head unit's display; nil while the head unit does not accept video. CAR-03
    public private(set) var screen: UIScreen?
    /// The app's window on the head unit's display; nil if the app shows no window on this display. CAR-05
    public private(set) weak var window: UIWindow?
    /// The selectable views that the last search found. CAR-15
    public private(set) var focusableViews: [SDLFocusableView] = []

    weak var application: SDLApplication?
    private let streams: SDLStreamingMediaManager
    private let keyboard: CarKeyboard
    private weak var canvas: WindowCanvas?
    private var isDue = false
    /// The haptic rectangles that were last sent to the head unit, in pixels of the head unit's display. CAR-20
    private var sent: [SDLHapticRect]?
    /// The rectangles of the selectable views that the last search found, in points.
    private var offered: [SDLHapticRect] = []
    private var isFocusWanted: Bool?
    private var lightSubscription: Int?
    var viewTouches = ViewTouches()

    /// Called when the picture or the selectable views have changed. The inspector uses this closure.
    var changed: () -> Void = {}
    /// The number of searches whose result was not sent, because no rectangle had changed. For the inspector and tests.
    /// CAR-20
    package private(set) var suppressed = 0

    init(of application: SDLApplication, _ streams: SDLStreamingMediaManager) {
        self.application = application
        self.streams = streams
        keyboard = CarKeyboard(of: application)
        touchManager = streams.touchManager
        ViewNotifications.start()
        // Diagnostics that belong to no view. A process has one app, except in tests.
        UIDiagnostic.onReport = { [weak application] in
            if $0.view == 0 { application?.diagnose(Diagnostic($0)) }
        }
        UINotificationCenter.default.addObserver(forName: .SDLDidUpdateProjectionView, owner: self) { [weak self] in
            self?.updateIfInCharge()
        }
    }

    /// The controller whose view is projected: the last presented controller, or the window's root controller if no
    /// controller is presented. CAR-14, CAR-28
    public var streamingViewController: UIViewController? { window?.rootViewController?.topmost }
    /// The layer of the view of `streamingViewController`. CAR-21
    public var sdlLayer: CALayer? { streamingViewController?.viewIfLoaded?.layer }

    var picture: (number: UInt64, bounds: CGRect)? {
        guard let canvas, let screen else { return nil }
        return (canvas.pictureNumber, screen.bounds)
    }

    var now: TimeInterval { application.map { Double($0.timekeeper.now.nanoseconds) / 1e9 } ?? .zero }

    // MARK: Screen

    /// Updates the screen. Called when the state of the video stream or the head unit's capabilities have changed.
    func streamChanged() {
        learnFocus()
        switch streams.videoStreamState {
        case .ready:
            guard let format = streams.videoFormat else { return }
            let size = PixelSize(of: format)
            connect(CGRect(x: 0, y: 0, width: size.width, height: size.height))
        case .stopped: disconnect()
        case .starting, .suspended, .shuttingDown: cancelTouches()
        }
    }

    /// Sets `focusableItemLocatorEnabled` when the head unit's support for haptic data has changed. CAR-02, ruling 72
    private func learnFocus() {
        let video = application?.systemCapabilityManager.capability(ofType: .videoStreaming)?.videoStreamingCapability
        let wanted = video?.hapticSpatialDataSupported ?? false
        guard wanted != isFocusWanted else { return }
        isFocusWanted = wanted
        // The list must be sent again, because a head unit without support has ignored earlier lists.
        sent = nil
        focusableItemLocatorEnabled = wanted
    }

    private func connect(_ bounds: CGRect) {
        if screen?.bounds == bounds { return updateInterfaceLayout() }
        disconnect()
        // The head unit scales the picture, so one point of the app is one pixel of the picture.
        let screen = UIScreen(bounds: bounds, scale: 1)
        screen.projector = self
        self.screen = screen

        UIScreen.connect(screen)
        followLight()
    }

    /// Shows night colours while the car's light sensor reports night. If the car has no light sensor, the colours are
    /// those of the day.
    private func followLight() {
        guard let vehicle = application?.vehicleDataManager else { return }
        lightSubscription = vehicle.subscribe(to: .init(headLampStatus: true)) { [weak self] data, _ in
            self?.show(data?.headLampStatus)
        }
    }

    private func show(_ lights: SDLHeadLampStatus?) {
        switch lights?.ambientLightSensorStatus {
        case .night: screen?.userInterfaceStyle = .dark
        case .day: screen?.userInterfaceStyle = .light
        default: break
        }
    }

    /// Removes the screen. Called when the app has disconnected or the video stream was stopped.
    func disconnect() {
        guard let screen else { return }
        unlink()
        if let lightSubscription { application?.vehicleDataManager.unsubscribe(lightSubscription) }
        lightSubscription = nil
        screen.projector = nil
        self.screen = nil

        UIScreen.disconnect(screen)
    }

    // MARK: Window

    /// Closes the keyboard while the app's view is not on the display.
    func setVisible(_ isVisible: Bool) { keyboard.isVisible = isVisible }

    private func adopt(_ window: UIWindow) {
        unlink()
        guard let application else { return }
        self.window = window
        let canvas = WindowCanvas(window) { [weak self] in self?.now ?? .zero }
        canvas.changed = { [weak streams] in streams?.pictureChanged() }
        canvas.drawn = { [weak self] in self?.changed() }
        canvas.diagnose = { [weak application] in application?.diagnose($0) }
        window.onDiagnostic = { [weak application] in application?.diagnose(Diagnostic($0)) }
        window.onArrangement = { [weak self] in self?.updateIfInCharge() }
        window.onFirstResponder = { [weak self] in self?.keyboard.firstResponderChanged(to: $0) }
        keyboard.firstResponderChanged(to: window.firstResponder)
        self.canvas = canvas
        touchManager.sink = self
        if streams.hapticInterface === streams.haptics { streams.hapticInterface = self }
        application.project(canvas)
    }

    /// Stops projecting the window, because the window has left the screen.
    private func unlink() {
        guard let canvas else { return }
        cancelTouches()
        window?.onDiagnostic = nil
        window?.onArrangement = nil
        window?.onFirstResponder = nil
        keyboard.firstResponderChanged(to: nil)

        window = nil
        focusableViews = []
        offered = []
        sent = nil
        if touchManager.sink === self { touchManager.sink = nil }
        if streams.hapticInterface === self { streams.hapticInterface = streams.haptics }
        application?.stopProjecting(canvas)
        changed()
    }

    // MARK: Focus

    /// Updates the selectable views if the car window is the app's haptic interface. HAP-03
    private func updateIfInCharge() {
        if streams.hapticInterface === self { updateInterfaceLayout() }
    }

    /// Finds the selectable views and sends their rectangles if the rectangles have changed. CAR-14, CAR-20
    private func refresh() {
        // The layout must be current, because the next picture will show the new layout.
        window?.takeArrangement()
        isDue = false
        guard let window else { return }
        let offered = search(window)
        changed()
        guard focusableItemLocatorEnabled, streams.videoStreamState == .ready else { return }
        let placed = offered.map { streams.haptics.placed($0, from: .carWindow) }
        guard placed != sent else {
            suppressed += 1
            return
        }
        sent = placed
        streams.haptics.report(offered, from: .carWindow)
    }

    /// Finds the focusable views of `window` and returns the rectangles to send. CAR-26, CAR-27
    private func search(_ window: UIWindow) -> [SDLHapticRect] {
        let pressPoint = { [haptics = streams.haptics] (area: CGRect) in
            let point = haptics.pressPoint(x: area.minX, y: area.minY, width: area.width, height: area.height)
            return CGPoint(x: point.x, y: point.y)
        }
        guard let streamed = streamingViewController, streamed.isProjection else {
            focusableViews = CarWindowCrawl.search(window, pressPoint: pressPoint)
            offered = focusableViews.map(\.hapticRect)
            return offered
        }
        focusableViews = []
        CarWindowCrawl.crawl(streamed.view, into: &focusableViews)
        offered = CarWindowCrawl.reachable(focusableViews, in: window, pressPoint: pressPoint)
        return offered
    }

    /// The object that finds the view at a point: the app's haptic interface if this interface is a hit tester,
    /// otherwise the car window.
    var hitTester: any SDLHapticHitTester { (streams.hapticInterface as? any SDLHapticHitTester) ?? self }

    /// The result of the last search by the object that reports the app's selectable views. States for each view id
    /// whether the view was reported to the head unit, and if not, why.
    var currentVerdicts: [Int: FocusVerdict] {
        (streams.hapticInterface as? SDLInterfaceManager)?.verdicts ?? verdicts
    }

    /// The selectable views that were found by the app's interface manager; without such a manager, by the car window.
    var currentFocus: [UIView] {
        (streams.hapticInterface as? SDLInterfaceManager)?.focusableViews ?? focusableViews.map(\.view)
    }

    /// The result of the car window's last search. States for each view id whether the view was reported to the head
    /// unit, and if not, why.
    package var verdicts: [Int: FocusVerdict] {
        guard let window else { return [:] }
        let numbers = Set(offered.map(\.id))
        let reported = focusableViews.filter { numbers.contains($0.hapticRect.id) }
            .map { ($0.view.viewID, $0.hapticRect.id) }
        return CarWindowCrawl.verdicts(window, reported: Dictionary(reported, uniquingKeysWith: { first, _ in first }))
    }
}

// CAR-05
extension SDLCarWindow: ScreenProjector {
    package func joined(_ window: UIWindow) {
        if window !== self.window { adopt(window) }
        updateIfInCharge()
    }

    package func left(_ window: UIWindow) {
        if window === self.window { unlink() }
    }
}

extension SDLCarWindow: SDLHapticInterface, SDLHapticHitTester {
    /// Schedules a search for selectable views. A changed result is sent to the head unit. CAR-14, CAR-23
    public func updateInterfaceLayout() {
        guard !isDue, window != nil else { return }
        isDue = true
        inBackground(counting: application?.lifecycle.inFlight) { [weak self] in self?.refresh() }
    }

    /// Sends exactly `rects` to the head unit. The next search for selectable views replaces these rectangles. HAP-02
    public func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {
        sent = nil
        streams.haptics.updateInterfaceLayout(withSpatialData: rects)
    }

    /// Returns the selectable view at `point` of the picture; nil if `point` is in no view or in several views. HAP-23
    public func view(for point: CGPoint) -> UIView? {
        focusableViews.onlyElement {
            let rect = $0.hapticRect.rect
            return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).contains(point)
        }?.view
    }
}

extension Diagnostic {
    /// Creates a diagnostic from CarUI's report that the app has used a view incorrectly.
    fileprivate init(_ reported: UIDiagnostic) {
        self.init(
            rule: "CAR-01", message: "\(reported.message).",
            fix: reported.kind == .symbol
                ? "Use a name of UIImage.systemNames, or draw the image."
                : "Correct the code that sets up this view. The invalid call was ignored.")
    }
}

extension UIViewController {
    /// Whether the controller has one of the two classes for which the proposals SDL-0081 and SDL-0091 define the
    /// selectable views. CAR-27
    fileprivate var isProjection: Bool { self is SDLProjectionViewController || self is SDLTableViewController }
}
