/// Where a lane does its work.
@usableFromInline package enum LaneExecutor: Sendable {
    /// Swift's thread pool: the rule.
    case pool
    /// The main actor: deterministic tests, in which every room takes its turn on one executor.
    case main

    /// Does a lane's work on its sender's thread: it belongs to the lane, not to what its sender runs under.
    @usableFromInline static func performInline(_ work: () -> Void) { Cause.$current.withValue([]) { work() } }
}

/// A serial worker with an inbox: batches are worked on one after another, in the order sent, by one task at a time.
///
/// The task lives as long as there is something to do, so an idle lane costs nothing, and a busy one takes whatever has
/// gathered in one go. A lane counts into its flight while it is awake.
///
/// Work that never waits may also be done by the sender: waking another thread takes longer than most of what there is
/// to do (`beginBatch` and `endBatch`, `sendInline`).
///
/// Public for the reason that `Heap` gives.
public final class Lane<Element: Sendable>: Sendable {
    /// What is done with a batch, on the actor that is handed with it, or in the pool. Handed, because a function that only
    /// inherits its caller's actor loses it where it is kept in a generic type (Swift 6.3).
    @usableFromInline package typealias Work = @Sendable ([Element], isolated (any Actor)?) async -> Void

    /// What is done with a batch, without waiting for anything.
    @usableFromInline package typealias PromptWork = @Sendable ([Element]) -> Void

    @usableFromInline struct State {
        @usableFromInline var waiting: [Element] = []
        @usableFromInline var awake = false
        @usableFromInline var work: Work?
        /// Set where the work never waits.
        @usableFromInline var prompt: PromptWork?
        /// How many want to send more before anything is done.
        @usableFromInline var openBatches = 0
        /// The elements that wait for `endBatch` are counted in the flight already.
        @usableFromInline var isCounted = false

        @inlinable init(work: Work? = nil, prompt: PromptWork? = nil) {
            self.work = work
            self.prompt = prompt
        }
    }

    @usableFromInline let state: Lock<State>
    @usableFromInline let home: LaneExecutor
    @usableFromInline let flight: Flight?

    /// A lane whose work never waits.
    @inlinable package init(on home: LaneExecutor = .pool, flight: Flight? = nil, work: @escaping PromptWork) {
        self.home = home
        self.flight = flight
        state = Lock(State(work: { batch, _ in work(batch) }, prompt: work))
    }

    /// A lane whose owner cannot say yet what its work is: what is sent waits until `begin`.
    @inlinable package init(on home: LaneExecutor = .pool, flight: Flight? = nil) {
        self.home = home
        self.flight = flight
        state = Lock(State())
    }

    @inlinable package func begin(_ work: @escaping Work) { begin(work, prompt: nil) }

    @inlinable package func begin(prompt work: @escaping PromptWork) {
        begin({ batch, _ in work(batch) }, prompt: work)
    }

    @inlinable func begin(_ work: @escaping Work, prompt: PromptWork?) {
        let wakes = state.withLock { state in
            precondition(state.work == nil, "a lane begins once")
            state.work = work
            state.prompt = prompt
            return self.wakes(&state)
        }
        if wakes { start() }
    }

    @inlinable package func send(_ element: Element) {
        let wakes = state.withLock { state in
            state.waiting.append(element)
            return self.wakes(&state)
        }
        if wakes { start() }
    }

    @inlinable package func send(contentsOf elements: [Element]) {
        let wakes = state.withLock { state in
            state.waiting.append(contentsOf: elements)
            return self.wakes(&state)
        }
        if wakes { start() }
    }

    /// Sends, and does the work on this thread unless another is at it already.
    @inlinable package func sendInline(_ element: Element) {
        let wakes = state.withLock { state in
            state.waiting.append(element)
            return self.wakes(&state)
        }
        if wakes { workInline() }
    }

    /// Lets everything that is sent from now on wait, to be done in one go at `endBatch`. Work that has begun goes on.
    @inlinable package func beginBatch() {
        state.withLock { $0.openBatches += 1 }
    }

    /// Ends a `beginBatch`; what waits is done now, on this thread unless another is at it already.
    ///
    /// - Parameter evenIfOpen: do it though others hold the lane, too. Where many hold it by turns, it might wait for ever.
    @inlinable package func endBatch(evenIfOpen: Bool = false) {
        let wakes = state.withLock { state in
            precondition(state.openBatches > 0, "a lane is released as often as it is held")
            state.openBatches -= 1
            return self.wakes(&state, evenIfOpen: evenIfOpen)
        }
        if wakes { workInline() }
    }

    @inlinable func wakes(_ state: inout State, evenIfOpen: Bool = false) -> Bool {
        guard !state.awake, !state.waiting.isEmpty, state.work != nil else { return false }
        if !state.isCounted { flight?.begin() }
        state.awake = state.openBatches == 0 || evenIfOpen
        state.isCounted = !state.awake
        return state.awake
    }

    /// The first batches only: the sender has other things to do.
    @inlinable static var inlineBatches: Int { 2 }

    @inlinable func workInline() {
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
            LaneExecutor.performInline { prompt(batch) }
        }
        if rests() { flight?.end() } else { start() }
    }

    @Sendable @concurrent @inlinable func runInline() async {
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
    @inlinable func rests() -> Bool {
        state.withLock { state in
            if state.waiting.isEmpty { state.awake = false }
            return !state.awake
        }
    }

    // Detached: the work belongs to the lane, not to the task (its priority, its task-locals) that happened to send
    // first.
    @inlinable func start() {
        switch home {
        case .pool: Task.detached(operation: run)
        case .main: Task.detached(operation: runOnMain)
        }
    }

    @Sendable @concurrent @inlinable func run() async {
        while let (batch, work) = next() {
            await work(batch, nil)
            // A flooded lane gives others their turn between batches.
            if hasMore { await Task.yield() }
        }
        flight?.end()
    }

    /// Everything that was sent has been done.
    @inlinable package var isIdle: Bool { state.withLock { !$0.awake && $0.waiting.isEmpty } }

    @inlinable var hasMore: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// One batch a task: new tasks come to the main actor in the order in which they were made. One that waits does not
    /// come back so; whatever resumes it, and `Task.yield` too, goes by way of the pool.
    @Sendable @MainActor @inlinable func runOnMain() async {
        guard let (batch, work) = next() else {
            flight?.end()
            return
        }
        await work(batch, MainActor.shared)
        start()
    }

    @inlinable func next() -> ([Element], Work)? {
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
