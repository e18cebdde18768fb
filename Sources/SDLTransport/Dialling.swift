internal import CLinux
package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Connects to a listener and returns the pipe. `limit` is the maximum time for this, measured by `timekeeper`.
package func dial(
    _ address: Address, limit: Duration = .seconds(5), timekeeper: any Timekeeper = SystemTimekeeper.shared,
    on loop: SocketLoop = .shared, settings: SocketPipe.Settings = .init()
) async throws(TransportError) -> any BytePipe {
    let attempt = DialAttempt()
    var alarm: Alarm?
    let result = await attempt.result {
        alarm = timekeeper.ring(after: limit) {
            attempt.finish(
                .failure(
                    TransportError(
                        address: address, cause: "no answer within \(limit)",
                        fix: "check the address, and whether a firewall drops the packets")))
        }
        // Name resolution blocks, so each attempt runs on its own thread. Attempts are rare.
        spawnThread(named: "dial") {
            do throws(TransportError) {
                if case .webSocket(let host, let port, let path) = address {
                    let found = try SocketAddress.resolve(address, host: host, port: port, passive: false)
                    let call = WebSocketDial(address: address, path: path, limit: limit, settings: settings)
                    call.dial(found[...], answer: attempt.finish)
                } else {
                    attempt.finish(.success(try connect(address, limit: limit, loop: loop, settings: settings)))
                }
            } catch {
                attempt.finish(.failure(error))
            }
        }
    }
    if let alarm { timekeeper.cancel(alarm) }
    return try result.get()
}

/// One attempt to connect. The result is the listener's answer or a timeout, whichever comes first.
private final class DialAttempt: Sendable {
    private struct State {
        var caller: CheckedContinuation<Void, Never>?
        var result: Result<any BytePipe, TransportError>?
    }

    private let state = Lock(State())

    /// Calls `begin`, and waits for the first call of `finish`.
    func result(_ begin: () -> Void) async -> Result<any BytePipe, TransportError> {
        await withCheckedContinuation { continuation in
            state.withLock { $0.caller = continuation }
            begin()
        }
        // The result does not travel through the continuation, because the thread sanitizer reports false races for a
        // value that a thread outside the concurrency runtime passes to a continuation.
        return state.withLock { $0.result! }
    }

    func finish(_ result: Result<any BytePipe, TransportError>) {
        let caller = state.withLock { state in
            if state.caller != nil { state.result = result }
            return state.caller.take()
        }
        if let caller { return caller.resume() }
        // The caller has already received a timeout.
        if case .success(let pipe) = result { pipe.close("answered too late") }
    }
}

private func connect(
    _ address: Address, limit: Duration, loop: SocketLoop, settings: SocketPipe.Settings
) throws(TransportError) -> any BytePipe {
    switch address {
    case .tcp(let host, let port):
        var failure = TransportError(address: address, cause: "the host name has no address", fix: "check the name")
        for candidate in try SocketAddress.resolve(address, host: host, port: port, passive: false) {
            do throws(TransportError) {
                let fd = try connected(address, to: candidate, limit: limit)
                SocketPipe.sendAtOnce(fd)
                return SocketPipe(
                    fd: fd, name: "tcp \(SocketAddress.local(of: fd).text)",
                    peer: PipePeer(address: SocketAddress.remote(of: fd).text), loop: loop, settings: settings)
            } catch {
                failure = error
            }
        }
        throw failure
    case .unix(let path):
        let place = try UnixSocketPath.find(address, path: path) { cannotDial(address, $0) }
        let fd = try connected(address, to: place.address, limit: limit)
        return SocketPipe(
            fd: fd, name: SocketPipe.unixName(SocketAddress.local(of: fd).text),
            peer: PipePeer(address: path, process: SocketPipe.peerProcess(fd)), loop: loop, settings: settings)
    case .webSocket: preconditionFailure("a WebSocket is dialled by its own loop")
    }
}

private func connected(
    _ address: Address, to target: SocketAddress, limit: Duration
) throws(TransportError) -> Int32 {
    let fd = try makeSocket(address, family: target.family)
    // The kernel binds the socket to an abstract name, so that both sides use the same name for the pipe.
    if target.family == AF_UNIX, let unnamed = SocketAddress(unixPath: "") {
        _ = unnamed.withPointer { bind(fd, $0, $1) }
    }
    var code = target.withPointer { connect(fd, $0, $1) } == 0 ? 0 : errno
    if code == EINPROGRESS {
        var entry = pollfd(fd: fd, events: Int16(POLLOUT), revents: 0)
        // The alarm of the timekeeper ends the caller's wait. The longer limit here only ends the thread.
        let ready = poll(&entry, 1, Int32(clamping: (limit + .seconds(60)).nanoseconds / 1_000_000))
        var length = socklen_t(MemoryLayout<Int32>.size)
        if ready == 1 { getsockopt(fd, SOL_SOCKET, SO_ERROR, &code, &length) } else { code = ETIMEDOUT }
    }
    guard code != 0 else { return fd }
    close(fd)
    throw cannotDial(address, code)
}

private func cannotDial(_ address: Address, _ code: Int32) -> TransportError {
    switch code {
    case ECONNREFUSED, ENOENT:
        TransportError(
            address: address, cause: "nothing listens there", fix: "start the server, or give another address")
    case EACCES, EPERM:
        TransportError(address: address, cause: systemText(code), fix: "run as the user that owns the socket")
    case ETIMEDOUT:
        TransportError(address: address, cause: "no answer", fix: "check the address and the network")
    case EAGAIN:
        TransportError(
            address: address, cause: "the server's queue of connections is full",
            fix: "check why the server does not accept connections")
    default:
        TransportError(address: address, cause: systemText(code), fix: "check the address")
    }
}
