import Journaling
import SDLLog
import SDLSupport

/// A source of the hub: the root of its part of the state tree, and the source and app of its rows.
struct HubSource: Hashable, Sendable {
    /// Unique among the sources of a run.
    let number: Int
    let source: RowFacts.Source
    /// The app's key, if the source is an app.
    let app: String?
    let root: StatePath
}

/// The journal of one source. It sends everything to the hub's inbox in order.
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

    /// Processes everything recorded until `endBatch` as one turn of the hub, on the calling thread if the hub is idle.
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
    /// Late rows are to be written.
    case writeLate
    /// Vehicle data may be sent again.
    case vehicleDue
    /// A caller waits until all earlier items are processed.
    case mark(CheckedContinuation<Void, Never>, includesLate: Bool)

    var isEntry: Bool { if case .entry = self { true } else { false } }
}
