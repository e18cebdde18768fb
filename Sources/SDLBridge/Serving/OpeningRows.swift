import SDLLog
import SDLSupport

/// The newest rows, with which a new client begins: read and encoded once for all clients that come at about the same
/// time, and kept once however many of them never read.
final class OpeningRows: Sendable {
    struct Page: Sendable {
        let frames: [HubFrame]
        /// Where to go on from.
        let last: UInt64
        /// How often a row had got a later form by then.
        fileprivate let replacements: Int
    }

    /// So many rows may have come since; each client reads those for itself.
    static let newerRows: UInt64 = 100

    private let newest = Lock<Page?>(nil)

    /// The page; nil where there are no rows.
    func page(of log: LogBook) async -> Page? {
        let index = await log.rowIndex()
        guard let last = index.last else { return nil }
        let kept = newest.withLock { $0 }
        // A client that comes now is not told again of a later form of a row in it.
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
    /// A message of rows is no longer than this, so that a page of big rows does not fill a client's queue by itself.
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
