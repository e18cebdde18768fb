import SDLKit

/// The first tab, with the map, the selected place and the drive in progress.
final class MapViewController: SDLProjectionViewController {
    private let trip: Trip
    let mapView: MapView
    private let placeCard = PlaceCard()
    private let turnCard = TurnCard()
    private let speedBadge = SpeedBadge()
    private var drive: Drive?

    init(_ trip: Trip) {
        self.trip = trip
        mapView = MapView(trip.town)
        super.init()
        title = "Map"
        mapView.car.center = trip.position
    }

    private lazy var closer = UIButton.onMap("plus", "Zoom in") { [weak self] in self?.zoom(by: 1.6) }
    private lazy var further = UIButton.onMap("minus", "Zoom out") { [weak self] in self?.zoom(by: 1 / 1.6) }

    override func loadView() {
        view = mapView
        for view in [mapView.compass, closer, further, speedBadge] { mapView.addSubview(view) }
        mapView.onChoose = { [weak self] in self?.choose($0) }
        placeCard.onMore = { [weak self] in self?.showChosen() }
        placeCard.onClose = { [weak self] in self?.choose(nil) }
        turnCard.onEnd = { [weak self] in self?.trip.stop() }
        trip.routeChanged = { [weak self] in self?.routeChanged() }
        trip.speedChanged = { [weak self] in self?.speedBadge.show(self?.trip.speed) }
        speedBadge.show(trip.speed)
        choose(nil)
        routeChanged()
    }

    override func viewWillAppear(_ animated: Bool) { navigationController?.isNavigationBarHidden = true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        drive?.resume()
    }

    override func viewWillDisappear(_ animated: Bool) { navigationController?.isNavigationBarHidden = false }

    override func viewWillLayoutSubviews() {
        let size = view.bounds.size
        for (index, button) in [mapView.compass, closer, further].enumerated() {
            button.frame = CGRect(x: size.width - 92, y: 16 + CGFloat(index) * 88, width: 76, height: 76)
        }
        placeCard.frame = CGRect(x: 16, y: size.height - 116, width: min(size.width - 32, 660), height: 100)
        speedBadge.frame = CGRect(x: size.width - 92, y: size.height - 92, width: 76, height: 76)
        turnCard.frame = CGRect(x: 16, y: 16, width: min(size.width - 124, 480), height: 100)
    }

    private func zoom(by scale: CGFloat) {
        let size = mapView.bounds.size
        mapView.change { $0.zoom(by: scale, at: CGPoint(x: size.width / 2, y: size.height / 2)) }
        changed()
    }

    private func choose(_ place: Place?) {
        if let place { placeCard.show(place, from: trip.position) }
        mapView.chosen = place
        show(placeCard, place != nil)
    }

    /// Adds or removes a card. The card is not just hidden, because the library would still report the buttons on a
    /// hidden card as selectable. CAR-19
    private func show(_ card: CardView, _ isShown: Bool) {
        if isShown { mapView.addSubview(card) } else { card.removeFromSuperview() }
        mapView.covers = [mapView.compass, closer, further] + [placeCard, turnCard].filter { $0.superview != nil }
        changed()
    }

    /// Reports that the selectable views have changed. The library would not notice this, because adding or removing a
    /// card causes no layout of the root view. HAP-20
    private func changed() {
        mapView.setNeedsLayout()
        UINotificationCenter.default.post(name: .SDLDidUpdateProjectionView, object: nil)
    }

    private func showChosen() {
        guard let place = mapView.chosen else { return }
        navigationController?.pushViewController(PlaceViewController(place, trip), animated: true)
    }

    private func routeChanged() {
        drive?.stop()
        drive = nil
        mapView.route = trip.route
        show(turnCard, trip.route != nil)
        mapView.car.center = trip.position
        if let route = trip.route {
            choose(nil)
            mapView.change { $0.show(route.points, margin: 110) }
            begin(Drive(route, mapView.car))
        }
    }

    private func begin(_ drive: Drive) {
        self.drive = drive
        drive.onTurn = { [weak self, unowned drive] in
            self?.turnCard.show(drive.route.turns[drive.turn], minutes: drive.route.minutes)
        }
        drive.onArrival = { [weak self] in self?.trip.arrive() }
        drive.resume()
    }
}
