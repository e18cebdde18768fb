import SDLKit

/// A screen with the route to a place. The driver selects the fastest, shortest or scenic route, which a map shows.
final class RouteViewController: SDLProjectionViewController {
    private let place: Place
    private let trip: Trip
    private let picture: MapView
    private let preferences = UISegmentedControl(items: Route.Preference.allCases.map(\.title))
    private let summary = UILabel.text(size: 28, weight: .bold)
    private let way = UILabel.text(size: 19, color: .secondaryLabel)
    private lazy var start = UIButton.titled("Start", .filled) { [weak self] in self?.startDrive() }
    private lazy var turns = UIButton.titled("Turns", .gray) { [weak self] in self?.showTurns() }
    private var route: Route?

    init(_ place: Place, _ trip: Trip) {
        (self.place, self.trip) = (place, trip)
        picture = MapView(trip.town, places: [place])
        super.init()
        title = "To \(place.name)"
    }

    override func viewDidLoad() {
        view.backgroundColor = .systemBackground
        picture.isUserInteractionEnabled = false
        picture.layer.cornerRadius = 20
        picture.car.center = trip.position
        preferences.font = .systemFont(ofSize: 18, weight: .bold)
        preferences.selectedSegmentIndex = 0
        preferences.addTarget(self, action: RouteViewController.showRoute, for: .valueChanged)
        for subview in [picture, preferences, summary, way, start, turns] { view.addSubview(subview) }
        showRoute()
    }

    override func viewWillLayoutSubviews() {
        let size = view.bounds.size
        let isWide = size.width > size.height
        let half = isWide ? (size.width - 48) / 2 : size.width - 32
        let (left, top) = (isWide ? 32 + half : 16, isWide ? 12 : size.height - 290)
        picture.frame = CGRect(x: 16, y: 12, width: half, height: isWide ? size.height - 24 : top - 28)
        preferences.frame = CGRect(x: left, y: top, width: half, height: 76)
        summary.frame = CGRect(x: left + 4, y: top + 90, width: half - 8, height: 40)
        way.frame = CGRect(x: left + 4, y: top + 132, width: half - 8, height: 28)
        let width = (half - 16) / 2
        start.frame = CGRect(x: left, y: top + 176, width: width, height: 76)
        turns.frame = CGRect(x: left + width + 16, y: top + 176, width: width, height: 76)
        showPicture()
    }

    private func showRoute() {
        let preference = Route.Preference(rawValue: preferences.selectedSegmentIndex) ?? .fastest
        route = trip.route(to: place, by: preference)
        summary.text = route.map { "\($0.length.asDistance) · \($0.minutes) min" } ?? "A short walk from here"
        let longest = route?.turns.max { $0.length < $1.length }
        way.text = longest.map { "by \($0.onto)" }
        start.isEnabled = route != nil
        turns.isEnabled = route != nil
        picture.route = route
        showPicture()
    }

    private func showPicture() {
        picture.layoutIfNeeded()
        picture.change { $0.show((route?.points ?? []) + [trip.position, place.point], margin: 76) }
    }

    private func startDrive() {
        guard let route else { return }
        trip.start(route)
        tabBarController?.selectedIndex = 0
        navigationController?.popToRootViewController(animated: false)
        (tabBarController?.selectedViewController as? UINavigationController)?
            .popToRootViewController(animated: false)
    }

    private func showTurns() {
        guard let route else { return }
        navigationController?.pushViewController(TurnsViewController(route), animated: true)
    }
}
