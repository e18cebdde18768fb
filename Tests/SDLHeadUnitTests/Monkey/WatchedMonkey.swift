import JSON
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport

@testable import SDLHeadUnit

/// A head unit that only watches the head unit of a monkey. The watching head unit reads the messages between the apps and
/// the monkey's head unit as bytes.
struct WatchedMonkey {
    private(set) var reducer = HeadUnitReducer(
        profile: .watched(named: "The monkey's head unit"), profiles: ProfileSet([]), presenter: .car)
    private var connections: OrderedMap<SessionRef, WatchedConnection> = [:]
    private(set) var complaints: [String] = []

    mutating func follow(_ input: HeadUnitInput, at now: Instant) -> [HeadUnitEffect] {
        switch input {
        case .sessionStarted(let session, _):
            connections[session] = WatchedConnection(name: "tcp \(session.connection)", writer: nil)
            return control(.toHeadUnit, .startService, on: session, at: now)
                + control(.toApp, .startServiceACK, on: session, at: now)
        case .sessionEnded(let session): return end(session, at: now)
        case .request(let session, let request):
            let envelope = RPCEnvelope(
                kind: .request, functionID: request.functionID, correlationID: request.correlationID,
                json: request.json,
                bulk: request.bulk)
            return pass(envelope, .toHeadUnit, on: session, at: now)
        default: return []
        }
    }

    mutating func follow(_ effect: HeadUnitEffect, at now: Instant) -> [HeadUnitEffect] {
        switch effect {
        case .respond(let reply):
            let envelope = RPCEnvelope(
                kind: .response, functionID: SDLFunctionID(rawValue: reply.functionID),
                correlationID: reply.correlationID,
                json: reply.response.json()[...])
            return pass(envelope, .toApp, on: reply.session, at: now)
        case .notify(let session, let notification, let bulk, _):
            let envelope = RPCEnvelope(
                kind: .notification, functionID: type(of: notification).functionID, correlationID: 0,
                json: notification.json()[...], bulk: bulk[...])
            return pass(envelope, .toApp, on: session, at: now)
        case .endSession(let session, _): return end(session, at: now)
        default: return []
        }
    }

    private mutating func control(
        _ direction: MessageKey.Direction, _ code: ControlCode, on session: SessionRef, at now: Instant
    ) -> [HeadUnitEffect] {
        let header = FrameHeader(
            version: 5, type: .control, service: .rpc, info: code.rawValue, session: code == .startService ? .none : 1)
        let version: BSONDocument = ["protocolVersion": .string("5.4.0")]
        return read(FrameEncoder.frame(header, payload: version.bytes[...]), direction, on: session, at: now)
    }

    private mutating func pass(
        _ envelope: RPCEnvelope, _ direction: MessageKey.Direction, on session: SessionRef, at now: Instant
    ) -> [HeadUnitEffect] {
        let header = FrameHeader(version: 5, type: .single, service: .rpc, session: 1, messageID: 1)
        var bytes: [UInt8] = []
        FrameEncoder.frames(header, payload: envelope.payload()[...], limit: 100_000) { bytes += $0 }
        return read(bytes, direction, on: session, at: now)
    }

    private mutating func read(
        _ bytes: [UInt8], _ direction: MessageKey.Direction, on session: SessionRef, at now: Instant
    ) -> [HeadUnitEffect] {
        var events: [WatchedEvent] = []
        connections[session]?.read(WatchedBytes(bytes[...], direction, at: now)) { events.append($0) }
        return watch(events, on: session, at: now)
    }

    private mutating func end(_ session: SessionRef, at now: Instant) -> [HeadUnitEffect] {
        var events: [WatchedEvent] = []
        connections[session]?.end { events.append($0) }
        connections[session] = nil
        return watch(events, on: session, at: now)
    }

    private mutating func watch(
        _ events: [WatchedEvent], on session: SessionRef, at now: Instant
    ) -> [HeadUnitEffect] {
        events.flatMap { event in
            defer { complaints += reducer.state.brokenInvariants }
            return reducer.watch(event, on: session.connection, named: "memory", at: now)
        }
    }
}
