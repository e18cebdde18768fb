import SDLSupport

/// The parts that both sides of a connection have.
protocol SessionWire: Wire {
    var decoder: FrameDecoder { get }
    var assembly: MessageAssembly { get set }
    var sessions: [WireSession] { get set }

    /// Processes a complete message of the session with the index `index`.
    mutating func deliver(_ message: WireMessage, at index: Int, into actions: inout [WireAction])
}

extension SessionWire {
    package var sessionIDs: [SessionID] { sessions.map(\.id) }

    package var memory: WireMemory {
        WireMemory(frameBytes: decoder.held, messageBytes: assembly.bytes, messages: assembly.count)
    }

    package func headerVersion(of session: SessionID) -> UInt8? {
        index(of: session).map { sessions[$0].header }
    }

    func index(of session: SessionID) -> Int? {
        sessions.firstIndex { $0.id == session }
    }

    /// Returns the earlier of `due` and the instant at which an incomplete message expires.
    func deadline(_ due: Instant?) -> Instant? {
        guard let expiry = assembly.nextExpiry else { return due }
        return due.map { min($0, expiry) } ?? expiry
    }

    /// Processes a frame that contains a message or a part of a message.
    mutating func join(_ frame: Frame, at index: Int, _ now: Instant, into actions: inout [WireAction]) {
        let header = frame.header
        guard header.type != .single else {
            let message = WireMessage(
                session: header.session, service: header.service, version: header.version, payload: frame.payload)
            return deliver(message, at: index, into: &actions)
        }
        switch assembly.receive(frame, at: now) {
        case .taken: break
        case .dropped(let finding): actions.append(.finding(finding))
        case .message(let message, let finding):
            if let finding { actions.append(.finding(finding)) }
            deliver(message, at: index, into: &actions)
        }
    }

    /// Delivers the received parts of messages that have not been completed in time.
    mutating func expireMessages(at now: Instant, into actions: inout [WireAction]) {
        for (message, finding) in assembly.expire(at: now) {
            actions.append(.finding(finding))
            if let message, let index = index(of: message.session) { deliver(message, at: index, into: &actions) }
        }
    }

    /// Removes a session, and reports the end of its audio and video services and of the session.
    mutating func remove(_ index: Int, _ reason: EndReason, into actions: inout [WireAction]) {
        let session = sessions.remove(at: index)
        assembly.forget(session.id)
        for service in [ServiceType.audio, .video] where session.carries(service) {
            actions.append(.serviceEnded(session.id, service, reason))
        }
        actions.append(.sessionEnded(session.id, reason))
    }

    package mutating func send(
        _ payload: ArraySlice<UInt8>, on service: ServiceType, of session: SessionID, into actions: inout [WireAction]
    ) -> Bool {
        guard let index = index(of: session), sessions[index].carries(service) else { return false }
        sessions[index].send(payload, on: service, into: &actions)
        return true
    }
}
