import SDLSupport

/// Converts the causes that sources (the head unit and apps) report into row numbers of the log. A source reports a
/// cause as one of the source's own row numbers, or as the key of a message between two sources.
///
/// The map contains only the newest entries, because a cause is usually only a little older than its effects.
struct CauseMap {
    private struct Local: Hashable {
        let source: Int
        let number: UInt64
    }

    private static let entryLimit = 8_192
    private var rows = RecentMap<Local, UInt64>(limit: entryLimit, isAlwaysFull: true)
    private var messages = RecentMap<MessageKey, UInt64>(limit: entryLimit, isAlwaysFull: true)

    mutating func note(row number: UInt64, of source: HubSource, is seq: UInt64) {
        rows[Local(source: source.number, number: number)] = seq
    }

    mutating func note(message: MessageKey, is seq: UInt64) {
        messages[message] = seq
    }

    func seq(of message: MessageKey) -> UInt64? { messages[message] }

    func seqs(of causes: [Cause], in source: HubSource) -> [UInt64] {
        var seqs: [UInt64] = []
        for cause in causes {
            let seq =
                switch cause {
                case .row(let number): rows[Local(source: source.number, number: number)]
                case .message(let key): messages[key]
                }
            if let seq, !seqs.contains(seq) { seqs.append(seq) }
        }
        return seqs
    }
}

/// A dictionary of limited size that drops its oldest entries.
struct RecentMap<Key: Hashable, Value> {
    private let limit: Int
    private var values: [Key: Value] = [:]
    private var order: [Key] = []
    private var oldest = 0

    /// - Parameter isAlwaysFull: whether the map is expected to reach `limit` soon. If true, the memory for all entries
    ///   is allocated immediately.
    init(limit: Int, isAlwaysFull: Bool = false) {
        self.limit = limit
        guard isAlwaysFull else { return }
        values.reserveCapacity(limit)
        order.reserveCapacity(limit)
    }

    subscript(key: Key) -> Value? {
        get { values[key] }
        set {
            guard let newValue else {
                values[key] = nil
                return
            }
            if values.updateValue(newValue, forKey: key) == nil { append(key) }
        }
    }

    mutating func remove(_ key: Key) -> Value? { values.removeValue(forKey: key) }

    private mutating func append(_ key: Key) {
        guard order.count == limit else { return order.append(key) }
        values[order[oldest]] = nil
        order[oldest] = key
        oldest = (oldest + 1) % limit
    }
}
