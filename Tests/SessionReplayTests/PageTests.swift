import Foundation
import JSON
import Testing

@testable import SessionReplay

/// Checks that a file contains the cases of the suites `ComparisonTests` and `TimingTests`. The tests of the page's
/// comparison read the file. With the environment variable `SDL_WRITE_CONTRACTS=1`, the test writes the file.
@Suite struct PageTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../web/test/fixtures/comparisons.json")

    private static func written(_ what: String, _ then: SessionFixture, _ now: SessionFixture) throws -> JSONValue {
        let found = try difference(then, now)
        let lines = (found?.lines ?? []).map { line -> JSONValue in
            ["what": .string(line.what), "then": .string(line.then), "now": .string(line.now)]
        }
        var first: JSONValue = .null
        if let found {
            first = ["number": .int(found.number), "act": .string(found.input), "lines": .array(lines)]
            first["then"] = .int(Int(found.then))
            first["now"] = .int(Int(found.now))
        }
        return ["what": .string(what), "then": received(then), "now": received(now), "first": first]
    }

    private static func received(_ fixture: SessionFixture) -> JSONValue {
        func text(_ bytes: [UInt8]?) -> JSONValue { .string(String(decoding: bytes ?? [], as: UTF8.self)) }
        let stretch = fixture.session.stretches[0]
        return ["state": text(stretch.state), "changes": text(stretch.changes), "rows": text(stretch.rows)]
    }

    @Test func `The page's test cases are up to date`() throws {
        var all = try ComparisonTests.same.map { try Self.written($0.0, $0.1, $0.2) }
        all += try ComparisonTests.other.map { try Self.written($0.0, $0.1, $0.2) }
        all += try TimingTests.cases.map { try Self.written($0.0, $0.1, $0.2) }
        let lines = all.map { "\($0)" }.joined(separator: ",\n")
        let text = "[\n\(lines)\n]\n"
        if ProcessInfo.processInfo.environment["SDL_WRITE_CONTRACTS"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text, "outdated; set SDL_WRITE_CONTRACTS=1")
    }
}
