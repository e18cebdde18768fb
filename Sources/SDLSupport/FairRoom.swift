/// Room for bytes that many holders share: a half for the first to come, and the other half in even parts, so that a
/// holder that takes much leaves something for the others.
package final class FairRoom: Sendable {
    private struct State {
        var used = 0
        /// How many hold something.
        var holders = 0
    }

    /// How many bytes all holders may have together; `least` comes on top for each.
    package let total: Int
    /// What everybody may hold, however many there are.
    package let least: Int
    private let state = Lock(State())

    package init(total: Int, least: Int) {
        self.total = total
        self.least = least
    }

    package var used: Int { state.withLock { $0.used } }

    /// Takes room for somebody who has `held` bytes of it already.
    ///
    /// - Parameter whole: all of it or nothing.
    /// - Returns: how many bytes of room were taken.
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

    /// Gives room back.
    ///
    /// - Parameter left: what its holder keeps.
    package func give(_ count: Int, keeping left: Int) {
        guard count > 0 else { return }
        state.withLock { state in
            state.used -= count
            if left == 0 { state.holders -= 1 }
            precondition(state.used >= 0 && state.holders >= 0, "more room was given back than taken")
        }
    }
}
