package import SDLSupport

/// The head unit's side of a connection.
///
/// `CoreWire` itself gives all answers that the protocol determines. The head unit must decide whether an app may
/// stream, and whether a session may use this connection as its secondary transport. For each such decision, `CoreWire`
/// returns an action. The head unit then calls a method of `CoreWire` to give its answer.
package struct CoreWire: SessionWire {
    package struct Settings: Sendable {
        package var limits = WireLimits.core
        /// The highest supported protocol version.
        package var version = ProtocolVersion.core
        /// The time without a heartbeat after which a session ends; nil for no limit. The time starts with the app's
        /// first heartbeat.
        package var heartbeatTimeout: Duration? = .seconds(7)
        /// Returns the current vehicle data. Called at each session's start, because the vehicle may change.
        package var vehicle: @Sendable () -> VehicleInfo? = { nil }
        package var authToken: String?
        /// The secondary transports that apps may use. If the value is nil, apps use only their primary transport.
        package var secondaryTransports: SecondaryTransports?
        package var tcpEndpoint: TCPEndpoint?
        /// The shared memory budget for the incomplete messages of all connections; nil for no shared limit.
        package var assemblyRoom: FairBuffer?

        package init() {}
    }

    /// The head unit's answer to a request for an audio or video service.
    package enum ServiceAnswer: Hashable, Sendable {
        /// The service starts with these video parameters; nil for the parameters that the app requested.
        case accepted(VideoParameters? = nil)
        case refused(Refusal)
        /// No answer is sent. SDL Core does the same before the app has registered.
        case unanswered
    }

    package enum SecondaryAnswer: Hashable, Sendable {
        /// This connection may carry the session's audio and video. The associated value is the protocol version.
        case accepted(ProtocolVersion)
        case notFound
        case alreadyRegistered(ProtocolVersion)
    }

    package internal(set) var settings: Settings
    /// The number of this connection. It is the lower half of the hash ids of the sessions on this connection.
    package let number: UInt16

    let ids: SessionIDs
    var decoder: FrameDecoder
    var assembly: MessageAssembly
    var sessions: [WireSession] = []
    var isClosed = false
    private var hasReceived = false
    private var malformed: RateMeter?
    private var strays: RateMeter?
    private var messageID: UInt32 = 0

    package init(number: UInt16, ids: SessionIDs, settings: Settings = Settings()) {
        self.number = number
        self.ids = ids
        self.settings = settings
        self.settings.limits.highestVersion = settings.version.header
        decoder = FrameDecoder(limits: self.settings.limits)
        assembly = MessageAssembly(limits: self.settings.limits, room: settings.assemblyRoom)
        malformed = settings.limits.malformed.map { RateMeter($0) }
        strays = settings.limits.flood.map { RateMeter($0) }
    }

    package var nextDeadline: Instant? {
        deadline(sessions.lazy.filter { !$0.isEnding }.compactMap(\.heartbeat?.due).min())
    }

    /// Returns the next message id for answers that do not belong to a session.
    mutating func nextMessageID() -> UInt32 {
        defer { messageID &+= 1 }
        return messageID
    }

    // MARK: In

    package mutating func receive(
        _ bytes: ArraySlice<UInt8>, at now: Instant, into actions: inout [WireAction]
    ) {
        guard !isClosed else { return }
        if !hasReceived, HTTPRefusal.isRequest(bytes) { return refuseHTTP(into: &actions) }
        hasReceived = true
        decoder.feed(bytes)
        while let event = decoder.next() {
            switch event {
            case .frame(let frame): take(frame, at: now, into: &actions)
            case .malformed(let why):
                actions.append(.finding(.malformed(why)))
                if malformed?.count(at: now) == true {
                    actions.append(.finding(.malformedTooOften))
                    close(.malformed, ending: .malformed, into: &actions)
                }
            case .skipping(let count): actions.append(.finding(.skipping(count)))
            case .resynchronised(let skipped): actions.append(.finding(.resynchronised(skipped: skipped)))
            }
            if isClosed { return decoder.reset() }
        }
    }

    private mutating func refuseHTTP(into actions: inout [WireAction]) {
        actions += [.finding(.httpRequest), .send(HTTPRefusal.response)]
        close(.malformed, ending: .malformed, into: &actions)
    }

    private mutating func take(_ frame: Frame, at now: Instant, into actions: inout [WireAction]) {
        let header = frame.header
        guard let index = index(of: header.session) else {
            return takeStray(frame, at: now, into: &actions)
        }
        guard !sessions[index].isEnding else { return }
        if !header.service.isMedia, sessions[index].flood?.count(at: now) == true {
            sessions[index].isEnding = true
            assembly.forget(header.session)
            actions.append(.finding(.flooded(header.session)))
            return actions.append(.sessionFlooded(header.session))
        }
        sessions[index].heartbeat?.alive(at: now)
        if header.type == .control { return control(frame, at: now, into: &actions) }
        if header.service.isMedia, !sessions[index].carries(header.service) {
            if let note = sessions[index].noteStray(header.service) { actions.append(note) }
            if sessions[index][header.service].isEndedHere {
                actions.append(.strayMedia(header.session, header.service))
            }
            return
        }
        guard !refuseProtected(header, into: &actions) else { return }
        join(frame, at: index, now, into: &actions)
    }

    /// Processes a frame whose session is unknown. A StartService frame may start a session. Other control frames are
    /// answered or reported. All other frames are only reported.
    private mutating func takeStray(_ frame: Frame, at now: Instant, into actions: inout [WireAction]) {
        if strays?.count(at: now) == true {
            actions.append(.finding(.flooded(frame.header.session)))
            return close(.flood, ending: .flood, into: &actions)
        }
        if frame.header.type == .control {
            control(frame, at: now, into: &actions)
        } else {
            actions.append(.finding(.unknownSession(frame.header.session, frame.header.service)))
        }
    }

    mutating func deliver(_ message: WireMessage, at index: Int, into actions: inout [WireAction]) {
        guard message.service != .control else {
            return refuseHandshake(at: index, into: &actions)
        }
        guard sessions[index].carries(message.service) else {
            return actions.append(.finding(.serviceNotOpen(message.session, message.service)))
        }
        if message.service.isMedia {
            actions.append(.media(message))
        } else {
            if !sessions[index].isSettled { setVersion(of: index, to: message.version) }
            actions.append(.message(message))
        }
    }

    /// Sets the protocol version of a session from the app's first message. Called if the StartService frame did not
    /// determine the version.
    private mutating func setVersion(of index: Int, to version: UInt8) {
        sessions[index].isSettled = true
        guard version < sessions[index].header else { return }
        sessions[index].header = version
        sessions[index].version = ProtocolVersion(UInt16(version))
        sessions[index].payloadLimitBytes = settings.limits.sentPayload(version: version)
    }

    package mutating func tick(at now: Instant, into actions: inout [WireAction]) {
        guard !isClosed else { return }
        expireMessages(at: now, into: &actions)
        for session in sessions {
            guard let heartbeat = session.heartbeat, heartbeat.due <= now, !session.isEnding,
                let index = index(of: session.id)
            else { continue }
            if heartbeat.isProbed {
                actions.append(.finding(.heartbeatMissed(session.id)))
                actions.append(sessions[index].control(.endService, .rpc))
                end(index, .heartbeatTimeout, into: &actions)
            } else {
                actions.append(sessions[index].control(.heartbeat))
                sessions[index].heartbeat?.probe(at: now)
            }
        }
    }

    package mutating func connectionLost(into actions: inout [WireAction]) {
        endAll(.connectionLost, into: &actions)
        isClosed = true
        decoder.reset()
    }

    // MARK: Out

    package mutating func endSession(_ session: SessionID, into actions: inout [WireAction]) {
        guard let index = index(of: session) else { return }
        let reason: EndReason = sessions[index].isEnding ? .flood : .requestedHere
        if !sessions[index].isBorrowed { actions.append(sessions[index].control(.endService, .rpc)) }
        end(index, reason, into: &actions)
    }

    /// Ends an audio or video service without waiting for the app's confirmation, because some app libraries send none.
    /// Audio and video frames that still arrive are dropped.
    package mutating func endService(
        _ service: ServiceType, of session: SessionID, into actions: inout [WireAction]
    ) {
        guard service.isMedia, let index = index(of: session), sessions[index].carries(service) else { return }
        actions.append(sessions[index].control(.endService, service))
        sessions[index][service].state = .ending
        sessions[index][service].isEndedHere = true
        assembly.forget(session, service: service)
        actions.append(.serviceEnded(session, service, .requestedHere))
    }

    /// Sends the address for secondary transports to every app that can use it. If `endpoint` is nil, the apps are
    /// notified that the address does not exist any more.
    package mutating func announce(_ endpoint: TCPEndpoint?, into actions: inout [WireAction]) {
        settings.tcpEndpoint = endpoint
        for index in sessions.indices { announceEndpoint(to: index, into: &actions) }
    }

    func endpointIsAnnounced(to session: WireSession) -> Bool {
        settings.secondaryTransports != nil && !session.isBorrowed && session.version >= .secondaryTransports
    }

    mutating func announceEndpoint(to index: Int, into actions: inout [WireAction]) {
        guard endpointIsAnnounced(to: sessions[index]) else { return }
        let payload = TCPEndpoint.document(settings.tcpEndpoint).bytes
        actions.append(sessions[index].control(.transportEventUpdate, payload: payload))
    }

    // MARK: Ends

    /// Removes a session, and releases its id.
    mutating func end(_ index: Int, _ reason: EndReason, into actions: inout [WireAction]) {
        let session = sessions[index]
        remove(index, reason, into: &actions)
        if !session.isBorrowed { ids.release(session.id) }
    }

    private mutating func endAll(_ reason: EndReason, into actions: inout [WireAction]) {
        while !sessions.isEmpty { end(0, reason, into: &actions) }
    }

    private mutating func close(_ why: CloseReason, ending: EndReason, into actions: inout [WireAction]) {
        endAll(ending, into: &actions)
        isClosed = true
        actions.append(.closeConnection(why))
    }
}
