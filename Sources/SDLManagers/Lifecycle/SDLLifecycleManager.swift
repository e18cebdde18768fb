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
        case ready = "Ready"
        case reconnecting = "Reconnecting"
    }

    /// What the rest of the app is told.
    @MainActor
    package protocol Listener: AnyObject {
        func didRegister(_ response: SDLRegisterAppInterfaceResponse)
        /// From now on requests can be sent.
        func didBecomeReady()
        func statusChanged(from old: SDLOnHMIStatus?, to new: SDLOnHMIStatus)
        func didDisconnect()
    }

    package private(set) var state = State.stopped
    package private(set) var registration: SDLRegisterAppInterfaceResponse?
    /// The main window's last status.
    package private(set) var status: SDLOnHMIStatus?
    package let configuration: SDLConfiguration
    package let notifications = NotificationTable()
    package weak var listener: (any Listener)?
    /// Told of what the app does wrong.
    package var diagnose: @MainActor (Diagnostic) -> Void = { _ in }

    private let timekeeper: any Timekeeper
    /// Counts what is under way; a manager's own work counts here too.
    package let flight: Flight?
    private let home: LaneHome
    private let pen: JournalPen?
    private let dial: @Sendable () async throws -> any BytePipe
    private var connection: Connection?
    private var session: Session?
    /// Which connection counts: events of an earlier one are late.
    private var attempt = 0

    /// How long, and how often, a head unit is looked for.
    package var patience = Patience()
    /// Whether this end writes down the messages, because the head unit's tells nobody.
    package var writesRows = false
    /// Nobody was there for as long as patience lasts: nothing more is tried.
    package var gaveUp: () -> Void = {}
    private var failures = 0
    /// Since when there has been no head unit.
    private var missingSince: Instant?

    package init(
        configuration: SDLConfiguration, timekeeper: any Timekeeper, pen: JournalPen? = nil, flight: Flight? = nil,
        home: LaneHome = .pool, dial: @escaping @Sendable () async throws -> any BytePipe
    ) {
        self.configuration = configuration
        self.timekeeper = timekeeper
        self.pen = pen
        self.flight = flight
        self.home = home
        self.dial = dial
    }

    /// The language the head unit shows.
    package var displayLanguage: SDLLanguage? { registration?.hmiDisplayLanguage ?? registration?.language }

    /// The version of the interface both ends speak.
    package var rpcVersion: SDLVersion {
        guard let version = registration?.syncMsgVersion else { return SDLConfiguration.rpcVersion }
        return min(
            SDLConfiguration.rpcVersion,
            SDLVersion(version.majorVersion, version.minorVersion, version.patchVersion ?? 0))
    }

    /// Whether the app is registered and may send.
    package var isReady: Bool { state == .ready }

    // MARK: Connecting

    package func start() {
        guard state == .stopped || state == .reconnecting else { return }
        state = .started
        attempt += 1
        let current = attempt
        missingSince = missingSince ?? timekeeper.now
        flight?.begin()
        Task {
            defer { flight?.end() }
            do {
                connect(try await dial(), current)
            } catch {
                guard current == attempt else { return }
                retry()
            }
        }
    }

    package func stop() {
        attempt += 1
        if let connection, let session {
            connection.request(SDLUnregisterAppInterface(), on: session)
            connection.endSession(session)
        }
        connection?.close("the app has stopped")
        lose()
        state = .stopped
    }

    private func connect(_ pipe: any BytePipe, _ current: Int) {
        guard current == attempt else { return pipe.close("the app has stopped meanwhile") }
        state = .connected
        var settings = ConnectionSettings(.app())
        if writesRows { settings.record = .rows }
        let connection = Connection(
            pipe, settings, timekeeper: timekeeper, pen: pen, flight: flight, home: home)
        self.connection = connection
        connection.open(self)
        connection.startSession()
    }

    private func register(_ session: Session) {
        self.session = session
        send(configuration.registration) { [weak self] result in
            guard let self, case .success(let response) = result, response.success else { return }
            state = .registered
            failures = 0
            missingSince = nil
            registration = response
            listener?.didRegister(response)
            state = .ready
            listener?.didBecomeReady()
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

    private func retry() {
        let missing = missingSince ?? timekeeper.now
        missingSince = missing
        let delay = patience.delay(after: failures)
        if let limit = patience.limit, timekeeper.now + delay > missing + limit {
            attempt += 1
            state = .stopped
            missingSince = nil
            failures = 0
            return gaveUp()
        }
        failures += 1
        state = .reconnecting
        let current = attempt
        timekeeper.ring(after: delay) { [weak self, flight] in
            flight?.begin()
            Task { @MainActor in
                defer { flight?.end() }
                guard let self, current == self.attempt, self.state == .reconnecting else { return }
                self.start()
            }
        }
    }

    // MARK: Messages

    /// Sends a request; its end comes exactly once, also when the connection goes.
    package func send<Request: SDLRPCRequest>(
        _ request: Request, bulk: ArraySlice<UInt8> = [], limit: ReplyLimit = .standard,
        then handler: @escaping @MainActor @Sendable (Result<Request.Response, RequestFailure>) -> Void
    ) {
        guard let connection, let session else { return handler(.failure(.noSession)) }
        connection.request(request, on: session, bulk: bulk, limit: limit, then: handler)
    }

    /// Sends a request and waits for its end. Only for work that `flight` counts, such as a `SerialQueue`'s.
    func reply<Request: SDLRPCRequest>(
        to request: Request, limit: ReplyLimit = .standard
    ) async -> Result<Request.Response, RequestFailure> {
        await pausing(flight) { done in send(request, limit: limit, then: done) }
    }

    /// Sends requests at once and waits for all their ends, in the order of the requests.
    func replies<Request: SDLRPCRequest>(
        to requests: [Request]
    ) async -> [Result<Request.Response, RequestFailure>] {
        guard !requests.isEmpty else { return [] }
        let gathering = Gathering<Result<Request.Response, RequestFailure>>(count: requests.count)
        return await pausing(flight) { done in
            for (index, request) in requests.enumerated() {
                send(request) { result in gathering.take(result, at: index, whenAll: done) }
            }
        }
    }
}

extension SDLLifecycleManager: ConnectionReceiver {
    package func receive(_ events: [ConnectionEvent], from connection: Connection) {
        guard connection === self.connection else { return }
        for event in events { receive(event) }
    }

    private func receive(_ event: ConnectionEvent) {
        switch event {
        case .sessionStarted(let session, _): register(session)
        case .notification(let incoming): receive(incoming)
        case .mainReply(let reply): reply.deliver()
        case .request(let incoming): connection?.refuse(incoming, .unsupportedRequest)
        case .sessionRefused, .sessionEnded: connection?.close("the session is over")
        case .closed:
            lose()
            if state != .stopped { retry() }
        default: break
        }
    }

    private func receive(_ incoming: Incoming) {
        guard let notification = incoming.message as? any SDLRPCNotification else { return }
        Cause.$current.withValue([incoming.cause]) {
            if let status = notification as? SDLOnHMIStatus { receive(status) }
            notifications.deliver(notification, bulk: incoming.envelope.bulk)
        }
    }

    /// Only the main window drives the app. FND-T20
    private func receive(_ new: SDLOnHMIStatus) {
        guard (new.windowID ?? 0) == 0 else { return }
        let old = status
        status = new
        listener?.statusChanged(from: old, to: new)
    }
}

/// Gathers the ends of several requests.
@MainActor
private final class Gathering<Value: Sendable> {
    private var values: [Value?]
    private var missing: Int

    init(count: Int) {
        values = Array(repeating: nil, count: count)
        missing = count
    }

    func take(_ value: Value, at index: Int, whenAll done: ([Value]) -> Void) {
        values[index] = value
        missing -= 1
        if missing == 0 { done(values.compactMap(\.self)) }
    }
}
