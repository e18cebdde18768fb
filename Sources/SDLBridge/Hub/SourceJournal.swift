import Journaling
import SDLLog
import SDLSupport

/// A source of entries for the hub: its number, the root of its state in the state tree, and the members `source` and
/// `app` of its rows.
struct HubSource: Hashable, Sendable {
    /// The number of the source. No other source of this run has the same number.
    let number: Int
    let source: RowFacts.Source
    let app: String?
    let root: StatePath
}

/// A journal that sends all entries of one source to the hub's inbox, in the order of recording.
final class SourceJournal: Journal {
    private let source: HubSource
    private let inbox: SerialWorker<HubIntake>
    private let gate: IntakeLimiter
    private let log: LogBook

    init(_ source: HubSource, inbox: SerialWorker<HubIntake>, gate: IntakeLimiter, log: LogBook) {
        self.source = source
        self.inbox = inbox
        self.gate = gate
        self.log = log
    }

    func record(_ entry: JournalEntry) {
        gate.came(1)
        inbox.send(.entry(entry, of: source))
    }

    func record(contentsOf entries: [JournalEntry]) {
        gate.came(entries.count)
        inbox.send(contentsOf: entries.map { .entry($0, of: source) })
    }

    /// Begins a batch. The hub processes all entries until the call of `endBatch` in one turn. An idle hub runs this
    /// turn on the calling thread.
    func beginBatch() { inbox.beginBatch() }
    func endBatch() { inbox.endBatch(evenIfOpen: true) }

    var isFull: Bool { gate.isFull || log.isFull }

    func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        gate.whenNotFull { [log] in log.whenNotFull(proceed) }
    }
}

/// An item in the hub's inbox.
enum HubIntake: Sendable {
    case entry(JournalEntry, of: HubSource)
    /// A request to write the rows that wait to be written, and the rows that received further message times after they
    /// were written.
    case writeLate
    /// A request to send the vehicle data that is due now.
    case vehicleDue
    /// A request to resume the continuation when all earlier items in the inbox have been processed.
    case mark(CheckedContinuation<Void, Never>, includesLate: Bool)

    var isEntry: Bool { if case .entry = self { true } else { false } }
}
