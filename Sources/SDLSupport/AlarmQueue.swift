/// Alarms in the order in which they are due.
struct AlarmQueue {
    private var handlers: [Alarm: @Sendable () -> Void] = [:]
    private var heap: [Alarm] = []
    private var numbers: UInt64 = 0

    mutating func add(due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        numbers += 1
        let alarm = Alarm(due: due, number: numbers)
        handlers[alarm] = handler
        heap.append(alarm)
        siftUp(heap.count - 1)
        return alarm
    }

    mutating func cancel(_ alarm: Alarm) {
        guard handlers.removeValue(forKey: alarm) != nil else { return }
        // Cancelled alarms stay in the heap until they come up; a heap that is mostly dead is built anew.
        if heap.count > 64, handlers.count < heap.count / 2 {
            heap.removeAll { handlers[$0] == nil }
            for parent in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(parent) }
        }
    }

    /// The next alarm that is still wanted.
    mutating func next() -> Alarm? {
        while let first = heap.first, handlers[first] == nil { removeFirst() }
        return heap.first
    }

    mutating func take(dueBy instant: Instant) -> (alarm: Alarm, handler: @Sendable () -> Void)? {
        guard let alarm = next(), alarm.due <= instant else { return nil }
        removeFirst()
        return (alarm, handlers.removeValue(forKey: alarm)!)
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
