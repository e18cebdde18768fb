internal import CLinux
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Limits the number of concurrent uses of a resource, for all clients together and for each client.
///
/// Each client may use at most three quarters of the limit, so that other clients still have capacity.
final class Quota: Sendable {
    private struct State {
        var count = 0
        var shares: [ClientAddress: Int] = [:]
    }

    let limit: Int
    let share: Int
    private let state = Lock(State())

    init(_ limit: Int) {
        self.limit = max(limit, 1)
        share = max(limit * 3 / 4, 1)
    }

    var count: Int { state.withLock { $0.count } }

    /// Counts a new use by `client`.
    ///
    /// - Returns: false if the client has no capacity left.
    func enter(_ client: ClientAddress) -> Bool {
        state.withLock { state in
            guard state.count < limit, state.shares[client, default: 0] < share else { return false }
            state.count += 1
            state.shares[client, default: 0] += 1
            return true
        }
    }

    func hasRoom(for client: ClientAddress) -> Bool {
        state.withLock { $0.count < limit && $0.shares[client, default: 0] < share }
    }

    /// Returns whether the client is below the limit for each client. The limit for all clients is not checked.
    func hasShare(_ client: ClientAddress) -> Bool { state.withLock { $0.shares[client, default: 0] < share } }

    func leave(_ client: ClientAddress) {
        state.withLock { state in
            guard let share = state.shares[client] else { return }
            state.count -= 1
            state.shares[client] = share > 1 ? share - 1 : nil
        }
    }
}

/// The identity of a client, which is the client's address without the port. An IPv6 address is reduced to the 64-bit
/// network prefix, because a prefix belongs to one client.
struct ClientAddress: Hashable, Sendable {
    private let family: Int32
    private let bytes: UInt64

    static let unix = ClientAddress(family: AF_UNIX, bytes: 0)

    private init(family: Int32, bytes: UInt64) {
        self.family = family
        self.bytes = bytes
    }

    init(_ address: UnsafePointer<sockaddr>?) {
        guard let address else {
            self = .unix
            return
        }
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            let v4 = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
            self.init(family: AF_INET, bytes: UInt64(v4.sin_addr.s_addr))
        case AF_INET6:
            let v6 = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
            self.init(family: AF_INET6, bytes: withUnsafeBytes(of: v6.sin6_addr) { $0.load(as: UInt64.self) })
        default: self = .unix
        }
    }
}

extension ClientAddress {
    /// Creates the address from its readable form: `127.0.0.1:50211`, `[::1]:50211`, `unix`.
    init(ofPeer peer: String) {
        let host = peer.hasPrefix("[") ? peer.dropFirst().prefix { $0 != "]" } : peer.prefix { $0 != ":" }
        guard let place = try? SocketAddress(host: String(host), port: 0) else {
            self = .unix
            return
        }
        self = place.client
    }
}

/// The limits for each kind of connection. All limits together use most, but not all, of the file descriptors that the
/// process may open.
struct DescriptorBudget: Sendable {
    /// The maximum number of HTTP connections, active or idle.
    let http: Int
    /// The maximum number of connections that are accepted above the limit `http`. Such a connection must replace an
    /// idle connection.
    let knocking: Int
    /// The maximum number of requests whose handlers wait for an event.
    let held: Int
    let streams: Int
    let sockets: Int
    let pending: Int
    /// The maximum number of answered connections that are closing.
    let lingering: Int

    init(wanted: Int, descriptors: Int) {
        http = min(wanted, max(descriptors / 3, 8))
        knocking = max(min(http / 16, 64), 2)
        held = max(http / 4, 4)
        streams = max(min(http / 4, 128), 2)
        sockets = max(min(descriptors / 8, 512), 4)
        pending = max(min(descriptors / 8, 1024), 8)
        lingering = max(min(descriptors / 16, 1024), 8)
    }

    /// The maximum number of file descriptors that this process may open.
    static var descriptors: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }
}
