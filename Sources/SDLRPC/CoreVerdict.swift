import JSON

/// The result of checking a message's parameters against the interface. SDL Core does this check before it applies the
/// rules of the individual function.
package enum CoreVerdict<Message> {
    /// The message is valid. `warning` lists the unknown names that were dropped; nil if no name was dropped.
    case accepted(Message, warning: String?)
    /// The message is invalid. The answer is INVALID_DATA with this info text.
    case refused(info: String)
}

extension CoreVerdict: Equatable where Message: Equatable {}
extension CoreVerdict: Sendable where Message: Sendable {}

extension SDLRPCMessage {
    package static func verdict(on json: ArraySlice<UInt8>) -> CoreVerdict<Self> {
        do throws(JSONError) {
            return CoreVerdict(try reading(json, dropping: .unknownNames))
        } catch {
            return .refused(info: "")
        }
    }

    fileprivate static func anyVerdict(on json: ArraySlice<UInt8>) -> CoreVerdict<any SDLRPCMessage> {
        switch verdict(on: json) {
        case .accepted(let message, let warning): .accepted(message, warning: warning)
        case .refused(let info): .refused(info: info)
        }
    }
}

extension SDLRPCRegistry {
    /// Checks a message. The header determines the message type. Returns nil if the function is unknown.
    package static func verdict(on envelope: RPCEnvelope) -> CoreVerdict<any SDLRPCMessage>? {
        message(envelope.functionID, envelope.kind)?.anyVerdict(on: envelope.json)
    }
}

extension CoreVerdict {
    /// Creates the verdict on a message that was decoded without its unknown names.
    fileprivate init(_ reading: JSONReading<Message>) {
        let found = reading.violations.items
        // If violations were omitted, some of them may not be unknown names.
        if let message = reading.value, found.allSatisfy(\.isUnknownName), reading.violations.omitted == 0 {
            self = .accepted(message, warning: found.isEmpty ? nil : found.coreText)
        } else {
            self = .refused(info: found.coreText)
        }
    }
}
