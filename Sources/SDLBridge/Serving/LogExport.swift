import SDLLog
import SDLSupport
import WebServing
import WebSockets

/// Sends rows of the log as NDJSON. The speed depends on how fast the client reads.
struct LogExport: Sendable {
    /// The number of rows in one read of the log. This number is small, because a slow client takes only a few rows at
    /// a time.
    private static let piece = 100

    private let log: LogBook
    private let searches: ConcurrencyLimit
    private let room = ReaderBackpressure()

    /// Returns a response whose body contains the rows after the row with the number `after`. `limit` is the maximum
    /// number of rows.
    static func response(
        _ log: LogBook, _ searches: ConcurrencyLimit, _ filter: LogFilter, after: UInt64, limit: Int
    ) -> Response {
        let export = LogExport(log: log, searches: searches)
        let stream = BodyStream(
            heartbeat: "", drained: { export.room.drained() }, closed: { export.room.left() })
        Task.detached { await export.write(filter, after: after, limit: limit, to: stream) }
        return Response(
            headers: [
                "Content-Type": "application/x-ndjson", "Cache-Control": "no-store",
                "Content-Disposition": "attachment; filename=\"log.ndjson\"",
            ], body: .stream(stream))
    }

    private func write(_ filter: LogFilter, after: UInt64, limit: Int, to stream: BodyStream) async {
        var next: UInt64? = after
        var left = limit
        // The export contains no rows that are added during the export. Otherwise the export might never end.
        let end = log.status.last ?? 0
        while let from = next, from < end, left > 0 {
            let query = LogQuery(filter: filter, order: .after(from), limit: min(left, Self.piece))
            guard !room.isEmpty, let page = try? await searches.run({ try await log.page(query) }) else { break }
            var lines: [UInt8] = []
            for row in page.rows { lines += row + [UInt8(ascii: "\n")] }
            left -= page.rows.count
            next = page.next
            guard !lines.isEmpty else { continue }
            guard await room.send({ stream.send(lines, topic: .stream) }) else { return }
        }
        stream.end()
    }
}
