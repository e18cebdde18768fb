/// Where a lane does its work.
package enum LaneExecutor: Sendable {
    /// Swift's thread pool: the rule.
    case pool
    /// The main actor: deterministic tests, in which every room takes its turn on one executor.
    case main
}

/// A serial worker with an inbox: batches are worked on one after another, in the order sent, by one task at a time.
///
/// The task lives as long as there is something to do, so an idle lane costs nothing, and a busy one takes whatever has
/// gathered in one go. A lane counts into its flight while it is awake.
///
/// Work that never waits may also be done by the sender: waking another thread takes longer than most of what there is
/// to do (`beginBatch` and `endBatch`, `sendInline`).
package final class Lane<Element: Sendable>: Sendable {
    /// What is done with a batch, on the actor that is handed with it, or in the pool. Handed, because a function that only
    /// inherits its caller's actor loses it where it is kept in a generic type (Swift 6.3).
    package typealias Work = @Sendable ([Element], isolated (any Actor)?) async -> Void

    /// What is done with a batch, without waiting for anything.
    package typealias PromptWork = @Sendable ([Element]) -> Void

    private struct State {
        var waiting: [Element] = []
        var awake = false
        var work: Work?
        /// Set where the work never waits.
        var prompt: PromptWork?
        /// How many want to send more before anything is done.
        var openBatches = 0
        /// The elements that wait for `endBatch` are counted in the flight already.
        var isCounted = false
    }

    private let state: Lock<State>
    private let home: LaneExecutor
    private let flight: Flight?

    /// A lane whose work never waits.
    package init(on home: LaneExecutor = .pool, flight: Flight? = nil, work: @escaping PromptWork) {
        self.home = home
        self.flight = flight
        state = Lock(State(work: { batch, _ in work(batch) }, prompt: work))
    }

    /// A lane whose owner cannot say yet what its work is: what is sent waits until `begin`.
    package init(on home: LaneExecutor = .pool, flight: Flight? = nil) {
        self.home = home
        self.flight = flight
        state = Lock(State())
    }

    package func begin(_ work: @escaping Work) { begin(work, prompt: nil) }

    package func begin(prompt work: @escaping PromptWork) { begin({ batch, _ in work(batch) }, prompt: work) }

    private func begin(_ work: @escaping Work, prompt: PromptWork?) {
        let wakes = state.withLock { state in
            precondition(state.work == nil, "a lane begins once")
            state.work = work
            state.prompt = prompt
            return self.wakes(&state)
        }
        if wakes { start() }
    }

    package func send(_ element: Element) {
        let wakes = state.withLock { state in
            state.waiting.append(element)
            return self.wakes(&state)
        }
        if wakes { start() }
    }

    package func send(contentsOf elements: [Element]) {
        let wakes = state.withLock { state in
            state.waiting.append(contentsOf: elements)
            return self.wakes(&state)
        }
        if wakes { start() }
    }

    /// Sends, and does the work on this thread unless another is at it already.
    package func sendInline(_ element: Element) {
        let wakes = state.withLock { state in
            state.waiting.append(element)
            return self.wakes(&state)
        }
        if wakes { workInline() }
    }

    /// Lets everything that is sent from now on wait, to be done in one go at `endBatch`. Work that has begun goes on.
    package func beginBatch() {
        state.withLock { $0.openBatches += 1 }
    }

    /// Ends a `beginBatch`; what waits is done now, on this thread unless another is at it already.
    ///
    /// - Parameter evenIfOpen: do it though others hold the lane, too. Where many hold it by turns, it might wait for ever.
    package func endBatch(evenIfOpen: Bool = false) {
        let wakes = state.withLock { state in
            precondition(state.openBatches > 0, "a lane is released as often as it is held")
            state.openBatches -= 1
            return self.wakes(&state, evenIfOpen: evenIfOpen)
        }
        if wakes { workInline() }
    }

    private func wakes(_ state: inout State, evenIfOpen: Bool = false) -> Bool {
        guard !state.awake, !state.waiting.isEmpty, state.work != nil else { return false }
        if !state.isCounted { flight?.begin() }
        state.awake = state.openBatches == 0 || evenIfOpen
        state.isCounted = !state.awake
        return state.awake
    }

    /// The first batches only: the sender has other things to do.
    private static var inlineBatches: Int { 2 }

    private func workInline() {
        guard home == .pool else { return start() }
        guard let prompt = state.withLock({ $0.prompt }) else {
            _ = Task.detached(executorPreference: InlineExecutor.shared, operation: runInline)
            return
        }
        for _ in 0..<Self.inlineBatches {
            guard let (batch, _) = next() else {
                flight?.end()
                return
            }
            // The work belongs to the lane, not to what its sender runs under.
            Cause.$current.withValue([]) { prompt(batch) }
        }
        if rests() { flight?.end() } else { start() }
    }

    @Sendable @concurrent private func runInline() async {
        for _ in 0..<Self.inlineBatches {
            guard let (batch, work) = next() else {
                flight?.end()
                return
            }
            await work(batch, nil)
        }
        if rests() { flight?.end() } else { start() }
    }

    /// Called by the task or thread that works: whether there is nothing to do any more.
    private func rests() -> Bool {
        state.withLock { state in
            if state.waiting.isEmpty { state.awake = false }
            return !state.awake
        }
    }

    // Detached: the work belongs to the lane, not to the task (its priority, its task-locals) that happened to send
    // first.
    private func start() {
        switch home {
        case .pool: Task.detached(operation: run)
        case .main: Task.detached(operation: runOnMain)
        }
    }

    @Sendable @concurrent private func run() async {
        while let (batch, work) = next() {
            await work(batch, nil)
            // A flooded lane gives others their turn between batches.
            if hasMore { await Task.yield() }
        }
        flight?.end()
    }

    /// Everything that was sent has been done.
    package var isIdle: Bool { state.withLock { !$0.awake && $0.waiting.isEmpty } }

    private var hasMore: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// One batch a task: new tasks come to the main actor in the order in which they were made. One that waits does not
    /// come back so; whatever resumes it, and `Task.yield` too, goes by way of the pool.
    @Sendable @MainActor private func runOnMain() async {
        guard let (batch, work) = next() else {
            flight?.end()
            return
        }
        await work(batch, MainActor.shared)
        start()
    }

    private func next() -> ([Element], Work)? {
        state.withLock { state -> ([Element], Work)? in
            guard let work = state.work, !state.waiting.isEmpty else {
                state.awake = false
                return nil
            }
            defer { state.waiting = [] }
            return (state.waiting, work)
        }
    }
}
