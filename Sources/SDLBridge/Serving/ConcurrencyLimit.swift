import SDLSupport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Lets little of one kind of heavy work run at once, in the order it came, so that there are threads left for whatever
/// acts.
final class ConcurrencyLimit: Sendable {
    /// Searches of the log: half of the machine's cores, and those for others first.
    static let searches = {
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2)
        return ConcurrencyLimit(
            "searches", atOnce: cores, waiting: 32, on: BackgroundThreads(named: "searches", count: cores),
            hint: "Come again in a moment, or narrow them with after and before.")
    }()

    private struct State {
        var running = 0
        var waiting: OrderedMap<UInt64, CheckedContinuation<Bool, Never>> = [:]
        var last: UInt64 = 0
    }

    private let what: String
    private let atOnce: Int
    private let most: Int
    private let threads: BackgroundThreads?
    private let hint: String
    private let state = Lock(State())

    /// - Parameters:
    ///   - what: the work, in the plural.
    ///   - waiting: how many may wait for their turn; past that they are refused.
    ///   - threads: where it is done; none for the threads that all share.
    init(
        _ what: String, atOnce: Int, waiting: Int, on threads: BackgroundThreads? = nil,
        hint: String = "Come again in a moment."
    ) {
        self.what = what
        self.atOnce = atOnce
        most = waiting
        self.threads = threads
        self.hint = hint
    }

    /// Those that wait for their turn.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Does the work when it is its turn. That of a client that has gone before is not done at all.
    func run<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
        guard await enter() else {
            try Task.checkCancellation()
            throw Problem(
                .unavailable, title: "Too many at once", detail: "\(most) \(what) wait for their turn already.",
                hint: hint, headers: ["Retry-After": "1"])
        }
        defer { leave() }
        try Task.checkCancellation()
        return try await withTaskExecutorPreference(threads) { try await work() }
    }

    private func enter() async -> Bool {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        InlineExecutor.assertIsNotCurrent()
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
