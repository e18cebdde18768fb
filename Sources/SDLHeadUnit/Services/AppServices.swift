import SDLRPC
import SDLSupport

/// The services that apps and the car offer to other apps.
package struct AppServices: Feature {
    /// All services by id, in the order of publication.
    var all: OrderedMap<String, AppService> = [:]
    /// The preferred provider for each type of service: an app's key or `AppService.car`.
    var defaults: OrderedMap<String, String> = [:]
    /// Open questions to the driver whether a service may become active.
    var questions = DriverQuestions<ServiceQuestion>()
    var subscriptions: [AppKey: [String]] = [:]
    var asked: OrderedMap<AskTicket, AskedApp> = [:]

    package func subscribed(_ key: AppKey) -> [String] { subscriptions[key] ?? [] }

    func isSubscribed(_ key: AppKey, to type: String) -> Bool { subscriptions[key]?.contains(type) == true }

    mutating func subscribe(_ key: AppKey, _ types: [String]) { subscriptions[key] = types.isEmpty ? nil : types }

    func active(_ type: String) -> AppService? { all.values.first { $0.type == type && $0.isActive } }

    func ofCar(_ type: String) -> AppService? { all.values.first { $0.type == type && $0.app == nil } }

    /// Returns the service that has the type `type` and belongs to the app `provider`. If `provider` is nil, the
    /// service of the presenting web HMI is returned.
    func own(_ type: String, of provider: AppKey?) -> AppService? {
        all.values.first { $0.type == type && $0.app == provider && (provider != nil || $0.isOfPresenter) }
    }

    /// The app that navigates instead of the car: the app provides the active navigation service and handles
    /// GetWayPoints. Nil if the car navigates.
    package var wayPointLeader: AppKey? {
        guard let service = active(AppServiceKind.navigation),
            service.manifest.handledRPCs?.contains(SDLGetWayPoints.functionID.rawValue) == true
        else { return nil }
        return service.app
    }

    package func provider(of id: String) -> AppKey? { all[id]?.app }

    func of(_ key: AppKey) -> [AppService] { all.values.filter { $0.app == key } }
}

/// A service of an app, of the car, or of the presenting web HMI.
struct AppService: Sendable {
    let id: String
    /// The app that offers the service; nil if the car or the presenting web HMI offers the service.
    let app: AppKey?
    /// Whether the presenting web HMI offers the service. If true, `app` is nil.
    var isOfPresenter = false
    @Boxed var manifest: SDLAppServiceManifest
    var isActive = false
    /// The newest data that the service has published.
    @Boxed var data: SDLAppServiceData?
    /// The number of updates of the service in the second that ends at `secondEnds`.
    var news = 0
    var secondEnds = Instant.zero

    /// SDL Core's name for the car as a provider.
    static let car = "EMBEDDED_SERVICE"

    var type: String { manifest.serviceType }
    var provider: String { app?.rawValue ?? Self.car }
    var servesApps: Bool { manifest.allowAppConsumers == true }

    /// Returns the record of the service. If `isPublished` is false, the record says that the service is no longer
    /// published.
    func record(isPublished: Bool = true) -> SDLAppServiceRecord {
        SDLAppServiceRecord(
            serviceID: id, serviceManifest: manifest, servicePublished: isPublished, serviceActive: isActive)
    }
}

/// A question to the driver: whether an app may activate a service for an interaction.
struct ServiceQuestion: Sendable {
    let id: String
    let caller: Caller
    let service: String
    let request: SDLPerformAppServiceInteraction
    var endsAt: Instant
}

/// The names of the service types that the mobile API defines. Apps may also publish services of any other type.
enum AppServiceKind {
    static let media = "MEDIA"
    static let weather = "WEATHER"
    static let navigation = "NAVIGATION"
}
