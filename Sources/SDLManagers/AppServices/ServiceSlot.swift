import SDLRPC

/// The service of one type: the one the app wants to offer, and the head unit's record of it.
@MainActor
struct ServiceSlot {
    /// The service to offer; nil if it is to be unpublished.
    var service: SDLAppService?
    var record: SDLAppServiceRecord?
    /// The manifest that was sent last, also if it was refused.
    var manifest: SDLAppServiceManifest?
    var isRefused = false
    /// Whether a request about the service is waiting for its answer.
    var isAwaitingAnswer = false
    /// The data that was sent since the service became the active one.
    var reported: SDLAppServiceData?

    /// The data to send; nil if unchanged or if the service is not the active one.
    var update: SDLAppServiceData? {
        guard let service, let record, record.serviceActive else { return nil }
        let data = service.data(record.serviceID)
        return data == reported ? nil : data
    }

    /// Whether the service is neither wanted nor known to the head unit.
    var isEmpty: Bool { service == nil && record == nil && !isAwaitingAnswer }
}
