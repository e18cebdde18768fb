import SDLSupport

/// A room the hub gathers from: where its part hangs in the state tree, and how its rows are signed.
struct HubRoom: Hashable, Sendable {
    /// Unique among the rooms of a run.
    let number: Int
    let source: RowFacts.Source
    /// The key of the app, for a room of an app's own.
    let app: String?
    let root: StatePath
}

/// One room's journal: everything goes to the hub's inbox, in the room's order.
final class RoomJournal: Journal {
    private let room: HubRoom
    private let inbox: Lane<HubIntake>
    private let gate: IntakeGate
    private let log: LogBook

    init(_ room: HubRoom, inbox: Lane<HubIntake>, gate: IntakeGate, log: LogBook) {
        self.room = room
        self.inbox = inbox
        self.gate = gate
        self.log = log
    }

    func record(_ entry: JournalEntry) {
        gate.came(1)
        inbox.send(.entry(entry, of: room))
    }

    func record(contentsOf entries: [JournalEntry]) {
        gate.came(entries.count)
        inbox.send(contentsOf: entries.map { .entry($0, of: room) })
    }

    /// What a room tells until `release` is one turn of the hub, by the thread that releases.
    func hold() { inbox.hold() }
    func release() { inbox.release(whoeverHolds: true) }

    var isFull: Bool { gate.isFull || log.isFull }

    func whenRoom(_ proceed: @escaping @Sendable () -> Void) {
        gate.whenRoom { [log] in log.whenRoom(proceed) }
    }
}

/// What is on its way to the hub.
enum HubIntake: Sendable {
    case entry(JournalEntry, of: HubRoom)
    /// It is time to write what came late.
    case settle
    /// Somebody waits until everything before has been gathered.
    case mark(CheckedContinuation<Void, Never>, settles: Bool)

    var isEntry: Bool { if case .entry = self { true } else { false } }
}
