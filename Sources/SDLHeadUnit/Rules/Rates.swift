import SDLProtocol
import SDLRPC
import SDLSupport

// Limits on the request rate of apps.
extension HeadUnitState {
    static let rateSpan = Duration.seconds(10)

    /// Checks the request rate of an app on a network against SDL Core's limits. If the app exceeds a limit, it is
    /// unregistered and gets no response. Returns whether this has happened.
    mutating func isTooFast(_ caller: Caller, _ turn: inout Turn) -> Bool {
        // `peek` avoids a copy of the app, which would also copy the app's counters with each request.
        guard apps.peek(at: caller.app)?.rates.isCounting == true else { return false }
        let isInNone = apps.peek(at: caller.app)?.status.hmiLevel == SDLHMILevel.none
        let exceedsInNone = isInNone && apps[caller.app]?.rates.inNone?.count(at: turn.now) == true
        guard apps[caller.app]?.rates.always?.count(at: turn.now) == true || exceedsInNone else { return false }
        let limit = exceedsInNone ? profile.limits.requestsInNone : profile.limits.requests
        turn.find(.tooFast(limit, isInNone: exceedsInNone), about: caller)
        if let app = apps[caller.app] {
            unregister(app, exceedsInNone ? .requestWhileInNoneHmiLevel : .tooManyRequests, &turn)
        }
        return true
    }

    /// Handles a session that sent more frames than SDL Core permits: its app is notified, and the session ends.
    mutating func flooded(_ session: SessionRef, _ turn: inout Turn) {
        if let key = keys[session], let app = apps[key] {
            turn.notify(app, SDLOnAppInterfaceUnregistered(reason: .tooManyRequests))
        }
        turn.add(.endSession(session, closeConnection: false))
    }
}

extension Finding {
    fileprivate static func tooFast(_ limit: Int, isInNone: Bool) -> Finding {
        let seconds = HeadUnitState.rateSpan.components.seconds
        return Finding(
            rule: isInNone ? .rateInNone : .rate,
            message:
                "The app sent more than \(limit) requests in \(seconds) seconds\(isInNone ? " while in NONE" : "").",
            fix: isInNone
                ? "Send only the necessary requests first, and the others after the driver has opened the app."
                : "Combine changes, and wait for responses before you send more requests.")
    }
}
