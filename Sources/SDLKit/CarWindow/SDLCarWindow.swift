public import CarUI
import PictureEncoding
public import SDLManagers
public import SDLRPC
import SDLSupport

/// Projects an app's window onto the head unit: the window is the picture, is touched, and tells what a knob can reach.
/// CAR-01
///
/// While the head unit takes the app's picture there is a second `UIScreen`. The window that an app puts onto it is all that
/// is needed. CAR-03…06
@MainActor
public final class SDLCarWindow {
    /// Tells where the picture is touched; the application's own. CAR-08, ruling 30
    public let touchManager: SDLTouchManager
    /// Whether the head unit is told what a knob can reach: set as it says whether it takes haptic data, and may be set by the
    /// app. CAR-02, ruling 72
    public var focusableItemLocatorEnabled = false {
        didSet { if focusableItemLocatorEnabled { updateInterfaceLayout() } }
    }
    /// The head unit's display, while there is one. CAR-03
    public private(set) var screen: UIScreen?
    /// The app's window on that display. CAR-05
    public private(set) weak var window: UIWindow?
    /// The views that a knob can reach, as the last crawl found them. CAR-15
    public private(set) var focusableViews: [SDLFocusableView] = []

    weak var application: SDLApplication?
    private let streams: SDLStreamingMediaManager
    private let keyboard: CarKeyboard
    private weak var canvas: WindowCanvas?
    private weak var watched: UIView?
    private var isDue = false
    /// What the head unit was told last. CAR-20
    private var sent: [SDLHapticRect]?
    private var isFocusWanted: Bool?
    /// Where the first finger came down.
    var down = CGPoint.zero

    /// For the inspector: the picture, or what can be chosen on it, has changed.
    var changed: () -> Void = {}
    /// How many requests were equal to the one before, for the inspector and for tests. CAR-20
    package private(set) var suppressed = 0

    init(of application: SDLApplication, _ streams: SDLStreamingMediaManager) {
        self.application = application
        self.streams = streams
        keyboard = CarKeyboard(of: application)
        touchManager = streams.touchManager
        UINotificationCenter.default.addObserver(forName: .SDLDidUpdateProjectionView, owner: self) { [weak self] in
            self?.updateIfInCharge()
        }
    }

    /// The controller whose view is the picture. CAR-14
    public var streamingViewController: UIViewController? { window?.rootViewController }
    /// The layer whose layout has the head unit told anew. CAR-21
    public var sdlLayer: CALayer? { streamingViewController?.viewIfLoaded?.layer }

    var picture: (number: UInt64, bounds: CGRect)? {
        guard let canvas, let screen else { return nil }
        return (canvas.pictureNumber, screen.bounds)
    }

    /// In seconds.
    var now: TimeInterval { application.map { Double($0.timekeeper.now.nanoseconds) / 1e9 } ?? .zero }

    // MARK: Screen

    /// The stream, or what the head unit says of itself, has changed.
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

    /// CAR-02, ruling 72
    private func learnFocus() {
        let video = application?.systemCapabilityManager.capability(ofType: .videoStreaming)?.videoStreamingCapability
        let wanted = video?.hapticSpatialDataSupported ?? false
        guard wanted != isFocusWanted else { return }
        isFocusWanted = wanted
        // The places are sent again: the head unit did not take any before.
        sent = nil
        focusableItemLocatorEnabled = wanted
    }

    private func connect(_ bounds: CGRect) {
        if screen?.bounds == bounds { return updateInterfaceLayout() }
        disconnect()
        // The head unit enlarges the picture: a point of the app's is a pixel of its picture.
        let screen = UIScreen(bounds: bounds, scale: 1)
        screen.projector = self
        self.screen = screen

        UIScreen.connect(screen)
    }

    /// The app is gone, or its stream is not wanted any more.
    func disconnect() {
        guard let screen else { return }
        unlink()
        screen.projector = nil
        self.screen = nil

        UIScreen.disconnect(screen)
    }

    // MARK: Window

    private func adopt(_ window: UIWindow) {
        unlink()
        guard let application else { return }
        self.window = window
        let canvas = WindowCanvas(window) { [weak self] in self?.now ?? .zero }
        canvas.changed = { [weak streams] in streams?.pictureChanged() }
        canvas.drawn = { [weak self] in self?.changed() }
        canvas.diagnose = { [weak application] in application?.diagnose($0) }
        window.onDiagnostic = { [weak application] in application?.diagnose(Diagnostic($0)) }
        window.onFirstResponder = { [weak self] in self?.keyboard.firstResponderChanged(to: $0) }
        keyboard.firstResponderChanged(to: window.firstResponder)
        self.canvas = canvas
        touchManager.sink = self
        if streams.hapticInterface === streams.haptics { streams.hapticInterface = self }
        application.project(canvas)
    }

    /// The window is not on the screen any more.
    private func unlink() {
        guard let canvas else { return }
        cancelTouches()
        window?.onDiagnostic = nil
        window?.onFirstResponder = nil
        keyboard.firstResponderChanged(to: nil)

        window = nil
        focusableViews = []
        sent = nil
        if touchManager.sink === self { touchManager.sink = nil }
        if streams.hapticInterface === self { streams.hapticInterface = streams.haptics }
        application?.stopProjecting(canvas)
        changed()
    }

    /// CAR-21: told after the view's own layout, and of the root's alone.
    private func watchLayout() {
        let root = streamingViewController?.view
        guard root !== watched else { return }
        watched?.didLayout = nil
        watched = root
        root?.didLayout = { [weak self] in self?.updateIfInCharge() }
    }

    // MARK: Focus

    /// An app may have given the role to somebody else. HAP-03
    private func updateIfInCharge() {
        if streams.hapticInterface === self { updateInterfaceLayout() }
    }

    /// Sends what differs from what the head unit was told last. CAR-14, CAR-20
    private func refresh() {
        // Places are those of the next picture; what its layout asks for is looked at now.
        window?.layoutIfNeeded()
        isDue = false
        guard window != nil else { return }
        focusableViews = []
        if let view = streamingViewController?.view { CarWindowCrawl.crawl(view, into: &focusableViews) }
        changed()
        guard focusableItemLocatorEnabled, streams.videoStreamState == .ready else { return }
        if let sent, CarWindowCrawl.isTold(focusableViews, by: sent) {
            suppressed += 1
            return
        }
        let rects = focusableViews.map(\.hapticRect)
        sent = rects
        streams.haptics.report(rects, from: .carWindow)
    }

    /// The one that finds the view at a point: the app's own haptic interface if it can, else the car window.
    var hitTester: any SDLHapticHitTester { (streams.hapticInterface as? any SDLHapticHitTester) ?? self }

    /// What has become of every view, as the haptic interface in use has found it.
    var currentVerdicts: [Int: FocusVerdict] {
        (streams.hapticInterface as? SDLInterfaceManager)?.verdicts ?? verdicts
    }

    /// The views that a knob walks, as the haptic interface in use has found them.
    var currentFocus: [UIView] {
        (streams.hapticInterface as? SDLInterfaceManager)?.focusableViews ?? focusableViews.map(\.view)
    }

    /// What has become of every view that a crawl comes to, by the views' ids.
    package var verdicts: [Int: FocusVerdict] {
        (streamingViewController?.viewIfLoaded).map { CarWindowCrawl.verdicts($0) } ?? [:]
    }
}

// CAR-05
extension SDLCarWindow: ScreenProjector {
    package func joined(_ window: UIWindow) {
        if window !== self.window { adopt(window) }
        watchLayout()
        updateIfInCharge()
    }

    package func left(_ window: UIWindow) {
        if window === self.window { unlink() }
    }
}

extension SDLCarWindow: SDLHapticInterface, SDLHapticHitTester {
    /// Looks again, on the next turn of the main actor, and tells the head unit if anything has changed. CAR-14, CAR-23
    public func updateInterfaceLayout() {
        guard !isDue, window != nil else { return }
        isDue = true
        inBackground(counting: application?.lifecycle.flight) { [weak self] in self?.refresh() }
    }

    /// Tells the head unit just these places, until the views' are told again. HAP-02
    public func updateInterfaceLayout(withSpatialData rects: [SDLHapticRect]) {
        sent = nil
        streams.haptics.updateInterfaceLayout(withSpatialData: rects)
    }

    /// The one view a knob can reach in which a point of the picture lies. HAP-23
    public func view(for point: CGPoint) -> UIView? {
        focusableViews.theOne {
            let rect = $0.hapticRect.rect
            return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).contains(point)
        }?.view
    }
}

extension Diagnostic {
    /// A view's mistake, as a diagnostic of the app.
    fileprivate init(_ told: UIDiagnostic) {
        self.init(
            rule: "CAR-01", message: "\(told.message).",
            fix: "Change it where the view is made; what cannot be meant is left out.")
    }
}
