/// Alarms ordered by due instant.
struct AlarmQueue {
    private var handlers: [Alarm: @Sendable () -> Void] = [:]
    private var heap = Heap<Alarm>()
    private var numbers: UInt64 = 0

    mutating func add(due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        numbers += 1
        let alarm = Alarm(due: due, number: numbers)
        handlers[alarm] = handler
        heap.insert(alarm)
        return alarm
    }

    mutating func cancel(_ alarm: Alarm) {
        guard handlers.removeValue(forKey: alarm) != nil else { return }
        // A cancelled alarm stays in the heap until it is due. The heap is rebuilt when more than half of it is
        // cancelled.
        if heap.count > 64, handlers.count < heap.count / 2 { heap.removeAll { handlers[$0] == nil } }
    }

    /// Returns the alarm that is due next and not cancelled.
    mutating func next() -> Alarm? {
        while let first = heap.first, handlers[first] == nil { heap.removeFirst() }
        return heap.first
    }

    mutating func take(dueBy instant: Instant) -> (alarm: Alarm, handler: @Sendable () -> Void)? {
        guard let alarm = next(), alarm.due <= instant else { return nil }
        heap.removeFirst()
        return (alarm, handlers.removeValue(forKey: alarm)!)
    }
}
