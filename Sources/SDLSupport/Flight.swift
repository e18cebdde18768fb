/// Counts the work that is under way, so that a test can wait until everything has settled.
package final class Flight: Sendable {
    private struct State {
        var count = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())

    package init() {}

    package func begin() {
        state.withLock { $0.count += 1 }
    }

    package func end() {
        let settled: [CheckedContinuation<Void, Never>] = state.withLock { state in
            state.count -= 1
            precondition(state.count >= 0, "Flight.end() without its begin()")
            guard state.count == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in settled { continuation.resume() }
    }

    /// Returns once nothing is under way.
    package func settled() async {
        await withCheckedContinuation { continuation in
            let now = state.withLock { state in
                if state.count > 0 { state.waiting.append(continuation) }
                return state.count == 0
            }
            if now { continuation.resume() }
        }
    }
}
