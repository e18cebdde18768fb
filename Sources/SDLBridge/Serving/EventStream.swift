import SDLLog
import SDLSupport
import WebServing
import WebSockets

/// A reader of `/v1/events`, for example curl. The reader receives the same messages as over the socket, as server-sent
/// events.
final class EventStream: Sendable {
    private struct State {
        /// The number of the newest change that the reader has received. The ids of events contain this number.
        var change: UInt64 = 0
        /// The number of the newest row that the reader has received. The ids of events contain this number.
        var row: UInt64 = 0
        var number: UInt64?
        var isGone = false
    }

    private static let changes = Topic("state", limit: 4096, whenFull: .close(.tooSlow))
    static let vehicle = Topic("vehicle", limit: 64, whenFull: .close(.tooSlow))

    private let hub: Hub
    private let stream: BodyStream
    private let follower: RowFollower?
    private let wantsState: Bool
    let vehicleRate: Int?
    private let floods: ThrottledUpdates
    private let state: Lock<State>

    private init(
        _ hub: Hub, topics: [String], perSecond: Int, owner: Lock<EventStream?>, stream: BodyStream, from: State
    ) {
        self.hub = hub
        self.stream = stream
        wantsState = topics.contains("state")
        vehicleRate = topics.contains("vehicle") ? perSecond : nil
        state = Lock(from)
        let sink: @Sendable (HubFrame, Topic) -> SendOutcome = { frame, topic in
            owner.withLock { $0 }?.send(frame, topic) ?? .closed
        }
        follower = topics.contains("log") ? RowFollower(hub.log, sink: sink) : nil
        // Events about touches and microphone audio have no id, because a reader cannot resume the stream after such an
        // event.
        floods = ThrottledUpdates(topics, perSecond: perSecond) { kind, message in
            _ = stream.send(
                ServerSentEvent.encode(message, name: kind.rawValue), topic: ThrottledUpdates.topic
            )
        }
    }

    static let topics = ["state", "log", "vehicle"] + RowStream.allCases.map(\.rawValue)

    static func response(_ hub: Hub, _ request: Request) throws(Problem) -> Response {
        let topics = (request.query["topics"] ?? "state").split(separator: ",").map(String.init)
        if let unknown = topics.first(where: { !Self.topics.contains($0) }) {
            throw Problem(
                .badRequest, detail: "There is no topic \"\(unknown)\".",
                hint: "The topics are \(Self.topics.joined(separator: ", ")).")
        }
        let perSecond = request.query["maxHz"].map { Int($0) } ?? ThrottledUpdates.usualRate
        guard let perSecond, ThrottledUpdates.rates.contains(perSecond) else {
            throw Problem(
                .badRequest, detail: "maxHz: \"\(request.query["maxHz"] ?? "")\" is not in the range 1 to 1000.",
                hint: "maxHz is the maximum rate of the topics vehicle, touch and audio, in messages per second.")
        }
        let last = request.headers.field("Last-Event-ID") ?? request.query["lastEventId"]
        let known = last.flatMap(Place.init)
        if last != nil, known == nil {
            throw Problem(
                .badRequest, detail: "Last-Event-ID: \"\(last!)\" is not an event id of this API.",
                hint: "Send the id of the last event, or leave the header out.")
        }
        // The callbacks of the response body need the event stream, but the body is created before the event stream.
        let owner = Lock<EventStream?>(nil)
        let stream = BodyStream(
            mark: 1 << 20, drained: { owner.withLock { $0 }?.follower?.drained() },
            closed: { owner.withLock { $0.take() }?.leave() })
        let isOurs = known?.epoch == hub.epoch
        let events = EventStream(
            hub, topics: topics, perSecond: perSecond, owner: owner, stream: stream,
            from: State(change: known?.change ?? 0, row: isOurs || hub.log.status.onDisk ? known?.row ?? 0 : 0))
        owner.withLock { $0 = events }
        Task.detached { await events.begin(known) }
        return .events(stream)
    }

    /// A reader's position in the stream. As text, a position has the form `epoch:change:row`, that is, the id of the
    /// run, the number of a change and the number of a row.
    private struct Place: Sendable {
        let epoch: String
        let change: UInt64
        let row: UInt64

        init?(_ id: String) {
            let parts = id.split(separator: ":")
            guard parts.count == 3, let change = UInt64(parts[1]), let row = UInt64(parts[2]) else { return nil }
            epoch = String(parts[0])
            (self.change, self.row) = (change, row)
        }
    }

    private func begin(_ known: Place?) async {
        let row = state.withLock { $0.row }
        let number = await hub.listen(self, after: known?.change, row: known?.row, epoch: known?.epoch)
        let isGone = state.withLock { state in
            state.number = number
            return state.isGone
        }
        if isGone { return await hub.leave(number) }
        // If a reader has no position, the reader first receives the newest page of rows.
        follower?.begin(after: known == nil ? nil : row)
    }

    private func leave() {
        follower?.stop()
        floods.stop()
        let number = state.withLock { state in
            state.isGone = true
            return state.number
        }
        if let number { Task { [hub] in await hub.leave(number) } }
    }

    private func send(_ frame: HubFrame, _ topic: Topic) -> SendOutcome {
        let id = state.withLock { state in
            switch frame.kind {
            case .snapshot, .change: state.change = frame.number
            case .rows: state.row = max(state.row, frame.number)
            case .gap, .vehicle: break
            }
            return "\(hub.epoch):\(state.change):\(state.row)"
        }
        return stream.send(
            ServerSentEvent.encode(frame.bytes, name: frame.kind.rawValue, id: id), topic: topic)
    }
}

extension EventStream: HubListener {
    var backlog: Backlog { Backlog(bytes: stream.waitingBytes) }

    func changed(_ frame: HubFrame) {
        if wantsState || frame.kind == .gap { _ = send(frame, Self.changes) }
    }

    func moved(_ frame: HubFrame) {
        // An event with vehicle data has no id. A client that reconnects gets all vehicle data again.
        _ = stream.send(
            ServerSentEvent.encode(frame.bytes, name: frame.kind.rawValue), topic: Self.vehicle)
    }

    var wantsRows: Bool { follower != nil || !floods.isEmpty }

    func streamed(_ row: LogRow, _ stream: RowStream) { floods.send(row, stream) }

    func logged(_ frame: HubFrame) {
        if let follower, !follower.logged(frame) { stream.end() }
    }
}
