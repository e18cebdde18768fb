package import Journaling
internal import SDLProtocol
package import SDLSupport

/// A connection of an app or a head unit to its peer over a byte pipe. The connection manages sessions, typed messages,
/// replies, time limits and ordering.
///
/// Any thread can pass input to the connection. A serial worker processes the queued input in batches. For each batch
/// of input, the connection writes to the pipe once and reports one batch of events. Every request has exactly one
/// result: a reply or a failure.
package final class Connection: Sendable {
    /// The name of the pipe, which is the same on both sides.
    package let name: String
    package let peer: PipePeer
    package let settings: ConnectionSettings

    private let pipe: any BytePipe
    private let timekeeper: any Timekeeper
    private let writer: JournalWriter?
    private let state: Lock<ConnectionState>
    private let work: SerialWorker<Input>
    private let delivery: SerialWorker<Delivery>
    private let receiver = Lock<(any ConnectionReceiver)?>(nil)
    /// A reference from this connection to itself. The reference keeps the connection alive until the receiver was
    /// notified of the connection's end.
    private let open = Lock<Connection?>(nil)
    private let armed = Lock<Alarm?>(nil)
    private let numbers = Lock(UInt64(0))

    private enum Input: Sendable {
        case received([[UInt8]], Instant)
        case room
        case ended(PipeEnd)
        case rang
        case command(@Sendable (inout ConnectionState) -> Void)
    }

    private struct Delivery: Sendable {
        let events: [ConnectionEvent]
        /// The number of bytes that the connection acknowledges to the pipe after the receiver has processed the
        /// events.
        let credit: Int
    }

    /// Creates a connection. Call `open` to start the connection.
    ///
    /// - Parameters:
    ///   - writer: writes the RPC rows or the message times of this side; nil for no journal.
    ///   - home: the executor that processes the input. Deterministic tests use the main actor.
    ///   - receiving: the executor that calls the receiver. If the value is nil, `home` calls the receiver.
    package init(
        _ pipe: any BytePipe, _ settings: ConnectionSettings, timekeeper: any Timekeeper, writer: JournalWriter? = nil,
        inFlight: InFlightCounter? = nil, home: SerialWorkerExecutor = .pool, receiving: SerialWorkerExecutor? = nil
    ) {
        name = pipe.name
        peer = pipe.peer
        self.pipe = pipe
        self.settings = settings
        self.timekeeper = timekeeper
        self.writer = writer
        state = Lock(ConnectionState(settings, name: pipe.name, writer: writer))
        work = SerialWorker(on: home, inFlight: inFlight)
        delivery = SerialWorker(on: receiving ?? home, inFlight: inFlight)
    }

    /// Starts to read and to report events. Call this method once. If the caller has already issued commands, executes
    /// these commands.
    ///
    /// The pipe, the connection and the receiver retain each other until the event `closed` is reported.
    package func open(_ receiver: any ConnectionReceiver) {
        self.receiver.withLock { $0 = receiver }
        open.withLock { $0 = self }
        work.begin(prompt: { [weak self] batch in self?.work(on: batch) })
        delivery.begin { [weak self] batch, _ in await self?.deliver(batch) }
        pipe.open(self)
    }

    /// Ends all sessions without EndService frames, sends the queued frames, and then closes the pipe.
    package func close(_ reason: String) {
        perform { $0.close(.closedHere(reason)) }
    }

    /// Whether the peer reads fast enough. While this property is false, the connection sends neither audio nor video.
    /// When the property becomes true again, the connection reports the event `room`.
    package var hasRoom: Bool { read { $0.hasRoom } }

    /// The number of sent requests that have no reply yet.
    package var openRequests: Int { read { $0.openRequests } }

    /// App: returns the payload limit of frames in a session; nil if the session does not exist.
    package func payloadLimitBytes(of session: Session) -> Int? { read { $0.app?.payloadLimitBytes(of: session.id) } }

    func read<Value: Sendable>(_ body: (ConnectionState) -> Value) -> Value { state.withLock { body($0) } }

    func perform(_ command: @escaping @Sendable (inout ConnectionState) -> Void) {
        work.send(.command(command))
    }

    package func beginBatch() { work.beginBatch() }

    /// Ends the batch that `beginBatch` began. The connection sends all commands of the batch with one write.
    package func endBatch() { work.endBatch() }

    func nextRequestID() -> RequestID { RequestID(rawValue: numbers.next()) }

    /// The current instant; nil if this side has no journal. The journal records this instant as the time at which the
    /// caller passed a message to the connection.
    var askedAt: Instant? { writer?.isRecording == true ? timekeeper.now : nil }
}

// MARK: - From the pipe

extension Connection: BytePipeReceiver {
    /// Receives bytes from the pipe. Small input is processed on the calling thread, because waking another thread
    /// would take longer. Large input is queued for the worker, because this thread also serves other connections.
    package func pipeReceived(_ chunks: [[UInt8]]) {
        let now = timekeeper.now
        settings.witness?.passed(chunks, received, at: now)
        let input = Input.received(chunks, now)
        guard chunks.byteCount <= Self.inlineBytes else { return work.send(input) }
        writer?.beginBatch()
        work.sendInline(input)
        writer?.endBatch()
    }

    private static var inlineBytes: Int { 4_096 }

    private var received: MessageKey.Direction { if case .app = settings.role { .toApp } else { .toHeadUnit } }

    package func pipeHasRoom() { work.send(.room) }
    package func pipeEnded(_ end: PipeEnd) { work.send(.ended(end)) }
}

// MARK: - On the workers

extension Connection {
    private func work(on batch: [Input]) {
        let now = timekeeper.now
        let output = state.withLock { state -> ConnectionState.Output in
            for input in batch {
                switch input {
                case .received(let chunks, let instant): state.receive(chunks, at: instant)
                case .room: state.unblock()
                case .ended(let end): state.close(end)
                case .rang: break
                case .command(let command):
                    state.now = now
                    command(&state)
                    state.carryOut()
                }
            }
            return state.finishBatch(at: now)
        }
        if !output.frames.isEmpty {
            // Pass the frames to the observer before sending the frames. Otherwise, the observer could receive a reply
            // before the request of the reply.
            settings.witness?.passed(output.frames, received == .toApp ? .toHeadUnit : .toApp, at: now)
            if !pipe.send(output.frames) { state.withLock { $0.block() } }
        }
        if let reason = output.closing { pipe.close(reason) }
        hand(over: output)
        for completion in output.completions { completion() }
        arm(output.deadline)
    }

    private func hand(over output: ConnectionState.Output) {
        if !output.events.isEmpty {
            delivery.sendInline(Delivery(events: output.events, credit: output.credit))
        } else if output.credit > 0 {
            giveBack(output.credit)
        }
    }

    /// Acknowledges received bytes to the pipe when the journal is not full.
    private func giveBack(_ credit: Int) {
        guard let writer else { return pipe.consumed(credit) }
        writer.whenNotFull { [pipe] in pipe.consumed(credit) }
    }

    private func deliver(_ batch: [Delivery]) async {
        // After the event `closed`, only results of requests can follow.
        let last = batch.firstIndex { if case .closed = $0.events.last { true } else { false } } ?? batch.count - 1
        var events = batch.count == 1 ? batch[0].events : batch[...last].flatMap(\.events)
        if let receiver = receiver.withLock({ $0 }) {
            await receiver.receive(events, from: self)
            noteHandled(events)
            if case .closed = events.last {
                self.receiver.withLock { $0 = nil }
                open.withLock { $0 = nil }
            }
            events = batch[(last + 1)...].flatMap(\.events)
        }
        for case .mainReply(let reply) in events { await reply.deliver() }
        let credit = batch.reduce(0) { $0 + $1.credit }
        if credit > 0 { giveBack(credit) }
    }

    private func noteHandled(_ events: [ConnectionEvent]) {
        guard let writer, writer.isRecording, settings.record == .moments else { return }
        let now = timekeeper.now
        for event in events {
            if let key = event.message { writer.note(.handled, of: key, at: now) }
        }
    }

    /// Sets the alarm for a deadline. If an earlier alarm is set, keeps that alarm, because received data only moves
    /// deadlines to later times.
    private func arm(_ deadline: Instant?) {
        let obsolete = armed.withLock { armed -> Alarm? in
            guard let deadline else {
                defer { armed = nil }
                return armed
            }
            if let armed, armed.due <= deadline { return nil }
            defer { armed = self.timekeeper.ring(at: deadline) { [weak self] in self?.rang() } }
            return armed
        }
        if let obsolete { timekeeper.cancel(obsolete) }
    }

    private func rang() {
        armed.withLock { $0 = nil }
        work.send(.rang)
    }
}
