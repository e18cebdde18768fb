internal import CLinux
internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Handles one call of libmicrohttpd. For each request, libmicrohttpd calls several times: for the head, for each part
/// of the body, for the response, and after a suspended connection was resumed.
func handleRequest(
    _ this: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
    _ uploadCount: UnsafeMutablePointer<Int>?, _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let this, let connection, let url, let method, let uploadCount, let context else { return .NO }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(this).takeUnretainedValue()
    daemon.isHangingUp = false
    if context.pointee == nil {
        guard daemon.enter(connection) else { return .NO }
        // Most requests have no body. The next call processes such a request, because a response to this call would
        // close the connection.
        guard HeadView.hasBody(connection) else {
            context.pointee = bodyless
            return .YES
        }
        daemon.underWay.begin()
        return daemon.begin(HeadView(connection, url, method), context)
    }
    switch context.pointee {
    case bodyless:
        daemon.underWay.begin()
        context.pointee = begun
        return daemon.answer(HeadView(connection, url, method), context)
    case let exchange?:
        let head = HeadView(connection, url, method)
        let exchange = Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue()
        guard uploadCount.pointee > 0 else { return daemon.goOn(exchange, head, context) }
        let piece = UnsafeRawBufferPointer(start: upload, count: uploadCount.pointee)
        uploadCount.pointee = 0
        guard exchange.take(piece) else { return daemon.cutOff(exchange, head, daemon.tooLarge(exchange)) }
        return daemon.isInTime(exchange, head) ? .YES : daemon.cutOff(exchange, head, daemon.tooSlow)
    case nil: return .NO
    }
}

// Values of `context` for requests without an exchange. `bodyless`: not processed yet. `begun`: in flight.
nonisolated(unsafe) private let bodyless = UnsafeMutableRawPointer(bitPattern: 1)
nonisolated(unsafe) private let begun = UnsafeMutableRawPointer(bitPattern: 2)

extension HTTPDaemon {
    // MARK: Requests without a body

    fileprivate func answer(
        _ head: HeadView, _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        if let fault = head.fault { return end(head, with: fault) }
        if let problem = gate.refusal(of: visit(head)) { return refuse(problem, head) }
        if let endpoint = endpoints[head.path] { return upgrade(head, endpoint) }
        switch router.match(head.method, head.path) {
        case .found(let route, let captures):
            let request = head.request(captures, body: [])
            switch route.handler {
            case .immediate(let handler): return queue(respond(request, handler), to: request, head.connection)
            case .waiting(let handler):
                let exchange = Exchange(Connection(pointer: head.connection), limit: 0, verdict: nil, expecting: 0)
                context.pointee = Unmanaged.passRetained(exchange).toOpaque()
                return start(exchange, request, route, handler)
            }
        case .otherMethods(let methods): return queueAllowed(methods, head)
        case .none: return refuse(missing(head), head)
        }
    }

    // MARK: Requests with a body

    /// Creates the exchange of a request with a body, and refuses the request if its head already requires this.
    fileprivate func begin(
        _ head: HeadView, _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        var verdict = gate.refusal(of: visit(head))
        var limit = settings.bodyLimitBytes
        if verdict == nil {
            switch router.match(head.method, head.path) {
            case .found(let route, _): limit = route.bodyLimitBytes ?? limit
            case .otherMethods(let methods): verdict = notAllowed(methods, head)
            case .none: verdict = missing(head)
            }
        }
        let expected = head.contentLength ?? 0
        // A small unwanted body is read, so that the client can reuse the connection.
        if verdict != nil { limit = 64 << 10 }
        let exchange = Exchange(
            Connection(pointer: head.connection), limit: limit, verdict: verdict, expecting: expected)
        context.pointee = Unmanaged.passRetained(exchange).toOpaque()
        if let fault = head.fault { return end(head, with: fault) }
        return expected > limit ? cutOff(exchange, head, tooLarge(exchange)) : .YES
    }

    /// Processes a request whose whole body has arrived. The first call starts the handler. If the handler waits, a
    /// later call sends its response.
    fileprivate func goOn(
        _ exchange: Exchange, _ head: HeadView, _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    ) -> MHD_Result {
        if let verdict = exchange.verdict { return refuse(verdict, head) }
        if exchange.isStarted {
            guard let request = exchange.request, let answer = exchange.answer else { return .NO }
            return queue(answer, to: request, head.connection)
        }
        guard case .found(let route, let captures) = router.match(head.method, head.path) else {
            return refuse(missing(head), head)
        }
        let request = head.request(captures, body: exchange.body)
        switch route.handler {
        case .immediate(let handler): return queue(respond(request, handler), to: request, head.connection)
        case .waiting(let handler): return start(exchange, request, route, handler)
        }
    }

    fileprivate func tooLarge(_ exchange: Exchange) -> Problem {
        Problem(.contentTooLarge, detail: "The body is too large; the limit of this route is \(exchange.limit) bytes.")
    }

    fileprivate var tooSlow: Problem {
        Problem(
            .requestTimeout, detail: "The body did not arrive within \(settings.bodyTime.components.seconds) seconds.")
    }

    /// Returns whether the body is complete or may still arrive within the time limit. The server checks this because
    /// libmicrohttpd has no time limit for a slow body.
    fileprivate func isInTime(_ exchange: Exchange, _ head: HeadView) -> Bool {
        guard head.contentLength != exchange.taken else { return true }
        let now = settings.timekeeper.now
        guard let began = exchange.began else {
            exchange.began = now
            return true
        }
        return now - began < settings.bodyTime
    }

    /// Answers a request whose body is too large or too slow. The answer bypasses libmicrohttpd, because libmicrohttpd
    /// would first read the whole body.
    fileprivate func cutOff(_ exchange: Exchange, _ head: HeadView, _ reason: Problem) -> MHD_Result {
        end(head, with: exchange.verdict ?? reason)
    }

    /// Answers a request and closes the connection, because it is not known where the next request on the connection
    /// begins.
    private func end(_ head: HeadView, with problem: Problem) -> MHD_Result {
        settings.log("\(peer(of: head.connection)) was cut off at \(head.path): \(problem.status.rawValue)")
        hangUp(head.connection) { [hooks] in hooks.linger($0, problem.rawAnswer) }
        return .NO
    }

    /// Passes a duplicate of the connection's descriptor to `hand`, which can continue to use the connection. Then
    /// libmicrohttpd closes the original descriptor without an answer.
    func hangUp(_ connection: OpaquePointer, _ hand: (Int32) -> Void) {
        isHangingUp = true
        ManagedConnection.of(connection).pointee.isTurnedAway = true
        let own = fcntl(cmhd_descriptor(connection), F_DUPFD_CLOEXEC, 0)
        if own >= 0 { hand(own) }
    }

    // MARK: Handlers

    func respond(_ request: Request, _ handler: Router.Immediate) -> Response {
        do { return try handler(request) } catch { return failure(error, request) }
    }

    private func failure(_ error: any Error, _ request: Request) -> Response {
        if let problem = error as? Problem { return problem.response }
        settings.log("\(request.method) \(request.path) failed: \(error)")
        return Problem(.internalError, detail: "The server could not answer. The server's log contains the reason.")
            .response
    }

    private func start(
        _ exchange: Exchange, _ request: Request, _ route: Router.Route, _ handler: @escaping Router.Waiting
    ) -> MHD_Result {
        if route.mayWait {
            let client = ClientAddress(cmhd_address(exchange.connection.pointer))
            guard limits.held.enter(client) else {
                crowd.report(limit: "requests that wait")
                return queue(
                    Self.crowded("requests that wait").response, to: request, exchange.connection.pointer)
            }
            exchange.leave = { [limits] in limits.held.leave(client) }
        }
        exchange.isStarted = true
        exchange.request = request
        guard underWay.add(exchange) else { return queue(stopping.response, to: request, exchange.connection.pointer) }
        // A request that changes something, such as a button press, has priority over requests that only read.
        exchange.run(route.method.isSafe || route.mayWait ? .medium : .high) { [self] in
            do { return try await handler(request) } catch { return failure(error, request) }
        }
        // If the client disconnects, requests that read or wait are cancelled. All other requests are completed.
        exchange.suspend(route.mayWait || route.method.isSafe ? hangUps : nil)
        return .YES
    }

    /// Ends a request. Called when libmicrohttpd has answered or aborted the request.
    func completed(_ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>) {
        defer { context.pointee = nil }
        guard let pointer = context.pointee, pointer != bodyless else { return }
        underWay.end()
        guard pointer != begun else { return }
        let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
        underWay.remove(exchange)
        exchange.end()
        exchange.leave?()
    }

    // MARK: Refusals

    private func visit(_ head: HeadView) -> AccessPolicy.Visit {
        AccessPolicy.Visit(
            method: head.method, path: head.path, isSocket: endpoints[head.path] != nil && head.wantsSocket,
            isLocal: cmhd_address(head.connection)?.pointee.sa_family == sa_family_t(AF_UNIX),
            host: head["Host"], origin: head["Origin"],
            fetchSite: head["Sec-Fetch-Site"], fetchMode: head["Sec-Fetch-Mode"], referer: head["Referer"],
            authorization: gate.token == nil ? nil : head["Authorization"],
            cookie: gate.token == nil ? nil : head["Cookie"],
            queryToken: gate.token == nil ? nil : head.query[AccessPolicy.parameter],
            queryKey: head.value(ofQuery: AccessPolicy.keyParameter))
    }

    func peer(of connection: OpaquePointer) -> String {
        guard let address = cmhd_address(connection) else { return "an unknown client" }
        return SocketAddress(copying: address).description
    }

    func refuse(_ problem: Problem, _ head: HeadView) -> MHD_Result {
        settings.log("\(peer(of: head.connection)) was refused at \(head.path): \(problem.status.rawValue)")
        return queue(problem.response, to: head.request(Captures(), body: []), head.connection)
    }

    private func missing(_ head: HeadView) -> Problem {
        Problem(.notFound, detail: "There is nothing at \(head.path).")
    }

    private func notAllowed(_ methods: [Method], _ head: HeadView) -> Problem {
        Problem(
            .methodNotAllowed, detail: "\(head.path) does not support \(head.method).",
            headers: ["Allow": Router.allow(methods)])
    }

    private func queueAllowed(_ methods: [Method], _ head: HeadView) -> MHD_Result {
        guard head.method == .options else { return refuse(notAllowed(methods, head), head) }
        let allow = Router.allow(methods)
        var response = Response(status: .noContent, headers: ["Allow": allow])
        if gate.sharedOrigin(head["Origin"]) != nil {
            response.headers.set("Access-Control-Allow-Methods", allow)
            response.headers.set(
                "Access-Control-Allow-Headers", "Authorization, Content-Type, If-Match, Idempotency-Key, Last-Event-ID")
            response.headers.set("Access-Control-Max-Age", "600")
        }
        return queue(response, to: head.request(Captures(), body: []), head.connection)
    }

    var stopping: Problem { Problem(.unavailable, detail: "The server is stopping.") }
}
