/// A timekeeper for tests and replays: time stands still until it is moved.
package final class ManualTimekeeper: Timekeeper {
    private struct State {
        var now = Instant.zero
        var queue = AlarmQueue()
    }

    private let state = Lock(State())

    package init() {}

    package var now: Instant { state.withLock { $0.now } }

    /// When the next alarm is due, if one is set.
    package var nextDue: Instant? { state.withLock { $0.queue.next()?.due } }

    @discardableResult
    package func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        state.withLock { $0.queue.add(due: due, handler) }
    }

    package func cancel(_ alarm: Alarm) {
        state.withLock { $0.queue.cancel(alarm) }
    }

    /// Moves time on, ringing each alarm at its own instant, those set meanwhile included.
    package func advance(by span: Duration) {
        let end = now + span
        while let due = nextDue, due <= end { ringNext(dueBy: due) }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Moves time on, and lets everything settle after each alarm before time goes on: what an alarm sets off happens at
    /// the alarm's instant, and what that sets is rung in its turn.
    package func advance(by span: Duration, settling flight: Flight) async {
        let end = now + span
        await flight.settled()
        while let due = nextDue, due <= end {
            ringNext(dueBy: due)
            await flight.settled()
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
