package import SDLRPC

/// An app that is a WebSocket server. The head unit connects to it when the driver opens it.
package struct CloudApp: Hashable, Sendable {
    /// The properties that are known whether or not the app is connected.
    package struct Properties: Hashable, Sendable {
        /// The names it may register with; the driver sees the first.
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

    /// The appID that the app registers with, or its endpoint if nothing else is known.
    package let id: String
    package var properties = Properties()
    /// Whether the app was configured when the head unit started. A reset keeps such apps.
    var isOfStart = false

    package internal(set) var status = Status.notConnected
    /// Identifies the connection attempts since the driver opened the app, and the connection itself; nil if there are
    /// none.
    var ticket: CloudTicket?
    /// The number of failed connection attempts since the driver opened the app.
    package internal(set) var failures = 0
    /// The last failure; kept after the head unit has given up.
    package internal(set) var failure: CloudFailure?
    var connection: UInt64?
    /// The registered app.
    package internal(set) var app: AppKey?
    /// Whether the app has unregistered but kept its connection.
    var hasLeft = false
    /// The app that registered here last. It gives a name to a cloud app that is known by its endpoint only.
    package internal(set) var lastApp: AppKey?
    var lastName: String?
    /// Whether the app is activated once it has registered, because the driver has opened it.
    var comesToFront = false

    init(id: String) { self.id = id }

    /// Whether only the endpoint was known beforehand.
    package var isKnownByEndpoint: Bool { id == properties.endpoint }

    package var name: String { properties.nicknames.first ?? lastName ?? id }

    /// Whether a connection attempt is running or scheduled.
    package var isDialling: Bool { ticket != nil && status != .connected }

    /// Whether a command can name the app by `key`.
    func answers(to key: String) -> Bool { id == key || lastApp?.rawValue == key }

    /// Resets the connection state. The last failure is kept.
    mutating func markDisconnected() {
        (status, ticket, connection, app) = (.notConnected, nil, nil, nil)
        (comesToFront, hasLeft, failures) = (false, false, 0)
    }
}

/// Identifies the connection attempts of one opening of a cloud app, so that their results can be matched to it.
package struct CloudTicket: Hashable, Sendable {
    package let id: String
    package let number: Int
}

/// Why a connection attempt failed, and how to fix it.
package struct CloudFailure: Error, Hashable, Sendable {
    package let why: String
    package let fix: String

    package init(why: String, fix: String) {
        self.why = why
        self.fix = fix
    }
}

/// The result of a connection attempt.
package enum CloudOutcome: Hashable, Sendable {
    case connected(UInt64)
    case failed(CloudFailure)
}
