internal import CMicrohttpd
internal import SDLSupport
internal import Synchronization
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The state of a libmicrohttpd connection.
struct ManagedConnection {
    typealias Link = UnsafeMutablePointer<ManagedConnection>

    enum Place {
        /// Counts against the connection limit.
        case counted
        /// One of the few extra connections that look for room.
        case knocking
        /// Passed to another owner, or used only as a wake-up.
        case none
    }

    let pointer: OpaquePointer
    unowned let daemon: HTTPDaemon
    let client: ClientAddress
    var place = Place.counted
    /// Whether the connection's requests are not processed any more.
    var isTurnedAway = false
    /// Whether the connection is in the list of idle connections.
    var isIdle = false
    /// The query of the current request as sent, without the question mark; empty if there is none.
    var query = ""
    fileprivate var previous: Link?
    fileprivate var next: Link?

    /// Whether the connection has input that the library has not read.
    fileprivate var hasAsked: Bool { cmhd_has_asked(pointer) != 0 }

    init(_ pointer: OpaquePointer, of daemon: HTTPDaemon) {
        self.pointer = pointer
        self.daemon = daemon
        client = ClientAddress(cmhd_address(pointer))
    }

    static func of(_ connection: OpaquePointer) -> Link { found(connection)! }

    /// Returns the connection's state; nil for connections of other daemons in this process.
    static func found(_ connection: OpaquePointer) -> Link? {
        cmhd_context(connection)?.assumingMemoryBound(to: ManagedConnection.self)
    }
}

/// Idle connections between two requests, the longest idle first.
///
/// Accessed only on libmicrohttpd's thread. A linked list of pointers, because every request uses it twice.
struct IdleConnections {
    /// The number of idle connections, readable on any thread.
    final class Count: Sendable {
        private let value = Atomic(0)

        var isZero: Bool { value.load(ordering: .relaxed) == 0 }

        /// Called only on libmicrohttpd's thread.
        fileprivate func add(_ number: Int) {
            value.store(value.load(ordering: .relaxed) + number, ordering: .relaxed)
        }
    }

    let count = Count()
    private var head: ManagedConnection.Link?
    private var tail: ManagedConnection.Link?

    mutating func append(_ link: ManagedConnection.Link) {
        link.pointee.isIdle = true
        link.pointee.previous = tail
        link.pointee.next = nil
        if let tail { tail.pointee.next = link } else { head = link }
        tail = link
        count.add(1)
    }

    mutating func remove(_ link: ManagedConnection.Link) {
        guard link.pointee.isIdle else { return }
        let (previous, next) = (link.pointee.previous, link.pointee.next)
        if let previous { previous.pointee.next = next } else { head = next }
        if let next { next.pointee.previous = previous } else { tail = previous }
        link.pointee.isIdle = false
        count.add(-1)
    }

    /// Returns the longest idle connection, of all or of one client, that has no unread request.
    func first(of client: ClientAddress?) -> ManagedConnection.Link? {
        var link = head
        while let here = link {
            if client == nil || here.pointee.client == client, !here.pointee.hasAsked { return here }
            link = here.pointee.next
        }
        return nil
    }
}

/// Above the connection limit, a new connection replaces an idle one. HTTP allows both sides to close idle connections
/// at any time.
extension HTTPDaemon {
    /// Adds a connection above the limit.
    ///
    /// - Returns: false if there are too many such connections, or no idle one.
    func knock(_ descriptor: Int32, _ place: SystemSocketAddress) -> Bool {
        guard !idleCount.isZero, limits.knocking.enter(place.client) else { return false }
        knocking.withLock { _ = $0.insert(descriptor) }
        if !hand(descriptor, place) {
            knocking.withLock { _ = $0.remove(descriptor) }
            limits.knocking.leave(place.client)
        }
        return true
    }

    /// Called when the library has taken over a connection.
    func began(_ connection: OpaquePointer) -> ManagedConnection.Link {
        arrived()
        let link = ManagedConnection.Link.allocate(capacity: 1)
        link.initialize(to: ManagedConnection(connection, of: self))
        let descriptor = cmhd_descriptor(connection)
        if knocking.withLock({ $0.remove(descriptor) }) != nil {
            link.pointee.place = .knocking
            findPlace(for: link)
        } else if bells.withLock({ $0.remove(descriptor) }) != nil {
            link.pointee.place = .none
        }
        return link
    }

    private func findPlace(for link: ManagedConnection.Link) {
        let client = link.pointee.client
        while !limits.connections.enter(client) {
            // A client that has used its share gives up its own idle connection; other clients replace the longest idle
            // one.
            guard let idle = idle.first(of: limits.connections.hasShare(client) ? nil : client) else {
                crowd.report("connections")
                return
            }
            endIdle(idle)
        }
        limits.knocking.leave(client)
        link.pointee.place = .counted
    }

    private func endIdle(_ link: ManagedConnection.Link) {
        idle.remove(link)
        link.pointee.isTurnedAway = true
        leave(link)
        // The library reads the end of the stream and closes the connection.
        shutdown(cmhd_descriptor(link.pointee.pointer), Int32(SHUT_RDWR))
    }

    /// Begins a request.
    ///
    /// - Returns: false if the request must not be processed.
    func enter(_ connection: OpaquePointer) -> Bool {
        let link = ManagedConnection.of(connection)
        idle.remove(link)
        if link.pointee.isTurnedAway { return false }
        guard link.pointee.place == .knocking else { return true }
        hangUp(connection) { [hooks] in hooks.linger($0, Self.crowded("connections").rawAnswer) }
        return false
    }

    /// Ends a request; the connection may stay open.
    func rest(_ connection: OpaquePointer) {
        let link = ManagedConnection.of(connection)
        if !link.pointee.isTurnedAway, !link.pointee.isIdle { idle.append(link) }
    }

    /// Called when a connection has ended, which frees capacity.
    func ended(_ link: ManagedConnection.Link) {
        idle.remove(link)
        leave(link)
        link.deinitialize(count: 1)
        link.deallocate()
    }

    private func leave(_ link: ManagedConnection.Link) {
        switch link.pointee.place {
        case .counted: limits.connections.leave(link.pointee.client)
        case .knocking: limits.knocking.leave(link.pointee.client)
        case .none: break
        }
        link.pointee.place = .none
    }
}
