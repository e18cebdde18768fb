internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// A socket address of the operating system, with conversions from and to text.
struct SocketAddress {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

    var family: Int32 { Int32(storage.ss_family) }

    init() {}

    /// Creates the address of a unix socket; nil if the path is too long. If the path is empty, the kernel chooses an
    /// abstract name when the socket is bound.
    init?(unixPath path: String) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        withUnsafeBytes(of: &address) { source in
            withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: source) }
        }
        let head = MemoryLayout<sa_family_t>.size
        length = socklen_t(bytes.isEmpty ? head : head + bytes.count + 1)
    }

    /// Returns the addresses of the host of `address`, from the system's resolver. The call may block, except for
    /// numeric addresses.
    static func resolve(
        _ address: Address, host: String, port: UInt16, passive: Bool
    ) throws(TransportError) -> [SocketAddress] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_NUMERICSERV | (passive ? AI_PASSIVE : 0)
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(host, String(port), &hints, &list)
        guard code == 0 else {
            throw TransportError(
                address: address, cause: "cannot resolve \(host): \(String(cString: gai_strerror(code)))",
                fix: "check the name, or give a numeric address such as 127.0.0.1")
        }
        defer { freeaddrinfo(list) }
        var found: [SocketAddress] = []
        var next = list
        while let entry = next {
            var address = SocketAddress()
            address.length = entry.pointee.ai_addrlen
            withUnsafeMutableBytes(of: &address.storage) {
                $0.copyMemory(
                    from: UnsafeRawBufferPointer(start: entry.pointee.ai_addr, count: Int(entry.pointee.ai_addrlen)))
            }
            found.append(address)
            next = entry.pointee.ai_next
        }
        return found
    }

    mutating func withMutablePointer<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
        }
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withUnsafePointer(to: storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
        }
    }

    static func local(of fd: Int32) -> SocketAddress {
        var address = SocketAddress()
        _ = address.withMutablePointer { getsockname(fd, $0, $1) }
        return address
    }

    static func remote(of fd: Int32) -> SocketAddress {
        var address = SocketAddress()
        _ = address.withMutablePointer { getpeername(fd, $0, $1) }
        return address
    }

    var port: UInt16 {
        switch family {
        case AF_INET:
            withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.loadUnaligned(as: sockaddr_in.self).sin_port) }
        case AF_INET6:
            withUnsafeBytes(of: storage) { UInt16(bigEndian: $0.loadUnaligned(as: sockaddr_in6.self).sin6_port) }
        default: 0
        }
    }

    /// The address as a readable text, such as `127.0.0.1:12345`, `[::1]:12345`, `/run/sdl.sock`, or `@0003f` for an
    /// abstract name. The text is empty for a socket without a name.
    var text: String {
        if family == AF_UNIX { return unixText }
        let name = host
        guard !name.isEmpty else { return "" }
        return name.contains(":") ? "[\(name)]:\(port)" : "\(name):\(port)"
    }

    /// The host as a number, such as `127.0.0.1`; empty if the address has no host.
    var host: String {
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let failure = withPointer { pointer, length in
            getnameinfo(pointer, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST)
        }
        guard failure == 0 else { return "" }
        return String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private var unixText: String {
        let head = MemoryLayout<sa_family_t>.size
        guard Int(length) > head else { return "" }
        return withUnsafeBytes(of: storage) { bytes in
            let path = bytes[head..<Int(length)]
            guard path.first == 0 else { return String(decoding: path.prefix { $0 != 0 }, as: UTF8.self) }
            return "@" + String(decoding: path.dropFirst(), as: UTF8.self)
        }
    }
}

/// Returns the system's text for an error number.
func systemText(_ code: Int32) -> String { String(cString: strerror(code)) }
