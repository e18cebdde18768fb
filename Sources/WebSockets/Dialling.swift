internal import CLibwebsockets
internal import SDLSupport

/// The address to which a client connects, and the fields of the client's request.
package struct SocketTarget: Sendable {
    package var address: WebAddress
    /// The path of the requested WebSocket, including the query.
    package var path: String
    package var subprotocols: [String] = []
    /// The value of the `Host` field; nil to use the text of `address`.
    package var host: String?
    package var origin: String?
    package var authorization: String?
    package var timeLimit: Duration = .seconds(10)
    package var messageLimitBytes = 16 << 20
    package var queueMarkBytes = 256 << 10
    package var windowBytes = 1 << 20
    package var windowMessages = 1024

    package init(_ address: WebAddress, path: String = "/") {
        self.address = address
        self.path = path
    }
}

/// An attempt to connect, with exactly one result: an open socket, a refusal, a network error or a timeout.
final class DialRequest: Sendable {
    let target: SocketTarget
    let open: @Sendable (WebSocket) -> SocketHandler
    private let waiting: Lock<(@Sendable (Result<WebSocket, SocketError>) -> Void)?>

    init(
        _ target: SocketTarget, open: @escaping @Sendable (WebSocket) -> SocketHandler,
        answer: @escaping @Sendable (Result<WebSocket, SocketError>) -> Void
    ) {
        self.target = target
        self.open = open
        waiting = Lock(answer)
    }

    func answer(_ result: Result<WebSocket, SocketError>) {
        waiting.withLock { $0.take() }?(result)
    }
}

extension WebSocketLoop {
    /// Connects to a server. Returns when the connection is open.
    ///
    /// - Parameter open: creates the socket's handler. Called on the loop's thread before the first message.
    package func dial(
        _ target: SocketTarget, open: @escaping @Sendable (WebSocket) -> SocketHandler
    ) async throws -> WebSocket {
        try await withCheckedThrowingContinuation { continuation in
            dial(target, open: open) { continuation.resume(with: $0.mapError { $0 }) }
        }
    }

    /// Connects to a server without waiting. `answer` is called once with the result, on the loop's thread.
    package func dial(
        _ target: SocketTarget, open: @escaping @Sendable (WebSocket) -> SocketHandler,
        answer: @escaping @Sendable (Result<WebSocket, SocketError>) -> Void
    ) {
        submit(.dial(DialRequest(target, open: open, answer: answer)))
    }

    func dial(_ request: DialRequest) {
        guard !isStopping else { return request.answer(.failure(.stopped)) }
        let target = request.target
        let handshake = Handshake(
            path: target.path, authorization: target.authorization, offered: target.subprotocols,
            peer: target.address.description)
        let limits = SocketLimits(
            message: target.messageLimitBytes, queueMarkBytes: target.queueMarkBytes, windowBytes: target.windowBytes,
            windowMessages: target.windowMessages)
        let socket = WebSocket(id: nextID(), loop: self, isClient: true, handshake: handshake, limits: limits)
        socket.dialling = request
        socket.alarm = settings.timekeeper.ring(after: target.timeLimit) { [weak self, weak socket] in
            if let socket { self?.inbox.send(.giveUp(socket)) }
        }
        let handle = keep(socket)
        // libwebsockets does not always call the callback if it fails immediately.
        guard let wsi = connect(target, handle) else { return end(socket) }
        if sockets[socket.id] != nil { socket.wsi = wsi }
    }

    private func connect(_ target: SocketTarget, _ handle: UnsafeMutableRawPointer) -> OpaquePointer? {
        var info = lws_client_connect_info()
        info.context = context
        info.vhost = dialling
        info.ietf_version_or_minus_one = -1
        info.opaque_user_data = handle
        let strings = CStrings()
        switch target.address {
        case .tcp(let name, let port):
            info.address = strings[name]
            info.host = strings[target.host ?? target.address.description]
            info.port = Int32(port)
        case .unix(let path):
            info.address = strings["+" + path]
            info.host = strings["localhost"]
        }
        info.path = strings[target.path]
        info.origin = target.origin.map { strings[$0] }
        if !target.subprotocols.isEmpty { info.protocol = strings[target.subprotocols.joined(separator: ", ")] }
        info.local_protocol_name = strings[SocketVhost.unnamed]
        return lws_client_connect_via_info(&info)
    }
}
