internal import SDLSupport

extension RowFacts {
    private static let members = JSONKeys(
        "seq", "at", "kind", "source", "app", "appName", "causes", "direction", "rpcType", "name", "result",
        "latencyMs",
        "bytes", "correlationID", "forced", "violations", "command", "call", "rule", "what")

    /// The facts in a row's JSON. What is absent or of another type is left as it stands.
    mutating func read(_ json: [UInt8]) throws(JSONError) {
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
        case 1: at = try reader.number().map { Instant(nanoseconds: Int64($0 * 1_000_000)) } ?? at
        case 2: kind = try reader.string() ?? kind
        case 3: source = try reader.string().flatMap { Source(rawValue: $0) } ?? source
        case 4: app = try reader.string() ?? app
        case 5: appName = try reader.string() ?? appName
        case 6: causes = try reader.integers()?.compactMap { UInt64(exactly: $0) } ?? causes
        case 7: direction = try reader.string().flatMap { Direction(rawValue: $0) } ?? direction
        case 8: type = try reader.string().flatMap { MessageType(rawValue: $0) } ?? type
        case 10: result = try reader.string() ?? result
        case 11: latency = try reader.number().map { .nanoseconds(Int64($0 * 1_000_000)) } ?? latency
        case 12: bytes = try reader.integer() ?? bytes
        case 13: correlation = try reader.integer() ?? correlation
        case 14: isForced = try reader.bool() ?? isForced
        case 15:
            try reader.skipValue()
            isInvalid = true
        // A row is called by whichever of these it has: the RPC, the command, the call, the rule.
        default: name = try reader.string() ?? name
        }
    }
}
