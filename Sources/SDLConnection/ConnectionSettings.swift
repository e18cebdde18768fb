package import SDLProtocol
internal import SDLSupport

/// The role and the limits of a connection.
package struct ConnectionSettings: Sendable {
    /// Whether the connection is the app's end or the head unit's end.
    package enum Role: Sendable {
        case app(AppWire.Settings = .init())
        /// - Parameters:
        ///   - number: the connection's number. The lower half of the hash ids of its sessions is this number.
        ///   - ids: assigns session ids; shared by all connections of the process.
        case headUnit(number: UInt16, ids: SessionIDs, CoreWire.Settings = .init())
    }

    /// Which journal entries this end writes. One end writes the rows of the messages, the other end only the times of
    /// the messages.
    package enum Record: Sendable {
        case rows
        case moments
    }

    package var role: Role
    package var record: Record
    /// The default time limit for replies. With nil, a request waits until its session ends.
    package var replyLimit: Duration?
    /// The maximum number of unanswered requests, for each direction.
    package var openRequests = 5_000
    /// The maximum number of bytes queued for a peer that does not read. Above this limit, notifications, media and new
    /// requests are not sent. Replies are always sent. To limit the number of replies, the head unit stops reading
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
