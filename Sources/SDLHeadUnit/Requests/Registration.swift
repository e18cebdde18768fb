import SDLRPC
import SDLSupport

// Apps come and go.
extension HeadUnitState {
    mutating func register(_ request: SDLRegisterAppInterface, _ caller: Caller, _ turn: inout Turn) {
        if let key = keys[caller.session] {
            // A second registration leaves the first one as it is.
            let same = key == AppKey(request)
            return turn.refuse(caller, same ? .applicationRegisteredAlready : .disallowed)
        }
        let key = AppKey(request)
        if apps[key] != nil { return turn.refuse(caller, .applicationRegisteredAlready) }
        if apps.values.contains(where: { $0.name == request.appName }) {
            turn.refuse(caller, .duplicateName)
            // Core ends such a session and its connection.
            return turn.add(.endSession(caller.session, closeConnection: true))
        }
        guard let info = sessions[caller.session] else { return }
        var app = RegisteredApp(
            key: key, session: caller.session, info: info, registration: request,
            rpcVersion: min(profile.rpcVersion, SDLVersion(request.syncMsgVersion)))
        app.windows[0] = Window(windowID: 0, template: profile.template(for: app))
        app.status.hmiLevel = profile.initialLevel
        apps[key] = app
        keys[caller.session] = key
        turn.touch(.app(key))
        turn.respond(caller, profile.registrationResponse(to: request, app: app, settings: settings))
        tellStatus(of: key, &turn)
        tellPermissions(of: key, &turn)
        tellDisplays(of: key, &turn)
        turn.notify(app, SDLOnDriverDistraction(state: settings.distraction))
        if profile.initialLevel == .full { activeApp = key }
    }

    /// Since version 6 an app is told of its display without asking; the registration's answer has the old form only.
    func tellDisplays(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.rpcVersion >= SDLVersion(6) else { return }
        guard let capability = profile.capability(.displays, for: app) else { return }
        turn.notify(app, SDLOnSystemCapabilityUpdated(systemCapability: capability))
    }

    mutating func unregister(_ caller: Caller, _ turn: inout Turn) {
        turn.respond(caller, SDLUnregisterAppInterfaceResponse(success: true, resultCode: .success))
        forget(caller.app, &turn)
    }

    /// A session is gone, and with it the app on it.
    mutating func end(_ session: SessionRef, _ turn: inout Turn) {
        sessions[session] = nil
        if let key = keys[session] { forget(key, &turn) }
    }

    /// Takes an app with everything it showed off the head unit.
    mutating func forget(_ key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        for overlay in overlays.values where overlay.app == key { drop(overlay.id, &turn) }
        apps[key] = nil
        keys[app.session] = nil
        if activeApp == key { activeApp = nil }
        if audioSource == key { audioSource = nil }
        if menu?.app == key { menu = nil }
        turn.touch(.app(key))
        turn.touch(.front)
    }
}

extension AppKey {
    init(_ request: SDLRegisterAppInterface) {
        self.init(rawValue: request.fullAppID ?? request.appID)
    }
}

extension SDLVersion {
    init(_ version: SDLSyncMsgVersion) {
        self.init(version.majorVersion, version.minorVersion, version.patchVersion ?? 0)
    }
}
