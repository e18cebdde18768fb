import SDLLog
import SDLSupport

/// The listeners of the hub, and the newest changes that the hub has sent to listeners.
struct HubListeners {
    private var all: [UInt64: any HubListener] = [:]
    private var lastNumber: UInt64 = 0
    /// The numbers of the listeners that are clients. All other listeners are parts of the bridge.
    private var clients: Set<UInt64> = []
    private(set) var recent = RecentChanges()

    var clientCount: Int { clients.count }
    var wantRows: Bool { all.values.contains(where: \.wantsRows) }
    var mostWaitingMessages: Int { all.values.map(\.backlog.messages).max() ?? 0 }

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

    mutating func publish(_ change: HubFrame) {
        recent.append(change)
        for listener in all.values { listener.changed(change) }
    }

    /// Sends `rows` to all listeners in one message. `last` is the number of the log's newest row.
    func publish(_ rows: [LogRow], last: UInt64) {
        guard !rows.isEmpty, !all.isEmpty else { return }
        let frame = HubFrame(rows: rows, last: last)
        for listener in all.values { listener.logged(frame) }
    }

    /// Passes a row about a touch or about microphone audio to all listeners. Does nothing for other rows.
    func stream(_ row: LogRow) {
        guard row.facts.naming == .rpc, let name = row.facts.name, let stream = RowStream.byName[name] else { return }
        for listener in all.values { listener.streamed(row, stream) }
    }
}
