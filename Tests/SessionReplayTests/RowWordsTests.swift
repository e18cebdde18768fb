import Foundation
import JSON
import Testing

@testable import SessionReplay

/// Tests the descriptions of rows. `web/test/lists.test.js` reads the same cases, because the page must use the same
/// words.
@Suite struct `Rows in words` {
    @Test func `have the same words as on the page`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Shared/row-words.json")
        let cases = try JSONValue(parsing: Array(Data(contentsOf: file))).array ?? []
        #expect(!cases.isEmpty)
        for one in cases { #expect(RowWords.of(one["row"] ?? .null) == one["words"]?.string) }
    }

    @Test func `have no control characters`() {
        #expect(RowWords.of(["kind": "output", "text": "a\u{1B}[2Jb\nc"]) == "a [2Jb c")
    }
}
