/// A clock that runs with another one until it is paused; paused, it stands and can be moved on.
///
/// It is what makes a ten-second time limit take no time in a test, and lets a person look at one moment in peace.
package final class ControlledTimekeeper: Timekeeper {
    private struct State {
        /// What to add to the base's time while running.
        var offset: Duration = .zero
        /// Where time stands while paused.
        var standing: Instant?
        var queue = AlarmQueue()
        /// The base's alarm for our next one.
        var armed: (due: Instant, alarm: Alarm)?

        /// Moves time on to an instant, never back.
        mutating func reach(_ instant: Instant, base: Instant) {
            if let standing {
                self.standing = max(standing, instant)
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

    /// Begins at the base's time.
    package init(base: any Timekeeper) {
        self.base = base
        state = Lock(State())
    }

    package var now: Instant {
        let base = base.now
        return state.withLock { $0.standing ?? base + $0.offset }
    }

    package var isPaused: Bool { state.withLock { $0.standing != nil } }

    /// When the next alarm is due, if one is set.
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
            if state.standing == nil { state.standing = base + state.offset }
        }
    }

    /// Goes on from where time stands.
    package func resume() {
        let base = base.now
        state.withLock { state in
            guard let standing = state.standing else { return }
            state.offset = standing - base
            state.standing = nil
        }
        arm()
    }

    /// Moves time on, ringing each alarm in its order and at its own instant.
    package func advance(by span: Duration) {
        let end = now + span
        while ringNext(dueBy: end) {}
        move(to: end)
    }

    /// As `advance(by:)`, and lets everything settle after each alarm before time goes on.
    package func advance(by span: Duration, settling flight: Flight) async {
        let end = now + span
        await flight.settled()
        while ringNext(dueBy: end) { await flight.settled() }
        move(to: end)
    }

    /// Moves time on, and rings nothing yet: `advance(by: .zero)` does.
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

    /// Has the base ring for our next alarm, unless it will already, or time stands.
    private func arm() {
        let obsolete = state.withLock { state -> Alarm? in
            guard state.standing == nil, let due = state.queue.next()?.due else { return nil }
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
            return state.standing == nil
        }
        guard running else { return }
        while ringNext(dueBy: now) {}
        arm()
    }
}
