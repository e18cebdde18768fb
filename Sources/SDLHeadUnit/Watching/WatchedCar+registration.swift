import JSON
import SDLConnection
import SDLProtocol
import SDLRPC
import SDLSupport

// Registrations at an external head unit, which describes itself in its response.
extension HeadUnitState {
    mutating func registered(_ asked: Incoming, _ reply: Incoming, on session: SessionRef, _ turn: inout Turn) {
        guard let request = asked.message as? SDLRegisterAppInterface, let info = sessions[session] else { return }
        let answer = reply.parameters
        learn(answer, &turn)
        if let before = keys[session] { forget(before, &turn) }
        let key = key(for: request, on: info.device)
        // The app is registered here if the end of its last session was not observed.
        if let before = apps[key] { end(before.session, &turn) }
        var app = RegisteredApp(
            key: key, session: session, info: info, registration: request,
            rpcVersion: (reply.message as? SDLRegisterAppInterfaceResponse)?.syncMsgVersion.map(SDLVersion.init)
                ?? SDLVersion(request.syncMsgVersion))
        app.windows[0] = Window(
            windowID: 0, template: profile.template(for: app), dayColorScheme: request.dayColorScheme,
            nightColorScheme: request.nightColorScheme)
        app.files = keptFiles.removeValue(forKey: key) ?? [:]
        let isResumed = request.hashID != nil && answer["resultCode"]?.string != SDLResult.resumeFailed.rawValue
        let resumption: Resumption = isResumed ? resume(&app, request) : .notAsked
        lost[key] = nil
        apps[key] = app
        keys[session] = key
        turn.touch(.app(key))
        turn.touch(.front)
        guard resumption == .failed else { return }
        turn.write(
            Finding(
                rule: .gap,
                message: "\(app.name) resumes data from an earlier session that the bridge did not observe.",
                fix: "Start the proxy before the app, or let the app register without its hash."),
            app: key.rawValue, function: SDLRegisterAppInterface.name, cause: asked.cause)
    }

    // MARK: Description of the car

    private mutating func learn(_ answer: JSONValue, _ turn: inout Turn) {
        settings.languageVR = answer["language"]?.string.map(SDLLanguage.init(rawValue:)) ?? settings.languageVR
        settings.languageUI = answer["hmiDisplayLanguage"]?.string.map(SDLLanguage.init) ?? settings.languageUI
        turn.touch(.settings)
        become(profile.learning(from: answer), &turn)
    }

    mutating func learn(_ vehicle: VehicleInfo, _ turn: inout Turn) {
        become(profile.learning(from: vehicle), &turn)
    }

    private mutating func become(_ learned: Profile, _ turn: inout Turn) {
        guard learned.document != profile.document else { return }
        let quota = profile.storageQuota
        profile = learned
        profile.storageQuota = quota
        turn.touch(.profile)
    }

    /// Computes the storage quota from the available space that the head unit reports.
    mutating func learnStorage(of key: AppKey, _ reply: Incoming, _ turn: inout Turn) {
        guard let app = apps[key], let left = reply.parameters["spaceAvailable"]?.int, left >= 0 else { return }
        let used = app.files.values.reduce(0) { $0 + $1.size }
        let quota = used.addingReportingOverflow(left)
        guard !quota.overflow, quota.partialValue != profile.storageQuota else { return }
        profile.storageQuota = quota.partialValue
        turn.touch(.storage(key))
    }
}
