import SDLLog
import JSON
import Journaling
import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Builds the JSON of a log row. The row begins with the number, time and causes. Then come the members that the source
/// has written.
enum RowBuilder {
    /// The names of the members that only the hub may write. If a source writes a member with such a name, the hub
    /// moves the member into `claimed`.
    static let own: Set<String> = ["seq", "at", "wall", "kind", "source", "causes", "moments", "claimed"]

    /// Returns the members of a log row for the payload that a source of rows wrote, in compact JSON. If the payload
    /// uses names that only the hub may use (for the row of an app, `app` is such a name), these members are moved into
    /// the row's object `claimed`. If the payload is not an object, the result contains one member `text` with the
    /// payload.
    static func members(_ payload: LazyJSON, app: String?) -> [UInt8] {
        let bytes = payload.bytes
        guard let text = try? CompactJSON.of(bytes), let keys = try? keys(of: text) else {
            return JSONValue.object(["text": .string(String(decoding: bytes, as: UTF8.self))]).json()
        }
        let taken = app == nil ? own : own.union(["app"])
        guard Set(keys).count != keys.count || keys.contains(where: taken.contains) else { return text }
        var members: OrderedMap<String, JSONValue> = [:]
        var claimed: OrderedMap<String, JSONValue> = [:]
        for (key, value) in payload.value?.object ?? [:] {
            if taken.contains(key) { claimed[key] = value } else { members[key] = value }
        }
        if !claimed.isEmpty { members["claimed"] = .object(claimed) }
        return JSONValue.object(members).json()
    }

    /// Returns the names of an object's members; nil if the payload is not an object.
    private static func keys(of payload: [UInt8]) throws(JSONError) -> [String]? {
        try JSONReader.read(payload) { (reader: inout JSONReader) throws(JSONError) in
            guard try reader.kind() == .object else {
                try reader.skipValue()
                return nil
            }
            var keys: [String] = []
            var frame = try reader.beginObject()
            while let key = try reader.nextKey(&frame) {
                keys.append(key)
                try reader.skipValue()
            }
            return keys
        }
    }

    static func row(_ draft: RowDraft) -> LogRow {
        var writer = JSONWriter(capacity: 192 + draft.members.count)
        writer.beginObject()
        writer.field("seq", draft.facts.seq)
        writer.field("at", draft.facts.at.inMilliseconds)
        writer.field("wall", draft.wall)
        writer.field("kind", draft.facts.kind)
        writer.field("source", draft.facts.source.rawValue)
        writer.field("app", draft.facts.app)
        writer.field("causes") { $0.array { writer in for cause in draft.facts.causes { writer.element(cause) } } }
        splice(draft.members, into: &writer)
        splice(draft.ending, into: &writer)
        if !draft.moments.isEmpty {
            writer.field("moments") { writer in
                writer.object { writer in
                    for (name, instant) in draft.moments { writer.field(named: name, instant.inMilliseconds) }
                }
            }
        }
        writer.endObject()
        var facts = draft.facts
        try? facts.read(writer.bytes)
        return LogRow(facts: facts, json: writer.bytes)
    }

    private static func splice(_ object: [UInt8], into writer: inout JSONWriter) {
        guard object.count > 2 else { return }
        writer.raw(object[1..<object.count - 1])
        writer.next()
    }

    /// Returns the current time in whole seconds since 1970.
    static func second() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return time.tv_sec
    }

    /// Returns the calendar time that is `span` later than now, in the format of RFC 3339.
    static func wall(in span: Duration = .zero) -> String {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        time.tv_sec += Int(span.components.seconds)
        let milliseconds = String(1000 + time.tv_nsec / 1_000_000).dropFirst()
        return "\(text(ofSecond: time.tv_sec)).\(milliseconds)Z"
    }

    private static func text(ofSecond second: Int) -> String {
        var (second, parts) = (second, tm())
        gmtime_r(&second, &parts)
        func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))T\(two(parts.tm_hour)):"
            + "\(two(parts.tm_min)):\(two(parts.tm_sec))"
    }
}

extension Instant {
    /// The duration in milliseconds, with three decimals.
    var inMilliseconds: Double { Double(nanoseconds / 1000) / 1000 }
}
