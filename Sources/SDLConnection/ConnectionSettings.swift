package import SDLProtocol
internal import SDLSupport

/// What a connection is to be, and where its limits are.
package struct ConnectionSettings: Sendable {
    /// Which end of the protocol it speaks.
    package enum Role: Sendable {
        case app(AppWire.Settings = .init())
        /// - Parameters:
        ///   - number: ours of this connection; the lower half of its sessions' hash ids.
        ///   - ids: shared by all connections of the process.
        case headUnit(number: UInt16, ids: SessionIDs, CoreWire.Settings = .init())
    }

    /// Which of the two ends writes an RPC's journal row; the other adds its moments.
    package enum Record: Sendable {
        case rows
        case moments
    }

    package var role: Role
    package var record: Record
    /// How long a request waits for its reply when it does not say. Nil: as long as the session lasts.
    package var replyLimit: Duration?
    /// More requests than these, ours or the peer's, are not open at once.
    package var openRequests = 5_000
    /// Bytes that may wait for a peer that does not read. Past them notifications, media and new requests are not sent;
    /// replies always are, and so that their number is bounded, a head unit then takes no more in.
    package var outboxBytes = 4 << 20
    /// Sees every byte that passes.
    package var witness: WireWitness?

    package init(_ role: Role) {
        self.role = role
        switch role {
        case .app: record = .moments
        case .headUnit: record = .rows
        }
    }
}

/// How long a request waits for its reply.
package enum ReplyLimit: Hashable, Sendable {
    /// As the connection's settings say.
    case standard
    case within(Duration)
    /// As long as the session lasts.
    case unlimited
}
