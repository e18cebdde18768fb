import Foundation
import Journaling
import SDLSupport
import Testing

@testable import SDLLog

#if canImport(Glibc)
import Glibc
#endif

/// Tests journals whose files are damaged, missing or not writable. The tests count the rows that can still be read.
@Suite struct `Journal faults` {
    private let folder: TemporaryFolder
    private var log: String { folder.path + "/log" }
    private var newest: String { log + "/000001.sqlite" }

    init() throws { folder = try TemporaryFolder() }

    /// Writes a journal that contains the rows with these numbers, and closes the journal.
    private func write(_ numbers: ClosedRange<UInt64>, byteLimit: Int = 1 << 30) async throws {
        let book = try Logs.book(in: folder, byteLimit: byteLimit)
        _ = try await book.load()
        for start in stride(from: numbers.lowerBound, through: numbers.upperBound, by: 1_000) {
            book.append(try Logs.rows(start...min(start + 999, numbers.upperBound)))
            await book.flush()
        }
        await book.close()
    }

    /// Opens the log as after a restart of the bridge. Returns the numbers of the rows that can be read, the number of
    /// the newest row, and the notices about errors.
    private func start(
        byteLimit: Int = 1 << 30
    ) async throws -> (held: [UInt64], last: UInt64, notices: [JournalNotice]) {
        let book = try Logs.book(in: folder, byteLimit: byteLimit)
        let last = try await book.load()
        let heard = Lock<[JournalNotice]>([])
        book.listen { notice in heard.withLock { $0.append(notice) } }
        let held = try await Logs.all(LogFilter(), .after(0), limit: 1_000, book)
        // New rows get numbers after the last number.
        book.append(try Logs.rows(last + 1...last + 5))
        await book.flush()
        #expect(book.status.failure == nil)
        #expect(try await book.text(of: last + 5) == Logs.rows(last + 5...last + 5)[0].json)
        await book.close()
        return (held, last, heard.withLock { $0 })
    }

    /// Overwrites `count` bytes of a file, beginning at `place`.
    private func damage(_ path: String, at place: Int, _ count: Int) throws {
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: UInt64(place))
        try file.write(contentsOf: Data(repeating: 0xA5, count: count))
        try file.close()
    }

    /// Returns the numbers of the leaf pages of a table in the database file.
    private func pages(of table: String) throws -> [Int] {
        let database = try SQLite(newest)
        try database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        let root = Int(try database.integer("SELECT rootpage FROM sqlite_schema WHERE name = '\(table)'"))
        let bytes = try #require(FileBytes.read(newest, most: 1 << 28))
        // An interior page of a table's B-tree has type 5. Its cells consist of a child's page number and a key.
        let page = bytes[(root - 1) * 4096..<root * 4096]
        let start = page.startIndex
        #expect(page[start] == 5)
        let count = Int(page[start + 3]) << 8 | Int(page[start + 4])
        return (0..<count).map { cell in
            let place = start + 12 + 2 * cell
            let at = start + (Int(page[place]) << 8 | Int(page[place + 1]))
            return bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        }
    }

    // MARK: Damaged files

    @Test func `a damaged page of the rows loses no row, because their texts contain the same data`() async throws {
        try await write(1...3_000)
        for page in try pages(of: "rows")[3...5] { try damage(newest, at: (page - 1) * 4096, 4096) }
        let (held, last, notices) = try await start()
        #expect(held == Array(1...3_000))
        #expect(last == 3_000)
        #expect(notices.map(\.rule) == [.damaged])
        #expect(notices.first?.kept == 3_000)
        #expect(FileManager.default.fileExists(atPath: newest + ".unreadable"))
        let again = try await start()
        #expect(again.held.count == 3_005)
        #expect(again.notices.isEmpty)
    }

    @Test func `a damaged page of the texts loses only its own rows`() async throws {
        try await write(1...3_000)
        let page = try pages(of: "texts")[7]
        try damage(newest, at: (page - 1) * 4096, 4096)
        let (held, last, notices) = try await start()
        #expect((2_950..<3_000).contains(held.count))
        #expect(held == held.sorted() && Set(held).count == held.count)
        #expect(last == 3_000)
        #expect(notices.map(\.kept) == [held.count])
    }

    @Test func `a damaged header loses no row, and numbering continues`() async throws {
        try await write(1...3_000)
        try damage(newest, at: 0, 100)
        let (held, last, notices) = try await start()
        #expect(held == Array(1...3_000))
        #expect(last == 3_000)
        #expect(notices.map(\.rule) == [.damaged])
    }

    @Test func `after the loss of a whole file the used row numbers are still known`() async throws {
        try await write(1...3_000)
        try damage(newest, at: 0, FileManager.default.contents(atPath: newest)!.count)
        let (held, last, notices) = try await start()
        #expect(held.isEmpty)
        #expect(last == 3_000)
        #expect(notices.map(\.rule).contains(.damaged))
    }

    @Test func `two damaged files get different names`() async throws {
        for _ in 1...2 {
            try await write(1...10)
            try damage(newest, at: 0, 100)
            _ = try await start()
            try FileManager.default.removeItem(atPath: newest)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: log).filter { $0.contains("unreadable") }
        #expect(names.sorted() == ["000001.sqlite.unreadable", "000001.sqlite.unreadable-2"])
    }

    @Test func `rows lost with a damaged write-ahead log are reported and searched for`() async throws {
        let book = try Logs.book(in: folder)
        for start in stride(from: UInt64(1), to: 1_000, by: 100) {
            _ = book.take(after: start + 99)
            book.append(try Logs.rows(start...start + 99))
            await book.flush()
        }
        // The copy contains the files that a killed process would leave.
        let copy = folder.path + "/killed"
        try FileManager.default.copyItem(atPath: log, toPath: copy)
        await book.close()
        try FileManager.default.removeItem(atPath: log)
        try FileManager.default.moveItem(atPath: copy, toPath: log)
        let size = try #require(FileBytes.read(newest + "-wal", most: 1 << 28)).count
        try damage(newest + "-wal", at: size / 2, 64)
        let (held, last, notices) = try await start()
        let notice = try #require(notices.first { $0.rule == .missing })
        #expect(notice.lost == 1_000 - held.count)
        #expect(held.count > 980 && held.count <= 1_000)
        #expect(last == 1_000 + RowNumbers.ahead)
        #expect(FileManager.default.fileExists(atPath: newest + "-wal.unreadable"))
    }

    // MARK: Disk failures

    @Test func `when the disk can be written again, all rows are written, and numbering continues`() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let book = try Logs.book(in: folder, timekeeper: clock)
        let heard = Lock<[JournalNotice]>([])
        book.listen { notice in heard.withLock { $0.append(notice) } }
        // A folder has the name of the next file, so the file cannot be created.
        try FileManager.default.createDirectory(atPath: newest, withIntermediateDirectories: true)
        book.append(try Logs.rows(1...523))
        await book.flush()
        #expect(book.status.failure != nil)
        book.replace(try Logs.rows(7...7, text: "completed"))
        book.append(try Logs.rows(524...600))
        #expect(try await Logs.all(LogFilter(), .after(0), limit: 1_000, book).count == 600)
        try FileManager.default.removeItem(atPath: newest)
        clock.advance(by: .seconds(1))
        await book.flush()
        #expect(book.status.failure == nil)
        #expect(heard.withLock { $0.map(\.rule) } == [.stopped, .resumed])
        await book.close()
        let (held, last, notices) = try await start()
        #expect(held == Array(1...600))
        #expect(last == 600 && notices.isEmpty)
    }

    @Test func `if the disk stays unwritable, the oldest rows are dropped and counted`() async throws {
        let clock = ControlledTimekeeper(pausedAt: .zero)
        var settings = LogBook.Settings()
        settings.textBytes = 300_000
        let book = try Logs.book(in: folder, settings, timekeeper: clock)
        let heard = Lock<[JournalNotice]>([])
        book.listen { notice in heard.withLock { $0.append(notice) } }
        try FileManager.default.createDirectory(atPath: newest, withIntermediateDirectories: true)
        for start in stride(from: UInt64(1), to: 10_000, by: 1_000) {
            book.append(try Logs.rows(start...start + 999))
            await book.flush()
        }
        #expect(!book.isFull)
        #expect(book.status.textBytes <= 300_000 && book.status.waitingRows < 3_000)
        try FileManager.default.removeItem(atPath: newest)
        clock.advance(by: .seconds(1))
        await book.flush()
        let notice = try #require(heard.withLock { $0.last })
        #expect(notice.rule == .resumed && notice.lost + notice.kept == 10_000 && notice.lost > 5_000)
        await book.close()
        let again = try await start()
        #expect(again.held.count == notice.kept && again.last == 10_000)
    }

    @Test func `a file deleted while the bridge is running is written again from memory`() async throws {
        let book = try Logs.book(in: folder)
        let heard = Lock<[JournalNotice]>([])
        book.listen { notice in heard.withLock { $0.append(notice) } }
        book.append(try Logs.rows(1...500))
        await book.flush()
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: newest + suffix) }
        book.append(try Logs.rows(501...600))
        await book.flush()
        #expect(heard.withLock { $0.map(\.rule) } == [.deleted])
        #expect(heard.withLock { $0.first?.kept } == 500)
        #expect(try await book.text(of: 3) == Logs.rows(3...3)[0].json)
        await book.close()
        let (held, last, notices) = try await start()
        #expect(held == Array(1...600))
        #expect(last == 600 && notices.isEmpty)
    }

    @Test func `a missing file between others is reported, and the others are kept`() async throws {
        try await write(1...12_000, byteLimit: 16 << 20)
        try #require(FileManager.default.fileExists(atPath: log + "/000003.sqlite"))
        try FileManager.default.removeItem(atPath: log + "/000002.sqlite")
        let (held, last, notices) = try await start(byteLimit: 16 << 20)
        #expect(notices.map(\.rule) == [.deleted])
        #expect(held.first == 1 && held.last == 12_000 && held.count < 12_000)
        #expect(last == 12_000)
    }

    // MARK: Numbers

    @Test func `after a kill no published number is used again`() async throws {
        let book = try Logs.book(in: folder)
        book.append(try Logs.rows(1...90))
        await book.flush()
        // This number was published to a client, but its row was never written to disk.
        let received: UInt64 = 150
        #expect(book.take(after: received) >= received)
        let copy = folder.path + "/killed"
        try FileManager.default.copyItem(atPath: log, toPath: copy)
        await book.close()
        try FileManager.default.removeItem(atPath: log)
        try FileManager.default.moveItem(atPath: copy, toPath: log)
        let again = try Logs.book(in: folder)
        #expect(try await again.load() >= received)
        #expect(again.status.last == 90)
        await again.close()
    }

    @Test func `with a damaged or missing number file, numbering continues after the last row`() async throws {
        try await write(1...40)
        for content in ["", "given x stored y\n", "given 99999999999999999999 stored 1\n"] {
            try Data(content.utf8).write(to: URL(filePath: log + "/numbers"))
            let book = try Logs.book(in: folder)
            #expect(try await book.load() == 40)
            try FileManager.default.removeItem(atPath: log + "/numbers")
            await book.close()
        }
    }
}
