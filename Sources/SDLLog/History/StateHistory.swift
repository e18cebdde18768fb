package import SDLSupport

/// The history of the state: the whole state at some moments, and every change message that was sent to clients. The
/// history is stored on disk or in memory, up to a size limit. Adding a change does not block the hub.
package final class StateHistory: Sendable {
    package struct Settings: Sendable {
        /// The folder in which the history is stored; nil if the history is kept only in memory.
        package var directory: String?
        /// The maximum size of all sections together, in bytes. Above the limit, the oldest sections are deleted.
        package var byteLimit = 16 << 20
        /// The number of changes after which a new section begins.
        package var stretchChanges = 1_000
        /// The size of a section in bytes after which a new section begins.
        package var stretchBytes = 1 << 20
        /// The maximum size of data that waits to be written, in bytes. Above the limit, the waiting data is dropped
        /// and a new section begins.
        package var waitingBytes = 16 << 20
        /// The longest delay before a change is written.
        var delay = Duration.milliseconds(100)

        package init(directory: String? = nil) { self.directory = directory }
    }

    /// The maximum size of a section's file in bytes. Larger files are not read.
    static let mostStretchBytes = 256 << 20

    /// Data that waits to be written.
    enum Item: Sendable {
        case change([UInt8])
        case begin(Beginning)
    }

    /// The whole state at one moment. The state is encoded later, on another thread.
    struct Beginning: Sendable {
        var state: StateTree.Snapshot
        var epoch: String
        var row: UInt64
        var at: Instant
    }

    private struct State {
        var waiting: [Item] = []
        var waitingBytes = 0
        /// The number of changes in the current section; nil if the next change must begin a new section.
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

    /// Adds a change message without blocking. Only the hub calls this method, in the order of the changes.
    ///
    /// - Parameter snapshot: the state after this change. If a new section begins, the section begins with this state.
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

    func takeWaiting() -> [Item] {
        state.withLock { state in
            defer { (state.waiting, state.waitingBytes) = ([], 0) }
            return state.waiting
        }
    }

    /// Makes the next change begin a new section. Called after a failed write.
    func startNewSection() { state.withLock { $0.changes = nil } }

    /// Waits until all data is written, then returns all sections, the oldest section first.
    package func stretches() async -> [StateStretch] {
        await keeper.take(from: self)
        return await keeper.stretches
    }

    package func close() async {
        await keeper.take(from: self)
        await keeper.close()
    }
}
