package import SDLRPC
package import SDLSupport

/// One app as the head unit knows it.
package struct RegisteredApp: Sendable {
    package let key: AppKey
    package let session: SessionRef
    package let info: SessionInfo
    /// What the app registered with.
    package var registration: SDLRegisterAppInterface
    /// The version of the interface both ends speak.
    package var rpcVersion: SDLVersion
    package var hashID: String?
    package var isResumed = false
    package var icon: String?

    package var status = Status()
    package var windows: OrderedMap<Int, Window> = [:]
    package var globalProperties = SDLSetGlobalProperties()
    package var commands: OrderedMap<Int, SDLAddCommand> = [:]
    package var subMenus: OrderedMap<Int, SDLAddSubMenu> = [:]
    package var choiceSets: OrderedMap<Int, [SDLChoice]> = [:]
    package var files: OrderedMap<String, StoredFile> = [:]
    package var subscribedButtons: [SDLButtonName] = [.customButton]
    package var mediaClock: MediaClock?
    package var haptics: [SDLHapticRect] = []
    package var speech: Speech?

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

    /// Whether the app goes on being heard while another is in front.
    package var isAudible: Bool {
        isMedia || types.contains { [.navigation, .communication, .media].contains($0) }
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
}

/// A text that is being said.
package struct Speech: Sendable {
    package let caller: Caller
    package let text: String
    package let startedAt: Instant
}

/// The media clock, as the last SetMediaClockTimer left it.
package struct MediaClock: Sendable {
    package var request: SDLSetMediaClockTimer
    package var setAt: Instant
    package var pausedAt: Instant?
}
