import SDLRPC

/// A change of a cloud app's properties; properties that are nil keep their values.
package struct CloudAppChange: Hashable, Sendable {
    package var id: String
    package var nicknames: [String]?
    package var endpoint: String?
    package var isEnabled: Bool?
    package var authToken: String?
    /// The transport type: `WS` or `WSS`. The head unit stores `WSS` but does not support connections with TLS.
    package var transportType: String?
    /// The preferred version of the app: `MOBILE`, `CLOUD` or `BOTH`.
    package var hybridPreference: String?
    /// Whether the app is configured at the start of the head unit. A reset keeps such apps.
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

package enum CloudCommand: Hashable, Sendable {
    case set(CloudAppChange)
    case remove(id: String)
    /// Connects to a cloud app. If `opens` is true, the app is also activated after the registration.
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
