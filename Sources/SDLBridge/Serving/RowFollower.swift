import SDLLog
import SDLSupport
import WebSockets

/// Sends the rows of the log to one client. The older rows that the client does not have come first, page by page. Then
/// the new rows follow. No row is left out.
final class RowFollower: Sendable {
    /// The maximum number of messages in `held`. If there are more messages, the client is too slow for the log.
    private static let heldLimit = 16_384
    /// The queue for older rows. The queue is short, so that the client's connection has space for other topics.
    private static let older = Topic("older log rows", limit: 2, whenFull: .notify)
    private static let live = Topic("log", limit: 4096, whenFull: .close(.tooSlow))

    private let log: LogBook
    private let filter: LogFilter
    private let sink: @Sendable (HubFrame, Topic) -> SendOutcome
    /// The new rows that have arrived while older rows are being sent; nil after all older rows were sent.
    private let held = Lock<[HubFrame]?>([])
    private let room = ReaderBackpressure()
    /// The filter for the rows; nil if the client wants all rows.
    private let rowFilter = Lock<RowFilter?>(nil)

    init(
        _ log: LogBook, filter: LogFilter = LogFilter(), sink: @escaping @Sendable (HubFrame, Topic) -> SendOutcome
    ) {
        self.log = log
        self.filter = filter
        self.sink = sink
        guard !filter.terms.isEmpty else { return }
        let rowFilter = RowFilter(log, filter) { [weak self] in _ = self?.pass($0) }
        self.rowFilter.withLock { $0 = rowFilter }
    }

    /// Begins to send rows. Call this method after the hub has begun to call `logged(_:)`.
    ///
    /// - Parameter row: the number of the newest row that the client already has; nil to begin with the log's newest
    ///   rows.
    func begin(after row: UInt64?) {
        Task.detached { [self] in
            if let row { return await catchUp(after: row) }
            let newest = LogQuery(filter: filter, limit: LogQuery.maximumLimit)
            guard let page = try? await log.page(newest), let last = page.last else { return goLive() }
            for frame in HubFrame.pages(page.rows) {
                guard await send(frame) else { return }
            }
            await catchUp(after: last)
        }
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

    /// Removes and returns the messages in `held`. If `held` is empty, returns nil, and all later rows are sent
    /// directly.
    private func takeHeld() -> [HubFrame]? {
        held.withLock { held in
            let waiting = held ?? []
            held = waiting.isEmpty ? nil : []
            return waiting.isEmpty ? nil : waiting
        }
    }

    private func goLive() {
        while let held = takeHeld() {
            for frame in held { _ = sink(frame, Self.live) }
        }
    }

    /// Sends a message and waits until the client's queue has space.
    ///
    /// - Returns: whether the client is still connected.
    private func send(_ frame: HubFrame) async -> Bool { await room.send { sink(frame, Self.older) } }

    /// Called when half of the client's queue is free again.
    func drained() { room.drained() }

    /// Called when the client has disconnected.
    func stop() { room.left() }

    /// Receives new rows from the hub. Sends the rows immediately, or stores them until all older rows were sent.
    ///
    /// - Returns: false if the client is too slow.
    func logged(_ frame: HubFrame) -> Bool {
        guard let rowFilter = rowFilter.withLock({ $0 }) else { return pass(frame) }
        return rowFilter.take(frame) <= Self.heldLimit
    }

    private func pass(_ frame: HubFrame) -> Bool {
        let hasRoom: Bool? = held.withLock { held in
            held?.append(frame)
            return held.map { $0.count <= Self.heldLimit }
        }
        if let hasRoom { return hasRoom }
        return sink(frame, Self.live) != .closed
    }
}
