package import Journaling
package import SDLConnection
import SDLProtocol
package import SDLRPC
package import SDLSupport

/// Keeps an app registered with a head unit: connects, registers, tells what the head unit says, connects again.
@MainActor
package final class SDLLifecycleManager {
    package enum State: String, Sendable {
        case stopped = "Stopped"
        case started = "Started"
        case connected = "Connected"
        case registered = "Registered"
        case updatingConfiguration = "UpdatingConfiguration"
        case settingUpManagers = "SettingUpManagers"
        case settingUpAppIcon = "SettingUpAppIcon"
        case settingUpHMI = "SettingUpHMI"
        case ready = "Ready"
        case unregistering = "Unregistering"
        case reconnecting = "Reconnecting"
    }

    /// What the rest of the app is told.
    @MainActor
    package protocol Listener: AnyObject {
        func didRegister(_ response: SDLRegisterAppInterfaceResponse)
        /// The head unit speaks a language the app did not ask for and has: what the app is called in it. Ruling 52
        func update(toLanguage language: SDLLanguage) -> SDLLifecycleConfigurationUpdate?
        /// From now on requests can be sent.
        func managersMayStart()
        /// Brings the app's icon to the head unit, if it wants one, and says when that is over.
        func setUpAppIcon(_ done: @escaping @MainActor @Sendable () -> Void)
        func statusChanged(from old: SDLOnHMIStatus?, to new: SDLOnHMIStatus)
        func didDisconnect()
    }

    package internal(set) var state = State.stopped { didSet { if state != oldValue { stateChanged() } } }
    /// For the inspector.
    package var stateChanged: () -> Void = {}
    package internal(set) var registration: SDLRegisterAppInterfaceResponse?
    /// The main window's last status.
    package internal(set) var status: SDLOnHMIStatus?
    package let configuration: SDLConfiguration
    package let notifications = NotificationTable()
    package let requests = RequestTable()
    package weak var listener: (any Listener)?
    /// Hears of the audio and video services.
    package weak var media: (any MediaListener)?
    /// Told of what the app does wrong.
    package var diagnose: @MainActor (Diagnostic) -> Void = { _ in }

    /// Tells the app of what ends without an answer.
    package let endings: Endings
    let timekeeper: any Timekeeper
    /// Counts what is under way; a manager's own work counts here too.
    package let flight: Flight?
    private let home: LaneExecutor
    private let pen: JournalPen?
    private let dial: @Sendable () async throws -> any BytePipe
    var connection: Connection?
    var session: Session?
    /// Which connection counts: events of an earlier one are late.
    private(set) var attempts = Counting()

    /// The language the app speaks here: its own, or the head unit's where the app has changed to that.
    package internal(set) var language: SDLLanguage

    /// What the head unit speaks and shows since it has changed its language.
    var changed: SDLOnLanguageChange?
    /// Why the head unit has unregistered the app, until it is registered again.
    package internal(set) var unregistered: SDLAppInterfaceUnregisteredReason?

    /// How long, and how often, a head unit is looked for.
    package var patience = Patience()
    /// Whether this end writes down the messages, because the head unit's tells nobody.
    package var writesRows = false
    /// Nobody was there for as long as patience lasts: nothing more is tried.
    package var gaveUp: () -> Void = {}
    var failures = 0
    /// What has been told of the texts that were sent: one line for each place in a request.
    var toldTexts: Set<String> = []
    /// Since when there has been no head unit.
    var missingSince: Instant?

    package init(
        configuration: SDLConfiguration, timekeeper: any Timekeeper, pen: JournalPen? = nil, flight: Flight? = nil,
        home: LaneExecutor = .pool, dial: @escaping @Sendable () async throws -> any BytePipe
    ) {
        self.configuration = configuration
        language = configuration.language
        self.timekeeper = timekeeper
        self.pen = pen
        self.flight = flight
        endings = Endings(timekeeper: timekeeper, flight: flight)
        self.home = home
        self.dial = dial
    }

    /// The language the head unit shows.
    package var displayLanguage: SDLLanguage? { registration?.hmiDisplayLanguage ?? registration?.language }

    /// The version of the interface both ends speak.
    package var rpcVersion: SDLVersion {
        guard let version = registration?.syncMsgVersion else { return SDLConfiguration.rpcVersion }
        return min(SDLConfiguration.rpcVersion, SDLVersion(version))
    }

    /// Whether the app is registered and may send.
    package var isReady: Bool {
        !endings.isTearingDown && [.settingUpManagers, .settingUpAppIcon, .settingUpHMI, .ready].contains(state)
    }

    /// Whatever `body` sends is one write.
    package func together(_ body: () -> Void) {
        guard let connection else { return body() }
        connection.beginBatch()
        body()
        connection.endBatch()
    }

    // MARK: Connecting

    /// Looks for a head unit now: not when the next try is due, and also where the last one would not have the app any more.
    package func connect() {
        if isReady { leave("the app connects anew") }
        start()
    }

    package func start() {
        guard state == .stopped || state == .reconnecting else { return }
        state = .started
        let current = attempts.next()
        missingSince = missingSince ?? timekeeper.now
        inBackground(counting: flight) { [self] in
            do {
                connect(try await dial(), current)
            } catch {
                guard current == attempts.last else { return }
                retry()
            }
        }
    }

    package func stop() {
        if let connection, let session {
            state = .unregistering

            connection.request(SDLUnregisterAppInterface(), on: session)
            connection.endSession(session)
        }
        leave("the app has stopped")
    }

    private func connect(_ pipe: any BytePipe, _ current: Int) {
        guard current == attempts.last else { return pipe.close("the app has stopped meanwhile") }
        state = .connected
        var settings = ConnectionSettings(.app())
        if writesRows { settings.record = .rows }
        let connection = Connection(
            pipe, settings, timekeeper: timekeeper, pen: pen, flight: flight, home: home, receiving: .main)
        self.connection = connection
        connection.open(self)
        connection.startSession()
    }

    /// Ends the connection from this end, and looks for no other.
    func leave(_ why: String) {
        _ = attempts.next()
        connection?.close(why)

        endings.tearDown {
            lose()
            state = .stopped
        }
    }

    /// Everything of the connection is gone; what listens is told once.
    private func lose() {
        let wasConnected = connection != nil
        connection = nil
        session = nil
        registration = nil
        status = nil
        if wasConnected { listener?.didDisconnect() }
    }

    func retry() {
        let missing = missingSince ?? timekeeper.now
        let delay = patience.delay(after: failures)
        if let limit = patience.limit, timekeeper.now + delay > missing + limit {
            state = .stopped
            missingSince = nil
            failures = 0
            return gaveUp()
        }
        failures += 1
        state = .reconnecting
        let current = attempts.last
        timekeeper.ring(at: timekeeper.now + delay, counting: flight) { [weak self] in
            guard let self, current == attempts.last, state == .reconnecting else { return }
            start()
        }
    }
}

extension SDLLifecycleManager: ConnectionReceiver {
    package func receive(_ events: [ConnectionEvent], from connection: Connection) {
        let receiveAll = {
            for event in events {
                if connection === self.connection {
                    self.receive(event)
                } else if case .mainReply(let reply) = event {
                    // What the app had asked of the one it has left ends all the same.
                    reply.deliver()
                }
            }
        }
        // The ends of what was open come before the end of the connection, and belong to it.
        if connection === self.connection, case .closed = events.last {
            endings.tearDown(receiveAll)
        } else {
            receiveAll()
        }
    }

    private func receive(_ event: ConnectionEvent) {
        switch event {
        case .sessionStarted(let session, _): register(session)
        case .notification(let incoming): receive(incoming)
        case .mainReply(let reply): reply.deliver()
        case .request(let incoming): asked(incoming)
        case .serviceStarted(_, let service, let video): media?.serviceStarted(service, video)
        case .serviceRefused(_, let service, let refusal): media?.serviceEnded(service, refusal.reason ?? "refused")
        case .serviceEnded(_, let service, _): media?.serviceEnded(service, nil)
        case .sessionRefused, .sessionEnded: connection?.close("the session is over")
        case .closed:
            lose()
            if state != .stopped { retry() }
        default: break
        }
    }

    /// What nobody here answers is unsupported.
    private func asked(_ incoming: Incoming) {
        guard let connection else { return }
        let isTaken = Cause.$current.withValue([incoming.cause]) { requests.deliver(incoming, of: connection) }
        if !isTaken { connection.refuse(incoming, .unsupportedRequest) }
    }

    private func receive(_ incoming: Incoming) {
        guard let notification = incoming.message as? any SDLRPCNotification else { return }
        Cause.$current.withValue([incoming.cause]) {
            if let status = notification as? SDLOnHMIStatus { receive(status) }
            if let change = notification as? SDLOnLanguageChange { changed = change }

            notifications.deliver(notification, incoming.envelope)
            if let end = notification as? SDLOnAppInterfaceUnregistered { unregistered(end.reason) }
        }
    }

    /// Only the main window drives the app, and not before its managers have begun: what it then asks for is sent. FND-T20
    private func receive(_ new: SDLOnHMIStatus) {
        guard (new.windowID ?? 0) == 0 else { return }
        let old = status
        status = new
        guard isReady else { return }
        if state == .settingUpHMI { state = .ready }  // 4.1
        listener?.statusChanged(from: old, to: new)
    }
}
