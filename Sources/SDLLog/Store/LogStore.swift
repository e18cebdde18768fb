internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The log on disk: a folder of segments, one writer and one reader, each on a thread of its own.
///
/// Rows are committed in batches; SQLite's write-ahead log keeps every committed one through the death of the process.
package final class LogStore: Sendable {
    package struct Settings: Sendable {
        package var directory: String
        /// All segments together.
        package var byteLimit: Int
        package var epoch: String
        package var startedAt: String

        package init(directory: String, byteLimit: Int = 1 << 30, epoch: String, startedAt: String) {
            self.directory = directory
            self.byteLimit = byteLimit
            self.epoch = epoch
            self.startedAt = startedAt
        }

        /// A sixteenth goes at a time when the log is full.
        var segmentBytes: Int { max(1 << 20, byteLimit / 16) }
    }

    /// What writer and reader both know of the folder.
    struct Folder: Sendable {
        var segments: [LogSegment]
        /// Files whose rows cannot all be read, found out while the bridge runs.
        var unreadable: [String: String] = [:]
    }

    /// What came of rows that were to be written.
    enum Outcome: Sendable {
        /// They are there; the first row that still is, when older ones had to go.
        case written(gone: UInt64?)
        /// Nothing is written: these files have gone, and what they held is wanted once more.
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

    /// Opens the folder, making it when it is not there. A file that is no sound segment is set aside, and what can still be
    /// read of it stays.
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

    var segments: [LogSegment] { folder.withLock { $0.segments } }

    /// What was wrong with the files when they were opened and read.
    var notices: [JournalNotice] {
        let unreadable = folder.withLock { $0.unreadable }.sorted { $0.key < $1.key }.map { path, reason in
            JournalNotice(
                rule: .damaged, path: path, message: "Some rows of \(path) cannot be read: \(reason).",
                fix: "The next start sets the file aside and keeps what can be read of it.")
        }
        return found.withLock { $0 } + unreadable
    }

    /// Hands over the facts of every row on disk, in order; before the first write.
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
            // No row can stand before one of an earlier file.
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

    /// The texts of rows, in the order asked for; rows that are gone or cannot be read are left out.
    func texts(of numbers: [UInt64]) async -> [(UInt64, [UInt8])] { await reader.texts(of: numbers) }

    /// Ends both threads. Nothing may be asked after it.
    func close() async {
        await writer.close()
        await reader.close()
        lock.release()
    }

    private static func makeDirectory(_ path: String) throws {
        // What is in it is for nobody else on this machine; neither is what an earlier version has made.
        defer { chmod(path, 0o700) }
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            guard mkdir(made, 0o700) != 0, errno != EEXIST else { continue }
            throw SQLite.Failure(
                path: made, what: "make the folder", code: errno, message: String(cString: strerror(errno)))
        }
    }
}
