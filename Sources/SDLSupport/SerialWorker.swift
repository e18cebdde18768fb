/// The executor on which a serial worker processes elements.
@usableFromInline package enum SerialWorkerExecutor: Sendable {
    /// Swift's thread pool, which is the default.
    case pool
    /// The main actor. In deterministic tests, all code runs on the main actor.
    case main

    /// Runs a worker's work on the sender's thread. The causes of the sender's code do not apply to this work.
    @usableFromInline static func performInline(_ work: () -> Void) { Cause.$current.withValue([]) { work() } }
}

/// A serial queue, which processes elements in batches, one batch after another, in the order of sending.
///
/// A task exists only while the queue has elements. When a batch is done, all elements that have arrived in the
/// meantime form the next batch. An `InFlightCounter` counts the worker while the worker processes elements.
///
/// Work that never waits may also run on the sender's thread (`endBatch`, `sendInline`), because waking another thread
/// usually takes longer than the work.
///
/// The type is public so that the compiler specialises it in other modules, as with `Heap`.
public final class SerialWorker<Element: Sendable>: Sendable {
    /// Processes a batch on an actor or in the thread pool. The actor is a parameter, because a stored function in a
    /// generic type does not keep an inherited actor (Swift 6.3).
    @usableFromInline package typealias Work = @Sendable ([Element], isolated (any Actor)?) async -> Void

    /// Processes a batch without waiting for anything.
    @usableFromInline package typealias PromptWork = @Sendable ([Element]) -> Void

    @usableFromInline struct State {
        @usableFromInline var waiting: [Element] = []
        @usableFromInline var awake = false
        @usableFromInline var work: Work?
        /// The work as a function that never waits; nil if the work may wait.
        @usableFromInline var prompt: PromptWork?
        /// The number of open batches, which is the number of `beginBatch` calls minus the number of `endBatch` calls.
        @usableFromInline var openBatches = 0
        /// Whether the elements that wait for `endBatch` count as in flight.
        @usableFromInline var isCounted = false

        @inlinable init(work: Work? = nil, prompt: PromptWork? = nil) {
            self.work = work
            self.prompt = prompt
        }
    }

    @usableFromInline let state: Lock<State>
    @usableFromInline let home: SerialWorkerExecutor
    @usableFromInline let inFlight: InFlightCounter?

    /// Creates a worker whose work never waits.
    @inlinable package init(
        on home: SerialWorkerExecutor = .pool, inFlight: InFlightCounter? = nil, work: @escaping PromptWork
    ) {
        self.home = home
        self.inFlight = inFlight
        state = Lock(State(work: { batch, _ in work(batch) }, prompt: work))
    }

    /// Creates a worker without work. The elements wait until `begin` is called.
    @inlinable package init(on home: SerialWorkerExecutor = .pool, inFlight: InFlightCounter? = nil) {
        self.home = home
        self.inFlight = inFlight
        state = Lock(State())
    }

    @inlinable package func begin(_ work: @escaping Work) { begin(work, prompt: nil) }

    @inlinable package func begin(prompt work: @escaping PromptWork) {
        begin({ batch, _ in work(batch) }, prompt: work)
    }

    @inlinable func begin(_ work: @escaping Work, prompt: PromptWork?) {
        let wakes = state.withLock { state in
            precondition(state.work == nil, "begin was called twice")
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

    /// Sends an element and processes it on the caller's thread. If another thread is already processing elements of
    /// this worker, that thread also processes this element.
    @inlinable package func sendInline(_ element: Element) {
        let wakes = state.withLock { state in
            state.waiting.append(element)
            return self.wakes(&state)
        }
        if wakes { workInline() }
    }

    /// Begins a batch. Elements that are sent from now on wait for `endBatch`. Work that has already started continues.
    @inlinable package func beginBatch() {
        state.withLock { $0.openBatches += 1 }
    }

    /// Ends the batch that `beginBatch` began, and processes the waiting elements on the caller's thread. If another
    /// thread is already processing elements, that thread also processes the waiting elements.
    ///
    /// - Parameter evenIfOpen: whether to process the elements even if other batches are open. Without this option,
    ///   elements might wait forever if many threads open batches in turn.
    @inlinable package func endBatch(evenIfOpen: Bool = false) {
        let wakes = state.withLock { state in
            precondition(state.openBatches > 0, "endBatch was called without beginBatch")
            state.openBatches -= 1
            return self.wakes(&state, evenIfOpen: evenIfOpen)
        }
        if wakes { workInline() }
    }

    @inlinable func wakes(_ state: inout State, evenIfOpen: Bool = false) -> Bool {
        guard !state.awake, !state.waiting.isEmpty, state.work != nil else { return false }
        if !state.isCounted { inFlight?.begin() }
        state.awake = state.openBatches == 0 || evenIfOpen
        state.isCounted = !state.awake
        return state.awake
    }

    /// The maximum number of batches that the sender's thread processes, because that thread has other work.
    @inlinable static var inlineBatches: Int { 2 }

    @inlinable func workInline() {
        guard home == .pool else { return start() }
        guard let prompt = state.withLock({ $0.prompt }) else {
            _ = Task.detached(executorPreference: InlineExecutor.shared, operation: runInline)
            return
        }
        for _ in 0..<Self.inlineBatches {
            guard let (batch, _) = next() else { return }
            SerialWorkerExecutor.performInline { prompt(batch) }
        }
        if !becomesIdle() { start() }
    }

    @Sendable @concurrent @inlinable func runInline() async {
        for _ in 0..<Self.inlineBatches {
            guard let (batch, work) = next() else { return }
            await work(batch, nil)
        }
        if !becomesIdle() { start() }
    }

    /// If no elements wait, marks the worker as idle, ends its count and returns true. Otherwise, returns false. Only
    /// the task or thread that processes elements calls this method.
    @inlinable func becomesIdle() -> Bool {
        let isIdle = state.withLock { state in
            if state.waiting.isEmpty { state.awake = false }
            return !state.awake
        }
        if isIdle { inFlight?.end() }
        return isIdle
    }

    // The task is detached, so that the work does not inherit the first sender's priority and task-local values.
    @inlinable func start() {
        switch home {
        case .pool: Task.detached(operation: run)
        case .main: Task.detached(operation: runOnMain)
        }
    }

    @Sendable @concurrent @inlinable func run() async {
        while let (batch, work) = next() {
            await work(batch, nil)
            // Yield between batches, so that a flooded worker does not block other tasks.
            if hasMore { await Task.yield() }
        }
    }

    /// Whether all sent elements were processed.
    @inlinable package var isIdle: Bool { state.withLock { !$0.awake && $0.waiting.isEmpty } }

    @inlinable var hasMore: Bool { state.withLock { !$0.waiting.isEmpty } }

    /// Processes one batch and starts a new task for the next batch. New tasks reach the main actor in the order of
    /// their creation. A task that continues after a wait or after `Task.yield` would lose this order, because such a
    /// task first passes through the thread pool.
    @Sendable @MainActor @inlinable func runOnMain() async {
        guard let (batch, work) = next() else { return }
        await work(batch, MainActor.shared)
        start()
    }

    /// Returns the next batch. If no elements wait, marks the worker as idle, ends its count and returns nil.
    @inlinable func next() -> ([Element], Work)? {
        let next = state.withLock { state -> ([Element], Work)? in
            guard let work = state.work, !state.waiting.isEmpty else {
                state.awake = false
                return nil
            }
            defer { state.waiting = [] }
            return (state.waiting, work)
        }
        if next == nil { inFlight?.end() }
        return next
    }
}
