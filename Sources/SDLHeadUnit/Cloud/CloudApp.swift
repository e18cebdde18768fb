package import SDLRPC
import SDLSupport

/// All cloud apps that the head unit knows, in the order in which the apps were added. The head unit connects to a
/// cloud app when the driver opens the app.
package struct CloudApps: Feature {
    var all: OrderedMap<String, CloudApp> = [:]

    package var values: [CloudApp] { all.values }
    var keys: [String] { all.keys }
    package subscript(id: String) -> CloudApp? { all[id] }

    mutating func restore(_ apps: [CloudApp]) { for app in apps { all[app.id] = app } }
}

/// An app that is a WebSocket server. The head unit connects to the app when the driver opens the app.
package struct CloudApp: Hashable, Sendable {
    /// The configured properties of a cloud app. The properties are known even while the app is not connected.
    package struct Properties: Hashable, Sendable {
        /// The names that the app may register with; the driver sees the first name.
        package var nicknames: [String] = []
        package var endpoint = ""
        package var isEnabled = false
        package var authToken = ""
        package var transportType = ""
        package var hybridPreference: SDLHybridAppPreference?
    }

    /// The connection status, with the names that web HMIs use.
    package enum Status: String, Sendable {
        case notConnected = "NOT_CONNECTED"
        case retry = "RETRY"
        case connected = "CONNECTED"
    }

    /// The appID that the app registers with, or the app's endpoint if only the endpoint is known.
    package let id: String
    package var properties = Properties()
    /// Whether the app was configured when the head unit started. A reset keeps such apps.
    var isOfStart = false

    package internal(set) var status = Status.notConnected
    /// Identifies the connection attempts since the driver opened the app, and the resulting connection; nil if the app
    /// is neither connected nor connecting.
    var ticket: CloudTicket?
    /// The number of failed connection attempts since the driver opened the app.
    package internal(set) var failures = 0
    /// The failure of the last attempt, kept even after the head unit has stopped trying; nil if the attempt succeeded.
    package internal(set) var failure: CloudFailure?
    var connection: UInt64?
    /// The registered app; nil while the cloud app is not registered.
    package internal(set) var app: AppKey?
    /// Whether the app has unregistered but kept its connection.
    var hasLeft = false
    /// The app that registered most recently as this cloud app, if any. If only the endpoint of the cloud app is known,
    /// the name of `lastApp` is shown.
    package internal(set) var lastApp: AppKey?
    var lastName: String?
    /// Whether the head unit activates the app after the registration, because the driver has opened the app.
    var comesToFront = false

    /// Whether only the endpoint of the cloud app is configured, so that the endpoint is used as the id.
    package var isKnownByEndpoint: Bool { id == properties.endpoint }

    package var name: String { properties.nicknames.first ?? lastName ?? id }

    /// Whether an attempt to connect to the cloud app is running or scheduled.
    package var isDialling: Bool { ticket != nil && status != .connected }

    /// Returns whether `key` is a name of the app in commands: the app's id, or the key of the app that last
    /// registered.
    func answers(to key: String) -> Bool { id == key || lastApp?.rawValue == key }

    /// Resets the connection state. The last failure is kept.
    mutating func markDisconnected() {
        (status, ticket, connection, app) = (.notConnected, nil, nil, nil)
        (comesToFront, hasLeft, failures) = (false, false, 0)
    }
}

/// Identifies the series of connection attempts after the driver has opened a cloud app. The result of each attempt
/// contains the ticket.
package struct CloudTicket: Hashable, Sendable {
    package let id: String
    package let number: Int
}

/// Why an attempt to connect to a cloud app failed, and how to fix the problem.
package struct CloudFailure: Error, Hashable, Sendable {
    package let why: String
    package let fix: String

    package init(why: String, fix: String) {
        self.why = why
        self.fix = fix
    }
}

package enum CloudOutcome: Hashable, Sendable {
    case connected(UInt64)
    case failed(CloudFailure)
}
