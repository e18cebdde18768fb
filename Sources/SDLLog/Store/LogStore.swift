internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The log on disk: a folder of segments. One thread writes, and another thread reads.
///
/// Rows are committed in batches. SQLite's write-ahead log preserves committed rows even if the process is killed.
package final class LogStore: Sendable {
    package struct Settings: Sendable {
        package var directory: String
        package var byteLimit: Int
        package var epoch: String
        package var startedAt: String

        package init(directory: String, byteLimit: Int = 1 << 30, epoch: String, startedAt: String) {
            self.directory = directory
            self.byteLimit = byteLimit
            self.epoch = epoch
            self.startedAt = startedAt
        }

        /// The size of one segment in bytes, about one sixteenth of the log. If the log exceeds its limit, the oldest
        /// segment is deleted.
        var segmentBytes: Int { max(1 << 20, byteLimit / 16) }
    }

    /// The contents of the folder, which the writer and the reader share.
    struct Folder: Sendable {
        var segments: [LogSegment]
        /// The reasons why files have unreadable rows, by path. The dictionary contains only problems that were found
        /// while the bridge was running.
        var unreadable: [String: String] = [:]
    }

    enum Outcome: Sendable {
        /// The rows were written. If older rows were deleted to make space, `gone` is the number of the oldest row that
        /// still exists; otherwise nil.
        case written(gone: UInt64?)
        /// No row was written, because the files of these segments were deleted. The rows in these files must be
        /// written again.
        case deleted([LogSegment])
    }

    let numbers: RowNumbers
    private let settings: Settings
    private let folder: Lock<Folder>
    private let lock: FolderLock
    private let writer: LogWriter
    private let reader: LogReader
    private let remedy: SegmentRemedy
    private let found: Lock<[JournalNotice]>

    /// Opens the folder. If the folder is missing, creates it. If a segment is damaged, renames the segment and keeps
    /// the readable rows.
    package init(_ settings: Settings) throws {
        try Self.makeDirectory(settings.directory)
        lock = try FolderLock(settings.directory)
        self.settings = settings
        numbers = RowNumbers(settings.directory)
        var remedy = SegmentRemedy(settings, numbers.now)
        folder = Lock(Folder(segments: remedy.scan()))
        found = Lock(remedy.notices)
        self.remedy = remedy
        writer = LogWriter(settings, folder: folder)
        reader = LogReader(folder: folder)
    }

    var directory: String { settings.directory }
    var segments: [LogSegment] { folder.withLock { $0.segments } }

    /// The problems that were found while files were opened and read.
    var notices: [JournalNotice] {
        let unreadable = folder.withLock { $0.unreadable }.sorted { $0.key < $1.key }.map { path, reason in
            JournalNotice(
                rule: .damaged, path: path, message: "Some rows of \(path) cannot be read: \(reason).",
                fix: "At its next start, the bridge renames the file and keeps the readable rows.")
        }
        return found.withLock { $0 } + unreadable
    }

    /// Calls `body` with the facts of every row on disk, in order. Call `load` before the first write.
    func load(_ body: @Sendable (RowFacts) -> Void) async throws {
        var last: UInt64 = 0
        var remedy = remedy
        for segment in segments {
            var facts: [RowFacts]
            do {
                facts = try await reader.facts(of: segment)
            } catch {
                await reader.forget()
                remedy.repair(segment, "\(error)")
                facts = (try? await reader.facts(of: segment)) ?? []
            }
            // Rows whose numbers occur in an earlier file are damaged.
            facts.removeAll { $0.seq <= last }
            last = facts.last?.seq ?? last
            for row in facts { body(row) }
        }
        if let newest = segments.last {
            for row in remedy.missing(behind: last, in: newest) { body(row.facts) }
        }
        let notices = remedy.notices
        found.withLock { $0 = notices }
    }

    func write(_ rows: [StoredRow]) async throws -> Outcome { try await writer.write(rows) }

    /// Returns the numbers and texts of rows, in the order of `numbers`. Deleted and unreadable rows are left out.
    func texts(of numbers: [UInt64]) async -> [(UInt64, [UInt8])] { await reader.texts(of: numbers) }

    /// Stops both threads. The store cannot be used any more.
    func close() async {
        await writer.close()
        await reader.close()
        lock.release()
    }

    private static func makeDirectory(_ path: String) throws {
        // Other users of the machine must have no access, even if an earlier version created the folder.
        defer { chmod(path, 0o700) }
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            guard mkdir(made, 0o700) != 0, errno != EEXIST else { continue }
            throw SQLite.Failure(
                path: made, what: "create the folder", code: errno, message: String(cString: strerror(errno)))
        }
    }
}
