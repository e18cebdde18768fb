package import SDLRPC
import SDLSupport

/// The settings that the driver or a tester can change. The capabilities are in the profile.
package struct Settings: Feature, Hashable {
    package var mode = "day"
    package var distraction = SDLDriverDistractionState.ddOff
    package var inputMode = "touch"
    package var languageUI = SDLLanguage.enUs
    package var languageVR = SDLLanguage.enUs
    package var languageTTS = SDLLanguage.enUs
    package var popupPolicy = PopupPolicy.abortOlder
    package var link = LinkQuality()
    /// Link settings of single apps, kept while the apps are disconnected.
    var links: [AppKey: LinkQuality] = [:]
    /// How long the voice engine takes to remove the words of a choice set.
    package var grammarLatencyMs = 0
    /// The rule by which a module passes from one app to another app.
    package var access = RemoteControlAccess.autoAllow
    package var allowsControl = true

    init() {}

    init(profile: Profile) {
        inputMode = profile.inputModes.first ?? "touch"
        languageUI = profile.language
        languageVR = profile.language
        languageTTS = profile.language
    }

    mutating func set(_ wanted: HeadUnitSettings, _ turn: inout Turn) throws(DriveFailure) {
        if let mode = wanted.mode {
            self.mode = try one(of: ["day", "night"], mode, "display mode")
            turn.raise(.showsMode(self.mode))
        }
        if let mode = wanted.inputMode { inputMode = try one(of: turn.profile.inputModes, mode, "input mode") }
        if let policy = wanted.popupPolicy {
            let names = PopupPolicy.allCases.map(\.rawValue)
            popupPolicy = PopupPolicy(rawValue: try one(of: names, policy, "popup policy")) ?? .abortOlder
        }
        link = try quality(link, latency: wanted.linkLatencyMs, loss: wanted.linkLossPercent)
        if let latency = wanted.grammarLatencyMs { grammarLatencyMs = max(0, latency) }
        if let name = wanted.access {
            let names = RemoteControlAccess.allCases.map(\.rawValue)
            guard let access = RemoteControlAccess(rawValue: name) else {
                throw DriveFailure(.invalid, "\"\(name)\" is not an access mode.", candidates: names)
            }
            self.access = access
            turn.raise(.access(access))
        }
        if let allowed = wanted.allowsControl {
            allowsControl = allowed
            turn.raise(.allowsControl(allowed))
        }
        if let name = wanted.distraction {
            let state = try known(SDLDriverDistractionState(rawValue: name))
            if state != distraction { turn.raise(.distraction) }
            distraction = state
        }
        let before = self
        if let ui = wanted.languageUI { languageUI = try language(ui, turn.profile) }
        if let vr = wanted.languageVR { languageVR = try language(vr, turn.profile) }
        if let tts = wanted.languageTTS { languageTTS = try language(tts, turn.profile) }
        raiseLanguages(since: before, &turn)
        turn.touch(.settings)
    }

    /// Sets the link of one app. A nil parameter keeps the current value. If both parameters are nil, the common link
    /// settings apply again.
    mutating func setLink(
        of key: AppKey, latency: Int?, loss: Int?, _ turn: inout Turn
    ) throws(DriveFailure) {
        let isOwn = latency != nil || loss != nil
        links[key] = isOwn ? try quality(links[key] ?? link, latency: latency, loss: loss) : nil
        turn.touch(.link, of: key)
    }

    /// Uses the input modes and languages of a new profile. A language that a tester has set stays if the new profile
    /// supports the language.
    mutating func adapt(since before: Profile, _ turn: inout Turn) {
        let (next, was) = (turn.profile, self)
        func follow(_ language: SDLLanguage) -> SDLLanguage {
            language == before.language || !next.languages.contains(language) ? next.language : language
        }
        if !next.inputModes.contains(inputMode) { inputMode = next.inputModes.first ?? "touch" }
        languageUI = follow(languageUI)
        languageVR = follow(languageVR)
        languageTTS = follow(languageTTS)
        turn.touch(.settings)
        raiseLanguages(since: was, &turn)
    }

    mutating func reset(_ turn: inout Turn) {
        for key in links.keys.sorted(by: { $0.rawValue < $1.rawValue }) { turn.touch(.link, of: key) }
        self = Settings(profile: turn.car.startProfile)
    }

    private func raiseLanguages(since before: Settings, _ turn: inout Turn) {
        if languageUI != before.languageUI || languageVR != before.languageVR { turn.raise(.languages) }
    }

    private func quality(_ before: LinkQuality, latency: Int?, loss: Int?) throws(DriveFailure) -> LinkQuality {
        var link = before
        if let latency { link.latencyMs = try one(of: 0...60_000, latency, "latency of a link in milliseconds") }
        if let loss { link.lossPercent = try one(of: 0...100, loss, "loss of a link in percent") }
        return link
    }

    private func language(_ name: String, _ profile: Profile) throws(DriveFailure) -> SDLLanguage {
        SDLLanguage(rawValue: try one(of: profile.languages.map(\.rawValue), name, "language"))
    }

    private func one(of range: ClosedRange<Int>, _ number: Int, _ what: String) throws(DriveFailure) -> Int {
        guard range.contains(number) else {
            throw DriveFailure(
                .invalid, "\(number) is not a valid \(what); use \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    private func one(of names: [String], _ name: String, _ what: String) throws(DriveFailure) -> String {
        guard names.contains(name) else {
            throw DriveFailure(.invalid, "\"\(name)\" is not a valid \(what) of this head unit.", candidates: names)
        }
        return name
    }
}

/// The simulated quality of the link between an app and the head unit.
package struct LinkQuality: Hashable, Sendable {
    /// The delay of each message, in either direction.
    package var latencyMs = 0
    package var lossPercent = 0

    var isPerfect: Bool { self == LinkQuality() }
}

/// The rule for an overlay that an app requests while another overlay is shown.
package enum PopupPolicy: String, Sendable, CaseIterable {
    case abortOlder = "abort-older"
    case rejectNewer = "reject-newer"
    /// The overlay with the higher priority is shown. If the priorities are equal, the newer overlay is rejected, as in
    /// SDL Core's HMI.
    case priority
}
