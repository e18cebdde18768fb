/// A mock clock for tests and replays. The time changes only when `advance` is called.
package final class ManualTimekeeper: Timekeeper {
    private struct State {
        var now = Instant.zero
        var queue = AlarmQueue()
    }

    private let state = Lock(State())

    package init() {}

    package var now: Instant { state.withLock { $0.now } }

    /// The instant of the next alarm; nil if no alarm is set.
    package var nextDue: Instant? { state.withLock { $0.queue.next()?.due } }

    @discardableResult
    package func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        state.withLock { $0.queue.add(due: due, handler) }
    }

    package func cancel(_ alarm: Alarm) {
        state.withLock { $0.queue.cancel(alarm) }
    }

    /// Advances the time by `span`. Each alarm rings at its own instant, even an alarm that is set during the advance.
    package func advance(by span: Duration) {
        let end = now + span
        while let due = nextDue, due <= end { ringNext(dueBy: due) }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Advances the time by `span`. After each alarm, waits until no work is in flight. All consequences of an alarm
    /// therefore happen at the alarm's instant.
    package func advance(by span: Duration, settling inFlight: InFlightCounter) async {
        let end = now + span
        await inFlight.settled()
        while let due = nextDue, due <= end {
            ringNext(dueBy: due)
            await inFlight.settled()
        }
        state.withLock { $0.now = max($0.now, end) }
    }

    private func ringNext(dueBy end: Instant) {
        let handler = state.withLock { state -> (@Sendable () -> Void)? in
            guard let (alarm, handler) = state.queue.take(dueBy: end) else { return nil }
            state.now = max(state.now, alarm.due)
            return handler
        }
        handler?()
    }
}
