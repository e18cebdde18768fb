package import SDLRPC

/// An app that is a server: the head unit dials it when the driver opens it.
package struct CloudApp: Hashable, Sendable {
    /// What is known of it, whether or not it is connected.
    package struct Properties: Hashable, Sendable {
        /// The names it may register with; the driver sees the first.
        package var nicknames: [String] = []
        package var endpoint = ""
        package var isEnabled = false
        package var authToken = ""
        package var transportType = ""
        package var hybridPreference: SDLHybridAppPreference?
    }

    /// As an HMI is told of it.
    package enum Status: String, Sendable {
        case notConnected = "NOT_CONNECTED"
        case retry = "RETRY"
        case connected = "CONNECTED"
    }

    /// The appID it registers with; its endpoint where nothing else is known.
    package let id: String
    package var properties = Properties()
    /// Named when the head unit was started: no reset forgets it.
    var isOfStart = false

    package internal(set) var status = Status.notConnected
    /// The dials of one opening and the connection they lead to; nil while nobody has opened it.
    var ticket: CloudTicket?
    /// Dials of this opening that have come to nothing.
    package internal(set) var failures = 0
    /// What came of the last of them; stays to be read when the head unit has given up.
    package internal(set) var failure: CloudFailure?
    /// The number of its connection.
    var connection: UInt64?
    /// The registered app.
    package internal(set) var app: AppKey?
    /// It has unregistered and left its connection open.
    var hasLeft = false
    /// As it registered last: what is known by its endpoint alone has a name from then on.
    package internal(set) var lastApp: AppKey?
    var lastName: String?
    /// The driver waits for it.
    var comesToFront = false

    init(id: String) { self.id = id }

    /// Whether nothing but its address was known beforehand.
    package var isKnownByEndpoint: Bool { id == properties.endpoint }

    package var name: String { properties.nicknames.first ?? lastName ?? id }

    /// Whether a dial is under way, or due.
    package var isDialling: Bool { ticket != nil && status != .connected }

    /// What it may be called by in a command.
    func answers(to key: String) -> Bool { id == key || lastApp?.rawValue == key }

    /// Nobody is dialled any more. What came of it last stays to be read.
    mutating func hangUp() {
        (status, ticket, connection, app) = (.notConnected, nil, nil, nil)
        (comesToFront, hasLeft, failures) = (false, false, 0)
    }
}

/// Joins the dials of one opening of a cloud app and what came of them.
package struct CloudTicket: Hashable, Sendable {
    package let id: String
    package let number: Int
}

/// Why a dial came to nothing, and what to do about it.
package struct CloudFailure: Error, Hashable, Sendable {
    package let why: String
    package let fix: String

    package init(why: String, fix: String) {
        self.why = why
        self.fix = fix
    }
}

/// What came of a dial.
package enum CloudOutcome: Hashable, Sendable {
    case connected(UInt64)
    case failed(CloudFailure)
}
