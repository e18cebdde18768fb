import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport

// Converts events of a connection to the head unit's own types.
extension HeadUnitInput.Request {
    init(_ incoming: Incoming) {
        self.init(
            functionID: incoming.functionID, correlationID: incoming.correlationID, message: incoming.message,
            fault: incoming.fault.map {
                Fault(result: $0.resultCode, info: $0.info, isIncomplete: $0 == .incomplete)
            },
            violations: incoming.fault?.violations ?? incoming.ignored,
            warning: incoming.ignored.isEmpty ? nil : incoming.ignored.coreText, bulk: incoming.envelope.bulk,
            json: incoming.envelope.json, cause: incoming.cause)
        oddities = incoming.oddities
        numbers = incoming.numbers
    }
}

extension UnsolicitedMessage {
    init(_ incoming: Incoming) {
        self.init(
            isReply: incoming.envelope.kind == .response, functionID: incoming.functionID,
            correlationID: incoming.correlationID, cause: incoming.cause)
        if isServiceData || isRoute || isCapability { json = Array(incoming.envelope.json) }
    }
}

extension StreamRequest {
    init?(_ service: ServiceType, _ video: VideoParameters?) {
        guard let service = service == .audio ? StreamService.audio : service == .video ? .video : nil else {
            return nil
        }
        self.init(
            service, width: video?.width.map(Int.init), height: video?.height.map(Int.init),
            videoProtocol: video?.videoProtocol, videoCodec: video?.videoCodec)
    }
}

extension StreamTicket {
    init?(_ connection: UInt64, _ session: Session, _ service: ServiceType) {
        guard let request = StreamRequest(service, nil) else { return nil }
        self.init(session: SessionRef(connection: connection, session: session.number), service: request.service)
    }
}

extension ServiceName {
    init?(_ service: ServiceType) {
        switch service {
        case .rpc: self = .rpc
        case .audio: self = .audio
        case .video: self = .video
        default: return nil
        }
    }
}

extension StreamService {
    var type: ServiceType { self == .audio ? .audio : .video }
}

extension StreamAnswer {
    var onTheWire: CoreWire.ServiceAnswer {
        switch self {
        case .accepted: .accepted()
        case .refused(let reason, let rejected): .refused(Refusal(rejected: rejected, reason: reason))
        case .unanswered: .unanswered
        }
    }
}
