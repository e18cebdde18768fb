import SDLSupport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Lets few searches of the log run at once, in the order they came, so that there are threads left for whatever acts.
final class SearchRoom: Sendable {
    /// Half of the machine's cores.
    static let usual = SearchRoom(atOnce: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2), waiting: 32)

    private struct State {
        var running = 0
        var waiting: OrderedMap<UInt64, CheckedContinuation<Bool, Never>> = [:]
        var last: UInt64 = 0
    }

    private let atOnce: Int
    private let most: Int
    private let state = Lock(State())

    /// - Parameter waiting: searches that may wait for their turn; past that they are refused.
    init(atOnce: Int, waiting: Int) {
        self.atOnce = atOnce
        most = waiting
    }

    /// Those that wait for their turn.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Runs a search when it is its turn. One whose client has gone before does not run at all.
    func search<Found: Sendable>(_ work: () async throws -> Found) async throws -> Found {
        guard await enter() else {
            try Task.checkCancellation()
            throw Problem(
                .unavailable, title: "Too many at once", detail: "\(most) searches wait for their turn already.",
                hint: "Come again in a moment, or narrow them with after and before.", headers: ["Retry-After": "1"])
        }
        defer { leave() }
        try Task.checkCancellation()
        return try await work()
    }

    private func enter() async -> Bool {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let now: Bool? = state.withLock { state in
                    if state.running < atOnce {
                        state.running += 1
                        return true
                    }
                    guard state.waiting.count < most, !Task.isCancelled else { return false }
                    state.waiting[number] = continuation
                    return nil
                }
                if let now { continuation.resume(returning: now) }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
        }
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            if let first = state.waiting.keys.first { return state.waiting.removeValue(forKey: first) }
            state.running -= 1
            return nil
        }
        next?.resume(returning: true)
    }
}
