package import SDLSupport

/// What the state was at every moment: each change as it was told to clients, and now and then all of it. Written by the hub
/// alone, which only hands over; kept on disk beside the rows, or in memory, within a bound.
package final class StateHistory: Sendable {
    package struct Settings: Sendable {
        /// Nil keeps it in memory.
        package var directory: String?
        /// All stretches together; the oldest go first.
        package var byteLimit = 16 << 20
        /// A stretch ends after so many changes, or so many bytes of them.
        package var stretchChanges = 1_000
        package var stretchBytes = 1 << 20
        /// What waits for a disk that is slow; beyond that it is let go of, and a new stretch begins.
        package var waitingBytes = 16 << 20
        /// A change is on its way to disk after this long at the latest.
        var delay = Duration.milliseconds(100)

        package init(directory: String? = nil) { self.directory = directory }
    }

    /// No stretch is longer: a state of this size is none of ours.
    static let mostStretchBytes = 256 << 20

    /// What is on its way to be kept.
    enum Item: Sendable {
        case change([UInt8])
        case begin(Beginning)
    }

    /// The whole state at a moment, put into words where nobody waits for it.
    struct Beginning: Sendable {
        var state: StateTree.Snapshot
        var epoch: String
        var row: UInt64
        var at: Instant
    }

    private struct State {
        var waiting: [Item] = []
        var waitingBytes = 0
        /// Of the stretch that is open; nil when the next change begins one.
        var changes: Int?
        var bytes = 0
        var isAwake = false
    }

    private let settings: Settings
    private let timekeeper: any Timekeeper
    private let state = Lock(State())
    private let keeper: HistoryKeeper

    package init(_ settings: Settings = Settings(), redactor: Redactor = Redactor(), timekeeper: any Timekeeper) {
        self.settings = settings
        self.timekeeper = timekeeper
        keeper = HistoryKeeper(settings, redactor)
    }

    /// Takes in a change message. Called by the hub in their order; never waits.
    ///
    /// - Parameter snapshot: the state with this change in it, from which a new stretch may begin.
    package func keep(
        _ change: [UInt8], epoch: String, row: UInt64, at: Instant, snapshot: @autoclosure () -> StateTree.Snapshot
    ) {
        let wakes = state.withLock { state -> Bool in
            if state.waitingBytes > self.settings.waitingBytes {
                (state.waiting, state.waitingBytes, state.changes) = ([], 0, nil)
            }
            if let changes = state.changes {
                state.waiting.append(.change(change))
                state.waitingBytes += change.count
                state.changes = changes + 1
                state.bytes += change.count
            }
            if state.changes.map({ $0 >= self.settings.stretchChanges || state.bytes >= self.settings.stretchBytes })
                ?? true
            {
                state.waiting.append(.begin(Beginning(state: snapshot(), epoch: epoch, row: row, at: at)))
                (state.changes, state.bytes) = (0, 0)
            }
            defer { state.isAwake = true }
            return !state.isAwake
        }
        if wakes { timekeeper.ring(after: settings.delay) { [weak self] in self?.wake() } }
    }

    private func wake() {
        Task.detached { [self] in
            state.withLock { $0.isAwake = false }
            await keeper.take(from: self)
        }
    }

    /// What has come since it was taken last.
    func takeWaiting() -> [Item] {
        state.withLock { state in
            defer { (state.waiting, state.waitingBytes) = ([], 0) }
            return state.waiting
        }
    }

    /// What could not be kept is not gone on with: the next change begins a stretch.
    func beginAnew() { state.withLock { $0.changes = nil } }

    /// The stretches there are, oldest first, with all that has been taken in.
    package func stretches() async -> [StateStretch] {
        await keeper.take(from: self)
        return await keeper.stretches
    }

    package func close() async {
        await keeper.take(from: self)
        await keeper.close()
    }
}
