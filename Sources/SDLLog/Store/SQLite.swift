internal import CSQLite

#if canImport(Glibc)
import Glibc
#endif

/// A SQLite database file that only this process uses.
///
/// Errors contain the failed operation and the message of SQLite. Statements are prepared once and then reused.
final class SQLite {
    struct Failure: Error, CustomStringConvertible {
        var path: String
        var what: String
        var code: Int32
        var message: String

        var isCorrupt: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF) }
        /// Whether the error makes the whole file unreadable, not only some rows.
        var isUseless: Bool { [SQLITE_NOTADB, SQLITE_CANTOPEN, SQLITE_ERROR].contains(code & 0xFF) }

        var description: String { "\(path): \(message) (SQLite \(code)), in \(what)" }
    }

    let path: String
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    init(_ path: String, readOnly: Bool = false) throws(Failure) {
        self.path = path
        var handle: OpaquePointer?
        let flags = readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        if !readOnly { Self.makePrivate(path) }
        // The database has one owner, which uses one thread at a time. SQLite's own locks are not needed.
        let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? String(cString: sqlite3_errstr(code))
            sqlite3_close_v2(handle)
            throw Failure(path: path, what: "open", code: code, message: message)
        }
        self.handle = handle
        sqlite3_busy_timeout(handle, 1000)
    }

    /// Creates a file that other users cannot read. SQLite itself would create a readable file. SQLite gives its
    /// additional files the permissions of this file. An existing file is not opened here: closing the file would
    /// release all locks of this process on the file.
    private static func makePrivate(_ path: String) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        if descriptor >= 0 { close(descriptor) } else { chmod(path, 0o600) }
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    func execute(_ sql: String) throws(Failure) {
        try check(sqlite3_exec(handle, sql, nil, nil, nil), sql)
    }

    /// Runs `body` in a transaction. If `body` throws, the transaction is rolled back.
    func transaction(_ body: () throws -> Void) throws {
        try execute("BEGIN IMMEDIATE")
        do {
            try body()
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    func statement(_ sql: String) throws(Failure) -> Statement {
        if let statement = statements[sql] {
            statement.reset()
            return statement
        }
        var pointer: OpaquePointer?
        try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil), sql)
        let statement = Statement(pointer!, of: self, sql)
        statements[sql] = statement
        return statement
    }

    func integer(_ sql: String) throws(Failure) -> Int64 {
        let statement = try statement(sql)
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    fileprivate func check(_ code: Int32, _ what: @autoclosure () -> String) throws(Failure) {
        guard code != SQLITE_OK, code != SQLITE_ROW, code != SQLITE_DONE else { return }
        throw Failure(path: path, what: what(), code: code, message: String(cString: sqlite3_errmsg(handle)))
    }

    final class Statement {
        private let pointer: OpaquePointer
        private unowned let database: SQLite
        private let sql: String

        fileprivate init(_ pointer: OpaquePointer, of database: SQLite, _ sql: String) {
            self.pointer = pointer
            self.database = database
            self.sql = sql
        }

        deinit { sqlite3_finalize(pointer) }

        func reset() {
            sqlite3_reset(pointer)
            sqlite3_clear_bindings(pointer)
        }

        func step() throws(Failure) -> Bool {
            let code = sqlite3_step(pointer)
            try database.check(code, sql)
            return code == SQLITE_ROW
        }

        /// Runs the statement to its end and then resets the statement.
        func run() throws(Failure) {
            defer { reset() }
            while try step() {}
        }

        // In SQLite, parameters are counted from 1 and columns from 0.

        func bind(_ position: Int32, _ value: Int64?) {
            if let value { sqlite3_bind_int64(pointer, position, value) } else { sqlite3_bind_null(pointer, position) }
        }

        func bind(_ position: Int32, _ text: String?) {
            guard var text else {
                _ = sqlite3_bind_null(pointer, position)
                return
            }
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    _ = sqlite3_bind_text(pointer, position, $0.baseAddress, Int32($0.count), Self.copied)
                }
            }
        }

        /// Binds UTF-8 bytes to a parameter, as a text.
        func bind(_ position: Int32, utf8 bytes: [UInt8]) {
            bytes.withUnsafeBufferPointer { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    _ = sqlite3_bind_text(pointer, position, $0.baseAddress, Int32($0.count), Self.copied)
                }
            }
        }

        func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

        func optionalInteger(_ column: Int32) -> Int64? {
            sqlite3_column_type(pointer, column) == SQLITE_NULL ? nil : integer(column)
        }

        func text(_ column: Int32) -> String? {
            sqlite3_column_type(pointer, column) == SQLITE_NULL ? nil : String(decoding: bytes(column), as: UTF8.self)
        }

        func bytes(_ column: Int32) -> [UInt8] {
            guard let start = sqlite3_column_text(pointer, column) else { return [] }
            return Array(UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, column))))
        }

        /// The value of SQLITE_TRANSIENT, which makes SQLite copy a bound value. Swift cannot import the macro.
        private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    }
}
