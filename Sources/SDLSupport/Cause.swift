/// The cause of an event: a row of the same row source, or a message that this source sent or received.
///
/// Each source numbers its own rows, so a row cannot refer to a row of another source. Two sources share a message, and
/// the hub, which collects all rows, uses it to join them.
package enum Cause: Hashable, Sendable {
    case row(UInt64)
    case message(MessageKey)

    /// The causes of the running code, oldest first. On the app side they are passed on from an incoming message to the
    /// flush that answers it.
    @TaskLocal package static var current: [Cause] = []
}

/// Names one message the same way at both ends of a connection.
package struct MessageKey: Hashable, Sendable {
    package enum Direction: UInt8, Sendable {
        case toHeadUnit = 0
        case toApp = 1
    }

    package let connection: String
    package let session: UInt8
    package let direction: Direction
    /// The number of the message, from 1. Each end counts separately for each connection, session id and direction.
    package let ordinal: UInt64

    package init(connection: String, session: UInt8, direction: Direction, ordinal: UInt64) {
        self.connection = connection
        self.session = session
        self.direction = direction
        self.ordinal = ordinal
    }
}

extension [Cause] {
    /// The maximum number of causes that one event keeps.
    private static var limit: Int { 64 }

    /// Appends the causes that are not in the list yet, up to the limit.
    package mutating func gather(_ more: [Cause]) {
        for cause in more where count < Self.limit && !contains(cause) { append(cause) }
    }
}
