public import SDLRPC

/// Does what another app, or the driver, asks a service to do by a URI; `answer` is called once, then or later.
public typealias SDLAppServiceInteractionHandler =
    @MainActor (
        _ request: SDLPerformAppServiceInteraction,
        _ answer: @escaping @MainActor (SDLPerformAppServiceInteractionResponse) -> Void
    ) -> Void

/// A service that the app offers to other apps and to the car: what it is, and what it tells.
///
/// Offer it by `SDLAppServiceManager.publish(_:)`, and set here what it tells whenever that is another: the head unit is told
/// all of it once a turn, as long as the service is the active one of its type.
@MainActor
public final class SDLAppService {
    /// What the service is, as others see it. Its type stays what it was at first.
    public var manifest: SDLAppServiceManifest {
        didSet {
            manifest.serviceType = type
            if manifest != oldValue { changed() }
        }
    }
    /// What a service of type WEATHER tells.
    public var weatherServiceData: SDLWeatherServiceData? {
        didSet { if weatherServiceData != oldValue { changed() } }
    }
    /// What a service of type MEDIA tells.
    public var mediaServiceData: SDLMediaServiceData? {
        didSet { if mediaServiceData != oldValue { changed() } }
    }
    /// What a service of type NAVIGATION tells.
    public var navigationServiceData: SDLNavigationServiceData? {
        didSet { if navigationServiceData != oldValue { changed() } }
    }
    /// Does what others ask of the service; without it they are told that it does nothing.
    public var interactionHandler: SDLAppServiceInteractionHandler?
    /// Told whenever the head unit has the service otherwise: its record, or why there is none. Both are nil once it is offered
    /// no more, or the connection has gone.
    public var recordHandler: (@MainActor (_ record: SDLAppServiceRecord?, _ error: (any Error)?) -> Void)?

    /// What the head unit knows of the service: its id, and whether it is the active one of its type; nil while it is not
    /// published.
    public internal(set) var record: SDLAppServiceRecord?

    /// Called when there is something to tell.
    var changed: () -> Void = {}

    /// Creates a service; nobody knows of it before it is published.
    public init(manifest: SDLAppServiceManifest) {
        self.manifest = manifest
        type = manifest.serviceType
    }

    /// What kind of service it is: WEATHER, MEDIA, NAVIGATION, or one that apps have agreed on.
    public let type: String

    /// Whether the service stands for its type: it is the one that others are told of.
    public var isActive: Bool { record?.serviceActive ?? false }

    func data(_ id: String) -> SDLAppServiceData {
        SDLAppServiceData(
            serviceType: type, serviceID: id, mediaServiceData: mediaServiceData,
            weatherServiceData: weatherServiceData, navigationServiceData: navigationServiceData)
    }
}
