/// A change in the life of an app. The raw value is the name of the `SDLAppDelegate` method that is called. FND-09
package enum AppEvent: String, CaseIterable, Sendable {
    case connect = "appDidConnect"
    case disconnect = "appDidDisconnect"
    case launch = "appDidFinishLaunch"
    case close = "appDidClose"
    case inactive = "appDidBecomeInactive"
    case active = "appDidBecomeActive"
    case background = "appDidEnterBackground"
}

/// A change from one app state to another, and the delegate calls that the change causes.
package struct AppTransition: Hashable, Sendable {
    package var from: SDLAppState
    package var to: SDLAppState

    /// The delegate calls in the order of execution (FND-T01…T19); empty if the state does not change (FND-T18).
    package var events: [AppEvent] {
        guard from != to else { return [] }
        switch to {
        case .disconnected:
            // A disconnect does not call `close`, because only connected apps can be closed. FND-T01, ruling 7
            return [.disconnect]
        case .notRunning:
            // FND-T02…T05
            return from == .disconnected ? [.connect] : [.close]
        case .active: return arrival + [.active]
        case .inactive: return arrival + [.inactive]
        case .background: return arrival + [.background]
        }
    }

    /// The delegate calls before the call for the new state. There may be none. The possible calls are `appDidConnect`,
    /// `appDidFinishLaunch` and `appDidBecomeInactive`.
    private var arrival: [AppEvent] {
        switch from {
        case .disconnected: [.connect, .launch]  // FND-T06, T10, T14, ruling 60
        case .notRunning: [.launch]  // FND-T07, T11, T15
        case .active where to == .background: [.inactive]  // FND-T09, ruling 5
        default: []  // FND-T08, T12, T13, T16, T17
        }
    }

    /// The delegate calls as the final text of proposal SDL-0156 defines them. These calls differ from `events` only
    /// for the transition FND-T09 (active to background). Ruling 5
    package var eventsOfFinalText: [AppEvent] {
        from == .active && to == .background ? [.background] : events
    }
}
