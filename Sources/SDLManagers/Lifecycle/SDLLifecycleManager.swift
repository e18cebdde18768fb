package import Journaling
package import SDLConnection
import SDLProtocol
package import SDLRPC
package import SDLSupport

/// Keeps an app registered with a head unit: connects, registers, delivers notifications, and connects again when the
/// connection was lost.
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

    /// A listener that is notified about the app's registration.
    @MainActor
    package protocol Listener: AnyObject {
        func didRegister(_ response: SDLRegisterAppInterfaceResponse)
        /// Called when the head unit's language differs from the app's language and the app supports the head unit's
        /// language. Returns the app's names in this language; nil if the names do not change. Ruling 52
        func update(toLanguage language: SDLLanguage) -> SDLLifecycleConfigurationUpdate?
        /// Called after the registration, when the app may begin to send requests.
        func managersMayStart()
        /// Uploads and sets the app icon, if the app has one. Then calls `done`.
        func setUpAppIcon(_ done: @escaping @MainActor @Sendable () -> Void)
        func statusChanged(from old: SDLOnHMIStatus?, to new: SDLOnHMIStatus)
        func didDisconnect()
    }

    package internal(set) var state = State.stopped { didSet { if state != oldValue { stateChanged() } } }
    package var stateChanged: () -> Void = {}
    package internal(set) var registration: SDLRegisterAppInterfaceResponse?
    /// The latest status of the main window.
    package internal(set) var status: SDLOnHMIStatus?
    package let configuration: SDLConfiguration
    package let notifications = NotificationTable()
    package let requests = RequestTable()
    package weak var listener: (any Listener)?
    weak var media: SDLStreamingMediaManager?
    /// Called with the diagnostic for each mistake that the app has made.
    package var diagnose: @MainActor (Diagnostic) -> Void = { _ in }

    /// The object that calls the completion handlers of requests, in particular when the connection ends.
    package let endings: Endings
    let timekeeper: any Timekeeper
    /// The counter of the operations of this class and of the app's managers that have not ended; nil if nothing is
    /// counted.
    package let inFlight: InFlightCounter?
    private let home: SerialWorkerExecutor
    private let writer: JournalWriter?
    private let dial: @Sendable () async throws -> any BytePipe
    var connection: Connection?
    var session: Session?
    /// A counter that identifies the current connection. Events of an earlier connection are ignored.
    private(set) var attempts = IDCounter()

    /// The language in which the app is registered. This is the app's preferred language or the head unit's language.
    package internal(set) var language: SDLLanguage

    /// The latest notification of the head unit about a changed language.
    var changed: SDLOnLanguageChange?
    /// The reason why the head unit has unregistered the app; nil after the next registration.
    package internal(set) var unregistered: SDLAppInterfaceUnregisteredReason?

    package var patience = ReconnectBackoff()
    /// Whether the app writes journal rows for its SDL messages. Set if the head unit does not write these rows.
    package var writesRows = false
    /// Called when the app stops trying to connect, because the app found no head unit within `patience.limit`.
    package var gaveUp: () -> Void = {}
    var failures = 0
    /// The diagnostic messages of the text corrections that were already reported. The same correction is reported only
    /// once.
    var reportedTexts: Set<String> = []
    /// The time of the first failed attempt since the last registration; nil while the app is registered.
    var missingSince: Instant?

    package init(
        configuration: SDLConfiguration, timekeeper: any Timekeeper, writer: JournalWriter? = nil,
        inFlight: InFlightCounter? = nil, home: SerialWorkerExecutor = .pool,
        dial: @escaping @Sendable () async throws -> any BytePipe
    ) {
        self.configuration = configuration
        language = configuration.language
        self.timekeeper = timekeeper
        self.writer = writer
        self.inFlight = inFlight
        endings = Endings(timekeeper: timekeeper, inFlight: inFlight)
        self.home = home
        self.dial = dial
    }

    package var displayLanguage: SDLLanguage? { registration?.hmiDisplayLanguage ?? registration?.language }

    /// The RPC version of the connection: the lower one of the app's and the head unit's versions.
    package var rpcVersion: SDLVersion {
        guard let version = registration?.syncMsgVersion else { return SDLConfiguration.rpcVersion }
        return min(SDLConfiguration.rpcVersion, SDLVersion(version))
    }

    /// Whether the app is registered with a head unit and may send requests.
    package var isReady: Bool {
        !endings.isTearingDown && [.settingUpManagers, .settingUpAppIcon, .settingUpHMI, .ready].contains(state)
    }

    /// Reports a mistake that the app has made.
    package func diagnose(rule: String, _ message: String, fix: String) {
        diagnose(Diagnostic(rule: rule, message: message, fix: fix))
    }

    /// Runs `body`. All messages that `body` creates are sent in one write.
    package func together(_ body: () -> Void) {
        guard let connection else { return body() }
        connection.beginBatch()
        body()
        connection.endBatch()
    }

    // MARK: Connecting

    /// Connects to a head unit without a delay, even if the head unit had refused the app. If the app is registered,
    /// ends the registration first.
    package func connect() {
        if isReady { leave("the app reconnects") }
        start()
    }

    package func start() {
        guard state == .stopped || state == .reconnecting else { return }
        state = .started
        let current = attempts.next()
        missingSince = missingSince ?? timekeeper.now
        inBackground(counting: inFlight) { [self] in
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
        guard current == attempts.last else { return pipe.close("the app has stopped") }
        state = .connected
        var settings = ConnectionSettings(.app())
        if writesRows { settings.record = .rows }
        let connection = Connection(
            pipe, settings, timekeeper: timekeeper, writer: writer, inFlight: inFlight, home: home, receiving: .main)
        self.connection = connection
        connection.open(self)
        connection.startSession()
    }

    /// Closes the connection. The app does not connect again until `start`, `connect` or `retry` is called.
    func leave(_ why: String) {
        _ = attempts.next()
        connection?.close(why)

        endings.tearDown {
            lose()
            state = .stopped
        }
    }

    /// Clears the registration and the status. Notifies the listener of the disconnection if there was a connection.
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
        timekeeper.ring(at: timekeeper.now + delay, counting: inFlight) { [weak self] in
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
                    // Pending requests of an earlier connection still get their results.
                    reply.deliver()
                }
            }
        }
        // The results of pending requests arrive immediately before the session's end, so the results and the end are
        // handled together.
        if connection === self.connection, events.contains(where: \.isEnd) {
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
        case .sessionRefused: connection?.close("the session is over")
        case .sessionEnded:
            // Close the connection first, so that the connection delivers the results of pending requests.
            connection?.close("the session is over")
            connectionEnded()
        case .closed: connectionEnded()
        default: break
        }
    }

    private func connectionEnded() {
        lose()
        if state != .stopped { retry() }
    }

    /// Passes a request of the head unit to its handler. If there is no handler, answers UNSUPPORTED_REQUEST.
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

    /// Processes a new HMI status. Ignores the status of any window except the main window. The listener is notified
    /// only after the managers have started, so that the app can send requests in response. FND-T20
    private func receive(_ new: SDLOnHMIStatus) {
        guard (new.windowID ?? 0) == 0 else { return }
        let old = status
        status = new
        guard isReady else { return }
        if state == .settingUpHMI { state = .ready }  // Section 4.1
        listener?.statusChanged(from: old, to: new)
    }
}

extension ConnectionEvent {
    fileprivate var isEnd: Bool {
        switch self {
        case .closed, .sessionEnded: true
        default: false
        }
    }
}
