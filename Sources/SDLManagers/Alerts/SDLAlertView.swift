public import SDLRPC

/// An alert for `SDLScreenManager.presentAlert`: shown one after the other, unlike `SDLAlertController`.
@MainActor
public struct SDLAlertView {
    /// The first line; this or the second is needed for an alert that is seen.
    public var text: String?
    /// The second line.
    public var secondaryText: String?
    /// The third line; alone it makes no alert.
    public var tertiaryText: String?
    /// How long it is shown, in seconds, between 3 and 10; 0 stands for `defaultTimeout`.
    public var timeout: Double
    /// Whether the head unit shows that something is under way.
    public var showWaitIndicator: Bool
    /// What is said; nil says nothing.
    public var speech: [SDLTTSChunk]?
    /// Whether a tone sounds before the speech.
    public var playTone: Bool
    /// Up to four buttons with one look each; a button with several makes the alert invalid.
    public var softButtons: [SDLSoftButtonObject]
    /// An image beside the text, on displays that have one for alerts.
    public var icon: SDLArtwork?

    /// How long an alert without a time of its own is shown: 5 s, and never less than 3 nor more than 10.
    public static var defaultTimeout: Double = 5 {
        didSet { defaultTimeout = min(max(3, defaultTimeout), 10) }
    }

    /// Creates an alert; `presentAlert` checks it, and needs a text or a speech.
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

    /// A third line alone makes no alert.
    var hasText: Bool { [text, secondaryText].contains { $0?.isEmpty == false } }

    var milliseconds: Int {
        // In this order a number that is none becomes the least.
        let seconds = timeout == 0 ? Self.defaultTimeout : min(max(3, timeout), 10)
        return Int((seconds * 1000).rounded())
    }

    /// The lines for a display with so many: only those with something in them, the rest joined into the last.
    func lines(_ count: Int) -> [String] {
        let texts = [text, secondaryText, tertiaryText].compactMap { $0?.isEmpty == false ? $0 : nil }
        guard texts.count > count, count > 0 else { return count == 0 ? [] : texts }
        return texts.prefix(count - 1) + [texts.dropFirst(count - 1).joined(separator: " - ")]
    }
}

/// Why an alert did not come to its natural end.
public enum SDLAlertError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It has nothing to show or say, or a button with several looks.
    case invalid(String)
    /// The head unit's answer; `tryAgainTime` is in seconds.
    case refused(SDLResult, info: String?, tryAgainTime: Int?)
    /// It was taken back before it was shown.
    case cancelled
    /// The app is not registered with a head unit, or not any more.
    case notConnected
    /// The head unit has not said in time how it ended; it was asked to take it off the display.
    case noAnswer

    /// What happened, in words.
    public var description: String {
        switch self {
        case .invalid(let why): why
        case .refused(let result, let info, let time):
            "The head unit answered \(result)" + (info.map { ": \($0)" } ?? "")
                + (time.map { "; try again in \($0) s" } ?? "")
        case .cancelled: "The alert was taken back."
        case .notConnected: "The app is not registered with a head unit."
        case .noAnswer: "The head unit has not said how the alert ended."
        }
    }
}
