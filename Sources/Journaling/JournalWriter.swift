package import SDLSupport

/// Writes a source's entries to its journal and numbers the rows. Rows are numbered even if there is no journal.
package final class JournalWriter: Sendable {
    private let timekeeper: any Timekeeper
    private let journal: (any Journal)?
    private let numbers = Lock(UInt64(0))

    package init(_ journal: (any Journal)?, timekeeper: any Timekeeper) {
        self.journal = journal
        self.timekeeper = timekeeper
    }

    /// Whether there is a journal. Callers may use it to skip collecting data for the journal, but not to change their
    /// behaviour.
    package var isRecording: Bool { journal != nil }

    /// Writes a row and returns its number, for later rows and changes that have this row as their cause.
    @discardableResult
    package func write(
        _ kind: JournalRow.Kind, at instant: Instant? = nil, causes: [Cause] = Cause.current,
        about message: JournalRow.Message? = nil, _ payload: @escaping @Sendable () -> [UInt8]
    ) -> Cause {
        guard let journal else {
            return numbers.withLock { number in
                number += 1
                return .row(number)
            }
        }
        let instant = instant ?? timekeeper.now
        // Numbering and recording share one lock, so that rows reach the journal in the order of their numbers.
        return numbers.withLock { number in
            number += 1
            journal.record(
                .row(
                    JournalRow(
                        number: number, instant: instant, kind: kind, causes: causes, message: message,
                        payload: LazyJSON(payload))))
            return .row(number)
        }
    }

    package func change(
        _ operation: StateChange.Operation, at path: StatePath, causes: [Cause] = Cause.current
    ) {
        journal?.record(.change(StateChange(operation, at: path, causes: causes)))
    }

    package func note(
        _ place: MessageMoment.Place, of message: @autoclosure () -> MessageKey, at instant: Instant,
        causes: [Cause] = []
    ) {
        journal?.record(.moment(MessageMoment(message: message(), place: place, instant: instant, causes: causes)))
    }

    package func appRegistered(_ speaker: AppSession) { journal?.record(.appRegistered(speaker)) }
    package func appUnregistered(_ app: String) { journal?.record(.appUnregistered(app)) }

    package func beginBatch() { journal?.beginBatch() }
    package func endBatch() { journal?.endBatch() }

    package var isFull: Bool { journal?.isFull ?? false }

    package func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        if let journal { journal.whenNotFull(proceed) } else { proceed() }
    }
}
