import SDLRPC

/// The service of one type that the app wants to offer, together with the head unit's record of it.
@MainActor
struct ServiceSlot {
    /// The service to offer; nil if the app has unpublished the service.
    var service: SDLAppService?
    var record: SDLAppServiceRecord?
    /// The manifest that was last sent, even if the head unit refused it.
    var manifest: SDLAppServiceManifest?
    var isRefused = false
    /// Whether a request about the service is waiting for its answer.
    var isAwaitingAnswer = false
    /// The data that was sent since the service became the active one.
    var reported: SDLAppServiceData?

    /// The data to send; nil if the data is unchanged or the service is not active.
    var update: SDLAppServiceData? {
        guard let service, let record, record.serviceActive else { return nil }
        let data = service.data(record.serviceID)
        return data == reported ? nil : data
    }

    /// Whether neither the app nor the head unit has the service, and no request is in flight.
    var isEmpty: Bool { service == nil && record == nil && !isAwaitingAnswer }
}
