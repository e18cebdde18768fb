package import SDLRPC
package import SDLSupport

/// Something an app has asked to show over the screen, until it is answered.
package struct Overlay: Sendable {
    package let id: String
    package let caller: Caller
    package let content: Content
    package var state = State.waiting
    package var shownAt: Instant?
    /// How long it is shown at most; nil is without limit.
    package var duration: Duration?
    package var endsAt: Instant?
    /// A slider's position now.
    package var position: Int?
    /// What has been typed.
    package var entry: String?
    /// Bytes of recorded sound passed on.
    package var audioBytes = 0
    /// The sound that was given last.
    var heard: HeardSound?
    /// What an interaction or a recording is at.
    package var phase: Phase?
    /// Whether the car has listened before there was something to touch.
    var hasListened = false
    /// What the car says for it now.
    package var prompt: String?
    /// When the one that is in its way has had its time.
    var tryAgain: Duration?
    /// Whether a file it shows is not there.
    package var lacksImage = false
    /// Whether something it is to say cannot be said here.
    package var lacksVoice = false

    package enum State: String, Sendable { case waiting, shown }

    package enum Phase: String, Sendable {
        /// The car listens for a choice.
        case voice
        /// The choices, or the keyboard, are there to be touched.
        case list
        /// The prompt before a recording.
        case prompt
        case recording
    }

    package enum Content: Sendable {
        case alert(SDLAlert)
        case subtleAlert(SDLSubtleAlert)
        case scrollableMessage(SDLScrollableMessage)
        case slider(SDLSlider)
        case interaction(SDLPerformInteraction, choices: [SDLChoice])
        case audioPassThru(SDLPerformAudioPassThru)
    }

    package init(id: String, caller: Caller, content: Content) {
        self.id = id
        self.caller = caller
        self.content = content
    }

    package var app: AppKey { caller.app }

    package var kind: String {
        switch content {
        case .alert: "alert"
        case .subtleAlert: "subtleAlert"
        case .scrollableMessage: "scrollableMessage"
        case .slider: "slider"
        case .interaction(let request, _): request.interactionLayout == .keyboard ? "keyboard" : "interaction"
        case .audioPassThru: "audioPassThru"
        }
    }

    package var cancelID: Int? {
        switch content {
        case .alert(let request): request.cancelID
        case .subtleAlert(let request): request.cancelID
        case .scrollableMessage(let request): request.cancelID
        case .slider(let request): request.cancelID
        case .interaction(let request, _): request.cancelID
        case .audioPassThru: nil
        }
    }

    /// How the half of an interaction with screen and voice ended that was not used; nil where there is one half alone.
    var otherHalf: String? {
        guard case .interaction(let request, _) = content, request.interactionMode == .both, hasListened else {
            return nil
        }
        return phase == .list ? "timed out" : "canceled"
    }

    /// What is said when it appears.
    var spoken: [SDLTTSChunk]? {
        switch content {
        case .alert(let request): request.ttsChunks
        case .subtleAlert(let request): request.ttsChunks
        case .interaction(let request, _): request.initialPrompt
        case .audioPassThru(let request): request.initialPrompt
        case .scrollableMessage, .slider: nil
        }
    }

    package var softButtons: [SDLSoftButton] {
        switch content {
        case .alert(let request): request.softButtons ?? []
        case .subtleAlert(let request): request.softButtons ?? []
        case .scrollableMessage(let request): request.softButtons ?? []
        default: []
        }
    }
}

/// How loud a sound is that was given to a recording.
struct HeardSound: Sendable {
    let at: Instant
    /// In percent, each tenth of a second.
    let levels: [Int]
}

/// A request that waits for its answer, and the app that sent it.
package struct Caller: Hashable, Sendable {
    package let app: AppKey
    package let session: SessionRef
    package let function: SDLFunctionID
    package let correlationID: Int32
    package let cause: Cause
    /// What was left out of the request for not being known; its answer says so.
    package var warning: String?
}
