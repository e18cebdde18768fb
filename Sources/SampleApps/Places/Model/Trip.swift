import SDLKit

/// The app's model, shared by all screens: position, route, saved places, notes and ratings.
final class Trip {
    let town = Town()
    /// The index of the crossing at which the car is.
    private(set) var crossing = Town.middle
    private(set) var route: Route?
    private(set) var saved = ["Corner Bakery", "Ferry Pier", "Quay Charging", "Lighthouse"]
    var notes: [String: String] = [:]
    var stars: [String: Int] = [:]
    /// The radius in which a search finds places, in metres.
    var radius: CGFloat = 5000
    /// The driver's name, for greetings; empty if the name is unknown.
    var driver = ""

    /// A closure that presents an overlay over the app's picture.
    var present: (SDLOverlayController) -> Void = { _ in }
    /// The speed of the real car, in km/h; nil if the car does not report the speed.
    var speed: Double? { didSet { speedChanged() } }
    var speedChanged: () -> Void = {}
    /// Called when a drive starts or ends.
    var routeChanged: () -> Void = {}

    var position: CGPoint { town.crossings[crossing].point }
    var savedPlaces: [Place] { saved.compactMap { name in Place.all.first { $0.name == name } } }

    func isSaved(_ place: Place) -> Bool { saved.contains(place.name) }

    func toggleSaved(_ place: Place) {
        if isSaved(place) { saved.removeAll { $0 == place.name } } else { saved.append(place.name) }
    }

    /// Returns the places within the radius whose name or kind contains `text`, nearest first. If `kinds` is not nil,
    /// returns only places of these kinds.
    func places(named text: String, of kinds: Set<Place.Kind>? = nil) -> [Place] {
        let wanted = text.lowercased()
        return Place.all.filter { place in
            let isCalled =
                wanted.isEmpty || place.name.lowercased().contains(wanted)
                || place.kind.rawValue.lowercased().contains(wanted)
            let isNear = place.distance(from: position) <= radius
            return isNear && isCalled && kinds?.contains(place.kind) ?? true
        }
        .sorted { $0.distance(from: position) < $1.distance(from: position) }
    }

    func route(to place: Place, by preference: Route.Preference) -> Route? {
        Route(from: crossing, to: place, by: preference, in: town)
    }

    func start(_ route: Route) {
        self.route = route
        routeChanged()
    }

    func stop() {
        route = nil
        routeChanged()
    }

    /// Ends the drive, because the car has reached the destination. Shows an alert.
    func arrive() {
        guard let place = route?.destination else { return }
        crossing = place.crossing
        stop()
        let thanks = SDLSoftButtonObject(name: "thanks", text: "Thanks")
        let greeting = driver.isEmpty ? "You have arrived" : "You have arrived, \(driver)"
        let message = "\(greeting)\n\(place.name)"
        present(SDLAlertController(message: message, softButtons: [thanks].compactMap(\.self)))
    }

    func showHours(of place: Place) {
        let close = SDLSoftButtonObject(name: "close", text: "Close")
        present(
            SDLScrollableMessageController(
                message: "\(place.name)\n\nOpen \(place.hours), every day.",
                softButtons: [close].compactMap(\.self), duration: 20))
    }
}
