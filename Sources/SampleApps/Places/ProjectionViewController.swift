import SDLKit

/// The app's SDL view controller, which starts the video and shows the app's window on the car's screen.
final class ProjectionViewController: SDLViewController {
    private let trip = Trip()
    private var window: UIWindow?
    private var observers: [UINotificationCenter.Token] = []

    override init() {
        super.init()
        // Template names can be string literals.
        layout = "NAV_FULLSCREEN_MAP"
        trip.present = { [weak self] in self?.presentOverlayController($0) }
    }

    override func viewWillAppear() {
        guard observers.isEmpty else { return }
        observers = [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification].map { name in
            UINotificationCenter.default.addObserver(forName: name) { [weak self] _ in self?.updateWindow() }
        }
        application?.streamManager?.startVideo()
        _ = application?.vehicleDataManager.subscribe(to: SDLSubscribeVehicleData(speed: true)) { [trip] data, _ in
            trip.speed = data?.speed
        }
    }

    /// Creates the app's window if the car's screen is connected; otherwise removes the window. The car's screen is the
    /// second screen in `UIScreen.screens`; the first is the device's own screen.
    private func updateWindow() {
        guard UIScreen.screens.count > 1 else {
            window = nil
            return
        }
        let screen = UIScreen.screens[1]
        let map = MapViewController(trip)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            tab(map, "Map", "map"), tab(SearchViewController(trip), "Search", "magnifyingglass"),
            tab(SavedViewController(trip), "Saved", "star.fill"),
        ]
        let window = UIWindow(frame: screen.bounds)
        window.tintColor = .tint
        window.screen = screen
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
        // Buttons, lists and fields handle touches themselves. The map is a custom view and needs the touch delegate.
        let touches = application?.carWindow?.touchManager
        touches?.touchEventDelegate = map.mapView
        // A short threshold, because the app waits for a second tap before a single tap is reported.
        touches?.tapTimeThreshold = 0.25
    }

    private func tab(_ controller: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol))
        return navigation
    }
}
