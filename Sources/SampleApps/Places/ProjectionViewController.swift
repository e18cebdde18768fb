import SDLKit

/// What SDL sees of the app: it switches the picture on, and puts the app's window onto the car's screen when there is one.
final class ProjectionViewController: SDLViewController {
    private let trip = Trip()
    private var window: UIWindow?
    private var observers: [UINotificationCenter.Token] = []

    override init() {
        super.init()
        // A template's name may be written as the head unit spells it.
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

    /// The device's own screen is always there; the second one is the car's.
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
        // Buttons, lists and fields answer fingers by themselves; the map is of our own kind, and answers here.
        let touches = application?.carWindow?.touchManager
        touches?.touchEventDelegate = map.mapView
        // Nobody waits long for a second tap.
        touches?.tapTimeThreshold = 0.25
    }

    private func tab(_ controller: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol))
        return navigation
    }
}
