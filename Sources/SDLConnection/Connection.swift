package import Journaling
internal import SDLProtocol
package import SDLSupport

/// One peer over a byte pipe: sessions, typed messages both ways, replies, time limits, order. The same for an app and a
/// head unit.
///
/// Everything that goes in, from whatever thread, is put in order on the connection's own lane, worked on there in
/// batches, and leaves as one write and one batch of events. Every request ends exactly once: with its reply, or with the
/// reason why there is none.
package final class Connection: Sendable {
    /// The same at both ends.
    package let name: String
    package let peer: PipePeer
    package let settings: ConnectionSettings

    private let pipe: any BytePipe
    private let timekeeper: any Timekeeper
    private let pen: JournalPen?
    private let state: Lock<ConnectionState>
    private let work: Lane<Input>
    private let delivery: Lane<Delivery>
    private let receiver = Lock<(any ConnectionReceiver)?>(nil)
    /// Ourselves while we are open, so that the receiver is told of the end even if its owner has let go of us.
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
        /// Bytes to give back to the pipe once the events have been worked on.
        let credit: Int
    }

    /// - Parameters:
    ///   - pen: writes this end's RPC rows or moments.
    ///   - home: where the connection does its work; the main actor in deterministic tests.
    ///   - receiving: where its receiver does, if that is not the same: spares a receiver on the main actor a detour.
    package init(
        _ pipe: any BytePipe, _ settings: ConnectionSettings, timekeeper: any Timekeeper, pen: JournalPen? = nil,
        flight: Flight? = nil, home: LaneExecutor = .pool, receiving: LaneExecutor? = nil
    ) {
        name = pipe.name
        peer = pipe.peer
        self.pipe = pipe
        self.settings = settings
        self.timekeeper = timekeeper
        self.pen = pen
        state = Lock(ConnectionState(settings, name: pipe.name, pen: pen))
        work = Lane(on: home, flight: flight)
        delivery = Lane(on: receiving ?? home, flight: flight)
    }

    /// Begins to read, and to tell the receiver; called once. What was asked for before is done now. The pipe, the
    /// connection and the receiver hold each other until `closed` has been told.
    package func open(_ receiver: any ConnectionReceiver) {
        self.receiver.withLock { $0 = receiver }
        open.withLock { $0 = self }
        work.begin(prompt: { [weak self] batch in self?.work(on: batch) })
        delivery.begin { [weak self] batch, _ in await self?.deliver(batch) }
        pipe.open(self)
    }

    /// Ends all sessions, without a word on the wire, and then the pipe once what is queued has gone out.
    package func close(_ reason: String) {
        perform { $0.close(.closedHere(reason)) }
    }

    /// Whether the other end keeps up. While it does not, media are not sent; the event `room` tells when it does again.
    package var hasRoom: Bool { look { $0.hasRoom } }

    /// Requests of ours that wait for their reply.
    package var openRequests: Int { look { $0.openRequests } }

    /// App: what one frame of a session may carry; nil when there is no such session.
    package func payloadLimitBytes(of session: Session) -> Int? { look { $0.app?.payloadLimitBytes(of: session.id) } }

    func look<Value: Sendable>(_ body: (ConnectionState) -> Value) -> Value { state.withLock { body($0) } }

    func perform(_ command: @escaping @Sendable (inout ConnectionState) -> Void) {
        work.send(.command(command))
    }

    /// What is asked of the connection from now on gathers until `endBatch`.
    package func beginBatch() { work.beginBatch() }

    /// Ends a `beginBatch`: what has gathered goes out as one write, at once.
    package func endBatch() { work.endBatch() }

    func nextRequestID() -> RequestID {
        numbers.withLock { number in
            number += 1
            return RequestID(rawValue: number)
        }
    }

    /// The moment something was asked of the connection, where somebody wants to know.
    var askedAt: Instant? { pen?.isHeard == true ? timekeeper.now : nil }
}

// MARK: - From the pipe

extension Connection: BytePipeReceiver {
    /// A little is read, and delivered, on the thread that brings it, which is quicker than to wake another; much would hold
    /// up others.
    package func pipeReceived(_ chunks: [[UInt8]]) {
        let now = timekeeper.now
        settings.witness?.passed(chunks, received, at: now)
        let input = Input.received(chunks, now)
        guard chunks.byteCount <= Self.inlineBytes else { return work.send(input) }
        pen?.beginBatch()
        work.sendInline(input)
        pen?.endBatch()
    }

    private static var inlineBytes: Int { 4_096 }

    /// Which way what comes in goes.
    private var received: MessageKey.Direction { if case .app = settings.role { .toApp } else { .toHeadUnit } }

    package func pipeHasRoom() { work.send(.room) }
    package func pipeEnded(_ end: PipeEnd) { work.send(.ended(end)) }
}

// MARK: - On the lanes

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
                }
            }
            return state.finishBatch(at: now)
        }
        if !output.frames.isEmpty {
            // Before they go, so that no answer is seen before what it answers.
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

    /// The pipe brings more only when there is room for the rows it leads to.
    private func giveBack(_ credit: Int) {
        guard let pen else { return pipe.consumed(credit) }
        pen.whenNotFull { [pipe] in pipe.consumed(credit) }
    }

    private func deliver(_ batch: [Delivery]) async {
        // After `closed` come only the ends of requests that were made too late.
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
        guard let pen, pen.isHeard, settings.record == .moments else { return }
        let now = timekeeper.now
        for event in events {
            if let key = event.message { pen.note(.handled, of: key, at: now) }
        }
    }

    /// Deadlines only move later with traffic, so an alarm that is set early enough is left as it is.
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
