package import SDLProtocol

/// A session of a connection. After a session has ended, a new session may get the same id. The number of a session is
/// never used again.
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

/// The id of a request. The event `reply` reports the result of the request with this id.
package struct RequestID: Hashable, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }
}
