import SDLKit

/// An app that projects a picture with known pixels, for tests of pictures and views. A tap moves the white square. A
/// double tap starts or stops the rotation of the coloured fields.
@main
struct TestCard: SDLApp {
    static let configuration = SDLConfiguration(appName: "Test card", appID: "test-card", appType: .navigation)

    static func rootViewController() -> SDLViewController { CardViewController() }
}

final class CardViewController: SDLViewController {
    private let card = CardView(frame: .zero)
    private var window: UIWindow?

    override init() {
        super.init()
        layout = "NAV_FULLSCREEN_MAP"
    }

    override func viewWillAppear() {
        for name in [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification] {
            UINotificationCenter.default.addObserver(forName: name) { [weak self] _ in self?.screensChanged() }
        }
        application?.touchManager.touchEventDelegate = self
        let touches = application?.touchManager
        card.mark.addAction(
            UIAction { _ in touches?.tapTimeThreshold = touches?.tapTimeThreshold == 0 ? 0.4 : 0 },
            for: .primaryActionTriggered)
        application?.streamManager?.startVideo()
    }

    private func screensChanged() {
        guard UIScreen.screens.count > 1 else {
            window = nil
            return
        }
        let window = UIWindow(frame: UIScreen.screens[1].bounds)
        window.screen = UIScreen.screens[1]
        let controller = UIViewController()
        controller.view = card
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
    }
}

extension CardViewController: SDLTouchManagerDelegate {
    /// Moves the square to the point of a tap. Ignores taps on buttons.
    func touchManager(_ manager: SDLTouchManager, didReceiveSingleTapAt point: SDLTouchPoint) -> Bool {
        let point = CGPoint(x: point.x, y: point.y)
        guard !(card.hitTest(point, with: nil) is UIButton) else { return false }
        card.move(to: point)
        return true
    }

    func touchManager(_ manager: SDLTouchManager, didReceiveDoubleTapAt point: SDLTouchPoint) -> Bool {
        card.turn()
        return true
    }
}
