import SDLSupport
import WebServing

#if canImport(Glibc)
import Glibc
#endif

/// Limits how many tasks of one kind of heavy work run at the same time. So a thread is always free for commands.
/// Waiting tasks run in the order of their arrival.
final class ConcurrencyLimit: Sendable {
    /// The limit for searches in the log. Searches use at most half of the processor cores and run with low priority.
    static let searches = {
        let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) / 2)
        return ConcurrencyLimit(
            "searches", atOnce: cores, waiting: 32, on: BackgroundThreads(named: "searches", count: cores),
            hint: "Try again in a moment, or narrow the search with after and before.")
    }()

    private struct State {
        var running = 0
        var waiting: OrderedMap<UInt64, CheckedContinuation<Bool, Never>> = [:]
    }

    private let what: String
    private let atOnce: Int
    private let most: Int
    private let threads: BackgroundThreads?
    private let hint: String
    private let state = Lock(State())
    private let numbers = Lock<UInt64>(0)

    /// Creates a limit.
    ///
    /// - Parameters:
    ///   - what: the name of the work in error messages, in the plural.
    ///   - atOnce: the maximum number of tasks that run at the same time.
    ///   - waiting: the maximum number of tasks that wait. Further tasks are refused.
    ///   - threads: the threads that do the work; nil for the shared thread pool.
    init(
        _ what: String, atOnce: Int, waiting: Int, on threads: BackgroundThreads? = nil,
        hint: String = "Try again in a moment."
    ) {
        self.what = what
        self.atOnce = atOnce
        most = waiting
        self.threads = threads
        self.hint = hint
    }

    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Waits until `work` may run, then runs `work`. Throws an error if too many tasks already wait, or if the client
    /// has disconnected.
    func run<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
        guard await enter() else {
            try Task.checkCancellation()
            throw Problem(
                .unavailable, title: "Too many \(what) at the same time",
                detail: "\(most) \(what) are already waiting.",
                hint: hint, headers: ["Retry-After": "1"])
        }
        defer { leave() }
        try Task.checkCancellation()
        return try await withTaskExecutorPreference(threads) { try await work() }
    }

    private func enter() async -> Bool {
        let number = numbers.next()
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
