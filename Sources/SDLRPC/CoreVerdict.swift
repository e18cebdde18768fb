import JSON

/// What SDL Core makes of a message's parameters before any rule of the function itself.
package enum CoreVerdict<Message> {
    /// The message goes on. Names that nobody knows were dropped; the warning, if any, names them.
    case accepted(Message, warning: String?)
    /// The message is answered with INVALID_DATA and this info.
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
    /// The verdict on a message of whatever type its header names; `nil` when nobody knows that function.
    package static func verdict(on envelope: RPCEnvelope) -> CoreVerdict<any SDLRPCMessage>? {
        message(envelope.functionID, envelope.kind)?.anyVerdict(on: envelope.json)
    }
}

extension CoreVerdict {
    /// Judges what was read with unknown names dropped.
    fileprivate init(_ reading: JSONReading<Message>) {
        let found = reading.violations.items
        // Of more violations than are listed nobody knows what the rest are.
        if let message = reading.value, found.allSatisfy(\.isUnknownName), reading.violations.omitted == 0 {
            self = .accepted(message, warning: found.isEmpty ? nil : found.coreText)
        } else {
            self = .refused(info: found.coreText)
        }
    }
}
