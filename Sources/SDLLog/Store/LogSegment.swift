internal import CSQLite
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// A file of the log on disk. The file contains rows in order, usually some tens of megabytes. Old rows are deleted
/// quickly by deleting whole segments.
struct LogSegment: Hashable, Sendable {
    static let format: Int64 = 1

    var path: String
    var index: Int
    /// The lowest number that a row in this file can have.
    var first: UInt64

    init(index: Int, first: UInt64, directory: String) {
        self.index = index
        self.first = first
        let digits = String(index)
        path = "\(directory)/\(String(repeating: "0", count: max(0, 6 - digits.count)))\(digits).sqlite"
    }

    static func index(ofFile name: String) -> Int? {
        guard name.hasSuffix(".sqlite"), name.utf8.count >= 13 else { return nil }
        return Int(name.dropLast(".sqlite".count))
    }
}

/// A row to be written to disk.
struct StoredRow: Sendable {
    var facts: RowFacts
    var json: [UInt8]
    /// Whether this row replaces an earlier version of the same row on disk.
    var isUpdate = false
}

/// Reads and writes the file of a segment.
final class LogSegmentFile {
    private let database: SQLite
    /// The device and the inode of the opened file.
    private var file = stat()

    /// Opens the file for writing. Creates the file if it does not exist.
    init(writing segment: LogSegment, epoch: String, startedAt: String, first: UInt64) throws {
        database = try SQLite(segment.path)
        try database.execute(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA temp_store=MEMORY; \(Self.smallCache)")
        let format = try database.integer("PRAGMA user_version")
        guard format == 0 || format == LogSegment.format else {
            throw UnknownFormat(path: segment.path, format: format)
        }
        try database.execute(Self.schema)
        let statement = try database.statement("INSERT OR IGNORE INTO epochs VALUES (?, ?, ?)")
        statement.bind(1, epoch)
        statement.bind(2, startedAt)
        statement.bind(3, Int64(clamping: first))
        try statement.run()
        _ = stat(segment.path, &file)
    }

    init(reading segment: LogSegment) throws {
        database = try SQLite(segment.path, readOnly: true)
        let format = try database.integer("PRAGMA user_version")
        guard format == LogSegment.format else { throw UnknownFormat(path: segment.path, format: format) }
        try database.execute(Self.smallCache)
        _ = stat(segment.path, &file)
    }

    /// Limits SQLite's cache to 256 KB per file. The default limit of 2 MB is reached only after minutes, and the system
    /// caches the file too.
    private static let smallCache = "PRAGMA cache_size=-256"

    /// Whether the path still leads to the opened file. SQLite reports no error when it writes to a deleted file.
    var isInPlace: Bool {
        var now = stat()
        return stat(database.path, &now) == 0 && now.st_ino == file.st_ino && now.st_dev == file.st_dev
    }

    /// Creates an empty segment at `path`. The first page of the empty segment can replace a damaged first page of any
    /// other segment.
    ///
    /// - Returns: whether the segment could be written.
    static func writePattern(_ path: String) -> Bool {
        unlink(path)
        guard let database = try? SQLite(path) else { return false }
        return (try? database.execute(schema)) != nil
    }

    struct UnknownFormat: Error, CustomStringConvertible {
        var path: String
        var format: Int64
        var description: String { "\(path) has format \(format), this version reads \(LogSegment.format)" }
    }

    private static let schema = """
        BEGIN;
        PRAGMA user_version=\(LogSegment.format);
        CREATE TABLE IF NOT EXISTS epochs (epoch TEXT PRIMARY KEY, startedAt TEXT, first INTEGER);
        CREATE TABLE IF NOT EXISTS rows (
            seq INTEGER PRIMARY KEY, at INTEGER, kind TEXT, source TEXT, app TEXT, name TEXT, naming INTEGER,
            controller TEXT, direction TEXT, type TEXT, result TEXT, latency INTEGER, bytes INTEGER,
            correlation INTEGER, forced INTEGER, invalid INTEGER, causes TEXT);
        CREATE TABLE IF NOT EXISTS texts (seq INTEGER PRIMARY KEY, json TEXT);
        COMMIT
        """

    // MARK: Writing

    /// Writes all rows. If a write fails, throws an error and writes no row.
    func write(_ rows: [StoredRow]) throws {
        try database.transaction {
            for row in rows { try put(row) }
        }
    }

    /// Writes one row. Replaces an earlier version of the row in the same file.
    private func put(_ row: StoredRow) throws(SQLite.Failure) {
        let facts = row.facts
        let rows = try database.statement("INSERT OR REPLACE INTO rows VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")
        rows.bind(1, Int64(facts.seq))
        rows.bind(2, facts.at.nanoseconds)
        rows.bind(3, facts.kind)
        rows.bind(4, facts.source.rawValue)
        rows.bind(5, facts.app)
        rows.bind(6, facts.name)
        rows.bind(7, Int64(facts.naming.rawValue))
        rows.bind(8, facts.controller)
        rows.bind(9, facts.direction?.rawValue)
        rows.bind(10, facts.type?.rawValue)
        rows.bind(11, facts.result)
        rows.bind(12, facts.latency?.nanoseconds)
        rows.bind(13, facts.bytes.map(Int64.init))
        rows.bind(14, facts.correlation.map(Int64.init))
        rows.bind(15, facts.isForced ? 1 : nil)
        rows.bind(16, facts.isInvalid ? 1 : nil)
        rows.bind(17, facts.causes.isEmpty ? nil : facts.causes.map(String.init).joined(separator: " "))
        try rows.run()
        let texts = try database.statement("INSERT OR REPLACE INTO texts VALUES (?, ?)")
        texts.bind(1, Int64(facts.seq))
        texts.bind(2, utf8: row.json)
        try texts.run()
    }

    // MARK: Reading

    func text(of seq: UInt64) throws(SQLite.Failure) -> [UInt8]? {
        let statement = try database.statement("SELECT json FROM texts WHERE seq = ?")
        defer { statement.reset() }
        statement.bind(1, Int64(seq))
        return try statement.step() ? statement.bytes(0) : nil
    }

    func firstNumber() throws(SQLite.Failure) -> UInt64? {
        let statement = try database.statement("SELECT MIN(first) FROM epochs")
        defer { statement.reset() }
        let first = try statement.step() ? statement.optionalInteger(0) : nil
        return first.map { UInt64(clamping: $0) }
    }

    /// Returns the facts of all rows, in the order of the row numbers.
    func facts() throws(SQLite.Failure) -> [RowFacts] {
        let statement = try database.statement("SELECT * FROM rows ORDER BY seq")
        defer { statement.reset() }
        var rows: [RowFacts] = []
        while try statement.step() {
            let facts = Self.facts(statement)
            guard rows.last.map({ $0.seq < facts.seq }) ?? (facts.seq > 0) else {
                // SQLite does not detect this problem.
                throw SQLite.Failure(
                    path: database.path, what: "read the rows", code: SQLITE_CORRUPT,
                    message: "row \(facts.seq) is out of order")
            }
            rows.append(facts)
        }
        return rows
    }

    private static func facts(_ row: SQLite.Statement) -> RowFacts {
        RowFacts(
            seq: UInt64(clamping: row.integer(0)), at: Instant(nanoseconds: row.integer(1)), kind: row.text(2) ?? "",
            source: row.text(3).flatMap { RowFacts.Source(rawValue: $0) } ?? .bridge, app: row.text(4),
            name: row.text(5), naming: RowFacts.Naming(rawValue: UInt8(truncatingIfNeeded: row.integer(6))) ?? .none,
            controller: row.text(7), direction: row.text(8).flatMap { RowFacts.Direction(rawValue: $0) },
            type: row.text(9).flatMap { RowFacts.MessageType(rawValue: $0) }, result: row.text(10),
            latency: row.optionalInteger(11).map { .nanoseconds($0) }, bytes: row.optionalInteger(12).map(Int.init),
            correlation: row.optionalInteger(13).map(Int.init), isForced: row.integer(14) != 0,
            isInvalid: row.integer(15) != 0,
            causes: row.text(16)?.split(separator: " ").compactMap { UInt64($0) } ?? [])
    }

    /// Runs SQLite's integrity check. Throws an error that describes the first problem.
    func check() throws(SQLite.Failure) {
        let statement = try database.statement("PRAGMA integrity_check(1)")
        defer { statement.reset() }
        guard try statement.step() else { return }
        guard let found = statement.text(0), found != "ok" else { return }
        throw SQLite.Failure(
            path: database.path, what: "check the file", code: SQLITE_CORRUPT,
            message: found.split(separator: "\n").joined(separator: ", "))
    }
}
