import SDLRPC

/// What is set of a cloud app; what is nil stays.
package struct CloudAppChange: Hashable, Sendable, Codable {
    package var id: String
    package var nicknames: [String]?
    package var endpoint: String?
    package var isEnabled: Bool?
    package var authToken: String?
    /// `WS`, or `WSS`, which is kept and not dialled.
    package var transportType: String?
    /// `MOBILE`, `CLOUD` or `BOTH`.
    package var hybridPreference: String?
    /// No reset forgets it.
    package var isOfStart = false

    package init(id: String) { self.id = id }

    init(_ properties: SDLCloudAppProperties) {
        id = properties.appID
        nicknames = properties.nicknames
        endpoint = properties.endpoint
        isEnabled = properties.enabled
        authToken = properties.authToken
        transportType = properties.cloudTransportType
        hybridPreference = properties.hybridAppPreference?.rawValue
    }
}

package enum CloudCommand: Hashable, Sendable, Codable {
    case set(CloudAppChange)
    case remove(id: String)
    /// - opens: brings it to the front once it has registered, as when the driver picks it.
    case connect(id: String, opens: Bool)
}

extension CloudApp.Properties {
    mutating func take(_ change: CloudAppChange) {
        nicknames = change.nicknames ?? nicknames
        endpoint = change.endpoint ?? endpoint
        isEnabled = change.isEnabled ?? isEnabled
        authToken = change.authToken ?? authToken
        transportType = change.transportType ?? transportType
        hybridPreference = change.hybridPreference.map(SDLHybridAppPreference.init(rawValue:)) ?? hybridPreference
    }
}
