import SDLKit

/// The destination of the car's own navigation system. The app can send a new destination.
final class Destination {
    var changed: () -> Void = {}
    private let manager: SDLNavigationManager
    private var wayPoints: [SDLLocationDetails]?
    /// A message about a problem with the navigation; nil if there is no problem.
    private var trouble: String?
    private var token: Int?

    /// The destination that the "To the lake" button sends.
    static let lake = SDLSendLocation(
        longitudeDegrees: 8.5586, latitudeDegrees: 47.3549, locationName: "The lake",
        locationDescription: "A bench by the water", addressLines: ["Seefeld 1"])

    init(_ manager: SDLNavigationManager) { self.manager = manager }

    /// Whether the car has a navigation system that apps can use.
    var isAvailable: Bool { wayPoints != nil }

    var line: String? {
        if let trouble { return trouble }
        guard let wayPoints else { return nil }
        guard let last = wayPoints.last else { return "No destination" }
        let stops = wayPoints.count - 1
        return "To \(last.locationName ?? "somewhere")" + (stops == 0 ? "" : ", \(stops) on the way")
    }

    func start() {
        guard token == nil else { return }
        token = manager.subscribeToWayPoints { [weak self] wayPoints, error in
            guard let self else { return }
            self.wayPoints = wayPoints
            trouble = error == nil ? nil : "Apps cannot use the navigation"
            changed()
        }
    }

    /// Sends `place` to the car's navigation system as the new destination. The car asks the driver for consent.
    func go(to place: SDLSendLocation) {
        tell("Waiting for the driver")
        manager.sendLocation(place) { [weak self] error in self?.tell(error.map { "\($0)" }) }
    }

    private func tell(_ trouble: String?) {
        self.trouble = trouble
        changed()
    }
}
