import Journaling
import SDLProtocol
import SDLRPC
import SDLSupport

/// The state of a connection. The state is a value that uses no I/O, clock or tasks. Its methods process received bytes
/// and commands, and produce frames and events.
struct ConnectionState: Sendable {
    /// The results of a batch of input. The connection processes the members in the order of their declarations.
    struct Output: Sendable {
        var frames: [[UInt8]]
        /// The reason for closing the pipe; nil if the pipe stays open.
        var closing: String?
        var events: [ConnectionEvent]
        /// The number of received bytes that the connection acknowledges after the receiver has processed the events.
        var credit: Int
        var completions: [@Sendable () -> Void]
        var deadline: Instant?
    }

    let settings: ConnectionSettings
    let name: String
    let writer: JournalWriter?
    /// Whether this side writes a journal row for each message.
    let recordsRows: Bool
    let recordsMoments: Bool

    // On the app side, only `app` is not nil. On the head unit's side, only `core` is not nil. The two are not one
    // enum, because the value of an enum would be copied at each change.
    var app: AppWire?
    var core: CoreWire?
    /// The actions that `app` or `core` has requested and `carryOut` has not performed yet.
    var actions: [WireAction] = []

    var now = Instant.zero
    var sessions: [OpenSession] = []
    var sessionsSoFar: UInt32 = 0
    /// The number of messages so far in each session. Entries 0 to 255 count messages to the head unit, by session id.
    /// Entries 256 to 511 count messages to the app, also by session id.
    var ordinals = [UInt64](repeating: 0, count: 512)
    var pending = OrderedMap<PendingKey, Pending>()
    var deadlines = Deadlines()
    var requestsSoFar: UInt64 = 0
    /// The number of requests from the peer that this side has not answered yet.
    var answering = 0
    var end: PipeEnd?
    private var hasReportedEnd = false

    // The batch
    var outbound: [[UInt8]] = []
    var outboundBytes = 0
    var events: [ConnectionEvent] = []
    var completions: [@Sendable () -> Void] = []
    var closing: String?
    private var isBlocked = false
    private var receivedBytes = 0
    /// The number of received bytes that are not acknowledged yet. The number increases while `withholds` is true.
    private var withheld = 0

    init(_ settings: ConnectionSettings, name: String, writer: JournalWriter?) {
        self.settings = settings
        self.name = name
        self.writer = writer
        let isRecording = writer?.isRecording ?? false
        recordsRows = isRecording && settings.record == .rows
        recordsMoments = isRecording && settings.record == .moments
        switch settings.role {
        case .app(let wire): app = AppWire(settings: wire)
        case .headUnit(let number, let ids, let wire): core = CoreWire(number: number, ids: ids, settings: wire)
        }
    }

    var hasRoom: Bool { !isBlocked }
    var openRequests: Int { pending.count }

    var isFull: Bool { isBlocked && outboundBytes >= settings.outboxBytes }

    // MARK: Batches

    mutating func receive(_ chunks: [[UInt8]], at instant: Instant) {
        for chunk in chunks {
            receivedBytes += chunk.count
            guard end == nil else { continue }
            now = instant
            if app != nil {
                app!.receive(chunk[...], at: instant, into: &actions)
            } else {
                core!.receive(chunk[...], at: instant, into: &actions)
            }
            carryOut()
        }
    }

    mutating func block() {
        isBlocked = true
    }

    mutating func unblock() {
        guard isBlocked else { return }
        isBlocked = false
        events.append(.room)
    }

    mutating func finishBatch(at instant: Instant) -> Output {
        now = instant
        if end == nil { tick() }
        withheld += receivedBytes
        receivedBytes = 0
        // The event `closed` must be the last event of the batch.
        if let end, !hasReportedEnd {
            hasReportedEnd = true
            events.append(.closed(end))
        }
        var output = Output(
            frames: [], closing: closing, events: events, credit: 0, completions: completions, deadline: nextDeadline)
        // If the pipe is about to close, send all queued frames, even if the peer is blocked. A closed pipe accepts no
        // more frames.
        if !isBlocked || closing != nil {
            output.frames = outbound
            outbound = []
            outboundBytes = 0
        }
        if !withholds {
            output.credit = withheld
            withheld = 0
        }
        events = []
        completions = []
        closing = nil
        return output
    }

    /// Whether acknowledgements of received bytes must wait. While an app does not read replies, its head unit accepts
    /// no more requests. An app always acknowledges received bytes; otherwise, both sides could wait for each other
    /// forever.
    private var withholds: Bool {
        core != nil && end == nil && isBlocked && outboundBytes >= settings.outboxBytes / 4
    }

    private mutating func tick() {
        if let deadline = app?.nextDeadline ?? core?.nextDeadline, deadline <= now {
            if app != nil { app!.tick(at: now, into: &actions) } else { core!.tick(at: now, into: &actions) }
            carryOut()
        }
        while let late = deadlines.take(dueBy: now, { pending[$0.key]?.number == $0.number }) {
            guard let waiting = pending.removeValue(forKey: late.key) else { continue }
            finish(waiting, .failure(.timedOut(after: waiting.limit ?? .zero)))
        }
        deadlines.tidy(open: pending.count) { pending[$0.key]?.number == $0.number }
    }

    private var nextDeadline: Instant? {
        mutating get {
            guard end == nil else { return nil }
            let wire = app?.nextDeadline ?? core?.nextDeadline
            let first = deadlines.next { pending[$0.key]?.number == $0.number }
            guard let due = first?.due else { return wire }
            return wire.map { min($0, due) } ?? due
        }
    }

    // MARK: The wire's actions

    mutating func carryOut() {
        var taken: [WireAction] = []
        swap(&taken, &actions)
        for action in taken { carryOut(action) }
        // Reuse the memory of the array. This is possible only if no new actions were added.
        guard actions.isEmpty else { return }
        taken.removeAll(keepingCapacity: true)
        swap(&taken, &actions)
    }

    private mutating func carryOut(_ action: WireAction) {
        switch action {
        case .send(let frame):
            outbound.append(frame)
            outboundBytes += frame.count
        case .message(let message): take(message)
        case .media(let media):
            if let session = session(media.session) { events.append(.media(session, media.service, media.payload)) }
        case .finding(let finding): events.append(.finding(.wire(finding)))
        case .closeConnection(let reason): close(.closedHere("\(reason)"))
        case .sessionStarted(let start): sessionStarted(start)
        case .sessionRefused(let refusal): events.append(.sessionRefused(refusal))
        case .sessionEnded(let id, let reason): sessionEnded(id, reason)
        default: carryOutService(action)
        }
    }

    private mutating func carryOutService(_ action: WireAction) {
        switch action {
        case .sessionFlooded(let id): emit(id) { .sessionFlooded($0) }
        case .serviceStartRequested(let request):
            emit(request.session) { .serviceRequested($0, request.service, request.video) }
        case .serviceStarted(let id, let service, let video): emit(id) { .serviceStarted($0, service, video) }
        case .serviceRefused(let id, let service, let refusal): emit(id) { .serviceRefused($0, service, refusal) }
        case .strayMedia(let id, let service): emit(id) { .strayMedia($0, service) }
        case .serviceEnded(let id, let service, let reason): emit(id) { .serviceEnded($0, service, reason) }
        case .endRefused(let id, let service, let refusal): emit(id) { .endRefused($0, service, refusal) }
        case .secondaryTransportRequested(let id): events.append(.secondaryTransportRequested(id))
        case .secondaryTransportAnswered(let id, let refusal):
            emit(id) { .secondaryTransportAnswered($0, refusal) }
            if refusal != nil { sessions.removeAll { $0.session.id == id } }
        case .transportChanged(let id, let endpoint): emit(id) { .transportChanged($0, endpoint) }
        default: break
        }
    }

    private mutating func emit(_ id: SessionID, _ event: (Session) -> ConnectionEvent) {
        if let session = session(id) { events.append(event(session)) }
    }
}

// MARK: - Sessions and ends

struct OpenSession: Sendable {
    let session: Session
    var lastCorrelationID: Int32 = 0
    /// The correlation ids of the requests from the peer that this side has not answered yet. The key is the message
    /// number of the request.
    var answering: [UInt64: Int32] = [:]
    var answeringIDs: Set<Int32> = []
}

extension ConnectionState {
    func session(_ id: SessionID) -> Session? {
        sessions.first { $0.session.id == id }?.session
    }

    func index(of session: Session) -> Int? {
        sessions.firstIndex { $0.session == session }
    }

    @discardableResult
    mutating func addSession(_ id: SessionID) -> Session {
        sessionsSoFar += 1
        let session = Session(id: id, number: sessionsSoFar)
        sessions.append(OpenSession(session: session))
        return session
    }

    private mutating func sessionStarted(_ start: SessionStart) {
        events.append(.sessionStarted(addSession(start.session), start))
    }

    private mutating func sessionEnded(_ id: SessionID, _ reason: EndReason) {
        guard let index = sessions.firstIndex(where: { $0.session.id == id }) else { return }
        let ended = sessions.remove(at: index)
        answering -= ended.answering.count
        let failure: RequestFailure = end.map { .disconnected($0) } ?? .sessionEnded(reason)
        for (key, waiting) in pending where key.session == ended.session.number {
            pending[key] = nil
            finish(waiting, .failure(failure))
        }
        events.append(.sessionEnded(ended.session, reason))
    }

    /// Ends the connection for the reason `end`. Does nothing if the connection has already ended.
    mutating func close(_ end: PipeEnd) {
        guard self.end == nil else { return }
        self.end = end
        if app != nil { app!.connectionLost(into: &actions) } else { core!.connectionLost(into: &actions) }
        carryOut()
        if case .closedHere(let reason) = end { closing = reason }
    }
}
