import SDLLog
import SDLSupport

/// The newest rows, with which new clients begin. They are read and encoded once for all clients that connect at about
/// the same time.
final class OpeningRows: Sendable {
    struct Page: Sendable {
        let frames: [HubFrame]
        /// Where to continue.
        let last: UInt64
        /// How many replaced rows the log had at that time.
        fileprivate let replacements: Int
    }

    /// The page is reused while there are at most this many newer rows; each client reads these itself.
    static let newerRows: UInt64 = 100

    private let newest = Lock<Page?>(nil)

    /// Returns the page; nil if there are no rows.
    func page(of log: LogBook) async -> Page? {
        let index = await log.rowIndex()
        guard let last = index.last else { return nil }
        let kept = newest.withLock { $0 }
        // A new client would not get replaced rows of an old page again.
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
    /// The largest size of a rows message, so that a page of large rows does not fill a client's queue.
    private static let pageBytes = 128 << 10

    /// Rows in as many messages as they need.
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
