import SDLSupport

/// A lock for tasks. When the lock is released, the task that has waited longest gets the lock.
final class AsyncMutex: Sendable {
    private struct State {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())

    var isFree: Bool { state.withLock { !$0.isTaken } }

    var waitingCount: Int { state.withLock { $0.waiting.count } }

    /// Waits for the lock. A task that had to wait continues in the thread pool, not on the thread that releases the
    /// lock.
    func lock() async {
        if tryLock() { return }
        await withTaskExecutorPreference(globalConcurrentExecutor) { await wait() }
    }

    private func tryLock() -> Bool {
        state.withLock { state in
            defer { state.isTaken = true }
            return !state.isTaken
        }
    }

    @concurrent private func wait() async {
        InlineExecutor.assertIsNotCurrent()
        await withCheckedContinuation { continuation in
            let now = state.withLock { state in
                if state.isTaken { state.waiting.append(continuation) }
                defer { state.isTaken = true }
                return !state.isTaken
            }
            if now { continuation.resume() }
        }
    }

    func unlock() {
        let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
            guard !state.waiting.isEmpty else {
                state.isTaken = false
                return nil
            }
            return state.waiting.removeFirst()
        }
        next?.resume()
    }
}
