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
    private struct State {
        var waiting: [Element] = []
        var awake = false
    }

    private let state = Lock(State())
    private let home: LaneHome
    private let flight: Flight?
    private let work: @Sendable ([Element]) async -> Void

    package init(
        on home: LaneHome = .pool, flight: Flight? = nil, work: @escaping @Sendable ([Element]) async -> Void
    ) {
        self.home = home
        self.flight = flight
        self.work = work
    }

    package func send(_ element: Element) {
        let asleep = state.withLock { state in
            state.waiting.append(element)
            return self.wakes(&state)
        }
        if asleep { start() }
    }

    package func send(contentsOf elements: [Element]) {
        guard !elements.isEmpty else { return }
        let asleep = state.withLock { state in
            state.waiting.append(contentsOf: elements)
            return self.wakes(&state)
        }
        if asleep { start() }
    }

    private func wakes(_ state: inout State) -> Bool {
        guard !state.awake else { return false }
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
        while let batch = next() {
            await work(batch)
            // A flooded lane gives others their turn between batches.
            await Task.yield()
        }
        flight?.end()
    }

    @Sendable @MainActor private func runOnMain() async {
        while let batch = next() {
            await work(batch)
            await Task.yield()
        }
        flight?.end()
    }

    private func next() -> [Element]? {
        state.withLock { state -> [Element]? in
            guard !state.waiting.isEmpty else {
                state.awake = false
                return nil
            }
            defer { state.waiting = [] }
            return state.waiting
        }
    }
}
