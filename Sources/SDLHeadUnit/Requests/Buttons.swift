import SDLRPC
import SDLSupport

// Button subscriptions and button notifications.
extension HeadUnitState {

    /// Creates a new hash after a change that the app would have to repeat after a lost connection.
    mutating func changeHash(of key: AppKey, _ turn: inout Turn) {
        // An external head unit sends hashes itself. A resuming app gets a hash when its restoration has ended.
        guard presenter.policy.judgesRequests, apps[key]?.awaitsRestoring != true else { return }
        let hash = "\(key.rawValue)-\(turn.counter.next())"
        apps[key]?.hashID = hash
        turn.keep()
        turn.touch(.hash, of: key)
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
        turn.touch(.hash, of: key)
    }

    /// As in SDL Core, hashes created between SUSPEND and OnAwakeSDL are sent after OnAwakeSDL.
    mutating func suspend(_ isOn: Bool, _ turn: inout Turn) {
        isSuspended = isOn
        guard !isOn else { return }
        for key in apps.keys { notifyHash(of: key, &turn) }
    }
}

extension Turn {
    /// Sends the notifications of a button press, in order.
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
