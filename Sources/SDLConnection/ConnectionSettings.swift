package import SDLProtocol
internal import SDLSupport

/// The role and the limits of a connection.
package struct ConnectionSettings: Sendable {
    /// The side of the protocol that the connection implements.
    package enum Role: Sendable {
        case app(AppWire.Settings = .init())
        /// - Parameters:
        ///   - number: the connection's number, the lower half of its sessions' hash ids.
        ///   - ids: the session ids, shared by all connections of the process.
        case headUnit(number: UInt16, ids: SessionIDs, CoreWire.Settings = .init())
    }

    /// The entries that this end writes to the journal. One end writes the RPC rows; the other adds the message times.
    package enum Record: Sendable {
        case rows
        case moments
    }

    package var role: Role
    package var record: Record
    /// The default time limit of replies. Nil for no limit; a request then waits until its session ends.
    package var replyLimit: Duration?
    /// The limit of open requests, separately for each direction.
    package var openRequests = 5_000
    /// The limit of bytes queued for a peer that does not read. Above it, notifications, media and new requests are not
    /// sent. Replies are always sent, so the head unit stops reading requests to limit their number.
    package var outboxBytes = 4 << 20
    /// Observes all bytes of the connection.
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
