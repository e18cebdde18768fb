/// How long the last piece of work had waited: tells a health check whether something keeps up.
package final class Lateness: Sendable {
    private let last = Lock<(late: Duration, at: Instant)?>(nil)
    /// A wait that ended longer ago than this says nothing of now.
    private static let memory = Duration.seconds(5)

    package init() {}

    package func note(_ late: Duration, at now: Instant) {
        last.withLock { last in
            // The longest wait of the last seconds: among floods, what is quick says little.
            if let known = last, known.late > late, now - known.at < Self.memory { return }
            last = (late, now)
        }
    }

    /// The longest wait of the last few seconds.
    package func value(at now: Instant) -> Duration {
        last.withLock { last in
            guard let last, now - last.at < Self.memory else { return .zero }
            return last.late
        }
    }
}
