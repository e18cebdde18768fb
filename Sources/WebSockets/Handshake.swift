internal import JSON

/// What a client said when it asked for a socket.
package struct Handshake: Sendable {
    package let path: String
    /// The part behind the question mark, as sent.
    package let query: String
    package let host: String?
    package let origin: String?
    package let authorization: String?
    package let cookie: String?
    /// The subprotocols on offer, in the client's order.
    package let offered: [String]
    /// For people: `127.0.0.1:50211`, `unix`.
    package let peer: String
    /// The one both ends speak, once it is settled.
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

/// Why a socket is not to be had, as an HTTP answer.
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

/// A path at which sockets are to be had, and what is done with them.
package struct SocketEndpoint: Sendable {
    package let path: String
    /// The subprotocols spoken here. A client that offers some must offer one of these; none are needed when none stand
    /// here, and a client that offers none is let in unless `needsSubprotocol`.
    package let subprotocols: [String]
    package let needsSubprotocol: Bool
    /// Largest message taken, in bytes; a larger one closes the socket with 1009.
    package let messageLimitBytes: Int
    /// Bytes that may wait to go out to one client.
    package let queueMarkBytes: Int
    /// Bytes and messages that may be handed over and not yet be given back; see `SocketMessage`.
    package let windowBytes: Int
    package let windowMessages: Int
    package let admit: @Sendable (Handshake) -> Refusal?
    package let open: @Sendable (WebSocket) -> SocketHandler

    /// - Parameter open: runs on the loop's thread when a socket has been opened, and gives the handler for it.
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

    /// The same endpoint with another say in who is let in.
    package func admitting(_ admit: @escaping @Sendable (Handshake) -> Refusal?) -> SocketEndpoint {
        SocketEndpoint(
            path: path, subprotocols: subprotocols, needsSubprotocol: needsSubprotocol,
            messageLimitBytes: messageLimitBytes,
            queueMarkBytes: queueMarkBytes, windowBytes: windowBytes, windowMessages: windowMessages, admit: admit,
            open: open)
    }

    /// Everything that can be said against a handshake for this endpoint, subprotocol first.
    package func refusal(of handshake: Handshake) -> Refusal? {
        if handshake.offered.isEmpty {
            if needsSubprotocol {
                return Refusal(400, "Subprotocol needed", "Offer one of: \(subprotocols.joined(separator: ", ")).")
            }
        } else if !handshake.offered.contains(where: subprotocols.contains) {
            let spoken = subprotocols.isEmpty ? "none" : subprotocols.joined(separator: ", ")
            return Refusal(
                400, "Unknown subprotocol",
                "Offered: \(handshake.offered.joined(separator: ", ")). Spoken here: \(spoken).")
        }
        return admit(handshake)
    }
}

extension Refusal {
    /// The whole answer (RFC 9457), after which the connection is closed.
    var response: [UInt8] {
        var body = JSONWriter()
        body.beginObject()
        body.key("title")
        body.string(title)
        body.next()
        body.key("status")
        body.integer(status)
        body.next()
        body.key("detail")
        body.string(detail)
        body.endObject()
        let head = """
            HTTP/1.1 \(status) \(title)\r
            Content-Type: application/problem+json\r
            Content-Length: \(body.bytes.count)\r
            \(status == 426 ? "Upgrade: websocket\r\n" : "")Connection: close\r
            \r

            """
        return Array(head.utf8) + body.bytes
    }
}
