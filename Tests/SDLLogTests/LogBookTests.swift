import Foundation
import JSON
import SDLSupport
import Testing

@testable import SDLLog

@Suite struct `Log book` {
    @Test func `rows are written within a tenth of a second, or immediately when there are many`() async throws {
        let folder = try TemporaryFolder()
        let clock = ControlledTimekeeper(pausedAt: .zero)
        let book = try Logs.book(in: folder, timekeeper: clock)
        book.append(try Logs.rows(1...3))
        #expect(book.status.waitingRows == 3)
        #expect(clock.nextDue == Instant(nanoseconds: 100_000_000))
        clock.advance(by: .milliseconds(100))
        await book.flush()
        #expect(book.status.waitingRows == 0)
        book.append(try Logs.rows(4...1203))
        await book.flush()
        #expect(book.status.waitingRows == 0)
        await book.close()
        let again = try Logs.book(in: folder)
        #expect(try await again.load() == 1203)
        #expect(try await again.text(of: 700) == Logs.rows(700...700)[0].json)
        await again.close()
    }

    @Test func `a row completed later replaces its earlier version, in memory and on disk`() async throws {
        let folder = try TemporaryFolder()
        let book = try Logs.book(in: folder, byteLimit: 16 << 20)
        book.append(try Logs.rows(1...9_000))
        await book.flush()
        #expect(book.status.rows == 9_000)
        for number: UInt64 in [1, 8_999, 9_000] {
            book.replace(try Logs.rows(number...number, text: "completed"))
        }
        book.append(try Logs.rows(9_001...9_001))
        book.replace(try Logs.rows(9_001...9_001, text: "completed"))
        // The text of row 1 is only on disk.
        await book.flush()
        let completed = try LogFilter("completed")
        #expect(try await Logs.all(completed, .after(0), limit: 100, book) == [1, 8_999, 9_000, 9_001])
        await book.close()
        let again = try Logs.book(in: folder, byteLimit: 16 << 20)
        #expect(try await again.load() == 9_001)
        #expect(try await Logs.all(completed, .after(0), limit: 100, again) == [1, 8_999, 9_000, 9_001])
        #expect(try await Logs.all(LogFilter("\"row 9000\""), .after(0), limit: 100, again) == [])
        await again.close()
    }

    @Test func `texts beyond the memory limit are read from disk`() async throws {
        let folder = try TemporaryFolder()
        var settings = LogBook.Settings()
        settings.textBytes = 100_000
        let book = try Logs.book(in: folder, settings)
        book.append(try Logs.rows(1...10_000))
        await book.flush()
        book.append(try Logs.rows(10_001...10_001))
        await book.flush()
        #expect(book.status.textBytes < 350_000)
        #expect(try await Logs.all(LogFilter("\"row 77\" seq:1..770"), .after(0), limit: 100, book) == [77, 770])
        #expect(try await Logs.all(LogFilter("rpc:Alert"), .before(nil), limit: 1000, book).count == 1428)
        #expect(try await book.text(of: 1) == Logs.rows(1...1)[0].json)
        await book.close()
    }

    @Test func `with a disk only a few thousand rows are in memory`() async throws {
        let folder = try TemporaryFolder()
        let book = try Logs.book(in: folder, LogBook.Settings())
        for start in stride(from: UInt64(1), to: 40_000, by: 4_000) {
            book.append(try Logs.rows(start...start + 3_999))
            await book.flush()
        }
        let heads = await book.rowIndex().chunks.filter { $0.place == nil }.reduce(0) { $0 + $1.count }
        #expect(heads < 10_000 && book.status.textBytes < 1_000_000)
        await book.close()
    }

    @Test(arguments: [1, 7, 64, 100, 1_000])
    func `no row is missing at the boundary between disk and memory`(_ limit: Int) async throws {
        let folder = try TemporaryFolder()
        var settings = LogBook.Settings()
        settings.textBytes = 300_000
        let book = try Logs.book(in: folder, settings)
        book.append(try Logs.rows(1...4_000))
        await book.flush()
        let chunks = await book.rowIndex().chunks
        try #require(chunks.contains { $0.texts == nil } && chunks.contains { $0.texts != nil })
        let all = try LogFilter("kind:rpc")
        #expect(try await Logs.all(all, .after(0), limit: limit, book) == Array(1...4_000))
        #expect(try await Logs.all(all, .before(nil), limit: limit, book) == Array(1...4_000))
        let some = try LogFilter("rpc:Alert")
        let sevenths = (1...4_000).filter { $0.isMultiple(of: 7) }.map { UInt64($0) }
        #expect(try await Logs.all(some, .after(0), limit: limit, book) == sevenths)
        #expect(try await Logs.all(some, .before(nil), limit: limit, book) == sevenths)
    }

    @Test func `the heads of old rows are in a file, and these rows are found and completed as before`() async throws {
        let folder = try TemporaryFolder()
        var settings = LogBook.Settings()
        settings.textBytes = 100_000
        var book = try Logs.book(in: folder, settings)
        for start in stride(from: UInt64(1), to: 40_000, by: 4_000) {
            book.append(try Logs.rows(start...start + 3_999))
            await book.flush()
        }
        book.replace(try Logs.rows(77...77, text: "completed"))
        for _ in 0..<2 {
            await book.flush()
            let index = await book.rowIndex()
            let inMemory = index.chunks.filter { $0.place == nil }.reduce(0) { $0 + $1.count }
            #expect(index.count == 40_000 && inMemory < (RowIndex.recentChunks + 4) * RowIndex.chunkRows)
            #expect(index.head(of: 770)?.seq == 770 && index.head(of: 40_001) == nil)
            #expect(try await Logs.all(LogFilter("completed"), .after(0), limit: 100, book) == [77])
            #expect(try await Logs.all(LogFilter("\"row 5771\""), .before(nil), limit: 100, book) == [5_771])
            #expect(try await Logs.all(LogFilter("rpc:Alert"), .after(0), limit: 1000, book).count == 5_714)
            await book.close()
            // The next run reads the index from disk.
            book = try Logs.book(in: folder, settings)
            #expect(try await book.load() == 40_000)
        }
        await book.close()
    }

    @Test func `without a disk the oldest rows are dropped`() async throws {
        var settings = LogBook.Settings()
        settings.textBytes = 500_000
        let book = LogBook(settings, timekeeper: ControlledTimekeeper(pausedAt: .zero))
        for start in stride(from: UInt64(1), to: 10_000, by: 1_000) { book.append(try Logs.rows(start...start + 999)) }
        let status = book.status
        #expect(status.textBytes <= 500_000 && status.rows > 1_000 && status.rows < 5_000)
        #expect(status.last == 10_000)
        let page = try await book.page(LogQuery(order: .after(0), limit: 1))
        #expect(page.first == status.first)
        #expect(try JSONValue(parsing: page.rows[0])["seq"] == .int(Int(status.first!)))
        #expect(!book.isFull)
    }

    @Test func `on disk the oldest rows are deleted by whole files, and the rest stays readable`() async throws {
        let folder = try TemporaryFolder()
        let book = try Logs.book(in: folder, byteLimit: 4 << 20)
        for start in stride(from: UInt64(1), to: 60_000, by: 2_000) {
            book.append(try Logs.rows(start...start + 1_999))
            await book.flush()
        }
        let status = book.status
        let first = try #require(status.first)
        #expect(first > 1)
        #expect(status.rows == Int(60_000 - first + 1))
        let oldest = try await book.page(LogQuery(order: .after(0), limit: 1))
        #expect(try JSONValue(parsing: oldest.rows[0])["seq"]?.int == Int(first))
        await book.close()
        let bytes = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/log").reduce(0) {
            $0 + (try FileManager.default.attributesOfItem(atPath: "\(folder.path)/log/\($1)")[.size] as! Int)
        }
        #expect(bytes < 6 << 20)
        let again = try Logs.book(in: folder, byteLimit: 4 << 20)
        #expect(try await again.load() == 60_000)
        #expect(again.status.notices.isEmpty)
        await again.close()
    }

    @Test func `is full above its mark, calls back when it has space again, and keeps everything`() async throws {
        let folder = try TemporaryFolder()
        var settings = LogBook.Settings()
        settings.waitingRows = 100
        let book = try Logs.book(in: folder, settings)
        book.append(try Logs.rows(1...99))
        #expect(!book.isFull)
        book.append(try Logs.rows(100...500))
        #expect(book.isFull)
        let called = InFlightCounter()
        called.begin()
        book.whenNotFull { called.end() }
        await book.flush()
        await called.settled()
        #expect(!book.isFull)
        #expect(book.status.rows == 500)
        await book.close()
        let again = try Logs.book(in: folder)
        #expect(try await again.load() == 500)
        await again.close()
    }

    @Test func `a file that is not a segment is renamed and reported`() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path + "/log", withIntermediateDirectories: true)
        try Data("no database at all, but long enough to look at".utf8).write(
            to: URL(filePath: folder.path + "/log/000001.sqlite"))
        let book = try Logs.book(in: folder)
        #expect(book.status.notices.map(\.rule) == [.damaged])
        #expect(try await book.load() == 0)
        book.append(try Logs.rows(1...2))
        await book.close()
        #expect(FileManager.default.fileExists(atPath: folder.path + "/log/000001.sqlite.unreadable"))
        let again = try Logs.book(in: folder)
        #expect(try await again.load() == 2)
        await again.close()
    }

    @Test func `when the disk fails, the log continues in memory and reports the error`() async throws {
        let folder = try TemporaryFolder()
        let book = try Logs.book(in: folder)
        try FileManager.default.removeItem(atPath: folder.path + "/log")
        book.append(try Logs.rows(1...10))
        await book.flush()
        #expect(book.status.failure?.contains("open") == true)
        book.append(try Logs.rows(11...12))
        #expect(try await Logs.all(LogFilter(), .after(0), limit: 5, book).count == 12)
        #expect(!book.isFull)
        await book.close()
    }

    @Test func `two bridges cannot use one journal at the same time, but one after the other`() async throws {
        let folder = try TemporaryFolder()
        let book = try Logs.book(in: folder)
        #expect(throws: FolderLock.InUse.self) { try Logs.book(in: folder) }
        await book.close()
        await (try Logs.book(in: folder)).close()
    }
}
