package import Journaling
package import SDLSupport

/// The bridge's side of an inspection channel, over which an app reports its state. The listener passes the app's
/// journal entries to a journal of the bridge, in the order in which the app has sent the entries.
package final class InspectionListener: Sendable {
    /// Handles the events of an inspection channel in the bridge.
    package protocol Delegate: Sendable {
        /// Called when an app has sent its hello message. Returns the journal that receives the app's entries.
        func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal
        /// Called when the app has reported that its main actor is responsive.
        func alive(_ listener: InspectionListener)
        /// Called when the app's clock has executed a command. `number` is the number of the command, which the bridge
        /// has assigned.
        func clocked(_ listener: InspectionListener, number: Int, _ report: InspectionMessage.ClockReport)
        /// Called when the app has answered an order. `number` is the number of the order, which the bridge has
        /// assigned.
        func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, number: Int)
        /// Called when the channel has ended. No other method is called after `detached`. `goodbye` is the reason that
        /// the app has sent; nil if the app has sent no reason. `problem` is the error because of which the bridge has
        /// closed the channel; nil if there was no error.
        func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?)
    }

    private struct State {
        var decoder = InspectionDecoder()
        var journal: (any Journal)?
        /// The clock offset: the time of the bridge's clock minus the time of the app's clock.
        var offset = Duration.zero
        /// The query of the app's clock that the app has not answered yet, and the time at which the bridge sent the
        /// query; nil if there is no such query.
        var asked: (number: Int, at: Instant)?
        /// The number of the newest query of the app's clock. Queries have negative numbers. Commands have positive
        /// numbers.
        var question = 0
        /// The shortest time so far from a query to its answer. The error of `offset` is at most half of this time.
        var quickest: Duration?
        var goodbye: String?
        var problem: InspectionError?
    }

    private let pipe: any BytePipe
    private let timekeeper: any Timekeeper
    private let delegate: any Delegate
    /// Calls a closure soon, but only after the current call has returned.
    private let soon: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let state = Lock(State())

    package init(
        _ pipe: any BytePipe, timekeeper: any Timekeeper, delegate: any Delegate,
        soon: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = {
            _ = SystemTimekeeper.shared.ring(after: .zero, $0)
        }
    ) {
        self.pipe = pipe
        self.timekeeper = timekeeper
        self.delegate = delegate
        self.soon = soon
    }

    package func open() { pipe.open(self) }

    /// Sends a command to the app's clock. When the app has executed the command, the listener calls `clocked` of the
    /// delegate.
    package func send(_ clock: InspectionMessage.Clock, number: Int) {
        // The command changes the app's clock. An answer to an earlier query would lead to a wrong clock offset, so
        // ignore such an answer.
        state.withLock { state in
            state.asked = nil
            state.quickest = nil
        }
        pipe.send([InspectionMessage.clock(clock, number: number).frame])
    }

    /// Sends an order to the app. When the app has answered, the listener calls `answered` of the delegate.
    package func send(_ order: InspectionMessage.Order, number: Int) {
        pipe.send([InspectionMessage.order(order, number: number).frame])
    }

    /// Asks the app to connect to its head unit immediately, instead of waiting for its next regular attempt.
    package func connect() { pipe.send([InspectionMessage.connect.frame]) }

    /// Schedules a query of the app's clock. The query is sent only after this call, because the app may be sending a
    /// message on the same thread.
    private func askClock() {
        soon { [weak self] in self?.ask() }
    }

    /// Queries the time of the app's clock. To do so, sends a command that advances the clock by zero. The app answers
    /// such a command without delay.
    private func ask() {
        let now = timekeeper.now
        let number = state.withLock { state -> Int? in
            guard state.asked == nil else { return nil }
            state.question -= 1
            state.asked = (state.question, now)
            return state.question
        }
        if let number { pipe.send([InspectionMessage.clock(.advance(.zero), number: number).frame]) }
    }

    /// Updates the clock offset after the answer to a query. `theirs` is the time of the app's clock in the answer.
    private func compare(_ theirs: Instant, question: Int) {
        let now = timekeeper.now
        state.withLock { state in
            guard let asked = state.asked, asked.number == question else { return }
            state.asked = nil
            let span = now - asked.at
            if let quickest = state.quickest, span >= quickest { return }
            state.quickest = span
            state.offset = asked.at + span / 2 - theirs
        }
    }

    /// Handles a message from the app. If the message contains a journal entry, returns this entry; otherwise, returns
    /// nil.
    private func receive(_ message: InspectionMessage) throws(InspectionError) -> JournalEntry? {
        switch message {
        case .hello(let hello): try attach(hello)
        case .row(let row):
            let offset = try offset()
            return .row(
                JournalRow(
                    number: row.number, instant: row.instant + offset, kind: row.kind, causes: row.causes,
                    payload: row.payload))
        case .change(let change):
            _ = try offset()
            return .change(change)
        case .moment(let moment):
            let offset = try offset()
            return .moment(
                MessageMoment(
                    message: moment.message, place: moment.place, instant: moment.instant + offset,
                    causes: moment.causes))
        case .clocked(let number, let report):
            _ = try offset()
            received(report, of: number)
        case .alive:
            _ = try offset()
            askClock()
            delegate.alive(self)
        case .goodbye(let reason): state.withLock { $0.goodbye = reason }
        case .answer(let answer, let number):
            _ = try offset()
            delegate.answered(self, answer, number: number)
        case .clock, .connect, .order: throw .outOfOrder
        }
        return nil
    }

    private func attach(_ hello: InspectionMessage.Hello) throws(InspectionError) {
        guard state.withLock({ $0.journal == nil }) else { throw .outOfOrder }
        guard hello.version == InspectionMessage.Hello.currentVersion else { throw .otherVersion(hello.version) }
        let journal = delegate.attached(hello, self)
        let offset = timekeeper.now - hello.now
        state.withLock { state in
            state.journal = journal
            state.offset = offset
        }
        askClock()
    }

    private func received(_ report: InspectionMessage.ClockReport, of number: Int) {
        if number < 0 { return compare(report.now, question: number) }
        // A command changes the bridge's clock and the app's clock at slightly different times. Therefore compute the
        // clock offset again after the command.
        let offset = timekeeper.now - report.now
        state.withLock { $0.offset = offset }
        delegate.clocked(self, number: number, report)
        askClock()
    }

    /// Returns the clock offset. Throws an error if the app has not sent its hello message.
    private func offset() throws(InspectionError) -> Duration {
        let (isAttached, offset) = state.withLock { ($0.journal != nil, $0.offset) }
        guard isAttached else { throw .outOfOrder }
        return offset
    }

    /// Records the entries of several messages as one batch. If a message is invalid, the entries before this message
    /// are still recorded.
    private func take(_ messages: [InspectionMessage]) throws(InspectionError) {
        var entries: [JournalEntry] = []
        defer {
            if !entries.isEmpty, let journal = state.withLock({ $0.journal }) {
                journal.beginBatch()
                journal.record(contentsOf: entries)
                journal.endBatch()
            }
        }
        for message in messages {
            if let entry = try receive(message) { entries.append(entry) }
        }
    }
}

extension InspectionListener: BytePipeReceiver {
    package func pipeReceived(_ chunks: [[UInt8]]) {
        let result: Result<[InspectionMessage], InspectionError> = state.withLock { state in
            do throws(InspectionError) {
                return .success(try state.decoder.receive(chunks))
            } catch {
                return .failure(error)
            }
        }
        do throws(InspectionError) {
            try take(try result.get())
        } catch {
            state.withLock { $0.problem = error }
            return pipe.close("\(error)")
        }
        // While the journal is full, the bytes of this app are not acknowledged. Then the app stops sending, and no
        // entry is lost.
        let count = chunks.byteCount
        guard let journal = state.withLock({ $0.journal }) else { return pipe.consumed(count) }
        journal.whenNotFull { [pipe] in pipe.consumed(count) }
    }

    package func pipeHasRoom() {}

    package func pipeEnded(_ end: PipeEnd) {
        let (goodbye, problem) = state.withLock { ($0.goodbye, $0.problem) }
        delegate.detached(self, goodbye: goodbye, problem: problem)
    }
}
