import SDLRPC
import SDLSupport

/// What apps, and the car itself, offer to other apps.
package struct AppServices: Sendable {
    /// By service id, in the order in which they were published.
    var all: OrderedMap<String, AppService> = [:]
    /// Who is wanted first, by the type of the service: an app by its key, or `AppService.car`.
    var defaults: OrderedMap<String, String> = [:]
    /// Apps that want a service to be the active one, while the driver is asked.
    var questions: OrderedMap<String, ServiceQuestion> = [:]

    /// The one that stands for its type.
    func active(_ type: String) -> AppService? { all.values.first { $0.type == type && $0.isActive } }

    /// The car's own of a type.
    func ofCar(_ type: String) -> AppService? { all.values.first { $0.type == type && $0.app == nil } }

    /// The one of its provider's for a type; nil is the presenting web HMI.
    func own(_ type: String, of provider: AppKey?) -> AppService? {
        all.values.first { $0.type == type && $0.app == provider && (provider != nil || $0.isOfPresenter) }
    }

    func of(_ key: AppKey) -> [AppService] { all.values.filter { $0.app == key } }
}

/// One service.
struct AppService: Sendable {
    let id: String
    /// Who offers it; nil is the car itself.
    let app: AppKey?
    /// Of the car's: the presenting web HMI offers it.
    var isOfPresenter = false
    @Boxed var manifest: SDLAppServiceManifest
    /// Whether it stands for its type.
    var isActive = false
    /// What it has told last.
    @Boxed var data: SDLAppServiceData?
    /// How often it has told something in the second that ends at `secondEnds`.
    var news = 0
    var secondEnds = Instant.zero

    /// How SDL Core calls the car among the providers.
    static let car = "EMBEDDED_SERVICE"

    var type: String { manifest.serviceType }
    var provider: String { app?.rawValue ?? Self.car }
    var servesApps: Bool { manifest.allowAppConsumers == true }

    /// - Parameter isPublished: it is just going where it is not.
    func record(isPublished: Bool = true) -> SDLAppServiceRecord {
        SDLAppServiceRecord(
            serviceID: id, serviceManifest: manifest, servicePublished: isPublished, serviceActive: isActive)
    }
}

/// An app that wants a service to be the active one of its type before it is asked for something.
struct ServiceQuestion: Sendable {
    let id: String
    let caller: Caller
    let service: String
    let request: SDLPerformAppServiceInteraction
    var endsAt: Instant
}

/// The types that the interface names; others may be published as well.
enum AppServiceKind {
    static let media = "MEDIA"
    static let weather = "WEATHER"
    static let navigation = "NAVIGATION"
}

extension HeadUnitState {
    /// The app that offers a service.
    package func serviceProvider(of id: String) -> AppKey? { services.all[id]?.app }
}
