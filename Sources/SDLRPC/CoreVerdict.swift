import SDLSupport

/// What SDL Core makes of a message's parameters before any rule of the function itself.
package enum CoreVerdict<Message: SDLRPCMessage> {
    /// The message goes on. Names that nobody knows were dropped; the warning, if any, names them.
    case accepted(Message, warning: String?)
    /// The message is answered with INVALID_DATA and this info.
    case refused(info: String)
}

extension CoreVerdict: Equatable {}
extension CoreVerdict: Sendable {}

extension SDLRPCMessage {
    package static func verdict(on json: ArraySlice<UInt8>) -> CoreVerdict<Self> {
        let reading: JSONReading<Self>
        do throws(JSONError) {
            reading = try Self.reading(json, dropping: .unknownNames)
        } catch {
            return .refused(info: "")
        }
        let found = reading.violations.items
        let ignored = found.filter(\.isUnknownName).sorted { $0.isBeforeForCore($1) }.map(\.coreText)
        if let fatal = found.filter({ !$0.isUnknownName }).firstForCore {
            return .refused(info: (ignored + [fatal.coreText]).joined(separator: "\n"))
        }
        // More violations than are listed: what the rest are nobody knows.
        guard let message = reading.value, reading.violations.omitted == 0 else {
            return .refused(info: ignored.joined(separator: "\n"))
        }
        return .accepted(message, warning: ignored.isEmpty ? nil : ignored.joined(separator: "\n"))
    }
}
