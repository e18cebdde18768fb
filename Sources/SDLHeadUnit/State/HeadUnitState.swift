package import SDLRPC
package import SDLSupport

/// Everything the head unit knows. Only a `Turn` changes it.
package struct HeadUnitState: Sendable {
    package var profile: Profile {
        _read { yield currentProfile.value }
        set { currentProfile = Shared(newValue) }
    }
    /// The profile the head unit began with, and goes back to.
    var startProfile: Profile { firstProfile.value }
    private var currentProfile: Shared<Profile>
    private let firstProfile: Shared<Profile>
    /// What it can become, by id.
    let profiles: ProfileSet
    package var settings: Settings
    /// What the car's sensors say now.
    package var vehicle: Vehicle
    /// The drive that moves the car.
    package var playback: DrivePlayback?
    /// What of the car apps control, as it stands now.
    package var modules: OrderedMap<ModuleRef, CarModule>
    /// Which apps have them, and what the driver says to it.
    package var control = ControlState()
    /// What an app wants to dial, or the call that goes on.
    package var call: PhoneCall?
    /// Where the car is to go, and what apps show of the way.
    package var navigation = Navigation()
    /// What apps and the car offer to other apps.
    package var services = AppServices()
    /// Registered apps, in the order of their registration.
    package var apps = AppTable()
    /// Which app speaks on which session.
    package var keys: [SessionRef: AppKey] = [:]
    /// Sessions that are open, registered or not.
    package var sessions: OrderedMap<SessionRef, SessionInfo> = [:]
    /// What apps have asked to show over the screen, oldest first, of all apps.
    package var overlays: OrderedMap<String, Overlay> = [:]
    /// The app in FULL.
    package var activeApp: AppKey?
    /// The app whose sound is heard.
    package var audioSource: AppKey?
    /// Apps in FULL and LIMITED, the one that came there last at the end.
    var inFront: [AppKey] = []
    /// Apps whose context is not MAIN.
    var offMain: [AppKey] = []
    /// The app the car speaks for.
    var speaker: AppKey?
    /// Fingers that rest on the display.
    var touch: HeldTouch?
    /// The in-app menu that is open.
    package var menu: OpenMenu?
    /// Who shows all this to the driver.
    package var presenter: Presenter
    /// What a web HMI does with sound. While it is the presenter, nothing else counts.
    var hmiSounds: [PresenterSound] = []
    /// What of the car itself goes on, as a web HMI says.
    var carEvents: [CarEvent] = []
    /// The car is about to be switched off: hashes are told when it wakes again.
    var isSuspended = false
    /// What apps were told by an HMI that has gone: what the next one says first may be the same.
    var toldBefore: [AppKey: [SDLSystemCapabilityType]] = [:]
    /// Windows of apps that have just come, of which a web HMI has not said yet what they can show.
    var awaitedWindows: [AppKey: AwaitedWindows] = [:]
    package var timers = TimerQueue()
    /// What a tester wants answered instead of what is due.
    package var forced: [ForcedResult] = []
    /// What a tester has set of the policy, app by app.
    package var policies: [AppKey: Policy] = [:]
    /// The policy's file that is in force; nil where none has come, and the profile says what apps may do.
    package internal(set) var policyTable: PolicyTable?
    /// The links of apps that have one of their own, kept while they are away.
    var links: [AppKey: LinkQuality] = [:]
    /// Apps that are dialled when the driver opens them, in the order in which they became known.
    package var cloudApps: OrderedMap<String, CloudApp> = [:]
    /// Requests that were not answered in the turn they came in.
    var waiting: OrderedMap<CallKey, Caller> = [:]
    /// Apps whose connection was lost, as they were; in this run, or in an earlier one.
    var lost: OrderedMap<AppKey, KeptApp> = [:]
    /// What apps have been asked and have not answered yet.
    var asked: OrderedMap<AskTicket, AskedApp> = [:]
    /// What a presenting web HMI has been asked and has not answered yet.
    var askedPresenter: OrderedMap<AskTicket, AskedPresenter> = [:]
    /// Files that are being read.
    var reads: OrderedMap<ReadTicket, PendingRead> = [:]
    var ignition = Ignition()
    /// Apps that asked too fast, and may not come back in this run.
    var barred: Set<AppKey> = []
    /// Files that outlive their app's registration.
    var keptFiles: [AppKey: OrderedMap<String, StoredFile>] = [:]
    /// Icons of apps that are away, or have come back to them; the ones kept last at the end.
    var icons: OrderedMap<AppKey, KeptIcon> = [:]
    /// Files that are being stored.
    var stores: OrderedMap<FileTicket, PendingStore> = [:]
    /// Numbers for overlays, hash ids and whatever else must differ: no randomness enters a run.
    package var counter = Counter()

    package init(profile: Profile, profiles: ProfileSet = .builtIn, presenter: Presenter = .page) {
        self.presenter = presenter
        firstProfile = Shared(profile)
        currentProfile = firstProfile
        self.profiles = profiles.beginning(with: profile)
        settings = Settings(profile: profile)
        vehicle = profile.vehicleData
        modules = profile.remoteControl?.modules ?? [:]
        if profile.hmiCapabilities.navigation == true { navigation.route = profile.navigation.route }
        beginServices()
    }

    /// A value that copies of the state have in common: each command works on a copy, and a profile is large.
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

        /// Nothing is called as it was called before.
        mutating func skip(to number: Int) { last = max(last, number) }
    }
}

/// One request of one session.
package struct CallKey: Hashable, Sendable {
    let session: SessionRef
    let correlationID: Int32

    init(_ caller: Caller) {
        session = caller.session
        correlationID = caller.correlationID
    }
}

/// How an app is known in the state tree: its `fullAppID`, or its `appID` where it sent no other.
package struct AppKey: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// One session of one connection, unique in a run.
package struct SessionRef: Hashable, Sendable {
    package let connection: UInt64
    /// Which of its connection's sessions it is. Session ids come again after a session has ended; this does not.
    package let session: UInt32

    package init(connection: UInt64, session: UInt32) {
        self.connection = connection
        self.session = session
    }
}

/// What a session is before an app registers on it.
package struct SessionInfo: Hashable, Sendable {
    /// As the pipe is called: its first word says what carries it.
    package var connectionName: String
    package var sessionID: Int
    package var protocolVersion: String
    /// Of the cloud app that was dialled for it; nil where the app has dialled.
    package internal(set) var endpoint: String?

    package init(connectionName: String, sessionID: Int, protocolVersion: String) {
        self.connectionName = connectionName
        self.sessionID = sessionID
        self.protocolVersion = protocolVersion
    }
}

/// What the driver or a tester has set, as against what the profile says the car can do.
package struct Settings: Hashable, Sendable {
    package var mode = "day"
    package var distraction = SDLDriverDistractionState.ddOff
    package var inputMode: String
    package var languageUI: SDLLanguage
    package var languageVR: SDLLanguage
    package var languageTTS: SDLLanguage
    package var popupPolicy = PopupPolicy.abortOlder
    /// The way between apps and head unit.
    package var link = LinkQuality()
    /// How long the voice engine takes to forget words.
    package var grammarLatencyMs = 0
    /// How modules of the car change hands between apps.
    package var access = RemoteControlAccess.autoAllow
    /// Whether apps may control the car at all.
    package var allowsControl = true

    init(profile: Profile) {
        inputMode = profile.inputModes.first ?? "touch"
        languageUI = profile.language
        languageVR = profile.language
        languageTTS = profile.language
    }
}

/// How long and how bad the way between an app and the head unit is.
package struct LinkQuality: Hashable, Sendable {
    /// How long a message takes from an app to the head unit, or back.
    package var latencyMs = 0
    /// How many of a hundred messages never arrive.
    package var lossPercent = 0

    var isPerfect: Bool { self == LinkQuality() }
}

/// What happens when an overlay is asked for while another is shown.
package enum PopupPolicy: String, Sendable, CaseIterable {
    case abortOlder = "abort-older"
    case rejectNewer = "reject-newer"
    /// The kind with the higher priority stays or takes over; equals are rejected, as SDL Core's HMI does.
    case priority
}
