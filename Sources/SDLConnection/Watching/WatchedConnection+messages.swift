import JSON
import Journaling
import SDLProtocol
import SDLRPC
import SDLSupport

// Methods that decode observed messages and match replies to requests.
extension WatchedConnection {
    mutating func read(
        _ message: WireMessage, _ session: Session, _ direction: MessageKey.Direction, at now: Instant
    ) {
        let key = nextKey(session, direction)
        let arrival = Arrival(session: session, key: key, isWhole: message.isWhole, received: now)
        let envelope: RPCEnvelope
        do throws(RPCEnvelopeError) {
            envelope =
                message.version == 1
                ? try RPCEnvelope(version1: message.payload) : try RPCEnvelope(payload: message.payload)
        } catch {
            return events.append(.finding("session \(session.id): not an RPC: \(error)", direction))
        }
        switch (envelope.kind, direction) {
        case (.request, .toHeadUnit): asked(envelope, arrival)
        case (.response, .toApp): answered(envelope, arrival)
        case (.notification, .toApp):
            let reading = ConnectionState.read(envelope, isWhole: arrival.isWhole)
            let row = record(envelope, arrival, reading.fault)
            events.append(.notification(Incoming(envelope, reading, arrival, row)))
        default:
            let reading = ConnectionState.read(envelope, isWhole: arrival.isWhole)
            let row = record(envelope, arrival, reading.fault)
            events.append(.unasked(Incoming(envelope, reading, arrival, row), direction))
        }
    }

    /// Decodes an app's request. Accepts the same errors as SDL Core.
    private mutating func asked(_ came: RPCEnvelope, _ arrival: Arrival) {
        var envelope = came
        var oddities: [String] = []
        var reading = ConnectionState.read(envelope, isWhole: arrival.isWhole, dropping: .unknownNames)
        if case .notJSON = reading.fault {
            let repaired = LenientJSON(envelope.json)
            envelope.json = repaired.bytes[...]
            let again = ConnectionState.read(envelope, isWhole: true, dropping: .unknownNames)
            if case .notJSON = again.fault { envelope = came } else { (reading, oddities) = (again, repaired.oddities) }
        }
        let row = record(envelope, arrival, reading.fault)
        if !open.hasRoom(for: envelope.bulk.count) {
            events.append(
                .gap("\(name): \(envelope.bulk.count) bytes of a request were not kept: too many requests are open"))
            envelope.bulk = []
        }
        let request = Incoming(envelope, reading, arrival, row, oddities)
        if open.add(request) != nil {
            events.append(.gap("\(name): more than \(OpenRequests.count) requests are open; the oldest is dropped"))
        }
        events.append(.request(request))
    }

    private mutating func answered(_ envelope: RPCEnvelope, _ arrival: Arrival) {
        let reading = ConnectionState.read(envelope, isWhole: arrival.isWhole)
        guard let request = open.take(session: arrival.session, correlationID: envelope.correlationID) else {
            let row = record(envelope, arrival, reading.fault)
            return events.append(.unasked(Incoming(envelope, reading, arrival, row), .toApp))
        }
        let row = record(
            envelope, arrival, reading.fault, causes: [request.cause], answers: request.key.ordinal)
        events.append(.reply(Incoming(envelope, reading, arrival, row), to: request))
    }

    private func record(
        _ envelope: RPCEnvelope, _ arrival: Arrival, _ fault: Fault?, causes: [Cause] = [], answers: UInt64? = nil
    ) -> Cause? {
        guard let writer, writer.isRecording else { return nil }
        let row = RPCRow(key: arrival.key, envelope: envelope, fault: fault, answers: answers)
        return writer.write(.rpc, at: arrival.received, causes: causes, about: row.message) { row.json }
    }
}
