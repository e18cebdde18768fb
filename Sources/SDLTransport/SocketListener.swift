internal import CLinux
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Listens at an address and creates a pipe for each accepted connection.
package protocol Listener: AnyObject, Sendable {
    /// The address of the listener. If port 0 was requested, the address contains the port that the system has chosen.
    var address: Address { get }

    func stop()
}

/// Listens on a TCP or unix socket. The connections are accepted on the loop's thread.
final class SocketListener: Listener, SocketHandler {
    private struct State {
        var fd: Int32
        var isStopped = false
    }

    let address: Address
    private let loop: SocketLoop
    private let number: UInt64
    private let accepted: @Sendable (_ fd: Int32, _ remote: SocketAddress) -> Void
    private let state: Lock<State>

    /// Creates a listener. `accepted` is called on the loop's thread and takes ownership of a connection's descriptor.
    init(
        fd: Int32, address: Address, loop: SocketLoop,
        accepted: @escaping @Sendable (_ fd: Int32, _ remote: SocketAddress) -> Void
    ) {
        self.address = address
        self.loop = loop
        self.accepted = accepted
        number = loop.reserve()
        state = Lock(State(fd: fd))
        loop.watch(fd, as: number, self)
    }

    func stop() {
        let first = state.withLock { state in
            defer { state.isStopped = true }
            return !state.isStopped
        }
        guard first else { return }
        // Remove the socket file now and not on the loop's thread. The thread might otherwise remove the socket file of
        // a new listener at the same path.
        if case .unix(let path) = address { unlink(path) }
        loop.poke(number)
    }

    func ready(_ scratch: UnsafeMutableRawBufferPointer, mayEnd: Bool) -> SocketTurn {
        let (fd, isStopped) = state.withLock { ($0.fd, $0.isStopped) }
        guard fd >= 0 else { return .finished }
        if isStopped {
            state.withLock { $0.fd = -1 }
            loop.close(fd, number)
            return .finished
        }
        for _ in 0..<64 {
            if let (connection, remote) = SpareDescriptor.shared.accept({ SocketAddress.accept(on: fd) }) {
                accepted(connection, remote)
                continue
            }
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EAGAIN, EWOULDBLOCK: return .finished
            default:
                // No descriptor or memory is left. The edge-triggered event is not repeated, so try again after a
                // delay.
                loop.timekeeper.ring(after: .milliseconds(100)) { self.loop.poke(self.number) }
                return .finished
            }
        }
        return .unfinished
    }

    func turnEnds() {}
}

extension SocketPipe {
    private static let unnamed = Lock(0)

    static func accepted(
        _ fd: Int32, at address: Address, remote: SocketAddress, loop: SocketLoop, settings: Settings
    ) -> SocketPipe {
        if case .unix(let path) = address {
            return SocketPipe(
                fd: fd, name: unixName(remote.text), peer: PipePeer(address: path, process: peerProcess(fd)),
                loop: loop, settings: settings)
        }
        sendAtOnce(fd)
        return SocketPipe(
            fd: fd, name: "tcp \(remote.text)", peer: PipePeer(address: remote.text), loop: loop, settings: settings)
    }

    /// Returns the name of a unix-socket pipe. `bound` is the abstract name to which the connecting side has bound its
    /// socket. Both sides can read this name. If `bound` is empty, the name contains a new number.
    static func unixName(_ bound: String) -> String {
        bound.isEmpty ? "unix \(unnamed.next())" : "unix \(bound)"
    }

    /// Disables Nagle's algorithm, because each write contains whole frames and must not wait for more data.
    static func sendAtOnce(_ fd: Int32) {
        var yes: Int32 = 1
        setsockopt(fd, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    static func peerProcess(_ fd: Int32) -> Int32? {
        // `struct ucred` (pid, uid, gid) is available only with _GNU_SOURCE.
        var credentials: (pid: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
        var length = socklen_t(MemoryLayout.size(ofValue: credentials))
        let failure = getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &credentials, &length)
        return failure == 0 && credentials.pid > 0 ? credentials.pid : nil
    }
}
