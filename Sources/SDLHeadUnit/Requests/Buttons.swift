import SDLRPC
import SDLSupport

// Which buttons an app hears, and what it hears of them.
extension HeadUnitState {
    mutating func subscribe(_ request: SDLSubscribeButton, _ caller: Caller, _ turn: inout Turn) {
        guard profile.buttonCapabilities.contains(where: { $0.name == request.buttonName }) else {
            return turn.respond(
                caller, SDLSubscribeButtonResponse(success: false, resultCode: .unsupportedResource))
        }
        guard apps[caller.app]?.subscribedButtons.contains(request.buttonName) == false else {
            return turn.respond(caller, SDLSubscribeButtonResponse(success: false, resultCode: .ignored))
        }
        apps[caller.app]?.subscribedButtons.append(request.buttonName)
        turn.touch(.buttons(caller.app))
        turn.respond(caller, SDLSubscribeButtonResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    mutating func unsubscribe(_ request: SDLUnsubscribeButton, _ caller: Caller, _ turn: inout Turn) {
        guard apps[caller.app]?.subscribedButtons.contains(request.buttonName) == true else {
            return turn.respond(caller, SDLUnsubscribeButtonResponse(success: false, resultCode: .ignored))
        }
        apps[caller.app]?.subscribedButtons.removeAll { $0 == request.buttonName }
        turn.touch(.buttons(caller.app))
        turn.respond(caller, SDLUnsubscribeButtonResponse(success: true, resultCode: .success))
        changeHash(of: caller.app, &turn)
    }

    /// What an app would have to send again after a break has changed: it gets a new hash for it.
    mutating func changeHash(of key: AppKey, _ turn: inout Turn) {
        let hash = "\(key.rawValue)-\(counter.next())"
        apps[key]?.hashID = hash
        turn.touch(.hash(key))
        if let app = apps[key] { turn.notify(app, SDLOnHashChange(hashID: hash)) }
    }

    /// The messages of one press, in their order.
    func press(
        _ name: SDLButtonName, customID: Int?, mode: PressMode, app: RegisteredApp, _ turn: inout Turn
    ) {
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
