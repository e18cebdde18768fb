import SDLRPC
import SDLSupport

// The driver's settings for remote control: whether remote control is allowed, and how modules change their owner.
extension ControlState {
    /// Removes the driver's denials, so that apps may ask again.
    mutating func forgetDenials() { denied = [:] }

    /// Ends all subscriptions, questions and ownership, and forgets the consents, because the driver forbids remote
    /// control.
    mutating func forbid(_ turn: inout Turn) {
        for question in questions.values {
            questions.drop(question, &turn)
            turn.refuse(question.caller, .userDisallowed, ControlState.isOff)
        }
        for (ticket, question) in turn.askedPresenter {
            guard case .module(.consent(let consent)) = question.purpose else { continue }
            turn.askedPresenter[ticket] = nil
            turn.refuse(consent.caller, .userDisallowed, ControlState.isOff)
        }
        for key in turn.car.apps.keys { dropSubscriptions(of: key, &turn) }
        for ref in holders.keys { turn.touch(.module(ref)) }
        forgetAll()
        turn.keep()
    }

    /// Removes the owners of all modules, the open questions, the driver's answers, and the request rates.
    mutating func forgetAll() {
        (holders, consents, denied, rates, questions) = ([:], [:], [:], [:], DriverQuestions())
    }

    mutating func forgetConsents(of key: AppKey) { consents[key] = nil }

    /// Restores the driver's answers from an earlier run, except answers that are too old.
    mutating func restore(_ answers: OrderedMap<AppKey, OrderedMap<ModuleRef, Consent>>, at now: Instant) {
        for (key, modules) in answers {
            for (ref, consent) in modules where now - consent.at < Consent.span {
                consents[key, default: [:]][ref] = consent
            }
        }
    }

    static let isOff = "Remote control is disabled by user"

    /// Removes ownership of modules that the car no longer has, and refuses open requests for these modules.
    mutating func releaseGoneModules(_ turn: inout Turn) {
        for question in questions.values where question.open.contains(where: { modules[$0] == nil }) {
            questions.drop(question, &turn)
            turn.refuse(question.caller, .unsupportedResource, "Accessing not supported module data")
        }
        for ref in holders.keys where modules[ref] == nil { holders[ref] = nil }
        notifyControl(&turn)
    }
}
