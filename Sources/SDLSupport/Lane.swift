/// Where a lane does its work.
package enum LaneHome: Sendable {
    /// Swift's thread pool: the rule.
    case pool
    /// The main actor: deterministic tests, in which every room takes its turn on one executor.
    case main
}

/// A serial worker with an inbox: batches are worked on one after another, in the order sent, by one task at a time.
///
/// The task lives as long as there is something to do, so an idle lane costs nothing, and a busy one takes whatever has
/// gathered in one go. A lane counts into its flight while it is awake.
package final class Lane<Element: Sendable>: Sendable {
    /// What is done with a batch, on the actor that is handed with it, or in the pool. Handed, because a function that only
    /// inherits its caller's actor loses it where it is kept in a generic type (Swift 6.3).
    package typealias Work = @Sendable ([Element], isolated (any Actor)?) async -> Void

    private struct State {
        var waiting: [Element] = []
        var awake = false
        var work: Work?
    }

    private let state: Lock<State>
    private let home: LaneHome
    private let flight: Flight?

    /// A lane whose work never waits.
    package init(
        on home: LaneHome = .pool, flight: Flight? = nil, work: @escaping @Sendable ([Element]) -> Void
    ) {
        self.home = home
        self.flight = flight
        state = Lock(State(work: { batch, _ in work(batch) }))
    }

    /// A lane whose owner cannot say yet what its work is: what is sent waits until `begin`.
    package init(on home: LaneHome = .pool, flight: Flight? = nil) {
        self.home = home
        self.flight = flight
        state = Lock(State())
    }

    package func begin(_ work: @escaping Work) {
        let wakes = state.withLock { state in
            precondition(state.work == nil, "a lane begins once")
            state.work = work
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

    private func wakes(_ state: inout State) -> Bool {
        guard !state.awake, !state.waiting.isEmpty, state.work != nil else { return false }
        state.awake = true
        flight?.begin()
        return true
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
            await Task.yield()
        }
        flight?.end()
    }

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
