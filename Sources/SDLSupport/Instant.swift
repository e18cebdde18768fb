/// A time on the clock of a timekeeper, in nanoseconds since the clock was started.
///
/// Sums and differences are limited to the range of `Int64` (about 292 years), because a duration may come from a file
/// or a client.
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
        let (sum, isOver) = instant.nanoseconds.addingReportingOverflow(span.nanoseconds)
        return Instant(nanoseconds: isOver ? (span < .zero ? .min : .max) : sum)
    }

    package static func - (later: Instant, earlier: Instant) -> Duration {
        let (span, isOver) = later.nanoseconds.subtractingReportingOverflow(earlier.nanoseconds)
        return .nanoseconds(isOver ? (later < earlier ? .min : .max) : span)
    }
}

extension Duration {
    /// The duration in nanoseconds, limited to the range of `Int64`.
    package var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isOver) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
        return isTooLong || isOver ? (seconds < 0 ? .min : .max) : sum
    }

    package var inMilliseconds: Double { Double(nanoseconds) / 1_000_000 }
}

extension FixedWidthInteger {
    /// Creates an integer from `number`, rounded towards zero and limited to the range of the type. NaN becomes 0.
    package init(clamping number: Double) {
        let whole = number.isNaN ? 0 : number.rounded(.towardZero)
        self = Self(exactly: whole) ?? (whole < 0 ? .min : .max)
    }
}
