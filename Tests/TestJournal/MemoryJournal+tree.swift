package import JSON
package import Journaling
import SDLSupport

extension MemoryJournal {
    /// Applies all recorded changes to an empty state tree, and returns the value at `path`; nil if `path` has no
    /// value.
    package func tree(_ path: [String]) -> JSONValue? {
        var tree = JSONValue.object([:])
        for change in changes { tree.apply(change) }
        return path.reduce(tree as JSONValue?) { $0?[$1] }
    }
}

extension JSONValue {
    /// Applies a change to this state tree. Returns false if the path of the change is invalid in this tree.
    @discardableResult
    package mutating func apply(_ change: StateChange) -> Bool {
        switch change.operation {
        case .add(let json):
            guard let value = json.value else { return false }
            return set(value, at: change.path.keys[...])
        case .remove: return set(nil, at: change.path.keys[...])
        }
    }

    /// Sets the value at a path. If `value` is nil, removes the old value. Returns false if the parent of the path does
    /// not exist or is not an object.
    package mutating func set(_ value: JSONValue?, at keys: ArraySlice<String>) -> Bool {
        guard let key = keys.first, case .object = self else { return false }
        if keys.count == 1 {
            self[key] = value
            return true
        }
        guard var child = self[key] else { return false }
        let isSet = child.set(value, at: keys.dropFirst())
        self[key] = child
        return isSet
    }
}
