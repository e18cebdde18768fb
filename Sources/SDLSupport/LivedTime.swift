/// Time as a process lives it: a gap in which nobody could look at the clock, as in a debugger's stop, has not passed.
///
/// Somebody has to look often, or a gap would be taken for a stop; `nextLook` says when at the latest. Nanoseconds of a
/// clock that does not stop go in, instants come out.
package struct LivedTime: Sendable {
    private let start: Int64
    private let longestGap: Int64?
    private var lastLook: Int64
    private var lost: Int64 = 0

    /// - Parameter longestGap: what is more than this was a stop; nil where all time counts.
    package init(from start: Int64, longestGap: Duration?) {
        self.start = start
        self.longestGap = longestGap.map { $0.nanoseconds }
        lastLook = start
    }

    /// Never goes back, and never on by more than the longest gap at once.
    package mutating func now(at clock: Int64) -> Instant {
        if let longestGap, clock - lastLook > longestGap { lost += clock - lastLook - longestGap }
        lastLook = max(lastLook, clock)
        return Instant(nanoseconds: lastLook - start - lost)
    }

    /// By the clock that does not stop; nil where nothing is due and nobody has to look.
    package func nextLook(before due: Instant?) -> Int64? {
        let ring = due.map { $0.nanoseconds + start + lost }
        guard let longestGap else { return ring }
        return min(ring ?? .max, lastLook + longestGap / 4)
    }
}
