/// A budget of bytes that many holders share. Every holder may take bytes from the first half of the budget. The second
/// half is divided equally among the holders, so that no holder can take all bytes.
package final class FairBuffer: Sendable {
    private struct State {
        var used = 0
        /// The number of holders that have at least one byte.
        var holders = 0
    }

    /// The number of bytes that all holders together may have. This number can be exceeded only by bytes that are
    /// guaranteed to a holder (`least`).
    package let total: Int
    /// The number of bytes that is guaranteed to each holder.
    package let least: Int
    private let state = Lock(State())

    package init(total: Int, least: Int) {
        self.total = total
        self.least = least
    }

    package var used: Int { state.withLock { $0.used } }

    /// Reserves up to `wanted` bytes for a holder that already has `held` bytes. Returns the number of reserved bytes.
    /// If `whole` is true, reserves either all wanted bytes or no bytes.
    package func take(_ wanted: Int, holding held: Int, whole: Bool = false) -> Int {
        state.withLock { state in
            let holders = state.holders + (held == 0 ? 1 : 0)
            let free = total / 2 - state.used
            let fair = min(total / 2 / holders - held, total - state.used)
            let taken = max(0, min(wanted, max(free, fair, least - held)))
            guard taken > 0, !whole || taken == wanted else { return 0 }
            if held == 0 { state.holders += 1 }
            state.used += taken
            return taken
        }
    }

    /// Returns `count` reserved bytes to the budget. `left` is the number of bytes that the holder keeps.
    package func give(_ count: Int, keeping left: Int) {
        guard count > 0 else { return }
        state.withLock { state in
            state.used -= count
            if left == 0 { state.holders -= 1 }
            precondition(state.used >= 0 && state.holders >= 0, "more bytes were returned than reserved")
        }
    }
}
