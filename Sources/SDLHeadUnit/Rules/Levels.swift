import SDLRPC
import SDLSupport

// HMI levels and sounds, with the notifications to apps.
extension HeadUnitState {
    /// Brings an app to FULL, as when the driver selects the app.
    mutating func activate(_ key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], activeApp != key else { return }
        for other in inFront where other != key { makeRoom(for: app, other, &turn) }
        activeApp = key
        setLevel(.full, of: key, &turn)
        updateContexts(&turn)
        turn.touch(.front)
    }

    /// Sets the level of the app `key` when `app` becomes active. The sound of the app `key` continues if the two apps
    /// have different kinds of sound. Its video continues if `app` has no video. If neither sound nor video continues,
    /// the app `key` gets BACKGROUND, as in SDL Core.
    private mutating func makeRoom(for app: RegisteredApp, _ key: AppKey, _ turn: inout Turn) {
        guard let other = apps[key] else { return }
        let isHeard = other.resources.sound && other.soundKind != app.soundKind
        let isSeen = other.resources.picture && !app.isProjecting
        if activeApp == key { activeApp = nil }
        if menu?.app == key { closeMenu(&turn) }
        setLevel(isHeard || isSeen ? .limited : .background, of: key, holding: HeldResources(isHeard, isSeen), &turn)
    }

    /// Moves the active app out of FULL; no other app becomes active. The app's sound and video continue.
    mutating func leaveFront(_ key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], activeApp == key else { return }
        activeApp = nil
        if menu?.app == key { closeMenu(&turn) }
        setLevel(app.isAudible || app.isProjecting ? .limited : .background, of: key, &turn)
        updateContexts(&turn)
        turn.touch(.front)
    }

    mutating func openMenu(_ id: Int, of key: AppKey, _ turn: inout Turn) {
        menu = OpenMenu(app: key, menuID: id)
        turn.touch(.front)
        updateContexts(&turn)
    }

    mutating func closeMenu(_ turn: inout Turn) {
        menu = nil
        turn.touch(.front)
        updateContexts(&turn)
    }

    /// Closes an app, with the same effects as when the driver closes the app.
    mutating func close(_ key: AppKey, _ turn: inout Turn) {
        if activeApp == key { activeApp = nil }
        if menu?.app == key { closeMenu(&turn) }
        change(\.overlays, &turn) { $0.finishAll(of: key, &$1) }
        change(\.speech, &turn) { $0.end(of: key, .aborted, &$1) }
        setLevel(.none, of: key, &turn)
        change(\.control, &turn) { $0.leave(key, &$1) }
        change(\.calls, &turn) { $0.withdraw(of: key, &$1) }
        change(\.navigation, &turn) { $0.leave(key, &$1) }
        turn.touch(.front)
    }

    /// Sets a level that a tester requests, with all changes that the level causes.
    /// - Parameters:
    ///   - isSilent: whether the app plays no sound at this level.
    ///   - isHidden: whether the app's video is not shown at this level.
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
            let resources = apps[key].map { HeldResources($0.isAudible && !isSilent, $0.isProjecting && !isHidden) }
            setLevel(level, of: key, holding: resources, &turn)
            updateContexts(&turn)
            turn.touch(.front)
        }
    }

    /// Moves other apps with the same kind of sound to BACKGROUND, so that only the app `key` is audible.
    private mutating func giveWay(to key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.isAudible else { return }
        for other in inFront where other != key && apps[other]?.soundKind == app.soundKind {
            if activeApp == other { activeApp = nil }
            if menu?.app == other { closeMenu(&turn) }
            setLevel(.background, of: other, &turn)
        }
    }

    mutating func setLevel(
        _ level: SDLHMILevel, of key: AppKey, holding resources: HeldResources? = nil, _ turn: inout Turn
    ) {
        guard var app = apps[key] else { return }
        let before = app.status
        let streams = level == .full || level == .limited
        app.status.hmiLevel = level
        app.resources =
            streams ? resources ?? HeldResources(app.isAudible, app.isProjecting) : HeldResources(false, false)
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
        if level != .full, touches.app == key { change(\.touches, &turn) { $0.cancel(of: key, &$1) } }
        if level != before.hmiLevel { turn.keep() }
        if app.status != before { notifyStatus(of: key, &turn) }
        if app.awaitsDistraction { notifyDistraction(of: key, &turn) }
        change(\.streams, &turn) { $0.follow(of: key, from: before, &$1) }
        if level == .full, before.hmiLevel != .full {
            change(\.services, &turn) { $0.activateAll(of: key, &$1) }
        }
    }

    /// Returns the video state of an app. The video is streamable only if the car supports video streaming.
    private func video(of app: RegisteredApp) -> SDLVideoStreamingState {
        app.resources.picture && profile.hmiCapabilities.videoStreaming == true ? .streamable : .notStreamable
    }

    /// Updates the video state after the car's video support has changed.
    mutating func updateVideo(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        let video = video(of: app)
        guard video != app.status.video else { return }
        apps[key]?.status.video = video
        notifyStatus(of: key, &turn)
        change(\.streams, &turn) { $0.follow(of: key, from: app.status, &$1) }
    }

    // MARK: Sound

    private func audio(of app: RegisteredApp) -> SDLAudioStreamingState {
        guard app.resources.sound else { return .notAudible }
        // While the car listens or a call is active, apps are not audible. While the car speaks, apps are attenuated.
        if isListening || isCalling { return .notAudible }
        return isSpeaking ? .attenuated : .audible
    }

    private var isCalling: Bool { calls.current?.goesOn == true || hmiSounds.contains(.call) }

    private var isListening: Bool {
        presenter.policy.hasOwnSounds
            ? overlays.all.contains { $0.value.state == .shown && $0.value.phase == .voice }
            : hmiSounds.contains(.voice)
    }

    private var isSpeaking: Bool {
        presenter.policy.hasOwnSounds
            ? speech.current != nil || overlays.all.contains { $0.value.prompt != nil } : hmiSounds.contains(.speech)
    }

    /// Notifies audible apps when the car starts or stops speaking or listening.
    mutating func updateSound(_ turn: inout Turn) {
        for key in inFront {
            guard let app = apps[key] else { continue }
            let audio = audio(of: app)
            guard audio != app.status.audio else { continue }
            apps[key]?.status.audio = audio
            notifyStatus(of: key, &turn)
        }
    }

    /// Updates the app whose sound is played: a media app has precedence over navigation and communication apps.
    private mutating func findAudioSource(_ turn: inout Turn) {
        let heard = inFront.filter { apps[$0]?.resources.sound == true }
        let source = heard.last { apps[$0]?.isMedia == true } ?? heard.last
        guard source != audioSource else { return }
        audioSource = source
        turn.touch(.front)
    }

    // MARK: Contexts

    /// Updates the system contexts: the app of a visible alert gets ALERT; the active app behind another app's overlay
    /// gets HMI_OBSCURED.
    mutating func updateContexts(_ turn: inout Turn) {
        turn.touch(.visibleOverlay)
        // A web HMI reports the system contexts itself.
        guard presenter.policy.hasOwnContexts else { return }
        let shown = overlays.visible
        var concerned = offMain
        for key in [shown?.app, activeApp, menu?.app] {
            if let key, !concerned.contains(key) { concerned.append(key) }
        }
        for key in concerned { setContext(context(of: key, under: shown), of: key, &turn) }
    }

    private func context(of key: AppKey, under overlay: Overlay?) -> SDLSystemContext {
        let base: SDLSystemContext = menu?.app == key ? .menu : .main
        guard let overlay else { return base }
        let isOwn = overlay.app == key
        switch overlay.content {
        case .alert, .subtleAlert: return isOwn ? .alert : (key == activeApp ? .hmiObscured : base)
        case .interaction where overlay.phase == .voice: return isOwn || key == activeApp ? .vrsession : base
        // Before the list or the recording begins, nothing is visible.
        case .interaction where overlay.phase == nil, .audioPassThru where overlay.phase == nil: return base
        default: return isOwn || key == activeApp ? .hmiObscured : base
        }
    }

    // MARK: Notifications

    mutating func setContext(_ context: SDLSystemContext, of key: AppKey, _ turn: inout Turn) {
        guard let before = apps[key]?.status.context, before != context else { return }
        apps[key]?.status.context = context
        offMain.removeAll { $0 == key }
        if context != .main {
            offMain.append(key)
            if touches.app == key { change(\.touches, &turn) { $0.cancel(of: key, &$1) } }
        }
        notifyStatus(of: key, &turn)
    }

    /// Sends OnDriverDistraction to an app. If the app's level does not permit the notification yet, the notification
    /// is sent later.
    mutating func notifyDistraction(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        let isAllowed = app.policy.verdict(on: .onDriverDistraction, at: app.status.hmiLevel) == .allowed
        apps[key]?.awaitsDistraction = !isAllowed
        if isAllowed { turn.notify(app, profile.onDriverDistraction(settings.distraction, to: app)) }
    }

    mutating func notifyStatus(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        defer {
            if app.screen.windows.count > 1 { change(\.screen, of: key, &turn) { $0.notifyWidgets(of: key, &$1) } }
        }
        turn.touch(.status, of: key)
        turn.notify(
            app,
            SDLOnHMIStatus(
                hmiLevel: app.status.hmiLevel, audioStreamingState: app.status.audio,
                systemContext: app.status.context, videoStreamingState: app.status.video,
                windowID: app.rpcVersion >= SDLVersion(6) ? 0 : nil))
    }
}

/// The resources that an app in FULL or LIMITED uses: sound, video, or both.
package struct HeldResources: Hashable, Sendable {
    package var sound: Bool
    package var picture: Bool

    init(_ sound: Bool, _ picture: Bool) {
        self.sound = sound
        self.picture = picture
    }
}

extension RegisteredApp {
    /// The kind of an app's sound. Two apps with the same kind of sound are not audible at the same time.
    enum SoundKind { case navigation, communication, media, silent }

    var soundKind: SoundKind {
        if types.contains(.navigation) { return .navigation }
        if types.contains(.communication) { return .communication }
        return isMedia ? .media : .silent
    }
}
