/// The kind of a message, with the rule for a full queue.
///
/// Topics are compared by identity, so create each topic once.
package final class Topic: Sendable {
    package enum WhenFull: Sendable {
        case dropOldest
        /// Replace a queued message with the same key at its place; above the limit, drop the oldest one.
        case squash
        /// Close the socket. For clients that must not miss a message: they reconnect and catch up.
        case close(CloseCode)
        /// Queue the message and notify the sender, which should wait until there is room.
        case notify
    }

    package let name: String
    /// The maximum number of messages of this topic in one socket's queue.
    package let limit: Int
    package let whenFull: WhenFull

    package init(_ name: String, limit: Int = 256, whenFull: WhenFull) {
        precondition(limit > 0, "a topic's limit must be at least 1")
        self.name = name
        self.limit = limit
        self.whenFull = whenFull
    }

    /// Messages that must all arrive in order, for senders that check the result of `send`.
    package static let stream = Topic("stream", limit: 1024, whenFull: .notify)
    /// Messages that must all arrive; otherwise the socket is closed with 4408.
    package static let complete = Topic("complete", limit: 1024, whenFull: .close(.tooSlow))
}

/// The result of sending a message to a socket.
package enum SendOutcome: Hashable, Sendable {
    case queued
    /// Queued, and the queue is now full. `SocketEvent.drained` is reported when the queue is at most half full.
    case full
    /// This message or an older one of the topic was dropped.
    case dropped
    /// A queued message with the same key was replaced.
    case squashed
    /// The socket is closed or closing; the message was discarded.
    case closed
}
