import JSON
import SDLRPC
import SDLSupport

// Changes of settings by the car or a tester.
extension HeadUnitState {
    mutating func set(_ wanted: HeadUnitSettings, _ turn: inout Turn) throws(DriveFailure) {
        if let mode = wanted.mode {
            settings.mode = try one(of: ["day", "night"], mode, "display mode")
            let shown = JSONValue.string(settings.mode.uppercased())
            change(\.carData, &turn) { $0.follow(CarData.lightSensor, shown, &$1) }
            change(\.control, &turn) { $0.follow(displayMode: shown, &$1) }
        }
        if let mode = wanted.inputMode { settings.inputMode = try one(of: profile.inputModes, mode, "input mode") }
        if let policy = wanted.popupPolicy {
            let names = PopupPolicy.allCases.map(\.rawValue)
            settings.popupPolicy = PopupPolicy(rawValue: try one(of: names, policy, "popup policy")) ?? .abortOlder
        }
        settings.link = try link(settings.link, latency: wanted.linkLatencyMs, loss: wanted.linkLossPercent)
        if let latency = wanted.grammarLatencyMs { settings.grammarLatencyMs = max(0, latency) }
        if let name = wanted.access {
            let names = RemoteControlAccess.allCases.map(\.rawValue)
            guard let access = RemoteControlAccess(rawValue: name) else {
                throw DriveFailure(.invalid, "\"\(name)\" is not an access mode.", candidates: names)
            }
            if access != .askDriver { control.forgetDenials() }
            settings.access = access
        }
        if let allowed = wanted.allowsControl {
            settings.allowsControl = allowed
            change(\.control, &turn) { control, turn in
                if !allowed { control.forbid(&turn) }
                control.notifyControl(&turn)
            }
        }
        if let distraction = wanted.distraction { try setDistraction(distraction, &turn) }
        try setLanguages(wanted, &turn)
        turn.touch(.settings)
    }

    /// Sets the link of one app. A nil parameter keeps the current value; with both nil, the common link settings apply
    /// again.
    mutating func setLink(
        of app: RegisteredApp, latency: Int?, loss: Int?, _ turn: inout Turn
    ) throws(DriveFailure) {
        let isOwn = latency != nil || loss != nil
        let link = isOwn ? try link(app.link ?? settings.link, latency: latency, loss: loss) : nil
        links[app.key] = link
        apps[app.key]?.link = link
        turn.touch(.link, of: app.key)
    }

    private func link(_ before: LinkQuality, latency: Int?, loss: Int?) throws(DriveFailure) -> LinkQuality {
        var link = before
        if let latency { link.latencyMs = try one(of: 0...60_000, latency, "latency of a link in milliseconds") }
        if let loss { link.lossPercent = try one(of: 0...100, loss, "loss of a link in percent") }
        return link
    }

    private mutating func setDistraction(_ name: String, _ turn: inout Turn) throws(DriveFailure) {
        let state = try known(SDLDriverDistractionState(rawValue: name))
        guard state != settings.distraction else { return }
        settings.distraction = state
        for key in apps.keys { notifyDistraction(of: key, &turn) }
        if state == .ddOn { withholdKeyboard(&turn) }
    }

    private mutating func setLanguages(_ wanted: HeadUnitSettings, _ turn: inout Turn) throws(DriveFailure) {
        let before = settings
        if let ui = wanted.languageUI { settings.languageUI = try language(ui) }
        if let vr = wanted.languageVR { settings.languageVR = try language(vr) }
        if let tts = wanted.languageTTS { settings.languageTTS = try language(tts) }
        notifyLanguages(since: before, &turn)
    }

    /// Notifies apps of a language change. As in SDL Core, an app with another language is then unregistered.
    mutating func notifyLanguages(since before: Settings, _ turn: inout Turn) {
        guard settings.languageUI != before.languageUI || settings.languageVR != before.languageVR else { return }
        for app in apps.values {
            turn.notify(
                app, SDLOnLanguageChange(language: settings.languageVR, hmiDisplayLanguage: settings.languageUI))
            let speaks = app.registration.languageDesired == settings.languageVR
            let shows = app.registration.hmiDisplayLanguageDesired == settings.languageUI
            guard !speaks || !shows else { continue }
            unregister(app, .languageChange, &turn)
        }
    }

    private func language(_ name: String) throws(DriveFailure) -> SDLLanguage {
        SDLLanguage(rawValue: try one(of: profile.languages.map(\.rawValue), name, "language"))
    }

    private func one(of range: ClosedRange<Int>, _ number: Int, _ what: String) throws(DriveFailure) -> Int {
        guard range.contains(number) else {
            throw DriveFailure(
                .invalid, "\(number) is not a valid \(what); it must be \(range.lowerBound) to \(range.upperBound).")
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
