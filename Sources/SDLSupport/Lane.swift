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
    package typealias Work = @Sendable ([Element]) async -> Void

    private struct State {
        var waiting: [Element] = []
        var awake = false
        var work: Work?
    }

    private let state: Lock<State>
    private let home: LaneHome
    private let flight: Flight?

    package init(on home: LaneHome = .pool, flight: Flight? = nil, work: @escaping Work) {
        self.home = home
        self.flight = flight
        state = Lock(State(work: work))
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
            await work(batch)
            // A flooded lane gives others their turn between batches.
            await Task.yield()
        }
        flight?.end()
    }

    @Sendable @MainActor private func runOnMain() async {
        while let (batch, work) = next() {
            await work(batch)
            await Task.yield()
        }
        flight?.end()
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
