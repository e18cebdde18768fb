import SDLSupport

/// The halted apps, for example apps that a debugger has stopped. The clock is paused while apps are halted, until a
/// client sends a clock command.
final class ClockHolders: Sendable {
    enum Change {
        case pause, resume, nothing
    }

    private struct State {
        var apps: [String] = []
        /// Whether the clock is paused for the apps in `apps`.
        var isHeld = false
    }

    private let state = Lock(State())

    /// The apps for which the clock is paused; empty while the clock runs.
    var holders: [String] { state.withLock { $0.isHeld ? $0.apps : [] } }

    /// Replaces the list of halted apps. Returns whether the caller must pause or resume the clock, or do nothing.
    /// `isPaused` says whether the clock is paused now.
    func change(to apps: [String], isPaused: Bool) -> Change {
        state.withLock { state in
            let isFirst = state.apps.isEmpty
            state.apps = apps
            if apps.isEmpty {
                defer { state.isHeld = false }
                return state.isHeld ? .resume : .nothing
            }
            // A clock that a client paused stays paused. A clock that a client resumed during the halt keeps running.
            guard isFirst, !isPaused else { return .nothing }
            state.isHeld = true
            return .pause
        }
    }

    /// Called when a client sends a clock command. From then on, the clock does not depend on halted apps.
    func release() {
        state.withLock { $0.isHeld = false }
    }
}
