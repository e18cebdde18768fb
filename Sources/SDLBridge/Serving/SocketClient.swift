import JSON
import SDLLog
import SDLSupport
import WebServing
import WebSockets

/// The bridge's side of a connection to `/v1/socket`. Subscribes the client to topics, and runs the client's commands
/// in the order of their arrival.
final class SocketClient: Sendable {
    static let protocolNumber = 1
    /// The queue for state changes. A client must not miss a change, so the bridge closes the socket of a client that
    /// is too slow. After a new connection, the client can continue from its last position.
    private static let changes = Topic("state", limit: 4096, whenFull: .close(.tooSlow))

    private let socket: WebSocket
    private let hub: Hub
    private let dispatcher: CommandDispatcher
    private let worker = SerialWorker<Arrival>()
    private let subscription = Lock(Subscription())

    private struct Subscription {
        var topics: Set<String> = []
        var number: UInt64?
        var follower: RowFollower?
        var floods: ThrottledUpdates?
        var vehicleRate: Int?
        /// The number of expectations for which the client is waiting now.
        var expectations = 0
    }

    /// The maximum number of bytes that are queued for a client. If the client does not read and the queue exceeds this
    /// size, the bridge closes the socket.
    private static let queueMarkBytes = 1 << 20

    init(_ socket: WebSocket, hub: Hub, dispatcher: CommandDispatcher) {
        self.socket = socket
        self.hub = hub
        self.dispatcher = dispatcher
    }

    static func endpoint(hub: Hub, dispatcher: CommandDispatcher) -> SocketEndpoint {
        SocketEndpoint(path: "/v1/socket", queueMarkBytes: queueMarkBytes) { socket in
            let client = SocketClient(socket, hub: hub, dispatcher: dispatcher)
            client.begin()
            return { client.arrived($0) }
        }
    }

    private enum Arrival: Sendable {
        /// A message from the client. `read` is the message as parsed JSON; nil if the message is not parsed yet. The
        /// total size of all unhandled messages of a client is limited.
        case message(SocketMessage, read: JSONValue?)
        case closed
    }

    /// The maximum size in bytes of a message that the sockets' own thread parses.
    private static let little = 4_096

    private func arrived(_ event: SocketEvent) {
        switch event {
        // Handle the event `drained` on this thread, because the worker may be waiting for space in the queue.
        case .drained: subscription.withLock { $0.follower }?.drained()
        case .closed: worker.send(.closed)
        case .message(let message):
            let json = message.bytes.count <= Self.little ? message.json : nil
            // If the head unit can run the command immediately, handle the message on this thread. This is faster than
            // the worker.
            if json?["op"] == "command", let name = json?["command"]?.string, dispatcher.isQuick(name) {
                worker.sendInline(.message(message, read: json))
            } else {
                worker.send(.message(message, read: json))
            }
        }
    }

    private func begin() {
        worker.begin { [self] events, _ in for event in events { await receive(event) } }
        say([
            "op": "hello", "protocol": .int(Self.protocolNumber), "epoch": .string(hub.epoch),
            "seq": .int(Int(hub.state.snapshot.number)),
        ])
    }

    private func receive(_ arrival: Arrival) async {
        switch arrival {
        case .message(let message, let json): await receive(json ?? message.json)
        case .closed: await leave()
        }
    }

    private func leave() async {
        let last = subscription.withLock { subscription in
            defer { subscription = Subscription(expectations: subscription.expectations) }
            return subscription
        }
        last.follower?.stop()
        last.floods?.stop()
        if let number = last.number { await hub.leave(number) }
    }

    private func receive(_ json: JSONValue?) async {
        guard let json, let op = json["op"]?.string else {
            return socket.close(.unreadable, "a message is a JSON object with \"op\"")
        }
        let unknown = AsyncAPI.violations(in: json).filter { $0.known != nil }
        if op == "identify", let first = unknown.first { return socket.close(.unreadable, first.detail) }
        if op == "command", !unknown.isEmpty { return refuse(json["id"] ?? .null, Problem(unknown)) }
        switch op {
        case "identify": await identify(json)
        case "command": await command(json)
        default: socket.close(.unreadable, "there is no op \"\(op)\"")
        }
    }

    private func identify(_ json: JSONValue) async {
        guard json["protocol"]?.int == Self.protocolNumber else {
            return socket.close(.wrongProtocol, "the protocol must be \(Self.protocolNumber)")
        }
        let topics = json["topics"]?.array?.compactMap(\.string) ?? ["state"]
        if let unknown = topics.first(where: { !EventStream.topics.contains($0) }) {
            let help = NearestMatch.help(for: unknown, among: EventStream.topics)
            return socket.close(.unreadable, "there is no topic \"\(unknown.prefix(30))\": \(help)")
        }
        let perSecond = json["maxHz"]?.int ?? ThrottledUpdates.usualRate
        guard ThrottledUpdates.rates.contains(perSecond) else {
            return socket.close(.unreadable, "maxHz must be from 1 to \(ThrottledUpdates.rates.upperBound)")
        }
        let filter: LogFilter
        do throws(FilterError) {
            filter = try LogFilter(json["q"]?.string ?? "")
        } catch {
            return socket.close(.unreadable, "q: \(error)")
        }
        let last = json["lastSeq"]?.int.flatMap { UInt64(exactly: $0) }
        let row = json["logAfter"]?.int.flatMap { UInt64(exactly: $0) }
        let epoch = json["epoch"]?.string
        await leave()
        let follower =
            topics.contains("log")
            ? RowFollower(hub.log, filter: filter) { [socket] in socket.send($0.frame, topic: $1) }
            : nil
        let floods = ThrottledUpdates(topics, perSecond: perSecond) { [socket] _, message in
            socket.send(SharedFrame(.text, message), topic: ThrottledUpdates.topic)
        }
        subscription.withLock { subscription in
            subscription.topics = Set(topics)
            subscription.follower = follower
            subscription.floods = floods
            subscription.vehicleRate = topics.contains("vehicle") ? perSecond : nil
        }
        say(["op": "identified"])
        let number = await hub.listen(self, after: last, row: row, epoch: epoch)
        subscription.withLock { $0.number = number }
        // Without a journal on disk, the row numbers of each run begin with 1.
        let isAnotherLog = epoch != nil && epoch != hub.epoch && !hub.log.status.onDisk
        follower?.begin(after: isAnotherLog ? row.map { _ in 0 } : row)
    }

    private func command(_ json: JSONValue) async {
        let id = json["id"] ?? .null
        guard let name = json["command"]?.string else {
            return refuse(id, Problem(.badRequest, detail: "command is missing; command must be a text."))
        }
        let params = json["params"] ?? .object([:])
        if name == Expectation.command { return expect(id, params) }
        do throws(Problem) {
            let done = try await dispatcher.run(name, params, token: json["control"]?.string)
            var result = Self.result(id, done.json)
            // If a step of a batch has failed, the batch was run but was not successful.
            let failed = done.more["results"]?.array?.first { $0["ok"] == false }
            if result["ok"] == false { result["error"] = failed?["error"] }
            say(result)
        } catch {
            refuse(id, error)
        }
    }

    /// Returns a message with the result of a command. `answer` is the body of the same command's REST answer. The
    /// message contains this body as the member `answer`, and also contains each member of the body.
    private static func result(_ id: JSONValue, _ answer: JSONValue) -> JSONValue {
        var result: JSONValue = ["op": "result", "id": id, "ok": answer["ok"] ?? true]
        for (name, value) in answer.object ?? [:] where result[name] == nil { result[name] = value }
        result["answer"] = answer
        return result
    }

    /// The maximum number of expectations for which one client can wait at a time.
    private static let expectationLimit = 16

    /// Waits for an expectation. During the wait, the bridge handles the client's next messages, because the client's
    /// next command may make the condition true.
    private func expect(_ id: JSONValue, _ params: JSONValue) {
        let count = subscription.withLock { subscription in
            subscription.expectations += 1
            return subscription.expectations
        }
        let hub = hub
        Task.detached { [self] in
            do throws(Problem) {
                guard count <= Self.expectationLimit else {
                    throw Problem(
                        .conflict,
                        detail:
                            "\(Self.expectationLimit) expectations of this client are waiting; more are not allowed.",
                        hint: "Wait for the result of an expectation.")
                }
                say(Self.result(id, try await ExpectationWaiter(hub: hub).wait(for: try Expectation(params))))
            } catch {
                refuse(id, error)
            }
            subscription.withLock { $0.expectations -= 1 }
        }
    }

    private func refuse(_ id: JSONValue, _ problem: Problem) {
        say(["op": "result", "id": id, "ok": false, "error": problem.json])
    }

    private func say(_ message: JSONValue) {
        socket.send(SharedFrame(.text, message.json()), topic: Self.changes)
    }
}

extension CloseCode {
    /// The close code for a message that the protocol of this socket does not define.
    fileprivate static let unreadable = CloseCode(rawValue: 4400)
    /// The close code for a client that requests a protocol version that the bridge does not support.
    fileprivate static let wrongProtocol = CloseCode(rawValue: 4406)
}

extension SocketClient: HubListener {
    var backlog: Backlog { Backlog(messages: socket.counts.waiting, bytes: socket.counts.waitingBytes) }

    func changed(_ frame: HubFrame) {
        if frame.kind == .gap || subscription.withLock({ $0.topics.contains("state") }) {
            socket.send(frame.frame, topic: Self.changes)
        }
    }

    var vehicleRate: Int? { subscription.withLock { $0.vehicleRate } }

    func moved(_ frame: HubFrame) { socket.send(frame.frame, topic: EventStream.vehicle) }

    var wantsRows: Bool { subscription.withLock { $0.follower != nil || $0.floods?.isEmpty == false } }

    func streamed(_ row: LogRow, _ stream: RowStream) { subscription.withLock { $0.floods }?.send(row, stream) }

    func logged(_ frame: HubFrame) {
        guard let follower = subscription.withLock({ $0.follower }) else { return }
        if !follower.logged(frame) { socket.close(.tooSlow, "the client reads the log too slowly") }
    }
}
