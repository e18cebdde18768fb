package import JSON

/// One RPC as it travels: what it is, which request it belongs to, its parameters as JSON, and bulk data behind them.
///
/// The JSON stays as it came, so that fields nobody here knows survive.
package struct RPCEnvelope: Equatable, Sendable {
    package var kind: SDLRPCKind
    package var functionID: SDLFunctionID
    /// Ignored on notifications, where SDL Core sends -1.
    package var correlationID: Int32
    package var json: ArraySlice<UInt8>
    package var bulk: ArraySlice<UInt8>

    package init(
        kind: SDLRPCKind, functionID: SDLFunctionID, correlationID: Int32,
        json: ArraySlice<UInt8> = [UInt8]("{}".utf8)[...], bulk: ArraySlice<UInt8> = []
    ) {
        self.kind = kind
        self.functionID = functionID
        self.correlationID = correlationID
        self.json = json
        self.bulk = bulk
    }

    package init<Message: SDLRPCMessage>(_ message: Message, correlationID: Int32, bulk: ArraySlice<UInt8> = []) {
        self.init(
            kind: Message.kind, functionID: Message.functionID, correlationID: correlationID, json: message.json()[...],
            bulk: bulk)
    }

    /// The parameters as the type this message should have.
    package func reading<Message: SDLRPCMessage>(
        _ type: Message.Type = Message.self
    ) throws(JSONError) -> JSONReading<Message> {
        try Message.reading(json)
    }
}

/// Why a payload is no RPC at all. SDL Core drops such a message and answers nothing.
package enum RPCEnvelopeError: Error, Equatable {
    case tooShort(count: Int)
    /// The wire has room for sixteen kinds and uses three.
    case reservedKind(UInt8)
    case jsonPastEnd(announced: Int, present: Int)
    case notJSON(JSONError)
    /// The JSON envelope of the first protocol version is not built as it should be.
    case malformed(String)
    case unknownName(String, SDLRPCKind)
}

extension RPCEnvelopeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tooShort(let count): "\(count) bytes are too few for the header of 12"
        case .reservedKind(let kind): "kind \(kind) is reserved"
        case .jsonPastEnd(let announced, let present): "\(announced) bytes of JSON announced, \(present) present"
        case .notJSON(let error): "\(error)"
        case .malformed(let what): what
        case .unknownName(let name, let kind): "no \(kind) is called \(name)"
        }
    }
}
