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
        var waiting: OrderedMap<Int, CheckedContinuation<Void, Never>> = [:]
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
        let settled: [CheckedContinuation<Void, Never>] = state.withLock { state in
            state.count -= 1
            precondition(state.count >= 0, "InFlightCounter.end() without begin()")
            guard state.count == 0 else { return [] }
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        for continuation in settled { continuation.resume() }
    }

    /// The number of calls of `begin()` so far. If two reads return the same number, no work has begun between them.
    package var begun: Int { state.withLock { $0.begun } }

    package var isSettled: Bool { state.withLock { $0.count == 0 } }

    /// Waits until no work is in flight. Checks the count again before returning, because another waiting task may have
    /// begun new work.
    package func settled() async {
        repeat { _ = await settled(within: nil) } while !isSettled
    }

    /// Waits until no work is in flight, but at most for `limit`, by default of real time. Returns false if the limit
    /// has passed.
    package func settled(
        within limit: Duration?, on timekeeper: any Timekeeper = SystemTimekeeper.shared
    ) async -> Bool {
        let isLate = Lock(false)
        await withCheckedContinuation { continuation in
            let number = state.withLock { state -> Int? in
                guard state.count > 0 else { return nil }
                state.lastNumber += 1
                state.waiting[state.lastNumber] = continuation
                return state.lastNumber
            }
            guard let number else { return continuation.resume() }
            guard let limit else { return }
            timekeeper.ring(after: limit) { [weak self] in
                guard let late = self?.state.withLock({ $0.waiting.removeValue(forKey: number) }) else { return }
                isLate.withLock { $0 = true }
                late.resume()
            }
        }
        return !isLate.withLock { $0 }
    }
}
