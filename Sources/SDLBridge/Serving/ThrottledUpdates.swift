import SDLLog
import SDLSupport
import WebSockets

/// Sends frequent rows, such as touches, to one client. The rate is at most the rate that the client has requested.
struct ThrottledUpdates: Sendable {
    /// The default number of messages per second for each topic.
    static let usualRate = 30
    static let rates = 1...1_000
    /// The queue for messages with frequent rows. A full queue drops its oldest messages, because only the newest
    /// messages matter.
    static let topic = Topic("floods", limit: 64, whenFull: .dropOldest)

    private let samplers: [RowStream: RowSampler]

    /// Creates updates for `topics`. `sink` receives each message, which has the form `{"op": "touch", "row": …}`.
    init(_ topics: [String], perSecond: Int, sink: @escaping @Sendable (RowStream, [UInt8]) -> Void) {
        let wanted = RowStream.allCases.filter { topics.contains($0.rawValue) }
        samplers = Dictionary(
            uniqueKeysWithValues: wanted.map { stream in
                (
                    stream,
                    RowSampler(perSecond: perSecond) { row in
                        sink(stream, Array("{\"op\":\"\(stream.rawValue)\",\"row\":".utf8) + row.json + Array("}".utf8))
                    }
                )
            })
    }

    /// Whether the client has subscribed to no topic of frequent rows.
    var isEmpty: Bool { samplers.isEmpty }

    func send(_ row: LogRow, _ stream: RowStream) {
        guard let sampler = samplers[stream] else { return }
        sampler.send(row, isOneOfMany: stream == .audio || row.json.contains(Array("\"MOVE\"".utf8)))
    }

    func stop() {
        for sampler in samplers.values { sampler.stop() }
    }
}
