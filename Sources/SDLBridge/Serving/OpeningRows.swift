import SDLLog
import SDLSupport

/// Provides a page of the newest rows. A new client gets this page first. Clients that connect at about the same time
/// share one page, which is read and encoded only once.
final class OpeningRows: Sendable {
    struct Page: Sendable {
        let frames: [HubFrame]
        /// The number of the newest row in the page. A client continues after this row.
        let last: UInt64
        /// The log's count of replaced rows at the time when the page was read. If the log's count is higher now, a row
        /// has changed since then.
        fileprivate let replacements: Int
    }

    /// The maximum number of rows in the log that are newer than the shared page. Each client reads these newer rows
    /// separately. If there are more such rows, the page is read again.
    static let newerRows: UInt64 = 100

    private let newest = Lock<Page?>(nil)

    /// Returns the page of the newest rows; nil if the log is empty.
    func page(of log: LogBook) async -> Page? {
        let index = await log.rowIndex()
        guard let last = index.last else { return nil }
        let kept = newest.withLock { $0 }
        // If a row was replaced after the page was read, read the page again. Otherwise a new client would get the old
        // version of the row.
        if let kept, kept.replacements == index.replacements, kept.last <= last, last - kept.last <= Self.newerRows {
            return kept
        }
        guard let page = try? await log.page(LogQuery(limit: LogQuery.maximumLimit), in: index) else { return nil }
        let made = Page(frames: HubFrame.pages(page.rows), last: last, replacements: index.replacements)
        newest.withLock { $0 = made }
        return made
    }
}

extension HubFrame {
    /// The maximum size of a message in bytes. A message with many large rows would fill the queue of a client.
    private static let pageBytes = 128 << 10

    /// Returns messages that contain the rows. The size of each message is limited.
    static func pages(_ rows: [[UInt8]]) -> [HubFrame] {
        var frames: [HubFrame] = []
        var part: [[UInt8]] = []
        var bytes = 0
        for row in rows {
            if bytes + row.count > pageBytes, !part.isEmpty {
                frames.append(HubFrame(rows: part))
                (part, bytes) = ([], 0)
            }
            part.append(row)
            bytes += row.count
        }
        if !part.isEmpty { frames.append(HubFrame(rows: part)) }
        return frames
    }
}
