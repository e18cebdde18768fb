import SDLConnection
package import SDLRPC

/// What an app does that the head unit has unregistered.
package enum Unregistration: Hashable, Sendable {
    /// It registers again at once.
    case again
    /// It looks for a head unit again after a pause, ever less often.
    case later
    /// As `later`, and rarely from the first: it asked for too much.
    case rarely
    /// It would only be sent away again: it waits until somebody has it connect.
    case never

    package init(_ reason: SDLAppInterfaceUnregisteredReason) {
        switch reason {
        case .languageChange: self = .again
        case .requestWhileInNoneHmiLevel, .tooManyRequests, .resourceConstraint, .driverDistractionViolation:
            self = .rarely
        case .appUnauthorized, .protocolViolation, .unsupportedHmiResource: self = .never
        // The car is off, the phone is away, or the head unit begins anew; and what this library does not know.
        default: self = .later
        }
    }
}

extension SDLLifecycleManager {
    /// The head unit does not have the app any more, whatever becomes of the connection.
    func unregistered(_ reason: SDLAppInterfaceUnregisteredReason) {
        unregistered = reason
        leave("the head unit has unregistered the app: \(reason)")
        switch Unregistration(reason) {
        case .again: start()
        case .later: retry()
        case .rarely:
            failures = max(failures, patience.rare)
            retry()
        case .never: diagnose(.sentAway(reason))
        }
    }
}

extension Diagnostic {
    fileprivate static func sentAway(_ reason: SDLAppInterfaceUnregisteredReason) -> Diagnostic {
        Diagnostic(
            rule: "4.1", message: "The head unit has unregistered the app for good: \(reason).",
            fix: "Mend what it says, and start the app again, or have it connect.")
    }
}
