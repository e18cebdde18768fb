/// Counts the work in flight, so that a test can wait until everything has settled.
///
/// Inboxes and workers count themselves from the first element sent until it is processed; a flush counts from the
/// moment it is scheduled. A waiting timer does not count; when it rings, it sends to an inbox or a worker. Code that
/// passes work on begins the next count before it ends its own. So the count is zero only when there is no work.
@usableFromInline package final class InFlightCounter: Sendable {
    private struct State {
        var count = 0
        var begun = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        /// Callers that wait for a limited time.
        var limited: OrderedMap<Int, CheckedContinuation<Bool, Never>> = [:]
        var lastNumber = 0
    }

    private let state = Lock(State())

    package init() {}

    @usableFromInline package func begin() {
        state.withLock { state in
            state.count += 1
            state.begun += 1
        }
    }

    @usableFromInline package func end() {
        let (settled, limited): ([CheckedContinuation<Void, Never>], [CheckedContinuation<Bool, Never>]) =
            state.withLock { state in
                state.count -= 1
                precondition(state.count >= 0, "InFlightCounter.end() without begin()")
                guard state.count == 0 else { return ([], []) }
                defer {
                    state.waiting = []
                    state.limited = [:]
                }
                return (state.waiting, Array(state.limited.values))
            }
        for continuation in settled { continuation.resume() }
        for continuation in limited { continuation.resume(returning: true) }
    }

    /// The number of all counts begun so far. If it has not changed, no work was in flight meanwhile.
    package var begun: Int { state.withLock { $0.begun } }

    package var isSettled: Bool { state.withLock { $0.count == 0 } }

    /// Waits until no work is in flight. The counter is checked again before the return, because a task that was resumed first may
    /// have begun new work.
    package func settled() async {
        repeat {
            await withCheckedContinuation { continuation in
                let now = state.withLock { state in
                    if state.count > 0 { state.waiting.append(continuation) }
                    return state.count == 0
                }
                if now { continuation.resume() }
            }
        } while !isSettled
    }

    /// Waits until no work is in flight, at most for `limit` of real time.
    ///
    /// - Returns: whether no work is in flight.
    package func settled(within limit: Duration) async -> Bool {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state -> Int? in
                guard state.count > 0 else { return nil }
                state.lastNumber += 1
                state.limited[state.lastNumber] = continuation
                return state.lastNumber
            }
            guard let number else { return continuation.resume(returning: true) }
            SystemTimekeeper.shared.ring(after: limit) { [weak self] in
                self?.state.withLock { $0.limited.removeValue(forKey: number) }?.resume(returning: false)
            }
        }
    }
}
