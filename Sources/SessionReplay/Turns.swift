import JSON
import Journaling
import SDLLog
import SDLSupport

/// What came of an act, until the next one: what apps did, and how everything looked in the end.
package struct ActTurn: Sendable {
    /// Nil for what was before the first act.
    package var act: Act?
    /// In milliseconds since the session's start.
    package var at: Double
    package var end: Double
    package var deeds: [Deed] = []
    /// How everything looked shortly behind the act and shortly before the next one, the last one last.
    var looks: [Look] = []

    struct Look: Sendable {
        var at: Double
        /// The last row at that moment.
        var row: UInt64
        var sight: Sight
    }
}

/// Goes through a session once, act by act.
package struct TurnReader {
    /// Looks are kept of so much behind an act and before the next one, in milliseconds: by the clocks of two runs the same
    /// moment is not quite the same.
    static let slack = 1_500.0

    private let apps: [String]
    private let acts: [UInt64: (place: Int, act: Act)]
    /// When each turn ends; the last one never does.
    private let ends: [Double]
    private var deeds: DeedReader
    private let start: Double
    private var tree = StateTree()
    private var onlooker = Onlooker()
    private var number: UInt64 = 0
    package private(set) var turns: [ActTurn] = []
    private var lastRow: UInt64 = 0
    private var isFresh = false

    /// - Parameters:
    ///   - acts: those that begin turns, by the rows that they have in this session.
    ///   - apps: whose deeds are looked at.
    ///   - hosts: what each app's process is called here.
    package init(
        _ session: Session, acts: [Act], apps: [String], hosts: [String: String] = [:], start: Double
    ) {
        self.apps = apps
        self.start = start
        self.acts = Dictionary(
            acts.enumerated().map { ($0.element.seq, ($0.offset, $0.element)) }, uniquingKeysWith: { first, _ in first }
        )
        ends = acts.map { $0.at - start }
        deeds = DeedReader(apps: Set(apps), hosts: hosts, start: start)
        turns = [ActTurn(at: 0, end: 0)]
        for stretch in session.stretches { read(stretch) }
        look(at: turns[turns.count - 1].end)
    }

    // MARK: Reading

    private struct Change {
        var at: Double
        var row: UInt64
        var operations: [StateOperation]
    }

    private mutating func read(_ stretch: Session.Stretch) {
        if let state = stretch.state { begin(state) }
        var changes = stretch.changes.split(separator: UInt8(ascii: "\n"))[...]
        var change = changes.popFirst().flatMap(Self.change)
        for line in stretch.rows.split(separator: UInt8(ascii: "\n")) {
            guard let row = SessionRow(line) else { continue }
            while let next = change, next.row < row.seq {
                apply(next)
                change = Self.next(&changes)
            }
            take(row)
        }
        while let next = change {
            apply(next)
            change = Self.next(&changes)
        }
    }

    private static func next(_ lines: inout ArraySlice<ArraySlice<UInt8>>) -> Change? {
        while let line = lines.popFirst() { if let change = change(line) { return change } }
        return nil
    }

    private mutating func begin(_ state: [UInt8]) {
        guard let whole = (try? JSONValue(parsing: state))?["state"]?.object else { return }
        tree = StateTree(number: number)
        set(whole.map { StateOperation(path: [$0.key], value: $0.value.json()) })
    }

    private static func change(_ line: ArraySlice<UInt8>) -> Change? {
        guard let json = try? JSONValue(parsing: Array(line)),
            let row = json["row"]?.int.flatMap({ UInt64(exactly: $0) }),
            let at = json["at"]?.double
        else { return nil }
        let operations = (json["patch"]?.array ?? []).compactMap { step -> StateOperation? in
            guard let path = step["path"]?.string.flatMap({ StatePath(pointer: $0) }) else { return nil }
            return StateOperation(path: path, value: step["op"]?.string == "remove" ? nil : step["value"]?.json())
        }
        return Change(at: at, row: row, operations: operations)
    }

    private mutating func apply(_ change: Change) {
        set(change.operations)
        let at = change.at - start
        lastRow = max(lastRow, change.row)
        isFresh = change.operations.contains { $0.path.keys.first == "headUnit" || $0.path.keys.contains("views") }
        turns[turns.count - 1].end = max(turns[turns.count - 1].end, at)
        let place = turns.count - 1
        let isNear = place == ends.count || at >= ends[place] - Self.slack || at <= turns[place].at + Self.slack
        if isFresh, isNear { look(at: at) }
    }

    private mutating func set(_ operations: [StateOperation]) {
        number += 1
        // What cannot be carried out was refused then, too.
        _ = tree.apply(operations, number: number) { _, _ in }
        tree.publish()
    }

    private mutating func take(_ row: SessionRow) {
        let at = row.at - start
        if let (_, act) = acts[row.seq] {
            look(at: turns[turns.count - 1].end)
            var begun = act
            if begun.target == nil { begun = begun.aimed(in: tree.reading.snapshot.root) }
            turns.append(ActTurn(act: begun, at: at, end: at))
        } else if let deed = deeds.read(row) {
            turns[turns.count - 1].deeds.append(deed)
        }
        turns[turns.count - 1].end = max(turns[turns.count - 1].end, at)
        lastRow = max(lastRow, row.seq)
    }

    private mutating func look(at: Double) {
        let sight = onlooker.look(at: tree.reading.snapshot.root, apps)
        let place = turns.count - 1
        if let last = turns[place].looks.last, last.sight == sight { return }
        turns[place].looks.append(ActTurn.Look(at: at, row: lastRow, sight: sight))
    }
}
