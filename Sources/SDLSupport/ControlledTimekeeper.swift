/// A clock that runs at the speed of another clock and can be paused, resumed and advanced.
///
/// With this clock, tests skip a time limit of ten seconds, and testers stop the time to examine a moment.
package final class ControlledTimekeeper: Timekeeper {
    private struct State {
        /// The difference between the time of this clock and the time of `base` while this clock runs.
        var offset: Duration = .zero
        var pausedAt: Instant?
        var queue = AlarmQueue()
        /// The alarm of `base` that will ring at the time of this clock's next alarm.
        var armed: (due: Instant, alarm: Alarm)?

        /// Advances the time to `instant`. Does nothing if `instant` is in the past.
        mutating func reach(_ instant: Instant, base: Instant) {
            if let pausedAt {
                self.pausedAt = max(pausedAt, instant)
            } else {
                offset = max(offset, instant - base)
            }
        }
    }

    private let base: any Timekeeper
    private let state: Lock<State>

    deinit {
        if let armed = state.withLock({ $0.armed?.alarm }) { base.cancel(armed) }
    }

    package init(base: any Timekeeper) {
        self.base = base
        state = Lock(State())
    }

    /// Creates a mock clock for tests. Its time changes only when it is advanced.
    package init(pausedAt instant: Instant) {
        base = SystemTimekeeper.shared
        state = Lock(State(pausedAt: instant))
    }

    package var now: Instant {
        let base = base.now
        return state.withLock { $0.pausedAt ?? base + $0.offset }
    }

    package var isPaused: Bool { state.withLock { $0.pausedAt != nil } }

    /// The instant of the next alarm; nil if no alarm is set.
    package var nextDue: Instant? { state.withLock { $0.queue.next()?.due } }

    @discardableResult
    package func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        let alarm = state.withLock { $0.queue.add(due: due, handler) }
        arm()
        return alarm
    }

    package func cancel(_ alarm: Alarm) {
        state.withLock { $0.queue.cancel(alarm) }
    }

    package func pause() {
        let base = base.now
        state.withLock { state in
            if state.pausedAt == nil { state.pausedAt = base + state.offset }
        }
    }

    /// Lets the clock run again. The time continues at the instant at which the clock was paused.
    package func resume() {
        let base = base.now
        state.withLock { state in
            guard let pausedAt = state.pausedAt else { return }
            state.offset = pausedAt - base
            state.pausedAt = nil
        }
        arm()
    }

    /// Advances the time by `span`. The alarms ring in order, each at its own instant.
    package func advance(by span: Duration) {
        let end = now + span
        while ringNext(dueBy: end) {}
        move(to: end)
    }

    /// Advances the time by `span`. The alarms ring in order. After each alarm, waits until no work is in flight.
    package func advance(by span: Duration, settling inFlight: InFlightCounter) async {
        let end = now + span
        await inFlight.settled()
        while ringNext(dueBy: end) { await inFlight.settled() }
        move(to: end)
    }

    /// Advances the time by `span` without ringing alarms. The next call of `advance(by:)` rings the due alarms.
    package func pass(_ span: Duration) {
        let end = now + span
        let base = base.now
        state.withLock { $0.reach(end, base: base) }
    }

    private func move(to end: Instant) {
        let base = base.now
        state.withLock { $0.reach(end, base: base) }
        arm()
    }

    private func ringNext(dueBy end: Instant) -> Bool {
        let base = base.now
        let handler = state.withLock { state -> (@Sendable () -> Void)? in
            guard let (alarm, handler) = state.queue.take(dueBy: end) else { return nil }
            state.reach(alarm.due, base: base)
            return handler
        }
        handler?()
        return handler != nil
    }

    /// Sets the alarm of `base` for the next alarm of this clock. Does nothing if the clock is paused, or if an alarm
    /// of `base` is already set for an earlier time.
    private func arm() {
        let obsolete = state.withLock { state -> Alarm? in
            guard state.pausedAt == nil, let due = state.queue.next()?.due else { return nil }
            let wanted = Instant(nanoseconds: due.nanoseconds - state.offset.nanoseconds)
            if let armed = state.armed, armed.due <= wanted { return nil }
            defer { state.armed = (wanted, self.base.ring(at: wanted) { [weak self] in self?.baseRang(wanted) }) }
            return state.armed?.alarm
        }
        if let obsolete { base.cancel(obsolete) }
    }

    private func baseRang(_ due: Instant) {
        let running = state.withLock { state in
            if state.armed?.due == due { state.armed = nil }
            return state.pausedAt == nil
        }
        guard running else { return }
        while ringNext(dueBy: now) {}
        arm()
    }
}
