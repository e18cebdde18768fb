import SDLManagers
import SDLSupport

/// The clock of an app's session. A tester can pause and advance this clock. A replay advances the clock without
/// waiting.
///
///     try await Task.sleep(for: .seconds(1), clock: app.clock)
///
/// A task that sleeps on another clock, for example with `Task.sleep(for:)`, continues at a different time in a replay.
public struct SDLClock: Clock {
    /// A moment of the session.
    public struct Instant: InstantProtocol {
        let instant: SDLSupport.Instant

        /// Returns the moment that is `duration` later.
        public func advanced(by duration: Duration) -> Instant { Instant(instant: instant + duration) }

        /// Returns the time from this moment until `other`.
        public func duration(to other: Instant) -> Duration { other.instant - instant }

        /// Whether `left` is earlier than `right`.
        public static func < (left: Instant, right: Instant) -> Bool { left.instant < right.instant }
    }

    let timekeeper: any Timekeeper
    let inFlight: InFlightCounter?

    /// The current moment of the session.
    public var now: Instant { Instant(instant: timekeeper.now) }
    /// The smallest difference between two moments.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Sleeps until `deadline`, or until the task is cancelled.
    ///
    /// - Parameters:
    ///   - deadline: the moment at which the task continues.
    ///   - tolerance: ignored.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let sleeper = Lock(Sleeper())
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let isCancelled = sleeper.withLock { sleeper in
                    if !sleeper.isCancelled { sleeper.continuation = continuation }
                    return sleeper.isCancelled
                }
                guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
                let alarm = timekeeper.ring(at: deadline.instant, counting: inFlight) {
                    sleeper.withLock { $0.continuation.take() }?.resume()
                    // The resumed task runs on the main actor during this yield. So the clock waits for the task.
                    await Task.yield()
                }
                sleeper.withLock { $0.alarm = alarm }
            }
        } onCancel: {
            let (continuation, alarm) = sleeper.withLock { sleeper in
                sleeper.isCancelled = true
                return (sleeper.continuation.take(), sleeper.alarm)
            }
            if let alarm { timekeeper.cancel(alarm) }
            continuation?.resume(throwing: CancellationError())
        }
    }

    private struct Sleeper {
        var continuation: CheckedContinuation<Void, any Error>?
        var alarm: Alarm?
        var isCancelled = false
    }
}

/// A timer on the clock of an app's session, created by `SDLApplication.scheduleTimer(after:repeats:_:)`.
@MainActor
public final class SDLTimer {
    /// Whether the timer will fire again.
    public private(set) var isValid = true
    private let clock: SDLClock
    private let interval: Duration
    private let repeats: Bool
    private let action: (SDLTimer) -> Void
    private var due: SDLSupport.Instant
    private var alarm: Alarm?

    init(_ clock: SDLClock, _ interval: Duration, repeats: Bool, _ action: @escaping (SDLTimer) -> Void) {
        (self.clock, self.repeats, self.action) = (clock, repeats, action)
        // Without an interval, a repeating timer would always be due, and the clock could never advance.
        self.interval = repeats ? max(interval, .milliseconds(1)) : interval
        due = clock.timekeeper.now + self.interval
        schedule()
    }

    /// Stops the timer, so that the timer's closure does not run again.
    public func invalidate() {
        isValid = false
        if let alarm { clock.timekeeper.cancel(alarm) }
        alarm = nil
    }

    private func schedule() {
        alarm = clock.timekeeper.ring(at: due, counting: clock.inFlight) { self.fire() }
    }

    private func fire() {
        guard isValid else { return }
        if repeats {
            // If the call was late, skip the calls that were missed.
            while due <= clock.timekeeper.now { due = due + interval }
            schedule()
        } else {
            isValid = false
        }
        action(self)
    }
}

extension SDLApplication {
    /// The clock of this session.
    public var clock: SDLClock { SDLClock(timekeeper: timekeeper, inFlight: lifecycle.inFlight) }

    /// Runs `action` after an interval on the clock of this session. The timer runs until the app invalidates it, even
    /// while the app is disconnected.
    ///
    /// - Parameters:
    ///   - interval: the time until the first run of `action`. Also the time between two runs if `repeats` is true.
    ///   - repeats: whether `action` runs again after each interval.
    ///   - action: the closure, which receives the timer, for example to invalidate the timer.
    @discardableResult
    public func scheduleTimer(
        after interval: Duration, repeats: Bool = false, _ action: @escaping (SDLTimer) -> Void
    ) -> SDLTimer {
        SDLTimer(clock, interval, repeats: repeats, action)
    }
}
