import JSON
import Journaling
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

// Methods that send and receive messages. Each message is written to the journal as a row.
extension HMILink {
    // MARK: In

    mutating func take(_ bytes: [UInt8], from id: HMISocketID) {
        guard let key = nextKey(of: id, .toHeadUnit) else { return }
        cause = .message(key)
        switch RPCFrame(bytes) {
        case .request(let rpcID, let method, let params):
            write(key, .request, method, id: rpcID.int, params)
            request(method, params, id: rpcID, from: id)
        case .notification(let method, let params):
            write(key, .notification, method, id: nil, params)
            notification(method, params, from: id)
        case .answer(let rpcID, let answer): take(answer, rpcID, key, from: id)
        case .malformed(let rpcID, let problem):
            report("hmi.malformed", problem, fix: "Send one JSON-RPC 2.0 object in each text frame.")
            send(RPCWriter.error(id: rpcID, .invalid(problem)), to: id)
        }
    }

    private mutating func request(_ method: String, _ params: JSONValue, id: JSONValue, from socket: HMISocketID) {
        if method.hasPrefix("MB.") {
            do throws(RPCError) {
                let result = try broker.handle(method, params, from: socket)
                reply(id, method, .success(result), to: socket)
                brokerChanged(method, params)
            } catch {
                reply(id, method, .failure(error), to: socket)
                report(
                    "hmi.broker", "\(method): \(error.message)",
                    fix: "Register each component and each subscription once per socket.")
            }
            return
        }
        if method == HMI.SDL.ActivateApp.method, let cloud = absentCloud(params["appID"]?.int) {
            return dial(cloud, asked: id, on: socket)
        }
        do throws(RPCError) {
            if let route = ServiceRoute.byMethod[method] { return try ask(route, params, id: id, from: socket) }
            reply(id, method, .success(try answer(method, params)), to: socket)
        } catch {
            reply(id, method, .failure(error), to: socket)
            report("hmi.request", "\(method): \(error.message)", fix: "Check the parameters in the HMI API.")
        }
    }

    private mutating func take(_ answer: HMIAnswer, _ id: JSONValue, _ key: MessageKey, from socket: HMISocketID) {
        let open = id.int.flatMap { requests[$0] ?? requests.late($0) }
        guard let number = id.int, let request = open, request.socket == socket else {
            write(key, .response, answer.result["method"]?.string ?? "?", id: id.int, answer.result)
            return report(
                "hmi.unasked", "An answer has the id \(id), but no request with this id is open.",
                fix: "Answer each request once, within its time limit, on the socket that received the request.")
        }
        let isLate = requests.remove(number) == nil
        var row = HMIRow(
            key: key, kind: .response, name: request.method, id: number, app: request.app?.rawValue,
            params: LazyJSON { answer.result.json() })
        row.result = HMIResult.name(of: answer.code)
        row.info = answer.info
        row.answers = request.key.ordinal
        row.violations = check(answer, of: request)
        actions.append(.row(row, causes: []))
        // As in SDL Core, an invalid answer counts as an error. Only the HMI's capabilities are checked one by one.
        let isUsable = row.violations.isEmpty || request.purpose == .startUp
        let answer = isUsable ? answer : .invalid
        guard isLate else { return finish(request, .answered(answer)) }
        _ = requests.removeLate(number)
        if HMIResult.good.contains(answer.code) { take(back: request.undo, of: request.app) }
    }

    mutating func take(back parts: [HMIPart], of app: AppKey?) {
        for part in parts { ask(part, for: .reported, of: app) }
    }

    /// Checks the parameters of a successful answer. Reports each violation as a finding, and returns all violations.
    private mutating func check(_ answer: HMIAnswer, of request: OpenRequest) -> [String] {
        guard HMIResult.good.contains(answer.code), !answer.isError else { return [] }
        guard let type = HMIRegistry.message(request.method, .response) else { return [] }
        let violations = type.violations(in: answer.result)
        for violation in violations {
            report(
                "hmi.answer", path: "\(request.method).\(violation.path)", "\(violation.rule)",
                fix: "Answer \(request.method) as the HMI API defines it.")
        }
        return violations.map(\.description)
    }

    // MARK: Out

    /// Sends a request to the HMI component of the request's interface (UI, VR, …). Returns false without sending if
    /// the component is not registered or not available.
    @discardableResult
    mutating func ask<Request: HMIRequest>(
        _ request: Request, for purpose: Purpose, of app: AppKey? = nil, within time: AnswerTime = .usual,
        causes: [Cause]? = nil
    ) -> Bool {
        ask(HMIPart(request), for: purpose, of: app, within: time, causes: causes)
    }

    @discardableResult
    mutating func ask(
        _ part: HMIPart, for purpose: Purpose, of app: AppKey? = nil, within time: AnswerTime = .usual,
        causes: [Cause]? = nil, undo: [HMIPart] = []
    ) -> Bool {
        guard isAvailable(part.interface), let socket = broker.components[part.interface],
            let key = nextKey(of: socket, .toApp)
        else { return false }
        let (id, span) = (requests.nextID(), duration(of: time))
        requests.add(
            OpenRequest(
                id: id, socket: socket, method: part.method, purpose: purpose, app: app, key: key, span: span,
                due: span.map { now + $0 }, undo: undo))
        let row = HMIRow(
            key: key, kind: .request, name: part.method, id: id, app: app?.rawValue,
            params: LazyJSON(bytes: part.params))
        actions.append(.row(row, causes: causes ?? cause.map { [$0] } ?? []))
        actions.append(.send(socket, RPCWriter.request(id: id, method: part.method, params: part.params)))
        return true
    }

    func duration(of time: AnswerTime) -> Duration? {
        switch time {
        case .usual: state.profile.limits.answerSpan
        case .usualPlus(let own): state.profile.limits.answerSpan + own
        case .exactly(let span): span
        case .unlimited: nil
        }
    }

    /// Sends a notification to each socket that has subscribed to the notification.
    mutating func notify<Notification: HMINotification>(_ notification: Notification, of app: AppKey? = nil) {
        let params = notification.json()
        for socket in broker.subscribers(to: Notification.method) {
            guard let key = nextKey(of: socket, .toApp) else { continue }
            let row = HMIRow(
                key: key, kind: .notification, name: Notification.method, id: nil, app: app?.rawValue,
                params: LazyJSON(bytes: params))
            actions.append(.row(row, causes: cause.map { [$0] } ?? []))
            actions.append(.send(socket, RPCWriter.request(id: nil, method: Notification.method, params: params)))
        }
    }

    /// Returns whether the component of this interface (UI, VR, …) is registered and available. The HMI may report a
    /// component as unavailable.
    func isAvailable(_ interface: String) -> Bool {
        broker.components[interface] != nil && !start.isOff(interface)
    }

    mutating func reply(
        _ id: JSONValue, _ method: String, _ answer: Result<JSONValue, RPCError>, to socket: HMISocketID
    ) {
        switch answer {
        case .success(let result):
            writeReply(id, method, code: 0, info: nil, result, to: socket)
            send(RPCWriter.result(id: id, result), to: socket)
        case .failure(let error):
            writeReply(id, method, code: error.code, info: error.message, .object([:]), to: socket)
            send(RPCWriter.error(id: id, error, method: method), to: socket)
        }
    }

    private mutating func send(_ bytes: [UInt8], to socket: HMISocketID) {
        actions.append(.send(socket, bytes))
    }

    // MARK: Rows

    private mutating func nextKey(of id: HMISocketID, _ direction: MessageKey.Direction) -> MessageKey? {
        guard var socket = sockets[id] else { return nil }
        defer { sockets[id] = socket }
        let ordinal: UInt64
        if direction == .toApp {
            socket.sent += 1
            ordinal = socket.sent
        } else {
            socket.received += 1
            ordinal = socket.received
        }
        return MessageKey(connection: socket.name, session: 0, direction: direction, ordinal: ordinal)
    }

    private mutating func write(
        _ key: MessageKey, _ kind: HMIRow.Kind, _ method: String, id: Int?, _ params: JSONValue
    ) {
        let app = params["appID"]?.int.flatMap { apps.key(of: $0) }
        actions.append(
            .row(
                HMIRow(
                    key: key, kind: kind, name: method, id: id, app: app?.rawValue,
                    params: LazyJSON { params.json() }),
                causes: []))
    }

    private mutating func writeReply(
        _ id: JSONValue, _ method: String, code: Int, info: String?, _ result: JSONValue, to socket: HMISocketID
    ) {
        guard case .message(let asked)? = cause, let key = nextKey(of: socket, .toApp) else { return }
        let params: JSONValue = result.object == nil ? ["result": result] : result
        var row = HMIRow(
            key: key, kind: .response, name: method, id: id.int, app: nil,
            params: LazyJSON { params.json() })
        row.result = HMIResult.name(of: code)
        row.info = info
        row.answers = asked.ordinal
        actions.append(.row(row, causes: []))
    }
}

extension HMIMessage {
    /// Returns all violations of the HMI API in the parameters.
    static func violations(in params: JSONValue) -> [Violation] {
        guard let reading = try? Self.reading(params.json(), takesNumbers: true) else { return [Violation(.missing)] }
        return reading.violations.items.map(\.inHMI)
    }
}
