package import SDLRPC
import SDLSupport

extension Overlays {
    static let noKeyboard = "There is no keyboard while driver distraction is on."

    /// Returns whether the head unit closes keyboards now because of driver distraction. A web HMI itself decides about
    /// keyboards.
    static func closesKeyboards(_ car: HeadUnitState) -> Bool {
        car.profile.driving.closesKeyboards && car.presenter.policy.hasProfileDisplay
            && car.settings.distraction == .ddOn
    }

    /// Writes a finding if a keyboard is visible when driver distraction starts, and closes the keyboard if required.
    mutating func withholdKeyboard(_ turn: inout Turn) {
        guard let overlay = visible, overlay.takesText else { return }
        let isClosed = Self.closesKeyboards(turn.car)
        turn.find(.keyboard(isClosed: isClosed), about: overlay.caller)
        if isClosed, overlay.kind == "keyboard" { abort(overlay, &turn) }
    }
}

extension Profile {
    /// Creates an OnDriverDistraction. As in SDL Core, the members for the lock screen are set only if the profile
    /// defines lock-screen dismissal.
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
    /// Returns the finding about a keyboard that is open during driver distraction. SDL lets the HMI decide whether
    /// keyboards stay open, but the NHTSA guidelines (78 FR 24817) forbid typing in a moving car if the text is sent or
    /// searched for.
    static func keyboard(isClosed: Bool) -> Finding {
        let fate =
            isClosed ? "this car closes the keyboard" : "this car keeps the keyboard open; other cars close keyboards"
        return Finding(
            rule: .keyboard, message: "A keyboard is open while driver distraction is on; \(fate).",
            fix: "Close the keyboard on DD_ON, and offer voice or a list; NHTSA's guidelines forbid typing.")
    }
}
