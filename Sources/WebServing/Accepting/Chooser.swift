internal import WebSockets

/// Says who gets a connection, by its first head.
///
/// Only a request that libwebsockets will surely grant goes there. Whatever is wrong with one, libmicrohttpd's side finds it
/// again and says it properly.
struct Chooser: Sendable {
    private let endpoints: [String: SocketEndpoint]

    init(_ endpoints: [SocketEndpoint]) {
        self.endpoints = Dictionary(uniqueKeysWithValues: endpoints.map { ($0.path, $0) })
    }

    func choose(_ bytes: UnsafeRawBufferPointer) -> Destination {
        guard let path = RequestHead.path(in: bytes), let endpoint = endpoints[String(path)] else { return .http }
        guard let head = RequestHead(bytes), head.method == "GET", head["upgrade"]?.lowercased() == "websocket",
            head.list("connection").contains(where: { $0.lowercased() == "upgrade" }),
            head["sec-websocket-key"] != nil, head["sec-websocket-version"] == "13",
            // What a request may not have, or what libwebsockets has no room for.
            head["content-length"] == nil, head["transfer-encoding"] == nil,
            head.list("connection").joined(separator: ", ").utf8.count < 120,
            head.list("sec-websocket-protocol").joined(separator: ", ").utf8.count < 120
        else { return .http }
        let handshake = Handshake(
            path: head.path, query: head.query, host: head["host"], origin: head["origin"],
            authorization: head["authorization"], cookie: head["cookie"],
            offered: head.list("sec-websocket-protocol"))
        return endpoint.refusal(of: handshake) == nil ? .socket : .http
    }
}

extension SocketEndpoint {
    /// The same endpoint, behind the gate.
    func guarded(by gate: Gate) -> SocketEndpoint {
        admitting { [admit] handshake in
            let query = Fields(parsing: handshake.query)
            let visit = Gate.Visit(
                path: handshake.path, isSocket: true, isLocal: handshake.peer == "unix", host: handshake.host,
                origin: handshake.origin, authorization: handshake.authorization, cookie: handshake.cookie,
                queryToken: query[Gate.parameter])
            if let problem = gate.refusal(of: visit) {
                return Refusal(problem.status.rawValue, problem.title, problem.detail)
            }
            return admit(handshake)
        }
    }
}

extension Fields {
    /// The parts of a query.
    init(parsing query: String) {
        self.init()
        for part in query.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = pair.count > 1 ? pair[1] : ""
            add(PercentCoding.decode(pair[0]) ?? String(pair[0]), PercentCoding.decode(value) ?? String(value))
        }
    }
}
