package import JSON

/// All messages of the mobile interface, by function and kind, and by name.
public enum SDLRPCRegistry {
    /// All message types, ordered by function id, each request before its response.
    public static let messages: [any SDLRPCMessage.Type] = generatedMessages.sorted {
        ($0.functionID.rawValue, $0.kind.rawValue) < ($1.functionID.rawValue, $1.kind.rawValue)
    }

    /// The enumerations whose values are sent as names. The key is the enumeration's name in the interface.
    package static var enumerations: [String: any OpenEnumeration.Type] { generatedEnumerations }

    private static let byFunction = Dictionary(
        uniqueKeysWithValues: messages.map { (Key(number: $0.functionID.rawValue, kind: $0.kind), $0) })

    private static let byName = Dictionary(
        uniqueKeysWithValues: messages.map { (NameKey(name: $0.name, kind: $0.kind), $0) })

    /// Returns the message type of a function id and kind; nil if there is none.
    public static func message(_ function: SDLFunctionID, _ kind: SDLRPCKind) -> (any SDLRPCMessage.Type)? {
        byFunction[Key(number: function.rawValue, kind: kind)]
    }

    /// Returns the message type of a name and kind; nil if there is none.
    public static func message(named name: String, _ kind: SDLRPCKind) -> (any SDLRPCMessage.Type)? {
        byName[NameKey(name: name, kind: kind)]
    }

    /// Decodes a message. The envelope determines the message type. Returns nil if the function is unknown.
    package static func reading(_ envelope: RPCEnvelope) throws(JSONError) -> JSONReading<any SDLRPCMessage>? {
        try message(envelope.functionID, envelope.kind)?.anyReading(envelope.json)
    }

    private struct Key: Hashable {
        let number: Int
        let kind: SDLRPCKind
    }

    private struct NameKey: Hashable {
        let name: String
        let kind: SDLRPCKind
    }
}

extension SDLRPCMessage {
    fileprivate static func anyReading(_ json: ArraySlice<UInt8>) throws(JSONError) -> JSONReading<any SDLRPCMessage> {
        let reading = try reading(json)
        return JSONReading(value: reading.value, violations: reading.violations)
    }
}
