/// What a message is about, and with it what happens to it when a socket's queue is full.
///
/// Topics are compared by identity: make one for each purpose, once.
package final class Topic: Sendable {
    package enum WhenFull: Sendable {
        /// The oldest message of the topic makes room for the new one.
        case dropOldest
        /// A waiting message with the same key is replaced where it stands; past the limit the oldest is dropped.
        case squash
        /// The socket is closed: a client that may miss nothing and cannot keep up has to come again and catch up.
        case close(CloseCode)
        /// The message is taken all the same and the sender is told: for one that waits until there is room.
        case tell
    }

    package let name: String
    /// Messages of this topic that may wait in one socket's queue.
    package let limit: Int
    package let whenFull: WhenFull

    package init(_ name: String, limit: Int = 256, whenFull: WhenFull) {
        precondition(limit > 0, "a topic with no room at all")
        self.name = name
        self.limit = limit
        self.whenFull = whenFull
    }

    /// Messages that must all arrive, in order, for a sender that heeds what `send` answers.
    package static let stream = Topic("stream", limit: 1024, whenFull: .tell)
    /// Messages that must all arrive or else the socket is closed with 4408.
    package static let complete = Topic("complete", limit: 1024, whenFull: .close(.tooSlow))
}

/// What became of a message handed to a socket.
package enum SendOutcome: Hashable, Sendable {
    case queued
    /// Queued, and the queue is now past its mark: `SocketEvent.drained` tells when it has emptied to half.
    case full
    /// Something had to go: an older message of the topic, or this one.
    case dropped
    /// A message waiting with the same key was replaced.
    case squashed
    /// The socket is closed or closing; the message went nowhere.
    case closed
}
