internal import CLinux
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

extension SocketAddress {
    init(host: String, port: UInt16) throws {
        var v4 = sockaddr_in()
        var v6 = sockaddr_in6()
        if inet_pton(AF_INET, host == "localhost" ? "127.0.0.1" : host, &v4.sin_addr) == 1 {
            v4.sin_family = sa_family_t(AF_INET)
            v4.sin_port = port.bigEndian
            self = withUnsafeBytes(of: v4) { SocketAddress(copying: $0) }
        } else if inet_pton(AF_INET6, host, &v6.sin6_addr) == 1 {
            v6.sin6_family = sa_family_t(AF_INET6)
            v6.sin6_port = port.bigEndian
            self = withUnsafeBytes(of: v6) { SocketAddress(copying: $0) }
        } else {
            throw WebServerError.cannotListen("\(host) is not a numeric address such as 127.0.0.1 or ::1")
        }
    }

    init(path: String) throws {
        guard !path.isEmpty, let address = SocketAddress(unixPath: path) else {
            let limit = MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1
            throw WebServerError.cannotListen("the socket path is too long; the limit is \(limit) bytes: \(path)")
        }
        self = address
    }

    /// The address of a socket that `socketpair` has created.
    static let unnamed = SocketAddress(unixPath: "")!

    init(copying address: UnsafePointer<sockaddr>) {
        let size =
            switch Int32(address.pointee.sa_family) {
            case AF_INET: MemoryLayout<sockaddr_in>.size
            case AF_INET6: MemoryLayout<sockaddr_in6>.size
            default: MemoryLayout<sa_family_t>.size
            }
        self.init(copying: UnsafeRawBufferPointer(start: address, count: size))
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withBytes { body($0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count)) }
    }

    var client: ClientAddress { withPointer { address, _ in ClientAddress(address) } }

    var isUnix: Bool { family == AF_UNIX }

    /// The readable form of the address, such as `127.0.0.1:50211` or `unix`.
    var description: String {
        let name = isUnix ? "" : text
        return name.isEmpty ? "unix" : name
    }
}
