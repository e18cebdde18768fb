import JSON
import SDLRPC

/// The car's own services, and the types of services that apps may offer.
struct ServiceSettings: Sendable, Equatable {
    /// The types of services that apps may offer; nil permits all types.
    var types: [String]?
    var weather: SDLWeatherServiceData?
    var media: SDLMediaServiceData?
    /// The head unit's name in requests to a service, as in SDL Core's settings.
    var origin = "HMI_ID"

    init(_ document: JSONValue?) throws(Vehicle.Refusal) {
        types = document?.names("types")
        if let origin = document?["origin"]?.string { self.origin = origin }
        if let weather = document?["weather"] { self.weather = try Vehicle.read(weather, at: "weather") }
        if let media = document?["media"] { self.media = try Vehicle.read(media, at: "media") }
    }
}

// The services of the car itself.
extension Profile {
    /// The initial services of the car. Each service is active until the driver chooses another service of the type.
    var carServices: [AppService] {
        guard let services else { return [] }
        var own: [AppService] = []
        if hmiCapabilities.navigation == true {
            var service = AppService(car: AppServiceKind.navigation, named: "Car navigation")
            service.manifest.navigationServiceManifest = SDLNavigationServiceManifest(acceptsWayPoints: true)
            own.append(service)
        }
        if let weather = services.weather {
            var service = AppService(car: AppServiceKind.weather, named: "Car weather")
            service.manifest.weatherServiceManifest = SDLWeatherServiceManifest(
                currentForecastSupported: weather.currentForecast != nil,
                maxMultidayForecastAmount: weather.multidayForecast?.count ?? 0,
                maxHourlyForecastAmount: weather.hourlyForecast?.count ?? 0,
                maxMinutelyForecastAmount: weather.minuteForecast?.count ?? 0, weatherForLocationSupported: false)
            service.data = SDLAppServiceData(
                serviceType: service.type, serviceID: service.id, weatherServiceData: weather)
            own.append(service)
        }
        if let media = services.media {
            var service = AppService(car: AppServiceKind.media, named: "Car media")
            service.manifest.mediaServiceManifest = SDLMediaServiceManifest()
            service.data = SDLAppServiceData(serviceType: service.type, serviceID: service.id, mediaServiceData: media)
            own.append(service)
        }
        return own
    }
}

extension AppService {
    /// Creates a service of the car. The id of the service is the same in every run.
    fileprivate init(car type: String, named name: String) {
        self.init(
            id: "car-\(type.lowercased())", app: nil,
            manifest: SDLAppServiceManifest(serviceName: name, serviceType: type, allowAppConsumers: true))
    }
}
