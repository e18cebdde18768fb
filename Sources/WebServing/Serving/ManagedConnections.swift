internal import CMicrohttpd
internal import SDLSupport
internal import Synchronization
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The server's state of a connection that libmicrohttpd serves.
struct ManagedConnection {
    typealias Link = UnsafeMutablePointer<ManagedConnection>

    enum Place {
        /// The connection uses one place of the connection limit.
        case counted
        /// The connection was accepted above the connection limit and must replace an idle connection.
        case knocking
        /// The connection uses no place of any limit, because it is closing, was passed on, or only wakes up
        /// libmicrohttpd.
        case none
    }

    let pointer: OpaquePointer
    unowned let daemon: HTTPDaemon
    let client: ClientAddress
    var place = Place.counted
    /// Whether further requests on the connection are ignored, because the daemon is closing the connection.
    var isTurnedAway = false
    var isIdle = false
    /// The query of the current request as the client sent it, without the question mark; may be empty.
    var query = ""
    fileprivate var previous: Link?
    fileprivate var next: Link?

    /// Whether bytes have arrived on the connection that libmicrohttpd has not read yet.
    fileprivate var hasAsked: Bool { cmhd_has_asked(pointer) != 0 }

    init(_ pointer: OpaquePointer, of daemon: HTTPDaemon) {
        self.pointer = pointer
        self.daemon = daemon
        client = ClientAddress(cmhd_address(pointer))
    }

    static func of(_ connection: OpaquePointer) -> Link { found(connection)! }

    /// Returns the state of a connection; nil if the connection belongs to another daemon in this process.
    static func found(_ connection: OpaquePointer) -> Link? {
        cmhd_context(connection)?.assumingMemoryBound(to: ManagedConnection.self)
    }
}

/// The connections that are idle between two requests, the longest idle connection first.
///
/// Used only on libmicrohttpd's thread. The connections are in a linked list, because each request removes and adds a
/// connection, which must be fast.
struct IdleConnections {
    /// A counter of the idle connections that can be read on any thread.
    final class Count: Sendable {
        private let value = Atomic(0)

        var isZero: Bool { value.load(ordering: .relaxed) == 0 }

        /// Adds `number` to the count. Called only on libmicrohttpd's thread.
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

    /// Returns the longest idle connection without unread input. If `client` is not nil, considers only its
    /// connections.
    func first(of client: ClientAddress?) -> ManagedConnection.Link? {
        var link = head
        while let here = link {
            if client == nil || here.pointee.client == client, !here.pointee.hasAsked { return here }
            link = here.pointee.next
        }
        return nil
    }
}

/// The methods that close an idle connection to accept a new connection when the connection limit is reached. HTTP
/// allows both client and server to close idle connections at any time.
extension HTTPDaemon {
    /// Adds a connection above the connection limit. It must then replace an idle connection.
    ///
    /// - Returns: false if no connection is idle, or if too many connections were already added above the limit.
    func knock(_ descriptor: Int32, _ place: SocketAddress) -> Bool {
        guard !idleCount.isZero, limits.knocking.enter(place.client) else { return false }
        knocking.withLock { _ = $0.insert(descriptor) }
        if !hand(descriptor, place) {
            knocking.withLock { _ = $0.remove(descriptor) }
            limits.knocking.leave(place.client)
        }
        return true
    }

    /// Called when libmicrohttpd has accepted a connection. Creates and returns the server's state of the connection.
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
            // If the new connection's client has used its share, close an idle connection of this client. Otherwise
            // close the connection that is idle for the longest time.
            guard let idle = idle.first(of: limits.connections.hasShare(client) ? nil : client) else {
                crowd.report(limit: "connections")
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

    /// Called when a request begins. The connection is then no longer idle.
    ///
    /// - Returns: false if the request must not be processed, because the daemon is closing the connection.
    func enter(_ connection: OpaquePointer) -> Bool {
        let link = ManagedConnection.of(connection)
        idle.remove(link)
        if link.pointee.isTurnedAway { return false }
        guard link.pointee.place == .knocking else { return true }
        hangUp(connection) { [hooks] in hooks.linger($0, Self.crowded("connections").rawAnswer) }
        return false
    }

    /// Called when a request has ended. The connection is then idle until the next request.
    func rest(_ connection: OpaquePointer) {
        let link = ManagedConnection.of(connection)
        if !link.pointee.isTurnedAway, !link.pointee.isIdle { idle.append(link) }
    }

    /// Called when a connection has ended. Another connection can then use its place.
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
