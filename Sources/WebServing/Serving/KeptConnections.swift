internal import CMicrohttpd
internal import SDLSupport
internal import Synchronization
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// One of libmicrohttpd's connections, for as long as it lasts.
struct KeptConnection {
    typealias Link = UnsafeMutablePointer<KeptConnection>

    enum Place {
        /// Of the connections there may be.
        case counted
        /// Of the few that may come in to see whether there is room.
        case knocking
        /// It has been given to somebody else, or is nobody's.
        case none
    }

    let pointer: OpaquePointer
    unowned let daemon: HTTPDaemon
    let client: ClientAddress
    var place = Place.counted
    /// Nothing it asks is done any more.
    var isTurnedAway = false
    /// Stands in the line.
    var isIdle = false
    /// The query of the current request as sent, without the question mark; empty where there is none.
    var query = ""
    fileprivate var previous: Link?
    fileprivate var next: Link?

    /// Whether there is something of it to read, which the library has not got to.
    fileprivate var hasAsked: Bool { cmhd_has_asked(pointer) != 0 }

    init(_ pointer: OpaquePointer, of daemon: HTTPDaemon) {
        self.pointer = pointer
        self.daemon = daemon
        client = ClientAddress(cmhd_address(pointer))
    }

    static func of(_ connection: OpaquePointer) -> Link { found(connection)! }

    /// Nil for a connection of somebody else's daemon.
    static func found(_ connection: OpaquePointer) -> Link? {
        cmhd_context(connection)?.assumingMemoryBound(to: KeptConnection.self)
    }
}

/// Connections that lie idle between two requests, the longest idle first.
///
/// Touched on libmicrohttpd's thread alone, and made of pointers, since every request passes here twice.
struct IdleLine {
    /// How many they are, for any thread.
    final class Count: Sendable {
        private let value = Atomic(0)

        var isZero: Bool { value.load(ordering: .relaxed) == 0 }

        /// On libmicrohttpd's thread alone.
        fileprivate func add(_ number: Int) {
            value.store(value.load(ordering: .relaxed) + number, ordering: .relaxed)
        }
    }

    let count = Count()
    private var head: KeptConnection.Link?
    private var tail: KeptConnection.Link?

    mutating func append(_ link: KeptConnection.Link) {
        link.pointee.isIdle = true
        link.pointee.previous = tail
        link.pointee.next = nil
        if let tail { tail.pointee.next = link } else { head = link }
        tail = link
        count.add(1)
    }

    mutating func remove(_ link: KeptConnection.Link) {
        guard link.pointee.isIdle else { return }
        let (previous, next) = (link.pointee.previous, link.pointee.next)
        if let previous { previous.pointee.next = next } else { head = next }
        if let next { next.pointee.previous = previous } else { tail = previous }
        link.pointee.isIdle = false
        count.add(-1)
    }

    /// The longest idle one, of all or of one client's, that has not just asked for something.
    func first(of client: ClientAddress?) -> KeptConnection.Link? {
        var link = head
        while let here = link {
            if client == nil || here.pointee.client == client, !here.pointee.hasAsked { return here }
            link = here.pointee.next
        }
        return nil
    }
}

/// A connection that comes when all places are taken gets the place of one that lies idle: HTTP lets either side end an
/// idle connection at any time.
extension HTTPDaemon {
    /// Hands over a connection that has no place yet.
    ///
    /// - Returns: false when too many knock already, or none lies idle.
    func knock(_ descriptor: Int32, _ place: SocketPlace) -> Bool {
        guard !idleCount.isZero, limits.knocking.enter(place.client) else { return false }
        knocking.withLock { _ = $0.insert(descriptor) }
        if !hand(descriptor, place) {
            knocking.withLock { _ = $0.remove(descriptor) }
            limits.knocking.leave(place.client)
        }
        return true
    }

    /// The library has taken a connection over.
    func began(_ connection: OpaquePointer) -> KeptConnection.Link {
        arrived()
        let link = KeptConnection.Link.allocate(capacity: 1)
        link.initialize(to: KeptConnection(connection, of: self))
        let descriptor = cmhd_descriptor(connection)
        if knocking.withLock({ $0.remove(descriptor) }) != nil {
            link.pointee.place = .knocking
            findPlace(for: link)
        } else if bells.withLock({ $0.remove(descriptor) }) != nil {
            link.pointee.place = .none
        }
        return link
    }

    private func findPlace(for link: KeptConnection.Link) {
        let client = link.pointee.client
        while !limits.connections.enter(client) {
            // A client with a full share gives up an idle connection of its own; another takes the longest idle one.
            guard let idle = idle.first(of: limits.connections.hasShare(client) ? nil : client) else {
                crowd.report("connections")
                return
            }
            endIdle(idle)
        }
        limits.knocking.leave(client)
        link.pointee.place = .counted
    }

    private func endIdle(_ link: KeptConnection.Link) {
        idle.remove(link)
        link.pointee.isTurnedAway = true
        leave(link)
        // The library reads its end, and closes it.
        shutdown(cmhd_descriptor(link.pointee.pointer), Int32(SHUT_RDWR))
    }

    /// A request begins.
    ///
    /// - Returns: false when it is not to be looked at.
    func enter(_ connection: OpaquePointer) -> Bool {
        let link = KeptConnection.of(connection)
        idle.remove(link)
        if link.pointee.isTurnedAway { return false }
        guard link.pointee.place == .knocking else { return true }
        hangUp(connection) { [hooks] in hooks.linger($0, Self.crowded("connections").rawAnswer) }
        return false
    }

    /// A request is over, and the connection may stay.
    func rest(_ connection: OpaquePointer) {
        let link = KeptConnection.of(connection)
        if !link.pointee.isTurnedAway, !link.pointee.isIdle { idle.append(link) }
    }

    /// The library tells that a connection has ended, which makes room.
    func ended(_ link: KeptConnection.Link) {
        idle.remove(link)
        leave(link)
        link.deinitialize(count: 1)
        link.deallocate()
    }

    private func leave(_ link: KeptConnection.Link) {
        switch link.pointee.place {
        case .counted: limits.connections.leave(link.pointee.client)
        case .knocking: limits.knocking.leave(link.pointee.client)
        case .none: break
        }
        link.pointee.place = .none
    }
}
