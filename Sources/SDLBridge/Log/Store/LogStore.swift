internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The log on disk: a folder of segments, one writer and one reader, each on a thread of its own.
///
/// Rows are committed in batches; SQLite's write-ahead log keeps every committed one through the death of the process.
final class LogStore: Sendable {
    struct Settings: Sendable {
        var directory: String
        /// All segments together.
        var byteLimit = 1 << 30
        var epoch: String
        var startedAt: String

        /// A sixteenth goes at a time when the log is full.
        var segmentBytes: Int { max(1 << 20, byteLimit / 16) }
    }

    /// What both sides know of the folder.
    struct Folder: Sendable {
        var segments: [LogSegment]
        /// Files that could not be read, with the reason; they have been renamed and stay.
        var setAside: [String] = []
    }

    private let folder: Lock<Folder>
    private let lock: FolderLock
    private let writer: LogWriter
    private let reader: LogReader

    /// Opens the folder, making it when it is not there. A file that is no sound segment is set aside.
    init(_ settings: Settings) throws {
        try Self.makeDirectory(settings.directory)
        lock = try FolderLock(settings.directory)
        let found = Self.scan(settings.directory)
        folder = Lock(found)
        writer = LogWriter(settings, folder: folder)
        reader = LogReader(folder: folder)
    }

    var segments: [LogSegment] { folder.withLock { $0.segments } }
    var setAside: [String] { folder.withLock { $0.setAside } }

    /// Hands over the facts of every row on disk, in order; before the first write.
    func load(_ body: @Sendable (RowFacts) -> Void) async throws {
        for segment in segments { try await reader.load(segment, body) }
    }

    /// - Returns: the first row that is still there, when older ones had to go.
    func write(_ rows: [StoredRow]) async throws -> UInt64? { try await writer.write(rows) }

    /// The texts of rows, in the order asked for; rows that are gone are left out.
    func texts(of numbers: [UInt64]) async throws -> [(UInt64, [UInt8])] { try await reader.texts(of: numbers) }

    /// Ends both threads. Nothing may be asked after it.
    func close() async {
        await writer.close()
        await reader.close()
        lock.release()
    }

    // MARK: The folder

    private static func makeDirectory(_ path: String) throws {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            guard mkdir(made, 0o755) != 0, errno != EEXIST else { continue }
            throw SQLite.Failure(
                path: made, what: "make the folder", code: errno, message: String(cString: strerror(errno)))
        }
    }

    private static func scan(_ directory: String) -> Folder {
        var folder = Folder(segments: [])
        for index in fileNames(directory).compactMap(LogSegment.index(ofFile:)).sorted() {
            var segment = LogSegment(index: index, first: 0, directory: directory)
            do {
                // Opened for writing once, so that what a dead process left in the write-ahead log is taken in.
                let database = try SQLite(segment.path)
                try database.execute("SELECT count(*) FROM sqlite_schema")
                let file = try LogSegmentFile(reading: segment)
                segment.first = try file.firstNumber() ?? 0
                folder.segments.append(segment)
            } catch {
                rename(segment.path, segment.path + ".unreadable")
                folder.setAside.append("\(error)")
            }
        }
        return folder
    }

    private static func fileNames(_ directory: String) -> [String] {
        guard let stream = opendir(directory) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }
}
