/// A clock that does not count the time during which the process was stopped, for example by a debugger.
///
/// A long gap between two readings means that the process was stopped. The clock must therefore be read often;
/// `nextReading` returns the latest time for the next reading. Each reading converts the time of a clock that never
/// stops, in nanoseconds, to an instant.
package struct RunningTime: Sendable {
    private let start: Int64
    private let longestGap: Int64?
    private var lastReading: Int64
    private var lost: Int64 = 0

    /// Creates a clock. If two readings are further apart than `longestGap`, the process counts as stopped in between.
    /// If `longestGap` is nil, the clock also counts the time during which the process was stopped.
    package init(from start: Int64, longestGap: Duration?) {
        self.start = start
        self.longestGap = longestGap.map { $0.nanoseconds }
        lastReading = start
    }

    /// Returns the current instant. The result never decreases, and each reading adds at most the longest gap.
    package mutating func now(at clock: Int64) -> Instant {
        if let longestGap, clock - lastReading > longestGap { lost += clock - lastReading - longestGap }
        lastReading = max(lastReading, clock)
        return Instant(nanoseconds: lastReading - start - lost)
    }

    /// Returns the time, on the clock that never stops, at which the clock must be read next. Returns nil if no alarm
    /// is set and `longestGap` is nil.
    package func nextReading(before due: Instant?) -> Int64? {
        let ring = due.map { $0.nanoseconds + start + lost }
        guard let longestGap else { return ring }
        return min(ring ?? .max, lastReading + longestGap / 4)
    }
}
