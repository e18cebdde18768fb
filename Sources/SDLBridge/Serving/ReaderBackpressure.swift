import SDLSupport
import WebSockets

/// Makes a sender wait for its reader: after a message that filled the queue, it waits until there is room or the
/// reader disconnects.
final class ReaderBackpressure: Sendable {
    private struct State {
        /// Whether the full queue has drained since the last message.
        var hasRoom = false
        var isGone = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Lock(State())

    /// Sends with `offer` and waits until there is room for more. - Returns: whether the reader is still connected.
    func send(_ offer: () -> SendOutcome) async -> Bool {
        state.withLock { $0.hasRoom = false }
        switch offer() {
        case .closed: return false
        case .full: await room()
        default: break
        }
        return state.withLock { !$0.isGone }
    }

    /// The reader's queue has drained to half.
    func drained() { wake { $0.hasRoom = true } }

    /// The reader has disconnected.
    func left() { wake { $0.isGone = true } }

    /// Whether the reader has disconnected.
    var isEmpty: Bool { state.withLock { $0.isGone } }

    private func room() async {
        await withCheckedContinuation { continuation in
            let now = state.withLock { state in
                // The queue may have drained since the message was sent.
                if state.hasRoom || state.isGone { return true }
                state.waiting = continuation
                return false
            }
            if now { continuation.resume() }
        }
    }

    private func wake(_ change: (inout State) -> Void) {
        let waiting = state.withLock { state in
            change(&state)
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }
}
