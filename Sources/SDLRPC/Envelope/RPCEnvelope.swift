package import JSON

/// An RPC as sent between app and head unit: kind, function, correlation id, parameters as JSON, and bulk data.
///
/// The JSON text is stored unchanged, so that unknown members are kept.
package struct RPCEnvelope: Equatable, Sendable {
    package var kind: SDLRPCKind
    package var functionID: SDLFunctionID
    /// The correlation id. In notifications, it has no meaning; SDL Core sends -1.
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

    package func reading<Message: SDLRPCMessage>(
        _ type: Message.Type = Message.self
    ) throws(JSONError) -> JSONReading<Message> {
        try Message.reading(json)
    }

    /// The parameters with all members, also those that the mobile API does not define; nil if `json` is not valid.
    package var parameters: JSONValue? { Self.parameters(in: json) }

    package static func parameters(in json: ArraySlice<UInt8>) -> JSONValue? { try? JSONValue(parsing: Array(json)) }
}

/// The reason why a payload is not an RPC. As in SDL Core, such a payload is dropped without an answer.
package enum RPCEnvelopeError: Error, Equatable {
    case tooShort(count: Int)
    /// The kind is none of the values that the protocol defines.
    case reservedKind(UInt8)
    case jsonPastEnd(announced: Int, present: Int)
    case notJSON(JSONError)
    /// The JSON object of protocol version 1 does not have the required structure.
    case malformed(String)
    case unknownName(String, SDLRPCKind)
}

extension RPCEnvelopeError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .tooShort(let count): "\(count) bytes are less than the header's 12"
        case .reservedKind(let kind): "kind \(kind) is reserved"
        case .jsonPastEnd(let announced, let present):
            "\(announced) bytes of JSON announced, but only \(present) received"
        case .notJSON(let error): "\(error)"
        case .malformed(let what): what
        case .unknownName(let name, let kind): "there is no \(kind) named \(name)"
        }
    }
}
