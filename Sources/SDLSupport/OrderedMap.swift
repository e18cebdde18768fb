/// A dictionary that remembers the order in which its keys came.
///
/// Nothing that reaches an effect, a message or JSON may depend on a `Dictionary`'s order, which differs from process to
/// process.
package struct OrderedMap<Key: Hashable, Value> {
    package private(set) var keys: [Key] = []
    private var storage: [Key: Value] = [:]

    package init() {}

    package var count: Int { keys.count }
    package var isEmpty: Bool { keys.isEmpty }
    package var values: [Value] { keys.map { storage[$0]! } }

    package subscript(key: Key) -> Value? {
        get { storage[key] }
        set {
            if let newValue {
                if storage.updateValue(newValue, forKey: key) == nil { keys.append(key) }
            } else if storage.removeValue(forKey: key) != nil {
                keys.removeAll { $0 == key }
            }
        }
        _modify {
            var value = storage.removeValue(forKey: key)
            let stood = value != nil
            defer {
                if let value {
                    storage[key] = value
                    if !stood { keys.append(key) }
                } else if stood {
                    keys.removeAll { $0 == key }
                }
            }
            yield &value
        }
    }

    package subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
        get { storage[key] ?? fallback() }
        _modify {
            if storage[key] == nil { self[key] = fallback() }
            yield &storage[key]!
        }
    }

    package mutating func removeAll() {
        keys.removeAll()
        storage.removeAll()
    }
}

extension OrderedMap: Sequence {
    package func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var index = keys.startIndex
        return AnyIterator { [keys, storage] in
            guard index < keys.endIndex else { return nil }
            defer { index += 1 }
            return (keys[index], storage[keys[index]]!)
        }
    }
}

extension OrderedMap: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedMap: Equatable where Value: Equatable {}

extension OrderedMap: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (Key, Value)...) {
        for (key, value) in elements { self[key] = value }
    }
}
