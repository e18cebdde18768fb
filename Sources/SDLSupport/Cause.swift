/// The cause of an event: a row of the same source, or a message that this source has sent or received.
///
/// Each source numbers its own rows, so a row cannot refer to a row of another source by its number. But all sources
/// identify a message by the same key. The hub collects all rows and uses these keys to connect the rows of different
/// sources.
package enum Cause: Hashable, Sendable {
    case row(UInt64)
    case message(MessageKey)

    /// The causes of everything that the running code records, the oldest cause first. In an app, the causes of a
    /// received message also apply to the messages that the app sends as a reaction.
    @TaskLocal package static var current: [Cause] = []
}

/// Identifies a message. Both sides of a connection use the same key for a message.
package struct MessageKey: Hashable, Sendable {
    package enum Direction: UInt8, Sendable {
        case toHeadUnit = 0
        case toApp = 1
    }

    package let connection: String
    package let session: UInt8
    package let direction: Direction
    /// The number of the message from 1, counted separately for each connection, session id and direction.
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

    /// Appends those causes of `more` that are not in the list yet, up to the maximum number.
    package mutating func gather(_ more: [Cause]) {
        for cause in more where count < Self.limit && !contains(cause) { append(cause) }
    }
}
