import SDLRPC
import SDLSupport

// Who is in front, who is heard, and who is told what about it.
extension HeadUnitState {
    /// Brings an app to the front, as a driver does who picks it.
    mutating func activate(_ key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], activeApp != key else { return }
        for other in inFront where other != key { makeRoom(for: app, other, &turn) }
        activeApp = key
        setLevel(.full, of: key, &turn)
        updateContexts(&turn)
        turn.touch(.front)
    }

    /// What becomes of an app when another comes to the front: it stays heard beside an app of another kind of sound, and
    /// stays seen beside one without a picture of its own. Of two alike one gives way, as in SDL Core.
    private mutating func makeRoom(for app: RegisteredApp, _ key: AppKey, _ turn: inout Turn) {
        guard let other = apps[key] else { return }
        let isHeard = other.holds.sound && other.soundKind != app.soundKind
        let isSeen = other.holds.picture && !app.isProjecting
        if activeApp == key { activeApp = nil }
        if menu?.app == key { closeMenu(&turn) }
        setLevel(isHeard || isSeen ? .limited : .background, of: key, holding: Holds(isHeard, isSeen), &turn)
    }

    /// The app in front steps back, and nobody takes its place: what is heard or seen without the driver's touch goes on.
    mutating func leaveFront(_ key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], activeApp == key else { return }
        activeApp = nil
        if menu?.app == key { closeMenu(&turn) }
        setLevel(app.isAudible || app.isProjecting ? .limited : .background, of: key, &turn)
        updateContexts(&turn)
        turn.touch(.front)
    }

    /// The driver closes an app.
    mutating func close(_ key: AppKey, _ turn: inout Turn) {
        if activeApp == key { activeApp = nil }
        if menu?.app == key { closeMenu(&turn) }
        for overlay in overlays.values where overlay.app == key { finish(overlay.id, .aborted, &turn) }
        endSpeech(of: key, .aborted, &turn)
        setLevel(.none, of: key, &turn)
        leaveModules(key, &turn)
        withdrawCall(of: key, &turn)
        leaveNavigation(key, &turn)
        turn.touch(.front)
    }

    /// A level as a tester wants it, with what goes with it.
    /// - Parameters:
    ///   - isSilent: it is not heard there, whatever it could be.
    ///   - isHidden: its picture is not shown there.
    mutating func put(
        _ key: AppKey, at level: SDLHMILevel, isSilent: Bool = false, isHidden: Bool = false, _ turn: inout Turn
    ) {
        switch level {
        case .full: activate(key, &turn)
        case .none: close(key, &turn)
        default:
            if activeApp == key { activeApp = nil }
            if menu?.app == key { closeMenu(&turn) }
            if level == .limited { giveWay(to: key, &turn) }
            let holds = apps[key].map { Holds($0.isAudible && !isSilent, $0.isProjecting && !isHidden) }
            setLevel(level, of: key, holding: holds, &turn)
            updateContexts(&turn)
            turn.touch(.front)
        }
    }

    /// Of two apps with the same kind of sound only one is heard, whichever is in front.
    private mutating func giveWay(to key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.isAudible else { return }
        for other in inFront where other != key && apps[other]?.soundKind == app.soundKind {
            if activeApp == other { activeApp = nil }
            if menu?.app == other { closeMenu(&turn) }
            setLevel(.background, of: other, &turn)
        }
    }

    mutating func setLevel(
        _ level: SDLHMILevel, of key: AppKey, holding holds: Holds? = nil, _ turn: inout Turn
    ) {
        guard var app = apps[key] else { return }
        let before = app.status
        let streams = level == .full || level == .limited
        app.status.hmiLevel = level
        app.holds = streams ? holds ?? Holds(app.isAudible, app.isProjecting) : Holds(false, false)
        app.status.audio = audio(of: app)
        app.status.video = video(of: app)
        if level == .none {
            app.status.context = .main
            offMain.removeAll { $0 == key }
        }
        apps[key] = app
        inFront.removeAll { $0 == key }
        if streams { inFront.append(key) }
        findAudioSource(&turn)
        if level != .full { cancelTouch(of: key, &turn) }
        if level != before.hmiLevel { turn.keep() }
        if app.status != before { notifyStatus(of: key, &turn) }
        if app.awaitsDistraction { notifyDistraction(of: key, &turn) }
        followStreams(of: key, from: before, &turn)
        if level == .full, before.hmiLevel != .full { activateServices(of: key, &turn) }
    }

    /// A car that shows no pictures of apps has none to stream to.
    private func video(of app: RegisteredApp) -> SDLVideoStreamingState {
        app.holds.picture && profile.hmiCapabilities.videoStreaming == true ? .streamable : .notStreamable
    }

    /// The car shows pictures of apps now, or no longer.
    mutating func updateVideo(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        let video = video(of: app)
        guard video != app.status.video else { return }
        apps[key]?.status.video = video
        notifyStatus(of: key, &turn)
        followStreams(of: key, from: app.status, &turn)
    }

    // MARK: Sound

    private func audio(of app: RegisteredApp) -> SDLAudioStreamingState {
        guard app.holds.sound else { return .notAudible }
        // What the car hears or says drowns what plays, and nothing plays in a call.
        if isListening || isCalling { return .notAudible }
        return isSpeaking ? .attenuated : .audible
    }

    private var isCalling: Bool { call?.goesOn == true || hmiSounds.contains(.call) }

    private var isListening: Bool {
        presenter == .page
            ? overlays.contains { $0.value.state == .shown && $0.value.phase == .voice } : hmiSounds.contains(.voice)
    }

    private var isSpeaking: Bool {
        presenter == .page
            ? speaker != nil || overlays.contains { $0.value.prompt != nil } : hmiSounds.contains(.speech)
    }

    /// Tells every app that is heard when the car begins or ceases to speak or to listen.
    mutating func updateSound(_ turn: inout Turn) {
        for key in inFront {
            guard let app = apps[key] else { continue }
            let audio = audio(of: app)
            guard audio != app.status.audio else { continue }
            apps[key]?.status.audio = audio
            notifyStatus(of: key, &turn)
        }
    }

    /// The app the driver hears: a player before a voice that speaks now and then.
    private mutating func findAudioSource(_ turn: inout Turn) {
        let heard = inFront.filter { apps[$0]?.holds.sound == true }
        let source = heard.last { apps[$0]?.isMedia == true } ?? heard.last
        guard source != audioSource else { return }
        audioSource = source
        turn.touch(.front)
    }

    // MARK: Telling

    mutating func setContext(_ context: SDLSystemContext, of key: AppKey, _ turn: inout Turn) {
        guard let before = apps[key]?.status.context, before != context else { return }
        apps[key]?.status.context = context
        offMain.removeAll { $0 == key }
        if context != .main {
            offMain.append(key)
            cancelTouch(of: key, &turn)
        }
        notifyStatus(of: key, &turn)
    }

    mutating func notifyStatus(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        defer { notifyWindows(of: key, &turn) }
        turn.touch(.status(key))
        turn.notify(
            app,
            SDLOnHMIStatus(
                hmiLevel: app.status.hmiLevel, audioStreamingState: app.status.audio,
                systemContext: app.status.context, videoStreamingState: app.status.video,
                windowID: profile.quirks.contains(.mainWindowIsNamed) && app.rpcVersion >= SDLVersion(6) ? 0 : nil))
    }
}

/// What an app at FULL or LIMITED may use of the car.
package struct Holds: Hashable, Sendable {
    package var sound: Bool
    package var picture: Bool

    init(_ sound: Bool, _ picture: Bool) {
        self.sound = sound
        self.picture = picture
    }
}

extension RegisteredApp {
    /// Two apps of one kind are not heard at once.
    enum SoundKind { case navigation, communication, media, silent }

    var soundKind: SoundKind {
        if types.contains(.navigation) { return .navigation }
        if types.contains(.communication) { return .communication }
        return isMedia ? .media : .silent
    }
}
