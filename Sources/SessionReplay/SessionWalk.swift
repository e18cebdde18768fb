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
        for stretch in stretches { walk.read(stretch, visit) }
    }
}

/// Reads the rows and changes of a session in order, and computes the state at each moment.
private struct SessionWalk {
    private struct Change {
        var at: Double
        var row: UInt64
        var operations: [StateOperation]
    }

    private var tree = StateTree()
    private var number: UInt64 = 0

    mutating func read(_ stretch: Session.Stretch, _ visit: (SessionEvent, StateNode) -> Void) {
        if let state = stretch.state { begin(state) }
        var changes = stretch.changes.split(separator: UInt8(ascii: "\n"))[...]
        var change = Self.next(&changes)
        for line in stretch.rows.split(separator: UInt8(ascii: "\n")) {
            guard let row = SessionRow(line) else { continue }
            while let next = change, next.row < row.seq {
                apply(next, visit)
                change = Self.next(&changes)
            }
            visit(.row(row), tree.reading.snapshot.root)
        }
        while let next = change {
            apply(next, visit)
            change = Self.next(&changes)
        }
    }

    private mutating func begin(_ state: [UInt8]) {
        guard let whole = CapsuleReader.json(state)?["state"]?.object else { return }
        tree = StateTree(number: number)
        set(whole.map { StateOperation(path: [$0.key], value: $0.value.json()) })
    }

    private static func next(_ lines: inout ArraySlice<ArraySlice<UInt8>>) -> Change? {
        while let line = lines.popFirst() { if let change = change(line) { return change } }
        return nil
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
