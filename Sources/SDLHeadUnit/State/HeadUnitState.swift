package import SDLRPC
package import SDLSupport

/// The whole state of the head unit. Only a `Turn` changes it.
package struct HeadUnitState: Sendable {
    package var profile: Profile {
        _read { yield currentProfile.value }
        set { currentProfile = Shared(newValue) }
    }
    /// The profile at the start. A reset returns to this profile.
    var startProfile: Profile { firstProfile.value }
    private var currentProfile: Shared<Profile>
    private let firstProfile: Shared<Profile>
    /// The profiles that the head unit can switch to, by id.
    let profiles: ProfileSet
    package var settings: Settings
    /// The current vehicle data.
    package var vehicle: Vehicle
    /// The drive that is playing; nil if none is.
    package var playback: DrivePlayback?
    /// The remote-control modules of the car in their current state.
    package var modules: OrderedMap<ModuleRef, CarModule>
    /// Which app controls each module, and the driver's consents.
    package var control = ControlState()
    /// The phone call that an app has requested or that is active; nil if there is none.
    package var call: PhoneCall?
    /// The car's route, and the turn instructions that apps show.
    package var navigation = Navigation()
    /// The services of apps and of the car.
    package var services = AppServices()
    /// Registered apps, in the order of their registration.
    package var apps = AppTable()
    /// The app that is registered on each session.
    package var keys: [SessionRef: AppKey] = [:]
    /// Open sessions, registered or not.
    package var sessions: OrderedMap<SessionRef, SessionInfo> = [:]
    /// Requested overlays of all apps, oldest first.
    package var overlays: OrderedMap<String, Overlay> = [:]
    /// The app in FULL; nil if no app is in FULL.
    package var activeApp: AppKey?
    /// The app whose sound is played.
    package var audioSource: AppKey?
    /// Apps in FULL or LIMITED. The app that reached one of these levels last is at the end.
    var inFront: [AppKey] = []
    /// Apps whose system context is not MAIN.
    var offMain: [AppKey] = []
    /// The app for which the car is speaking.
    var speaker: AppKey?
    /// The active touch points on the display.
    var touch: HeldTouch?
    /// The open menu of an app.
    package var menu: OpenMenu?
    /// The part that shows the state to the driver: the bridge's page, a web HMI or an external car.
    package var presenter: Presenter
    /// The sounds that a web HMI has reported as active. They are used only while the web HMI is the presenter.
    var hmiSounds: [PresenterSound] = []
    /// Events of the car itself, as reported by a web HMI.
    var carEvents: [CarEvent] = []
    /// Whether the car is about to be switched off. New hashes are sent to apps when the car wakes again.
    var isSuspended = false
    /// The capabilities that apps received from a web HMI that has disconnected. The next HMI may report the same values.
    var earlierCapabilities: [AppKey: [SDLSystemCapabilityType]] = [:]
    /// The new windows of each app whose capabilities the web HMI has not reported yet.
    var awaitedWindows: [AppKey: AwaitedWindows] = [:]
    package var timers = TimerQueue()
    /// Responses that a tester forces.
    package var forced: [ForcedResult] = []
    /// The permissions that a tester has set for each app.
    package var policies: [AppKey: Policy] = [:]
    /// The policy file in force; nil if none was loaded, and the profile's policy applies.
    package internal(set) var policyTable: PolicyTable?
    /// Link settings of single apps, kept while the apps are disconnected.
    var links: [AppKey: LinkQuality] = [:]
    /// Cloud apps, which the head unit dials when the driver opens them, in the order in which they became known.
    package var cloudApps: OrderedMap<String, CloudApp> = [:]
    /// Requests that were not answered in the turn in which they arrived.
    var waiting: OrderedMap<CallKey, Caller> = [:]
    /// The saved data of apps that lost their connection, in this run or an earlier one.
    var lost: OrderedMap<AppKey, KeptApp> = [:]
    /// Pending requests to apps.
    var asked: OrderedMap<AskTicket, AskedApp> = [:]
    /// Pending requests to the presenting web HMI.
    var askedPresenter: OrderedMap<AskTicket, AskedPresenter> = [:]
    /// File reads in progress.
    var reads: OrderedMap<ReadTicket, PendingRead> = [:]
    var ignition = Ignition()
    /// Files that are kept after their app unregisters.
    var keptFiles: [AppKey: OrderedMap<String, StoredFile>] = [:]
    /// Icons of apps that disconnected, the most recent icon last. An icon is kept when its app registers again.
    var icons: OrderedMap<AppKey, KeptIcon> = [:]
    /// File writes in progress.
    var stores: OrderedMap<FileTicket, PendingStore> = [:]
    /// Numbers for overlays, hash ids and other unique names. A counter avoids randomness, so that a run can be
    /// replayed.
    package var counter = Counter()

    package init(profile: Profile, profiles: ProfileSet = .builtIn, presenter: Presenter = .page) {
        self.presenter = presenter
        firstProfile = Shared(profile)
        currentProfile = firstProfile
        self.profiles = profiles.prepending(profile)
        settings = Settings(profile: profile)
        vehicle = profile.vehicleData
        modules = profile.remoteControl?.modules ?? [:]
        if profile.hmiCapabilities.navigation == true { navigation.route = profile.navigation.route }
        beginServices()
    }

    /// A value that all copies of the state share. Each command works on a copy of the state, and a profile is large.
    private final class Shared<Value: Sendable>: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    struct HeldTouch: Sendable {
        var app: AppKey
        var points: OrderedMap<Int, SDLTouchCoord>
    }

    package struct OpenMenu: Equatable, Sendable {
        package var app: AppKey
        package var menuID: Int
    }

    package struct Counter: Sendable {
        private(set) var last = 0

        mutating func next() -> Int {
            last += 1
            return last
        }

        /// Skips numbers that an earlier run has used.
        mutating func skip(to number: Int) { last = max(last, number) }
    }
}

/// Identifies a request of a session.
package struct CallKey: Hashable, Sendable {
    let session: SessionRef
    let correlationID: Int32

    init(_ caller: Caller) {
        session = caller.session
        correlationID = caller.correlationID
    }
}

/// The key of an app in the state tree: the app's `fullAppID`, or its `appID` if the app sent no `fullAppID`.
package struct AppKey: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One session of one connection, unique in a run.
package struct SessionRef: Hashable, Sendable {
    package let connection: UInt64
    /// The number of the session in its connection. Unlike a session id, the number is never reused.
    package let session: UInt32

    package init(connection: UInt64, session: UInt32) {
        self.connection = connection
        self.session = session
    }
}

/// The properties of a session before an app registers on it.
package struct SessionInfo: Hashable, Sendable {
    /// The name of the connection; its first word is the transport.
    package var connectionName: String
    package var sessionID: Int
    package var protocolVersion: String
    /// The endpoint of the cloud app that was dialled; nil if the app opened the connection.
    package internal(set) var endpoint: String?

    package init(connectionName: String, sessionID: Int, protocolVersion: String) {
        self.connectionName = connectionName
        self.sessionID = sessionID
        self.protocolVersion = protocolVersion
    }
}

/// Settings of the driver or a tester, in contrast to the capabilities in the profile.
package struct Settings: Hashable, Sendable {
    package var mode = "day"
    package var distraction = SDLDriverDistractionState.ddOff
    package var inputMode: String
    package var languageUI: SDLLanguage
    package var languageVR: SDLLanguage
    package var languageTTS: SDLLanguage
    package var popupPolicy = PopupPolicy.abortOlder
    /// The simulated link between apps and the head unit.
    package var link = LinkQuality()
    /// How long the voice engine takes to remove words.
    package var grammarLatencyMs = 0
    /// How a module passes from one app to another.
    package var access = RemoteControlAccess.autoAllow
    /// Whether apps may control modules of the car.
    package var allowsControl = true

    init(profile: Profile) {
        inputMode = profile.inputModes.first ?? "touch"
        languageUI = profile.language
        languageVR = profile.language
        languageTTS = profile.language
    }
}

/// The simulated quality of the link between an app and the head unit.
package struct LinkQuality: Hashable, Sendable {
    /// The delay of each message, in either direction.
    package var latencyMs = 0
    /// The percentage of messages that are lost.
    package var lossPercent = 0

    var isPerfect: Bool { self == LinkQuality() }
}

/// What happens when an app requests an overlay while another one is shown.
package enum PopupPolicy: String, Sendable, CaseIterable {
    case abortOlder = "abort-older"
    case rejectNewer = "reject-newer"
    /// The overlay with the higher priority is shown; equal priorities are rejected, as in SDL Core's HMI.
    case priority
}
