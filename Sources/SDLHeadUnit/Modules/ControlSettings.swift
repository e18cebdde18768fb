import SDLRPC
import SDLSupport

// The driver's settings for remote control: whether it is allowed, and how modules change their owner.
extension HeadUnitState {
    mutating func setAccess(_ name: String) throws(DriveFailure) {
        guard let access = RemoteControlAccess(rawValue: name) else {
            throw DriveFailure(
                .invalid, "\"\(name)\" is not an access mode.",
                candidates: RemoteControlAccess.allCases.map(\.rawValue))
        }
        // Apps that were denied may ask again.
        if access != .askDriver { control.denied = [:] }
        settings.access = access
    }

    /// Allows or forbids remote control. Forbidding it ends all subscriptions, questions and ownership, and forgets the
    /// consents.
    mutating func setControl(allowed: Bool, _ turn: inout Turn) {
        settings.allowsControl = allowed
        if !allowed {
            for question in control.questions.values {
                drop(question, &turn)
                turn.refuse(question.caller, .userDisallowed, HeadUnitState.controlIsOff)
            }
            for (ticket, question) in turn.askedPresenter {
                guard case .module(.consent(let consent)) = question.purpose else { continue }
                turn.askedPresenter[ticket] = nil
                turn.refuse(consent.caller, .userDisallowed, HeadUnitState.controlIsOff)
            }
            for key in apps.keys { dropModules(of: key, &turn) }
            for ref in control.holders.keys { turn.touch(.module(ref)) }
            control = ControlState()
            turn.keep()
        }
        notifyControl(&turn)
    }

    static let controlIsOff = "Remote control is disabled by user"

    /// Removes ownership of modules that the car no longer has, and refuses requests for them.
    mutating func releaseGoneModules(_ turn: inout Turn) {
        for question in control.questions.values where question.open.contains(where: { modules[$0] == nil }) {
            drop(question, &turn)
            turn.refuse(question.caller, .unsupportedResource, "Accessing not supported module data")
        }
        for ref in control.holders.keys where modules[ref] == nil { control.holders[ref] = nil }
        notifyControl(&turn)
    }
}
