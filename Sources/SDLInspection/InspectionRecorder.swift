package import Journaling
package import SDLSupport

/// The app's end of the inspection channel: a journal whose entries go to the bridge.
///
/// While no bridge is attached, entries go nowhere; the app tells its whole state to a bridge that attaches later.
///
/// A row leaves at once, and with it all that was told before: should the app die of what comes next, its last rows are
/// with the bridge. Changes and moments gather for a little while and leave together, so that what one turn of the app
/// changes is one write here and one event there; of what changes again meanwhile only the newest is told.
package final class InspectionRecorder: Journal {
    private struct State {
        var pipe: (any BytePipe)?
        /// What has gathered, oldest first.
        var gathered: [InspectionMessage] = []
        /// Somebody comes for it.
        var isAwaited = false
        /// How many have more to tell that belongs to it.
        var openBatches = 0
        var decoder = InspectionDecoder()
        var isFull = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Lock(State())
    /// Held while frames are written, so that they reach the pipe in the order in which they were recorded.
    private let writing = Lock(())
    private let clock: Keep
    private let soon: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let connect: @Sendable () -> Void
    private let order: Obey
    private let ended: @Sendable () -> Void

    /// Carries an order out, on whatever thread, and then says what came of it.
    package typealias Obey =
        @Sendable (InspectionMessage.Order, @escaping @Sendable (InspectionMessage.Answer) -> Void) -> Void

    /// Does to the clock what the bridge says, and then says how it stands, on whatever thread. With a number above 0 the
    /// bridge waits for what that sets off; any other is answered at once.
    package typealias Keep =
        @Sendable (
            InspectionMessage.Clock, _ number: Int, @escaping @Sendable (InspectionMessage.ClockReport) -> Void
        ) -> Void

    /// How long what has been told gathers: longer than a turn of the app takes, shorter than anybody notices.
    private static let patience: Duration = .milliseconds(4)
    /// No more than this gathers.
    private static let gatheredLimit = 512

    /// - Parameters:
    ///   - clock: does to the clock what the bridge says.
    ///   - soon: runs something in a little while.
    ///   - connect: looks for the head unit at once.
    ///   - ended: the channel has gone; another may be attached.
    package init(
        clock: @escaping Keep,
        soon: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = {
            _ = SystemTimekeeper.shared.ring(after: InspectionRecorder.patience, $0)
        },
        connect: @escaping @Sendable () -> Void = {},
        order: @escaping Obey = { $1(.refused("It takes no orders.")) },
        ended: @escaping @Sendable () -> Void = {}
    ) {
        self.clock = clock
        self.soon = soon
        self.connect = connect
        self.order = order
        self.ended = ended
    }

    /// Says hello over a new channel. Everything recorded from now on goes there.
    package func attach(_ pipe: any BytePipe, _ hello: InspectionMessage.Hello) {
        state.withLock { $0.pipe = pipe }
        pipe.send([InspectionMessage.hello(hello).frame])
        pipe.open(self)
    }

    package func record(_ entry: JournalEntry) {
        switch entry {
        case .row(let row): send(.row(row))
        case .change(let change): gather(.change(change))
        case .moment(let moment): gather(.moment(moment))
        // Which apps there are is the head unit's to tell.
        case .appCame, .appLeft: break
        }
    }

    /// The main actor has had its turn.
    package func alive(at now: Instant) { send(.alive(now)) }

    package func goodbye(_ reason: String) {
        send(.goodbye(reason))
        state.withLock { $0.pipe }?.close(reason)
    }

    private func gather(_ message: InspectionMessage) {
        let (isMuch, waits) = state.withLock { state -> (Bool, Bool) in
            guard state.pipe != nil else { return (false, false) }
            if case .change(let change) = message, let place = state.gathered.place(for: change) {
                state.gathered[place] = message
            } else {
                state.gathered.append(message)
            }
            return (state.gathered.count >= Self.gatheredLimit, self.waits(&state))
        }
        if isMuch { flush() } else if waits { comeSoon() }
    }

    /// Whether somebody is to come for what has gathered, who is not on the way yet.
    private func waits(_ state: inout State) -> Bool {
        guard !state.gathered.isEmpty, state.openBatches == 0, !state.isAwaited else { return false }
        state.isAwaited = true
        return true
    }

    private func comeSoon() {
        soon { [weak self] in
            guard let self else { return }
            // While a batch is open, the end of the batch flushes instead.
            let isComplete = state.withLock { state in
                state.isAwaited = false
                return state.openBatches == 0
            }
            if isComplete { flush() }
        }
    }

    package func beginBatch() { state.withLock { $0.openBatches += 1 } }

    package func endBatch() {
        let waits = state.withLock { state in
            precondition(state.openBatches > 0, "a recorder is released as often as it is held")
            state.openBatches -= 1
            return self.waits(&state)
        }
        if waits { comeSoon() }
    }

    private func send(_ message: InspectionMessage) {
        let isHeard = state.withLock { state in
            guard state.pipe != nil else { return false }
            state.gathered.append(message)
            return true
        }
        if isHeard { flush() }
    }

    /// Writes what has gathered.
    private func flush() {
        writing.withLock { _ in
            let (messages, pipe) = state.withLock { state in
                defer { state.gathered = [] }
                return (state.gathered, state.pipe)
            }
            guard let pipe, !messages.isEmpty else { return }
            if !pipe.send(messages.map(\.frame)) { state.withLock { $0.isFull = true } }
        }
    }

    package var isFull: Bool { state.withLock { $0.isFull } }

    package func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.isFull { state.waiting.append(proceed) }
            return !state.isFull
        }
        if now { proceed() }
    }

    private func letProceed() {
        let waiting = state.withLock { state in
            state.isFull = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for proceed in waiting { proceed() }
    }
}

extension InspectionRecorder: BytePipeReceiver {
    package func pipeReceived(_ chunks: [[UInt8]]) {
        let (messages, pipe) = state.withLock { state in
            ((try? state.decoder.receive(chunks)) ?? [], state.pipe)
        }
        pipe?.consumed(chunks.byteCount)
        for message in messages {
            switch message {
            case .clock(let command, let number):
                clock(command, number) { [weak self] report in self?.send(.clocked(number: number, report)) }
            case .connect: connect()
            case .order(let order, let number):
                self.order(order) { [weak self] answer in self?.send(.answer(answer, number: number)) }
            default: break
            }
        }
    }

    package func pipeHasRoom() {
        // A writer that has just found the pipe full gets to say so first.
        writing.withLock { _ in }
        letProceed()
    }

    package func pipeEnded(_ end: PipeEnd) {
        state.withLock { state in
            state.pipe = nil
            state.gathered = []
            state.decoder = InspectionDecoder()
        }
        letProceed()
        ended()
    }
}

extension [InspectionMessage] {
    /// Farther back nothing is looked for.
    private static var recent: Int { 32 }

    /// Where the change may stand in for an earlier one: that set the same place, and nothing since has touched what stands
    /// there or around it.
    fileprivate func place(for change: StateChange) -> Int? {
        guard change.operation.sets else { return nil }
        for (index, message) in zip(indices, self).suffix(Self.recent).reversed() {
            guard case .change(let earlier) = message else { continue }
            if earlier.path == change.path { return earlier.operation.sets ? index : nil }
            if earlier.path.keys.starts(with: change.path.keys) || change.path.keys.starts(with: earlier.path.keys) {
                return nil
            }
        }
        return nil
    }
}

extension StateChange.Operation {
    fileprivate var sets: Bool { if case .remove = self { false } else { true } }
}
