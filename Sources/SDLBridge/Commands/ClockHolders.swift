import SDLSupport

/// Who holds the clock: apps that stand still, as in a debugger, or nobody. What a person does with the clock comes first.
final class ClockHolders: Sendable {
    enum Change {
        case pause, resume, nothing
    }

    private struct State {
        var apps: [String] = []
        /// The clock stands because of them.
        var isHeld = false
    }

    private let state = Lock(State())

    /// The apps that make the clock stand; none while it runs.
    var holders: [String] { state.withLock { $0.isHeld ? $0.apps : [] } }

    /// Others stand still now.
    func change(to apps: [String], isPaused: Bool) -> Change {
        state.withLock { state in
            let isFirst = state.apps.isEmpty
            state.apps = apps
            if apps.isEmpty {
                defer { state.isHeld = false }
                return state.isHeld ? .resume : .nothing
            }
            // A clock that a person has paused is theirs; one they let go on during a stop goes on.
            guard isFirst, !isPaused else { return .nothing }
            state.isHeld = true
            return .pause
        }
    }

    /// Somebody has taken the clock in hand.
    func letGo() {
        state.withLock { $0.isHeld = false }
    }
}
