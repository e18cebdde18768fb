package import SDLRPC
import SDLSupport

// Restrictions while driver distraction is on.
extension HeadUnitState {
    static let noKeyboard = "There is no keyboard while driver distraction is on."

    /// Whether the head unit closes keyboards now because of driver distraction. A web HMI decides this itself.
    var closesKeyboards: Bool {
        profile.driving.closesKeyboards && presenter.policy.hasProfileDisplay && settings.distraction == .ddOn
    }

    /// Closes the visible keyboard, because driver distraction has started.
    mutating func withholdKeyboard(_ turn: inout Turn) {
        guard let overlay = visibleOverlay, overlay.takesText else { return }
        turn.find(.keyboard(isClosed: closesKeyboards), about: overlay.caller)
        if closesKeyboards, overlay.kind == "keyboard" { abort(overlay, &turn) }
    }
}

extension HeadUnitState {
    /// Sends OnDriverDistraction to an app. If the app's level does not permit it yet, the notification is sent later.
    mutating func notifyDistraction(of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key] else { return }
        let isAllowed = app.policy.verdict(on: .onDriverDistraction, at: app.status.hmiLevel) == .allowed
        apps[key]?.awaitsDistraction = !isAllowed
        if isAllowed { turn.notify(app, profile.onDriverDistraction(settings.distraction, to: app)) }
    }
}

extension Profile {
    /// Creates an OnDriverDistraction. As in SDL Core, it mentions the lock screen only if the profile has a rule.
    package func onDriverDistraction(
        _ state: SDLDriverDistractionState, to app: RegisteredApp
    ) -> SDLOnDriverDistraction {
        var notification = SDLOnDriverDistraction(state: state)
        guard let dismissal = lockScreenDismissal else { return notification }
        // Without a warning text, the lock screen cannot be dismissed.
        let warning = dismissal.warning(in: app.registration.hmiDisplayLanguageDesired)
        let mayDismiss = dismissal.isEnabled && warning?.isEmpty == false
        notification.lockScreenDismissalEnabled = mayDismiss
        notification.lockScreenDismissalWarning = mayDismiss ? warning : nil
        return notification
    }
}

extension Finding {
    /// SDL lets the HMI decide whether keyboards stay open. The NHTSA guidelines (78 FR 24817) forbid typing while the
    /// car moves, if the text is sent or used for a search.
    static func keyboard(isClosed: Bool) -> Finding {
        let fate = isClosed ? "this car closes it" : "this car keeps it, others close it"
        return Finding(
            rule: .keyboard, message: "A keyboard is open while driver distraction is on; \(fate).",
            fix:
                "Close it on OnDriverDistraction DD_ON, and offer voice or a list; NHTSA's guidelines forbid typing."
        )
    }
}
