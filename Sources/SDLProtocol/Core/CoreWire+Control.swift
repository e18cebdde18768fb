import SDLSupport

// Processing of control frames other than StartService.
extension CoreWire {
    mutating func control(_ frame: Frame, at now: Instant, into actions: inout [WireAction]) {
        let header = frame.header
        guard let code = header.control else { return }
        switch code {
        case .startService: startService(frame, into: &actions)
        case .endService: endService(frame, into: &actions)
        case .endServiceACK: confirmEnd(header, into: &actions)
        case .heartbeat: answerHeartbeat(header, at: now, into: &actions)
        case .registerSecondaryTransport: registerSecondary(header, into: &actions)
        case .heartbeatACK, .serviceDataACK: break
        default: actions.append(.finding(.unexpectedControl(header.session, header.service, code)))
        }
    }

    private mutating func answerHeartbeat(_ header: FrameHeader, at now: Instant, into actions: inout [WireAction]) {
        guard let index = index(of: header.session) else {
            return actions.append(.finding(.unknownSession(header.session, header.service)))
        }
        // Before the protocol version is final, the version in the frame header shows whether the app may support
        // heartbeats.
        let session = sessions[index]
        let version = session.isSettled ? session.header : min(session.header, header.version)
        guard version >= 3 else {
            return actions.append(.finding(.unexpectedControl(header.session, header.service, .heartbeat)))
        }
        if session.heartbeat == nil, !session.isBorrowed, let timeout = settings.heartbeatTimeout {
            sessions[index].heartbeat = Heartbeat(timeout: timeout, at: now)
        }
        actions.append(session.control(.heartbeatACK, messageID: header.messageID, version: version))
    }

    // MARK: - EndService

    private mutating func endService(_ frame: Frame, into actions: inout [WireAction]) {
        let header = frame.header
        guard let index = index(of: header.session) else {
            actions.append(.finding(.unknownSession(header.session, header.service)))
            let reason = "Could not find Session in the Session/Connection Map!"
            return refuse(.endServiceNAK, header, Refusal(reason: reason), into: &actions)
        }
        if header.service == .rpc, !sessions[index].isBorrowed {
            endSession(frame, at: index, into: &actions)
        } else if header.service.isMedia, [.starting, .open].contains(sessions[index][header.service].state) {
            actions.append(acknowledgeEnd(header, at: index))
            sessions[index][header.service].state = .closed
            assembly.forget(header.session, service: header.service)
            actions.append(.serviceEnded(header.session, header.service, .requestedByPeer))
        } else {
            // The RPC and bulk services cannot be ended separately.
            let reason = "Couldn't remove service \(header.service.rawValue)"
            refuse(.endServiceNAK, header, Refusal(reason: reason), into: &actions)
        }
    }

    private mutating func endSession(_ frame: Frame, at index: Int, into actions: inout [WireAction]) {
        guard hashFits(frame, sessions[index]) else {
            let id = frame.header.session
            actions.append(.finding(.wrongHash(id)))
            let refusal = Refusal(
                rejected: [ControlKey.hashID], reason: "Wrong hash_id for session \(id)")
            return refuse(.endServiceNAK, frame.header, refusal, into: &actions)
        }
        actions.append(acknowledgeEnd(frame.header, at: index))
        end(index, .requestedByPeer, into: &actions)
    }

    /// Returns whether a frame contains the session's hash id, a number that the app must send to end the session. In
    /// version 1, which has no hash ids, the result is always true. In versions 2 to 4, a missing hash id is accepted
    /// too, because SDL's iOS library does not send it.
    private func hashFits(_ frame: Frame, _ session: WireSession) -> Bool {
        switch frame.header.version {
        case 1: return true
        case 2...4:
            guard !frame.payload.isEmpty, let hash = session.hash else { return true }
            return frame.payload.bigEndian32(at: 0) == UInt32(bitPattern: hash)
        default:
            guard let document = try? BSONDocument(frame.payload),
                let shown = document[ControlKey.hashID]?.integer
            else { return false }
            return session.hash == Int32(truncatingIfNeeded: shown)
        }
    }

    private mutating func acknowledgeEnd(_ header: FrameHeader, at index: Int) -> WireAction {
        sessions[index].control(
            .endServiceACK, header.service, messageID: sessions[index].nextMessageID(), version: header.version)
    }

    private mutating func confirmEnd(_ header: FrameHeader, into actions: inout [WireAction]) {
        guard header.service.isMedia, let index = index(of: header.session),
            sessions[index][header.service].state == .ending
        else {
            // An app may confirm the end of a session that was already removed.
            if header.service == .rpc, index(of: header.session) == nil { return }
            return actions.append(.finding(.unexpectedControl(header.session, header.service, .endServiceACK)))
        }
        sessions[index][header.service].state = .closed
        actions.append(.serviceEndConfirmed(header.session, header.service))
    }

    // MARK: - Secondary transports

    private mutating func registerSecondary(_ header: FrameHeader, into actions: inout [WireAction]) {
        guard header.session != .none else {
            let reason = "RegisterSecondaryTransport MUST include a non-zero session ID"
            return refuseSecondary(header.session, version: 5, reason: reason, into: &actions)
        }
        if let index = index(of: header.session) {
            answerSecondaryTransport(
                header.session, .alreadyRegistered(sessions[index].version), into: &actions)
        } else if settings.secondaryTransports == nil {
            answerSecondaryTransport(header.session, .notFound, into: &actions)
        } else {
            actions.append(.secondaryTransportRequested(header.session))
        }
    }

    /// Sends the head unit's answer to a request to use this connection as a secondary transport. The action
    /// `secondaryTransportRequested` has reported this request.
    package mutating func answerSecondaryTransport(
        _ session: SessionID, _ answer: SecondaryAnswer, into actions: inout [WireAction]
    ) {
        guard !isClosed else { return }
        switch answer {
        case .notFound:
            refuseSecondary(
                session, version: 5, reason: "RegisterSecondaryTransport session ID not found", into: &actions)
        case .alreadyRegistered(let version):
            let reason = "RegisterSecondaryTransport session ID has already been registered"
            refuseSecondary(session, version: version.header, reason: reason, into: &actions)
        case .accepted(let version) where index(of: session) != nil:
            answerSecondaryTransport(session, .alreadyRegistered(version), into: &actions)
        case .accepted(let version):
            var borrowed = WireSession(
                id: session, version: version, isSettled: true, firstMessageID: 3,
                limit: settings.limits.sentPayload(version: version.header))
            borrowed.isBorrowed = true
            borrowed.flood = settings.limits.flood.map { RateMeter($0) }
            sessions.append(borrowed)
            actions.append(borrowed.control(.registerSecondaryTransportACK, messageID: 2))
        }
    }

    private func refuseSecondary(
        _ session: SessionID, version: UInt8, reason: String, into actions: inout [WireAction]
    ) {
        let header = FrameHeader(
            version: version, type: .control, service: .control,
            info: ControlCode.registerSecondaryTransportNAK.rawValue, session: session, messageID: 2)
        let payload = Refusal(reason: reason).document.bytes
        actions.append(.send(FrameEncoder.frame(header, payload: payload[...])))
    }
}
