import SDLSupport

/// The halted apps, for example apps that a debugger has stopped. While apps are halted, the clock is paused. A clock
/// command of a client ends this pause.
final class ClockHolders: Sendable {
    enum Change {
        case pause, resume, nothing
    }

    private struct State {
        var apps: [String] = []
        /// Whether the clock is paused because the apps in `apps` are halted.
        var isHeld = false
    }

    private let state = Lock(State())

    /// The halted apps because of which the clock is paused; empty if no halted app pauses the clock.
    var holders: [String] { state.withLock { $0.isHeld ? $0.apps : [] } }

    /// Replaces the list of halted apps. Returns what the caller must do: pause the clock, resume the clock, or
    /// nothing. `isPaused` says whether the clock is paused now.
    func change(to apps: [String], isPaused: Bool) -> Change {
        state.withLock { state in
            let isFirst = state.apps.isEmpty
            state.apps = apps
            if apps.isEmpty {
                defer { state.isHeld = false }
                return state.isHeld ? .resume : .nothing
            }
            // If a client has paused the clock, the clock stays paused. If a client has resumed the clock during the
            // halt, the clock keeps running.
            guard isFirst, !isPaused else { return .nothing }
            state.isHeld = true
            return .pause
        }
    }

    /// Called when a client sends a clock command. After this call, the clock does not depend on the apps that are
    /// halted now.
    func release() {
        state.withLock { $0.isHeld = false }
    }
}
