internal import SDLSupport
internal import WebSockets

/// Chooses the library that serves a connection, by the first request head of the connection.
///
/// Only requests that libwebsockets accepts go to libwebsockets. All other requests go to libmicrohttpd, because
/// libmicrohttpd can answer with an error.
struct ConnectionRouter: Sendable {
    private let endpoints: [String: SocketEndpoint]
    private let places: Quota

    init(_ endpoints: [SocketEndpoint], places: Quota) {
        self.places = places
        self.endpoints = Dictionary(uniqueKeysWithValues: endpoints.map { ($0.path, $0) })
    }

    func choose(_ bytes: UnsafeRawBufferPointer, from place: SocketAddress) -> Destination {
        guard let path = RequestHead.path(in: bytes), let endpoint = endpoints[String(path)] else { return .http }
        // Heads with a fault go to libmicrohttpd, which answers with an error.
        guard RequestHead.fault(in: bytes) == nil, places.hasRoom(for: place.client), let head = RequestHead(bytes),
            head.method == "GET", head["upgrade"]?.lowercased() == "websocket",
            head.list("connection").contains(where: { $0.lowercased() == "upgrade" }),
            head["sec-websocket-key"] != nil, head["sec-websocket-version"] == "13",
            // An upgrade request must not have a body, and libwebsockets limits the length of these fields.
            head["content-length"] == nil, head["transfer-encoding"] == nil,
            head.list("connection").joined(separator: ", ").utf8.count < 120,
            head.list("sec-websocket-protocol").joined(separator: ", ").utf8.count < 120
        else { return .http }
        let handshake = Handshake(
            path: head.path, query: head.query, host: head["host"], origin: head["origin"],
            authorization: head["authorization"], cookie: head["cookie"],
            offered: head.list("sec-websocket-protocol"), peer: place.description)
        return endpoint.refusal(of: handshake) == nil ? .socket : .http
    }
}

extension SocketEndpoint {
    /// Returns a copy of this endpoint that also applies the access policy `gate` to requests.
    func guarded(by gate: AccessPolicy) -> SocketEndpoint {
        var guarded = self
        guarded.admit = { [admit] handshake in
            let query = Fields(parsing: handshake.query)
            let visit = AccessPolicy.Visit(
                path: handshake.path, isSocket: true, isLocal: handshake.peer == "unix", host: handshake.host,
                origin: handshake.origin, authorization: handshake.authorization, cookie: handshake.cookie,
                queryToken: query[AccessPolicy.parameter])
            if let problem = gate.refusal(of: visit) {
                return Refusal(problem.status.rawValue, problem.title, problem.detail)
            }
            return admit(handshake)
        }
        return guarded
    }

    /// Returns a copy of this endpoint that also limits the number of open sockets by `quota`.
    func counted(by quota: Quota) -> SocketEndpoint {
        var counted = self
        counted.admit = { [admit] handshake in
            quota.hasRoom(for: ClientAddress(ofPeer: handshake.peer))
                ? admit(handshake)
                : Refusal(503, "Too many sockets", "The server has reached its limit of WebSockets.")
        }
        counted.open = { [open] socket in
            let client = ClientAddress(ofPeer: socket.handshake.peer)
            // Several handshakes may have been admitted at the same time, so count again.
            guard quota.enter(client) else {
                socket.close(.tooSlow, "there are too many sockets")
                return { _ in }
            }
            let handler = open(socket)
            return { event in
                if case .closed = event { quota.leave(client) }
                handler(event)
            }
        }
        return counted
    }
}

extension Fields {
    init(parsing query: String) {
        self.init()
        for part in query.split(separator: "&") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = pair.count > 1 ? pair[1] : ""
            add(Self.decode(pair[0]), Self.decode(value))
        }
    }

    /// Decodes a name or a value of a query: each plus becomes a space, then percent escapes are decoded. If any escape
    /// is malformed, no escape is decoded.
    private static func decode(_ part: Substring) -> String {
        let text = String(part.replacing("+", with: " "))
        return PercentCoding.decode(text) ?? text
    }
}
