import SDLProtocol
import SDLRPC
import SDLSupport

// How fast an app may ask.
extension HeadUnitState {
    static let rateSpan = Duration.seconds(10)

    /// Whether an app over a network asks faster than SDL Core lets it: then it is unregistered, and has no answer.
    mutating func isTooFast(_ caller: Caller, _ turn: inout Turn) -> Bool {
        // No copy of the app here: what it is counted in would be copied with each request.
        guard apps.look(at: caller.app)?.rates.isCounting == true else { return false }
        let isInNone = apps.look(at: caller.app)?.status.hmiLevel == SDLHMILevel.none
        let isRash = isInNone && apps[caller.app]?.rates.inNone?.count(at: turn.now) == true
        guard apps[caller.app]?.rates.always?.count(at: turn.now) == true || isRash else { return false }
        let limit = isRash ? profile.limits.requestsInNone : profile.limits.requests
        turn.find(.tooFast(limit, isInNone: isRash), about: caller)
        if !isRash { bar(caller.app) }
        if let app = apps[caller.app] {
            unregister(app, isRash ? .requestWhileInNoneHmiLevel : .tooManyRequests, &turn)
        }
        return true
    }

    /// A session has sent more frames than SDL Core takes: the app on it is told, and the session ends.
    mutating func flooded(_ session: SessionRef, _ turn: inout Turn) {
        if let key = keys[session], let app = apps[key] {
            turn.notify(app, SDLOnAppInterfaceUnregistered(reason: .tooManyRequests))
            bar(key)
        }
        turn.add(.endSession(session, closeConnection: false))
    }

    /// It may register again, unless the profile has SDL Core's habit of barring it until Core itself is started anew, which
    /// helps nobody who mends an app.
    private mutating func bar(_ key: AppKey) {
        if profile.quirks.contains(.rashAppsAreBarred) { barred.insert(key) }
    }
}

extension Finding {
    fileprivate static func tooFast(_ limit: Int, isInNone: Bool) -> Finding {
        let seconds = HeadUnitState.rateSpan.components.seconds
        return Finding(
            rule: isInNone ? .rateInNone : .rate,
            message:
                "These are more than \(limit) requests in \(seconds) seconds\(isInNone ? " from an app in NONE" : "").",
            fix: isInNone
                ? "Send what is needed at once, and the rest when the app has been opened."
                : "Gather changes, and wait for answers before you send more.")
    }
}
