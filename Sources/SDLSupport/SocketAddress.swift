internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// A socket address of the operating system, with conversions from and to text.
package struct SocketAddress: Sendable {
    private var storage = sockaddr_storage()
    private var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

    package var family: Int32 { Int32(storage.ss_family) }

    private init() {}

    /// Creates an address from the bytes of a structure such as `sockaddr_in`.
    package init(copying bytes: UnsafeRawBufferPointer) {
        length = socklen_t(bytes.count)
        withUnsafeMutableBytes(of: &storage) { $0.copyMemory(from: bytes) }
    }

    /// Creates the address of a unix socket; nil if the path is too long. If the path is empty, the kernel chooses an
    /// abstract name when the socket is bound.
    package init?(unixPath path: String) {
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

    /// Returns the address to which a socket is bound.
    package static func local(of fd: Int32) -> SocketAddress {
        var address = SocketAddress()
        _ = address.withMutablePointer { getsockname(fd, $0, $1) }
        return address
    }

    /// Returns the address of the other side of a connection.
    package static func remote(of fd: Int32) -> SocketAddress {
        var address = SocketAddress()
        _ = address.withMutablePointer { getpeername(fd, $0, $1) }
        return address
    }

    /// Accepts a connection of a listening socket. Returns the non-blocking descriptor of the connection and the address
    /// of the client. If no connection could be accepted, sets `errno` and returns nil.
    package static func accept(on listener: Int32) -> (descriptor: Int32, remote: SocketAddress)? {
        var remote = SocketAddress()
        let flags = Int32(SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = remote.withMutablePointer { accept4(listener, $0, $1, flags) }
        guard descriptor >= 0 else { return nil }
        return (descriptor, remote)
    }

    private mutating func withMutablePointer<Result>(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
        }
    }

    /// Calls `body` with the bytes of a structure such as `sockaddr_in`.
    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withUnsafeBytes(of: storage) { body(UnsafeRawBufferPointer(rebasing: $0[..<Int(length)])) }
    }

    package var port: UInt16 {
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
    package var text: String {
        if family == AF_UNIX { return unixText }
        let name = host
        guard !name.isEmpty else { return "" }
        return name.contains(":") ? "[\(name)]:\(port)" : "\(name):\(port)"
    }

    /// The host as a number, such as `127.0.0.1`; empty if the address has no host.
    package var host: String {
        var host = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let failure = withBytes { bytes in
            let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
            return getnameinfo(address, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST)
        }
        guard failure == 0 else { return "" }
        return String(decoding: host.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private var unixText: String {
        withBytes { bytes in
            let path = bytes.dropFirst(MemoryLayout<sa_family_t>.size)
            guard path.first == 0 else { return String(decoding: path.prefix { $0 != 0 }, as: UTF8.self) }
            return "@" + String(decoding: path.dropFirst(), as: UTF8.self)
        }
    }
}

/// Returns the system's text for an error number.
package func systemText(_ code: Int32) -> String { String(cString: strerror(code)) }
