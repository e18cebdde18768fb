/// A dictionary that remembers the order in which its keys came.
///
/// Nothing that reaches an effect, a message or JSON may depend on a `Dictionary`'s order, which differs from process to
/// process. Look-up, setting and removal take constant time; a removed key leaves a hole, and a map that is mostly holes
/// closes up.
package struct OrderedMap<Key: Hashable, Value> {
    private var indices: [Key: Int] = [:]
    private var slotKeys: ContiguousArray<Key?> = []
    private var slots: ContiguousArray<Value?> = []
    /// Every slot before this one is a hole, so that a map used as a queue does not walk over its past.
    private var first = 0

    package init() {}

    package var count: Int { indices.count }
    package var isEmpty: Bool { indices.isEmpty }
    package var keys: [Key] { map(\.key) }
    package var values: [Value] { map(\.value) }

    package subscript(key: Key) -> Value? {
        get { indices[key].map { slots[$0]! } }
        set {
            if let index = indices[key] {
                if let newValue { slots[index] = newValue } else { remove(at: index) }
            } else if let newValue {
                append(key, newValue)
            }
        }
        _modify {
            if let index = indices[key] {
                defer { if slots[index] == nil { remove(at: index) } }
                yield &slots[index]
            } else {
                var value: Value?
                defer { if let value { append(key, value) } }
                yield &value
            }
        }
    }

    package subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
        get { self[key] ?? fallback() }
        _modify {
            if indices[key] == nil { append(key, fallback()) }
            yield &slots[indices[key]!]!
        }
    }

    @discardableResult
    package mutating func removeValue(forKey key: Key) -> Value? {
        guard let index = indices[key] else { return nil }
        let value = slots[index]
        remove(at: index)
        return value
    }

    package mutating func removeAll() {
        self = OrderedMap()
    }

    private mutating func append(_ key: Key, _ value: Value) {
        indices[key] = slots.count
        slotKeys.append(key)
        slots.append(value)
    }

    private mutating func remove(at index: Int) {
        indices.removeValue(forKey: slotKeys[index]!)
        slotKeys[index] = nil
        slots[index] = nil
        while first < slots.count, slots[first] == nil { first += 1 }
        if slots.count > 32, indices.count < slots.count / 2 { closeUp() }
    }

    private mutating func closeUp() {
        let pairs = Array(self)
        removeAll()
        for (key, value) in pairs { append(key, value) }
    }
}

extension OrderedMap: Sequence {
    package struct Iterator: IteratorProtocol {
        fileprivate let keys: ContiguousArray<Key?>
        fileprivate let slots: ContiguousArray<Value?>
        fileprivate var index: Int

        package mutating func next() -> (key: Key, value: Value)? {
            while index < slots.count {
                defer { index += 1 }
                if let key = keys[index], let value = slots[index] { return (key, value) }
            }
            return nil
        }
    }

    package func makeIterator() -> Iterator {
        Iterator(keys: slotKeys, slots: slots, index: first)
    }

    package var underestimatedCount: Int { count }
}

extension OrderedMap: Sendable where Key: Sendable, Value: Sendable {}

extension OrderedMap: Equatable where Value: Equatable {
    package static func == (left: OrderedMap, right: OrderedMap) -> Bool {
        left.count == right.count && left.elementsEqual(right) { $0.key == $1.key && $0.value == $1.value }
    }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (Key, Value)...) {
        for (key, value) in elements { self[key] = value }
    }
}
