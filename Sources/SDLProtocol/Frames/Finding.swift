/// The reason why a frame header is invalid.
package enum Malformed: Hashable, Sendable {
    case version(UInt8)
    case frameType(UInt8)
    case serviceType(UInt8)
    case controlCode(UInt8)
    case emptyPayload
    case firstFrameSize(Int)
    case dataSize(Int, limit: Int)
    case messageIDZero
}

extension Malformed: CustomStringConvertible {
    package var description: String {
        switch self {
        case .version(let version): "version \(version)"
        case .frameType(let type): "frame type \(type)"
        case .serviceType(let service): "service type \(service)"
        case .controlCode(let code): "control code \(code)"
        case .emptyPayload: "a single or consecutive frame without payload"
        case .firstFrameSize(let size): "a first frame of \(size) bytes instead of 8"
        case .dataSize(let size, let limit): "\(size) payload bytes, more than \(limit)"
        case .messageIDZero: "message id 0"
        }
    }
}

/// A violation of the protocol, or an unusual behaviour of the other side. Findings are written to the log and the
/// journal.
package enum Finding: Hashable, Sendable {
    // Frames
    case malformed(Malformed)
    /// Further invalid bytes have arrived. The value is the number of invalid bytes since the last valid frame.
    case skipping(Int)
    /// A valid frame has arrived after invalid bytes. The value is the number of these invalid bytes.
    case resynchronised(skipped: Int)
    case malformedTooOften
    case httpRequest
    case flooded(SessionID)

    // Long messages
    case wrongSequence(SessionID, messageID: UInt32, expected: UInt8, got: UInt8)
    case repeatedFirst(SessionID, messageID: UInt32)
    case consecutiveWithoutFirst(SessionID, messageID: UInt32)
    case pastAnnouncedSize(SessionID, messageID: UInt32, announced: Int)
    case tooLong(SessionID, messageID: UInt32, announced: Int, limit: Int)
    case noRoomToAssemble(SessionID, messageID: UInt32)
    case shortMessage(SessionID, messageID: UInt32, announced: Int, got: Int)
    case expired(SessionID, messageID: UInt32, announced: Int, got: Int)

    // Sessions and services
    case unknownSession(SessionID, ServiceType)
    case serviceNotOpen(SessionID, ServiceType)
    case protected(SessionID, ServiceType)
    case compressed(SessionID, ServiceType)
    case startRefused(SessionID, ServiceType, String)
    case wrongHash(SessionID)
    case heartbeatMissed(SessionID)
    case unexpectedControl(SessionID, ServiceType, ControlCode)
    case unreadableControl(SessionID, ServiceType, ControlCode)
}

extension Finding: CustomStringConvertible {
    package var description: String {
        switch self {
        case .malformed(let why): "malformed frame: \(why)"
        case .skipping(let count): "\(count) bytes without a valid frame so far"
        case .resynchronised(let skipped): "frames are valid again after \(skipped) skipped bytes"
        case .malformedTooOften: "too many malformed frames"
        case .httpRequest: "an HTTP request instead of SmartDeviceLink frames"
        case .flooded(let session): "session \(session) sends too many frames"
        case .wrongSequence(let session, let id, let expected, let got):
            "session \(session), message \(id): consecutive frame \(got) instead of \(expected)"
        case .repeatedFirst(let session, let id): "session \(session), message \(id): a repeated first frame"
        case .consecutiveWithoutFirst(let session, let id):
            "session \(session), message \(id): a consecutive frame without a first frame"
        case .pastAnnouncedSize(let session, let id, let announced):
            "session \(session), message \(id): more than the announced \(announced) bytes"
        case .tooLong(let session, let id, let announced, let limit):
            "session \(session), message \(id): \(announced) bytes announced, more than \(limit)"
        case .noRoomToAssemble(let session, let id):
            "session \(session), message \(id): too many incomplete messages"
        case .shortMessage(let session, let id, let announced, let got):
            "session \(session), message \(id): \(got) of \(announced) bytes"
        case .expired(let session, let id, let announced, let got):
            "session \(session), message \(id): timed out with \(got) of \(announced) bytes"
        case .unknownSession(let session, let service): "no session \(session) (\(service))"
        case .serviceNotOpen(let session, let service): "session \(session): \(service) is not open"
        case .protected(let session, let service): "session \(session): an encrypted \(service) frame"
        case .compressed(let session, let service): "session \(session): a compressed \(service) frame"
        case .startRefused(let session, let service, let why):
            "session \(session): refused to start \(service): \(why)"
        case .wrongHash(let session): "wrong hash id for session \(session)"
        case .heartbeatMissed(let session): "session \(session) did not answer the heartbeat"
        case .unexpectedControl(let session, let service, let code):
            "session \(session): unexpected \(code) for \(service)"
        case .unreadableControl(let session, let service, let code):
            "session \(session): unreadable payload of \(code) for \(service)"
        }
    }
}
