import SDLProtocol
import SDLRPC
import SDLSupport

/// The identity of a sent request: its correlation id and the number of its session.
struct PendingKey: Hashable, Sendable {
    let session: UInt32
    let correlationID: Int32
}

/// A sent request that has no reply yet.
struct Pending: Sendable {
    /// The way in which the connection reports the result of the request.
    enum Completion: Sendable {
        case event(RequestID)
        /// Calls a function on the connection's worker. The function must return quickly. The function may only pass
        /// the result to other code.
        case call(@Sendable (Result<Incoming, RequestFailure>) -> Void)
        case main(@MainActor @Sendable (Result<Incoming, RequestFailure>) -> Void)
    }

    let functionID: SDLFunctionID
    let completion: Completion
    let ordinal: UInt64
    let number: UInt64
    let limit: Duration?
    /// The causes of the result. If this side writes rows, the row of the request is the only cause. Otherwise, the
    /// causes of the request are also the causes of the result.
    let causes: [Cause]
}

/// A message to send. The message is encoded only when the connection sends it.
struct Outgoing: Sendable {
    let kind: SDLRPCKind
    let functionID: SDLFunctionID
    let bulk: ArraySlice<UInt8>
    let causes: [Cause]
    /// The time at which the caller passed the message to the connection; nil if this side has no journal.
    let asked: Instant?
    let payload: @Sendable (_ correlationID: Int32) -> [UInt8]
    /// Whether a test chose this message instead of the regular message.
    var forced = false

    init<Message: SDLRPCMessage>(_ message: Message, bulk: ArraySlice<UInt8>, causes: [Cause], asked: Instant?) {
        kind = Message.kind
        functionID = Message.functionID
        self.bulk = bulk
        self.causes = causes
        self.asked = asked
        payload = { RPCEnvelope.payload(message, correlationID: $0, bulk: bulk) }
    }

    init(raw envelope: RPCEnvelope, causes: [Cause], asked: Instant?) {
        kind = envelope.kind
        functionID = envelope.functionID
        bulk = envelope.bulk
        self.causes = causes
        self.asked = asked
        payload = { correlationID in
            var envelope = envelope
            envelope.correlationID = correlationID
            return envelope.payload()
        }
    }
}

// MARK: - Requests of ours

extension ConnectionState {
    mutating func request(
        _ outgoing: Outgoing, on session: Session, limit: ReplyLimit, completion: Pending.Completion
    ) {
        switch start(outgoing, on: session) {
        case .failure(let failure): finish(completion, causes: outgoing.causes, .failure(failure))
        case .success(let sent):
            let limit: Duration? =
                switch limit {
                case .standard: settings.replyLimit
                case .within(let span): span
                case .unlimited: nil
                }
            let key = PendingKey(session: session.number, correlationID: sent.correlationID)
            requestsSoFar += 1
            pending[key] = Pending(
                functionID: outgoing.functionID, completion: completion, ordinal: sent.ordinal, number: requestsSoFar,
                limit: limit, causes: sent.row.map { [$0] } ?? outgoing.causes)
            if let limit { deadlines.add(Deadlines.Entry(due: now + limit, number: requestsSoFar, key: key)) }
        }
    }

    private mutating func start(_ outgoing: Outgoing, on session: Session) -> Result<Sent, RequestFailure> {
        if let end { return .failure(.disconnected(end)) }
        guard let index = index(of: session) else { return .failure(.noSession) }
        guard pending.count < settings.openRequests else {
            return .failure(.tooManyOpen(limit: settings.openRequests))
        }
        guard !isFull else { return .failure(.full(bytes: outboundBytes)) }
        let id = nextCorrelationID(at: index)
        guard let sent = transmit(outgoing, correlationID: id, answering: nil, on: session) else {
            return .failure(.noSession)
        }
        return .success(sent)
    }

    /// Returns the next correlation id that no open request uses. The id 1 follows the highest 32-bit number.
    private mutating func nextCorrelationID(at index: Int) -> Int32 {
        repeat {
            let last = sessions[index].lastCorrelationID
            sessions[index].lastCorrelationID = last == .max ? 1 : last + 1
        } while pending[
            PendingKey(
                session: sessions[index].session.number, correlationID: sessions[index].lastCorrelationID)] != nil
        return sessions[index].lastCorrelationID
    }

    mutating func finish(_ waiting: Pending, _ result: Result<Incoming, RequestFailure>) {
        finish(waiting.completion, causes: waiting.causes, result)
    }

    private mutating func finish(
        _ completion: Pending.Completion, causes: [Cause], _ result: Result<Incoming, RequestFailure>
    ) {
        switch completion {
        case .event(let id): events.append(.reply(id, result))
        case .call(let call): completions.append { call(result) }
        case .main(let handler):
            let incoming = try? result.get()
            let causes = incoming.map { [$0.cause] } ?? causes
            events.append(
                .mainReply(MainReply(key: incoming?.key) { Cause.$current.withValue(causes) { handler(result) } }))
        }
    }

    /// Processes a reply. If the correlation id of the reply belongs to no open request, reports `strayReply`.
    mutating func takeReply(_ envelope: RPCEnvelope, _ arrival: Arrival) {
        let key = PendingKey(session: arrival.session.number, correlationID: envelope.correlationID)
        guard let waiting = pending.removeValue(forKey: key) else {
            let reading = ConnectionState.read(envelope, isWhole: arrival.isWhole)
            let row = record(envelope, arrival, fault: reading.fault, causes: [])
            events.append(.strayReply(Incoming(envelope, reading, arrival, row)))
            return
        }
        // SDL Core answers a request for an unknown function with the generic response.
        let fits = envelope.functionID == waiting.functionID || envelope.functionID == .genericResponse
        let reading = ConnectionState.read(envelope, isWhole: arrival.isWhole)
        let row = record(envelope, arrival, fault: reading.fault, causes: waiting.causes, answers: waiting.ordinal)
        let incoming = Incoming(envelope, reading, arrival, row)
        if fits {
            finish(waiting, .success(incoming))
        } else {
            let asked = SDLRPCRegistry.message(waiting.functionID, .request)?.name ?? "\(waiting.functionID.rawValue)"
            let got = incoming.name ?? "\(envelope.functionID.rawValue)"
            finish(waiting, .failure(.unreadable("the reply is for \(got), but the request was for \(asked)")))
        }
    }
}
