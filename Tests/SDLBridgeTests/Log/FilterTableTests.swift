import Foundation
import SDLSupport
import Testing

@testable import SDLBridge

/// The table that the page's reader of filters runs too.
struct FilterTable {
    struct Case: CustomTestStringConvertible, Sendable {
        var query: String
        var rows: [UInt64]?
        var offset: Int?
        var testDescription: String { query }
    }

    var rows: [LogRow]
    var cases: [Case]

    static let golden = try! FilterTable()

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../golden/filter.json")
        let table = try JSONValue(parsing: Array(Data(contentsOf: file)))
        rows = try (table["rows"]?.array ?? []).map { row in
            var facts = RowFacts(seq: 0, at: .zero, kind: "", source: .bridge)
            try facts.read(row.json())
            return LogRow(facts: facts, json: row.json())
        }
        cases = (table["cases"]?.array ?? []).map { entry in
            Case(
                query: entry["q"]?.string ?? "", rows: entry["rows"]?.array?.map { UInt64($0.int!) },
                offset: entry["error"]?["offset"]?.int)
        }
    }
}

/// The log's whole text on disk, and each question put to the word index where it can be.
private func bookOnDisk(_ rows: [LogRow], in folder: TemporaryFolder, search: LogSearch.Bounds) async throws -> LogBook
{
    var settings = LogBook.Settings()
    settings.search = search
    let store = try LogStore(.init(directory: folder.path, epoch: "e1", startedAt: "2026-01-01T00:00:00Z"))
    let first = LogBook(settings, store: store, timekeeper: ManualTimekeeper())
    first.append(rows)
    await first.close()
    let again = try LogStore(.init(directory: folder.path, epoch: "e2", startedAt: "2026-01-02T00:00:00Z"))
    let book = LogBook(settings, store: again, timekeeper: ManualTimekeeper())
    _ = try await book.load()
    return book
}

@Suite struct `Filter` {
    @Test(arguments: FilterTable.golden.cases)
    func `means what the table says, of rows in memory`(entry: FilterTable.Case) async throws {
        let book = LogBook(timekeeper: ManualTimekeeper())
        book.append(FilterTable.golden.rows)
        try await check(entry, book)
    }

    @Test(arguments: [
        LogSearch.Bounds(), LogSearch.Bounds(cheapTexts: 0), LogSearch.Bounds(cheapTexts: 1, budget: 1),
        LogSearch.Bounds(cheapTexts: 3, budget: 2),
    ])
    func `means what the table says, of rows on disk after a restart`(bounds: LogSearch.Bounds) async throws {
        let folder = try TemporaryFolder()
        let book = try await bookOnDisk(FilterTable.golden.rows, in: folder, search: bounds)
        #expect(book.status.rows == FilterTable.golden.rows.count)
        #expect(book.status.textBytes == 0)
        for entry in FilterTable.golden.cases { try await check(entry, book) }
        await book.close()
    }

    private func check(_ entry: FilterTable.Case, _ book: LogBook) async throws {
        guard let rows = entry.rows else {
            let error = #expect(throws: FilterError.self) { try LogFilter(entry.query) }
            #expect(error?.offset == entry.offset, "\(entry.query)")
            return
        }
        let filter = try LogFilter(entry.query)
        #expect(try await all(filter, .after(0), limit: 1000, book) == rows, "\(entry.query), from old to new")
        #expect(try await all(filter, .before(nil), limit: 2, book) == rows, "\(entry.query), from new to old by pages")
        #expect(try await all(filter, .after(0), limit: 1, book) == rows, "\(entry.query), one by one")
    }

    /// Follows the pages to their end.
    private func all(
        _ filter: LogFilter, _ order: LogQuery.Order, limit: Int, _ book: LogBook
    ) async throws -> [UInt64] {
        var found: [UInt64] = []
        var order: LogQuery.Order? = order
        while let next = order {
            let page = try await book.page(LogQuery(filter: filter, order: next, limit: limit))
            #expect(page.rows.count <= limit)
            let numbers = try page.rows.map { try UInt64(JSONValue(parsing: $0)["seq"]!.int!) }
            if case .after = next {
                found += numbers
                order = page.next.map { .after($0) }
            } else {
                found = numbers + found
                order = page.next.map { .before($0) }
            }
        }
        return found
    }
}
