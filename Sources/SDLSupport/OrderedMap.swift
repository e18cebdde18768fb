/// A dictionary that keeps its keys in the order of insertion.
///
/// The order of a `Dictionary` differs in each process, so effects, messages and JSON must not depend on a
/// `Dictionary`. Look-up, setting and removal take constant time. A removed key leaves an empty slot. When most slots
/// are empty, the map is compacted.
///
/// The type is public but has only the public members that protocols require. The reason is that other modules
/// specialise inlinable code only for public types.
public struct OrderedMap<Key: Hashable, Value> {
    /// A key with its value. In an empty slot, the key and the value are nil.
    @usableFromInline
    struct Slot {
        @usableFromInline var key: Key?
        @usableFromInline var value: Value?

        @inlinable
        init(_ key: Key?, _ value: Value?) {
            self.key = key
            self.value = value
        }
    }

    @usableFromInline var slots: ContiguousArray<Slot> = []
    /// The place of each key. This dictionary is used only if the map has more than `few` slots. With fewer slots, a
    /// linear search is faster than hashing. Places are counted from the first key that the map ever had. The index of
    /// a slot is its place minus `base`.
    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var base = 0
    /// The number of empty slots at the start. With this number, a map that is used as a queue need not search its
    /// removed keys.
    @usableFromInline var first = 0
    @usableFromInline var living = 0

    @inlinable
    static var few: Int { 8 }

    @inlinable
    package init() {}

    @inlinable
    package var count: Int { living }
    @inlinable
    package var isEmpty: Bool { living == 0 }
    @inlinable
    package var keys: [Key] { slots.compactMap(\.key) }
    @inlinable
    package var values: [Value] { slots.compactMap(\.value) }

    @inlinable
    package subscript(key: Key) -> Value? {
        get { index(of: key).map { slots[$0].value! } }
        set {
            if let index = index(of: key) {
                if let newValue { slots[index].value = newValue } else { remove(at: index) }
            } else if let newValue {
                append(key, newValue)
            }
        }
        _modify {
            if let index = index(of: key) {
                defer { if slots[index].value == nil { remove(at: index) } }
                yield &slots[index].value
            } else {
                var value: Value?
                defer { if let value { append(key, value) } }
                yield &value
            }
        }
    }

    @inlinable
    package subscript(key: Key, default fallback: @autoclosure () -> Value) -> Value {
        get { self[key] ?? fallback() }
        _modify {
            if index(of: key) == nil { append(key, fallback()) }
            yield &slots[index(of: key)!].value!
        }
    }

    @inlinable
    @discardableResult
    package mutating func removeValue(forKey key: Key) -> Value? {
        guard let index = index(of: key) else { return nil }
        let value = slots[index].value.take()
        remove(at: index)
        return value
    }

    @inlinable
    package mutating func removeAll() {
        self = OrderedMap()
    }

    @inlinable
    func index(of key: Key) -> Int? {
        guard places.isEmpty else { return places[key].map { $0 - base } }
        for index in first..<slots.count where slots[index].key == key { return index }
        return nil
    }

    @inlinable
    mutating func append(_ key: Key, _ value: Value) {
        if places.isEmpty, slots.count >= Self.few {
            if living < slots.count / 2 { closeUp() } else { hash() }
        }
        if !places.isEmpty { places[key] = base + slots.count }
        slots.append(Slot(key, value))
        living += 1
    }

    /// Switches from a linear search to look-up by hash.
    @inlinable
    mutating func hash() {
        for (index, slot) in slots.enumerated() { if let key = slot.key { places[key] = base + index } }
    }

    @inlinable
    mutating func remove(at index: Int) {
        if !places.isEmpty { places.removeValue(forKey: slots[index].key!) }
        slots[index] = Slot(nil, nil)
        living -= 1
        guard living > 0 else {
            slots.removeAll(keepingCapacity: slots.count <= 32)
            (base, first) = (0, 0)
            return
        }
        while slots[first].key == nil { first += 1 }
        if slots.count > 32, living < slots.count / 2 { closeUp() }
    }

    @inlinable
    mutating func closeUp() {
        // The empty slots of a queue are at the start. The other slots move down, and `base` changes, so that all
        // places stay valid.
        if first >= slots.count - living {
            slots.removeFirst(first)
            base += first
            first = 0
            return
        }
        let pairs = Array(self)
        removeAll()
        for (key, value) in pairs { append(key, value) }
    }
}

extension OrderedMap: Sequence {
    public struct Iterator: IteratorProtocol {
        @usableFromInline let slots: ContiguousArray<Slot>
        @usableFromInline var index: Int

        @inlinable
        init(slots: ContiguousArray<Slot>, index: Int) {
            self.slots = slots
            self.index = index
        }

        @inlinable
        public mutating func next() -> (key: Key, value: Value)? {
            while index < slots.count {
                defer { index += 1 }
                if let key = slots[index].key, let value = slots[index].value { return (key, value) }
            }
            return nil
        }
    }

    @inlinable
    public func makeIterator() -> Iterator {
        Iterator(slots: slots, index: first)
    }

    @inlinable
    public var underestimatedCount: Int { count }
}

extension OrderedMap {
    package func mapValues<Result>(_ transform: (Value) -> Result) -> OrderedMap<Key, Result> {
        var result: OrderedMap<Key, Result> = [:]
        for (key, value) in self { result[key] = transform(value) }
        return result
    }

    /// Restores the value and the position that `key` had in an earlier version of the map. Other keys do not change.
    package mutating func restore(_ key: Key, from before: OrderedMap) {
        self[key] = nil
        guard let value = before[key] else { return }
        let later = before.keys.drop { $0 != key }.first { self[$0] != nil }
        let rest = self
        self = [:]
        for (other, it) in rest {
            if other == later { self[key] = value }
            self[other] = it
        }
        self[key] = value
    }
}

extension OrderedMap: Sendable where Key: Sendable, Value: Sendable {}
extension OrderedMap.Slot: Sendable where Key: Sendable, Value: Sendable {}

extension OrderedMap: Equatable where Value: Equatable {
    public static func == (left: OrderedMap, right: OrderedMap) -> Bool {
        left.count == right.count && left.elementsEqual(right) { $0.key == $1.key && $0.value == $1.value }
    }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
    @inlinable
    public init(dictionaryLiteral elements: (Key, Value)...) {
        for (key, value) in elements { self[key] = value }
    }
}
