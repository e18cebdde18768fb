package import SDLSupport

/// The app's side of a connection. It opens sessions and services in the protocol version that the head unit chooses.
///
/// Invalid frames from the head unit never close the connection. There is no time limit for the head unit's answers,
/// because a head unit may have to wait for its HMI or for the app's registration. The caller can set time limits.
package struct AppWire: SessionWire {
    package struct Settings: Sendable {
        package var limits = WireLimits.app
        /// The highest supported protocol version. A start request names this version if it is 5 or higher; otherwise,
        /// the request names no version.
        package var version = ProtocolVersion.app
        /// The interval of heartbeats, which are used from protocol version 3 on; nil for no heartbeats. A session ends
        /// if no data arrives from the head unit within one interval after a heartbeat.
        package var heartbeat: Duration?

        package init() {}
    }

    package let settings: Settings

    var decoder: FrameDecoder
    var assembly: MessageAssembly
    var sessions: [WireSession] = []
    /// The number of session requests that the head unit has not answered yet.
    var starting = 0
    var isClosed = false

    package init(settings: Settings = Settings()) {
        self.settings = settings
        decoder = FrameDecoder(limits: settings.limits)
        assembly = MessageAssembly(limits: settings.limits)
    }

    /// Returns the negotiated payload limit of frames in a session; nil if the session does not exist.
    package func payloadLimitBytes(of session: SessionID) -> Int? {
        index(of: session).map { sessions[$0].payloadLimitBytes }
    }

    package var nextDeadline: Instant? {
        deadline(sessions.compactMap(\.heartbeat?.due).min())
    }

    // MARK: In

    package mutating func receive(
        _ bytes: ArraySlice<UInt8>, at now: Instant, into actions: inout [WireAction]
    ) {
        guard !isClosed else { return }
        decoder.feed(bytes)
        while let event = decoder.next() {
            switch event {
            case .frame(let frame): take(frame, at: now, into: &actions)
            case .malformed(let why): actions.append(.finding(.malformed(why)))
            case .skipping(let count): actions.append(.finding(.skipping(count)))
            case .resynchronised(let skipped): actions.append(.finding(.resynchronised(skipped: skipped)))
            }
        }
    }

    private mutating func take(_ frame: Frame, at now: Instant, into actions: inout [WireAction]) {
        let header = frame.header
        if header.type == .control {
            if let index = index(of: header.session) { sessions[index].heartbeat?.alive(at: now) }
            return control(frame, at: now, into: &actions)
        }
        guard let index = index(of: header.session) else {
            return actions.append(.finding(.unknownSession(header.session, header.service)))
        }
        sessions[index].heartbeat?.alive(at: now)
        if header.service.isMedia, !sessions[index].carries(header.service) {
            if let note = sessions[index].noteStray(header.service) { actions.append(note) }
            return
        }
        guard !header.isProtected else {
            let isCompressed = header.version == 1
            actions.append(
                .finding(
                    isCompressed
                        ? .compressed(header.session, header.service) : .protected(header.session, header.service)))
            return
        }
        join(frame, at: index, now, into: &actions)
    }

    func deliver(_ message: WireMessage, at index: Int, into actions: inout [WireAction]) {
        if message.service == .control {
            // This message begins a TLS handshake, which this app never requests.
            actions.append(.finding(.protected(message.session, .control)))
        } else if !sessions[index].carries(message.service) {
            actions.append(.finding(.serviceNotOpen(message.session, message.service)))
        } else {
            actions.append(message.service.isMedia ? .media(message) : .message(message))
        }
    }

    package mutating func tick(at now: Instant, into actions: inout [WireAction]) {
        guard !isClosed else { return }
        expireMessages(at: now, into: &actions)
        for session in sessions {
            guard let heartbeat = session.heartbeat, heartbeat.due <= now, let index = index(of: session.id) else {
                continue
            }
            if heartbeat.isProbed {
                actions.append(.finding(.heartbeatMissed(session.id)))
                remove(index, .heartbeatTimeout, into: &actions)
            } else {
                actions.append(sessions[index].control(.heartbeat))
                sessions[index].heartbeat?.probe(at: now)
            }
        }
    }

    package mutating func connectionLost(into actions: inout [WireAction]) {
        while !sessions.isEmpty { remove(0, .connectionLost, into: &actions) }
        isClosed = true
        decoder.reset()
    }

    // MARK: Out

    /// Requests a session. Several requests may wait for their answers at the same time. Each answer results in the
    /// action `sessionStarted` or `sessionRefused`.
    package mutating func startSession(into actions: inout [WireAction]) {
        starting += 1
        let payload: BSONDocument? =
            settings.version >= .constructedPayloads
            ? [ControlKey.protocolVersion: .string(settings.version.description)] : nil
        let header = FrameHeader(
            version: 1, type: .control, service: .rpc, info: ControlCode.startService.rawValue, session: .none)
        actions.append(.send(FrameEncoder.frame(header, payload: payload?.bytes[...] ?? [])))
    }

    package mutating func startSession() -> [WireAction] {
        var actions: [WireAction] = []
        startSession(into: &actions)
        return actions
    }

    /// Requests an audio or video service. Some head units do not answer the request, for example while the app is not
    /// registered.
    package mutating func startService(
        _ service: ServiceType, of session: SessionID, video: VideoParameters? = nil, into actions: inout [WireAction]
    ) {
        guard service.isMedia, let index = index(of: session), sessions[index].header >= 3 else { return }
        sessions[index][service].state = .starting
        sessions[index][service].video = video
        var payload: [UInt8] = []
        if sessions[index].header >= 5, service == .video, let video {
            var document = BSONDocument()
            video.append(to: &document)
            payload = document.bytes
        }
        actions.append(sessions[index].control(.startService, service, payload: payload))
    }

    /// Requests the end of a session. Messages of the session may still arrive until a method returns the action
    /// `sessionEnded`.
    package mutating func endSession(_ session: SessionID, into actions: inout [WireAction]) {
        guard let index = index(of: session), !sessions[index].isBorrowed else { return }
        sessions[index].isEnding = true
        var payload: [UInt8] = []
        if let hash = sessions[index].hash {
            switch sessions[index].header {
            case 1: break
            case 2...4: payload.append(bigEndian: UInt32(bitPattern: hash))
            default: payload = ([ControlKey.hashID: .int32(hash)] as BSONDocument).bytes
            }
        }
        actions.append(sessions[index].control(.endService, .rpc, payload: payload))
    }

    package mutating func endService(
        _ service: ServiceType, of session: SessionID, into actions: inout [WireAction]
    ) {
        guard service.isMedia, let index = index(of: session), sessions[index].carries(service) else { return }
        sessions[index][service].state = .ending
        actions.append(sessions[index].control(.endService, service))
    }

    /// Asks the head unit to accept this connection as the secondary transport of a session that runs on another
    /// connection. This connection then carries the session's audio and video.
    package mutating func registerSecondaryTransport(
        for session: SessionStart, into actions: inout [WireAction]
    ) {
        guard index(of: session.session) == nil else { return }
        var borrowed = WireSession(
            id: session.session, version: session.version, isSettled: true, firstMessageID: 1,
            limit: settings.limits.sentPayload(version: session.version.header))
        borrowed.isBorrowed = true
        actions.append(borrowed.control(.registerSecondaryTransport))
        sessions.append(borrowed)
    }
}
