import SDLRPC
import SDLSupport

// Who is in front, who is heard, and who is told what about it.
extension HeadUnitState {
    /// Brings an app to the front, as a driver does who picks it.
    mutating func activate(_ key: AppKey, _ turn: inout Turn) {
        guard apps[key] != nil, activeApp != key else { return }
        if let before = activeApp { leaveFront(before, for: key, &turn) }
        activeApp = key
        if apps[key]?.isAudible == true { hear(key, &turn) }
        menu = nil
        setLevel(.full, of: key, &turn)
        turn.touch(.front)
    }

    /// The app in front steps back: an app that can still be heard to LIMITED, any other to BACKGROUND.
    mutating func leaveFront(_ key: AppKey, for next: AppKey?, _ turn: inout Turn) {
        guard let app = apps[key], activeApp == key else { return }
        activeApp = nil
        if menu?.app == key { menu = nil }
        let nextTakesSound = next.flatMap { apps[$0]?.isAudible } ?? false
        let stays = app.isAudible && !(nextTakesSound && app.isMedia)
        if !stays, audioSource == key { audioSource = nil }
        setLevel(stays ? .limited : .background, of: key, &turn)
        turn.touch(.front)
    }

    /// The driver closes an app.
    mutating func close(_ key: AppKey, _ turn: inout Turn) {
        if activeApp == key { activeApp = nil }
        if audioSource == key { audioSource = nil }
        if menu?.app == key { menu = nil }
        for overlay in overlays.values where overlay.app == key { finish(overlay.id, .aborted, &turn) }
        setLevel(.none, of: key, &turn)
        turn.touch(.front)
    }

    /// One source is heard at a time; another media app that was heard goes to BACKGROUND.
    private mutating func hear(_ key: AppKey, _ turn: inout Turn) {
        if let before = audioSource, before != key, apps[before]?.status.hmiLevel == .limited {
            audioSource = nil
            setLevel(.background, of: before, &turn)
        }
        audioSource = key
    }

    mutating func setLevel(_ level: SDLHMILevel, of key: AppKey, _ turn: inout Turn) {
        guard var app = apps[key] else { return }
        let before = app.status
        app.status.hmiLevel = level
        let isVisible = level == .full || level == .limited
        app.status.audio = isVisible && app.isAudible && audioSource == key ? .audible : .notAudible
        app.status.video = isVisible && app.isProjecting ? .streamable : .notStreamable
        if level == .none { app.status.context = .main }
        apps[key] = app
        if app.status != before { tellStatus(of: key, &turn) }
    }

    mutating func setContext(_ context: SDLSystemContext, of key: AppKey, _ turn: inout Turn) {
        guard let before = apps[key]?.status.context, before != context else { return }
        apps[key]?.status.context = context
        tellStatus(of: key, &turn)
    }

    func tellStatus(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        turn.touch(.status(key))
        turn.notify(
            app,
            SDLOnHMIStatus(
                hmiLevel: app.status.hmiLevel, audioStreamingState: app.status.audio,
                systemContext: app.status.context, videoStreamingState: app.status.video))
    }
}
