// Processing of the start requests for sessions and services.
extension CoreWire {
    mutating func startService(_ frame: Frame, into actions: inout [WireAction]) {
        let header = frame.header
        // In version 1, this bit means "compressed", which cannot apply to a frame without content.
        if header.isProtected, header.version > 1 {
            return refuseProtected(frame, into: &actions)
        }
        if header.service == .rpc, header.session == .none {
            startSession(frame, into: &actions)
        } else {
            startMedia(frame, into: &actions)
        }
    }

    /// Refuses to start an encrypted service. The reason is the same as from an SDL Core that was built without
    /// encryption.
    private mutating func refuseProtected(_ frame: Frame, into actions: inout [WireAction]) {
        let header = frame.header
        let type = header.service.rawValue
        var refusal = Refusal(reason: "Service of type \(type) cannot be protected")
        if header.service == .rpc, case .unacceptable(let version) = requestedVersion(frame) {
            refusal = Self.unacceptable(version)
        } else if header.session != .none, index(of: header.session) == nil, let why = obstacle(header) {
            refusal.reason = "Cannot start a protected service of type \(type). \(why)"
        }
        let why = refusal.reason ?? "\(ControlKey.protocolVersion) is missing or below 5.0"
        noteRefusal(frame, why, into: &actions)
        refuseService(frame, refusal, into: &actions)
    }

    private static func unacceptable(_ version: ProtocolVersion?) -> Refusal {
        var refusal = Refusal(rejected: [ControlKey.protocolVersion])
        if let version, version >= .reasons {
            refusal.reason = "Certain parameters in the StartService request were rejected"
        }
        return refusal
    }

    // MARK: - Sessions

    /// The protocol version that an app requests in a StartService frame.
    private enum RequestedVersion {
        /// A version from 1 to 4. The exact version is known only when the app's first message has arrived.
        case legacy
        case constructed(ProtocolVersion?)
        case unacceptable(ProtocolVersion?)
    }

    private func requestedVersion(_ frame: Frame) -> RequestedVersion {
        // A payload that is not a BSON document counts as empty. Up to version 4, StartService frames have no payload.
        guard !frame.payload.isEmpty, let document = try? BSONDocument(frame.payload) else {
            return frame.header.version >= 5 ? .constructed(nil) : .legacy
        }
        let version = document[ControlKey.protocolVersion]?.string.flatMap { ProtocolVersion($0) }
        guard let version, version >= .constructedPayloads else { return .unacceptable(version) }
        return .constructed(version)
    }

    private func named(_ frame: Frame) -> ProtocolVersion? {
        switch requestedVersion(frame) {
        case .legacy: nil
        case .constructed(let version), .unacceptable(let version): version
        }
    }

    private mutating func startSession(_ frame: Frame, into actions: inout [WireAction]) {
        noteUnreadable(frame, into: &actions)
        switch requestedVersion(frame) {
        case .unacceptable(let version):
            noteRefusal(frame, "\(ControlKey.protocolVersion) is missing or below 5.0", into: &actions)
            refuse(.startServiceNAK, frame.header, Self.unacceptable(version), version: version, into: &actions)
        case .constructed(let asked) where settings.version >= .constructedPayloads:
            openSession(frame, asked: asked, version: min(asked ?? settings.version, settings.version), into: &actions)
        case .legacy, .constructed:
            openSession(frame, asked: nil, version: ProtocolVersion(min(settings.version.major, 4)), into: &actions)
        }
    }

    private mutating func openSession(
        _ frame: Frame, asked: ProtocolVersion?, version: ProtocolVersion, into actions: inout [WireAction]
    ) {
        guard let id = ids.take(besides: sessionIDs) else {
            let reason = "Unable to create new session"
            noteRefusal(frame, reason, into: &actions)
            return refuse(.startServiceNAK, frame.header, Refusal(reason: reason), version: asked, into: &actions)
        }
        var session = WireSession(
            id: id, version: version, isSettled: version >= .constructedPayloads, firstMessageID: 0,
            limit: settings.limits.sentPayload(version: version.header))
        session.hash = Int32(bitPattern: UInt32(id.rawValue) << 16 | UInt32(number))
        session.flood = settings.limits.flood.map { RateMeter($0) }
        let start = answer(to: asked, session)
        let payload: [UInt8]
        switch version.header {
        case 1: payload = []
        case 2...4: payload = session.hash.map { hash in withUnsafeBytes(of: hash.bigEndian) { Array($0) } } ?? []
        default: payload = start.document.bytes
        }
        actions.append(session.control(.startServiceACK, .rpc, payload: payload))
        sessions.append(session)
        announceEndpoint(to: sessions.count - 1, into: &actions)
        actions.append(.sessionStarted(start))
    }

    private func answer(to asked: ProtocolVersion?, _ session: WireSession) -> SessionStart {
        var start = SessionStart(session: session.id, version: session.version)
        start.hash = session.header == 1 ? nil : session.hash
        guard session.version >= .constructedPayloads else { return start }
        start.mtu = Int64(settings.limits.advertisedMTU)
        if session.version >= .secondaryTransports {
            start.transports = settings.secondaryTransports ?? SecondaryTransports()
        }
        if session.version >= .authToken { start.authToken = settings.authToken }
        if let asked, asked >= .vehicle { start.vehicle = settings.vehicle() }
        return start
    }

    // MARK: - Media

    private mutating func startMedia(_ frame: Frame, into actions: inout [WireAction]) {
        let header = frame.header
        if let why = obstacle(header) {
            let type = header.service.rawValue
            let reason = "Cannot start an unprotected service of type \(type). \(why)"
            if index(of: header.session) == nil || !header.service.isMedia {
                noteRefusal(frame, reason, into: &actions)
            }
            return refuseService(frame, Refusal(reason: reason), into: &actions)
        }
        guard let index = index(of: header.session) else { return }
        noteUnreadable(frame, into: &actions)
        var video: VideoParameters?
        if header.service == .video, let document = try? BSONDocument(frame.payload) {
            video = VideoParameters(document)
        }
        sessions[index][header.service].state = .starting
        sessions[index][header.service].requestVersion = min(header.version, settings.version.header)
        sessions[index][header.service].video = video
        actions.append(
            .serviceStartRequested(
                ServiceRequest(session: header.session, service: header.service, video: video)))
    }

    /// Returns the reason why the protocol does not allow the start of this service now; nil if the start is allowed.
    /// The text of the reason is the same as in SDL Core.
    private func obstacle(_ header: FrameHeader) -> String? {
        let type = header.service.rawValue
        guard header.service != .control else { return "Wrong service type \(type)" }
        guard let index = index(of: header.session) else {
            return "Session \(header.session) not found for connection \(number)"
        }
        let session = sessions[index]
        if header.service.isMedia {
            let version = session.isSettled ? session.header : min(session.header, header.version)
            if version <= 2 { return "" }
            if session[header.service].state == .closed || session[header.service].state == .ending { return nil }
        } else if session.isBorrowed {
            return "Session \(header.session) runs its RPC service on another connection"
        }
        return "Session \(header.session) already has an unprotected service of type \(type)"
    }

    /// Sends the head unit's answer to a request for an audio or video service. The action `serviceStartRequested` has
    /// reported this request.
    package mutating func answerService(
        _ service: ServiceType, of session: SessionID, _ answer: ServiceAnswer, into actions: inout [WireAction]
    ) {
        guard service.isMedia, let index = index(of: session), sessions[index][service].state == .starting else {
            return
        }
        let version = sessions[index][service].requestVersion
        switch answer {
        case .unanswered: sessions[index][service].state = .closed
        case .refused(var refusal):
            sessions[index][service].state = .closed
            if sessions[index].version < .reasons { refusal.reason = nil }
            let payload = version >= 5 ? refusal.document.bytes : []
            actions.append(
                sessions[index].control(
                    .startServiceNAK, service, messageID: sessions[index].nextMessageID(), version: version,
                    payload: payload))
        case .accepted(let settled):
            let video = settled ?? sessions[index][service].video
            sessions[index][service].state = .open
            sessions[index][service].payloadLimitBytes = settings.limits.sentPayload(version: version)
            var document: BSONDocument = [ControlKey.mtu: .int64(Int64(settings.limits.advertisedMTU))]
            if service == .video { video?.append(to: &document) }
            let payload = version >= 5 ? document.bytes : []
            actions.append(
                sessions[index].control(
                    .startServiceACK, service, messageID: sessions[index].nextMessageID(), version: version,
                    payload: payload))
            actions.append(.serviceStarted(session, service, service == .video ? video : nil))
        }
    }

    private func noteUnreadable(_ frame: Frame, into actions: inout [WireAction]) {
        guard !frame.payload.isEmpty, (try? BSONDocument(frame.payload)) == nil else { return }
        actions.append(.finding(.unreadableControl(frame.header.session, frame.header.service, .startService)))
    }

    // MARK: - NAK

    /// Adds a finding for a refused start. For audio and video of an existing session, the action `serviceRefused` is
    /// used instead.
    private func noteRefusal(_ frame: Frame, _ why: String, into actions: inout [WireAction]) {
        actions.append(.finding(.startRefused(frame.header.session, frame.header.service, why)))
    }

    /// Refuses a service without asking the head unit. For audio and video of an existing session, also adds the action
    /// `serviceRefused`.
    private mutating func refuseService(_ frame: Frame, _ refusal: Refusal, into actions: inout [WireAction]) {
        let header = frame.header
        let version = header.service == .rpc ? named(frame) : nil
        refuse(.startServiceNAK, header, refusal, version: version, into: &actions)
        if header.service.isMedia, index(of: header.session) != nil {
            actions.append(.serviceRefused(header.session, header.service, refusal))
        }
    }

    /// Answers a start or end request with the NAK `code`. `version` is the protocol version that the request names; nil
    /// to use the version of the app's session.
    mutating func refuse(
        _ code: ControlCode, _ header: FrameHeader, _ refusal: Refusal, version: ProtocolVersion? = nil,
        into actions: inout [WireAction]
    ) {
        let index = index(of: header.session)
        var refusal = refusal
        if let version = version ?? index.map({ sessions[$0].version }), version < .reasons { refusal.reason = nil }
        let answer = FrameHeader(
            version: header.version, type: .control, service: header.service, info: code.rawValue,
            session: header.session, messageID: index.map { sessions[$0].nextMessageID() } ?? nextMessageID())
        let payload = header.version >= 5 ? refusal.document.bytes : []
        actions.append(.send(FrameEncoder.frame(answer, payload: payload[...])))
    }
}
