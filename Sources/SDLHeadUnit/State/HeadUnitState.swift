import SDLRPC
package import SDLSupport

/// The whole state of the head unit. Only a `Turn` changes the state.
///
/// Large parts are boxed, because the state is moved for each change of a feature. An initializer that only reads the
/// state must take it as `borrowing`: for any other parameter of an initializer, Swift copies the whole state.
package struct HeadUnitState: Sendable {
    package var profile: Profile {
        _read { yield currentProfile.value }
        set { currentProfile = Shared(newValue) }
    }
    /// The profile with which the head unit started. A reset returns to this profile.
    var startProfile: Profile { firstProfile.value }
    private var currentProfile: Shared<Profile>
    private let firstProfile: Shared<Profile>
    /// The profiles that the head unit can switch to, by id.
    let profiles: ProfileSet
    package var settings: Settings
    @Boxed package internal(set) var carData: CarData
    package var vehicle: Vehicle { carData.vehicle }
    package var playback: DrivePlayback? { carData.playback }
    package internal(set) var streams = Streams()
    @Boxed package internal(set) var control: ControlState
    @Boxed package internal(set) var calls = Calls()
    @Boxed package internal(set) var navigation = Navigation()
    package internal(set) var services = AppServices()
    package var apps = AppTable()
    package var keys: [SessionRef: AppKey] = [:]
    /// The open sessions, with or without a registered app.
    package var sessions: OrderedMap<SessionRef, SessionInfo> = [:]
    package internal(set) var overlays = Overlays()
    package var activeApp: AppKey?
    /// The app whose sound is played; nil if no app plays sound.
    package var audioSource: AppKey?
    /// Apps in FULL or LIMITED. The app that reached one of these levels last is at the end.
    var inFront: [AppKey] = []
    /// Apps whose system context is not MAIN.
    var offMain: [AppKey] = []
    @Boxed package internal(set) var speech = CarSpeech()
    package internal(set) var files = Files()
    var touches = Touches()
    package var menu: OpenMenu?
    /// The part that shows the state to the driver: the bridge's page, a web HMI or an external car.
    package var presenter: Presenter
    /// The sounds that a web HMI has reported as active. These sounds are used only while the web HMI is the presenter.
    var hmiSounds: [PresenterSound] = []
    /// Events of the car itself, as reported by a web HMI.
    var carEvents: [CarEvent] = []
    /// Whether the car is about to be switched off. New resumption hashes are sent to apps when the car wakes again.
    var isSuspended = false
    package var timers = TimerQueue()
    package internal(set) var forced = ForcedResults()
    /// The replies that a tester has delayed. The head unit has already performed the requests.
    var delayedReplies: OrderedMap<CallKey, Reply> = [:]
    package internal(set) var permissions = Permissions()
    package internal(set) var cloudApps = CloudApps()
    /// The requests that were not answered immediately and still have no answer.
    var waiting: OrderedMap<CallKey, Caller> = [:]
    /// The saved data of apps that lost their connection, in this run or in an earlier run.
    var lost: OrderedMap<AppKey, KeptApp> = [:]
    /// Pending requests to the presenting web HMI.
    var askedPresenter: OrderedMap<AskTicket, AskedPresenter> = [:]
    var ignition = Ignition()
    /// The counter that numbers overlays, hash ids and other unique names. A counter avoids randomness, so that a run
    /// can be replayed.
    package var counter = Counter()

    package init(profile: Profile, profiles: ProfileSet = .builtIn, presenter: Presenter = .page) {
        self.presenter = presenter
        firstProfile = Shared(profile)
        currentProfile = firstProfile
        self.profiles = profiles.prepending(profile)
        settings = Settings(profile: profile)
        carData = CarData(vehicle: profile.vehicleData)
        control = ControlState(modules: profile.remoteControl?.modules ?? [:])
        if profile.hmiCapabilities.navigation == true { navigation = Navigation(route: profile.navigation.route) }
        services = AppServices(of: self)
    }

    /// The policy file that was loaded last, or the profile's policy if no file was loaded.
    package var policyInForce: PolicyTable? { permissions.table ?? profile.policy }

    /// Returns whether the head unit still waits for the web HMI's answer to a request.
    package func isAsked(_ ticket: AskTicket) -> Bool { askedPresenter[ticket] != nil }

    /// A value that all copies of the state share. Each command works on a copy of the state, and a profile is large.
    private final class Shared<Value: Sendable>: Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
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

/// Identifies a request on a session.
package struct CallKey: Hashable, Sendable {
    let session: SessionRef
    let correlationID: Int32

    init(_ caller: Caller) {
        session = caller.session
        correlationID = caller.correlationID
    }
}

/// The key of an app in the state tree: the app's `fullAppID`, or its `appID` if the app sent no `fullAppID`.
package struct AppKey: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: String
    package var description: String { rawValue }

    package init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// Identifies a session of a connection. The value is unique in a run.
package struct SessionRef: Hashable, Sendable {
    package let connection: UInt64
    /// The number of the session in its connection. Unlike a session id, the number is never reused.
    package let session: UInt32

    package init(connection: UInt64, session: UInt32) {
        self.connection = connection
        self.session = session
    }
}

/// The properties of a session that are known before an app registers.
package struct SessionInfo: Hashable, Sendable {
    /// The name of the connection. The first word is the transport, such as `tcp`.
    package var connectionName: String
    package var sessionID: Int
    package var protocolVersion: String
    /// The endpoint of the cloud app that was dialled; nil if the app opened the connection.
    package internal(set) var endpoint: String?
}
