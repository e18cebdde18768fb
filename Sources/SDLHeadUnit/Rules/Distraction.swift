package import SDLRPC
import SDLSupport

// What the car takes away while it moves.
extension HeadUnitState {
    static let noKeyboard = "There is no keyboard while driver distraction is on."

    /// Whether the head unit itself withholds keyboards now. A web HMI knows best what it shows.
    var closesKeyboards: Bool { profile.driving.closesKeyboards && presenter == .page && settings.distraction == .ddOn }

    /// Distraction begins while a keyboard is shown.
    mutating func withholdKeyboard(_ turn: inout Turn) {
        guard let overlay = visibleOverlay, overlay.takesText else { return }
        turn.find(.keyboard(isClosed: closesKeyboards), about: overlay.caller)
        if closesKeyboards, overlay.kind == "keyboard" { abort(overlay, &turn) }
    }
}

extension HeadUnitState {
    /// An app hears of distraction at a level at which it may, or once it is at one.
    mutating func notifyDistraction(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        let isAllowed = app.policy.verdict(on: .onDriverDistraction, at: app.status.hmiLevel) == .allowed
        apps[key]?.awaitsDistraction = !isAllowed
        if isAllowed { turn.notify(app, profile.onDriverDistraction(settings.distraction, to: app)) }
    }
}

extension Profile {
    /// What apps are told of distraction; of their lock screens only by a car that has a rule for them, as with SDL Core.
    package func onDriverDistraction(
        _ state: SDLDriverDistractionState, to app: RegisteredApp
    ) -> SDLOnDriverDistraction {
        var notification = SDLOnDriverDistraction(state: state)
        guard let dismissal = lockScreenDismissal else { return notification }
        // Without a warning to show, nobody may dismiss it.
        let warning = dismissal.warning(in: app.registration.hmiDisplayLanguageDesired)
        let mayDismiss = dismissal.isEnabled && warning?.isEmpty == false
        notification.lockScreenDismissalEnabled = mayDismiss
        notification.lockScreenDismissalWarning = mayDismiss ? warning : nil
        return notification
    }
}

extension Finding {
    /// SDL leaves it to the HMI; NHTSA's guidelines (78 FR 24817) have the driver type nothing that is to be sent or searched
    /// for while the car moves.
    static func keyboard(isClosed: Bool) -> Finding {
        let fate = isClosed ? "this car takes it away" : "this car leaves it there, others take it away"
        return Finding(
            rule: .keyboard, message: "A keyboard stands open while driver distraction is on; \(fate).",
            fix:
                "Close it on OnDriverDistraction DD_ON and offer voice or a list; NHTSA's guidelines allow no typing while driving."
        )
    }
}
