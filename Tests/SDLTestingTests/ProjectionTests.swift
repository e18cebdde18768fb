import SDLKit
import SDLTesting
import Testing

/// Tests of an app that draws its own picture.
@MainActor @Suite struct ProjectionTests {
    /// An app with one button on the car's screen.
    final class ButtonController: SDLViewController {
        let button = UIButton(frame: CGRect(x: 40, y: 40, width: 200, height: 80))
        private(set) var presses = 0
        private var window: UIWindow?
        private var observer: UINotificationCenter.Token?

        override init() {
            super.init()
            layout = "NAV_FULLSCREEN_MAP"
        }

        override func viewWillAppear() {
            observer = UINotificationCenter.default.addObserver(forName: UIScreen.didConnectNotification) {
                [weak self] _ in self?.openWindow()
            }
            application?.streamManager?.startVideo()
        }

        private func openWindow() {
            let screen = UIScreen.screens[1]
            let controller = UIViewController()
            controller.view = UIView(frame: screen.bounds)
            button.setTitle("Go", for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.presses += 1 }, for: .touchUpInside)
            controller.view.addSubview(button)
            let window = UIWindow(frame: screen.bounds)
            window.screen = screen
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    @Test func `A press hits a control that has moved since its position was published`() async throws {
        let car = try await SDLTestCar()
        let root = ButtonController()
        let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .navigation)
        try await car.run(rootViewController: root, configuration: configuration)
        try await car.activate("map")
        try await car.advance(by: .seconds(1))
        try await car.expect(visible: "Go", role: "control")
        // The clock is paused, so the app does not publish the new position by itself.
        root.button.frame = CGRect(x: 500, y: 300, width: 200, height: 80)
        try await car.press("Go", role: "control")
        try await car.advance(by: .seconds(1))
        #expect(root.presses == 1)
        await car.stop()
    }
}
