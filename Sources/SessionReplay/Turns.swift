import JSON
import Journaling
import SDLLog
import SDLSupport

/// A turn: an input and the time until the next input, with the actions of apps and the visible states.
package struct InputResult: Sendable {
    /// The input; nil for the time before the first input.
    package var input: SessionInput?
    /// When the turn begins and ends, in milliseconds since the session's start.
    package var at: Double
    package var end: Double
    package var actions: [AppAction] = []
    /// The visible states shortly after the input and shortly before the next one. The last one is the state at the end
    /// of the turn.
    var snapshots: [Snapshot] = []

    struct Snapshot: Sendable {
        var at: Double
        /// The number of the last row at this time.
        var row: UInt64
        var state: VisibleState
    }
}

/// Reads a session once, turn by turn.
package struct TurnReader {
    /// The time after an input, and before the next one, in which states are recorded, in milliseconds. The time is
    /// needed because the clocks of two runs differ slightly.
    static let slack = 1_500.0

    private let apps: [String]
    private let inputs: [UInt64: (place: Int, input: SessionInput)]
    /// The end time of each turn; the last turn has no end.
    private let ends: [Double]
    private var actions: AppActionReader
    private let start: Double
    private var tree = StateTree()
    private var stateTracker = VisibleStateTracker()
    private var number: UInt64 = 0
    package private(set) var turns: [InputResult] = []
    private var lastRow: UInt64 = 0
    private var isFresh = false

    /// - Parameters:
    ///   - inputs: the inputs that begin turns, with their row numbers in this session.
    ///   - apps: the keys of the apps whose actions are read.
    ///   - hosts: the host name of each app's process in this session.
    package init(
        _ session: Session, inputs: [SessionInput], apps: [String], hosts: [String: String] = [:], start: Double
    ) {
        self.apps = apps
        self.start = start
        self.inputs = Dictionary(
            inputs.enumerated().map { ($0.element.seq, ($0.offset, $0.element)) },
            uniquingKeysWith: { first, _ in first }
        )
        ends = inputs.map { $0.at - start }
        actions = AppActionReader(apps: Set(apps), hosts: hosts, start: start)
        turns = [InputResult(at: 0, end: 0)]
        for stretch in session.stretches { read(stretch) }
        takeSnapshot(at: turns[turns.count - 1].end)
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
        if isFresh, isNear { takeSnapshot(at: at) }
    }

    private mutating func set(_ operations: [StateOperation]) {
        number += 1
        // An operation that fails here also failed when the session was recorded.
        _ = tree.apply(operations, number: number) { _, _ in }
        tree.publish()
    }

    private mutating func take(_ row: SessionRow) {
        let at = row.at - start
        if let (_, input) = inputs[row.seq] {
            takeSnapshot(at: turns[turns.count - 1].end)
            var begun = input
            if begun.target == nil { begun = begun.resolvingTarget(in: tree.reading.snapshot.root) }
            turns.append(InputResult(input: begun, at: at, end: at))
        } else if let action = actions.read(row) {
            turns[turns.count - 1].actions.append(action)
        }
        turns[turns.count - 1].end = max(turns[turns.count - 1].end, at)
        lastRow = max(lastRow, row.seq)
    }

    private mutating func takeSnapshot(at: Double) {
        let state = stateTracker.visibleState(in: tree.reading.snapshot.root, apps)
        let place = turns.count - 1
        if let last = turns[place].snapshots.last, last.state == state { return }
        turns[place].snapshots.append(InputResult.Snapshot(at: at, row: lastRow, state: state))
    }
}
