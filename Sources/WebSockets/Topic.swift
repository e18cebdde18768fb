/// A kind of message, with a rule that applies if the receiver's queue is full.
///
/// Topics are compared by identity, so create only one object for each topic.
package final class Topic: Sendable {
    package enum WhenFull: Sendable {
        case dropOldest
        /// A message replaces the queued message with the same key. If no queued message has this key and the limit is
        /// reached, the oldest message is dropped.
        case squash
        /// The socket is closed with this code. This rule is for clients that must not miss a message. Such a client
        /// connects again and gets the missed messages.
        case close(CloseCode)
        /// The message is queued, and the result of `send` is `full`. The sender should wait until the queue has space.
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

    /// A topic for messages that must all arrive, in order. Senders of this topic check the result of `send`.
    package static let stream = Topic("stream", limit: 1024, whenFull: .notify)
    /// A topic for messages that must all arrive. If the queue is full, the socket is closed with code 4408.
    package static let complete = Topic("complete", limit: 1024, whenFull: .close(.tooSlow))
}

package enum SendOutcome: Hashable, Sendable {
    case queued
    /// The message is queued, and the queue is now full. The event `drained` comes when the queue is at most half full.
    case full
    /// This message, or an older message of the topic, was dropped.
    case dropped
    /// The message has replaced a queued message with the same key.
    case squashed
    /// The socket is closed or closing. The message was discarded.
    case closed
}
