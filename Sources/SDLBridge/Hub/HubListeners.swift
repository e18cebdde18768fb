import SDLLog
import SDLSupport

/// The listeners of the hub, and the latest changes sent to them.
struct HubListeners {
    private var all: [UInt64: any HubListener] = [:]
    private var lastNumber: UInt64 = 0
    /// Listeners that are clients, not internal waiters.
    private var clients: Set<UInt64> = []
    private var recent = RecentChanges()

    var clientCount: Int { clients.count }
    var wantRows: Bool { all.values.contains(where: \.wantsRows) }
    var mostWaitingMessages: Int { all.values.map(\.backlog.messages).max() ?? 0 }
    var mostWaitingBytes: Int { all.values.map(\.backlog.bytes).max() ?? 0 }

    mutating func add(_ listener: any HubListener, isClient: Bool) -> UInt64 {
        lastNumber += 1
        all[lastNumber] = listener
        if isClient { clients.insert(lastNumber) }
        return lastNumber
    }

    mutating func remove(_ number: UInt64) {
        all[number] = nil
        clients.remove(number)
    }

    /// Returns the changes after `number`. Returns nil if some of them were removed or do not exist.
    func changes(after number: UInt64, last: UInt64) -> ArraySlice<HubFrame>? {
        recent.frames(after: number, last: last)
    }

    mutating func publish(_ change: HubFrame) {
        recent.append(change, number: change.number)
        for listener in all.values { listener.changed(change) }
    }

    /// - Parameter last: the number of the newest row in the log.
    func publish(_ rows: [LogRow], last: UInt64) {
        guard !rows.isEmpty, !all.isEmpty else { return }
        let frame = HubFrame(rows: rows.map(\.json), last: last)
        for listener in all.values { listener.logged(frame) }
    }

    /// Passes a touch or microphone row to all listeners; does nothing for other rows.
    func stream(_ row: LogRow) {
        guard row.facts.naming == .rpc, let name = row.facts.name, let stream = RowStream.byName[name] else { return }
        for listener in all.values { listener.streamed(row, stream) }
    }
}
