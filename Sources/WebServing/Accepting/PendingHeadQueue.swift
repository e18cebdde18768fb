internal import SDLSupport

/// A queue of connections that have a complete head and could not be delivered yet.
///
/// The clients take turns: one connection of each client is delivered, then the next connection of each client, and so
/// on. The connections of one client are delivered in the order of arrival. So a client with one connection does not
/// wait for all connections of another client.
struct PendingHeadQueue {
    private var waiting: [ClientAddress: TimeoutQueue<SocketAddress>] = [:]
    /// The clients that have queued connections, in the order of their turns.
    private var turns: [ClientAddress] = []
    private let places: Quota

    init(limit: Int) { places = Quota(limit) }

    var count: Int { places.count }
    var descriptors: [Int32] { waiting.values.flatMap(\.descriptors) }

    /// Adds a connection. From the instant `due` on, it counts as having waited too long.
    ///
    /// - Returns: false if the client's quota is used up or the queue is full.
    mutating func add(_ descriptor: Int32, _ place: SocketAddress, due: Instant) -> Bool {
        let client = place.client
        guard places.enter(client) else { return false }
        if waiting[client] == nil { turns.append(client) }
        waiting[client, default: TimeoutQueue()].add(descriptor, place, due: due)
        return true
    }

    /// The connection that must be delivered next. Reading this property does not remove the connection.
    var first: (descriptor: Int32, place: SocketAddress)? {
        mutating get {
            guard let client = turns.first, let first = waiting[client]?.first else { return nil }
            return (first.descriptor, first.value)
        }
    }

    /// Removes the connection that must be delivered next, and moves its client to the end of the order.
    mutating func removeFirst() {
        guard let client = turns.first, let first = waiting[client]?.first else { return }
        turns.removeFirst()
        turns.append(client)
        waiting[client]?.remove(first.descriptor)
        hasLeft(client)
    }

    /// Removes and returns a connection that has waited too long at `instant`; nil if there is none.
    mutating func takeLate(by instant: Instant) -> Int32? {
        for client in turns {
            guard let late = waiting[client]?.takeFirst(dueBy: instant) else { continue }
            hasLeft(client)
            return late.descriptor
        }
        return nil
    }

    var firstDue: Instant? {
        mutating get { turns.compactMap { waiting[$0]?.first?.due }.min() }
    }

    private mutating func hasLeft(_ client: ClientAddress) {
        places.leave(client)
        guard waiting[client]?.count == 0 else { return }
        waiting[client] = nil
        turns.removeAll { $0 == client }
    }
}
