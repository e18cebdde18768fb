internal import JSON

/// A client's request to open a WebSocket.
package struct Handshake: Sendable {
    package let path: String
    /// The query of the request as the client sent it, without the question mark.
    package let query: String
    package let host: String?
    package let origin: String?
    package let authorization: String?
    package let cookie: String?
    /// The subprotocols that the client offers, in the client's order.
    package let offered: [String]
    /// The readable address of the client: `127.0.0.1:50211` or `unix`.
    package let peer: String
    /// The agreed subprotocol; nil if client and server agreed on no subprotocol.
    package var subprotocol: String?

    package init(
        path: String, query: String = "", host: String? = nil, origin: String? = nil, authorization: String? = nil,
        cookie: String? = nil, offered: [String] = [], peer: String = ""
    ) {
        self.path = path
        self.query = query
        self.host = host
        self.origin = origin
        self.authorization = authorization
        self.cookie = cookie
        self.offered = offered
        self.peer = peer
    }
}

/// The reason why a WebSocket request is refused. The client receives the reason in an HTTP response.
package struct Refusal: Error, Hashable, Sendable {
    package let status: Int
    package let title: String
    package let detail: String

    package init(_ status: Int, _ title: String, _ detail: String) {
        self.status = status
        self.title = title
        self.detail = detail
    }
}

/// A path that accepts WebSockets, with its limits and handlers.
package struct SocketEndpoint: Sendable {
    package let path: String
    /// The supported subprotocols. If a client offers subprotocols, at least one offered subprotocol must be supported.
    /// A client without offers is accepted unless `needsSubprotocol` is true.
    package let subprotocols: [String]
    package let needsSubprotocol: Bool
    /// The maximum size of a message in bytes. A larger message closes the socket with code 1009.
    package let messageLimitBytes: Int
    /// The maximum number of bytes that may be queued for one client.
    package let queueMarkBytes: Int
    /// The size of the receive window: the maximum number of bytes in delivered messages that the receiver has not
    /// released; see `SocketMessage`.
    package let windowBytes: Int
    package let windowMessages: Int
    package var admit: @Sendable (Handshake) -> Refusal?
    package var open: @Sendable (WebSocket) -> SocketHandler

    /// Creates an endpoint for `path`.
    ///
    /// - Parameters:
    ///   - admit: returns the reason to refuse a request, or nil to accept the request.
    ///   - open: creates the handler of an opened socket. Called on the loop's thread.
    package init(
        path: String, subprotocols: [String] = [], needsSubprotocol: Bool = false, messageLimitBytes: Int = 1 << 20,
        queueMarkBytes: Int = 256 << 10, windowBytes: Int = 1 << 20, windowMessages: Int = 1024,
        admit: @escaping @Sendable (Handshake) -> Refusal? = { _ in nil },
        open: @escaping @Sendable (WebSocket) -> SocketHandler
    ) {
        self.path = path
        self.subprotocols = subprotocols
        self.needsSubprotocol = needsSubprotocol
        self.messageLimitBytes = messageLimitBytes
        self.queueMarkBytes = queueMarkBytes
        self.windowBytes = windowBytes
        self.windowMessages = windowMessages
        self.admit = admit
        self.open = open
    }

    /// Returns the reason to refuse a request, or nil to accept the request. Subprotocols are checked before `admit`.
    package func refusal(of handshake: Handshake) -> Refusal? {
        if handshake.offered.isEmpty {
            if needsSubprotocol {
                return Refusal(400, "Subprotocol needed", "Offer one of: \(subprotocols.joined(separator: ", ")).")
            }
        } else if !handshake.offered.contains(where: subprotocols.contains) {
            let spoken = subprotocols.isEmpty ? "none" : subprotocols.joined(separator: ", ")
            return Refusal(
                400, "Unknown subprotocol",
                "Offered: \(handshake.offered.joined(separator: ", ")). Supported: \(spoken).")
        }
        return admit(handshake)
    }
}

extension Refusal {
    /// The refusal as a complete HTTP response (RFC 9457). The connection is closed after the response.
    var response: [UInt8] {
        let problem: JSONValue = ["title": .string(title), "status": .int(status), "detail": .string(detail)]
        let body = problem.json()
        let head = """
            HTTP/1.1 \(status) \(title)\r
            Content-Type: application/problem+json\r
            Content-Length: \(body.count)\r
            \(status == 426 ? "Upgrade: websocket\r\n" : "")Connection: close\r
            \r

            """
        return Array(head.utf8) + body
    }
}
