import SDLSupport
import WebServing
import WebSockets

/// Writes the log, or what a filter picks of it, as one line of JSON for each row, as fast as the reader takes it.
final class LogExport: Sendable {
    private struct State {
        var isGone = false
        var hasRoom = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let log: LogBook
    private let state = Lock(State())

    private init(_ log: LogBook) {
        self.log = log
    }

    /// - Parameter limit: rows at most.
    static func response(_ log: LogBook, _ filter: LogFilter, after: UInt64, limit: Int) -> Response {
        let export = LogExport(log)
        let stream = BodyStream(
            heartbeat: "", drained: { export.wake { $0.hasRoom = true } }, closed: { export.wake { $0.isGone = true } })
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
        // What comes while it is being written is not in it, or it would have no end.
        let end = log.status.last ?? 0
        while let from = next, from < end, left > 0 {
            let query = LogQuery(filter: filter, order: .after(from), limit: min(left, LogQuery.maximumLimit))
            guard let page = try? await log.page(query) else { break }
            var lines: [UInt8] = []
            for row in page.rows { lines += row + [UInt8(ascii: "\n")] }
            left -= page.rows.count
            next = page.next
            guard await send(lines, to: stream) else { return }
        }
        stream.end()
    }

    private func send(_ lines: [UInt8], to stream: BodyStream) async -> Bool {
        guard !lines.isEmpty else { return true }
        state.withLock { $0.hasRoom = false }
        switch stream.send(lines, topic: .stream) {
        case .closed: return false
        case .full: await room()
        default: break
        }
        return state.withLock { !$0.isGone }
    }

    private func room() async {
        await withCheckedContinuation { continuation in
            let now = state.withLock { state in
                if state.hasRoom || state.isGone { return true }
                state.waiting = continuation
                return false
            }
            if now { continuation.resume() }
        }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }
}
