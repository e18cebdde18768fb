/// A clock that ignores the time in which the process was stopped, as in a debugger.
///
/// A stop is detected as a gap between two readings. So the clock must be read often; `nextReading` returns the latest
/// time for the next reading. The input is the nanoseconds of a clock that never stops, the output is an instant.
package struct RunningTime: Sendable {
    private let start: Int64
    private let longestGap: Int64?
    private var lastReading: Int64
    private var lost: Int64 = 0

    /// - Parameter longestGap: a longer gap counts as a stop; nil if the clock must not ignore stops.
    package init(from start: Int64, longestGap: Duration?) {
        self.start = start
        self.longestGap = longestGap.map { $0.nanoseconds }
        lastReading = start
    }

    /// Returns the current instant. It never decreases, and one reading adds at most the longest gap.
    package mutating func now(at clock: Int64) -> Instant {
        if let longestGap, clock - lastReading > longestGap { lost += clock - lastReading - longestGap }
        lastReading = max(lastReading, clock)
        return Instant(nanoseconds: lastReading - start - lost)
    }

    /// Returns when to read the clock next, in the time of the clock that never stops. Nil if no alarm is due and stops
    /// are not ignored.
    package func nextReading(before due: Instant?) -> Int64? {
        let ring = due.map { $0.nanoseconds + start + lost }
        guard let longestGap else { return ring }
        return min(ring ?? .max, lastReading + longestGap / 4)
    }
}
