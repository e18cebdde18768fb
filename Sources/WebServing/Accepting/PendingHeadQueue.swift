internal import SDLSupport

/// Connections with complete heads that could not be delivered yet. Clients take turns, each in the order of its own
/// connections. So a client with one connection does not wait for all connections of another client.
struct PendingHeadQueue {
    private var waiting: [ClientAddress: TimeoutQueue<SystemSocketAddress>] = [:]
    /// The clients with queued connections; the next one comes first.
    private var turns: [ClientAddress] = []
    private let places: Quota

    init(limit: Int) { places = Quota(limit) }

    var count: Int { places.count }
    var descriptors: [Int32] { waiting.values.flatMap(\.descriptors) }

    /// - Returns: false if the client's quota or the queue is full.
    mutating func add(_ descriptor: Int32, _ place: SystemSocketAddress, due: Instant) -> Bool {
        let client = place.client
        guard places.enter(client) else { return false }
        if waiting[client] == nil { turns.append(client) }
        waiting[client, default: TimeoutQueue()].add(descriptor, place, due: due)
        return true
    }

    /// The next connection; it stays in the queue.
    var first: (descriptor: Int32, place: SystemSocketAddress)? {
        mutating get {
            guard let client = turns.first, let first = waiting[client]?.first else { return nil }
            return (first.descriptor, first.value)
        }
    }

    /// Removes the next connection and moves its client to the end of the turns.
    mutating func removeFirst() {
        guard let client = turns.first, let first = waiting[client]?.first else { return }
        turns.removeFirst()
        turns.append(client)
        waiting[client]?.remove(first.descriptor)
        hasLeft(client)
    }

    /// Removes and returns a connection that has waited too long.
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
