internal import CLinux
package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Listens at an address until the listener is stopped. A new pipe buffers received bytes until the pipe is opened. The
/// closures are called on the transport's thread and must return quickly.
///
/// - Parameters:
///   - advice: the advice in the error message if the address is in use, such as `choose another with --port`.
///   - origins: the origins of web pages that may connect with a WebSocket. Clients without an origin, which are not
///     web pages, may always connect.
///   - refused: called with the origin of a web page that may not connect.
///   - accepted: called with each new pipe.
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
    let candidates = try SocketAddress.resolve(address, host: host, port: port, passive: true)
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
            fix: advice ?? "choose another port, or 0 for any free port")
    case EACCES:
        return TransportError(
            address: address, cause: "port \(port) is reserved for the system", fix: advice ?? "use a port above 1023")
    case EADDRNOTAVAIL:
        return TransportError(
            address: address, cause: "this machine has no such address",
            fix: "use 127.0.0.1 or an address of this machine")
    default:
        return TransportError(address: address, cause: systemText(code), fix: advice ?? "choose another address")
    }
}

private func bindUnix(_ address: Address, path: String, advice: String?) throws(TransportError) -> Int32 {
    let cannot = { code in
        TransportError(
            address: address, cause: code == EADDRINUSE ? "another process listens at this path" : systemText(code),
            fix: advice ?? "choose another path")
    }
    let place = try UnixSocketPath.find(address, path: path, cannot: cannot)
    let fd = try makeSocket(address, family: AF_UNIX)
    if place.address.withPointer({ bind(fd, $0, $1) }) != 0 {
        let code = errno
        // A socket file without a listener was left by a process that has ended.
        guard code == EADDRINUSE, isLeftOver(path, place.address), unlink(path) == 0,
            place.address.withPointer({ bind(fd, $0, $1) }) == 0
        else {
            close(fd)
            throw cannot(code)
        }
    }
    // Only the owner may open the socket file, because a program that can connect can control the head unit.
    guard chmod(path, 0o600) == 0, Glibc.listen(fd, 512) == 0 else {
        let code = errno
        close(fd)
        unlink(path)
        throw cannot(code)
    }
    return fd
}

/// Returns whether a path is a socket without a listener. Other files must not be removed.
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
            address: address, cause: "cannot create a socket: \(systemText(errno))",
            fix: "close some files, or raise the limit of open files")
    }
    return fd
}
