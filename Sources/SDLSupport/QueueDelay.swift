/// Stores the longest time that work has recently waited in a queue, for a health check.
package final class QueueDelay: Sendable {
    private let last = Lock<(late: Duration, at: Instant)?>(nil)
    /// The time for which a wait is remembered.
    private static let memory = Duration.seconds(5)

    package init() {}

    package func note(_ late: Duration, at now: Instant) {
        last.withLock { last in
            // Keep the longest wait of the last seconds, because short waits during a flood say little.
            if let known = last, known.late > late, now - known.at < Self.memory { return }
            last = (late, now)
        }
    }

    /// Returns the longest wait of the last five seconds; zero if no work has waited.
    package func value(at now: Instant) -> Duration {
        last.withLock { last in
            guard let last, now - last.at < Self.memory else { return .zero }
            return last.late
        }
    }
}
