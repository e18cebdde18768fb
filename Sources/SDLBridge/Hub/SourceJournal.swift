import Journaling
import SDLLog
import SDLSupport

/// A source the hub gathers from: where its part hangs in the state tree, and how its rows are signed.
struct HubSource: Hashable, Sendable {
    /// Unique among the sources of a run.
    let number: Int
    let source: RowFacts.Source
    /// The key of the app, for a source of an app's own.
    let app: String?
    let root: StatePath
}

/// One source's journal: everything goes to the hub's inbox, in the source's order.
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

    /// What a source tells until `endBatch` is one turn of the hub, by the thread that releases.
    func beginBatch() { inbox.beginBatch() }
    func endBatch() { inbox.endBatch(evenIfOpen: true) }

    var isFull: Bool { gate.isFull || log.isFull }

    func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        gate.whenNotFull { [log] in log.whenNotFull(proceed) }
    }
}

/// What is on its way to the hub.
enum HubIntake: Sendable {
    case entry(JournalEntry, of: HubSource)
    /// It is time to write what came late.
    case writeLate
    /// Gauges may be told again.
    case vehicleDue
    /// Somebody waits until everything before has been gathered.
    case mark(CheckedContinuation<Void, Never>, includesLate: Bool)

    var isEntry: Bool { if case .entry = self { true } else { false } }
}
