import Foundation
import JSON
import SDLSupport
import Testing

@testable import SDLLog

/// Creates logs and rows for tests.
enum Logs {
    /// Returns a log that stores its rows in `folder`.
    static func book(
        in folder: TemporaryFolder, _ settings: LogBook.Settings = .init(), byteLimit: Int = 1 << 30,
        timekeeper: any Timekeeper = ControlledTimekeeper(pausedAt: .zero)
    ) throws -> LogBook {
        let store = try LogStore(
            .init(
                directory: folder.path + "/log", byteLimit: byteLimit, epoch: UUID().uuidString,
                startedAt: "2026-01-01T00:00:00Z"))
        return LogBook(settings, store: store, timekeeper: timekeeper)
    }

    /// Returns rows with these numbers. The text of a row contains the number of the row.
    static func rows(_ numbers: ClosedRange<UInt64>, text: String = "row") throws -> [LogRow] {
        try numbers.map { number in
            let json = Array(
                #"""
                {"seq":\#(number),"at":\#(number),"kind":"rpc","source":"headUnit","app":"music",
                "direction":"toHeadUnit","rpcType":"request","name":"\#(number.isMultiple(of: 7) ? "Alert" : "Show")",
                "params":{"mainField1":"\#(text) \#(number)"}}
                """#.filter { $0 != "\n" }.utf8)
            var facts = RowFacts(seq: 0, at: .zero, kind: "", source: .bridge)
            try facts.read(json)
            return LogRow(facts: facts, json: json)
        }
    }

    /// Reads a log page by page, and returns the numbers of all rows.
    static func all(
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
