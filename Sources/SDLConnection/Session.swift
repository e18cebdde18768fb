package import SDLProtocol

/// One session of a connection. Ids come again after a session has ended; numbers do not.
package struct Session: Hashable, Sendable, CustomStringConvertible {
    package let id: SessionID
    /// Which of its connection's sessions it is, from 1.
    package let number: UInt32

    package init(id: SessionID, number: UInt32) {
        self.id = id
        self.number = number
    }

    package var description: String { "session \(id)" }
}

/// Names a request that was sent, for a receiver that gets its reply as an event.
package struct RequestID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }
}
