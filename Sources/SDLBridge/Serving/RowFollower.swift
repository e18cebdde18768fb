import SDLLog
import SDLSupport
import WebSockets

/// Brings one client the log: first the rows it has not got, page by page and no faster than it reads, then each as it
/// comes. Between the two there is no hole.
final class RowFollower: Sendable {
    private struct State {
        /// Rows that came while older ones were still on their way; nil once there are none.
        var held: [HubFrame]? = []
    }

    /// Frames that may be held: a client that takes longer than these have to come is too slow for a log this busy.
    private static let heldLimit = 16_384
    /// So few of them that what else the client is told has room beside them: it would be sent away as too slow.
    private static let older = Topic("log, catching up", limit: 2, whenFull: .notify)
    private static let live = Topic("log", limit: 4096, whenFull: .close(.tooSlow))

    private let log: LogBook
    private let openingRows: OpeningRows
    private let filter: LogFilter
    private let sink: @Sendable (HubFrame, Topic) -> SendOutcome
    private let state = Lock(State())
    private let room = ReaderBackpressure()
    /// Where only some rows are wanted.
    private let rowFilter = Lock<RowFilter?>(nil)

    init(
        _ log: LogBook, _ openingRows: OpeningRows, filter: LogFilter = LogFilter(),
        sink: @escaping @Sendable (HubFrame, Topic) -> SendOutcome
    ) {
        self.log = log
        self.openingRows = openingRows
        self.filter = filter
        self.sink = sink
        guard !filter.terms.isEmpty else { return }
        let rowFilter = RowFilter(log, filter) { [weak self] in _ = self?.pass($0) }
        self.rowFilter.withLock { $0 = rowFilter }
    }

    /// Begins, once the hub hands over new rows.
    ///
    /// - Parameter row: the last one the client has; nil for the newest page.
    func begin(after row: UInt64?) {
        Task.detached { [self] in
            if let row { return await catchUp(after: row) }
            guard let (frames, last) = await opening() else { return goLive() }
            for frame in frames {
                guard await send(frame) else { return }
            }
            await catchUp(after: last)
        }
    }

    /// The newest page, and where to go on from; nil where there is none.
    private func opening() async -> (frames: [HubFrame], last: UInt64)? {
        if filter.terms.isEmpty { return await openingRows.page(of: log).map { ($0.frames, $0.last) } }
        let query = LogQuery(filter: filter, limit: LogQuery.maximumLimit)
        guard let page = try? await log.page(query), let last = page.last else { return nil }
        return (HubFrame.pages(page.rows), last)
    }

    private func catchUp(after row: UInt64) async {
        var next: UInt64? = row
        while let from = next {
            let query = LogQuery(filter: filter, order: .after(from), limit: LogQuery.maximumLimit)
            guard let page = try? await log.page(query) else { break }
            for frame in HubFrame.pages(page.rows) {
                guard await send(frame) else { return }
            }
            next = page.next
        }
        while let held = takeHeld() {
            for frame in held {
                guard await send(frame) else { return }
            }
        }
    }

    /// What has been held so far; nil when that was nothing, and rows go straight on from now on.
    private func takeHeld() -> [HubFrame]? {
        state.withLock { state in
            guard let held = state.held, !held.isEmpty else {
                state.held = nil
                return nil
            }
            state.held = []
            return held
        }
    }

    private func goLive() {
        while let held = takeHeld() {
            for frame in held { _ = sink(frame, Self.live) }
        }
    }

    /// Waits until the client has room for more. - Returns: whether it is still there.
    private func send(_ frame: HubFrame) async -> Bool { await room.send { sink(frame, Self.older) } }

    /// The client's queue has emptied to half.
    func drained() { room.drained() }

    /// The client has gone.
    func stop() { room.left() }

    /// New rows, from the hub. - Returns: false when the client is too slow.
    func logged(_ frame: HubFrame) -> Bool {
        guard let rowFilter = rowFilter.withLock({ $0 }) else { return pass(frame) }
        return rowFilter.take(frame) <= Self.heldLimit
    }

    private func pass(_ frame: HubFrame) -> Bool {
        let held: Bool? = state.withLock { state in
            guard state.held != nil else { return nil }
            state.held?.append(frame)
            return (state.held?.count ?? 0) <= Self.heldLimit
        }
        if let held { return held }
        return sink(frame, Self.live) != .closed
    }
}
