import SDLProtocol
package import SDLRPC
package import SDLSupport

/// One app as the head unit knows it.
package struct RegisteredApp: Sendable {
    package let key: AppKey
    package let session: SessionRef
    package let info: SessionInfo
    /// What the app registered with.
    @Boxed package var registration: SDLRegisterAppInterface
    /// The version of the interface both ends speak.
    package var rpcVersion: SDLVersion
    package var hashID: String?
    package var isResumed = false
    /// A web HMI is being given what it had, and its registration is answered after that.
    var awaitsRestoring = false
    /// It has a hash that it was not told, as the car is about to be switched off.
    var hashIsUntold = false
    /// What becomes of the level it had when its connection was lost; nil where there is none to come back to.
    var comeback: Comeback?
    /// The way to it, where it has one of its own.
    var link: LinkQuality?
    package var icon: String?

    package var status = Status()
    package var holds = Holds(false, false)
    package var windows: OrderedMap<Int, Window> = [:]
    @Boxed package var globalProperties = SDLSetGlobalProperties()
    /// Properties that it has reset, and not set since: for them a web HMI has what SDL Core has for nobody.
    package var resetProperties: [SDLGlobalProperty] = []
    package var commands: OrderedMap<Int, SDLAddCommand> = [:]
    package var subMenus: OrderedMap<Int, SDLAddSubMenu> = [:]
    /// The entries of each menu in the order they are shown: `c` and a command's id, or `m` and a submenu's.
    package var menuOrder: OrderedMap<Int, [String]> = [:]
    package var choiceSets: OrderedMap<Int, [SDLChoice]> = [:]
    /// Choice sets on their way out.
    var leavingSets: [Int] = []
    /// Choice sets whose words a web HMI is asked to learn or to forget.
    var unsettledSets: [Int] = []
    package var files: OrderedMap<String, StoredFile> = [:]
    /// The icon it had when it was here before, which may be none of its files any more.
    package var keptIcon: StoredFile?
    /// What has come of a file whose pieces do not fit their checksum.
    var misfit: Misfit?
    /// It has not heard of driver distraction as it is now: at its level it may not.
    var awaitsDistraction = false
    package var subscribedButtons: [SDLButtonName] = [.customButton]
    /// The items of vehicle data it is told of, in the interface's order.
    package var vehicleData: [String] = []
    /// Whether it is told where the car is going.
    package var hearsWayPoints = false
    /// The types of services it is told of.
    package var services: [String] = []
    /// The modules it is told of, in the car's order.
    package var modules: [ModuleRef] = []
    @Boxed package var mediaClock: MediaClock?
    package var haptics: [SDLHapticRect] = []
    /// The row of the request that brought them.
    var hapticsRow: UInt64?
    @Boxed package var speech: Speech?
    /// What the app may do at which level.
    @Boxed package var policy = Policy()
    /// Types of capabilities it wants to hear of.
    var subscribedCapabilities: [SDLSystemCapabilityType] = []
    /// What a web HMI has said it can do for this app.
    var reported: OrderedMap<SDLSystemCapabilityType, SDLSystemCapability> = [:]
    /// Open media services, by name.
    package var streams: OrderedMap<String, MediaStream> = [:]
    /// What it streams no more, and has had time to see that.
    var forbiddenStreams: Set<StreamService> = []
    /// How often it has asked for what is limited while it is in NONE.
    var requestsInNone: [SDLFunctionID: Int] = [:]
    /// It has chosen what the car plays, and wants to stay where it is while the car plays that.
    package internal(set) var keepsContext = false
    /// When it has alerted last from the background.
    var alertsInBackground: [SDLFunctionID: Instant] = [:]
    /// How fast it asks, if it is an app over a network.
    var rates = Rates()
    /// How fast it reads the car.
    var vehicleRates: [SDLFunctionID: RateMeter] = [:]

    /// What SDL Core counts of an app's requests.
    struct Rates: Sendable {
        var always: RateMeter?
        var inNone: RateMeter?

        var isCounting: Bool { always != nil || inNone != nil }

        init() {}

        init(_ limits: Profile.Limits) {
            func meter(_ count: Int) -> RateMeter? {
                count > 0 ? RateMeter(WireLimits.Rate(count, per: HeadUnitState.rateSpan)) : nil
            }
            always = meter(limits.requests)
            inNone = meter(limits.requestsInNone)
        }
    }

    /// What the app has last been told of itself: its main window's OnHMIStatus.
    package struct Status: Hashable, Sendable {
        package var hmiLevel = SDLHMILevel.none
        package var audio = SDLAudioStreamingState.notAudible
        package var video = SDLVideoStreamingState.notStreamable
        package var context = SDLSystemContext.main
    }

    package var name: String { registration.appName }
    package var types: [SDLAppHMIType] { registration.appHMIType ?? [] }
    package var isMedia: Bool { registration.isMediaApplication }

    /// Whether the app goes on being heard while another is in front. Its flag makes it a player, not its type.
    package var isAudible: Bool {
        isMedia || types.contains { [.navigation, .communication].contains($0) }
    }

    /// Whether the app projects its own picture.
    package var isProjecting: Bool { types.contains { [.navigation, .projection].contains($0) } }
}

/// A file an app has sent; its bytes lie on disk, or in memory in tests.
package struct StoredFile: Hashable, Sendable {
    package var fileType: SDLFileType
    package var size: Int
    package var isPersistent: Bool
    /// Of the content, so that a browser knows when the same name means another picture.
    package var hash: String
    /// Number of the PutFile that began it: the same name may be another file by now.
    package var origin: Int
    /// Whether all of it has been kept, so that it can be looked at.
    var isOnDisk = false

    package init(fileType: SDLFileType, size: Int, isPersistent: Bool, hash: String, origin: Int = 0) {
        self.fileType = fileType
        self.size = size
        self.isPersistent = isPersistent
        self.hash = hash
        self.origin = origin
    }
}

/// Audio or video that an app sends.
package struct MediaStream: Sendable {
    package let startedAt: Instant
    package var width: Int?
    package var height: Int?
    package var videoProtocol: String?
    package var videoCodec: String?
    /// Whether bytes come.
    package var isFlowing = false
    /// The newest picture, as of now and then.
    package var picture: ShownPicture?
}

/// Which picture of a stream was the newest at a moment.
package struct ShownPicture: Hashable, Sendable {
    /// As the head unit counts.
    package let number: UInt64
    /// As the app counts, where it says so.
    package let mark: UInt64?
    package let codec: String
    package let width: Int
    package let height: Int

    package init(number: UInt64, mark: UInt64?, codec: String, width: Int, height: Int) {
        self.number = number
        self.mark = mark
        self.codec = codec
        self.width = width
        self.height = height
    }

    init(_ picture: VideoPicture) {
        self.init(
            number: picture.number, mark: picture.mark, codec: picture.codec, width: picture.width,
            height: picture.height)
    }
}

/// A text that is being said.
package struct Speech: Sendable {
    package let caller: Caller
    /// What is said or played, piece by piece.
    package let chunks: [SDLTTSChunk]
    package let text: String
    package let startedAt: Instant
}

/// The media clock, as the last SetMediaClockTimer left it.
package struct MediaClock: Sendable {
    package var request: SDLSetMediaClockTimer
    package var setAt: Instant
    package var pausedAt: Instant?
}
