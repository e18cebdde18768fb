/// Counts the work that is under way, so that a test can wait until everything has settled.
///
/// Inboxes and lanes count themselves from the first element sent until it has been worked on, and a flush counts from
/// the moment it is planned. A timer that waits is not under way; when it rings it hands over to an inbox or a lane.
/// Code that hands work on begins the next count before it ends its own, so the count is zero only when all is quiet.
@usableFromInline package final class Flight: Sendable {
    private struct State {
        var count = 0
        var begun = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        /// Callers that wait no longer than they said.
        var patient: OrderedMap<Int, CheckedContinuation<Bool, Never>> = [:]
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
        let (settled, patient): ([CheckedContinuation<Void, Never>], [CheckedContinuation<Bool, Never>]) =
            state.withLock { state in
                state.count -= 1
                precondition(state.count >= 0, "Flight.end() without its begin()")
                guard state.count == 0 else { return ([], []) }
                defer {
                    state.waiting = []
                    state.patient = [:]
                }
                return (state.waiting, Array(state.patient.values))
            }
        for continuation in settled { continuation.resume() }
        for continuation in patient { continuation.resume(returning: true) }
    }

    /// How much has ever been begun: where it has not changed, nothing was under way meanwhile.
    package var begun: Int { state.withLock { $0.begun } }

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

    /// Returns once nothing is under way, or after `limit` of real time.
    ///
    /// - Returns: whether nothing is under way.
    package func settled(within limit: Duration) async -> Bool {
        await withCheckedContinuation { continuation in
            let number = state.withLock { state -> Int? in
                guard state.count > 0 else { return nil }
                state.lastNumber += 1
                state.patient[state.lastNumber] = continuation
                return state.lastNumber
            }
            guard let number else { return continuation.resume(returning: true) }
            SystemTimekeeper.shared.ring(after: limit) { [weak self] in
                self?.state.withLock { $0.patient.removeValue(forKey: number) }?.resume(returning: false)
            }
        }
    }
}
