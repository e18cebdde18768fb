/// A moment on a timekeeper's clock: nanoseconds since it started.
package struct Instant: Hashable, Comparable, Sendable {
    package var nanoseconds: Int64

    package init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    package static let zero = Instant(nanoseconds: 0)
    package var milliseconds: Int64 { nanoseconds / 1_000_000 }

    package static func < (left: Instant, right: Instant) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    package static func + (instant: Instant, span: Duration) -> Instant {
        Instant(nanoseconds: instant.nanoseconds + span.nanoseconds)
    }

    package static func - (later: Instant, earlier: Instant) -> Duration {
        .nanoseconds(later.nanoseconds - earlier.nanoseconds)
    }
}

extension Duration {
    package var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }

    package var inMilliseconds: Double { Double(nanoseconds) / 1_000_000 }
}
