import SDLKit

/// What the driver has chosen, for all screens of the app.
final class Trip {
    let town = Town()
    /// Where the car stands.
    private(set) var crossing = Town.middle
    private(set) var route: Route?
    private(set) var saved = ["Corner Bakery", "Ferry Pier", "Quay Charging", "Lighthouse"]
    var notes: [String: String] = [:]
    var stars: [String: Int] = [:]

    /// Shows something over the picture.
    var present: (SDLOverlayController) -> Void = { _ in }
    /// How fast the real car goes, where it says so.
    var speed: Double? { didSet { speedChanged() } }
    var speedChanged: () -> Void = {}
    /// A drive begins, or is over.
    var routeChanged: () -> Void = {}

    var position: CGPoint { town.crossings[crossing].point }
    var savedPlaces: [Place] { saved.compactMap { name in Place.all.first { $0.name == name } } }

    func isSaved(_ place: Place) -> Bool { saved.contains(place.name) }

    func toggleSaved(_ place: Place) {
        if isSaved(place) { saved.removeAll { $0 == place.name } } else { saved.append(place.name) }
    }

    /// What is called like it, and is of one of the kinds, the nearest first.
    func places(named text: String, of kinds: Set<Place.Kind>? = nil) -> [Place] {
        let wanted = text.lowercased()
        return Place.all.filter { place in
            let isCalled =
                wanted.isEmpty || place.name.lowercased().contains(wanted)
                || place.kind.rawValue.lowercased().contains(wanted)
            return isCalled && kinds?.contains(place.kind) ?? true
        }
        .sorted { $0.distance(from: position) < $1.distance(from: position) }
    }

    func route(to place: Place, by wish: Route.Wish) -> Route? {
        Route(from: crossing, to: place, by: wish, in: town)
    }

    func start(_ route: Route) {
        self.route = route
        routeChanged()
    }

    func stop() {
        route = nil
        routeChanged()
    }

    /// The drive is over, and the car stands where it led.
    func arrive() {
        guard let place = route?.destination else { return }
        crossing = place.crossing
        stop()
        let thanks = SDLSoftButtonObject(name: "thanks", text: "Thanks")
        present(SDLAlertController(message: "You are there\n\(place.name)", softButtons: [thanks].compactMap(\.self)))
    }

    func showHours(of place: Place) {
        let close = SDLSoftButtonObject(name: "close", text: "Close")
        present(
            SDLScrollableMessageController(
                message: "\(place.name)\n\nOpen \(place.hours), every day.",
                softButtons: [close].compactMap(\.self), duration: 20))
    }
}
