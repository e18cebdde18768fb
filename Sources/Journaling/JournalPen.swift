package import SDLSupport

/// A source's hand in its journal: numbers the rows, and does so whether or not somebody listens.
package final class JournalPen: Sendable {
    private let timekeeper: any Timekeeper
    private let journal: (any Journal)?
    private let numbers = Lock(UInt64(0))

    package init(_ journal: (any Journal)?, timekeeper: any Timekeeper) {
        self.journal = journal
        self.timekeeper = timekeeper
    }

    /// Whether somebody listens. Spares a caller the gathering of what only a journal would want; never a reason to act
    /// differently.
    package var isHeard: Bool { journal != nil }

    /// Writes a row. Its number is what later rows and changes name as their cause.
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
        // Numbered and handed over under one lock: rows reach the journal in the order of their numbers.
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

    package func appCame(_ speaker: Speaker) { journal?.record(.appCame(speaker)) }
    package func appLeft(_ app: String) { journal?.record(.appLeft(app)) }

    /// More of what belongs together is to come, until `endBatch`.
    package func beginBatch() { journal?.beginBatch() }
    package func endBatch() { journal?.endBatch() }

    package var isFull: Bool { journal?.isFull ?? false }

    package func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        if let journal { journal.whenNotFull(proceed) } else { proceed() }
    }
}
