import JSON

/// The payload of protocol version 1: a JSON object with the name and the parameters of the message. There is no bulk
/// data.
extension RPCEnvelope {
    package init(version1 payload: ArraySlice<UInt8>) throws(RPCEnvelopeError) {
        let parts: Version1
        do {
            parts = try JSONReader.read(payload) { (reader: inout JSONReader) throws(JSONError) in
                try Version1(from: &reader)
            }
        } catch {
            throw .notJSON(error)
        }
        guard let kind = parts.kind else { throw .malformed("neither request, response nor notification") }
        guard let name = parts.name else { throw .malformed("no name") }
        guard parts.correlationID != nil || kind == .notification else { throw .malformed("no correlationID") }
        guard let message = SDLRPCRegistry.message(named: name, kind) else { throw .unknownName(name, kind) }
        self.init(
            kind: kind, functionID: message.functionID, correlationID: parts.correlationID ?? -1,
            json: (parts.parameters ?? Array("{}".utf8))[...])
    }

    /// Encodes the envelope as a JSON object. Throws if the function has no known name.
    package func version1() throws(RPCEnvelopeError) -> [UInt8] {
        guard let message = SDLRPCRegistry.message(functionID, kind) else {
            throw .unknownName("function \(functionID.rawValue)", kind)
        }
        var writer = JSONWriter(capacity: 128 + json.count)
        writer.object { writer in
            writer.field(named: "\(kind)") { writer in
                writer.object { writer in
                    writer.field("name", message.name)
                    if kind != .notification { writer.field("correlationID", Int(correlationID)) }
                    writer.field("parameters") { $0.raw(json) }
                }
            }
        }
        return writer.bytes
    }

    private struct Version1 {
        var kind: SDLRPCKind?
        var name: String?
        var correlationID: Int32?
        var parameters: [UInt8]?

        private static let kinds = JSONKeys("request", "response", "notification")
        private static let members = JSONKeys("name", "correlationID", "parameters")

        init(from reader: inout JSONReader) throws(JSONError) {
            guard var frame = try reader.members(Self.kinds) else { return }
            while let index = try reader.next(&frame) {
                kind = SDLRPCKind(rawValue: UInt8(index))
                try readBody(&reader)
            }
        }

        private mutating func readBody(_ reader: inout JSONReader) throws(JSONError) {
            guard var frame = try reader.members(Self.members) else { return }
            while let index = try reader.next(&frame) {
                switch index {
                case 0: name = try reader.string()
                case 1: correlationID = try reader.integer().flatMap { Int32(exactly: $0) }
                default: parameters = try reader.readRaw()
                }
            }
        }
    }
}
