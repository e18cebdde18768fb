/// A delegate call that a change of the app's state causes. FND-09
package enum AppEvent: String, CaseIterable, Sendable {
    case connect = "appDidConnect"
    case disconnect = "appDidDisconnect"
    case launch = "appDidFinishLaunch"
    case close = "appDidClose"
    case inactive = "appDidBecomeInactive"
    case active = "appDidBecomeActive"
    case background = "appDidEnterBackground"
}

/// A change between two app states and the delegate calls that it causes.
package struct AppTransition: Hashable, Sendable {
    package var from: SDLAppState
    package var to: SDLAppState

    package init(from: SDLAppState, to: SDLAppState) {
        self.from = from
        self.to = to
    }

    /// The delegate calls in order (FND-T01…T19); empty if the state does not change (FND-T18).
    package var events: [AppEvent] {
        guard from != to else { return [] }
        switch to {
        case .disconnected:
            // A disconnect does not call `close`, because only connected apps can be closed. FND-T01, ruling 7
            return [.disconnect]
        case .notRunning:
            // FND-T02…T05
            return from == .disconnected ? [.connect] : [.close]
        default:
            return arrival + [arrivalEvent]
        }
    }

    /// The calls before the last call: for connecting, for launching and for becoming inactive.
    private var arrival: [AppEvent] {
        switch from {
        case .disconnected: [.connect, .launch]  // FND-T06, T10, T14, ruling 60
        case .notRunning: [.launch]  // FND-T07, T11, T15
        case .active where to == .background: [.inactive]  // FND-T09, ruling 5
        default: []  // FND-T08, T12, T13, T16, T17
        }
    }

    private var arrivalEvent: AppEvent {
        switch to {
        case .active: .active
        case .inactive: .inactive
        default: .background
        }
    }

    /// The calls according to the final text of the proposal, which differ from `events` only in FND-T09. Ruling 5
    package var eventsOfFinalText: [AppEvent] {
        from == .active && to == .background ? [.background] : events
    }
}
