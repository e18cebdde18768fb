public import SDLRPC

/// An alert for `SDLScreenManager.presentAlert`. Several alerts of this kind are shown one after another, unlike the
/// alerts of `SDLAlertController`.
@MainActor
public struct SDLAlertView {
    /// The first line of text. An alert without speech needs a first or a second line.
    public var text: String?
    /// The second line of text.
    public var secondaryText: String?
    /// The third line of text. An alert with only a third line and no speech is invalid.
    public var tertiaryText: String?
    /// The display time of the alert in seconds, from 3 to 10. The value 0 means `defaultTimeout`.
    public var timeout: Double
    /// Whether the head unit shows a progress indicator.
    public var showWaitIndicator: Bool
    /// The text or sound to play; nil for an alert without speech.
    public var speech: [SDLTTSChunk]?
    /// Whether a tone is played before the speech.
    public var playTone: Bool
    /// The buttons of the alert, at most four. Each button must have exactly one state; otherwise the alert is invalid.
    public var softButtons: [SDLSoftButtonObject]
    /// An image beside the text, on displays that show images in alerts.
    public var icon: SDLArtwork?

    /// The display time in seconds of an alert whose `timeout` is 0. Initially 5. Values outside 3 to 10 are replaced
    /// by the nearest limit.
    public static var defaultTimeout: Double = 5 {
        didSet { defaultTimeout = min(max(3, defaultTimeout), 10) }
    }

    /// Creates an alert with a text, a speech, or both. `presentAlert` reports an error if the alert is invalid.
    public init(
        text: String? = nil, secondaryText: String? = nil, tertiaryText: String? = nil, timeout: Double = 0,
        showWaitIndicator: Bool = false, speech: [SDLTTSChunk]? = nil, playTone: Bool = false,
        softButtons: [SDLSoftButtonObject] = [], icon: SDLArtwork? = nil
    ) {
        self.text = text
        self.secondaryText = secondaryText
        self.tertiaryText = tertiaryText
        self.timeout = timeout
        self.showWaitIndicator = showWaitIndicator
        self.speech = speech
        self.playTone = playTone
        self.softButtons = softButtons
        self.icon = icon
    }

    var hasText: Bool { [text, secondaryText].contains { $0?.isEmpty == false } }

    var milliseconds: Int {
        // With this order of arguments, NaN becomes the minimum.
        let seconds = timeout == 0 ? Self.defaultTimeout : min(max(3, timeout), 10)
        return Int((seconds * 1000).rounded())
    }

    /// Returns the non-empty texts as at most `count` lines. If there are more texts than lines, the last line contains
    /// all remaining texts.
    func lines(_ count: Int) -> [String] {
        let texts = [text, secondaryText, tertiaryText].compactMap { $0?.isEmpty == false ? $0 : nil }
        guard texts.count > count, count > 0 else { return count == 0 ? [] : texts }
        return texts.prefix(count - 1) + [texts.dropFirst(count - 1).joined(separator: " - ")]
    }
}

/// The reason why an alert was not shown, or why a shown alert ended with an error.
public enum SDLAlertError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The alert has nothing to show or say, or one of its buttons does not have exactly one state.
    case invalid(String)
    /// The head unit refused the alert. `tryAgainTime` is the number of seconds after which a new attempt may succeed.
    case refused(SDLResult, info: String?, tryAgainTime: Int?)
    /// The app cancelled the alert before the alert was shown.
    case cancelled
    /// The app is not registered with a head unit, or its registration has ended.
    case notConnected
    /// The head unit did not report the end of the alert in time. The library has requested the head unit to remove the
    /// alert.
    case noAnswer

    /// The error as a sentence in English.
    public var description: String {
        switch self {
        case .invalid(let why): why
        case .refused(let result, let info, let time):
            "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
                + (time.map { "; try again in \($0) s" } ?? "")
        case .cancelled: "The alert was cancelled."
        case .notConnected: "The app is not registered with a head unit."
        case .noAnswer: "The head unit did not report the end of the alert in time."
        }
    }
}
