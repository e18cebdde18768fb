/// Counts the work in flight, so that a test can wait until all work is done.
///
/// Inboxes, workers and flushes count themselves. An inbox or a worker counts from its first element until all elements
/// are processed. A flush, which sends an app's messages, counts from the moment when it is scheduled. A waiting alarm
/// does not count; when the alarm rings, the alarm's handler sends work to an inbox or a worker. Code that passes work
/// on starts the next count before it ends its own count. The count is therefore zero only if no work exists.
@usableFromInline package final class InFlightCounter: Sendable {
    private struct State {
        var count = 0
        var begun = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        /// The continuations of callers of `settled(within:)`.
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

    /// The number of calls of `begin()` so far. If two reads return the same number, no work has begun between them.
    package var begun: Int { state.withLock { $0.begun } }

    package var isSettled: Bool { state.withLock { $0.count == 0 } }

    /// Waits until no work is in flight. Checks the count again before returning, because another waiting task may have
    /// begun new work.
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

    /// Waits until no work is in flight, but at most for `limit` of real time. Returns false if the limit has passed.
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
