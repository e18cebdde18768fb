internal import CLinux
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// How many of something there may be at once, in all and for one client's address.
///
/// One address gets three quarters at most: a client that takes all it can get leaves room for the others.
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

    /// - Returns: false when there is no room for one more of this client's.
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

    /// Whether it would be let in if there were room at all.
    func hasShare(_ client: ClientAddress) -> Bool { state.withLock { $0.shares[client, default: 0] < share } }

    func leave(_ client: ClientAddress) {
        state.withLock { state in
            guard let share = state.shares[client] else { return }
            state.count -= 1
            state.shares[client] = share > 1 ? share - 1 : nil
        }
    }
}

/// Whose connection it is, as far as an address tells: without the port, and of version 6 the network alone, which is what
/// one client has.
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
    /// Of a peer as it is told to people: `127.0.0.1:50211`, `[::1]:50211`, `unix`.
    init(ofPeer peer: String) {
        let host = peer.hasPrefix("[") ? peer.dropFirst().prefix { $0 != "]" } : peer.prefix { $0 != ":" }
        guard let place = try? SocketPlace(host: String(host), port: 0) else {
            self = .unix
            return
        }
        self = place.client
    }
}

extension SocketPlace {
    var client: ClientAddress { withAddress { address, _ in ClientAddress(address) } }
}

/// How many connections of each kind a process with so many descriptors can afford: what else it does needs some too.
struct Affordable: Sendable {
    /// Requests and their answers, kept-alive connections included.
    let http: Int
    /// Connections that come in to see whether one lies idle in whose place they may stay.
    let knocking: Int
    /// Requests that wait for something to happen.
    let held: Int
    /// Answers that go on and on.
    let streams: Int
    let sockets: Int
    /// Connections without a complete head.
    let pending: Int
    /// Connections that have had their answer.
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

    /// How many file descriptors this process may have.
    static var descriptors: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }
}
