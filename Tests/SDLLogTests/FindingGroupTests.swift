import Foundation
import JSON
import Testing

@testable import SDLLog

/// Tests the grouping of findings. The REST API and the page must return the same groups for the same rows.
@Suite struct FindingGroupTests {
    private func fixture() throws -> JSONValue {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../web/test/fixtures/findings.json")
        return try JSONValue(parsing: Array(Data(contentsOf: file)))
    }

    private func received(_ rows: [JSONValue]) throws -> [JSONValue] {
        try FindingGroup.groups(of: rows).map { try JSONValue(parsing: $0.json()) }
    }

    @Test func `Equal findings of an app form one group, the newest group first`() throws {
        let fixture = try fixture()
        let rows = try #require(fixture["rows"]?.array).filter { $0["kind"] == "finding" }
        let groups = try received(rows.reversed())
        let shapes = groups.map { group in
            var shape: JSONValue = [:]
            for name in ["rule", "app", "function", "parameter", "count", "rows"] { shape[name] = group[name] }
            return shape
        }
        #expect(shapes == fixture["groups"]?.array)
        let newest = try #require(groups.first)
        #expect(newest["first"] == ["seq": 1, "at": 100, "href": "/v1/log/1"])
        #expect(newest["last"] == ["seq": 12, "at": 1200, "href": "/v1/log/12"])
        // The group has the message and the fix of its newest row.
        #expect(newest["message"] == #"There is no file "c"."#)
        #expect(newest["fix"] == "Send it now.")
    }

    @Test func `All findings are counted, and the newest twenty are listed`() throws {
        let row = try #require(try fixture()["rows"]?[0])
        let groups = try received(
            (1...50).reversed().map { number in
                var row = row
                row["seq"] = .int(number)
                return row
            })
        #expect(groups.count == 1)
        #expect(groups.first?["count"] == 50)
        #expect(groups.first?["rows"]?.array == (31...50).reversed().map { .int($0) })
        #expect(groups.first?["first"]?["seq"] == 1)
    }

    @Test func `Without findings there are no groups`() { #expect(FindingGroup.groups(of: []).isEmpty) }
}
