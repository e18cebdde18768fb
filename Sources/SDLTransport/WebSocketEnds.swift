internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Listens for WebSockets.
///
/// This class opens the port itself, like the other listeners, and not through the WebSocket library. If the port is in
/// use, the error can therefore name the process that uses it. The listener has a WebSocket loop of its own, which
/// serves the connections and ends when the last pipe has ended.
final class WebSocketListener: Listener {
    private let sockets: SocketListener
    private let loop: WebSocketLoop

    var address: Address { sockets.address }

    init(
        fd: Int32, address: Address, path: String, loop: SocketLoop, settings: SocketPipe.Settings,
        admit: @escaping @Sendable (_ origin: String?) -> Bool, accepted: @escaping @Sendable (any BytePipe) -> Void
    ) {
        let webSockets = WebSocketLoop(.pipes(settings))
        webSockets.serveAdopted([
            SocketEndpoint(
                path: path, messageLimitBytes: .messageLimitBytes, queueMarkBytes: settings.queue,
                windowBytes: settings.window,
                // Any web page can reach a local port through its browser, but the browser sends the page's origin.
                admit: { handshake in
                    admit(handshake.origin)
                        ? nil
                        : Refusal(
                            403, "Cross-origin app", "Pages of \(handshake.origin ?? "") may not connect as an app.")
                },
                open: { socket in
                    let (pipe, handler) = WebSocketPipe.over(socket, dialled: false, settings: settings)
                    accepted(pipe)
                    return handler
                })
        ])
        self.loop = webSockets
        sockets = SocketListener(fd: fd, address: address, loop: loop) { fd, _ in
            webSockets.adopt(descriptor: fd)
        }
    }

    func stop() {
        sockets.stop()
        loop.stopWhenIdle()
    }
}

/// Connects to a WebSocket server. Tries all addresses of the host, one after another.
struct WebSocketDial: Sendable {
    private static let loop = WebSocketLoop(.pipes(SocketPipe.Settings()))

    let address: Address
    let path: String
    let limit: Duration
    let settings: SocketPipe.Settings

    func dial(
        _ candidates: ArraySlice<SocketAddress>,
        answer: @escaping @Sendable (Result<any BytePipe, TransportError>) -> Void
    ) {
        guard let candidate = candidates.first else {
            return answer(
                .failure(
                    TransportError(address: address, cause: "the host name has no address", fix: "check the name")))
        }
        let made = Lock(WebSocketPipe?.none)
        Self.loop.dial(target(candidate)) { socket in
            let (pipe, handler) = WebSocketPipe.over(socket, dialled: true, settings: settings)
            made.withLock { $0 = pipe }
            return handler
        } answer: { result in
            switch result {
            case .success:
                if let pipe = made.withLock({ $0.take() }) { answer(.success(pipe)) }
            case .failure(let error):
                let rest = candidates.dropFirst()
                if rest.isEmpty { answer(.failure(explained(error))) } else { dial(rest, answer: answer) }
            }
        }
    }

    private func target(_ candidate: SocketAddress) -> SocketTarget {
        // A server that has several host names at one address needs the requested host name.
        let text = address.description.dropFirst("ws://".count)
        var target = SocketTarget(.tcp(host: candidate.host, port: candidate.port), path: path)
        target.host = String(text.prefix { $0 != "/" })
        // The caller's clock limits the wait. The longer limit here only ends an attempt whose caller does not wait any
        // more.
        target.timeLimit = limit + .seconds(60)
        target.messageLimitBytes = .messageLimitBytes
        target.queueMarkBytes = settings.queue
        target.windowBytes = settings.window
        return target
    }

    private func explained(_ error: SocketError) -> TransportError {
        guard case .cannotDial(let why) = error else {
            return TransportError(address: address, cause: error.description, fix: "try again")
        }
        // libwebsockets reports no details of a refused connection.
        if why.hasPrefix("Unable to connect") {
            return TransportError(
                address: address, cause: "nothing listens there", fix: "start the server, or give another address")
        }
        return TransportError(
            address: address, cause: "the server does not speak WebSocket: \(why)",
            fix: "check the port and the path, or connect over TCP")
    }
}

extension WebSocketLoop.Settings {
    fileprivate static func pipes(_ settings: SocketPipe.Settings) -> Self {
        var own = Self()
        own.name = "ws pipes"
        own.linger = settings.linger
        return own
    }
}

extension Int {
    /// The maximum size of a received message in bytes. An SDL frame is smaller (at most 131,084 bytes after the start
    /// of a session), but a WebSocket message may contain several frames.
    fileprivate static let messageLimitBytes = 1 << 20
}
