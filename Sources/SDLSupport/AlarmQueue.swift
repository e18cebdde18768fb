/// Pending alarms, ordered by the instant at which they are due.
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
        // A cancelled alarm stays in the heap until it is due. When more than half of the alarms in the heap are
        // cancelled, the heap is rebuilt.
        if heap.count > 64, handlers.count < heap.count / 2 { heap.removeAll { handlers[$0] == nil } }
    }

    /// Returns the alarm that is due first; nil if no alarm is set. Ignores cancelled alarms.
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
