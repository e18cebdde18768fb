import Foundation
import JSON
import SDLSupport
import Testing

@testable import SDLLog

/// The test cases in `Tests/Shared/filter.json`. A case consists of a filter and the rows that the filter finds. The
/// tests of the page's filter parser use the same file.
struct FilterTable {
    struct Case: CustomTestStringConvertible, Sendable {
        var query: String
        var rows: [UInt64]?
        var error: String?
        var at: Int?
        var testDescription: String { query }
    }

    var rows: [LogRow]
    var cases: [Case]

    static let shared = try! FilterTable()

    init() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Shared/filter.json")
        let table = try JSONValue(parsing: Array(Data(contentsOf: file)))
        rows = try (table["rows"]?.array ?? []).map { row in
            var facts = RowFacts(seq: 0, at: .zero, kind: "", source: .bridge)
            try facts.read(row.json())
            return LogRow(facts: facts, json: row.json())
        }
        cases = (table["cases"]?.array ?? []).map { entry in
            Case(
                query: entry["q"]?.string ?? "", rows: entry["seqs"]?.array?.map { UInt64($0.int!) },
                error: entry["error"]?.string, at: entry["at"]?.int)
        }
    }
}

@Suite struct `Filter` {
    @Test(arguments: FilterTable.shared.cases)
    func `matches the rows that the table lists, in memory`(entry: FilterTable.Case) async throws {
        let book = LogBook(timekeeper: ControlledTimekeeper(pausedAt: .zero))
        book.append(FilterTable.shared.rows)
        try await check(entry, book)
    }

    @Test(arguments: [30_000, 1])
    func `matches the rows that the table lists, on disk after a restart`(budget: Int) async throws {
        let folder = try TemporaryFolder()
        let first = try Logs.book(in: folder)
        first.append(FilterTable.shared.rows)
        await first.close()
        var settings = LogBook.Settings()
        settings.searchBudgetRows = budget
        let book = try Logs.book(in: folder, settings)
        _ = try await book.load()
        #expect(book.status.rows == FilterTable.shared.rows.count)
        #expect(book.status.textBytes == 0)
        for entry in FilterTable.shared.cases { try await check(entry, book) }
        await book.close()
    }

    private func check(_ entry: FilterTable.Case, _ book: LogBook) async throws {
        guard let rows = entry.rows else {
            let error = #expect(throws: FilterError.self) { try LogFilter(entry.query) }
            #expect(error?.message == entry.error, "\(entry.query)")
            #expect(error?.at == entry.at, "\(entry.query)")
            return
        }
        let filter = try LogFilter(entry.query)
        #expect(try await Logs.all(filter, .after(0), limit: 1000, book) == rows, "\(entry.query), from old to new")
        #expect(
            try await Logs.all(filter, .before(nil), limit: 2, book) == rows, "\(entry.query), from new to old by pages"
        )
        #expect(try await Logs.all(filter, .after(0), limit: 1, book) == rows, "\(entry.query), one by one")
    }

    @Test(arguments: [
        ("a|b", "xb", true), ("^ab$", "AB", true), ("^ab$", "abc", false), ("a{2,3}", "caab", true),
        ("a{2,3}b", "xab", false), ("(ab)+c", "ababc", true), ("(?:ab|cd){2}$", "abcd", true), ("[^a-y ]", "xyz", true),
        ("[A-C]+", "zb", true), ("[\\d.]+s", "1.5S", true), ("\\bfoo\\b", "a foo.", true), ("\\bfoo\\b", "afoo", false),
        ("\\Boo", "foo", true), ("x.*?y", "x\ny", true), ("\\u00e9", "É", true), ("\\x41", "a", true),
        ("[\\]a]", "]", true),
        ("\\$\\(", "$(", true), ("", "", true), ("a*", "", true), ("[^]", "x", true), ("a+b?c", "aac", true),
    ])
    func `supports the usual regular expressions`(pattern: String, text: String, isMatch: Bool) throws {
        #expect(try #require(LinearExpression(pattern)).matches(text) == isMatch)
    }

    @Test(arguments: ["(", ")", "a**", "[a", "a{2", "a{3,2}", "\\1", "(?=a)", "(?<!a)b", "*a", "a{9999}{9999}", "\\"])
    func `refuses invalid expressions and those that cannot be matched in linear time`(pattern: String) {
        #expect(LinearExpression(pattern) == nil)
    }

    @Test
    func `matches in linear time an expression that makes a backtracking matcher hang`() throws {
        let expression = try #require(LinearExpression("^(a+)+$"))
        #expect(!expression.matches(String(repeating: "a", count: 20_000) + "b"))
    }
}
