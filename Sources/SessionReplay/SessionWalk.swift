import Capsules
import JSON
import Journaling
package import SDLLog
import SDLSupport

/// A row of a session, or a change of the session's state.
package enum SessionEvent {
    case row(SessionRow)
    /// A change of the state. `row` is the number of the newest row at the time of the change. `isVisible` is true if
    /// the state of the head unit or the views of an app have changed.
    case change(at: Double, row: UInt64, isVisible: Bool)
}

extension Session {
    /// Calls `visit` for all rows and state changes in the order in which they happened, each with the state at that
    /// moment.
    package func walk(_ visit: (SessionEvent, StateNode) -> Void) {
        var walk = SessionWalk()
        for stretch in stretches {
            if let state = stretch.state { walk.begin(state) }
            var changes = [stretch.changes][...]
            walk.read(stretch.rows.split(separator: UInt8(ascii: "\n")), changes: { changes.popFirst() }, visit)
            walk.end(changes: { changes.popFirst() }, visit)
        }
    }
}

/// Visits the rows and state changes of a session that is read part by part, so that a long session needs little memory.
package struct SessionWalk {
    private struct Change {
        var at: Double
        var row: UInt64
        var operations: [StateOperation]
    }

    private var tree = StateTree()
    private var number: UInt64 = 0
    /// The lines of changes that have been read but not visited, without `next`.
    private var lines: ArraySlice<ArraySlice<UInt8>> = []
    private var next: Change?

    package init() {}

    /// Visits the next rows, and the state changes before them. `more` returns the next lines of state changes; nil after
    /// the last lines.
    package mutating func read(
        _ rows: some Sequence<ArraySlice<UInt8>>, changes more: () -> [UInt8]?,
        _ visit: (SessionEvent, StateNode) -> Void
    ) {
        for line in rows {
            guard let row = SessionRow(line) else { continue }
            while let change = nextChange(more), change.row < row.seq { apply(change, visit) }
            visit(.row(row), tree.reading.snapshot.root)
        }
    }

    /// Visits the state changes after the last row.
    package mutating func end(changes more: () -> [UInt8]?, _ visit: (SessionEvent, StateNode) -> Void) {
        while let change = nextChange(more) { apply(change, visit) }
    }

    /// Replaces the state. `state` is the first line of a section of the state history.
    package mutating func begin(_ state: [UInt8]) {
        guard let whole = CapsuleReader.json(state)?["state"]?.object else { return }
        tree = StateTree(number: number)
        set(whole.map { StateOperation(path: [$0.key], value: $0.value.json()) })
    }

    /// Returns the next change that has not been visited. Does not remove this change.
    private mutating func nextChange(_ more: () -> [UInt8]?) -> Change? {
        while next == nil {
            if let line = lines.popFirst() {
                next = Self.change(line)
            } else if let text = more() {
                lines = text.split(separator: UInt8(ascii: "\n"))[...]
            } else {
                return nil
            }
        }
        return next
    }

    private static func change(_ line: ArraySlice<UInt8>) -> Change? {
        guard let json = CapsuleReader.json(Array(line)),
            let row = json["row"]?.int.flatMap({ UInt64(exactly: $0) }),
            let at = json["at"]?.double
        else { return nil }
        let operations = (json["patch"]?.array ?? []).compactMap { step -> StateOperation? in
            guard let path = step["path"]?.string.flatMap({ StatePath(pointer: $0) }) else { return nil }
            return StateOperation(path: path, value: step["op"]?.string == "remove" ? nil : step["value"]?.json())
        }
        return Change(at: at, row: row, operations: operations)
    }

    private mutating func apply(_ change: Change, _ visit: (SessionEvent, StateNode) -> Void) {
        next = nil
        set(change.operations)
        let isVisible = change.operations.contains {
            $0.path.keys.first == "headUnit" || $0.path.keys.contains("views")
        }
        visit(.change(at: change.at, row: change.row, isVisible: isVisible), tree.reading.snapshot.root)
    }

    private mutating func set(_ operations: [StateOperation]) {
        number += 1
        // Ignore failures: an operation that fails here also failed during the session.
        _ = tree.apply(operations, number: number) { _, _ in }
        tree.publish()
    }
}
