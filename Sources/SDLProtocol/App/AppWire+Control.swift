import SDLSupport

// Processing of the control frames that a head unit sends to an app.
extension AppWire {
    mutating func control(_ frame: Frame, at now: Instant, into actions: inout [WireAction]) {
        guard let code = frame.header.control else { return }
        if code == .startServiceACK, frame.header.service == .rpc {
            return openSession(frame, at: now, into: &actions)
        }
        if code == .startServiceNAK, frame.header.service == .rpc {
            return sessionRefused(frame, into: &actions)
        }
        guard let index = index(of: frame.header.session) else {
            return actions.append(.finding(.unknownSession(frame.header.session, frame.header.service)))
        }
        switch code {
        case .heartbeat:
            actions.append(sessions[index].control(.heartbeatACK, messageID: frame.header.messageID))
        case .heartbeatACK, .serviceDataACK: break
        case .startServiceACK: openMedia(frame, at: index, into: &actions)
        case .startServiceNAK: mediaRefused(frame, at: index, into: &actions)
        case .endService: endedByCore(frame.header, at: index, into: &actions)
        case .endServiceACK: ended(frame.header, at: index, into: &actions)
        case .endServiceNAK: endRefused(frame, at: index, into: &actions)
        case .transportEventUpdate:
            actions.append(
                .transportChanged(frame.header.session, TCPEndpoint(document(frame, into: &actions))))
        case .registerSecondaryTransportACK, .registerSecondaryTransportNAK:
            secondaryAnswered(code, frame, at: index, into: &actions)
        case .startService, .registerSecondaryTransport: unexpected(frame.header, into: &actions)
        }
    }

    private func unexpected(_ header: FrameHeader, into actions: inout [WireAction]) {
        guard let code = header.control else { return }
        actions.append(.finding(.unexpectedControl(header.session, header.service, code)))
    }

    /// Returns the BSON document in the frame's payload. Below protocol version 5, or if the payload is invalid,
    /// returns an empty document.
    private func document(_ frame: Frame, into actions: inout [WireAction]) -> BSONDocument {
        guard frame.header.version >= 5, !frame.payload.isEmpty else { return BSONDocument() }
        if let document = try? BSONDocument(frame.payload) { return document }
        if let code = frame.header.control {
            actions.append(.finding(.unreadableControl(frame.header.session, frame.header.service, code)))
        }
        return BSONDocument()
    }

    // MARK: - Sessions

    private mutating func openSession(_ frame: Frame, at now: Instant, into actions: inout [WireAction]) {
        let id = frame.header.session
        guard starting > 0, id != .none, index(of: id) == nil else { return unexpected(frame.header, into: &actions) }
        starting -= 1
        let start = readSessionStart(frame, into: &actions)
        let header = start.version.header
        var session = WireSession(
            id: id, version: start.version, isSettled: true, firstMessageID: 1,
            limit: payloadLimitBytes(version: header, mtu: start.mtu))
        session.hash = start.hash
        if let heartbeat = settings.heartbeat, header >= 3 {
            session.heartbeat = Heartbeat(timeout: heartbeat, at: now)
        }
        sessions.append(session)
        actions.append(.sessionStarted(start))
    }

    /// Reads the negotiated version and the other values from the head unit's StartServiceACK.
    private func readSessionStart(_ frame: Frame, into actions: inout [WireAction]) -> SessionStart {
        let id = frame.header.session
        if frame.header.version >= 5 {
            let document = document(frame, into: &actions)
            let named = document[ControlKey.protocolVersion]?.string.flatMap { ProtocolVersion($0) }
            let version = max(min(named ?? .constructedPayloads, settings.version), .constructedPayloads)
            return SessionStart(session: id, version: version, document)
        }
        let version = min(ProtocolVersion(UInt16(frame.header.version)), ProtocolVersion(settings.version.major))
        var start = SessionStart(session: id, version: version)
        if frame.payload.count == 4, version.major > 1 {
            start.hash = frame.payload.bigEndian32(at: 0).map { Int32(bitPattern: $0) }
        }
        return start
    }

    /// Returns the maximum number of payload bytes in frames to this head unit.
    ///
    /// `mtu` is the limit that the head unit has announced. Some head units include the frame header in this limit, so
    /// frames to the head unit have at most `mtu` - 13 payload bytes. Frames from the head unit may have `mtu` payload
    /// bytes, up to 1 MiB.
    private mutating func payloadLimitBytes(version: UInt8, mtu: Int64?) -> Int {
        let usual = settings.limits.sentPayload(version: version)
        guard version >= 5, let mtu, mtu > 64 else { return usual }
        decoder.limits.largePayload = max(decoder.limits.largePayload, Int(min(mtu, 1 << 20)))
        return Int(min(Int64(usual), mtu - 13))
    }

    private mutating func sessionRefused(_ frame: Frame, into actions: inout [WireAction]) {
        guard starting > 0 else { return unexpected(frame.header, into: &actions) }
        starting -= 1
        actions.append(.sessionRefused(Refusal(document(frame, into: &actions))))
    }

    // MARK: - Media

    private mutating func openMedia(_ frame: Frame, at index: Int, into actions: inout [WireAction]) {
        let service = frame.header.service
        guard service.isMedia, sessions[index][service].state == .starting else {
            return unexpected(frame.header, into: &actions)
        }
        let document = document(frame, into: &actions)
        let mtu = document[ControlKey.mtu]?.integer
        sessions[index][service].state = .open
        sessions[index][service].payloadLimitBytes = payloadLimitBytes(version: sessions[index].header, mtu: mtu)
        var video: VideoParameters?
        if service == .video {
            let accepted = VideoParameters(document)
            video = accepted == VideoParameters() ? sessions[index].video.video : accepted
        }
        actions.append(.serviceStarted(frame.header.session, service, video))
    }

    private mutating func mediaRefused(_ frame: Frame, at index: Int, into actions: inout [WireAction]) {
        let service = frame.header.service
        guard service.isMedia, sessions[index][service].state == .starting else {
            return unexpected(frame.header, into: &actions)
        }
        sessions[index][service].state = .closed
        actions.append(
            .serviceRefused(frame.header.session, service, Refusal(document(frame, into: &actions))))
    }

    // MARK: - Ends

    private mutating func endedByCore(_ header: FrameHeader, at index: Int, into actions: inout [WireAction]) {
        if header.service == .rpc, !sessions[index].isBorrowed {
            actions.append(sessions[index].control(.endServiceACK, .rpc))
            remove(index, .requestedByPeer, into: &actions)
        } else if header.service.isMedia, sessions[index][header.service].state != .closed {
            actions.append(sessions[index].control(.endServiceACK, header.service))
            sessions[index][header.service].state = .closed
            actions.append(.serviceEnded(header.session, header.service, .requestedByPeer))
        } else {
            unexpected(header, into: &actions)
        }
    }

    private mutating func ended(_ header: FrameHeader, at index: Int, into actions: inout [WireAction]) {
        if header.service == .rpc, sessions[index].isEnding {
            remove(index, .requestedHere, into: &actions)
        } else if header.service.isMedia, sessions[index][header.service].state == .ending {
            sessions[index][header.service].state = .closed
            actions.append(.serviceEnded(header.session, header.service, .requestedHere))
        } else {
            unexpected(header, into: &actions)
        }
    }

    private mutating func endRefused(_ frame: Frame, at index: Int, into actions: inout [WireAction]) {
        let header = frame.header
        if header.service == .rpc, sessions[index].isEnding {
            sessions[index].isEnding = false
        } else if header.service.isMedia, sessions[index][header.service].state == .ending {
            sessions[index][header.service].state = .open
        } else {
            return unexpected(header, into: &actions)
        }
        actions.append(.endRefused(header.session, header.service, Refusal(document(frame, into: &actions))))
    }

    // MARK: - Secondary transports

    private mutating func secondaryAnswered(
        _ code: ControlCode, _ frame: Frame, at index: Int, into actions: inout [WireAction]
    ) {
        guard sessions[index].isBorrowed else { return unexpected(frame.header, into: &actions) }
        if code == .registerSecondaryTransportACK {
            actions.append(.secondaryTransportAnswered(frame.header.session, nil))
        } else {
            sessions.remove(at: index)
            let refusal = Refusal(document(frame, into: &actions))
            actions.append(.secondaryTransportAnswered(frame.header.session, refusal))
        }
    }
}
