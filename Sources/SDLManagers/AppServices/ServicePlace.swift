import SDLRPC

/// The one service of a type that an app can offer: which it wants to, and what the head unit has of it.
@MainActor
struct ServicePlace {
    /// What is wanted; nil where nothing is any more.
    var service: SDLAppService?
    /// What the head unit has.
    var record: SDLAppServiceRecord?
    /// What it has been told of the service, or would not have.
    var manifest: SDLAppServiceManifest?
    var isRefused = false
    /// Something about it has been asked, and not answered yet.
    var isOnTheWay = false
    /// What was told since the service is the active one.
    var told: SDLAppServiceData?

    /// What is to be told: nothing of a service that is not the active one.
    var news: SDLAppServiceData? {
        guard let service, let record, record.serviceActive else { return nil }
        let data = service.data(record.serviceID)
        return data == told ? nil : data
    }

    /// Nobody wants it, and the head unit does not have it.
    var isEmpty: Bool { service == nil && record == nil && !isOnTheWay }
}
