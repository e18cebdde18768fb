package import JSON
import SDLSupport

extension RowFacts {
    private static let members = JSONKeys(
        "seq", "at", "kind", "source", "app", "controller", "causes", "direction", "rpcType", "result", "latencyMs",
        "bytes", "correlationID", "forced", "violations", "name", "command", "call", "rule", "what")

    /// Reads the facts from the JSON of a row. If a member is missing or has the wrong type, the fact of this member is
    /// not changed.
    package mutating func read(_ json: [UInt8]) throws(JSONError) {
        self = try JSONReader.read(json) { (reader: inout JSONReader) throws(JSONError) in
            var facts = self
            guard var frame = try reader.members(Self.members) else { return facts }
            while let member = try reader.next(&frame) { try facts.read(member, &reader) }
            return facts
        }
    }

    private mutating func read(_ member: Int, _ reader: inout JSONReader) throws(JSONError) {
        switch member {
        case 0: seq = try reader.integer().flatMap { UInt64(exactly: $0) } ?? seq
        case 1: at = try reader.number().map { Instant(nanoseconds: Int64(clamping: $0 * 1_000_000)) } ?? at
        case 2: kind = try reader.string() ?? kind
        case 3: source = try reader.string().flatMap { Source(rawValue: $0) } ?? source
        case 4: app = try reader.string() ?? app
        case 5: controller = try reader.string() ?? controller
        case 6: causes = try reader.integers()?.compactMap { UInt64(exactly: $0) } ?? causes
        case 7: direction = try reader.string().flatMap { Direction(rawValue: $0) } ?? direction
        case 8: type = try reader.string().flatMap { MessageType(rawValue: $0) } ?? type
        case 9: result = try reader.string() ?? result
        case 10: latency = try reader.number().map { .nanoseconds(Int64(clamping: $0 * 1_000_000)) } ?? latency
        case 11: bytes = try reader.integer() ?? bytes
        case 12: correlation = try reader.integer() ?? correlation
        case 13: isForced = try reader.bool() ?? isForced
        case 14: isInvalid = try Self.hasElements(&reader)
        default: try readName(Naming(rawValue: UInt8(member - 14)) ?? .none, &reader)
        }
    }

    /// Reads the name of the row from a member. Does nothing if another member already contained a name.
    private mutating func readName(_ member: Naming, _ reader: inout JSONReader) throws(JSONError) {
        guard let text = try reader.string(), naming == .none || naming == member else { return }
        name = text
        naming = member
    }

    private static func hasElements(_ reader: inout JSONReader) throws(JSONError) -> Bool {
        guard try reader.kind() == .array else {
            try reader.skipValue()
            return false
        }
        var frame = try reader.beginArray()
        var any = false
        while try reader.nextElement(&frame) {
            try reader.skipValue()
            any = true
        }
        return any
    }
}
