import JSON
import SDLHMIRPC
package import SDLHeadUnit
import SDLRPC
package import SDLSupport

/// The part of SDL Core that communicates with a web HMI, as a value without I/O and clock. The methods process events
/// and return actions.
package struct HMILink: Sendable {
    package struct Settings: Sendable {
        /// Returns the address of an app's file for a page: a URL, or a path if the page is opened from disk.
        package var image: @Sendable (AppKey, String) -> String

        /// Returns the device on which an app runs. The parameter is the name of the app's connection.
        package var device: @Sendable (String) -> HMIDevice = HMIDevice.init(connection:)
        /// The offset of the first request id. After a restart of the bridge, a page may still answer requests from the
        /// previous run. The offset ensures that new requests have different ids.
        package var firstRequest = 0
        /// Whether the HMI is notified of policy updates when a new app registers, as SDL Core does. On this head unit,
        /// apps never wait for a policy update.
        package var sendsPolicyStatus = false
        /// Returns the URL of an app's stream for a page.
        package var stream: @Sendable (AppKey, StreamService) -> String = {
            "http://127.0.0.1/v1/streams/\($0.rawValue)/\($1.rawValue)"
        }

        /// Called after the HMI has switched the car off or reset the car, and OnSDLClose was sent to the HMI.
        package var switchedOff: (@Sendable () -> Void)?

        package init(image: @escaping @Sendable (AppKey, String) -> String = { "\($0.rawValue)/\($1)" }) {
            self.image = image
        }
    }

    enum Phase: Sendable {
        /// No HMI is connected, or the connected HMI has not sent OnReady.
        case waiting
        /// The HMI has sent OnReady, and the link requests the HMI's capabilities.
        case starting
        /// The HMI is the presenter.
        case ready
    }

    struct Socket: Sendable {
        let name: String
        var sent: UInt64 = 0
        var received: UInt64 = 0
    }

    let settings: Settings
    var state: HeadUnitState
    var broker = Broker()
    var sockets: OrderedMap<HMISocketID, Socket> = [:]
    var phase = Phase.waiting
    var start = StartUp()
    var requests = OpenRequests()
    var apps = AppDirectory()
    var exchanges: OrderedMap<ReplyTicket, Exchange> = [:]
    var restorations: [ReplyTicket: Restoration] = [:]
    /// The resumptions that wait for vehicle data, waypoints and modules from the HMI. If several resumptions need the
    /// same subscription, the link sends only the request of the first resumption.
    var vehicleQueue: [ReplyTicket] = []
    var wayPointQueue: [ReplyTicket] = []
    var moduleQueue: OrderedMap<AskTicket, ModuleRequest> = [:]
    var popups: OrderedMap<String, Popup> = [:]
    var streams: OrderedMap<StreamTicket, HMIStream> = [:]
    /// The ids of the soft buttons that each app shows on the map. The inner key is the function of the request that
    /// contains the buttons.
    var mapButtons: [AppKey: [SDLFunctionID: [Int]]] = [:]
    /// The apps' subscriptions to vehicle data. The subscriptions are kept when the HMI disconnects, because apps do
    /// not subscribe again.
    var car = CarSubscriptions()
    /// The app that the HMI shows, according to the last report from the HMI or the last request from the link.
    var shownApp: AppKey?
    /// The apps that an event of the car has moved to another HMI level, by the name of the event. When the event ends,
    /// the apps return to their previous levels.
    var suspended: OrderedMap<String, [SuspendedApp]> = [:]
    var list = ListTimers()
    var clouds = CloudList()
    var policy = PolicyUpdate()
    /// The HMI's requests about app services that the head unit has not answered yet.
    var pendingServiceRequests: OrderedMap<PresenterTicket, PendingServiceRequest> = [:]
    var lastTicket = 0
    /// The time at which the loading time of the page ends; nil if the loading time has ended or no page is connected.
    private var loadingEnds: Instant?
    /// The profile before the HMI's capabilities were applied; nil if these capabilities are not applied.
    var ownProfile: JSONValue?

    // `now`, `cause` and `actions` are valid only while an event is being processed.
    var now = Instant.zero
    var cause: Cause?
    var actions: [HMIAction] = []
    private(set) var presence = HMIPresence()

    package init(_ state: HeadUnitState, settings: Settings) {
        self.state = state
        self.settings = settings
        requests.skip(settings.firstRequest)
    }

    package var openRequests: Int { requests.count }

    /// Whether no HMI is connected. If true, the link ignores changes of the head unit.
    package var hasNoHMI: Bool { phase == .waiting && sockets.isEmpty }

    package var nextDue: Instant? {
        let lists: [Instant?] = [requests.nextDue, list.nextDue, policy.due, loadingEnds]
        let activations: [Instant?] = clouds.activations.map { $0.due }
        let retries = streams.values.map(\.retryDue)
        return (lists + retries + activations).compactMap { $0 }.min()
    }

    package mutating func receive(_ event: HMIEvent, at now: Instant) -> [HMIAction] {
        self.now = now
        fireTimers()
        cause = nil
        switch event {
        case .opened(let id, let name):
            if sockets.isEmpty { loadingEnds = now + ListTimers.loadingTime }
            sockets[id] = Socket(name: name)
        case .message(let id, let bytes): take(bytes, from: id)
        case .closed(let id): close(id)
        case .turned(let turn): follow(turn)
        case .failed(let problem, let cause):
            self.cause = cause
            refuseClouds(of: cause, problem)
            report("hmi.refused", problem, fix: "Check the state of the head unit, then send the message again.")
            profileApplied()
        case .clock: break
        }
        publishPresence()
        defer { actions = [] }
        return actions
    }

    // MARK: Sockets

    private mutating func close(_ id: HMISocketID) {
        let ownedUI = broker.components["UI"] == id
        broker.forget(id)
        sockets[id] = nil
        if sockets.isEmpty { loadingEnds = nil }
        clouds.activations.removeAll { $0.socket == id }
        forgetRequests(of: id)
        if ownedUI || sockets.isEmpty {
            leave()
        } else {
            for request in requests.removeAll(of: id) { finish(request, .gone) }
        }
    }

    /// Drops all requests that wait for the HMI. Called when the HMI has disconnected or has sent OnReady again.
    mutating func leave() {
        requests.removeAll()
        exchanges = [:]
        restorations = [:]
        (vehicleQueue, wayPointQueue, moduleQueue) = ([], [], [:])
        popups = [:]
        streams = [:]
        suspended = [:]
        shownApp = nil
        apps.forgetPresence()
        clouds = CloudList()
        policy = PolicyUpdate()
        list = ListTimers(profileRestoreDue: list.profileRestoreDue)
        guard phase != .waiting else { return }
        pendingServiceRequests = [:]
        let wasReady = phase == .ready
        phase = .waiting
        start = StartUp()
        if wasReady { input(.leaves) }
        if wasReady || ownProfile != nil { list.profileRestoreDue = now + ListTimers.profileGrace }
    }

    private mutating func fireTimers() {
        while let request = requests.takeOverdue(at: now) {
            cause = nil
            finish(request, .overdue)
        }
        startDueStreams()
        refuseOverdueClouds()
        if let due = list.appsDue, due <= now { sendAppList() }
        if let due = policy.due, due <= now { askForPolicy() }
        if let due = list.announceDue, due <= now { announce(evenUnheard: true) }
        if let due = list.profileRestoreDue, due <= now { restoreProfile() }
        if let end = loadingEnds, end <= now { loadingEnds = nil }
    }

    private mutating func publishPresence() {
        var next = HMIPresence()
        next.isConnected = !sockets.isEmpty
        next.isReady = phase == .ready
        next.components = broker.components.keys
        next.missing = HMIPresence.expected.filter { broker.components[$0] == nil }
        if next.isConnected, loadingEnds == nil {
            next.problem = HMIPresence.problem(hasSaidReady: phase != .waiting, missing: next.missing)
        }
        guard next != presence else { return }
        presence = next
        actions.append(.presence(next))
    }

    // MARK: Actions

    mutating func input(_ input: PresenterInput) { actions.append(.input(input, cause: cause)) }

    mutating func drive(_ command: HeadUnitCommand) { actions.append(.drive(command, cause: cause ?? .row(0))) }

    mutating func report(_ rule: String, path: String? = nil, _ message: String, fix: String) {
        actions.append(
            .finding(
                HMIFinding(rule: rule, path: path, message: message, fix: fix), causes: cause.map { [$0] } ?? []))
    }
}

/// The delays and due times for app lists and for restoring the profile.
struct ListTimers: Sendable {
    /// The time for which changes of the app list are collected before the list is sent, as in SDL Core.
    static let appsDelay = Duration.seconds(1)
    /// The time for which the link waits, after OnReady, until a page has subscribed to notifications.
    static let announceDelay = Duration.seconds(1)
    /// The time that the link waits for the HMI to connect again before the link restores the profile. A reloaded page
    /// usually connects within this time. Then the display capabilities that apps see do not change.
    static let profileGrace = Duration.seconds(30)
    /// The loading time of a page. During this time, the components of the page connect one after another.
    static let loadingTime = Duration.seconds(5)

    var appsDue: Instant?
    var announceDue: Instant?
    var profileRestoreDue: Instant?

    var nextDue: Instant? { [appsDue, announceDue, profileRestoreDue].compactMap { $0 }.min() }
}
