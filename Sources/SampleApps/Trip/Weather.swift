import SDLKit

/// The weather, which another app or the car publishes as an app service.
final class Weather {
    var changed: () -> Void = {}
    /// A text with the place, the weather and the temperature; nil if there is no weather service.
    private(set) var line: String? { didSet { if line != oldValue { changed() } } }
    private let manager: SDLAppServiceManager
    private var token: Int?

    init(_ manager: SDLAppServiceManager) { self.manager = manager }

    func start() {
        guard token == nil else { return }
        token = manager.subscribe(toServiceType: "WEATHER") { [weak self] data, _ in
            self?.line = data?.weatherServiceData.map(Self.line)
        }
    }

    private static func line(_ weather: SDLWeatherServiceData) -> String {
        let now = weather.currentForecast
        let parts = [now?.weatherSummary, now?.currentTemperature?.words].compactMap(\.self).joined(separator: ", ")
        guard let place = weather.location.locationName else { return parts }
        return parts.isEmpty ? place : "\(place): \(parts)"
    }
}
