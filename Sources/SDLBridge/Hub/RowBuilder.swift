import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Makes a room's entry into a row of the log: its global number, its time and its causes before what the room has to say.
enum RowBuilder {
    /// `payload` is the room's own object; its members stand behind ours.
    static func row(_ facts: RowFacts, wall: String, payload: [UInt8]) -> LogRow {
        var writer = JSONWriter(capacity: 192 + payload.count)
        writer.beginObject()
        writer.field("seq", facts.seq)
        writer.field("at", milliseconds(facts.at.nanoseconds))
        writer.field("wall", wall)
        writer.field("kind", facts.kind)
        writer.field("source", facts.source.rawValue)
        writer.field("app", facts.app)
        writer.field("causes") { $0.array { writer in for cause in facts.causes { writer.element(cause) } } }
        if payload.count > 2, payload.first == UInt8(ascii: "{") {
            writer.raw(payload[1..<payload.count - 1])
            writer.next()
        }
        writer.endObject()
        return read(facts, writer.bytes)
    }

    /// A request with its reply: one row for the exchange.
    static func completed(_ row: LogRow, by reply: JSONValue, latency: Duration) -> LogRow {
        guard var text = try? JSONValue(parsing: row.json) else { return row }
        text["result"] = reply["params"]?["resultCode"]
        text["info"] = reply["params"]?["info"]
        text["latencyMs"] = .double(milliseconds(latency.nanoseconds))
        text["forced"] = reply["forced"]
        text["reply"] = reply["params"]
        return read(row.facts, text.json())
    }

    private static func read(_ facts: RowFacts, _ json: [UInt8]) -> LogRow {
        var facts = facts
        try? facts.read(json)
        return LogRow(facts: facts, json: json)
    }

    private static func milliseconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds / 1000) / 1000 }

    /// Now, by the calendar (RFC 3339).
    static func wall() -> String {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        var parts = tm()
        var seconds = time.tv_sec
        gmtime_r(&seconds, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let thousandths = time.tv_nsec / 1_000_000
        let fraction = String(String(1000 + thousandths).dropFirst())
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T\(two(parts.tm_hour)):"
            + "\(two(parts.tm_min)):\(two(parts.tm_sec)).\(fraction)Z"
    }
}
