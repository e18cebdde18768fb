import SDLSupport

/// Hands out session ids to all connections of a process: the lowest that is free in the whole process, and when none
/// is, the lowest that is free on the connection.
package final class SessionIDs: Sendable {
    /// How many sessions carry each id.
    private let users = Lock([Int](repeating: 0, count: 256))

    package init() {}

    /// Takes an id that is not among `taken`, those of the asking connection; nil when it has all 255.
    package func take(besides taken: [SessionID]) -> SessionID? {
        let open = (1...255).filter { !taken.contains(SessionID(UInt8($0))) }
        return users.withLock { users in
            guard let id = open.first(where: { users[$0] == 0 }) ?? open.first else { return nil }
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
