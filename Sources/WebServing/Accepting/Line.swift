internal import SDLSupport

/// Complete heads that nobody could take yet: one client's in the order in which they came, and the clients by turns, so
/// that a client with one connection does not wait for another's crowd.
struct Line {
    private var waiting: [ClientAddress: Waiting<SocketPlace>] = [:]
    /// Clients with somebody in line. Whose turn it is comes first.
    private var turns: [ClientAddress] = []
    private let places: Quota

    init(limit: Int) { places = Quota(limit) }

    var count: Int { places.count }
    var descriptors: [Int32] { waiting.values.flatMap(\.descriptors) }

    /// - Returns: false where there is no room for one more of this client's.
    mutating func add(_ descriptor: Int32, _ place: SocketPlace, due: Instant) -> Bool {
        let client = place.client
        guard places.enter(client) else { return false }
        if waiting[client] == nil { turns.append(client) }
        waiting[client, default: Waiting()].add(descriptor, place, due: due)
        return true
    }

    /// Whose turn it is; it stays in line.
    var first: (descriptor: Int32, place: SocketPlace)? {
        mutating get {
            guard let client = turns.first, let first = waiting[client]?.first else { return nil }
            return (first.descriptor, first.value)
        }
    }

    /// The first one leaves, and its client's others come after all other clients'.
    mutating func removeFirst() {
        guard let client = turns.first, let first = waiting[client]?.first else { return }
        turns.removeFirst()
        turns.append(client)
        waiting[client]?.remove(first.descriptor)
        hasLeft(client)
    }

    /// Takes one out that has waited for too long.
    mutating func takeLate(by instant: Instant) -> Int32? {
        for client in turns {
            guard let late = waiting[client]?.takeFirst(dueBy: instant) else { continue }
            hasLeft(client)
            return late.descriptor
        }
        return nil
    }

    var firstDue: Instant? {
        mutating get { turns.compactMap { waiting[$0]?.firstDue }.min() }
    }

    private mutating func hasLeft(_ client: ClientAddress) {
        places.leave(client)
        guard waiting[client]?.count == 0 else { return }
        waiting[client] = nil
        turns.removeAll { $0 == client }
    }
}
