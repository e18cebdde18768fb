/// Values by the instants at which they are due, those of one instant in the order in which they were added.
package struct DueQueue<Value> {
    private var values: [Alarm: Value] = [:]
    private var heap: [Alarm] = []
    private var numbers: UInt64 = 0

    package init() {}

    package var isEmpty: Bool { values.isEmpty }

    package mutating func add(due: Instant, _ value: Value) -> Alarm {
        numbers += 1
        let alarm = Alarm(due: due, number: numbers)
        values[alarm] = value
        heap.append(alarm)
        siftUp(heap.count - 1)
        return alarm
    }

    package mutating func cancel(_ alarm: Alarm) {
        guard values.removeValue(forKey: alarm) != nil else { return }
        // Cancelled alarms stay in the heap until they come up; a heap that is mostly dead is built anew.
        if heap.count > 64, values.count < heap.count / 2 {
            heap = values.keys.sorted()
        }
    }

    /// The first that is due and still wanted.
    package mutating func next() -> Alarm? {
        while let first = heap.first, values[first] == nil { removeFirst() }
        return heap.first
    }

    package mutating func take(dueBy instant: Instant) -> (alarm: Alarm, value: Value)? {
        guard let alarm = next(), alarm.due <= instant else { return nil }
        removeFirst()
        return (alarm, values.removeValue(forKey: alarm)!)
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        siftDown(0)
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}

extension DueQueue: Sendable where Value: Sendable {}
