package import Journaling
package import SDLSupport

/// The app's side of the inspection channel: a journal that sends its entries to the bridge.
///
/// While no bridge is attached, entries are discarded. When a bridge attaches, the app sends its whole state.
///
/// A row is sent immediately, together with all earlier entries. Therefore, if an app crashes, the bridge has received
/// even its last rows. State changes and message times are collected for a few milliseconds and then sent together. If
/// a value changes several times during this time, only the newest value is sent.
package final class InspectionRecorder: Journal {
    private struct State {
        var pipe: (any BytePipe)?
        /// The entries that are collected and not sent yet, the oldest entry first.
        var gathered: [InspectionMessage] = []
        var isFlushScheduled = false
        var openBatches = 0
        var decoder = InspectionDecoder()
        var isFull = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Lock(State())
    /// Locked while messages are written to the pipe. The lock ensures that messages are sent in the order in which the
    /// messages were recorded.
    private let writing = Lock(())
    private let clock: ClockHandler
    private let soon: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let connect: @Sendable () -> Void
    private let order: OrderHandler
    private let ended: @Sendable () -> Void

    /// Carries out an order from the bridge, then calls the completion with the answer. May be called on any thread.
    package typealias OrderHandler =
        @Sendable (InspectionMessage.Order, @escaping @Sendable (InspectionMessage.Answer) -> Void) -> Void

    /// Executes a command for the app's clock, then calls the completion with a report. May be called on any thread.
    ///
    /// `number` identifies the command; queries of the clock have negative numbers. If the command advances the clock
    /// and `number` is positive, the completion waits until the app has finished the work that the new time started.
    package typealias ClockHandler =
        @Sendable (
            InspectionMessage.Clock, _ number: Int, @escaping @Sendable (InspectionMessage.ClockReport) -> Void
        ) -> Void

    /// The time for which state changes and message times are collected before they are sent. Users do not notice such
    /// a short delay.
    private static let batchDelay: Duration = .milliseconds(4)
    private static let gatheredLimit = 512

    /// Creates the app's side of the inspection channel.
    ///
    /// - Parameters:
    ///   - clock: executes the bridge's commands for the app's clock.
    ///   - soon: calls a closure after a short delay.
    ///   - connect: connects the app to the head unit immediately, before the app's next regular attempt.
    ///   - order: carries out the bridge's orders.
    ///   - ended: called when the channel has ended. After this call, another channel can be attached.
    package init(
        clock: @escaping ClockHandler,
        soon: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = {
            _ = SystemTimekeeper.shared.ring(after: InspectionRecorder.batchDelay, $0)
        },
        connect: @escaping @Sendable () -> Void = {},
        order: @escaping OrderHandler = { $1(.refused("This app does not accept commands of the bridge.")) },
        ended: @escaping @Sendable () -> Void = {}
    ) {
        self.clock = clock
        self.soon = soon
        self.connect = connect
        self.order = order
        self.ended = ended
    }

    /// Sends the hello message on a new channel. All later entries are also sent on this channel.
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
        // The head unit reports these events, so the app need not send them.
        case .appRegistered, .appUnregistered: break
        }
    }

    /// Reports to the bridge that the main actor responds.
    package func alive(at now: Instant) { send(.alive(now)) }

    package func goodbye(_ reason: String) {
        send(.goodbye(reason))
        state.withLock { $0.pipe }?.close(reason)
    }

    private func gather(_ message: InspectionMessage) {
        let (isMuch, needsFlush) = state.withLock { state -> (Bool, Bool) in
            guard state.pipe != nil else { return (false, false) }
            if case .change(let change) = message, let place = state.gathered.place(for: change) {
                state.gathered[place] = message
            } else {
                state.gathered.append(message)
            }
            return (state.gathered.count >= Self.gatheredLimit, self.needsFlush(&state))
        }
        if isMuch { flush() } else if needsFlush { scheduleFlush() }
    }

    /// Returns whether the caller must schedule the sending of the collected entries. If the result is true, the method
    /// also sets `isFlushScheduled`.
    private func needsFlush(_ state: inout State) -> Bool {
        guard !state.gathered.isEmpty, state.openBatches == 0, !state.isFlushScheduled else { return false }
        state.isFlushScheduled = true
        return true
    }

    private func scheduleFlush() {
        soon { [weak self] in
            guard let self else { return }
            // If a batch is open, the entries are sent when the batch ends.
            let isComplete = state.withLock { state in
                state.isFlushScheduled = false
                return state.openBatches == 0
            }
            if isComplete { flush() }
        }
    }

    package func beginBatch() { state.withLock { $0.openBatches += 1 } }

    package func endBatch() {
        let needsFlush = state.withLock { state in
            precondition(state.openBatches > 0, "endBatch was called without beginBatch")
            state.openBatches -= 1
            return self.needsFlush(&state)
        }
        if needsFlush { scheduleFlush() }
    }

    private func send(_ message: InspectionMessage) {
        let isAttached = state.withLock { state in
            guard state.pipe != nil else { return false }
            state.gathered.append(message)
            return true
        }
        if isAttached { flush() }
    }

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
        // Another thread may just have found that the pipe is full, and may not have set `isFull` yet. Wait for that
        // thread.
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
    private static var recent: Int { 32 }

    /// Returns the index of an earlier entry that `change` can replace; nil if there is no such entry. The earlier
    /// entry must set the same path as `change`. No entry after the earlier entry may change this path, a parent of
    /// this path, or a path below it.
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
