package import SDLSupport

/// Detects whether more than `count` events happen within a time window. The meter stores the instants of the last
/// `count` events.
package struct RateMeter: Sendable {
    private let limit: Int
    private let window: Int64
    private var instants: [Int64] = []
    private var oldest = 0

    package init(_ rate: WireLimits.Rate) {
        limit = rate.count
        window = rate.window.nanoseconds
    }

    /// Counts an event at the instant `now`. Returns whether this event exceeds the limit.
    package mutating func count(at now: Instant) -> Bool {
        guard limit > 0 else { return true }
        guard instants.count == limit else {
            instants.append(now.nanoseconds)
            return false
        }
        let first = instants[oldest]
        instants[oldest] = now.nanoseconds
        oldest = oldest + 1 == limit ? 0 : oldest + 1
        return now.nanoseconds &- first < window
    }
}
