import SDLProtocol
package import SDLRPC
package import SDLSupport

package struct RegisteredApp: Sendable {
    package let key: AppKey
    package let session: SessionRef
    package let info: SessionInfo
    @Boxed package var registration: SDLRegisterAppInterface
    /// The version of the mobile API that the app and the head unit agreed on.
    package var rpcVersion: SDLVersion
    package var hashID: String?
    package var isResumed = false
    /// Whether a web HMI is restoring the app's data. The registration response waits until the HMI has finished.
    var awaitsRestoring = false
    /// Whether the app has not received its newest resumption hash yet, because the car is about to be switched off.
    var hasUnsentHash = false
    /// The restoration of the level that the app had when its connection was lost; nil if no level is restored.
    var levelRestoration: LevelRestoration?
    /// The level that the app had when its connection was lost; nil if no level is restored.
    package var restoredLevel: SDLHMILevel? { levelRestoration?.level }
    /// The name of the app's icon file; nil if the app has no icon.
    package var icon: String?

    package var status = Status()
    package var resources = HeldResources(false, false)
    package var screen = AppScreen()
    package var menu = AppMenu()
    package var choices = AppChoices()
    var capabilities = AppCapabilities()
    /// Whether the app must still receive the current driver-distraction state, because the app's level does not permit
    /// the notification yet.
    var awaitsDistraction = false
    @Boxed package var policy = Policy()
    /// The number of file requests that the app has sent in NONE, by function.
    var requestsInNone: [SDLFunctionID: Int] = [:]
    /// The request counters of an app that is connected over a network.
    var rates = Rates()

    /// The counters of an app's requests, which SDL Core limits.
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

    /// The values of the last OnHMIStatus for the main window.
    package struct Status: Hashable, Sendable {
        package var hmiLevel = SDLHMILevel.none
        package var audio = SDLAudioStreamingState.notAudible
        package var video = SDLVideoStreamingState.notStreamable
        package var context = SDLSystemContext.main
    }

    package var name: String { registration.appName }
    package var types: [SDLAppHMIType] { registration.appHMIType ?? [] }
    package var isMedia: Bool { registration.isMediaApplication }

    /// Whether the app may play sound while another app is active. For media apps, the flag `isMediaApplication`
    /// counts, not the app type.
    package var isAudible: Bool {
        isMedia || types.contains { [.navigation, .communication].contains($0) }
    }

    /// Whether the app projects its own video.
    package var isProjecting: Bool { types.contains { [.navigation, .projection].contains($0) } }
}

/// A file that an app has sent. The bytes are on disk, or in memory in tests.
package struct StoredFile: Hashable, Sendable {
    package var fileType: SDLFileType
    package var size: Int
    package var isPersistent: Bool
    /// The hash of the file's content, so that a browser notices a new picture with the same name.
    package var hash: String
    /// The number of the file's first PutFile. The number distinguishes the file from a later file with the same name.
    package var origin = 0
    /// Whether the whole file is stored and can be read.
    var isOnDisk = false
}

package struct MediaStream: Sendable {
    package let startedAt: Instant
    package let request: StreamRequest
    /// Whether data of the stream is arriving.
    package var isFlowing = false
    /// Whether the start of the stream was refused, although the stream is still listed here.
    var isRefused = false
    /// The newest picture of the stream; updated from time to time.
    package var picture: ShownPicture?
}

/// The picture that was the newest picture of a stream at a certain moment.
package struct ShownPicture: Hashable, Sendable {
    /// The number that the head unit has given to the picture.
    package let number: UInt64
    /// The app's own number of the picture; nil if the picture does not contain such a number.
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

package struct Speech: Sendable {
    package let caller: Caller
    package let chunks: [SDLTTSChunk]
    package let text: String
    package let startedAt: Instant
}

/// The media clock, as set by the last SetMediaClockTimer.
package struct MediaClock: Sendable {
    package var request: SDLSetMediaClockTimer
    package var setAt: Instant
    package var pausedAt: Instant?
}
