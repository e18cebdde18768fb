package import SDLProtocol
internal import SDLSupport

/// The role and the limits of a connection.
package struct ConnectionSettings: Sendable {
    /// The side to which this connection belongs: the app or the head unit.
    package enum Role: Sendable {
        case app(AppWire.Settings = .init())
        /// The side of the head unit. `number` is the number of the connection. The lower half of each session's hash
        /// id is this number. `ids` assigns session ids for all connections of the process.
        case headUnit(number: UInt16, ids: SessionIDs, CoreWire.Settings = .init())
    }

    /// The kind of journal entries that this side writes. For each message, one side of a connection writes a row. The
    /// other side writes only the times of the message.
    package enum Record: Sendable {
        case rows
        case moments
    }

    package var role: Role
    package var record: Record
    /// The default time limit for replies. If the value is nil, a request waits for its reply until its session ends.
    package var replyLimit: Duration?
    /// The maximum number of unanswered requests. The limit applies to each direction separately.
    package var openRequests = 5_000
    /// The maximum number of bytes that wait to be sent to a peer that does not read. Above this limit, notifications,
    /// media and new requests are not sent. Replies are always sent. A head unit limits the number of replies by not
    /// reading further requests.
    package var outboxBytes = 4 << 20
    /// Observes all bytes that the connection sends and receives.
    package var witness: WireObserver?

    package init(_ role: Role) {
        self.role = role
        switch role {
        case .app: record = .moments
        case .headUnit: record = .rows
        }
    }
}

/// The time limit for the reply to a request.
package enum ReplyLimit: Hashable, Sendable {
    case standard
    case within(Duration)
    case unlimited
}
