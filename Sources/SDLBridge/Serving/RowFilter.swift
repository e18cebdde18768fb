import SDLLog
import SDLSupport

/// Passes the rows that match a filter to a callback, in the order of the rows.
///
/// The log applies the filter. One reason is that a term such as `cause:7` depends on other rows too. The other reason
/// is that the log has the newest version of each row.
final class RowFilter: Sendable {
    private let log: LogBook
    private let filter: LogFilter
    private let worker: SerialWorker<HubFrame>
    private let waiting = Lock(0)

    /// Creates a filter for new rows of `log`. For each message, `pass` receives the rows that match.
    init(_ log: LogBook, _ filter: LogFilter, pass: @escaping @Sendable (HubFrame) -> Void) {
        self.log = log
        self.filter = filter
        worker = SerialWorker()
        worker.begin { [log, filter, waiting] frames, _ in
            for frame in frames {
                if let fitting = await Self.fitting(frame, filter, log) { pass(fitting) }
                waiting.withLock { $0 -= 1 }
            }
        }
    }

    /// Adds a message with rows to the queue of messages that must be filtered.
    ///
    /// - Returns: the number of messages in the queue, including this message.
    func take(_ frame: HubFrame) -> Int {
        let count = waiting.next()
        worker.send(frame)
        return count
    }

    private static func fitting(_ frame: HubFrame, _ filter: LogFilter, _ log: LogBook) async -> HubFrame? {
        var found: [[UInt8]] = []
        for run in runs(frame.rows) { found += await search(run, filter, log) }
        return found.isEmpty ? nil : HubFrame(rows: found, last: frame.number)
    }

    private static func search(_ run: ClosedRange<UInt64>, _ filter: LogFilter, _ log: LogBook) async -> [[UInt8]] {
        var filter = filter
        let range = FilterValue.range(Double(run.lowerBound), Double(run.upperBound))
        filter.terms.append(LogFilter.Term(test: .field(.seq, .oneOf(wanted: [range], unwanted: []))))
        var found: [[UInt8]] = []
        var next: UInt64? = run.lowerBound - 1
        while let from = next, from < run.upperBound {
            let query = LogQuery(filter: filter, order: .after(from), limit: LogQuery.maximumLimit)
            guard let page = try? await log.page(query) else { break }
            found += page.rows
            next = page.next
        }
        return found
    }

    /// Returns the numbers as ranges of consecutive numbers.
    static func runs(_ numbers: [UInt64]) -> [ClosedRange<UInt64>] {
        numbers.reduce(into: []) { runs, number in
            if let last = runs.last, number == last.upperBound + 1 {
                runs[runs.count - 1] = last.lowerBound...number
            } else if number > 0 {
                runs.append(number...number)
            }
        }
    }
}
