/// The bridge's end of one inspection channel: reads an app's entries and hands them on, in order.
package final class InspectionListener: Sendable {
    /// What the bridge makes of a channel.
    package protocol Audience: Sendable {
        /// The first word of an app. Its entries go to the journal that is given back.
        func attached(_ hello: InspectionMessage.Hello, _ listener: InspectionListener) -> any Journal
        /// The app's main actor has had its turn.
        func alive(_ listener: InspectionListener)
        /// The app's clock has done what it was told under this number.
        func clocked(_ listener: InspectionListener, number: Int)
        /// The last word: nothing comes after it. `problem` when the app was sent away.
        func detached(_ listener: InspectionListener, goodbye: String?, problem: InspectionError?)
    }

    private struct State {
        var decoder = InspectionDecoder()
        var journal: (any Journal)?
        /// What to add to the app's instants to have ours.
        var offset = Duration.zero
        var goodbye: String?
        var problem: InspectionError?
    }

    private let pipe: any BytePipe
    private let timekeeper: any Timekeeper
    private let audience: any Audience
    private let state = Lock(State())

    package init(_ pipe: any BytePipe, timekeeper: any Timekeeper, audience: any Audience) {
        self.pipe = pipe
        self.timekeeper = timekeeper
        self.audience = audience
    }

    package func open() { pipe.open(self) }

    /// Tells the app what its clock does; `clocked` says when it has.
    package func send(_ clock: InspectionMessage.Clock, number: Int) {
        pipe.send([InspectionMessage.clock(clock, number: number).frame])
    }

    private func receive(_ message: InspectionMessage) throws(InspectionError) {
        switch message {
        case .hello(let hello):
            guard state.withLock({ $0.journal == nil }) else { throw .outOfOrder }
            guard hello.version == InspectionMessage.Hello.currentVersion else { throw .otherVersion(hello.version) }
            let journal = audience.attached(hello, self)
            let offset = timekeeper.now - hello.now
            state.withLock { state in
                state.journal = journal
                state.offset = offset
            }
        case .row(let row):
            let (journal, offset) = try attachment()
            journal.record(
                .row(
                    JournalRow(
                        number: row.number, instant: row.instant + offset, kind: row.kind, causes: row.causes,
                        payload: row.payload)))
        case .change(let change): try attachment().0.record(.change(change))
        case .moment(let moment):
            let (journal, offset) = try attachment()
            journal.record(
                .moment(
                    MessageMoment(
                        message: moment.message, place: moment.place, instant: moment.instant + offset,
                        causes: moment.causes)))
        case .clocked(let number, let now):
            _ = try attachment()
            // The two clocks were told one after the other, so they are compared anew.
            let offset = timekeeper.now - now
            state.withLock { $0.offset = offset }
            audience.clocked(self, number: number)
        case .alive:
            _ = try attachment()
            audience.alive(self)
        case .goodbye(let reason): state.withLock { $0.goodbye = reason }
        case .clock: throw .outOfOrder
        }
    }

    private func attachment() throws(InspectionError) -> (any Journal, Duration) {
        let (journal, offset) = state.withLock { ($0.journal, $0.offset) }
        guard let journal else { throw .outOfOrder }
        return (journal, offset)
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
            for message in try result.get() { try receive(message) }
        } catch {
            state.withLock { $0.problem = error }
            return pipe.close("\(error)")
        }
        // A journal above its mark takes no more from this app until it has room; nothing is dropped.
        let count = chunks.byteCount
        guard let journal = state.withLock({ $0.journal }) else { return pipe.consumed(count) }
        journal.whenRoom { [pipe] in pipe.consumed(count) }
    }

    package func pipeHasRoom() {}

    package func pipeEnded(_ end: PipeEnd) {
        let (goodbye, problem) = state.withLock { ($0.goodbye, $0.problem) }
        audience.detached(self, goodbye: goodbye, problem: problem)
    }
}
