import SDLLog
import SDLSupport
import WebSockets

/// What comes in floods, for one client that asked for it: no more often than it wants.
struct ThrottledUpdates: Sendable {
    /// A second, of each topic.
    static let usualRate = 30
    static let rates = 1...1_000
    /// The newest is worth more than all of them.
    static let topic = Topic("floods", limit: 64, whenFull: .dropOldest)

    private let thinners: [RowStream: RowSampler]

    /// - Parameter sink: is handed a message, `{"op": "touch", "row": …}`.
    init(_ topics: [String], perSecond: Int, sink: @escaping @Sendable (RowStream, [UInt8]) -> Void) {
        let wanted = RowStream.allCases.filter { topics.contains($0.rawValue) }
        thinners = Dictionary(
            uniqueKeysWithValues: wanted.map { stream in
                (
                    stream,
                    RowSampler(perSecond: perSecond) { row in
                        sink(stream, Array("{\"op\":\"\(stream.rawValue)\",\"row\":".utf8) + row.json + Array("}".utf8))
                    }
                )
            })
    }

    /// Nothing of the kind is wanted.
    var isEmpty: Bool { thinners.isEmpty }

    func send(_ row: LogRow, _ stream: RowStream) {
        guard let thinner = thinners[stream] else { return }
        thinner.send(row, isOneOfMany: stream == .audio || row.json.contains(Array("\"MOVE\"".utf8)))
    }

    func stop() {
        for thinner in thinners.values { thinner.stop() }
    }
}
