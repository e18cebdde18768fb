/// A dictionary that remembers the order in which its keys came.
///
/// Nothing that reaches an effect, a message or JSON may depend on a `Dictionary`'s order, which differs from process to
/// process. Look-up, setting and removal take constant time; a removed key leaves a hole, and a map that is mostly holes
/// closes up.
///
/// The type is public, and nothing in it but what protocols ask for: across modules the compiler specialises inlinable code of public types only.
public struct OrderedMap<Key: Hashable, Value> {
    /// Places counted from the map's first key on; the slot of a place is `base` less.
    @usableFromInline var places: [Key: Int] = [:]
    @usableFromInline var base = 0
    @usableFromInline var slotKeys: ContiguousArray<Key?> = []
    @usableFromInline var slots: ContiguousArray<Value?> = []
    /// Every slot before this one is a hole, so that a map used as a queue does not walk over its past.
    @usableFromInline var first = 0

    @inlinable
    package init() {}

    @inlinable
    package var count: Int { places.count }
    @inlinable
    package var isEmpty: Bool { places.isEmpty }
    @inlinable
    package var keys: [Key] { slotKeys.compactMap { $0 } }
    @inlinable
    package var values: [Value] { slots.compactMap { $0 } }

    @inlinable
    package subscript(key: Key) -> Value? {
        get { index(of: key).map { slots[$0]! } }
        set {
            if let index = index(of: key) {
                if let newValue { slots[index] = newValue } else { remove(at: index) }
            } else if let newValue {
                append(key, newValue)
            }
        }
        _modify {
            if let index = index(of: key) {
                defer { if slots[index] == nil { remove(at: index) } }
                yield &slots[index]
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
            if places[key] == nil { append(key, fallback()) }
            yield &slots[index(of: key)!]!
        }
    }

    @inlinable
    @discardableResult
    package mutating func removeValue(forKey key: Key) -> Value? {
        guard let place = places.removeValue(forKey: key) else { return nil }
        let value = slots[place - base].take()
        clear(at: place - base)
        return value
    }

    @inlinable
    package mutating func removeAll() {
        self = OrderedMap()
    }

    @inlinable
    func index(of key: Key) -> Int? { places[key].map { $0 - base } }

    @inlinable
    mutating func append(_ key: Key, _ value: Value) {
        places[key] = base + slots.count
        slotKeys.append(key)
        slots.append(value)
    }

    @inlinable
    mutating func remove(at index: Int) {
        places.removeValue(forKey: slotKeys[index]!)
        clear(at: index)
    }

    @inlinable
    mutating func clear(at index: Int) {
        slotKeys[index] = nil
        slots[index] = nil
        while first < slots.count, slots[first] == nil { first += 1 }
        if slots.count > 32, places.count < slots.count / 2 { closeUp() }
    }

    @inlinable
    mutating func closeUp() {
        // A queue has its holes in front: what is left moves down, and every place stays what it is.
        if first >= slots.count - places.count {
            slotKeys.removeFirst(first)
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
        @usableFromInline let keys: ContiguousArray<Key?>
        @usableFromInline let slots: ContiguousArray<Value?>
        @usableFromInline var index: Int

        @inlinable
        init(keys: ContiguousArray<Key?>, slots: ContiguousArray<Value?>, index: Int) {
            self.keys = keys
            self.slots = slots
            self.index = index
        }

        @inlinable
        public mutating func next() -> (key: Key, value: Value)? {
            while index < slots.count {
                defer { index += 1 }
                if let key = keys[index], let value = slots[index] { return (key, value) }
            }
            return nil
        }
    }

    @inlinable
    public func makeIterator() -> Iterator {
        Iterator(keys: slotKeys, slots: slots, index: first)
    }

    @inlinable
    public var underestimatedCount: Int { count }
}

extension OrderedMap: Sendable where Key: Sendable, Value: Sendable {}

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
