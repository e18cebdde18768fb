package import Journaling
package import SDLConnection
import SDLProtocol
import SDLRPC
package import SDLSupport

/// A head unit that apps connect to and that can be driven from outside.
///
/// The actor owns the reducer and carries out the reducer's effects. All decisions are made in the reducer.
package actor HeadUnit {
    let timekeeper: any Timekeeper
    let writer: JournalWriter
    let inFlight: InFlightCounter?
    private let home: SerialWorkerExecutor
    nonisolated let store: FileStore
    nonisolated let shared: SharedFiles
    /// Passes the bytes of apps' streams to the clients that subscribed to a stream.
    package nonisolated let media = MediaTaps()
    /// Passes the pictures of apps' video streams to the viewers that subscribed to a stream.
    package nonisolated let pictures: PictureFeeds
    /// The latest frames and messages on the apps' connections.
    package nonisolated let wire = WireHistory()
    /// The streams with an alarm. The alarm checks whether the last picture of the stream is complete.
    var pausing: Set<StreamTicket> = []
    private let ids = SessionIDs()
    /// Counts the bytes from all apps that the head unit has received but not processed yet.
    private nonisolated let intake = Intake()
    /// The shared buffer limit for the apps' incomplete multi-frame messages.
    private nonisolated let assemblyRoom = FairBuffer(total: 128 << 20, least: 64 << 10)
    /// How long the most recent messages waited before they were processed.
    private nonisolated let lateness = QueueDelay()
    private nonisolated let frameLimiter: UnusableFrameLimiter
    /// The presenter while no web HMI is connected.
    package nonisolated let ownPresenter: Presenter
    /// The limits of the active profile, for new connections.
    private nonisolated let limits: Lock<Profile.Limits>
    private nonisolated let connectionNumbers = Lock(UInt16(0))
    /// The vehicle information for the StartService ACK of new sessions.
    private nonisolated let vehicle: Lock<VehicleInfo?>

    private var reducer: HeadUnitReducer
    private var connections: [UInt64: Connection] = [:]
    /// The callers that wait until the last connection has ended.
    private var lastGone: [CheckedContinuation<Void, Never>] = []
    /// Requests that the reducer has not answered yet. If several requests have the same correlation id, the newest
    /// request is answered first, because the reducer refuses a request whose id is already in use.
    private var pending: [PendingKey: [Incoming]] = [:]
    /// Connections whose output is batched until all effects of the current input are carried out.
    private var held: [Connection] = []
    private var gathers = false
    private var alarm: Alarm?
    /// The alarm for the next write of the apps' data to disk.
    var memoryAlarm: Alarm?
    nonisolated let memoryState = Lock(MemoryStatus())
    /// A function that returns the wall-clock time in milliseconds since 1970.
    nonisolated let calendar: @Sendable () -> Int
    /// A function that prints a line for the user.
    nonisolated let say: @Sendable (String) -> Void
    /// Messages in transit between apps and the head unit, if a tester has set a latency.
    var link = SlowLink()
    var linkAlarm: Alarm?
    /// The gate that delays messages from apps during a replay.
    var gate = MessageGate()
    /// Replies that are delayed until the presenting web HMI has answered.
    var heldReplies = HeldReplies()
    var state: HeadUnitState { reducer.state }
    nonisolated let cloudDial: CloudDial
    /// The requests from the head unit to apps that have no result yet.
    var askings: [AskKey: Asking] = [:]
    /// The connections that the head unit opened to cloud apps.
    var cloudTickets: [UInt64: CloudTicket] = [:]

    private struct PendingKey: Hashable {
        let session: SessionRef
        let correlationID: Int32
    }

    /// Creates a head unit without connections.
    ///
    /// - Parameters:
    ///   - profiles: the profiles that the head unit can switch to at run time, in addition to `profile`.
    ///   - files: the folder for apps' files.
    ///   - naming: how the files in the folder `files` are named.
    ///   - shared: the folder whose files a web HMI may share with apps; nil if apps may read no such files.
    ///   - home: the executor of the connections; the main actor in deterministic tests.
    ///   - calendar: returns the milliseconds since 1970, for data that outlives the process.
    ///   - cloudDial: opens a connection to a cloud app.
    ///   - presenter: the presenter at the start; `car` if an external head unit is watched.
    ///   - say: prints a line for the user.
    package init(
        profile: Profile, profiles: ProfileSet = .builtIn, files: String, naming: FileNaming = .safe,
        shared: String? = nil, timekeeper: any Timekeeper, writer: JournalWriter, inFlight: InFlightCounter? = nil,
        home: SerialWorkerExecutor = .pool, calendar: @escaping @Sendable () -> Int = HeadUnit.wallClock,
        cloudDial: @escaping CloudDial = HeadUnit.noNetwork, presenter: Presenter = .page,
        say: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.calendar = calendar
        self.say = say
        self.cloudDial = cloudDial
        ownPresenter = presenter
        reducer = HeadUnitReducer(profile: profile, profiles: profiles, presenter: presenter)
        vehicle = Lock(profile.vehicle)
        limits = Lock(profile.limits)
        store = FileStore(root: files, naming: naming)
        self.shared = SharedFiles(folder: shared)
        self.timekeeper = timekeeper
        frameLimiter = UnusableFrameLimiter(timekeeper: timekeeper, inFlight: inFlight)
        pictures = PictureFeeds(timekeeper: timekeeper)
        self.writer = writer
        self.inFlight = inFlight
        self.home = home
        let now = timekeeper.now
        var inputs: [HeadUnitInput] = []
        let recalled = Self.recall(from: store, at: now, wall: calendar())
        if let memory = recalled.memory {
            inputs.append(.remembered(memory))
            let gone = store.recallIcons(memory.icons)
            if !gone.isEmpty { inputs.append(.iconsGone(gone)) }
        }
        let found = store.scan()
        if !found.isEmpty { inputs.append(.found(found)) }
        for input in inputs { _ = reducer.receive(input, at: now) }
        for change in Aspect.wholeTree(of: reducer.state) {
            writer.change(change.operation, at: change.path, causes: [])
        }
        if let problem = recalled.problem { memoryIsDamaged(problem) }
    }

    package nonisolated func accept(_ pipe: any BytePipe) {
        let connection = connection(over: pipe)
        // While the journal is full, the connection waits before it is read.
        writer.whenNotFull { connection.open(self) }
    }

    /// Creates a connection over `pipe`. A cloud app receives the authentication token `token` when its session begins.
    nonisolated func connection(over pipe: any BytePipe, token: String? = nil) -> Connection {
        let number = connectionNumbers.next()
        var wire = CoreWire.Settings()
        wire.vehicle = { [vehicle] in vehicle.withLock { $0 } }
        wire.assemblyRoom = assemblyRoom
        wire.authToken = token
        let limits = self.limits.withLock { $0 }
        wire.heartbeatTimeout = limits.heartbeatMilliseconds > 0 ? .milliseconds(limits.heartbeatMilliseconds) : nil
        let isLimited = limits.frames > 0 && SessionInfo.isOutside(pipe.name)
        wire.limits.flood = isLimited ? WireLimits.Rate(limits.frames, per: .seconds(1)) : nil
        var settings = ConnectionSettings(.headUnit(number: number, ids: ids, wire))
        settings.witness = self.wire.witness(of: pipe.name)
        let bounded = intake.bounding(pipe)
        let connection = Connection(
            bounded, settings, timekeeper: timekeeper, writer: writer, inFlight: inFlight, home: home)
        if isLimited { frameLimiter.watch(connection, bounded) }
        return connection
    }

    /// The load of the head unit: bytes and messages that wait for processing.
    package nonisolated var intakeStatus: IntakeStatus {
        IntakeStatus(
            bytes: intake.bytes, unfinishedBytes: assemblyRoom.used, unfinishedLimit: assemblyRoom.total,
            lateness: lateness.value(at: timekeeper.now))
    }

    package nonisolated func prepareFiles() { store.prepare() }

    // MARK: Inputs

    func take(_ input: HeadUnitInput) {
        if input.registers { lookForIcons() }
        perform(turn(input))
        setAlarm()
    }

    func turn(_ input: HeadUnitInput) -> [HeadUnitEffect] {
        // The state of the apps before the input is needed to undo the changes if the web HMI refuses the request.
        let before = reducer.state.presenter.policy.confirms ? reducer.state.apps : nil
        let effects = reducer.receive(input, at: timekeeper.now)
        guard heldReplies.presenter != nil else { return effects }
        return heldReplies.pass(effects, of: input, before: before, after: reducer.state)
    }

    func turn(watching event: WatchedEvent, on connection: UInt64, named name: String) -> [HeadUnitEffect] {
        reducer.watch(event, on: connection, named: name, at: timekeeper.now)
    }

    private func setAlarm() {
        guard alarm?.due != reducer.nextDue else { return }
        if let alarm { timekeeper.cancel(alarm) }
        alarm = reducer.nextDue.map { due in ring(at: due) { await $0.alarmRings() } }
    }

    private func alarmRings() {
        alarm = nil
        take(.clock)
    }

    /// Calls `work` at an instant. The work counts as work in flight.
    @discardableResult
    func ring(at due: Instant, _ work: @escaping @Sendable (HeadUnit) async -> Void) -> Alarm {
        timekeeper.ring(at: due) { [weak self, inFlight] in
            inFlight?.begin()
            Task {
                if let self { await work(self) }
                inFlight?.end()
            }
        }
    }

    // MARK: Effects

    func perform(_ effects: [HeadUnitEffect]) {
        together { for effect in effects where isThere(.effect(effect)) { carryOut(effect) } }
        for aspect in effects.changedAspects { note(aspect) }
    }

    /// Combines the messages that `body` sends to an app into one write for each app.
    func together<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        guard !gathers else { return try body() }
        gathers = true
        defer {
            gathers = false
            for connection in held { connection.endBatch() }
            held = []
        }
        try body()
    }

    private func beginBatch(_ connection: Connection) {
        guard gathers, !held.contains(where: { $0 === connection }) else { return }
        connection.beginBatch()
        held.append(connection)
    }

    func carryOut(_ effect: HeadUnitEffect) {
        switch effect {
        case .respond(let reply): respond(reply)
        case .abandon(let session, let correlationID): abandon(correlationID, of: session)
        case .notify(let session, let notification, let bulk, let causes):
            guard let (connection, session) = find(session) else { return }
            connection.notify(notification, on: session, bulk: bulk[...], causes: causes)
        case .sendRaw(let session, let kind, let function, let json, let causes):
            guard let (connection, session) = find(session) else { return }
            let envelope = RPCEnvelope(kind: kind, functionID: function, correlationID: -1, json: json[...])
            if kind == .request {
                connection.requestRaw(envelope, on: session, causes: causes)
            } else {
                connection.notifyRaw(envelope, on: session, causes: causes)
            }
        case .answerStream(let ref, let service, let answer):
            guard let (connection, session) = find(ref) else { return }
            if answer == .accepted { streams(ref, service) }
            connection.answerService(service.type, of: session, answer.onTheWire)
        case .endStream(let session, let service):
            guard let (connection, session) = find(session) else { return }
            connection.endService(service.type, of: session)
        case .endSession(let session, let closeConnection):
            guard let (connection, session) = find(session) else { return }
            connection.endSession(session)
            if closeConnection { connection.close("the head unit ended the session") }
        case .store(let ticket, let file, let bytes, let offset): keep(ticket, file, bytes, offset)
        case .remove(let app, let name): store.remove(name, of: app)
        case .keepIcon(let app, let name): keepIcon(name, of: app)
        case .dropIcon(let app): store.dropIcon(of: app)
        case .read(let ticket, let app, let name, let range): read(ticket, name, of: app, range)
        case .readShared(let ticket, let path, let offset, let length, let most):
            readShared(ticket, path, from: offset, length: length, most: most)
        case .ask(let ticket, let session, let request, let causes): ask(request, ticket, on: session, causes)
        case .dial(let ticket, let endpoint): dial(ticket, endpoint)
        case .hangUp(let ticket): closeCloudConnection(ticket)
        case .keep(let isUrgent): keepMemory(isUrgent: isUrgent)
        case .change(let change, _): writer.change(change.operation, at: change.path, causes: change.causes)
        case .row(let kind, let payload, let causes): writer.write(kind, causes: causes) { payload.bytes }
        // The presenter receives every turn and performs these effects itself.
        case .refuse, .askPresenter, .answerPresenter, .notifyPresenter: break
        }
    }

    /// Updates everything outside the reducer that depends on the changed part of the state.
    private func note(_ aspect: Aspect) {
        switch aspect {
        case .profile:
            let profile = state.profile
            // Later connections use these values.
            vehicle.withLock { $0 = profile.vehicle }
            limits.withLock { $0 = profile.limits }
        case .app(let key):
            guard let info = state.apps[key]?.info else { return writer.appUnregistered(key.rawValue) }
            writer.appRegistered(
                AppSession(
                    app: key.rawValue, connection: info.connectionName,
                    session: UInt8(truncatingIfNeeded: info.sessionID)))
        default: break
        }
    }

    private func respond(_ reply: Reply) {
        let key = PendingKey(session: reply.session, correlationID: reply.correlationID)
        guard var requests = pending.removeValue(forKey: key), let request = requests.popLast() else { return }
        if !requests.isEmpty { pending[key] = requests }
        guard let connection = connections[reply.session.connection] else { return }
        beginBatch(connection)
        if let generic = reply.response as? SDLGenericResponse,
            reply.functionID != SDLGenericResponse.functionID.rawValue
        {
            connection.answer(request, generic, forced: reply.isForced, causes: [reply.cause])
        } else {
            connection.reply(
                reply.response, to: request, bulk: reply.bulk[...], forced: reply.isForced, causes: [reply.cause])
        }
    }

    private func abandon(_ correlationID: Int32, of session: SessionRef) {
        let requests = pending.removeValue(forKey: PendingKey(session: session, correlationID: correlationID)) ?? []
        for request in requests { connections[session.connection]?.abandon(request) }
    }

    private func ask(_ request: some SDLRPCRequest, _ ticket: AskTicket, on ref: SessionRef, _ causes: [Cause]) {
        guard let (connection, session) = find(ref) else { return }
        let id = connection.request(request, on: session, limit: .within(AppServices.askLimit), causes: causes)
        askings[AskKey(connection: ref.connection, request: id)] = Asking(ticket: ticket, session: ref)
    }

    /// Drops a request that will not be answered.
    func forget(_ request: HeadUnitInput.Request, of session: SessionRef) {
        _ = pending[PendingKey(session: session, correlationID: request.correlationID)]?.popLast()
    }

    func isOpen(_ session: SessionRef) -> Bool { sessions[session] != nil }

    private func find(_ ref: SessionRef) -> (Connection, Session)? {
        guard let connection = connections[ref.connection], let session = sessions[ref] else { return nil }
        beginBatch(connection)
        return (connection, session)
    }

    // MARK: Sessions

    private var sessions: [SessionRef: Session] = [:]
    private var refs: [ObjectIdentifier: UInt64] = [:]
    private var lastConnection: UInt64 = 0

    func closeConnections(_ reason: String) {
        for connection in connections.values { connection.close(reason) }
    }

    /// Waits until all connections have ended, but not longer than `span`, because an app may never read its last
    /// messages.
    func connectionsEnd(within span: Duration) async {
        guard !connections.isEmpty else { return }
        let alarm = SystemTimekeeper.shared.ring(after: span) { [weak self] in
            Task { await self?.noConnectionIsLeft() }
        }
        await withCheckedContinuation { lastGone.append($0) }
        SystemTimekeeper.shared.cancel(alarm)
    }

    private func noConnectionIsLeft() {
        for waiting in lastGone { waiting.resume() }
        lastGone = []
    }

    func close(_ number: UInt64, _ reason: String) { connections[number]?.close(reason) }

    func number(of connection: Connection) -> UInt64 {
        if let number = refs[ObjectIdentifier(connection)] { return number }
        lastConnection += 1
        refs[ObjectIdentifier(connection)] = lastConnection
        connections[lastConnection] = connection
        return lastConnection
    }
}

extension HeadUnit: ConnectionReceiver {
    package func receive(_ events: [ConnectionEvent], from connection: Connection) {
        noteLateness(of: events)
        together { for event in events { receive(event, from: connection, number: number(of: connection)) } }
    }

    private func noteLateness(of events: [ConnectionEvent]) {
        for case .request(let oldest) in events {
            let now = timekeeper.now
            return lateness.note(now - oldest.received, at: now)
        }
    }

    private func receive(_ event: ConnectionEvent, from connection: Connection, number: UInt64) {
        switch event {
        case .sessionStarted(let session, let start):
            let ref = SessionRef(connection: number, session: session.number)
            sessions[ref] = session
            take(
                .sessionStarted(
                    ref,
                    SessionInfo(
                        connectionName: connection.name, sessionID: Int(session.id.rawValue),
                        protocolVersion: "\(start.version)")))
            noteUnusableInput(connection)
        case .sessionEnded(let session, _):
            let ref = SessionRef(connection: number, session: session.number)
            take(.sessionEnded(ref))
            sessions[ref] = nil
            pending = pending.filter { $0.key.session != ref }
        case .request(let incoming):
            let ref = SessionRef(connection: number, session: incoming.session.number)
            pending[PendingKey(session: ref, correlationID: incoming.correlationID), default: []].append(incoming)
            if incoming.fault != nil || isUnregistered(incoming, ref) { noteUnusableInput(connection) }
            arrive(.request(ref, HeadUnitInput.Request(incoming)))
        case .reply(let id, let result): ended(id, on: number, result)
        case .serviceRequested(let session, let service, let video):
            guard let request = StreamRequest(service, video) else { return }
            take(.streamRequested(SessionRef(connection: number, session: session.number), request))
        case .serviceRefused(let session, let service, _):
            guard let ticket = StreamTicket(number, session, service) else { return }
            take(.streamRefused(ticket.session, ticket.service))
        case .serviceEnded(let session, let service, _):
            guard let ticket = StreamTicket(number, session, service) else { return }
            media.end(ticket, of: state.keys[ticket.session])
            pictures.end(ticket)
            take(.streamEnded(ticket.session, ticket.service))
        case .media(let session, let service, let bytes):
            guard let ticket = StreamTicket(number, session, service) else { return }
            flow(bytes, ticket)
        case .strayMedia(let session, let service):
            guard let ticket = StreamTicket(number, session, service) else { return }
            if state.streams.mayNotStream(ticket.service, of: state.keys[ticket.session]) {
                take(.streamGoesOn(ticket.session, ticket.service))
            }
        case .strayReply(let incoming), .notification(let incoming):
            let ref = SessionRef(connection: number, session: incoming.session.number)
            if incoming.envelope.kind == .response || isUnregistered(incoming, ref) { noteUnusableInput(connection) }
            arrive(.unasked(ref, UnsolicitedMessage(incoming)))
        case .finding(let finding):
            noteUnusableInput(connection)
            take(.wireFinding(connection: connection.name, finding.description))
            if case .wire(.startRefused(_, let type, _)) = finding, let service = ServiceName(type) {
                take(.startRefused(service))
            }
        case .secondaryTransportRequested(let session):
            connection.answerSecondaryTransport(session, .notFound)
        case .sessionFlooded(let session):
            take(.flooded(SessionRef(connection: number, session: session.number)))
        case .closed:
            frameLimiter.forget(connection)
            connections[number] = nil
            refs[ObjectIdentifier(connection)] = nil
            cloudEnded(number)
            if connections.isEmpty { noConnectionIsLeft() }
        default: break
        }
    }
}

// MARK: - Unusable input

extension HeadUnit {
    /// Returns whether the message requires a registered app, but no app is registered on the session. Only
    /// RegisterAppInterface needs no registered app.
    private func isUnregistered(_ incoming: Incoming, _ session: SessionRef) -> Bool {
        state.keys[session] == nil && incoming.functionID != .registerAppInterface
    }

    private func noteUnusableInput(_ connection: Connection) {
        if frameLimiter.count(connection) { take(.readSlowly(connection: connection.name)) }
    }
}

// The functions by which the bridge controls the head unit: for the page, for REST and for tests. The functions do not
// return the state: the head unit writes all changes of the state to the journal.
extension HeadUnit {
    /// Carries out one command. Returns when the new state is active and all resulting messages and changes are queued
    /// in order. Answers from apps come later.
    ///
    /// - Parameter cause: the journal row of the command. Every message and change that results from the command names
    ///   this row as its cause.
    package func drive(_ command: HeadUnitCommand, cause: Cause) async throws(DriveFailure) {
        let effects = turn(.command(command, cause: cause))
        var failure: DriveFailure?
        together {
            for effect in effects {
                if case .refuse(let refused) = effect { failure = refused } else { perform([effect]) }
            }
        }
        setAlarm()
        if let failure { throw failure }
    }
}
