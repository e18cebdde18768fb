import SDLRPC
import SDLSupport

// Remote control as the driver sets it: whether at all, and how modules change hands.
extension HeadUnitState {
    mutating func setAccess(_ name: String) throws(DriveFailure) {
        guard let access = RemoteControlAccess(rawValue: name) else {
            throw DriveFailure(
                .invalid, "\"\(name)\" is no access mode.",
                candidates: RemoteControlAccess.allCases.map(\.rawValue))
        }
        // Who was turned away may ask again.
        if access != .askDriver { control.denied = [:] }
        settings.access = access
    }

    /// Without remote control nobody has, watches or waits for anything, and what the driver has said is forgotten.
    mutating func setControl(allowed: Bool, _ turn: inout Turn) {
        settings.allowsControl = allowed
        if !allowed {
            for question in control.questions.values {
                drop(question, &turn)
                turn.refuse(question.caller, .userDisallowed, HeadUnitState.controlIsOff)
            }
            for (ticket, question) in askedPresenter {
                guard case .module(.consent(let consent)) = question.purpose else { continue }
                askedPresenter[ticket] = nil
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

    /// Of what this car has no more nobody has or wants anything.
    mutating func releaseGoneModules(_ turn: inout Turn) {
        for question in control.questions.values where question.open.contains(where: { modules[$0] == nil }) {
            drop(question, &turn)
            turn.refuse(question.caller, .unsupportedResource, "Accessing not supported module data")
        }
        for ref in control.holders.keys where modules[ref] == nil { control.holders[ref] = nil }
        notifyControl(&turn)
    }
}
