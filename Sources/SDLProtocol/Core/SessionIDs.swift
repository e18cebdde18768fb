import SDLSupport

/// Assigns session ids to all connections of a process. Returns the lowest id that no connection uses. If there is
/// none, returns the lowest id that the requesting connection itself does not use.
package final class SessionIDs: Sendable {
    private let users = Lock([Int](repeating: 0, count: 256))

    package init() {}

    /// Assigns an id that is not in `taken`, which contains the ids of the requesting connection. Returns nil if
    /// `taken` contains all 255 ids.
    package func take(besides taken: [SessionID]) -> SessionID? {
        guard taken.count < 255 else { return nil }
        var isTaken = [Bool](repeating: false, count: 256)
        for id in taken { isTaken[Int(id.rawValue)] = true }
        return users.withLock { users in
            let lone = (1...255).first { !isTaken[$0] && users[$0] == 0 }
            let own = (1...255).first { !isTaken[$0] }
            guard let id = lone ?? own else { return nil }
            users[id] += 1
            return SessionID(UInt8(id))
        }
    }

    package func release(_ id: SessionID) {
        users.withLock { users in
            precondition(users[Int(id.rawValue)] > 0, "session id \(id) was not taken")
            users[Int(id.rawValue)] -= 1
        }
    }
}
