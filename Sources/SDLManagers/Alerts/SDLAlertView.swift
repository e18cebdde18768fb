public import SDLRPC

/// An alert for `SDLScreenManager.presentAlert`. These alerts are shown one at a time, unlike those of
/// `SDLAlertController`.
@MainActor
public struct SDLAlertView {
    /// The first line. A visible alert needs this line or the second.
    public var text: String?
    /// The second line.
    public var secondaryText: String?
    /// The third line. An alert that has only this line is invalid.
    public var tertiaryText: String?
    /// The display time in seconds, from 3 to 10; 0 means `defaultTimeout`.
    public var timeout: Double
    /// Whether the head unit shows a progress indicator.
    public var showWaitIndicator: Bool
    /// The text or sound to speak; nil for none.
    public var speech: [SDLTTSChunk]?
    /// Whether a tone is played before the speech.
    public var playTone: Bool
    /// Up to four buttons, each with one state. A button with several states makes the alert invalid.
    public var softButtons: [SDLSoftButtonObject]
    /// An image beside the text, on displays that show images in alerts.
    public var icon: SDLArtwork?

    /// The display time of an alert whose `timeout` is 0. It is 5 s unless changed, and is limited to 3 to 10 s.
    public static var defaultTimeout: Double = 5 {
        didSet { defaultTimeout = min(max(3, defaultTimeout), 10) }
    }

    /// Creates an alert with a text, a speech, or both. `presentAlert` reports an invalid alert.
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

    /// Returns the texts for a display with `count` lines. Empty texts are left out. If there are too many texts, the
    /// last line contains all remaining ones.
    func lines(_ count: Int) -> [String] {
        let texts = [text, secondaryText, tertiaryText].compactMap { $0?.isEmpty == false ? $0 : nil }
        guard texts.count > count, count > 0 else { return count == 0 ? [] : texts }
        return texts.prefix(count - 1) + [texts.dropFirst(count - 1).joined(separator: " - ")]
    }
}

/// The reason why an alert was not shown or not ended by the driver or its timeout.
public enum SDLAlertError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The alert has nothing to show or say, or a button with several states.
    case invalid(String)
    /// The head unit refused the alert; `tryAgainTime` is in seconds.
    case refused(SDLResult, info: String?, tryAgainTime: Int?)
    /// The app cancelled the alert before it was shown.
    case cancelled
    /// The app is not registered with a head unit, or its registration has ended.
    case notConnected
    /// The head unit did not report the alert's end in time, and was asked to remove the alert.
    case noAnswer

    /// A readable description of the error.
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
