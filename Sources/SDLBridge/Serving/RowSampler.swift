import SDLLog
import SDLSupport

/// Limits the rate of rows. If several rows arrive within one interval, the sampler sends only the newest one. Rows
/// that must not be lost are always sent.
final class RowSampler: Sendable {
    private struct State {
        /// The earliest time at which the next row may be sent.
        var next: Instant?
        var waiting: LogRow?
        var alarm: Alarm?
        var isOver = false
    }

    private let gap: Duration
    private let timekeeper: any Timekeeper
    private let sink: @Sendable (LogRow) -> Void
    private let state = Lock(State())

    init(
        perSecond: Int, timekeeper: any Timekeeper = SystemTimekeeper.shared,
        sink: @escaping @Sendable (LogRow) -> Void
    ) {
        gap = .nanoseconds(1_000_000_000 / Int64(perSecond))
        self.timekeeper = timekeeper
        self.sink = sink
    }

    /// Sends a row immediately or later.
    ///
    /// - Parameter isOneOfMany: whether a later row may replace this row. This is true for the moves of a touch.
    func send(_ row: LogRow, isOneOfMany: Bool) {
        let now = timekeeper.now
        let goes = state.withLock { state in
            if state.isOver { return false }
            guard isOneOfMany, let next = state.next, now < next else {
                // Drop the waiting row, because it is older than the new row.
                state.waiting = nil
                state.next = now + self.gap
                return true
            }
            state.waiting = row
            if state.alarm == nil { state.alarm = self.timekeeper.ring(at: next) { [weak self] in self?.ring() } }
            return false
        }
        if goes { sink(row) }
    }

    func stop() {
        let alarm = state.withLock { state in
            state.isOver = true
            state.waiting = nil
            return state.alarm
        }
        if let alarm { timekeeper.cancel(alarm) }
    }

    private func ring() {
        let now = timekeeper.now
        let row = state.withLock { state in
            state.alarm = nil
            state.next = now + self.gap
            return state.waiting.take()
        }
        if let row { sink(row) }
    }
}
