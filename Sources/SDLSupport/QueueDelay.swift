/// The longest time that work has recently waited in a queue, for a health check.
package final class QueueDelay: Sendable {
    private let last = Lock<(late: Duration, at: Instant)?>(nil)
    /// How long a wait is remembered after its end.
    private static let memory = Duration.seconds(5)

    package init() {}

    package func note(_ late: Duration, at now: Instant) {
        last.withLock { last in
            // Keep the longest wait of the last seconds: during a flood, short waits mean little.
            if let known = last, known.late > late, now - known.at < Self.memory { return }
            last = (late, now)
        }
    }

    /// Returns the longest wait of the last seconds.
    package func value(at now: Instant) -> Duration {
        last.withLock { last in
            guard let last, now - last.at < Self.memory else { return .zero }
            return last.late
        }
    }
}
