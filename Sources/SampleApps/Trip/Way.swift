import SDLKit

/// Where the car is going, and a place that it may be sent to.
@MainActor
final class Way {
    /// Called when `line` is another.
    var changed: () -> Void = {}
    private let manager: SDLNavigationManager
    private var wayPoints: [SDLLocationDetails]?
    /// What stands in the way, in a sentence.
    private var trouble: String?
    private var token: Int?

    /// Where one always likes to go.
    static let lake = SDLSendLocation(
        longitudeDegrees: 8.5586, latitudeDegrees: 47.3549, locationName: "The lake",
        locationDescription: "A bench by the water", addressLines: ["Seefeld 1"])

    init(_ manager: SDLNavigationManager) { self.manager = manager }

    /// Whether the car can lead anywhere.
    var isThere: Bool { wayPoints != nil }

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
            trouble = error == nil ? nil : "No navigation for apps here"
            changed()
        }
    }

    /// The driver is asked whether to go there.
    func go(to place: SDLSendLocation) {
        tell("Asking the driver")
        manager.sendLocation(place) { [weak self] error in self?.tell(error.map { "\($0)" }) }
    }

    private func tell(_ trouble: String?) {
        self.trouble = trouble
        changed()
    }
}
