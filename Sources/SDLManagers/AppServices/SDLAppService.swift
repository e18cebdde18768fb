public import SDLRPC

/// Handles an interaction that another app or the driver requests from this app's service. The request contains a URI.
/// The handler must call `answer` once, immediately or later.
public typealias SDLAppServiceInteractionHandler =
    @MainActor (
        _ request: SDLPerformAppServiceInteraction,
        _ answer: @escaping @MainActor (SDLPerformAppServiceInteractionResponse) -> Void
    ) -> Void

/// A service that the app offers to other apps and to the car. The service consists of a manifest and data.
///
/// Publish the service with `SDLAppServiceManager.publish(_:)`, and set the data whenever the data changes. While this
/// is the active service of its type, the library sends changes to the head unit; all changes until the next `await`
/// are sent together.
@MainActor
public final class SDLAppService {
    /// The description of the service for other apps and the car. The app can change all members except the service
    /// type.
    public var manifest: SDLAppServiceManifest {
        didSet {
            manifest.serviceType = type
            if manifest != oldValue { changed() }
        }
    }
    /// The data of a service of type WEATHER.
    public var weatherServiceData: SDLWeatherServiceData? {
        didSet { if weatherServiceData != oldValue { changed() } }
    }
    /// The data of a service of type MEDIA.
    public var mediaServiceData: SDLMediaServiceData? {
        didSet { if mediaServiceData != oldValue { changed() } }
    }
    /// The data of a service of type NAVIGATION.
    public var navigationServiceData: SDLNavigationServiceData? {
        didSet { if navigationServiceData != oldValue { changed() } }
    }
    /// The handler of the interactions that other apps or the driver request from this service. If the handler is nil,
    /// the library refuses the requests.
    public var interactionHandler: SDLAppServiceInteractionHandler?
    /// Called with the head unit's record of the service when the record changes. Called with an error when the head
    /// unit has refused the service, or when another service of this app has replaced it. Both arguments are nil after
    /// the service was unpublished or the connection was lost.
    public var recordHandler: (@MainActor (_ record: SDLAppServiceRecord?, _ error: (any Error)?) -> Void)?

    /// The head unit's record of the service. The record contains the id of the service and whether the service is the
    /// active service of its type. Nil while the service is not published.
    public internal(set) var record: SDLAppServiceRecord?

    /// Called when the manifest or the data has changed.
    var changed: () -> Void = {}

    /// Creates a service. Other apps can use the service only after the app has published the service.
    public init(manifest: SDLAppServiceManifest) {
        self.manifest = manifest
        type = manifest.serviceType
    }

    /// The kind of service: WEATHER, MEDIA, NAVIGATION, or a type defined by apps.
    public let type: String

    /// Whether the service is the active service of its type. Other apps receive data only from the active service.
    public var isActive: Bool { record?.serviceActive ?? false }

    func data(_ id: String) -> SDLAppServiceData {
        SDLAppServiceData(
            serviceType: type, serviceID: id, mediaServiceData: mediaServiceData,
            weatherServiceData: weatherServiceData, navigationServiceData: navigationServiceData)
    }
}
