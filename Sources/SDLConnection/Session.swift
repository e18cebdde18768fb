package import SDLProtocol

/// A session of a connection. Ids are reused after a session has ended; numbers are not.
package struct Session: Hashable, Sendable, CustomStringConvertible {
    package let id: SessionID
    /// The session's number on its connection, from 1.
    package let number: UInt32

    package init(id: SessionID, number: UInt32) {
        self.id = id
        self.number = number
    }

    package var description: String { "session \(id)" }
}

/// Identifies a request whose reply is reported as an event.
package struct RequestID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }
}
