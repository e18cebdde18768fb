package import JSON
import SDLSupport

extension MemoryJournal {
    /// What stands at a path of the state tree, as the changes so far have left it.
    package func tree(_ path: [String]) -> JSONValue? {
        var tree = JSONValue.object([:])
        for change in changes { tree.apply(change) }
        return path.reduce(tree as JSONValue?) { $0?[$1] }
    }
}

extension JSONValue {
    /// Carries out a change of the state tree this is. False when it cannot be, as the hub would say too.
    @discardableResult
    package mutating func apply(_ change: StateChange) -> Bool {
        switch change.operation {
        case .add(let json), .replace(let json):
            guard let value = try? JSONValue(parsing: json.bytes) else { return false }
            return set(value, at: change.path.keys[...])
        case .remove: return set(nil, at: change.path.keys[...])
        }
    }

    /// False when nothing stands there that could hold the value.
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
