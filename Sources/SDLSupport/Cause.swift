/// The cause of an event: a row of the same row source, or a message that this source sent or received.
///
/// Each source numbers its own rows, so a row cannot refer to a row of another source. Two sources share a message, and
/// the hub, which collects all rows, uses it to join them.
package enum Cause: Hashable, Sendable {
    case row(UInt64)
    case message(MessageKey)

    /// The causes of the running code, the first one first. On the app side they travel from an incoming message to the
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
    /// From 1, counted at each end per connection, session id and direction.
    package let ordinal: UInt64

    package init(connection: String, session: UInt8, direction: Direction, ordinal: UInt64) {
        self.connection = connection
        self.session = session
        self.direction = direction
        self.ordinal = ordinal
    }
}

extension [Cause] {
    /// At most this many causes of one event are kept.
    private static var limit: Int { 64 }

    /// Appends the causes that are not in the list yet, up to the limit.
    package mutating func gather(_ more: [Cause]) {
        for cause in more where count < Self.limit && !contains(cause) { append(cause) }
    }
}
