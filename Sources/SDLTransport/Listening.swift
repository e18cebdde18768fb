internal import CLinux
package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Listens at an address until the listener is stopped. Each pipe handed over waits with its bytes until it is opened.
///
/// - Parameters:
///   - advice: what somebody can do when the address is taken, such as `choose another with --port`.
///   - origins: of web pages that may dial a WebSocket; what is no page says none and needs none.
///   - refused: told of a page's origin that is none of them, on the transport's thread.
///   - accepted: called on the transport's thread; must only hand over.
package func listen(
    at address: Address, advice: String? = nil, on loop: SocketLoop = .shared,
    settings: SocketPipe.Settings = .init(), origins: Set<String> = [],
    refused: @escaping @Sendable (String) -> Void = { _ in }, accepted: @escaping @Sendable (any BytePipe) -> Void
) throws(TransportError) -> any Listener {
    let pipes: @Sendable (Int32, SocketAddress) -> Void = { fd, remote in
        accepted(SocketPipe.accepted(fd, at: address, remote: remote, loop: loop, settings: settings))
    }
    switch address {
    case .tcp(let host, let port):
        let fd = try bindTCP(address, host: host, port: port, advice: advice)
        let real = Address.tcp(host: host, port: SocketAddress.local(of: fd).port)
        return SocketListener(fd: fd, address: real, loop: loop, accepted: pipes)
    case .unix(let path):
        let fd = try bindUnix(address, path: path, advice: advice)
        return SocketListener(fd: fd, address: address, loop: loop, accepted: pipes)
    case .webSocket(let host, let port, let path):
        let fd = try bindTCP(address, host: host, port: port, advice: advice)
        let real = Address.webSocket(host: host, port: SocketAddress.local(of: fd).port, path: path)
        return WebSocketListener(
            fd: fd, address: real, path: path, loop: loop, settings: settings,
            admit: { origin in
                guard let origin, !origins.contains(origin) else { return true }
                refused(origin)
                return false
            }, accepted: accepted)
    }
}

private func bindTCP(
    _ address: Address, host: String, port: UInt16, advice: String?
) throws(TransportError) -> Int32 {
    let candidates = try resolve(address, host: host, port: port, passive: true)
    guard let socketAddress = candidates.first else {
        throw TransportError(address: address, cause: "\(host) has no address", fix: "use 127.0.0.1")
    }
    let fd = try makeSocket(address, family: socketAddress.family)
    var yes: Int32 = 1
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard socketAddress.withPointer({ bind(fd, $0, $1) }) == 0, Glibc.listen(fd, 512) == 0 else {
        let code = errno
        close(fd)
        throw cannotListen(address, code, port: port, advice: advice)
    }
    return fd
}

private func cannotListen(_ address: Address, _ code: Int32, port: UInt16, advice: String?) -> TransportError {
    switch code {
    case EADDRINUSE:
        let owner = PortOwner.find(port: port).map(\.description) ?? "another process"
        return TransportError(
            address: address, cause: "port \(port) is taken by \(owner)",
            fix: advice ?? "choose another, or 0 for any free one")
    case EACCES:
        return TransportError(
            address: address, cause: "port \(port) is reserved for the system", fix: advice ?? "choose one above 1023")
    case EADDRNOTAVAIL:
        return TransportError(
            address: address, cause: "this machine has no such address", fix: "use 127.0.0.1 or one of its own")
    default:
        return TransportError(address: address, cause: systemText(code), fix: advice ?? "choose another address")
    }
}

private func bindUnix(_ address: Address, path: String, advice: String?) throws(TransportError) -> Int32 {
    let cannot = { code in
        TransportError(
            address: address, cause: code == EADDRINUSE ? "somebody listens there already" : systemText(code),
            fix: advice ?? "choose another path")
    }
    let place = try UnixPlace.find(address, path: path, cannot: cannot)
    let fd = try makeSocket(address, family: AF_UNIX)
    if place.address.withPointer({ bind(fd, $0, $1) }) != 0 {
        let code = errno
        // A socket file that nobody listens at is left over from a process that ended without tidying up.
        guard code == EADDRINUSE, isLeftOver(path, place.address), unlink(path) == 0,
            place.address.withPointer({ bind(fd, $0, $1) }) == 0
        else {
            close(fd)
            throw cannot(code)
        }
    }
    // A program that can connect can drive the head unit: only its owner may open the file.
    guard chmod(path, 0o600) == 0, Glibc.listen(fd, 512) == 0 else {
        let code = errno
        close(fd)
        unlink(path)
        throw cannot(code)
    }
    return fd
}

/// Whether a path names a socket at which no process listens; any other file is not ours to remove.
private func isLeftOver(_ path: String, _ address: SocketAddress) -> Bool {
    var about = stat()
    guard lstat(path, &about) == 0, about.st_mode & S_IFMT == S_IFSOCK else { return false }
    let fd = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
    guard fd >= 0 else { return false }
    defer { close(fd) }
    return address.withPointer { connect(fd, $0, $1) } != 0 && errno == ECONNREFUSED
}

func makeSocket(_ address: Address, family: Int32) throws(TransportError) -> Int32 {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let fd = socket(family, type, 0)
    guard fd >= 0 else {
        throw TransportError(
            address: address, cause: "no socket could be made: \(systemText(errno))",
            fix: "close something, or raise the limit of open files")
    }
    return fd
}

func resolve(
    _ address: Address, host: String, port: UInt16, passive: Bool
) throws(TransportError) -> [SocketAddress] {
    switch SocketAddress.resolve(host: host, port: port, passive: passive) {
    case .success(let found): return found
    case .failure(let failure):
        throw TransportError(
            address: address, cause: "\(host) could not be looked up: \(failure.text)",
            fix: "check the name, or give a number such as 127.0.0.1")
    }
}
