import JSON
import SDLHMIRPC
package import SDLHeadUnit
import SDLRPC
package import SDLSupport

/// SDL Core's end of a web HMI as a value: what happens in, what is to be done out. No I/O, no clock.
package struct HMILink: Sendable {
    package struct Settings: Sendable {
        /// Where a page finds a file of an app: a URL, or a path on a bench whose HMI is opened as a file.
        package var image: @Sendable (AppKey, String) -> String

        /// The device an app runs on, by the name of its connection.
        package var device: @Sendable (String) -> HMIDevice = HMIDevice.init(connection:)
        /// The number of the first request, past the usual one. A page that outlives the process it was asked by may still
        /// answer: what is asked then is not to be called the same.
        package var firstRequest = 0
        /// Whether a new app is followed by a word on policies, as on SDL Core: here they never wait for an update.
        package var tellsPolicyStatus = false
        /// Where a page finds what an app streams.
        package var stream: @Sendable (AppKey, StreamService) -> String = {
            "http://127.0.0.1/v1/streams/\($0.rawValue)/\($1.rawValue)"
        }

        /// Called once the HMI has switched the car off or reset it, and has been told so.
        package var switchedOff: (@Sendable () -> Void)?

        package init(image: @escaping @Sendable (AppKey, String) -> String = { "\($0.rawValue)/\($1)" }) {
            self.image = image
        }
    }

    enum Phase: Sendable {
        /// No HMI, or one that has not said that it is ready.
        case waiting
        /// Asking what it can do.
        case starting
        /// It is the presenter.
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
    var popups: OrderedMap<String, Popup> = [:]
    var speeches: OrderedMap<AppKey, Utterance> = [:]
    var streams: OrderedMap<StreamTicket, HMIStream> = [:]
    /// Soft buttons of what apps show on the map, by the request that brought them.
    var mapButtons: [AppKey: [SDLFunctionID: [Int]]] = [:]
    /// Survives an HMI: apps do not subscribe again.
    var car = CarSubscriptions()
    /// The app the HMI shows, as far as it has said or was told.
    var shownApp: AppKey?
    /// Levels to give back when an event of the car is over.
    var suspended: OrderedMap<String, [SuspendedApp]> = [:]
    var list = ListTimers()
    var clouds = CloudList()
    var policy = PolicyUpdate()
    /// What the HMI has asked of services, and has no answer to yet.
    var inHand: OrderedMap<PresenterTicket, HMIRequestInHand> = [:]
    var lastTicket = 0
    /// Until when a page that has opened its first socket may still be loading; nil when there is none, or its time is over.
    private var loadingEnds: Instant?
    /// What the profile was before an HMI said what it can do.
    var ownProfile: JSONValue?

    // Of the event being worked on.
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

    /// Whether there is no HMI to tell of what the head unit does.
    package var isAlone: Bool { phase == .waiting && sockets.isEmpty }

    package var nextDue: Instant? {
        let waits: [Instant?] = clouds.waits.map { $0.due }
        let retries = streams.values.map(\.retryDue)
        return ([requests.nextDue, list.nextDue, policy.due, loadingEnds] + retries + waits).compactMap { $0 }.min()
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
            report("hmi.refused", problem, fix: "The HMI asked for something the head unit does not do now.")
            profileCame()
        case .clock: break
        }
        publishPresence()
        defer { actions = [] }
        return actions
    }

    // MARK: Sockets

    private mutating func close(_ id: HMISocketID) {
        let wasFront = broker.components["UI"] == id
        broker.forget(id)
        sockets[id] = nil
        if sockets.isEmpty { loadingEnds = nil }
        clouds.waits.removeAll { $0.socket == id }
        forgetRequests(of: id)
        if wasFront || sockets.isEmpty {
            leave()
        } else {
            for request in requests.removeAll(of: id) { finish(request, .gone) }
        }
    }

    /// The HMI is gone, or begins anew: nothing it was asked is waited for any longer.
    mutating func leave() {
        requests.removeAll()
        exchanges = [:]
        restorations = [:]
        popups = [:]
        speeches = [:]
        streams = [:]
        suspended = [:]
        shownApp = nil
        apps.forgetPresence()
        clouds = CloudList()
        policy = PolicyUpdate()
        list = ListTimers(profileReturns: list.profileReturns)
        guard phase != .waiting else { return }
        inHand = [:]
        let wasReady = phase == .ready
        phase = .waiting
        start = StartUp()
        if wasReady { input(.leaves) }
        if wasReady || ownProfile != nil { list.profileReturns = now + ListTimers.profileGrace }
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
        if let due = list.profileReturns, due <= now { giveProfileBack() }
        if let end = loadingEnds, end <= now { loadingEnds = nil }
    }

    private mutating func publishPresence() {
        var next = HMIPresence()
        next.isConnected = !sockets.isEmpty
        next.isReady = phase == .ready
        next.components = broker.components.keys
        next.missing = HMIPresence.expected.filter { broker.components[$0] == nil }
        if next.isConnected, loadingEnds == nil {
            next.trouble = HMIPresence.trouble(hasSaidReady: phase != .waiting, missing: next.missing)
        }
        guard next != presence else { return }
        presence = next
        actions.append(.presence(next))
    }

    // MARK: Doing

    mutating func input(_ input: PresenterInput) { actions.append(.input(input, cause: cause)) }

    mutating func drive(_ command: HeadUnitCommand) { actions.append(.drive(command, cause: cause ?? .row(0))) }

    mutating func report(_ rule: String, path: String? = nil, _ message: String, fix: String) {
        actions.append(
            .finding(
                HMIFinding(rule: rule, path: path, message: message, fix: fix), causes: cause.map { [$0] } ?? []))
    }
}

/// Instants at which lists and profiles are due.
struct ListTimers: Sendable {
    /// SDL Core gathers changes of the list for a second.
    static let appsDelay = Duration.seconds(1)
    /// How long a page may take for its subscriptions after it said that it is ready.
    static let announceDelay = Duration.seconds(1)
    /// A page that is loaded anew is back by then, and the apps need not hear of a change of display.
    static let profileGrace = Duration.seconds(30)
    /// Parts of a page connect one after another.
    static let loadingTime = Duration.seconds(5)

    var appsDue: Instant?
    var announceDue: Instant?
    var profileReturns: Instant?

    var nextDue: Instant? { [appsDue, announceDue, profileReturns].compactMap { $0 }.min() }
}
