public import SDLRPC

/// Handles an interaction that another app or the driver requests from a service by a URI. Call `answer` once,
/// immediately or later.
public typealias SDLAppServiceInteractionHandler =
    @MainActor (
        _ request: SDLPerformAppServiceInteraction,
        _ answer: @escaping @MainActor (SDLPerformAppServiceInteractionResponse) -> Void
    ) -> Void

/// A service that the app offers to other apps and to the car: its manifest and its data.
///
/// Publish it with `SDLAppServiceManager.publish(_:)`, and set its data whenever the data changes. While the service is
/// the active one of its type, changes made without an `await` in between are sent to the head unit together.
@MainActor
public final class SDLAppService {
    /// The description of the service for other apps and the car. The type of the service cannot be changed.
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
    /// Handles interactions that other apps or the driver request from the service. Without a handler they are refused.
    public var interactionHandler: SDLAppServiceInteractionHandler?
    /// Called whenever the head unit's record of the service changes, or with the reason why there is no record. Both
    /// arguments are nil after the service is unpublished or the connection is lost.
    public var recordHandler: (@MainActor (_ record: SDLAppServiceRecord?, _ error: (any Error)?) -> Void)?

    /// The head unit's record of the service: its id, and whether it is the active one of its type. Nil while the
    /// service is not published.
    public internal(set) var record: SDLAppServiceRecord?

    /// Called when the manifest or the data has changed.
    var changed: () -> Void = {}

    /// Creates a service. Other apps can use it only after it is published.
    public init(manifest: SDLAppServiceManifest) {
        self.manifest = manifest
        type = manifest.serviceType
    }

    /// The kind of service: WEATHER, MEDIA, NAVIGATION, or a type defined by apps.
    public let type: String

    /// Whether this is the active service of its type, so that other apps receive its data.
    public var isActive: Bool { record?.serviceActive ?? false }

    func data(_ id: String) -> SDLAppServiceData {
        SDLAppServiceData(
            serviceType: type, serviceID: id, mediaServiceData: mediaServiceData,
            weatherServiceData: weatherServiceData, navigationServiceData: navigationServiceData)
    }
}
