import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// How far the questions of the start have come.
struct StartUp: Sendable {
    /// Interfaces that said they are not there.
    var off: Set<String> = []
    /// Questions without an answer.
    var open: Set<String> = []
    /// Good answers, by method.
    var answers: OrderedMap<String, JSONValue> = [:]
    /// What could not be taken into the profile of what the HMI says it can do; each is reported once.
    var problems: Set<String> = []
    /// The languages, as the head unit was told of them.
    var languages = HeadUnitSettings()
    var hasAskedInterfaces = false
    /// The HMI's profile is on its way to the head unit; until it is there, apps' screens do not fit the HMI.
    var awaitsProfile = false

    func isOff(_ interface: String) -> Bool { off.contains(interface) }

    /// What must be known before the HMI is the presenter. The rest may come late, or, with some pages, never.
    var isComplete: Bool {
        let needed = ["UI.", "Buttons.", "RC."]
        return hasAskedInterfaces && !open.contains { method in needed.contains(where: method.hasPrefix) }
    }
}

// What SDL Core asks an HMI that says it is ready, in Core's order. Each question has a time limit and a default.
extension HMILink {
    mutating func begin() {
        if phase != .waiting { leave() }
        phase = .starting
        start = StartUp()
        list.profileReturns = nil
        question(HMI.BasicCommunication.GetSystemInfo())
        question(HMI.Navigation.IsReady())
        question(HMI.BasicCommunication.MixingAudioSupported())
    }

    private mutating func question<Request: HMIRequest>(_ request: Request) {
        if ask(request, for: .startUp) {
            start.open.insert(Request.method)
        } else {
            goOn(Request.method, nil)
        }
    }

    mutating func startUpEnded(_ method: String, _ end: RequestEnd) {
        start.open.remove(method)
        guard case .answered(let answer) = end else {
            report(
                "hmi.silent", "\(method) was not answered in time.", fix: "Answer it; until then defaults count.")
            return goOn(method, nil)
        }
        guard answer.code == 0 else {
            if method.hasSuffix(".IsReady") { start.off.insert(String(method.dropLast(".IsReady".count))) }
            return goOn(method, nil)
        }
        start.answers[method] = answer.result
        goOn(method, answer.result)
    }

    /// Goes on after a question, answered or not.
    private mutating func goOn(_ method: String, _ result: JSONValue?) {
        switch method {
        case "BasicCommunication.GetSystemInfo": askInterfaces()
        case "UI.IsReady", "VR.IsReady", "TTS.IsReady", "RC.IsReady", "VehicleInfo.IsReady", "Navigation.IsReady":
            let interface = String(method.dropLast(".IsReady".count))
            if result?["available"] == false { start.off.insert(interface) }
            if isAvailable(interface) { askAbilities(of: interface) }
        default: if phase == .ready, result != nil { takeAbilities() }
        }
        if phase == .starting, start.isComplete { becomeReady() }
    }

    private mutating func askInterfaces() {
        question(HMI.VehicleInfo.IsReady())
        question(HMI.VR.IsReady())
        question(HMI.TTS.IsReady())
        // Before the flag: the answers to these are what the start waits for.
        start.open.insert(HMI.UI.IsReady.method)
        start.hasAskedInterfaces = true
        question(HMI.UI.IsReady())
        question(HMI.RC.IsReady())
        question(HMI.Buttons.GetCapabilities())
    }

    private mutating func askAbilities(of interface: String) {
        switch interface {
        case "UI":
            question(HMI.UI.GetLanguage())
            question(HMI.UI.GetCapabilities())
            question(HMI.UI.GetSupportedLanguages())
        case "VR":
            question(HMI.VR.GetLanguage())
            question(HMI.VR.GetCapabilities())
            question(HMI.VR.GetSupportedLanguages())
        case "TTS":
            question(HMI.TTS.GetLanguage())
            question(HMI.TTS.GetCapabilities())
            question(HMI.TTS.GetSupportedLanguages())
        case "RC": question(HMI.RC.GetCapabilities())
        case "VehicleInfo":
            question(HMI.VehicleInfo.GetVehicleData(vin: true))
            question(HMI.VehicleInfo.GetVehicleType())
        default: break
        }
    }

    /// Apps' screens are told to the HMI as they are once the head unit has become what the HMI can do.
    private mutating func becomeReady() {
        guard !start.awaitsProfile else { return }
        takeAbilities()
        if !start.awaitsProfile { standInFront() }
    }

    /// The head unit has become what the HMI can do, or has refused to.
    mutating func profileCame() {
        guard start.awaitsProfile else { return }
        start.awaitsProfile = false
        if phase == .starting { standInFront() }
    }

    private mutating func standInFront() {
        phase = .ready
        input(.takesOver)
        askWaiting()
        for key in state.apps.keys { apps.set(key) { $0.wantsRestoring = true } }
        sendDevices()
        restoreSubscriptions()
        list.announceDue = now + ListTimers.announceDelay
        announce()
        for overlay in state.overlays.values where overlay.state == .shown { open(overlay) }
    }

    // MARK: Abilities

    /// What the HMI can do becomes the head unit's profile, as far as it says.
    private mutating func takeAbilities() {
        let document = state.profile.document
        let own = ownProfile ?? document
        let abilities = HMIAbilities(answers: start.answers, hasControl: isAvailable("RC"))
        let (wanted, problems) = abilities.applied(to: own)
        if wanted != document {
            ownProfile = own
            start.awaitsProfile = true
            drive(.profile(.edit(mergePatch: JSONPatching.patch(from: document, to: wanted).json())))
        }
        for problem in problems where start.problems.insert(problem).inserted {
            report(
                "hmi.capabilities", "What the HMI can do was taken without this: \(problem).",
                fix: "Answer with what docs/profiles.md has room for; everything else counts.")
        }
        takeLanguages(abilities)
    }

    /// What apps may control is another from now on.
    mutating func takeControl(_ capabilities: HMI.Common.RemoteControlCapabilities) {
        var answer = start.answers["RC.GetCapabilities"] ?? [:]
        answer["remoteControlCapability"] = JSONValue(of: capabilities)
        start.answers["RC.GetCapabilities"] = answer
        if phase == .ready { takeAbilities() }
    }

    private mutating func takeLanguages(_ abilities: HMIAbilities) {
        var settings = HeadUnitSettings()
        settings.languageUI = abilities.language?.string
        settings.languageVR = start.answers["VR.GetLanguage"]?["language"]?.string
        settings.languageTTS = start.answers["TTS.GetLanguage"]?["language"]?.string
        guard settings != start.languages else { return }
        start.languages = settings
        drive(.set(settings))
    }

    mutating func giveProfileBack() {
        list.profileReturns = nil
        input(.forgetsCapabilities)
        guard let own = ownProfile else { return }
        ownProfile = nil
        drive(.profile(.edit(mergePatch: JSONPatching.patch(from: state.profile.document, to: own).json())))
    }
}
