import JSON
import Journaling
import SDLProtocol
import SDLRPC
import SDLSupport

/// A received message whose content is not decoded yet.
struct Arrival: Sendable {
    let session: Session
    let key: MessageKey
    let isWhole: Bool
    let received: Instant
}

/// A message whose envelope was decoded.
private struct OpenedMessage {
    var envelope: RPCEnvelope
    var oddities: [String] = []
}

struct Sent: Sendable {
    let correlationID: Int32
    let ordinal: UInt64
    let row: Cause?
}

// MARK: - In

extension ConnectionState {
    mutating func take(_ message: WireMessage) {
        guard let index = sessions.firstIndex(where: { $0.session.id == message.session }) else { return }
        let session = sessions[index].session
        let opened: OpenedMessage
        do throws(RPCEnvelopeError) {
            opened = try open(message)
        } catch {
            events.append(.finding(.noRPC(session, error.description)))
            return
        }
        let (envelope, oddities) = (opened.envelope, opened.oddities)
        let arrival = Arrival(
            session: session, key: nextKey(session, toHeadUnit: core != nil), isWhole: message.isWhole, received: now)
        switch envelope.kind {
        case .request: takeRequest(envelope, arrival, at: index, oddities)
        case .response: takeReply(envelope, arrival)
        case .notification:
            let reading = ConnectionState.read(envelope, isWhole: arrival.isWhole)
            let row = record(envelope, arrival, fault: reading.fault, causes: [])
            events.append(.notification(Incoming(envelope, reading, arrival, row)))
        }
    }

    /// Repairs invalid JSON in a message of an app, if SDL Core's lenient parser would accept this JSON. Appends
    /// descriptions of the repaired errors to `oddities`.
    private static func repaired(_ envelope: RPCEnvelope, _ oddities: inout [String]) -> RPCEnvelope {
        let repaired = LenientJSON(envelope.json)
        guard !repaired.oddities.isEmpty else { return envelope }
        oddities += repaired.oddities
        var envelope = envelope
        envelope.json = repaired.bytes[...]
        return envelope
    }

    private func open(_ message: WireMessage) throws(RPCEnvelopeError) -> OpenedMessage {
        guard message.version == 1 else { return try ConnectionState.openLong(message) }
        do {
            return OpenedMessage(envelope: try RPCEnvelope(version1: message.payload))
        } catch .notJSON(let error) where core != nil {
            let repaired = LenientJSON(message.payload)
            guard !repaired.oddities.isEmpty else { throw .notJSON(error) }
            return OpenedMessage(envelope: try RPCEnvelope(version1: repaired.bytes[...]), oddities: repaired.oddities)
        }
    }

    /// Decodes a message of protocol version 2 or later. If frames of the message are missing, decodes only the
    /// message's header. The header is needed to answer the request.
    private static func openLong(_ message: WireMessage) throws(RPCEnvelopeError) -> OpenedMessage {
        do {
            return OpenedMessage(envelope: try RPCEnvelope(payload: message.payload))
        } catch .jsonPastEnd where !message.isWhole {
            let head = message.payload.prefix(8) + [0, 0, 0, 0]
            var envelope = try RPCEnvelope(payload: head)
            envelope.json = message.payload.dropFirst(RPCEnvelope.headerSize)
            return OpenedMessage(envelope: envelope)
        }
    }

    private mutating func takeRequest(
        _ came: RPCEnvelope, _ arrival: Arrival, at index: Int, _ oddities: [String]
    ) {
        var (envelope, oddities) = (came, oddities)
        let id = envelope.correlationID
        var reading = Reading()
        if id < 0 {
            reading.fault = .negativeCorrelationID(id)
        } else if sessions[index].answeringIDs.contains(id) {
            reading.fault = .duplicateCorrelationID(id)
        } else if answering >= settings.openRequests {
            reading.fault = .tooManyOpen(limit: settings.openRequests)
        } else {
            reading = ConnectionState.read(
                envelope, isWhole: arrival.isWhole, dropping: core == nil ? .nothing : .unknownNames)
            if case .notJSON = reading.fault, core != nil {
                let repaired = ConnectionState.repaired(envelope, &oddities)
                let again = ConnectionState.read(repaired, isWhole: true, dropping: .unknownNames)
                if case .notJSON = again.fault { oddities = [] } else { (envelope, reading) = (repaired, again) }
            }
            sessions[index].answeringIDs.insert(id)
        }
        sessions[index].answering[arrival.key.ordinal] = id
        answering += 1
        let row = record(envelope, arrival, fault: reading.fault, causes: [])
        events.append(.request(Incoming(envelope, reading, arrival, row, oddities)))
    }

    /// Decodes a typed message as far as possible. If the message has a fault, the result contains the fault.
    static func read(
        _ envelope: RPCEnvelope, isWhole: Bool, dropping: JSONReader.Dropping = .nothing
    ) -> Reading {
        guard let type = SDLRPCRegistry.message(envelope.functionID, envelope.kind) else {
            return Reading(fault: .unknownFunction(envelope.functionID))
        }
        do throws(JSONError) {
            var reading = try read(envelope, as: type, dropping: dropping)
            // If some bulk data is missing, the JSON may still be complete.
            if !isWhole { reading.fault = .incomplete }
            return reading
        } catch {
            return Reading(fault: isWhole ? .notJSON(error) : .incomplete)
        }
    }

    private static func read<Message: SDLRPCMessage>(
        _ envelope: RPCEnvelope, as type: Message.Type, dropping: JSONReader.Dropping
    ) throws(JSONError) -> Reading {
        let reading = try type.reading(envelope.json, dropping: dropping)
        let violations = reading.violations.items
        guard dropping == .unknownNames else {
            return Reading(message: reading.value, fault: violations.isEmpty ? nil : .invalid(violations))
        }
        // SDL Core drops unknown enumeration names. A dropped name is a fault only if a mandatory member is then
        // missing.
        let isFatal = reading.value == nil || reading.violations.omitted > 0 || !violations.allSatisfy(\.isUnknownName)
        return isFatal
            ? Reading(message: reading.value, fault: .invalid(violations))
            : Reading(message: reading.value, ignored: violations, numbers: reading.violations.numbers)
    }
}

/// The result of decoding a message's parameters.
struct Reading {
    var message: (any SDLRPCMessage)?
    var fault: Fault?
    var ignored: [Violation] = []
    /// Descriptions of numbers that the message contains where the API requires enumeration names. Each description
    /// also contains the corresponding name.
    var numbers: [String] = []
}

// MARK: - Out

extension ConnectionState {
    mutating func notify(_ outgoing: Outgoing, on session: Session) {
        guard end == nil else { return }
        var why = SendFailure.Why.noSession
        if index(of: session) != nil {
            if isFull {
                why = .full(bytes: outboundBytes)
            } else if transmit(outgoing, correlationID: -1, answering: nil, on: session) != nil {
                return
            } else {
                why = .notExpressible
            }
        }
        events.append(
            .notSent(SendFailure(session: session, what: .notification(outgoing.functionID), why: why)))
    }

    mutating func reply(_ outgoing: Outgoing, to request: Incoming) {
        guard end == nil else { return }
        var why = SendFailure.Why.noSession
        if let index = index(of: request.session) {
            if let id = sessions[index].answering.removeValue(forKey: request.key.ordinal) {
                answering -= 1
                if request.fault?.sharesItsID != true { sessions[index].answeringIDs.remove(id) }
                let sent = transmit(
                    outgoing, correlationID: id, answering: request.key.ordinal, on: request.session)
                if sent != nil { return }
                why = .notExpressible
            } else {
                why = .answered
            }
        }
        let what = SendFailure.What.reply(outgoing.functionID, correlationID: request.correlationID)
        events.append(.notSent(SendFailure(session: request.session, what: what, why: why)))
    }

    /// Frees the correlation id of a request that this side will not answer.
    mutating func abandon(_ request: Incoming) {
        guard let index = index(of: request.session),
            let id = sessions[index].answering.removeValue(forKey: request.key.ordinal)
        else { return }
        answering -= 1
        if request.fault?.sharesItsID != true { sessions[index].answeringIDs.remove(id) }
    }

    mutating func stream(_ bytes: ArraySlice<UInt8>, on service: ServiceType, of session: Session) {
        guard end == nil else { return }
        var why = SendFailure.Why.noSession
        if index(of: session) != nil {
            if !hasRoom {
                why = .full(bytes: outboundBytes)
            } else if send(bytes, on: service, of: session.id) {
                return
            } else {
                why = .notOpen
            }
        }
        events.append(
            .notSent(SendFailure(session: session, what: .media(service, bytes: bytes.count), why: why)))
    }

    /// Encodes a message and queues its frames. Returns nil if the service is not open. Also returns nil if protocol
    /// version 1 cannot express the message.
    mutating func transmit(
        _ outgoing: Outgoing, correlationID: Int32, answering request: UInt64?, on session: Session
    ) -> Sent? {
        var payload = outgoing.payload(correlationID)
        let envelope: RPCEnvelope? = recordsRows ? try? RPCEnvelope(payload: payload) : nil
        let version = app?.headerVersion(of: session.id) ?? core?.headerVersion(of: session.id)
        if version == 1 {
            guard let text = try? RPCEnvelope(payload: payload).version1() else { return nil }
            payload = text
        }
        guard send(payload[...], on: outgoing.bulk.isEmpty ? .rpc : .bulk, of: session.id) else { return nil }
        let key = nextKey(session, toHeadUnit: app != nil)
        if recordsMoments {
            if let asked = outgoing.asked { writer?.note(.asked, of: key, at: asked) }
            writer?.note(.sent, of: key, at: now, causes: outgoing.causes)
        }
        let row = envelope.flatMap { envelope in
            let row = RPCRow(key: key, envelope: envelope, answers: request, forced: outgoing.forced)
            return writer?.write(.rpc, at: outgoing.asked ?? now, causes: outgoing.causes, about: row.message) {
                row.json
            }
        }
        return Sent(correlationID: correlationID, ordinal: key.ordinal, row: row)
    }

    private mutating func send(_ payload: ArraySlice<UInt8>, on service: ServiceType, of session: SessionID) -> Bool {
        let isSent =
            app != nil
            ? app!.send(payload, on: service, of: session, into: &actions)
            : core!.send(payload, on: service, of: session, into: &actions)
        carryOut()
        return isSent
    }

    // MARK: Rows and moments

    mutating func nextKey(_ session: Session, toHeadUnit: Bool) -> MessageKey {
        let place = Int(session.id.rawValue) + (toHeadUnit ? 0 : 256)
        ordinals[place] += 1
        return MessageKey(
            connection: name, session: session.id.rawValue, direction: toHeadUnit ? .toHeadUnit : .toApp,
            ordinal: ordinals[place])
    }

    /// Records a received message in the journal. The settings determine whether the journal gets a row or only the
    /// time. Returns the row as the cause of everything that the message leads to; nil if no row is written.
    func record(
        _ envelope: RPCEnvelope, _ arrival: Arrival, fault: Fault?, causes: [Cause], answers: UInt64? = nil
    ) -> Cause? {
        if recordsMoments { writer?.note(.received, of: arrival.key, at: arrival.received) }
        guard recordsRows else { return nil }
        let row = RPCRow(key: arrival.key, envelope: envelope, fault: fault, answers: answers)
        return writer?.write(.rpc, at: arrival.received, causes: causes, about: row.message) { row.json }
    }
}

extension Fault {
    /// Whether the correlation id of the request belongs to another open request, or was not stored. If true, the reply
    /// to this request must not free the correlation id.
    var sharesItsID: Bool {
        switch self {
        case .duplicateCorrelationID, .negativeCorrelationID, .tooManyOpen: true
        case .notJSON, .unknownFunction, .invalid, .incomplete: false
        }
    }
}
