import SDLRPC
import SDLSupport

// Registration and unregistration of apps.
extension HeadUnitState {
    mutating func register(_ request: SDLRegisterAppInterface, _ caller: Caller, _ turn: inout Turn) {
        if let app = keys[caller.session].flatMap({ apps[$0] }) { return registerAgain(app, request, caller, &turn) }
        guard let info = sessions[caller.session] else { return }
        if change(\.cloudApps, &turn, { $0.refuses(request, caller, &$1) }) { return }
        let key = AppKey(request, on: info.device, in: self)
        if apps[key] != nil { return turn.refuse(caller, .applicationRegisteredAlready) }
        let names = AppNames(
            name: request.appName, synonyms: request.vrSynonyms ?? [], spoken: request.ttsName ?? [])
        if apps.contains(names, on: info.device, but: key) {
            turn.refuse(caller, .duplicateName)
            return end(afterRefusing: caller.session, &turn)
        }
        var request = request
        let problem: String?
        do throws(TypeRefusal) {
            problem = try restrictTypes(of: &request)
        } catch {
            return turn.refuse(caller, .disallowed, error.info)
        }
        var app = RegisteredApp(
            key: key, session: caller.session, info: info, registration: request,
            rpcVersion: negotiatedVersion(request))
        app.screen.windows[0] = Window(
            windowID: 0, template: profile.template(for: app), dayColorScheme: request.dayColorScheme,
            nightColorScheme: request.nightColorScheme)
        app.policy = permissions.policy(of: app, profile)
        if info.isOutside { app.rates = RegisteredApp.Rates(profile.limits) }
        let resumption = resume(&app, request)
        app.awaitsRestoring = resumption == .done && presenter.policy.confirms
        app.levelRestoration = levelRestoration(of: app, turn.now)
        apps[key] = app
        keys[caller.session] = key
        turn.touch(.app(key))
        let lack = turn.lackOfSounds([("tts_name", request.ttsName)], caller, in: judgedFiles(of: caller.app))
        answer(app, resumption, caller, &turn, warning: lack ?? problem)
        putAtFirstLevel(key, &turn)
        notifyNewcomer(key, &turn)
        change(\.control, &turn) { $0.resume(key, &$1) }
        change(\.cloudApps, &turn) { $0.registered(key, &$1) }
        if resumption == .done, apps[key]?.awaitsRestoring == false { isBack(key, &turn) }
    }

    /// Returns the version of the mobile API that app and car share. As in SDL Core, an app that is older than 5.0 counts
    /// as an app of version 4.5.1, because versions were not negotiated before 5.0.
    private func negotiatedVersion(_ request: SDLRegisterAppInterface) -> SDLVersion {
        let own = SDLVersion(request.syncMsgVersion)
        return min(profile.rpcVersion, own < SDLVersion(5) ? SDLVersion(4, 5, 1) : own)
    }

    /// Refuses a second registration on a session. As in SDL Core, the session ends if an app on the same phone already
    /// uses the name, or if the new id and the first id differ only in upper and lower case.
    private mutating func registerAgain(
        _ app: RegisteredApp, _ request: SDLRegisterAppInterface, _ caller: Caller, _ turn: inout Turn
    ) {
        let (own, other) = (AppKey(app.registration).rawValue, AppKey(request).rawValue)
        if own == other { return turn.refuse(caller, .applicationRegisteredAlready) }
        let isSame = own.lowercased() == other.lowercased()
        let names = AppNames(
            name: request.appName, synonyms: request.vrSynonyms ?? [], spoken: request.ttsName ?? [])
        let isTaken = apps.contains(names, on: app.info.device)
        // SDL Core answers with success, but keeps the first app. This head unit refuses the second registration.
        guard isSame || isTaken else { return turn.refuse(caller, .disallowed) }
        turn.refuse(caller, isSame ? .disallowed : .duplicateName)
        remember(app, &turn)
        forget(app.key, &turn)
        end(afterRefusing: caller.session, &turn)
    }

    /// Ends the session. If the connection has no other session, ends the connection too, as SDL Core does.
    private func end(afterRefusing session: SessionRef, _ turn: inout Turn) {
        turn.add(.endSession(session, closeConnection: isAlone(session)))
    }

    /// Returns whether the connection of the session has no other session.
    func isAlone(_ session: SessionRef) -> Bool {
        !sessions.keys.contains { $0.connection == session.connection && $0 != session }
    }

    /// Replaces the app's types by the types in the policy. If the policy lists no types, the app's own types stay.
    /// Throws if the app has the type WEB_VIEW and the policy does not permit this type.
    ///
    /// - Returns: a warning about types that the policy does not permit; nil if all types are permitted.
    private func restrictTypes(of request: inout SDLRegisterAppInterface) throws(TypeRefusal) -> String? {
        guard let allowed = policyInForce?.types(of: AppKey(request)), presenter.policy.judgesRequests else {
            return nil
        }
        let missing = (request.appHMIType ?? []).filter { !allowed.contains($0) }
        guard !missing.contains(.webView) else {
            let reason = allowed.isEmpty ? ", because they are empty" : ""
            throw TypeRefusal(info: "WEB_VIEW AppHmiType is absent in application policies\(reason)")
        }
        guard !allowed.isEmpty else { return nil }
        request.appHMIType = allowed
        let names = missing.map { "\($0.rawValue)," }.joined()
        return missing.isEmpty ? nil : "Following AppHmiTypes are not present in policy table:\(names)"
    }

    /// An error: the app has the type WEB_VIEW, which the policy does not permit.
    private struct TypeRefusal: Error { let info: String }

    private func answer(
        _ app: RegisteredApp, _ resumption: Resumption, _ caller: Caller, _ turn: inout Turn, warning: String?
    ) {
        var response = profile.registrationResponse(to: app.registration, app: app, settings: settings)
        if resumption == .failed {
            response.resultCode = .resumeFailed
            response.info = "Hash from RAI does not match to saved resume data."
        }
        if resumption == .done { response.info = "Resume succeeded." }
        if let warning {
            // In SDL Core, WRONG_LANGUAGE has precedence over this warning, but RESUME_FAILED does not.
            if response.resultCode != .wrongLanguage { response.resultCode = .warnings }
            response.info = warning + (response.info ?? "")
        }
        if let promise = app.levelRestoration?.promise {
            response.info = (response.info.map { "\($0) " } ?? "") + promise
        }
        response.iconResumed = app.icon != nil
        turn.respond(caller, response)
    }

    /// Gives a new app the initial level of the profile. For the level NONE, only sends the first OnHMIStatus.
    private mutating func putAtFirstLevel(_ key: AppKey, _ turn: inout Turn) {
        switch profile.initialLevel {
        case .none: notifyStatus(of: key, &turn)
        case .full: activate(key, &turn)
        default: setLevel(profile.initialLevel, of: key, &turn)
        }
        lost[key] = nil
        turn.keep()
        if apps[key]?.awaitsRestoring == false { beginLevelRestoration(of: key, &turn) }
    }

    /// Sends the notifications after a registration, in SDL Core's order.
    private mutating func notifyNewcomer(_ key: AppKey, _ turn: inout Turn) {
        if let app = apps[key], app.isController {
            turn.notify(app, control.status(of: app, isAllowed: settings.allowsControl))
        }
        renewPolicy(of: key, &turn)
        guard let app = apps[key] else { return }
        // A web HMI itself reports its display. The app is notified once, when the HMI has reported all windows of the
        // app.
        if presenter.policy.reportsWindows {
            apps[key]?.capabilities.expect(app.screen.windows.keys)
        } else {
            turn.notifyDisplays(of: app, on: profile)
        }
        notifyLockScreen(of: app, &turn)
        notifyDistraction(of: key, &turn)
    }

    /// Changes the language and the names of an app.
    mutating func changeRegistration(_ request: SDLChangeRegistration, _ caller: Caller, _ turn: inout Turn) {
        let languages = profile.languages
        guard languages.contains(request.language), languages.contains(request.hmiDisplayLanguage) else {
            return turn.refuse(caller, .unsupportedResource)
        }
        let names = AppNames(
            name: request.appName, synonyms: request.vrSynonyms ?? [], spoken: request.ttsName ?? [])
        guard !apps.contains(names, on: apps[caller.app]?.info.device ?? "", but: caller.app) else {
            return turn.refuse(caller, .duplicateName)
        }
        if let lack = turn.lackOfSounds([("tts_name", request.ttsName)], caller, in: judgedFiles(of: caller.app)) {
            return turn.refuse(caller, .fileNotFound, lack)
        }
        apps[caller.app]?.registration.languageDesired = request.language
        apps[caller.app]?.registration.hmiDisplayLanguageDesired = request.hmiDisplayLanguage
        if let name = request.appName { apps[caller.app]?.registration.appName = name }
        if let name = request.ngnMediaScreenAppName { apps[caller.app]?.registration.ngnMediaScreenAppName = name }
        if let names = request.ttsName { apps[caller.app]?.registration.ttsName = names }
        if let synonyms = request.vrSynonyms { apps[caller.app]?.registration.vrSynonyms = synonyms }
        turn.touch(.app(caller.app))
        cloudApps.notePreferences(&turn)
        turn.respond(caller, SDLChangeRegistrationResponse(success: true, resultCode: .success))
    }

    /// Applies the permissions of an app, and notifies the app.
    mutating func renewPolicy(of key: AppKey, _ turn: inout Turn) {
        guard var app = apps[key] else { return }
        app.policy = permissions.policy(of: app, profile)
        apps[key] = app
        turn.touch(.permissions, of: key)
        turn.notify(app, SDLOnPermissionsChange(permissionItem: app.policy.notifiedItems))
    }

    /// Notifies apps of a language change. As in SDL Core, an app that uses a different language is then unregistered.
    mutating func notifyLanguages(_ turn: inout Turn) {
        for app in apps.values {
            turn.notify(
                app, SDLOnLanguageChange(language: settings.languageVR, hmiDisplayLanguage: settings.languageUI))
            let speaks = app.registration.languageDesired == settings.languageVR
            let shows = app.registration.hmiDisplayLanguageDesired == settings.languageUI
            guard !speaks || !shows else { continue }
            unregister(app, .languageChange, &turn)
        }
    }

    private func notifyLockScreen(of app: RegisteredApp, _ turn: inout Turn) {
        guard let url = profile.lockScreenIconURL else { return }
        turn.notify(app, SDLOnSystemRequest(requestType: .lockScreenIconUrl, url: url))
    }

    mutating func unregister(_ caller: Caller, _ turn: inout Turn) {
        turn.respond(caller, SDLUnregisterAppInterfaceResponse(success: true, resultCode: .success))
        forget(caller.app, &turn)
        turn.keep(isUrgent: true)
    }

    /// Drops the pending requests on a session, because a later app on the session may use the same request ids.
    private mutating func abandonRequests(of session: SessionRef, _ turn: inout Turn) {
        for (call, _) in waiting where call.session == session {
            waiting[call] = nil
            turn.timers.cancel(.overdue(call))
            turn.add(.abandon(session, correlationID: call.correlationID))
        }
        turn.timers.cancelAnswers(to: session)
        for call in delayedReplies.keys where call.session == session { delayedReplies[call] = nil }
        files.abandonStores(of: session)
    }

    /// Removes a session that has ended, and the app that is registered on the session. The app may resume later.
    mutating func end(_ session: SessionRef, _ turn: inout Turn) {
        sessions[session] = nil
        for (call, _) in waiting where call.session == session {
            waiting[call] = nil
            turn.timers.cancel(.overdue(call))
        }
        guard let key = keys[session], let app = apps[key] else { return }
        remember(app, &turn)
        forget(key, &turn)
    }

    /// Saves an app's data for resumption. If more than `lostLimit` apps are saved, the oldest data is dropped.
    mutating func remember(_ app: RegisteredApp, _ turn: inout Turn) {
        lost[app.key] = nil
        lost[app.key] = KeptApp(app, in: self, at: turn.now)
        turn.keep(isUrgent: true)
        if lost.count > Self.lostLimit, let oldest = lost.keys.first { lost[oldest] = nil }
    }

    static let lostLimit = 100

    mutating func unregister(
        _ app: RegisteredApp, _ reason: SDLAppInterfaceUnregisteredReason, _ turn: inout Turn
    ) {
        turn.notify(app, SDLOnAppInterfaceUnregistered(reason: reason))
        forget(app.key, &turn)
    }

    /// Removes an app and everything that the app has shown.
    mutating func forget(_ key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        abandonRequests(of: app.session, &turn)
        change(\.overlays, &turn) { $0.forget(key, &$1) }
        turn.timers.cancel(.levelReturns(key))
        change(\.speech, &turn) { $0.forget(key, &$1) }
        files.forget(key, icon: app.icon, &turn)
        change(\.control, &turn) { $0.dropSubscriptions(of: key, &$1) }
        carData.forget(key)
        if sessions[app.session] != nil { change(\.streams, &turn) { $0.endAll(of: key, &$1) } }
        streams.forget(key, &turn)
        apps[key] = nil
        change(\.control, &turn) { $0.forget(key, &$1) }
        change(\.calls, &turn) { $0.withdraw(of: key, &$1) }
        change(\.navigation, &turn) { $0.forget(key, &$1) }
        change(\.services, &turn) { $0.forget(app, &$1) }
        turn.dropAskedPresenter(for: key)
        keys[app.session] = nil
        change(\.cloudApps, &turn) { $0.unregistered(key, &$1) }
        inFront.removeAll { $0 == key }
        offMain.removeAll { $0 == key }
        touches.forget(key)
        if activeApp == key { activeApp = nil }
        if audioSource == key { audioSource = inFront.last { apps[$0]?.resources.sound == true } }
        if menu?.app == key { menu = nil }
        turn.touch(.app(key))
        turn.touch(.front)
        updateSound(&turn)
        updateContexts(&turn)
    }
}

extension AppKey {
    init(_ request: SDLRegisterAppInterface) {
        self.init(rawValue: request.fullAppID ?? request.appID)
    }
}
