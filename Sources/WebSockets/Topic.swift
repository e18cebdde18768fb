/// A kind of message, with a rule that applies if the receiver's queue is full.
///
/// Topics are compared by identity, so create only one object for each topic.
package final class Topic: Sendable {
    package enum WhenFull: Sendable {
        case dropOldest
        /// The message replaces the queued message of the topic that has the same key. If there is none and the limit
        /// is reached, the oldest message is dropped.
        case squash
        /// The socket is closed with this code. This rule is for clients that must not miss a message: they connect
        /// again and request the missed messages.
        case close(CloseCode)
        /// The message is queued, and `send` returns `full`. The sender should then wait until the queue has space.
        case notify
    }

    package let name: String
    /// The maximum number of queued messages of this topic for one socket.
    package let limit: Int
    package let whenFull: WhenFull

    package init(_ name: String, limit: Int = 256, whenFull: WhenFull) {
        precondition(limit > 0, "a topic's limit must be at least 1")
        self.name = name
        self.limit = limit
        self.whenFull = whenFull
    }

    /// The topic for messages that must all arrive, in order. Their sender must check the result of `send`.
    package static let stream = Topic("stream", limit: 1024, whenFull: .notify)
    /// The topic for messages that must all arrive. If the queue is full, the socket is closed with code 4408.
    package static let complete = Topic("complete", limit: 1024, whenFull: .close(.tooSlow))
}

package enum SendOutcome: Hashable, Sendable {
    case queued
    /// The message is queued, and the queue is now full. When it is at most half full again, the event `drained` is
    /// sent.
    case full
    /// This message, or an older message of the topic, was dropped.
    case dropped
    /// The message has replaced a queued message with the same key.
    case squashed
    /// The socket is closed or closing. The message was discarded.
    case closed
}
