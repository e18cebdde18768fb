import SDLLog
import SDLSupport

/// Provides the page of newest rows that a new client gets first. Clients that connect at about the same time share the
/// page, so that it is read and encoded only once.
final class OpeningRows: Sendable {
    struct Page: Sendable {
        let frames: [HubFrame]
        /// The last row of the page, after which a client continues.
        let last: UInt64
        /// The number of rows that had been replaced in the log when the page was read.
        fileprivate let replacements: Int
    }

    /// The page is reused until there are more than this many newer rows. Each client reads the newer rows itself.
    static let newerRows: UInt64 = 100

    private let newest = Lock<Page?>(nil)

    /// Returns the page; nil if there are no rows.
    func page(of log: LogBook) async -> Page? {
        let index = await log.rowIndex()
        guard let last = index.last else { return nil }
        let kept = newest.withLock { $0 }
        // If a row of the page was replaced since, the page must be read again, because a new client would not get the
        // newer version.
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
    /// The largest size of one message. It is limited so that a page of large rows does not fill a client's queue.
    private static let pageBytes = 128 << 10

    /// Distributes rows over as many messages as needed.
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
