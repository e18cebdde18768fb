internal import CLinux
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

extension SocketAddress {
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
            found.append(
                SocketAddress(
                    copying: UnsafeRawBufferPointer(
                        start: entry.pointee.ai_addr, count: Int(entry.pointee.ai_addrlen))))
            next = entry.pointee.ai_next
        }
        return found
    }

    func withPointer<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
        withBytes { body($0.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count)) }
    }
}
