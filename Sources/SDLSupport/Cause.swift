/// What led to something: a row of the same room, or a message that reached or left it.
///
/// Rows are numbered by their rooms, so a row cannot name one of another room; a message is what two rooms share, and
/// the hub, which gathers the rows of all rooms, joins them by it.
package enum Cause: Hashable, Sendable {
    case row(UInt64)
    case message(MessageKey)

    /// The causes of what runs now, first one first. The app tower's travel here from an incoming message to the flush
    /// that answers it.
    @TaskLocal package static var current: [Cause] = []
}

/// Names one message the same way at both ends of a connection.
package struct MessageKey: Hashable, Sendable {
    package enum Direction: UInt8, Sendable {
        case toHeadUnit = 0
        case toApp = 1
    }

    /// The name of the pipe.
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
    /// So many causes of one thing are kept.
    private static var limit: Int { 64 }

    /// Adds the causes that are not there yet; the first ones stay first, and beyond a limit none is added.
    package mutating func gather(_ more: [Cause]) {
        for cause in more where count < Self.limit && !contains(cause) { append(cause) }
    }
}
