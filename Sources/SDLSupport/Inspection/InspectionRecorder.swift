/// The app's end of the inspection channel: a journal whose entries go to the bridge.
///
/// While nobody is attached, entries go nowhere; whoever attaches later is told the whole state anew by the app.
package final class InspectionRecorder: Journal {
    private struct State {
        var pipe: (any BytePipe)?
        var decoder = InspectionDecoder()
        var isFull = false
        var waiting: [@Sendable () -> Void] = []
    }

    private let state = Lock(State())
    private let clock: @Sendable (InspectionMessage.Clock) -> Instant
    private let ended: @Sendable () -> Void

    /// - Parameters:
    ///   - clock: does to the clock what the bridge says, and tells where it stands then.
    ///   - ended: the channel has gone; another may be attached.
    package init(
        clock: @escaping @Sendable (InspectionMessage.Clock) -> Instant,
        ended: @escaping @Sendable () -> Void = {}
    ) {
        self.clock = clock
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
        case .change(let change): send(.change(change))
        case .moment(let moment): send(.moment(moment))
        }
    }

    /// The main actor has had its turn.
    package func alive(at now: Instant) { send(.alive(now)) }

    package func goodbye(_ reason: String) {
        send(.goodbye(reason))
        state.withLock { $0.pipe }?.close(reason)
    }

    private func send(_ message: InspectionMessage) {
        // Sent under the lock: frames reach the pipe in the order in which they were recorded.
        state.withLock { state in
            guard let pipe = state.pipe else { return }
            if !pipe.send([message.frame]) { state.isFull = true }
        }
    }

    package var isFull: Bool { state.withLock { $0.isFull } }

    package func whenRoom(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.isFull { state.waiting.append(proceed) }
            return !state.isFull
        }
        if now { proceed() }
    }

    private func letProceed(gone: Bool) {
        let waiting = state.withLock { state in
            if gone {
                state.pipe = nil
                state.decoder = InspectionDecoder()
            }
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
        for case .clock(let command, let number) in messages {
            send(.clocked(number: number, now: clock(command)))
        }
    }

    package func pipeHasRoom() { letProceed(gone: false) }

    package func pipeEnded(_ end: PipeEnd) {
        letProceed(gone: true)
        ended()
    }
}
