/// The cause of an event: a row of the same source, or a message that this source has sent or received.
///
/// Each source numbers its own rows, so a row cannot refer to a row of another source. But two sources know the same
/// message by the same key. With these keys, the hub, which collects all rows, connects rows of different sources.
package enum Cause: Hashable, Sendable {
    case row(UInt64)
    case message(MessageKey)

    /// The causes of everything that the running code records, oldest first. In an app, the causes are passed on from a
    /// received message to the messages that answer it.
    @TaskLocal package static var current: [Cause] = []
}

/// Identifies a message in the same way at both ends of a connection.
package struct MessageKey: Hashable, Sendable {
    package enum Direction: UInt8, Sendable {
        case toHeadUnit = 0
        case toApp = 1
    }

    package let connection: String
    package let session: UInt8
    package let direction: Direction
    /// The number of the message, from 1. Messages are counted separately for each connection, session id and
    /// direction.
    package let ordinal: UInt64

    package init(connection: String, session: UInt8, direction: Direction, ordinal: UInt64) {
        self.connection = connection
        self.session = session
        self.direction = direction
        self.ordinal = ordinal
    }
}

extension [Cause] {
    /// The maximum number of causes of one event.
    private static var limit: Int { 64 }

    /// Appends the causes in `more` that are not in the list yet. Stops at the maximum number.
    package mutating func gather(_ more: [Cause]) {
        for cause in more where count < Self.limit && !contains(cause) { append(cause) }
    }
}
