package import Journaling
import SDLProtocol
import SDLRPC
package import SDLSupport

/// The state of an observed connection between an app and an external head unit. This type decodes the bytes of both
/// directions, reports events, and writes a row for each message. This type never sends bytes. After invalid bytes,
/// decoding continues at the next frame.
package struct WatchedConnection: Sendable {
    /// The name of the app's pipe.
    package let name: String
    let writer: JournalWriter?
    private var toHeadUnit: WatchedWire
    private var toApp: WatchedWire
    private var sessions: OrderedMap<SessionID, Watched> = [:]
    private var lastNumber: UInt32 = 0
    private var ordinals: [UInt64] = Array(repeating: 0, count: 512)
    var open = OpenRequests()
    var events: [WatchedEvent] = []

    private struct Watched {
        let session: Session
        /// The video parameters of services that the app has requested, if the head unit has not answered the request
        /// yet.
        var requestedStreams: [ServiceType: VideoParameters] = [:]
        var streams: Set<ServiceType> = []
        var isSealed = false
    }

    /// Creates the state. `room` is the memory budget for incomplete messages. All observed connections share this
    /// budget.
    package init(name: String, writer: JournalWriter?, room: FairBuffer? = nil) {
        self.name = name
        self.writer = writer
        toHeadUnit = WatchedWire(limits: .watchedApp, room: room)
        toApp = WatchedWire(limits: .watchedCore, room: room)
    }

    /// Decodes bytes and calls `body` for each event. If the event is about a message, the row of the message is
    /// written before this call.
    package mutating func read(_ part: WatchedBytes, _ body: (WatchedEvent) -> Void) {
        let isToHeadUnit = part.direction == .toHeadUnit
        let seen =
            isToHeadUnit ? toHeadUnit.read(part.bytes, at: part.instant) : toApp.read(part.bytes, at: part.instant)
        for event in seen {
            take(event, part.direction, at: part.instant)
            handOver(body)
        }
    }

    /// Reports bytes that were forwarded but not decoded. Decoding continues at the next frame of a known session.
    package mutating func miss(
        _ bytes: Int, _ direction: MessageKey.Direction, at now: Instant, _ body: (WatchedEvent) -> Void
    ) {
        let way = direction == .toHeadUnit ? "from the app" : "to the app"
        if direction == .toHeadUnit { toHeadUnit.miss(at: now) } else { toApp.miss(at: now) }
        body(.gap("\(name): \(bytes) bytes \(way) were forwarded but not decoded; some messages are not shown"))
    }

    package mutating func end(_ body: (WatchedEvent) -> Void) {
        for watched in sessions.values { close(watched.session) }
        handOver(body)
    }

    private mutating func handOver(_ body: (WatchedEvent) -> Void) {
        for event in events { body(event) }
        events.removeAll(keepingCapacity: true)
    }

    // MARK: Events

    private mutating func take(_ event: WatchedWire.Event, _ direction: MessageKey.Direction, at now: Instant) {
        switch event {
        case .message(let message):
            let session = session(of: message.session, version: message.version)
            read(message, session, direction, at: now)
        case .control(let frame): control(frame, direction)
        case .media(let id, let service, let bytes):
            // Ignore audio and video of a session that belongs to another connection, because only the other connection
            // knows the stream.
            guard direction == .toHeadUnit, let watched = sessions[id], watched.streams.contains(service) else {
                return
            }
            events.append(.media(watched.session, service, bytes))
        case .sealed(let id, let service): sealed(id, service)
        case .finding(let finding): events.append(.finding("\(finding)", direction))
        }
    }

    private mutating func control(_ frame: Frame, _ direction: MessageKey.Direction) {
        let header = frame.header
        switch (header.control, direction) {
        case (.startService, .toHeadUnit) where header.service.isMedia:
            sessions[header.session]?.requestedStreams[header.service] = VideoParameters(watching: frame)
        case (.startServiceACK, .toApp) where header.service == .rpc: begin(SessionStart(watching: frame))
        case (.startServiceACK, .toApp) where header.service.isMedia:
            guard let watched = sessions[header.session], !watched.streams.contains(header.service) else { return }
            let requested = watched.requestedStreams[header.service] ?? VideoParameters()
            sessions[header.session]?.requestedStreams[header.service] = nil
            sessions[header.session]?.streams.insert(header.service)
            events.append(
                .serviceStarted(
                    watched.session, header.service, requested.settled(by: VideoParameters(watching: frame))))
        case (.endServiceACK, _):
            guard let watched = sessions[header.session] else { return }
            if header.service == .rpc { close(watched.session) } else { end(header.service, of: watched) }
        default: break
        }
    }

    /// Reports that a session is encrypted, but only once for each session.
    private mutating func sealed(_ id: SessionID, _ service: ServiceType) {
        guard sessions[id]?.isSealed == false else { return }
        sessions[id]?.isSealed = true
        events.append(
            .gap("\(name): session \(id) is encrypted (\(service)); its messages are forwarded but not shown"))
    }

    // MARK: Sessions

    private mutating func begin(_ start: SessionStart) {
        guard start.session != .none else { return }
        if let before = sessions[start.session] { close(before.session) }
        lastNumber += 1
        let session = Session(id: start.session, number: lastNumber)
        sessions[start.session] = Watched(session: session)
        events.append(.sessionStarted(session, start))
    }

    /// Returns the session with this id. If the start of the session was not observed, adds the session first. Then the
    /// session's messages can be decoded.
    private mutating func session(of id: SessionID, version: UInt8) -> Session {
        if let watched = sessions[id] { return watched.session }
        lastNumber += 1
        let session = Session(id: id, number: lastNumber)
        sessions[id] = Watched(session: session)
        events.append(.sessionStarted(session, SessionStart(session: id, version: ProtocolVersion(UInt16(version)))))
        return session
    }

    private mutating func end(_ service: ServiceType, of watched: Watched) {
        guard sessions[watched.session.id]?.streams.remove(service) != nil else { return }
        events.append(.serviceEnded(watched.session, service))
    }

    private mutating func close(_ session: Session) {
        guard let watched = sessions[session.id] else { return }
        for service in ServiceType.allCases where watched.streams.contains(service) { end(service, of: watched) }
        sessions[session.id] = nil
        open.forget(session)
        events.append(.sessionEnded(session))
    }

    mutating func nextKey(_ session: Session, _ direction: MessageKey.Direction) -> MessageKey {
        let place = Int(session.id.rawValue) + (direction == .toHeadUnit ? 0 : 256)
        ordinals[place] += 1
        return MessageKey(
            connection: name, session: session.id.rawValue, direction: direction, ordinal: ordinals[place])
    }
}
