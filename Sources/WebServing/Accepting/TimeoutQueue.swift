internal import SDLSupport

/// A queue of connections with equal timeouts. Therefore, the first connection in the queue is always the first to
/// expire.
struct TimeoutQueue<Value> {
    private var entries: [Int32: (value: Value, due: Instant, number: UInt64)] = [:]
    /// The connections in order of arrival. A removed connection also stays in this array until it is the first
    /// element.
    private var line: [(descriptor: Int32, number: UInt64)] = []
    private var head = 0
    private var number: UInt64 = 0

    var count: Int { entries.count }
    var descriptors: [Int32] { Array(entries.keys) }

    subscript(descriptor: Int32) -> Value? {
        get { entries[descriptor]?.value }
        set {
            if let newValue { entries[descriptor]?.value = newValue }
        }
    }

    mutating func add(_ descriptor: Int32, _ value: Value, due: Instant) {
        number += 1
        entries[descriptor] = (value, due, number)
        line.append((descriptor, number))
    }

    @discardableResult
    mutating func remove(_ descriptor: Int32) -> Value? {
        let value = entries.removeValue(forKey: descriptor)?.value
        if entries.isEmpty {
            line.removeAll()
            head = 0
        }
        return value
    }

    /// The first connection in the queue. Reading this property does not remove the connection.
    var first: (descriptor: Int32, value: Value, due: Instant)? {
        mutating get {
            skipGone()
            guard head < line.count, let entry = entries[line[head].descriptor] else { return nil }
            return (line[head].descriptor, entry.value, entry.due)
        }
    }

    /// Removes and returns the first connection if its timeout ends at or before `instant`. If `instant` is nil,
    /// removes the first connection regardless of its timeout.
    mutating func takeFirst(dueBy instant: Instant?) -> (descriptor: Int32, value: Value)? {
        guard let first = self.first else { return nil }
        if let instant, first.due > instant { return nil }
        remove(first.descriptor)
        return (first.descriptor, first.value)
    }

    /// Returns the descriptor of the first connection for which `isWanted` returns true. The connection stays queued.
    mutating func first(where isWanted: (Value) -> Bool) -> Int32? {
        skipGone()
        for (descriptor, number) in line[head...] {
            if let entry = entries[descriptor], entry.number == number, isWanted(entry.value) { return descriptor }
        }
        return nil
    }

    private mutating func skipGone() {
        while head < line.count, entries[line[head].descriptor]?.number != line[head].number { head += 1 }
        if head > 64, head > line.count / 2 {
            line.removeFirst(head)
            head = 0
        }
    }
}
