import SDLSupport

/// The apps that pause the clock because they are halted, for example by a debugger. A client's clock command overrides
/// them.
final class ClockHolders: Sendable {
    enum Change {
        case pause, resume, nothing
    }

    private struct State {
        var apps: [String] = []
        /// Whether the clock is paused because of these apps.
        var isHeld = false
    }

    private let state = Lock(State())

    /// The apps that pause the clock; empty while the clock runs.
    var holders: [String] { state.withLock { $0.isHeld ? $0.apps : [] } }

    /// Updates the halted apps and returns the action for the clock: pause, resume or nothing.
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

    /// Handles a clock command from a client: the clock no longer follows halted apps.
    func release() {
        state.withLock { $0.isHeld = false }
    }
}
