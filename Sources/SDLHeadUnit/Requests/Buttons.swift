import SDLRPC
import SDLSupport

// Which buttons an app hears, and what it hears of them.
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
        // Our own page has buttons of apps without listing them; a web HMI may have none.
        let isOurs = name == .customButton && presenter != .hmi
        guard profile.buttonCapabilities.contains(where: { $0.name == name }) || isOurs else {
            return turn.respond(
                caller, SDLUnsubscribeButtonResponse(success: false, resultCode: .unsupportedResource))
        }
        // An app always hears the buttons of its own screen (CUSTOM_BUTTON).
        guard app.subscribedButtons.contains(name), name != .customButton else {
            return turn.respond(caller, SDLUnsubscribeButtonResponse(success: false, resultCode: .ignored))
        }
        apps[caller.app]?.subscribedButtons.removeAll { $0 == name }
        turn.touch(.buttons(caller.app))
        turn.respond(caller, SDLUnsubscribeButtonResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    /// A player from before interface 5 knows PLAY_PAUSE by the name of OK.
    private func button(_ name: SDLButtonName, of app: RegisteredApp) -> SDLButtonName {
        name == .ok && callsPlayPauseOK(app) ? .playPause : name
    }

    package func callsPlayPauseOK(_ app: RegisteredApp) -> Bool {
        app.callsPlayPauseOK && profile.buttonCapabilities.contains { $0.name == .playPause }
    }

    /// The app has changed something that it would have to send again after a lost connection, so it gets a new hash.
    mutating func changeHash(of key: AppKey, _ turn: inout Turn) {
        // A car of its own says so itself.
        guard presenter != .car else { return }
        let hash = "\(key.rawValue)-\(counter.next())"
        apps[key]?.hashID = hash
        turn.keep()
        turn.touch(.hash(key))
        apps[key]?.hashIsUntold = true
        if !isSuspended { notifyHash(of: key, &turn) }
    }

    private mutating func notifyHash(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.hashIsUntold, let hash = app.hashID else { return }
        apps[key]?.hashIsUntold = false
        turn.notify(app, SDLOnHashChange(hashID: hash))
    }

    mutating func holdHash(on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session] else { return }
        apps[key]?.hashIsUntold = true
        if !isSuspended { notifyHash(of: key, &turn) }
    }

    /// What the app was told last counts again, unless it has changed more since.
    mutating func drop(_ hash: String, to before: String?, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], apps[key]?.hashID == hash else { return }
        apps[key]?.hashID = before
        turn.keep()
        turn.touch(.hash(key))
    }

    /// As SDL Core: what changes between a SUSPEND and OnAwakeSDL is told at the end.
    mutating func suspend(_ isOn: Bool, _ turn: inout Turn) {
        isSuspended = isOn
        guard !isOn else { return }
        for key in apps.keys { notifyHash(of: key, &turn) }
    }

    /// The messages of one press, in their order.
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
    /// A player's buttons are for players, a map's for maps.
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

extension Profile {
    /// Who hears a key of the car among its listeners: SDL Core tells the one that came first.
    package func hearers<Listener>(of listeners: [Listener]) -> [Listener] {
        quirks.contains(.keysGoToOneApp) ? Array(listeners.prefix(1)) : listeners
    }
}
