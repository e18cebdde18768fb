import Capsules
import Foundation
import JSON
import Testing

@testable import CapsuleExport

@Suite struct `Export` {
    static func rows(_ lines: String...) -> [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

    static let start =
        #"{"seq":1,"at":10,"wall":"2026-11-25T14:51:09.258Z","kind":"process","source":"bridge","causes":[],"what":"started","epoch":"e1"}"#
    static let press =
        #"{"seq":2,"at":20,"wall":"2026-11-25T14:51:09.300Z","kind":"command","source":"bridge","causes":[],"command":"bridge.use"}"#
    static func show(_ seq: Int, at: Double, causes: String) -> String {
        #"{"seq":\#(seq),"at":\#(at),"kind":"rpc","source":"headUnit","app":"hello","causes":[\#(causes)],"#
            + #""connection":"unix @1","session":1,"direction":"toHeadUnit","rpcType":"request","name":"Show","functionID":13,"#
            + #""correlationID":7,"params":{"mainField1":"a\/b","n":1.0},"result":"SUCCESS","latencyMs":5,"reply":{"success":true}}"#
    }

    private static func trace(_ texts: [UInt8]...) throws -> [JSONValue] {
        var export = PerfettoExport()
        var out = export.begin()
        for text in texts { out += export.add(rows: text) }
        out += export.end()
        return try #require(try JSONValue(parsing: out)["traceEvents"]?.array)
    }

    @Test func `Perfetto: slices of one lane never overlap, even if rows are not in time order`() throws {
        let events = try Self.trace(
            Self.rows(
                Self.start, Self.show(3, at: 30, causes: ""), Self.show(4, at: 31, causes: ""),
                Self.show(5, at: 25, causes: "")),
            Self.rows(Self.show(6, at: 40, causes: "")))
        var ends: [Int: Int] = [:]
        for event in events where event["ph"] == "X" {
            let (lane, start) = (try #require(event["tid"]?.int), try #require(event["ts"]?.int))
            #expect(start >= ends[lane] ?? 0)
            ends[lane] = start + (try #require(event["dur"]?.int))
        }
        #expect(events.filter { $0["name"] == "thread_name" }.count == 3)
    }

    @Test func `Perfetto: an arrow leads from each known cause to its effect, also across chunks`() throws {
        let events = try Self.trace(
            Self.rows(Self.start, Self.press), Self.rows(Self.show(3, at: 30, causes: "2,1,99")))
        let begun = events.filter { $0["ph"] == "s" }.compactMap { $0["ts"]?.int }
        let ended = events.filter { $0["ph"] == "f" }.compactMap { $0["ts"]?.int }
        #expect(begun == [20_000, 10_000] && ended == [30_000, 30_000])
    }

    @Test func `pcapng: a message has the original bytes of its JSON, and its response is in time order`() throws {
        var export = PcapngExport()
        var out = export.begin()
        out += export.add(
            rows: Self.rows(Self.start, Self.show(3, at: 30, causes: ""), Self.show(4, at: 32, causes: "")))
        out += export.end()
        let json = Array(#"{"mainField1":"a\/b","n":1.0}"#.utf8)
        let reply = Array(#"{"success":true}"#.utf8)
        let marks = (0..<out.count).compactMap { at -> String? in
            if out[at...].starts(with: json) { return "request" }
            return out[at...].starts(with: reply) ? "reply" : nil
        }
        #expect(marks == ["request", "request", "reply", "reply"])
    }

    @Test func `pcapng: the network capture replaces messages rebuilt from rows of the same time`() {
        // The capture begins between the two requests, so only the first request is rebuilt.
        let instant = CalendarInstant.nanoseconds("2026-11-25T14:51:09.280Z")!
        let passed = PcapngBlocks.packet(
            [1, 2, 3], .real, toApp: false, port: 4, sequence: 1, acknowledged: 1, instant: instant)
        let wire = PcapngBlocks.head("captured bytes") + passed
        #expect(PcapngBlocks.firstInstant(in: wire) == instant)
        #expect(PcapngBlocks.firstInstant(in: PcapngBlocks.head("nothing")) == nil)
        #expect(PcapngBlocks.firstInstant(in: Array(wire.prefix(80))) == nil)
        var export = PcapngExport(wire: wire)
        var out = export.begin()
        out += export.add(
            rows: Self.rows(Self.start, Self.show(3, at: 30, causes: ""), Self.show(4, at: 32, causes: "")))
        out += export.end()
        let json = Array(#"{"mainField1":"a\/b","n":1.0}"#.utf8)
        #expect((0..<out.count).filter { out[$0...].starts(with: json) }.count == 1)
        #expect(out.suffix(passed.count - 12) == passed[12...])
        #expect(String(decoding: out, as: UTF8.self).contains("rebuilt from the session's rows"))
    }

    @Test func `A row map finds values by row number`() throws {
        var places = RowPlaces<UInt64>()
        for row in stride(from: UInt64(10), to: 3_000_010, by: 3) { places.append(row, of: row) }
        #expect(places[10] == 10 && places[13] == 13 && places[3_000_007] == 3_000_007)
        #expect(places[9] == nil && places[11] == nil && places[3_000_010] == nil)
        // A row out of order is ignored, and other rows keep their values.
        places.append(0, of: 13)
        #expect(places[13] == 13)
    }

    @Test(arguments: [ExportForm.perfetto, .pcapng])
    func `Lines that are not rows are ignored`(_ form: ExportForm) throws {
        var (whole, broken) = (form.export(), form.export())
        let lines = [Self.start, Self.show(3, at: 30, causes: "")]
        let bad = ["", "{", "[1]", #"{"seq":-1,"at":1}"#, #"{"seq":9,"at":1e300}"#, #"{"seq":9}"#]
        let one = whole.add(rows: Array(lines.joined(separator: "\n").utf8)) + whole.end()
        let other = broken.add(rows: Array((bad + lines + bad).joined(separator: "\n").utf8)) + broken.end()
        #expect(one == other && !one.isEmpty)
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("2000-02-29T00:00:00.5Z", 951_782_400_500_000_000),
        ("2026-11-25T14:51:09.258Z", 1_795_618_269_258_000_000), ("2026-13-25T14:51:09Z", nil), ("2026-11-25", nil),
        ("2026-11-25T14:51:09.Z", nil),
    ])
    func `Wall-clock times are parsed`(_ text: String, _ wanted: Int64?) {
        #expect(CalendarInstant.nanoseconds(text) == wanted)
    }
}
