import SDLRPC
import SDLSupport

// Button subscriptions and button notifications.
extension HeadUnitState {
    mutating func subscribe(_ request: SDLSubscribeButton, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        guard request.buttonName.isOpen(to: app) else {
            return turn.respond(caller, SDLSubscribeButtonResponse(success: false, resultCode: .rejected))
        }
        let name = button(request.buttonName, of: app)
        guard profile.buttonCapabilities.contains(where: { $0.name == name }) else {
            return turn.respond(
                caller, SDLSubscribeButtonResponse(success: false, resultCode: .unsupportedResource))
        }
        guard !app.subscribedButtons.contains(name) else {
            return turn.respond(caller, SDLSubscribeButtonResponse(success: false, resultCode: .ignored))
        }
        apps[caller.app]?.subscribedButtons.append(name)
        turn.touch(.buttons(caller.app))
        turn.respond(caller, SDLSubscribeButtonResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func unsubscribe(_ request: SDLUnsubscribeButton, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        let name = button(request.buttonName, of: app)
        // The bridge's page supports custom buttons even if the profile does not list them. A web HMI may lack this
        // support.
        let isOurs = name == .customButton && !presenter.policy.getsEveryRequest
        guard profile.buttonCapabilities.contains(where: { $0.name == name }) || isOurs else {
            return turn.respond(
                caller, SDLUnsubscribeButtonResponse(success: false, resultCode: .unsupportedResource))
        }
        // An app is always subscribed to its custom buttons (CUSTOM_BUTTON).
        guard app.subscribedButtons.contains(name), name != .customButton else {
            return turn.respond(caller, SDLUnsubscribeButtonResponse(success: false, resultCode: .ignored))
        }
        apps[caller.app]?.subscribedButtons.removeAll { $0 == name }
        turn.touch(.buttons(caller.app))
        turn.respond(caller, SDLUnsubscribeButtonResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    /// Returns OK instead of PLAY_PAUSE for a media app of an interface version before 5, which lacks PLAY_PAUSE.
    private func button(_ name: SDLButtonName, of app: RegisteredApp) -> SDLButtonName {
        name == .ok && callsPlayPauseOK(app) ? .playPause : name
    }

    package func callsPlayPauseOK(_ app: RegisteredApp) -> Bool {
        app.callsPlayPauseOK && profile.buttonCapabilities.contains { $0.name == .playPause }
    }

    /// Creates a new hash after a change that the app would have to repeat after a lost connection.
    mutating func changeHash(of key: AppKey, _ turn: inout Turn) {
        // An external head unit sends hashes itself.
        guard presenter.policy.judgesRequests else { return }
        let hash = "\(key.rawValue)-\(counter.next())"
        apps[key]?.hashID = hash
        turn.keep()
        turn.touch(.hash(key))
        apps[key]?.hasUnsentHash = true
        if !isSuspended { notifyHash(of: key, &turn) }
    }

    private mutating func notifyHash(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.hasUnsentHash, let hash = app.hashID else { return }
        apps[key]?.hasUnsentHash = false
        turn.notify(app, SDLOnHashChange(hashID: hash))
    }

    mutating func holdHash(on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session] else { return }
        apps[key]?.hasUnsentHash = true
        if !isSuspended { notifyHash(of: key, &turn) }
    }

    /// Restores the earlier hash after a refused request, unless there is a newer one.
    mutating func drop(_ hash: String, to before: String?, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], apps[key]?.hashID == hash else { return }
        apps[key]?.hashID = before
        turn.keep()
        turn.touch(.hash(key))
    }

    /// As in SDL Core, hashes created between SUSPEND and OnAwakeSDL are sent after OnAwakeSDL.
    mutating func suspend(_ isOn: Bool, _ turn: inout Turn) {
        isSuspended = isOn
        guard !isOn else { return }
        for key in apps.keys { notifyHash(of: key, &turn) }
    }

    /// Sends the notifications of a button press, in order.
    func press(
        _ name: SDLButtonName, customID: Int?, mode: PressMode, app: RegisteredApp, _ turn: inout Turn
    ) {
        let name = name == .playPause && app.callsPlayPauseOK ? .ok : name
        func event(_ mode: SDLButtonEventMode) {
            turn.notify(app, SDLOnButtonEvent(buttonName: name, buttonEventMode: mode, customButtonID: customID))
        }
        func press(_ mode: SDLButtonPressMode) {
            turn.notify(app, SDLOnButtonPress(buttonName: name, buttonPressMode: mode, customButtonID: customID))
        }
        switch mode {
        case .short:
            event(.buttondown)
            event(.buttonup)
            press(.short)
        case .long:
            event(.buttondown)
            press(.long)
            event(.buttonup)
        case .down: event(.buttondown)
        case .up: event(.buttonup)
        }
    }
}

extension RegisteredApp {
    fileprivate var callsPlayPauseOK: Bool { isMedia && rpcVersion < SDLVersion(5, 0) }
}

extension SDLButtonName {
    /// Whether an app may subscribe: media buttons are for media apps, navigation buttons for navigation apps.
    fileprivate func isOpen(to app: RegisteredApp) -> Bool {
        if Self.players.contains(self) { return app.isMedia }
        return !rawValue.hasPrefix("NAV_") || app.types.contains(.navigation)
    }

    private static let players: [SDLButtonName] = [
        .playPause, .seekleft, .seekright, .tuneup, .tunedown, .preset0, .preset1, .preset2, .preset3, .preset4,
        .preset5, .preset6, .preset7, .preset8, .preset9,
    ]
}

extension SDLSubscribeButton: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.subscribedButtons, before, as: .buttons(before.key), &turn)
    }
}

extension SDLUnsubscribeButton: Revocable {
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn) {
        state.putBack(\.subscribedButtons, before, as: .buttons(before.key), &turn)
    }
}
