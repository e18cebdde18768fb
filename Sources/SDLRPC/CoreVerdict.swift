import JSON

/// SDL Core's check of a message's parameters against the interface, before the function's own rules.
package enum CoreVerdict<Message> {
    /// The message is valid. Unknown names were dropped; the warning, if any, lists them.
    case accepted(Message, warning: String?)
    /// The message must be answered with INVALID_DATA and this info.
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
    /// Checks a message of the type that its header names; nil if the function is unknown.
    package static func verdict(on envelope: RPCEnvelope) -> CoreVerdict<any SDLRPCMessage>? {
        message(envelope.functionID, envelope.kind)?.anyVerdict(on: envelope.json)
    }
}

extension CoreVerdict {
    /// Evaluates a reading that has dropped unknown names.
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
