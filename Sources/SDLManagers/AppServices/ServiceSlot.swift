import SDLRPC

/// The state of one service type: the app's service of this type and the head unit's record of the service.
@MainActor
struct ServiceSlot {
    /// The service that the app offers; nil if the app has unpublished the service.
    var service: SDLAppService?
    var record: SDLAppServiceRecord?
    /// The manifest that was last sent to the head unit, even if the head unit has refused the manifest.
    var manifest: SDLAppServiceManifest?
    var isRefused = false
    /// Whether the head unit has not answered the last publish or unpublish request yet.
    var isAwaitingAnswer = false
    /// The data that was last sent to the head unit; nil if no data was sent since the service became active.
    var reported: SDLAppServiceData?

    /// The data that must be sent to the head unit; nil if the data is unchanged or the service is not active.
    var update: SDLAppServiceData? {
        guard let service, let record, record.serviceActive else { return nil }
        let data = service.data(record.serviceID)
        return data == reported ? nil : data
    }

    /// Whether neither the app nor the head unit has a service of this type, and no request is in flight.
    var isEmpty: Bool { service == nil && record == nil && !isAwaitingAnswer }
}
