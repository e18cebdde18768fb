package import SDLProtocol
internal import SDLSupport

/// The role and the limits of a connection.
package struct ConnectionSettings: Sendable {
    /// The side that uses the connection: the app or the head unit.
    package enum Role: Sendable {
        case app(AppWire.Settings = .init())
        /// The side of the head unit. `number` is the number of the connection; this number becomes the lower half of
        /// the hash id of each session. `ids` assigns session ids for all connections of the process.
        case headUnit(number: UInt16, ids: SessionIDs, CoreWire.Settings = .init())
    }

    /// The kind of journal entries that this side writes. One side of a connection writes a row for each message. The
    /// other side writes only the times of the messages.
    package enum Record: Sendable {
        case rows
        case moments
    }

    package var role: Role
    package var record: Record
    /// The default time limit for replies. If the limit is nil, a request waits until its session ends.
    package var replyLimit: Duration?
    /// The maximum number of unanswered requests in each direction.
    package var openRequests = 5_000
    /// The maximum number of bytes that wait for a peer that does not read. Above this limit, notifications, media and
    /// new requests are not sent. Replies are always sent. To limit the number of replies, a head unit stops reading
    /// requests.
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
