internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

/// Upgrades a connection to a WebSocket if the client has sent other requests on it before.
///
/// If the upgrade is the first request, the accept loop passes the connection to libwebsockets directly. Here,
/// libmicrohttpd's own upgrade cannot be used, because both libraries would send status 101. Instead, libwebsockets
/// gets a duplicate of the descriptor, and the head is encoded again from the parsed fields. Bytes after the head would
/// be lost, but clients must not send bytes before the response (RFC 6455, 4.1).
extension HTTPDaemon {
    func upgrade(_ head: HeadView, _ endpoint: SocketEndpoint) -> MHD_Result {
        guard head.wantsSocket, head.method == .get else {
            return refuse(
                Problem(
                    .upgradeRequired, detail: "\(head.path) speaks WebSocket only.",
                    headers: ["Upgrade": "websocket"]), head)
        }
        let handshake = Handshake(
            path: head.path, query: queryText(head.query), host: head["Host"], origin: head["Origin"],
            authorization: head["Authorization"], cookie: head["Cookie"],
            offered: (head["Sec-WebSocket-Protocol"] ?? "").split { $0 == "," || $0 == " " }.map(String.init),
            peer: peer(of: head.connection))
        if let refusal = endpoint.refusal(of: handshake) { return refuse(Problem(refusal), head) }
        if let missing = missingPart(head) { return refuse(Problem(.badRequest, detail: missing), head) }
        let bytes = headBytes(head)
        hangUp(head.connection) { [hooks] in hooks.adopt($0, bytes) }
        return .NO
    }

    /// Returns a text about the missing part of an upgrade request; nil if the request is complete. libwebsockets
    /// itself would disconnect without an answer.
    private func missingPart(_ head: HeadView) -> String? {
        let tokens = (head["Connection"] ?? "").lowercased().split { $0 == "," || $0 == " " }
        if !tokens.contains("upgrade") { return "Connection: Upgrade is missing." }
        if head["Sec-WebSocket-Key"] == nil { return "Sec-WebSocket-Key is missing." }
        if head["Sec-WebSocket-Version"] != "13" { return "Sec-WebSocket-Version is not 13." }
        return nil
    }

    private func headBytes(_ head: HeadView) -> [UInt8] {
        var text = "GET \(head.path)"
        let query = queryText(head.query)
        if !query.isEmpty { text += "?\(query)" }
        text += " HTTP/1.1\r\n"
        for (name, value) in head.headers { text += "\(name): \(value)\r\n" }
        return Array((text + "\r\n").utf8)
    }

    private func queryText(_ query: Fields) -> String {
        query.pairs.map { "\(PercentCoding.encode($0.name))=\(PercentCoding.encode($0.value))" }
            .joined(separator: "&")
    }
}

extension Problem {
    init(_ refusal: Refusal) {
        self.init(Status(rawValue: refusal.status), title: refusal.title, detail: refusal.detail)
    }
}
