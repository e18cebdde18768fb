import SDLRPC
import SDLSupport

// Button subscriptions and haptic rectangles of an app.
extension AppScreen {
    mutating func subscribe(_ request: SDLSubscribeButton, _ caller: Caller, _ turn: inout Turn) {
        guard let app = turn.car.apps[caller.app] else { return }
        guard request.buttonName.isOpen(to: app) else {
            return turn.respond(caller, SDLSubscribeButtonResponse(success: false, resultCode: .rejected))
        }
        let name = turn.profile.button(request.buttonName, of: app)
        guard turn.profile.buttonCapabilities.contains(where: { $0.name == name }) else {
            return turn.respond(
                caller, SDLSubscribeButtonResponse(success: false, resultCode: .unsupportedResource))
        }
        guard !buttons.contains(name) else {
            return turn.respond(caller, SDLSubscribeButtonResponse(success: false, resultCode: .ignored))
        }
        buttons.append(name)
        turn.touch(.buttons, of: caller.app)
        turn.respond(caller, SDLSubscribeButtonResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    mutating func unsubscribe(_ request: SDLUnsubscribeButton, _ caller: Caller, _ turn: inout Turn) {
        guard let app = turn.car.apps[caller.app] else { return }
        let name = turn.profile.button(request.buttonName, of: app)
        // The bridge's page supports custom buttons even if the profile does not list these buttons. A web HMI may not
        // support custom buttons.
        let isOurs = name == .customButton && !turn.policy.getsEveryRequest
        guard turn.profile.buttonCapabilities.contains(where: { $0.name == name }) || isOurs else {
            return turn.respond(
                caller, SDLUnsubscribeButtonResponse(success: false, resultCode: .unsupportedResource))
        }
        // An app is always subscribed to its custom buttons (CUSTOM_BUTTON).
        guard buttons.contains(name), name != .customButton else {
            return turn.respond(caller, SDLUnsubscribeButtonResponse(success: false, resultCode: .ignored))
        }
        buttons.removeAll { $0 == name }
        turn.touch(.buttons, of: caller.app)
        turn.respond(caller, SDLUnsubscribeButtonResponse(success: true, resultCode: .success))
        turn.raise(.hash(caller.app))
    }

    mutating func setHaptics(_ request: SDLSendHapticData, _ caller: Caller, _ turn: inout Turn) {
        haptics = request.hapticRectData ?? []
        if case .row(let number) = caller.cause { hapticsRow = number }
        turn.touch(.haptics, of: caller.app)
        turn.respond(caller, SDLSendHapticDataResponse(success: true, resultCode: .success))
    }
}

extension Profile {
    /// Returns PLAY_PAUSE instead of OK if the app is a media app with a version of the mobile API below 5, which has
    /// no PLAY_PAUSE. For all other apps and buttons, returns `name`.
    fileprivate func button(_ name: SDLButtonName, of app: RegisteredApp) -> SDLButtonName {
        name == .ok && callsPlayPauseOK(app) ? .playPause : name
    }

    package func callsPlayPauseOK(_ app: RegisteredApp) -> Bool {
        app.callsPlayPauseOK && buttonCapabilities.contains { $0.name == .playPause }
    }
}

extension SDLButtonName {
    /// Returns whether an app may subscribe to the button. Only media apps may use media buttons, and only navigation
    /// apps may use navigation buttons.
    fileprivate func isOpen(to app: RegisteredApp) -> Bool {
        if Self.players.contains(self) { return app.isMedia }
        return !rawValue.hasPrefix("NAV_") || app.types.contains(.navigation)
    }

    private static let players: [SDLButtonName] = [
        .playPause, .seekleft, .seekright, .tuneup, .tunedown, .preset0, .preset1, .preset2, .preset3, .preset4,
        .preset5, .preset6, .preset7, .preset8, .preset9,
    ]
}

extension Turn {
    /// Sends the notifications about a button press, in order.
    mutating func press(_ name: SDLButtonName, customID: Int?, mode: PressMode, app: RegisteredApp) {
        let name = name == .playPause && app.callsPlayPauseOK ? .ok : name
        func event(_ mode: SDLButtonEventMode) {
            notify(app, SDLOnButtonEvent(buttonName: name, buttonEventMode: mode, customButtonID: customID))
        }
        func press(_ mode: SDLButtonPressMode) {
            notify(app, SDLOnButtonPress(buttonName: name, buttonPressMode: mode, customButtonID: customID))
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
    var callsPlayPauseOK: Bool { isMedia && rpcVersion < SDLVersion(5, 0) }
}
