package import SDLProtocol

/// A session of a connection. After the end of a session, a new session may get the same id, but never the same number.
package struct Session: Hashable, Sendable, CustomStringConvertible {
    package let id: SessionID
    /// The number of the session on this connection. The first session has the number 1.
    package let number: UInt32

    package init(id: SessionID, number: UInt32) {
        self.id = id
        self.number = number
    }

    package var description: String { "session \(id)" }
}

/// Identifies a request whose result is reported by the event `reply`.
package struct RequestID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }
}
