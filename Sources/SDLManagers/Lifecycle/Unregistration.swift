import SDLConnection
package import SDLRPC

/// The reaction of an app to its unregistration by the head unit.
package enum Unregistration: Hashable, Sendable {
    /// The app registers again immediately.
    case again
    /// The app connects again after a delay that grows with each attempt.
    case later
    /// The app connects again after a delay. The first delay is long, because the app has sent too many requests.
    case rarely
    /// The app does not connect again until it calls `connect`, because the head unit would refuse it again.
    case never

    package init(_ reason: SDLAppInterfaceUnregisteredReason) {
        switch reason {
        case .languageChange: self = .again
        case .requestWhileInNoneHmiLevel, .tooManyRequests, .resourceConstraint, .driverDistractionViolation:
            self = .rarely
        case .appUnauthorized, .protocolViolation, .unsupportedHmiResource: self = .never
        // For example, the ignition is off, the phone is disconnected, or the head unit restarts. The reason may also
        // be unknown to this library.
        default: self = .later
        }
    }
}

extension SDLLifecycleManager {
    /// Processes the app's unregistration by the head unit. The connection may already be closed.
    func unregistered(_ reason: SDLAppInterfaceUnregisteredReason) {
        unregistered = reason
        leave("the head unit has unregistered the app: \(reason)")
        switch Unregistration(reason) {
        case .again: start()
        case .later: retry()
        case .rarely:
            failures = max(failures, patience.rare)
            retry()
        case .never:
            diagnose(
                rule: "4.1", "The head unit has unregistered the app permanently: \(reason).",
                fix: "Fix the reason, then restart the app or call connect.")
        }
    }
}
