import JSON

/// The payload of protocol version 2 and later: a header of twelve bytes, JSON, bulk data.
extension RPCEnvelope {
    package static let headerSize = 12

    /// Parses the payload of an RPC or bulk message. Everything after the JSON is bulk data.
    package init(payload: ArraySlice<UInt8>) throws(RPCEnvelopeError) {
        guard payload.count >= Self.headerSize else { throw .tooShort(count: payload.count) }
        let first = Self.word(payload, at: 0)
        let size = Int(Self.word(payload, at: 8))
        guard let kind = SDLRPCKind(rawValue: UInt8(first >> 28)) else { throw .reservedKind(UInt8(first >> 28)) }
        let body = payload.dropFirst(Self.headerSize)
        guard size <= body.count else { throw .jsonPastEnd(announced: size, present: body.count) }
        self.init(
            kind: kind, functionID: SDLFunctionID(rawValue: Int(first & 0x0FFF_FFFF)),
            correlationID: Int32(bitPattern: Self.word(payload, at: 4)), json: body.prefix(size),
            bulk: body.dropFirst(size))
    }

    package init(payload: [UInt8]) throws(RPCEnvelopeError) {
        try self.init(payload: payload[...])
    }

    package func payload() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Self.headerSize + json.count + bulk.count)
        Self.append(kind, functionID, to: &bytes)
        Self.append(UInt32(bitPattern: correlationID), to: &bytes)
        Self.append(UInt32(json.count), to: &bytes)
        bytes += json
        bytes += bulk
        return bytes
    }

    /// Encodes a message as a payload. The JSON is written directly behind the header, without a copy.
    package static func payload<Message: SDLRPCMessage>(
        _ message: Message, correlationID: Int32, bulk: ArraySlice<UInt8> = []
    ) -> [UInt8] {
        var head: [UInt8] = []
        append(Message.kind, Message.functionID, to: &head)
        append(UInt32(bitPattern: correlationID), to: &head)
        var writer = JSONWriter(capacity: 512 + bulk.count, prefix: headerSize)
        message.write(to: &writer)
        append(UInt32(writer.bytes.count - headerSize), to: &head)
        writer.fill(prefix: head)
        writer.raw(bulk)
        return writer.bytes
    }

    private static func word(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
        let start = bytes.startIndex + offset
        return bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func append(_ kind: SDLRPCKind, _ function: SDLFunctionID, to bytes: inout [UInt8]) {
        append(UInt32(kind.rawValue) << 28 | UInt32(truncatingIfNeeded: function.rawValue) & 0x0FFF_FFFF, to: &bytes)
    }

    private static func append(_ word: UInt32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: word.bigEndian) { bytes += $0 }
    }
}
