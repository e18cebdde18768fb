package import SDLSupport

/// Writes the entries of a source to its journal, and numbers the rows. Rows get numbers even without a journal.
package final class JournalWriter: Sendable {
    private let timekeeper: any Timekeeper
    private let journal: (any Journal)?
    private let numbers = Lock(UInt64(0))

    package init(_ journal: (any Journal)?, timekeeper: any Timekeeper) {
        self.journal = journal
        self.timekeeper = timekeeper
    }

    /// Whether the source has a journal. If false, callers need not collect data for entries. Nothing else in a source
    /// may depend on `isRecording`.
    package var isRecording: Bool { journal != nil }

    /// Writes a row. Returns the row as a cause for later rows and changes.
    @discardableResult
    package func write(
        _ kind: JournalRow.Kind, at instant: Instant? = nil, causes: [Cause] = Cause.current,
        about message: JournalRow.Message? = nil, _ payload: @escaping @Sendable () -> [UInt8]
    ) -> Cause {
        guard let journal else { return .row(numbers.next()) }
        let instant = instant ?? timekeeper.now
        // Numbering and recording share one lock, so that rows are recorded in the order of their numbers.
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
