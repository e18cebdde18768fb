package import SDLRPC
package import SDLSupport

/// An overlay that an app has requested. The overlay exists until the request is answered.
package struct Overlay: Sendable {
    package let id: String
    package let caller: Caller
    package let content: Content
    package var state = State.waiting
    package var shownAt: Instant?
    /// The maximum time for which the overlay is shown; nil if there is no limit.
    package var duration: Duration?
    package var endsAt: Instant?
    /// The current position of a slider; nil for other overlays.
    package var position: Int?
    package var entry: String?
    /// The number of recorded audio bytes sent to the app.
    package var audioBytes = 0
    /// The levels of the last sound that a tester sent to the recording.
    var heard: HeardSound?
    /// The current step of an interaction or a recording.
    package var phase: Phase?
    /// Whether the car listened for a spoken choice before the list was shown.
    var hasListened = false
    /// The text that the car is speaking for this overlay; nil if the car is not speaking.
    package var prompt: String?
    /// The time until the end of the overlay that blocks this overlay. The answer reports the time as `tryAgainTime`.
    var tryAgain: Duration?
    /// Whether one of the overlay's images refers to a missing file.
    package var lacksImage = false
    /// Whether the overlay contains speech that this head unit cannot speak or play.
    package var lacksVoice = false

    package enum State: String, Sendable { case waiting, shown }

    package enum Phase: String, Sendable {
        /// The car listens for a choice.
        case voice
        /// The choices or the keyboard are shown for touch input.
        case list
        /// The car speaks the prompt before a recording.
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

    /// How the unused input (screen or voice) of an interaction ended; nil if the interaction uses only one input.
    var otherHalf: String? {
        guard case .interaction(let request, _) = content, request.interactionMode == .both, hasListened else {
            return nil
        }
        return phase == .list ? "timed out" : "canceled"
    }

    /// The speech that starts when the overlay appears; nil if the overlay has no speech.
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

/// The loudness of a sound that a tester sent to a recording.
struct HeardSound: Sendable {
    let at: Instant
    /// The levels in percent, one for each tenth of a second.
    let levels: [Int]
}

/// A request that waits for a response, and the app that sent the request.
package struct Caller: Hashable, Sendable {
    package let app: AppKey
    package let session: SessionRef
    package let function: SDLFunctionID
    package let correlationID: Int32
    package let cause: Cause
    /// Warnings that the response will contain, such as the dropped unknown parts of the request; nil without warnings.
    package var warning: String?
    /// A tester's forced result, which replaces the result of the response; nil if there is no forced result.
    var forced: ForcedResult?
}
