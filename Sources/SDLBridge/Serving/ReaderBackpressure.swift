import SDLSupport
import WebSockets

/// Makes a sender wait for a slow reader. After a message has filled the reader's queue, the sender waits until the
/// queue has space or the reader has disconnected.
final class ReaderBackpressure: Sendable {
    private struct State {
        /// Whether the reader's queue has got space since the last message.
        var hasRoom = false
        var isGone = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Lock(State())

    /// Sends a message by calling `offer`, then waits until the queue has space.
    ///
    /// - Returns: whether the reader is still connected.
    func send(_ offer: () -> SendOutcome) async -> Bool {
        state.withLock { $0.hasRoom = false }
        switch offer() {
        case .closed: return false
        case .full: await room()
        default: break
        }
        return state.withLock { !$0.isGone }
    }

    /// Called when half of the reader's queue is free again.
    func drained() { wake { $0.hasRoom = true } }

    /// Called when the reader has disconnected.
    func left() { wake { $0.isGone = true } }

    var isEmpty: Bool { state.withLock { $0.isGone } }

    private func room() async {
        await withCheckedContinuation { continuation in
            let now = state.withLock { state in
                // The queue may have got space after the message was sent.
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
