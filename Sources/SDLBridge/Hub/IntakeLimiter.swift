import SDLSupport

/// Counts the entries (rows and state changes) that the hub has not processed yet. While there are too many such
/// entries, the head unit does not read from the apps' connections. The log has a separate limit.
final class IntakeLimiter: Sendable {
    private struct State {
        var waiting = 0
        var isFull = false
        var came = 0
        var done = 0
        /// The arrival times of about every 256th entry, the oldest first.
        var marks: [(number: Int, at: Instant)] = []
        var proceed: [@Sendable () -> Void] = []
    }

    private static let fullAtEntries = 8_192
    /// The number of entries between two stored arrival times.
    private static let step = 256
    private let timekeeper: any Timekeeper
    private let state = Lock(State())

    init(timekeeper: any Timekeeper = SystemTimekeeper.shared) {
        self.timekeeper = timekeeper
    }

    var isFull: Bool { state.withLock { $0.isFull } }

    /// The approximate age of the oldest entry that the hub has not processed yet.
    var lateness: Duration {
        state.withLock { state in state.marks.first.map { timekeeper.now - $0.at } ?? .zero }
    }

    func came(_ count: Int) {
        state.withLock { state in
            state.waiting += count
            state.came += count
            if state.marks.isEmpty || state.marks[state.marks.count - 1].number + Self.step <= state.came {
                state.marks.append((state.came, timekeeper.now))
            }
            if state.waiting > Self.fullAtEntries { state.isFull = true }
        }
    }

    func done(_ count: Int) {
        let proceed: [@Sendable () -> Void] = state.withLock { state in
            state.waiting -= count
            state.done += count
            state.marks.removeFirst(state.marks.firstIndex { $0.number > state.done } ?? state.marks.count)
            guard state.isFull, state.waiting < Self.fullAtEntries / 2 else { return [] }
            state.isFull = false
            defer { state.proceed = [] }
            return state.proceed
        }
        for proceed in proceed { proceed() }
    }

    func whenNotFull(_ proceed: @escaping @Sendable () -> Void) {
        let now = state.withLock { state in
            if state.isFull { state.proceed.append(proceed) }
            return !state.isFull
        }
        if now { proceed() }
    }
}
