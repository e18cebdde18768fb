import JSON
import SDLConnection
import SDLRPC
import SDLSupport

/// An app without code. The app registers, sends messages on request of a client, and stores the received messages.
actor ScratchApp {
    enum ConnectionState: String, Sendable, CaseIterable {
        case connecting, registered, refused, gone
    }

    nonisolated let id: String
    nonisolated let name: String
    nonisolated let key: String
    private nonisolated let connection: Connection
    private let registration: [UInt8]
    private let changed: @Sendable (ScratchApp, ConnectionState, Int) async -> Void

    private(set) var state = ConnectionState.connecting
    private var session: Session?
    private var waiting: [RequestID: CheckedContinuation<JSONValue?, Never>] = [:]
    private var early: [RequestID: JSONValue] = [:]
    private var starting: [CheckedContinuation<Void, Never>] = []
    private var registering: RequestID?
    private(set) var answer: JSONValue?
    /// The parameters with which the app answers requests from the head unit, by the function of the request.
    private var answers: [SDLFunctionID: [UInt8]] = [:]

    private var received: [(number: Int, message: JSONValue)] = []
    private var count = 0
    private static let receivedLimit = 10_000

    init(
        id: String, name: String, key: String, registration: JSONValue, pipe: any BytePipe,
        timekeeper: any Timekeeper, inFlight: InFlightCounter,
        changed: @escaping @Sendable (ScratchApp, ConnectionState, Int) async -> Void
    ) {
        self.id = id
        self.name = name
        self.key = key
        self.registration = registration.json()
        self.changed = changed
        connection = Connection(pipe, ConnectionSettings(.app()), timekeeper: timekeeper, inFlight: inFlight)
    }

    /// Connects and registers the app. Returns when the head unit has answered the registration, but after ten seconds
    /// at the latest.
    func start() async {
        connection.open(self)
        connection.startSession()
        SystemTimekeeper.shared.ring(after: .seconds(10)) { [weak self] in Task { await self?.started() } }
        InlineExecutor.assertIsNotCurrent()
        await withCheckedContinuation { starting.append($0) }
    }

    private func started() {
        for continuation in starting { continuation.resume() }
        starting = []
    }

    nonisolated func stop() { connection.close("the scratch app was ended") }

    // MARK: Sending

    /// Sends a message to the head unit.
    ///
    /// - Parameters:
    ///   - wait: the maximum time to wait for the response.
    /// - Returns: the response; nil if the response does not arrive in time.
    func send(
        _ function: SDLFunctionID, _ kind: SDLRPCKind, json: [UInt8], bulk: [UInt8], wait: Duration
    ) async -> JSONValue? {
        guard let session else { return nil }
        let envelope = RPCEnvelope(kind: kind, functionID: function, correlationID: 0, json: json[...], bulk: bulk[...])
        guard kind == .request else {
            connection.notifyRaw(envelope, on: session)
            return nil
        }
        let request = connection.requestRaw(envelope, on: session)
        guard wait > .zero else { return nil }
        let alarm = SystemTimekeeper.shared.ring(after: wait) { [weak self] in Task { await self?.end(request, nil) } }
        InlineExecutor.assertIsNotCurrent()
        let reply: JSONValue? = await withCheckedContinuation { continuation in
            if let reply = early.removeValue(forKey: request) {
                continuation.resume(returning: reply)
            } else {
                waiting[request] = continuation
            }
        }
        SystemTimekeeper.shared.cancel(alarm)
        return reply
    }

    /// Sets the parameters with which the app answers the request `function` from the head unit. If `params` is nil,
    /// the app answers UNSUPPORTED_REQUEST.
    func answer(_ function: SDLFunctionID, with params: [UInt8]?) { answers[function] = params }

    private func take(_ request: Incoming) {
        _ = note(request, "request")
        guard let json = answers[request.functionID] else {
            return connection.refuse(request, .unsupportedRequest, info: "This is a scratch app.")
        }
        connection.replyRaw(json, to: request)
    }

    private func end(_ request: RequestID, _ reply: JSONValue?) {
        if let continuation = waiting.removeValue(forKey: request) { return continuation.resume(returning: reply) }
        // The response arrived before the caller of `send` began to wait, or no caller waits for the response.
        early[request] = reply
        if early.count > 1_000 { early.removeAll() }
    }

    // MARK: Receiving

    /// Returns the received messages after the message with the number `number`, the oldest first. `next` is the number
    /// of the last returned message. The caller passes `next` as `number` in the next call.
    func received(after number: Int, limit: Int) -> (messages: [JSONValue], next: Int) {
        let found = received.drop { $0.number <= number }.prefix(limit)
        return (found.map(\.message), found.last?.number ?? number)
    }

    private func note(_ incoming: Incoming, _ type: String) -> JSONValue {
        count += 1
        var message: JSONValue = [
            "number": .int(count), "rpcType": .string(type), "functionID": .int(Int(incoming.functionID.rawValue)),
        ]
        message["name"] = incoming.name.map { .string($0) }
        message["params"] = incoming.envelope.parameters ?? .null
        if !incoming.envelope.bulk.isEmpty { message["bulkBytes"] = .int(incoming.envelope.bulk.count) }
        received.append((count, message))
        if received.count > Self.receivedLimit { received.removeFirst(Self.receivedLimit / 4) }
        return message
    }

    private func move(to next: ConnectionState) async {
        state = next
        await changed(self, next, count)
    }
}

extension ScratchApp: ConnectionReceiver {
    func receive(_ events: [ConnectionEvent], from connection: Connection) async {
        let before = count
        for event in events { await receive(event) }
        if count != before { await changed(self, state, count) }
    }

    private func receive(_ event: ConnectionEvent) async {
        switch event {
        case .sessionStarted(let session, _):
            self.session = session
            registering = connection.requestRaw(
                RPCEnvelope(
                    kind: .request, functionID: .registerAppInterface, correlationID: 0, json: registration[...]),
                on: session)
        case .sessionRefused: await lose()
        case .reply(let request, .success(let incoming)):
            let message = note(incoming, "response")
            if request == registering { await registered(message) } else { end(request, message) }
        case .reply(let request, .failure(let failure)):
            end(request, ["failure": .string("\(failure)")])
        case .notification(let incoming): _ = note(incoming, "notification")
        case .strayReply(let incoming): _ = note(incoming, "response")
        case .request(let incoming):
            take(incoming)
        case .sessionEnded:
            session = nil
            connection.close("the session has ended")
        case .closed: await lose()
        default: break
        }
    }

    private func registered(_ message: JSONValue) async {
        answer = message
        await move(to: message["params"]?["success"]?.bool == true ? .registered : .refused)
        started()
    }

    private func lose() async {
        session = nil
        for (_, continuation) in waiting { continuation.resume(returning: nil) }
        waiting = [:]
        if state != .refused { await move(to: .gone) }
        started()
    }
}
