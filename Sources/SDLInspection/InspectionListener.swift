package import Journaling
package import SDLSupport

/// The bridge's end of one inspection channel: reads an app's entries and hands them on, in order.
package final class InspectionListener: Sendable {
    /// The bridge's side of a channel: hears what the app says.
    package protocol Audience: Sendable {
        /// The first word of an app. Its entries go to the journal that is given back.
        func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal
        /// The app's main actor has had its turn.
        func alive(_ listener: InspectionListener)
        /// The app's clock has done what it was told under this number.
        func clocked(_ listener: InspectionListener, number: Int, _ report: InspectionMessage.ClockReport)
        /// The app has done what it was ordered under this number, or says why not.
        func answered(_ listener: InspectionListener, _ answer: InspectionMessage.Answer, number: Int)
        /// The last word: nothing comes after it. `problem` when the app was sent away.
        func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?)
    }

    private struct State {
        var decoder = InspectionDecoder()
        var journal: (any Journal)?
        /// What to add to the app's instants to have ours.
        var offset = Duration.zero
        /// The question for the app's clock whose answer has not come, and when it went out.
        var asked: (number: Int, at: Instant)?
        /// Of the last question. No round of the bridge has a number below 0.
        var question = 0
        /// How long the quickest question took to and fro: the offset is no further off than half of it.
        var quickest: Duration?
        var goodbye: String?
        var problem: InspectionError?
    }

    private let pipe: any BytePipe
    private let timekeeper: any Timekeeper
    private let audience: any Audience
    /// Runs something in a turn of its own.
    private let soon: @Sendable (@escaping @Sendable () -> Void) -> Void
    private let state = Lock(State())

    package init(
        _ pipe: any BytePipe, timekeeper: any Timekeeper, audience: any Audience,
        soon: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = {
            _ = SystemTimekeeper.shared.ring(after: .zero, $0)
        }
    ) {
        self.pipe = pipe
        self.timekeeper = timekeeper
        self.audience = audience
        self.soon = soon
    }

    package func open() { pipe.open(self) }

    /// Tells the app what its clock does; `clocked` says when it has.
    package func send(_ clock: InspectionMessage.Clock, number: Int) {
        // The app's clock changes now: an answer to an earlier question says nothing about it any more.
        state.withLock { state in
            state.asked = nil
            state.quickest = nil
        }
        pipe.send([InspectionMessage.clock(clock, number: number).frame])
    }

    /// Has the app do something; `answered` says what came of it.
    package func send(_ order: InspectionMessage.Order, number: Int) {
        pipe.send([InspectionMessage.order(order, number: number).frame])
    }

    /// Has the app look for its head unit at once.
    package func connect() { pipe.send([InspectionMessage.connect.frame]) }

    /// Asks the app's clock what it shows, from a turn of its own: the app may be in the midst of sending.
    private func askClock() {
        soon { [weak self] in self?.ask() }
    }

    /// Moved on by nothing, the app's clock says at once what it shows.
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

    /// Compares the clocks: `theirs` is what the app's showed between a question and its answer.
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

    /// - Returns: what belongs into the journal.
    private func receive(_ message: InspectionMessage) throws(InspectionError) -> JournalEntry? {
        switch message {
        case .hello(let hello): try welcome(hello)
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
            hear(report, of: number)
        case .alive:
            _ = try offset()
            askClock()
            audience.alive(self)
        case .goodbye(let reason): state.withLock { $0.goodbye = reason }
        case .answer(let answer, let number):
            _ = try offset()
            audience.answered(self, answer, number: number)
        case .clock, .connect, .order: throw .outOfOrder
        }
        return nil
    }

    private func welcome(_ hello: InspectionMessage.Hello) throws(InspectionError) {
        guard state.withLock({ $0.journal == nil }) else { throw .outOfOrder }
        guard hello.version == InspectionMessage.Hello.currentVersion else { throw .otherVersion(hello.version) }
        let journal = audience.attached(hello, self)
        let offset = timekeeper.now - hello.now
        state.withLock { state in
            state.journal = journal
            state.offset = offset
        }
        askClock()
    }

    /// The app's clock has done what it was told, or only says what it shows.
    private func hear(_ report: InspectionMessage.ClockReport, of number: Int) {
        if number < 0 { return compare(report.now, question: number) }
        // The two clocks were told one after the other, so they are compared anew.
        let offset = timekeeper.now - report.now
        state.withLock { $0.offset = offset }
        audience.clocked(self, number: number, report)
        askClock()
    }

    /// What is to be added to the instants of an app that has said hello.
    private func offset() throws(InspectionError) -> Duration {
        let (isAttached, offset) = state.withLock { ($0.journal != nil, $0.offset) }
        guard isAttached else { throw .outOfOrder }
        return offset
    }

    /// Hands on the entries that came together as one batch; where a message is at fault, those before it.
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
        // A journal above its mark takes no more from this app until it has room; nothing is dropped.
        let count = chunks.byteCount
        guard let journal = state.withLock({ $0.journal }) else { return pipe.consumed(count) }
        journal.whenNotFull { [pipe] in pipe.consumed(count) }
    }

    package func pipeHasRoom() {}

    package func pipeEnded(_ end: PipeEnd) {
        let (goodbye, problem) = state.withLock { ($0.goodbye, $0.problem) }
        audience.detached(self, goodbye: goodbye, problem: problem)
    }
}
