internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

/// What becomes of a request when there is no room for it: an answer at once, which asks to come again.
///
/// libmicrohttpd is never let come to its own limit: when connections are handed to it faster than it counts them, it goes
/// on to wait for a lock of its own, for ever (docs/decisions/014-own-connection-limit.md).
extension HTTPDaemon {
    static func crowded(_ what: String) -> Problem {
        Problem(
            .unavailable, title: "Too many at once", detail: "The server has as many \(what) as it takes.",
            hint: "Come again in a moment, and end what is not needed any more.", headers: ["Retry-After": "1"])
    }

    /// Takes over a connection, if there is room for it. A request for the server's health is answered in any case.
    func take(_ descriptor: Int32, _ place: SocketPlace, _ head: UnsafeRawBufferPointer) -> AcceptLoop.Delivery {
        if let fault = RequestHead.fault(in: head) { return .answer(fault.rawAnswer) }
        if limits.connections.count > Self.crowdSize, let health = health(head, place) { return .answer(health) }
        guard takesMore else { return .later }
        if limits.connections.enter(place.client) {
            if !hand(descriptor, place) { limits.connections.leave(place.client) }
            return .taken
        }
        if let health = health(head, place) { return .answer(health) }
        if knock(descriptor, place) { return .taken }
        crowd.report("connections")
        return .answer(Self.tooManyConnections)
    }

    /// Sent by the thousand, and made once.
    static let tooManyConnections = crowded("connections").rawAnswer

    /// More connections than this are a crowd: a request for the server's health does not stand in line behind it.
    private static let crowdSize = 100

    /// The answer to a question after the server's health, without libmicrohttpd; nil for any other request.
    func health(_ head: UnsafeRawBufferPointer, _ place: SocketPlace) -> [UInt8]? {
        guard let path = RequestHead.path(in: head), settings.healthPaths.contains(String(path)),
            let head = RequestHead(head), head.method == "GET",
            case .found(let route, let captures) = router.match(.get, head.path),
            case .immediate(let handler) = route.handler
        else { return nil }
        let query = Fields(parsing: head.query)
        let visit = Gate.Visit(
            path: head.path, isLocal: place.isUnix, host: head["host"], origin: head["origin"],
            authorization: head["authorization"], cookie: head["cookie"], queryToken: query[Gate.parameter])
        if let problem = gate.refusal(of: visit) { return problem.rawAnswer }
        let request = Request(method: .get, path: head.path, query: query, captures: captures)
        return respond(request, handler).rawAnswer
    }
}

/// How many of each kind there may be.
struct Limits: Sendable {
    let connections: Quota
    let knocking: Quota
    let held: Quota
    let streams: Quota

    init(_ affordable: Affordable) {
        connections = Quota(affordable.http)
        knocking = Quota(affordable.knocking)
        held = Quota(affordable.held)
        streams = Quota(affordable.streams)
    }
}

/// Says that there are too many of something, and not again for a while: the crowd would fill the log too.
final class CrowdNotice: Sendable {
    private static let pause: Duration = .seconds(10)

    private let timekeeper: any Timekeeper
    private let log: @Sendable (String) -> Void
    private let told = Lock<[String: Instant]>([:])

    init(_ timekeeper: any Timekeeper, _ log: @escaping @Sendable (String) -> Void) {
        self.timekeeper = timekeeper
        self.log = log
    }

    func report(_ what: String) {
        let now = timekeeper.now
        let isNews = told.withLock { told in
            if let last = told[what], now - last < Self.pause { return false }
            told[what] = now
            return true
        }
        if isNews { log("there are too many \(what); more are answered with 503 until some have ended") }
    }
}

extension Response {
    /// The whole answer, after which the connection ends; for bodies that are at hand.
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
