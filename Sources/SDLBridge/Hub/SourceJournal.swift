import Journaling
import SDLLog
import SDLSupport

/// A source of the hub: the root of its part of the state tree, and the source and app of its rows.
struct HubSource: Hashable, Sendable {
    /// A number that is unique among the sources of a run.
    let number: Int
    let source: RowFacts.Source
    /// The app's key; nil if the source is not an app.
    let app: String?
    let root: StatePath
}

/// The journal of one source. Sends all entries to the hub's inbox in order.
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

    /// Processes everything that is recorded until `endBatch` in one turn of the hub. The turn runs on the calling
    /// thread if the hub is idle.
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
    /// A request to write rows that got further message times after they were written.
    case writeLate
    /// The time at which vehicle data may be sent again.
    case vehicleDue
    /// A caller that waits until all earlier items are processed.
    case mark(CheckedContinuation<Void, Never>, includesLate: Bool)

    var isEntry: Bool { if case .entry = self { true } else { false } }
}
