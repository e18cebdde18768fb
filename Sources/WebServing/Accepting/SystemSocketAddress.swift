internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// A socket address of any family, in the format of the system's functions.
struct SystemSocketAddress: @unchecked Sendable {
    private var storage = sockaddr_storage()
    private var count: socklen_t

    var family: Int32 { Int32(storage.ss_family) }

    init(host: String, port: UInt16) throws {
        var v4 = sockaddr_in()
        var v6 = sockaddr_in6()
        if inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host, &v4.sin_addr) == 1 {
            v4.sin_family = sa_family_t(AF_INET)
            v4.sin_port = port.bigEndian
            count = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: v4, as: sockaddr_in.self) }
        } else if inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 {
            v6.sin6_family = sa_family_t(AF_INET6)
            v6.sin6_port = port.bigEndian
            count = socklen_t(MemoryLayout<sockaddr_in6>.size)
            withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: v6, as: sockaddr_in6.self) }
        } else {
            throw WebServerError.cannotListen("\(host) is not a numeric address such as 127.0.0.1 or ::1")
        }
    }

    init(path: String) throws {
        var unix = sockaddr_un()
        unix.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: unix.sun_path)
        guard path.utf8.count < room, !path.isEmpty else {
            throw WebServerError.cannotListen("the socket path is too long; the limit is \(room - 1) bytes: \(path)")
        }
        withUnsafeMutableBytes(of: &unix.sun_path) { $0.copyBytes(from: path.utf8) }
        count = socklen_t(MemoryLayout<sockaddr_un>.size)
        withUnsafeMutableBytes(of: &storage) { $0.storeBytes(of: unix, as: sockaddr_un.self) }
    }

    /// The address of a socket that `socketpair` has created.
    static let unnamed = withUnsafePointer(to: sockaddr(sa_family: sa_family_t(AF_UNIX), sa_data: sockaddr().sa_data)) {
        SystemSocketAddress(copying: $0)
    }

    init(copying address: UnsafePointer<sockaddr>) {
        switch Int32(address.pointee.sa_family) {
        case AF_INET: count = socklen_t(MemoryLayout<sockaddr_in>.size)
        case AF_INET6: count = socklen_t(MemoryLayout<sockaddr_in6>.size)
        default: count = socklen_t(MemoryLayout<sa_family_t>.size)
        }
        withUnsafeMutableBytes(of: &storage) {
            $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(count)))
        }
    }

    init(boundTo descriptor: Int32) {
        count = socklen_t(MemoryLayout<sockaddr_storage>.size)
        fill { getsockname(descriptor, $0, $1) }
    }

    /// Accepts a connection of `listener`, writes the new descriptor to `descriptor`, and stores the client's address.
    /// Returns nil if no connection could be accepted.
    init?(accepting listener: Int32, into descriptor: inout Int32) {
        count = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var accepted: Int32 = -1
        fill {
            accepted = accept4(listener, $0, $1, Int32(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
            return accepted
        }
        guard accepted >= 0 else { return nil }
        descriptor = accepted
    }

    private mutating func fill(_ ask: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32) {
        var filled = count
        withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = ask($0, &filled) }
        }
        count = filled
    }

    func withAddress<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, count) }
        }
    }

    var isUnix: Bool { family == AF_UNIX }

    var port: UInt16 {
        switch family {
        case AF_INET: withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.load(as: sockaddr_in.self).sin_port) }
        case AF_INET6: withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.load(as: sockaddr_in6.self).sin6_port) }
        default: 0
        }
    }

    /// The readable form of the address, such as `127.0.0.1:50211` or `unix`.
    var description: String {
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let failed = withAddress {
            getnameinfo($0, $1, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
        }
        guard family != AF_UNIX, failed == 0 else { return "unix" }
        let host = text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        return family == AF_INET6 ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
