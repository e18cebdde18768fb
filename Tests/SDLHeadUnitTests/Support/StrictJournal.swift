import JSON
import Journaling
import SDLSupport
import TestJournal
import Testing

/// A journal that stores the rows and the state tree, and records the changes that the bridge's hub would refuse.
final class StrictJournal: Journal {
    fileprivate struct State {
        var rows: [JournalRow] = []
        var tree = JSONValue.object([:])
        var refused: [String] = []
    }

    private let state = Lock(State())

    var rows: [JournalRow] { state.withLock { $0.rows } }
    var tree: JSONValue { state.withLock { $0.tree } }
    var refused: [String] { state.withLock { $0.refused } }
    var isFull: Bool { false }

    func whenNotFull(_ proceed: @escaping @Sendable () -> Void) { proceed() }

    func record(_ entry: JournalEntry) {
        state.withLock { state in
            switch entry {
            case .row(let row): state.rows.append(row)
            case .change(let change): state.apply(change)
            case .moment, .appRegistered, .appUnregistered: break
            }
        }
    }

    func rows(_ kind: JournalRow.Kind) -> [JSONValue] {
        rows.filter { $0.kind == kind }.compactMap { try? JSONValue(parsing: $0.payload.bytes) }
    }
}

extension StrictJournal.State {
    fileprivate mutating func apply(_ change: StateChange) {
        let value: JSONValue?
        do {
            switch change.operation {
            case .add(let json): value = try JSONValue(parsing: json.bytes)
            case .remove: value = nil
            }
        } catch {
            return refuse(change, "is no JSON: \(error)")
        }
        // In a consent question, null means that the answer is unknown.
        if value?.holdsNull == true, change.path.keys.first != "consents" { refuse(change, "stores null") }
        guard tree.set(value, at: change.path.keys[...]) else { return refuse(change, "has no parent") }
    }

    private mutating func refuse(_ change: StateChange, _ why: String) {
        refused.append("\(change.path) \(why)")
        guard refused.count <= 5 else { return }
        Issue.record("the hub would refuse the change of \(change.path): it \(why)")
    }
}

extension JSONValue {
    fileprivate var holdsNull: Bool {
        switch self {
        case .null: true
        case .array(let values): values.contains(where: \.holdsNull)
        case .object(let members): members.contains { $0.value.holdsNull }
        default: false
        }
    }
}
