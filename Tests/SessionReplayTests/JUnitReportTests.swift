import Foundation
import JSON
import Testing

@testable import SessionReplay

@Suite struct JUnitReportTests {
    private static let inputs = ["One", "<&\">", "Three"].map {
        SessionInput(seq: 1, at: 0, command: "headUnit.softButton", params: ["text": .string($0)])
    }

    private func read(_ ending: JUnitReport.Ending) throws -> String {
        JUnitReport("replay of a\u{1}b", inputs: Self.inputs, ending: ending, seconds: 1.5).xml
    }

    @Test func `Equal runs: every input is a passed test case`() throws {
        let xml = try read(.same)
        #expect(xml.components(separatedBy: "<testcase").count == 5)
        #expect(xml.contains("tests=\"4\" failures=\"0\" errors=\"0\" skipped=\"0\" time=\"1.5\""))
        #expect(xml.contains("name=\"#2 pressed &quot;&lt;&amp;&quot;&gt;&quot;\""))
        #expect(xml.contains("replay of a?b"))
    }

    @Test func `A difference: its input is a failure, and later inputs are skipped`() throws {
        let line = Difference.Line(what: "screen mainField1", then: "\"a\"", now: "\"b\"")
        let xml = try read(
            .differs(Difference(number: 2, input: "", at: 0, app: "hello", lines: [line], then: 1, now: 2)))
        #expect(xml.contains("failures=\"1\" errors=\"0\" skipped=\"1\""))
        #expect(
            xml.components(separatedBy: "<failure").count == 2 && xml.components(separatedBy: "<skipped/>").count == 2)
    }

    @Test func `A session that cannot be replayed is an error`() throws {
        let xml = try read(.failed("is not a capsule"))
        #expect(xml.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
        #expect(xml.contains("<error message=\"is not a capsule\"/>"))
    }
}
