internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

/// Answers requests immediately with status 503 if the server has no capacity; the client may try again later.
///
/// The number of connections must stay below libmicrohttpd's own limit. If connections are added faster than
/// libmicrohttpd counts them, it blocks forever in a deadlock (docs/decisions/014-own-connection-limit.md).
extension HTTPDaemon {
    static func crowded(_ what: String) -> Problem {
        Problem(
            .unavailable, title: "Too many \(what)", detail: "The server has reached its limit of \(what).",
            hint: "Try again in a moment, and close unused connections.", headers: ["Retry-After": "1"])
    }

    /// Passes a connection to libmicrohttpd if there is capacity. Health requests are also answered without capacity.
    func take(
        _ descriptor: Int32, _ place: SocketAddress, _ head: UnsafeRawBufferPointer
    ) -> AcceptLoop.Delivery {
        if let fault = RequestHead.fault(in: head) { return .answer(fault.rawAnswer) }
        if limits.connections.count > Self.crowdSize, let health = health(head, place) { return .answer(health) }
        guard takesMore else { return .later }
        if limits.connections.enter(place.client) {
            if !hand(descriptor, place) { limits.connections.leave(place.client) }
            return .taken
        }
        if let health = health(head, place) { return .answer(health) }
        if knock(descriptor, place) { return .taken }
        crowd.report(limit: "connections")
        return .answer(Self.tooManyConnections)
    }

    /// The response on connections above the connection limit. It is encoded only once, because an overloaded server
    /// sends it thousands of times.
    static let tooManyConnections = crowded("connections").rawAnswer

    /// The number of connections above which health requests are answered without libmicrohttpd, so that they do not
    /// wait behind other requests.
    private static let crowdSize = 100

    /// Returns the answer to a health request, without using libmicrohttpd. Returns nil for other requests.
    func health(_ head: UnsafeRawBufferPointer, _ place: SocketAddress) -> [UInt8]? {
        guard let path = RequestHead.path(in: head), settings.healthPaths.contains(String(path)),
            let head = RequestHead(head), head.method == "GET",
            case .found(let route, let captures) = router.match(.get, head.path),
            case .immediate(let handler) = route.handler
        else { return nil }
        let query = Fields(parsing: head.query)
        let visit = AccessPolicy.Visit(
            path: head.path, isLocal: place.isUnix, host: head["host"], origin: head["origin"],
            authorization: head["authorization"], cookie: head["cookie"], queryToken: query[AccessPolicy.parameter])
        if let problem = gate.refusal(of: visit) { return problem.rawAnswer }
        let request = Request(method: .get, path: head.path, query: query, captures: captures)
        return respond(request, handler).rawAnswer
    }
}

struct Limits: Sendable {
    let connections: Quota
    let knocking: Quota
    let held: Quota
    let streams: Quota

    init(_ affordable: DescriptorBudget) {
        connections = Quota(affordable.http)
        knocking = Quota(affordable.knocking)
        held = Quota(affordable.held)
        streams = Quota(affordable.streams)
    }
}

/// Writes each log line at most once in ten seconds, so that overload does not fill the log.
final class LogThrottle: Sendable {
    private static let pause: Duration = .seconds(10)

    private let timekeeper: any Timekeeper
    private let log: @Sendable (String) -> Void
    private let written = Lock<[String: Instant]>([:])

    init(_ timekeeper: any Timekeeper, _ log: @escaping @Sendable (String) -> Void) {
        self.timekeeper = timekeeper
        self.log = log
    }

    func report(_ line: String) {
        let now = timekeeper.now
        let isDue = written.withLock { written in
            if let last = written[line], now - last < Self.pause { return false }
            written[line] = now
            return true
        }
        if isDue { log(line) }
    }

    func report(limit what: String) {
        report("there are too many \(what); the server answers further \(what) with 503 until some have ended")
    }
}

extension Response {
    /// The complete HTTP response as bytes, with `Connection: close`. Works only for bodies of the case `bytes`.
    var rawAnswer: [UInt8] {
        guard case .bytes(let body) = body else {
            return Problem(.internalError, detail: "There is no body.").rawAnswer
        }
        var head = "HTTP/1.1 \(status.rawValue) \(status.phrase)\r\n"
        for (name, value) in headers { head += "\(name): \(value)\r\n" }
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + body
    }
}
