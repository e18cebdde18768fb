import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers

/// An active app that shows a window when the head unit's screen is connected, like the example in proposal SDL-0091.
/// CAR-04
@MainActor
final class ProjectedApp {
    let harness: Harness
    let controller: UIViewController
    private(set) var window: UIWindow?
    /// The notifications about screens that the app has received, in the order of arrival.
    private(set) var heard: [String] = []
    private var tokens: [UINotificationCenter.Token] = []

    var app: SDLApplication { harness.app }
    var car: SDLCarWindow { app.carWindow! }
    var stream: SDLStreamingMediaManager { app.streamManager! }

    init(
        _ controller: UIViewController = UIViewController(), scale: Double = 1, haptics: Bool? = true,
        starts: Bool = true, profile: JSONValue? = nil, latency: Int = 0, refusesCapability: Bool = false
    ) async throws {
        self.controller = controller
        let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .navigation)
        harness = try Harness(configuration) { SDLViewController() }
        let edit: JSONValue = [
            "videoStreamingCapability": [
                "scale": .double(scale), "hapticSpatialDataSupported": haptics.map { .bool($0) } ?? .null,
            ]
        ]
        try await harness.drive(.profile(.edit(mergePatch: edit)))
        if let profile { try await harness.edit(profile) }
        if refusesCapability { try await harness.force("GetSystemCapability", "REJECTED") }
        listen()
        if latency > 0 {
            try await setLatency(latency)
            // An app may start the video before the app knows the capabilities of the head unit.
            if starts { stream.startVideo() }
            await harness.start()
            await harness.pass(.seconds(5))
        } else {
            await harness.start()
            if starts { stream.startVideo() }
        }
        try await harness.activate()
        await harness.pass(.milliseconds(100))
    }

    isolated deinit { tokens.forEach { UINotificationCenter.default.removeObserver($0) } }

    private func listen() {
        for name in [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification] {
            let token = UINotificationCenter.default.addObserver(forName: name) { [weak self] screen in
                guard let screen = screen as? UIScreen else { return }
                name == UIScreen.didConnectNotification ? self?.connected(screen) : self?.disconnected(screen)
            }
            tokens.append(token)
        }
    }

    private func connected(_ screen: UIScreen) {
        guard screen === car.screen else { return }
        heard.append("connect \(Int(screen.bounds.width))x\(Int(screen.bounds.height))")
        show()
    }

    func show() {
        guard let screen = car.screen else { return }
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Releases the window. No other object of the app retains the window.
    func releaseWindow() { window = nil }

    private func disconnected(_ screen: UIScreen) {
        guard window?.screen === screen else { return }
        heard.append("disconnect")
        window = nil
    }

    // MARK: The driver

    func touch(_ kind: TouchCommand.Kind, _ x: Int, _ y: Int) async throws {
        try await harness.drive(.touch(TouchCommand(kind: kind, points: [TouchCommand.Point(id: 0, x: x, y: y)])))
    }

    /// Taps at (`x`, `y`), and waits until the time for a double tap is over.
    func tap(_ x: Int, _ y: Int) async throws {
        try await touch(.begin, x, y)
        try await touch(.end, x, y)
        await harness.pass(.milliseconds(500))
    }

    func drag(_ from: (Int, Int), _ to: (Int, Int), lift: Bool = true) async throws {
        try await touch(.begin, from.0, from.1)
        for step in 1...5 {
            try await touch(.move, from.0 + (to.0 - from.0) * step / 5, from.1 + (to.1 - from.1) * step / 5)
            await harness.pass(.milliseconds(40))
        }
        if lift { try await touch(.end, to.0, to.1) }
        await harness.pass(.milliseconds(100))
    }

    /// Sets the delay of every message between the head unit and the app.
    func setLatency(_ milliseconds: Int) async throws {
        var settings = HeadUnitSettings()
        settings.linkLatencyMs = milliseconds
        try await harness.drive(.set(settings))
    }

    func background() async throws {
        try await harness.drive(
            .app(
                key: "map",
                .setStatus(
                    hmiLevel: "BACKGROUND", audioStreamingState: nil, videoStreamingState: nil, systemContext: nil)))
    }

    /// The number of the picture that the head unit currently shows; 0 if there is no picture.
    var shown: UInt64 { harness.car.pictures.newest(of: AppKey(rawValue: "map"))?.number ?? 0 }
}

extension Harness {
    /// The haptic rectangles in each SendHapticData request of the app. Each rectangle is an array of id, x, y, width
    /// and height.
    var hapticRects: [[[Double]]] {
        sent("SendHapticData").map { request in
            (request["params"]?["hapticRectData"]?.array ?? []).map { place in
                [Double(place["id"]?.int ?? -1)]
                    + ["x", "y", "width", "height"].map { place["rect"]?[$0]?.double ?? -1 }
            }
        }
    }
}

final class FocusableView: UIView {
    override var canBecomeFocused: Bool { true }
}

/// A view that cannot become focused until the test sets `isOpen`. Setting `isOpen` does not change the layout.
final class OpeningView: UIView {
    var isOpen = false
    override var canBecomeFocused: Bool { isOpen }
}

/// A view whose preferred focus environment is set by the test.
final class PreferredFocusView: UIView {
    var preferred: UIView?
    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [preferred].compactMap(\.self) }
}

extension UIView {
    func tagged(_ tag: Int, _ x: Int = 0, _ y: Int = 0, _ width: Int = 100, _ height: Int = 50, _ views: UIView...)
        -> Self
    {
        self.tag = tag
        frame = CGRect(x: x, y: y, width: width, height: height)
        views.forEach { addSubview($0) }
        return self
    }
}
