internal import CLinux
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// A listening TCP or unix socket.
struct ListeningPort: Sendable {
    let descriptor: Int32
    /// The address at which the socket listens. If port 0 was requested, the address contains the port that the system
    /// chose.
    let address: WebAddress

    /// - Parameter headTime: how long the kernel keeps a TCP connection on which nothing has arrived before it lets the
    ///   loop accept it. Such a connection needs no descriptor, and does not replace the connection of a client that
    ///   sends its request slowly.
    init(_ wanted: WebAddress, headTime: Duration) throws {
        switch wanted {
        case .tcp(let host, let port):
            let place = try SocketAddress(host: host, port: port)
            descriptor = try Self.listen(place, wanted, headTime)
            address = .tcp(host: host, port: SocketAddress.local(of: descriptor).port)
        case .unix(let path):
            try Self.removeStale(path)
            descriptor = try Self.listen(SocketAddress(path: path), wanted, headTime)
            // Only the user of this process may connect. The owner of the folder may change this permission.
            chmod(path, 0o600)
            address = wanted
        }
    }

    func close() {
        Glibc.close(descriptor)
        if case .unix(let path) = address { unlink(path) }
    }

    /// The length that is requested for the kernel's queue of new connections. If the queue is full, clients retry
    /// later.
    private static let backlog: Int32 = 65_535

    private static func listen(
        _ place: SocketAddress, _ wanted: WebAddress, _ headTime: Duration
    ) throws -> Int32 {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let descriptor = socket(place.family, kind, 0)
        guard descriptor >= 0 else { throw WebServerError.cannotListen("\(wanted): \(systemText(errno))") }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        // Accepted connections inherit this option.
        if place.family != AF_UNIX {
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
            var seconds = Int32(clamping: headTime.components.seconds)
            setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_DEFER_ACCEPT, &seconds, socklen_t(MemoryLayout<Int32>.size))
        }
        guard place.withPointer({ bind(descriptor, $0, $1) }) == 0, Glibc.listen(descriptor, backlog) == 0 else {
            let why = systemText(errno)
            Glibc.close(descriptor)
            throw WebServerError.cannotListen("\(wanted): \(why)")
        }
        return descriptor
    }

    /// Removes the socket file at `path` if no process listens there. Throws if a process does.
    private static func removeStale(_ path: String) throws {
        var about = stat()
        guard lstat(path, &about) == 0 else { return }
        guard about.st_mode & S_IFMT == S_IFSOCK else {
            throw WebServerError.cannotListen("\(path) exists and is not a socket")
        }
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { Glibc.close(descriptor) }
        guard try SocketAddress(path: path).withPointer({ connect(descriptor, $0, $1) }) != 0 else {
            throw WebServerError.cannotListen("\(path) is in use")
        }
        unlink(path)
    }
}

/// The error of a server that could not start.
package enum WebServerError: Error, Hashable, Sendable, CustomStringConvertible {
    case cannotListen(String)
    /// The settings contradict each other or are unsafe. The text is the reason.
    case settings(String)
    case cannotStart(String)

    package var description: String {
        switch self {
        case .cannotListen(let why): "cannot listen: \(why)"
        case .settings(let why), .cannotStart(let why): why
        }
    }
}
