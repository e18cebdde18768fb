import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The progress of the requests that the link sends when an HMI has connected.
struct StartUp: Sendable {
    /// The interfaces that the HMI has reported as unavailable.
    var off: Set<String> = []
    /// The methods of the start-up requests that the HMI has not answered yet.
    var open: Set<String> = []
    /// The results of successful answers to start-up requests, by method.
    var answers: OrderedMap<String, JSONValue> = [:]
    /// The problems of reported capabilities that are not valid in a profile. Each problem is reported only once.
    var problems: Set<String> = []
    /// The languages in the link's most recent command to the head unit.
    var languages = HeadUnitSettings()
    var hasAskedInterfaces = false
    /// Whether the head unit has not applied the HMI's capabilities to its profile yet. Until then, the apps' screens
    /// do not match the HMI.
    var awaitsProfile = false

    func isOff(_ interface: String) -> Bool { off.contains(interface) }

    /// Whether the HMI has answered all required requests. Start-up does not wait for the other requests, which some
    /// pages answer late or never.
    var isComplete: Bool {
        let needed = ["UI.", "Buttons.", "RC."]
        return hasAskedInterfaces && !open.contains { method in needed.contains(where: method.hasPrefix) }
    }
}

// After OnReady, the link sends the same requests as SDL Core in the same order. Each request has a time limit. If the
// HMI gives no answer, the link uses a default.
extension HMILink {
    mutating func begin() {
        if phase != .waiting { leave() }
        phase = .starting
        start = StartUp()
        list.profileRestoreDue = nil
        question(HMI.BasicCommunication.GetSystemInfo())
        question(HMI.Navigation.IsReady())
        question(HMI.BasicCommunication.MixingAudioSupported())
    }

    private mutating func question<Request: HMIRequest>(_ request: Request) {
        if ask(request, for: .startUp) {
            start.open.insert(Request.method)
        } else {
            continueStartUp(Request.method, nil)
        }
    }

    mutating func startUpEnded(_ method: String, _ end: RequestEnd) {
        start.open.remove(method)
        guard case .answered(let answer) = end else {
            report(
                "hmi.silent", "\(method) was not answered in time.",
                fix: "Answer the request. Until then the head unit uses its defaults.")
            return continueStartUp(method, nil)
        }
        guard answer.code == 0 else {
            if method.hasSuffix(".IsReady") { start.off.insert(String(method.dropLast(".IsReady".count))) }
            return continueStartUp(method, nil)
        }
        start.answers[method] = answer.result
        continueStartUp(method, answer.result)
    }

    /// Sends the next start-up requests. Called when the start-up request `method` has ended. `result` is nil if the
    /// HMI gave no successful answer.
    private mutating func continueStartUp(_ method: String, _ result: JSONValue?) {
        switch method {
        case "BasicCommunication.GetSystemInfo": askInterfaces()
        case "UI.IsReady", "VR.IsReady", "TTS.IsReady", "RC.IsReady", "VehicleInfo.IsReady", "Navigation.IsReady":
            let interface = String(method.dropLast(".IsReady".count))
            if result?["available"] == false { start.off.insert(interface) }
            if isAvailable(interface) { askCapabilities(of: interface) }
        default: if phase == .ready, result != nil { applyCapabilities() }
        }
        if phase == .starting, start.isComplete { becomeReady() }
    }

    private mutating func askInterfaces() {
        question(HMI.VehicleInfo.IsReady())
        question(HMI.VR.IsReady())
        question(HMI.TTS.IsReady())
        // Insert the method before `hasAskedInterfaces` becomes true, because start-up must wait for UI.IsReady.
        start.open.insert(HMI.UI.IsReady.method)
        start.hasAskedInterfaces = true
        question(HMI.UI.IsReady())
        question(HMI.RC.IsReady())
        question(HMI.Buttons.GetCapabilities())
    }

    private mutating func askCapabilities(of interface: String) {
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

    /// Ends the start-up. The HMI gets the apps' screens only after the head unit has applied the HMI's capabilities.
    private mutating func becomeReady() {
        guard !start.awaitsProfile else { return }
        applyCapabilities()
        if !start.awaitsProfile { becomePresenter() }
    }

    /// Continues the start-up. Called after the head unit has accepted or refused the profile of the HMI.
    mutating func profileApplied() {
        guard start.awaitsProfile else { return }
        start.awaitsProfile = false
        if phase == .starting { becomePresenter() }
    }

    private mutating func becomePresenter() {
        phase = .ready
        input(.takesOver)
        sendWaitingRequests()
        for key in state.apps.keys { apps.set(key) { $0.wantsRestoring = true } }
        sendDevices()
        restoreSubscriptions()
        list.announceDue = now + ListTimers.announceDelay
        announce()
        for overlay in state.overlays.values where overlay.state == .shown { open(overlay) }
    }

    // MARK: Capabilities

    /// Applies the capabilities of the HMI to the head unit's profile.
    private mutating func applyCapabilities() {
        let document = state.profile.document
        let own = ownProfile ?? document
        let reported = ReportedCapabilities(answers: start.answers, hasControl: isAvailable("RC"))
        let (wanted, problems) = reported.applied(to: own)
        if wanted != document {
            ownProfile = own
            start.awaitsProfile = true
            drive(.profile(.edit(mergePatch: JSONPatching.patch(from: document, to: wanted))))
        }
        for problem in problems where start.problems.insert(problem).inserted {
            report(
                "hmi.capabilities", "A capability of the HMI was not accepted: \(problem).",
                fix: "Answer with values that docs/profile-reference.md allows. The other capabilities were accepted.")
        }
        applyLanguages(reported)
    }

    mutating func setRemoteControlCapabilities(_ capabilities: HMI.Common.RemoteControlCapabilities) {
        var answer = start.answers["RC.GetCapabilities"] ?? [:]
        answer["remoteControlCapability"] = JSONValue(of: capabilities)
        start.answers["RC.GetCapabilities"] = answer
        if phase == .ready { applyCapabilities() }
    }

    private mutating func applyLanguages(_ reported: ReportedCapabilities) {
        var settings = HeadUnitSettings()
        settings.languageUI = reported.language?.string
        settings.languageVR = start.answers["VR.GetLanguage"]?["language"]?.string
        settings.languageTTS = start.answers["TTS.GetLanguage"]?["language"]?.string
        guard settings != start.languages else { return }
        start.languages = settings
        drive(.set(settings))
    }

    mutating func restoreProfile() {
        list.profileRestoreDue = nil
        input(.forgetsCapabilities)
        guard let own = ownProfile else { return }
        ownProfile = nil
        drive(.profile(.edit(mergePatch: JSONPatching.patch(from: state.profile.document, to: own))))
    }
}
