/// What one step from state to state means to the app's delegate. FND-09
package enum AppEvent: String, CaseIterable, Sendable {
    case connect = "appDidConnect"
    case disconnect = "appDidDisconnect"
    case launch = "appDidFinishLaunch"
    case close = "appDidClose"
    case inactive = "appDidBecomeInactive"
    case active = "appDidBecomeActive"
    case background = "appDidEnterBackground"
}

/// One step between two app states, and the delegate calls it makes.
package struct AppTransition: Hashable, Sendable {
    package var from: SDLAppState
    package var to: SDLAppState

    package init(from: SDLAppState, to: SDLAppState) {
        self.from = from
        self.to = to
    }

    /// The calls in their order. FND-T01…T19; none where the state did not change. FND-T18
    package var events: [AppEvent] {
        guard from != to else { return [] }
        switch to {
        case .disconnected:
            // Closing is exclusive to connected apps: no `close` here. FND-T01, ruling 7
            return [.disconnect]
        case .notRunning:
            // FND-T02…T05
            return from == .disconnected ? [.connect] : [.close]
        default:
            return arrival + [arrivalEvent]
        }
    }

    /// The calls before the last one: connecting, launching, or leaving the screen.
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

    /// The calls as the accepted proposal's final text has them: it differs in FND-T09 alone. Ruling 5
    package var eventsOfFinalText: [AppEvent] {
        from == .active && to == .background ? [.background] : events
    }
}
