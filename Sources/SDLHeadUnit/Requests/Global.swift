import SDLRPC
import SDLSupport

// Settings of an app as a whole, and the clock of what it plays.
extension HeadUnitState {
    mutating func setGlobals(_ request: SDLSetGlobalProperties, _ caller: Caller, _ turn: inout Turn) {
        let asked = caller
        var (request, caller) = (request, caller)
        let lacksLayout = drop(&request.menuLayout, &caller)
        guard request != SDLSetGlobalProperties() else {
            let layout = lacksLayout ? " The MenuLayout specified is unsupported." : ""
            return turn.refuse(asked, .invalidData, "There are no parameters present in request.\(layout)")
        }
        guard (request.vrHelp == nil) == (request.vrHelpTitle == nil) else { return turn.refuse(caller, .rejected) }
        if let help = request.vrHelp, help.map(\.position) != Array(1...help.count) {
            return turn.refuse(caller, .rejected)
        }
        let prompts = [("help_prompt", request.helpPrompt), ("timeout_prompt", request.timeoutPrompt)]
        guard hasSounds(prompts, caller, &turn) else { return }
        apps[caller.app]?.globalProperties.apply(request)
        turn.touch(.globals(caller.app))
        turn.respond(
            warning(caller, of: request), SDLSetGlobalPropertiesResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func resetGlobals(_ request: SDLResetGlobalProperties, _ caller: Caller, _ turn: inout Turn) {
        for property in request.properties { apps[caller.app]?.globalProperties.reset(property) }
        turn.touch(.globals(caller.app))
        turn.respond(caller, SDLResetGlobalPropertiesResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func setClock(_ request: SDLSetMediaClockTimer, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.isMedia == true else { return turn.refuse(caller, .rejected) }
        if let problem = request.problem { return turn.refuse(caller, .invalidData, problem) }
        let before = apps[caller.app]?.mediaClock
        switch request.updateMode {
        case .countup, .countdown:
            apps[caller.app]?.mediaClock = MediaClock(request: request, setAt: turn.now)
        case .pause, .resume:
            var clock = before
            let turns = clock?.turn(running: request.updateMode == .resume, at: turn.now) == true
            let shows = clock?.takeIndicators(of: request) == true
            guard turns || shows || leavesClockToHMI else { return turn.refuse(caller, .ignored) }
            apps[caller.app]?.mediaClock = clock
        default:
            guard before != nil || leavesClockToHMI else { return turn.refuse(caller, .ignored) }
            apps[caller.app]?.mediaClock = nil
        }
        turn.touch(.mediaClock(caller.app))
        turn.respond(caller, SDLSetMediaClockTimerResponse(success: true, resultCode: .success))
    }

    /// What changes nothing is the web HMI's to ignore: it is asked all the same, as SDL Core asks.
    private var leavesClockToHMI: Bool { presenter == .hmi }

    mutating func setHaptics(_ request: SDLSendHapticData, _ caller: Caller, _ turn: inout Turn) {
        apps[caller.app]?.haptics = request.hapticRectData ?? []
        if case .row(let number) = caller.cause { apps[caller.app]?.hapticsRow = number }
        turn.touch(.haptics(caller.app))
        turn.respond(caller, SDLSendHapticDataResponse(success: true, resultCode: .success))
    }

    mutating func closeApplication(_ caller: Caller, _ turn: inout Turn) {
        turn.respond(caller, SDLCloseApplicationResponse(success: true, resultCode: .success))
        close(caller.app, &turn)
    }

    mutating func setLayout(_ request: SDLSetDisplayLayout, _ caller: Caller, _ turn: inout Turn) {
        guard let window = apps[caller.app]?.windows[0], profile.knows(request.displayLayout, for: window) else {
            return turn.refuse(caller, .rejected, "This display has no template \(request.displayLayout)")
        }
        let configuration = SDLTemplateConfiguration(
            template: request.displayLayout, dayColorScheme: request.dayColorScheme,
            nightColorScheme: request.nightColorScheme)
        if window.refuses(configuration) { return turn.refuse(caller, .rejected) }
        let before = apps[caller.app]
        // Only an app of a version that has what took its place is told.
        let isDeprecated = before.map { $0.rpcVersion >= SDLVersion(6) } ?? false
        apps[caller.app]?.windows[0]?.template = request.displayLayout
        apps[caller.app]?.windows[0]?.dayColorScheme = request.dayColorScheme ?? window.dayColorScheme
        apps[caller.app]?.windows[0]?.nightColorScheme = request.nightColorScheme ?? window.nightColorScheme
        turn.touch(.window(caller.app, 0))
        turn.respond(
            caller,
            SDLSetDisplayLayoutResponse(
                success: true, resultCode: isDeprecated ? .warnings : .success, displayCapabilities: profile.display,
                buttonCapabilities: profile.buttonCapabilities,
                softButtonCapabilities: profile.softButtonCapabilities,
                presetBankCapabilities: profile.presetBankCapabilities,
                info: isDeprecated ? HeadUnitState.layoutsAreOld : nil))
        if let before { notifyTemplate(of: before, &turn) }
    }

    private static let layoutsAreOld = """
        The RPC is deprecated and will be removed in a future version. The requested display layout is set to the main \
        window. Please use `Show.templateConfiguration` instead.
        """

    mutating func changeRegistration(_ request: SDLChangeRegistration, _ caller: Caller, _ turn: inout Turn) {
        let languages = profile.languages
        guard languages.contains(request.language), languages.contains(request.hmiDisplayLanguage) else {
            return turn.refuse(caller, .unsupportedResource)
        }
        let names = AppNames(
            name: request.appName, synonyms: request.vrSynonyms ?? [], spoken: request.ttsName ?? [])
        guard !isTaken(names, on: apps[caller.app]?.info.device ?? "", but: caller.app) else {
            return turn.refuse(caller, .duplicateName)
        }
        guard hasSounds([("tts_name", request.ttsName)], caller, &turn) else { return }
        apps[caller.app]?.registration.languageDesired = request.language
        apps[caller.app]?.registration.hmiDisplayLanguageDesired = request.hmiDisplayLanguage
        if let name = request.appName { apps[caller.app]?.registration.appName = name }
        if let names = request.ttsName { apps[caller.app]?.registration.ttsName = names }
        if let synonyms = request.vrSynonyms { apps[caller.app]?.registration.vrSynonyms = synonyms }
        turn.touch(.app(caller.app))
        noteCloudPreferences(&turn)
        turn.respond(caller, SDLChangeRegistrationResponse(success: true, resultCode: .success))
    }
}

extension MediaClock {
    /// False when it already stands or runs.
    mutating func turn(running: Bool, at now: Instant) -> Bool {
        guard running != (pausedAt == nil) else { return false }
        if let paused = pausedAt {
            // The time it stood does not count.
            setAt = setAt + (now - paused)
            pausedAt = nil
        } else {
            pausedAt = now
        }
        return true
    }

    /// Whether that makes a difference.
    mutating func takeIndicators(of request: SDLSetMediaClockTimer) -> Bool {
        let before = self.request
        self.request.audioStreamingIndicator = request.audioStreamingIndicator ?? self.request.audioStreamingIndicator
        self.request.forwardSeekIndicator = request.forwardSeekIndicator ?? self.request.forwardSeekIndicator
        self.request.backSeekIndicator = request.backSeekIndicator ?? self.request.backSeekIndicator
        return self.request != before
    }
}

extension SDLSetMediaClockTimer {
    /// Why SDL Core would refuse the request, in its words; nil where it would not.
    fileprivate var problem: String? {
        if updateMode == .countup || updateMode == .countdown {
            guard let start = startTime else {
                return "Start time must be provided for \"COUNTUP\" and \"COUNTDOWN\" update modes"
            }
            let isForward = updateMode == .countup
            if let end = endTime, isForward ? end.inSeconds < start.inSeconds : end.inSeconds > start.inSeconds {
                return
                    "Start time must be \(isForward ? "before" : "after") the end time for update mode \(updateMode)"
            }
        }
        let seeks = [forwardSeekIndicator, backSeekIndicator].compactMap(\.self)
        return seeks.contains { $0.type == .track && $0.seekTime != nil }
            ? "The seekTime parameter is not applicable for indicator type TRACK" : nil
    }
}

extension SDLStartTime {
    var inSeconds: Int { hours * 3600 + minutes * 60 + seconds }
}

extension SDLSetGlobalProperties {
    mutating func apply(_ other: SDLSetGlobalProperties) {
        userLocation = other.userLocation ?? userLocation
        helpPrompt = other.helpPrompt ?? helpPrompt
        timeoutPrompt = other.timeoutPrompt ?? timeoutPrompt
        vrHelpTitle = other.vrHelpTitle ?? vrHelpTitle
        vrHelp = other.vrHelp ?? vrHelp
        menuTitle = other.menuTitle ?? menuTitle
        menuIcon = other.menuIcon ?? menuIcon
        keyboardProperties = other.keyboardProperties ?? keyboardProperties
        menuLayout = other.menuLayout ?? menuLayout
    }

    mutating func reset(_ property: SDLGlobalProperty) {
        switch property {
        case .userLocation: userLocation = nil
        case .helpprompt: helpPrompt = nil
        case .timeoutprompt: timeoutPrompt = nil
        case .vrhelptitle: vrHelpTitle = nil
        case .vrhelpitems: vrHelp = nil
        case .menuname: menuTitle = nil
        case .menuicon: menuIcon = nil
        case .keyboardproperties: keyboardProperties = nil
        default: break
        }
    }
}

extension SDLSetGlobalProperties: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.globalProperties, before, as: .globals(before.key), &turn)
    }
}

extension SDLResetGlobalProperties: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.globalProperties, before, as: .globals(before.key), &turn)
    }
}

extension SDLSetMediaClockTimer: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.mediaClock, before, as: .mediaClock(before.key), &turn)
    }
}

extension SDLSendHapticData: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.haptics, before, as: .haptics(before.key), &turn)
    }
}

extension SDLSetDisplayLayout: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.windows[0], before, as: .window(before.key, 0), &turn)
    }
}
