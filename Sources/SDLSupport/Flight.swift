/// Counts the work that is under way, so that a test can wait until everything has settled.
///
/// Inboxes and lanes count themselves from the first element sent until it has been worked on, and a flush counts from
/// the moment it is planned. A timer that waits is not under way; when it rings it hands over to an inbox or a lane.
/// Whoever hands work on begins the next count before ending its own, so the count is zero only when all is quiet.
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

    package var isSettled: Bool { state.withLock { $0.count == 0 } }

    /// Returns once nothing is under way. A task that was resumed by the last thing that settled, and has begun
    /// something new before this could return, is waited for too.
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
}
