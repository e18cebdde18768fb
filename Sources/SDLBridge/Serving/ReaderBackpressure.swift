import SDLSupport
import WebSockets

/// Lets one sender go no faster than its reader: after a message that filled the queue it waits until there is room again,
/// or nobody any more.
final class ReaderBackpressure: Sendable {
    private struct State {
        /// The queue that was full has drained since the last message.
        var hasRoom = false
        var isGone = false
        var waiting: CheckedContinuation<Void, Never>?
    }

    private let state = Lock(State())

    /// Sends by `offer`, and waits until the reader has room for more. - Returns: whether it is still there.
    func send(_ offer: () -> SendOutcome) async -> Bool {
        state.withLock { $0.hasRoom = false }
        switch offer() {
        case .closed: return false
        case .full: await room()
        default: break
        }
        return state.withLock { !$0.isGone }
    }

    /// The reader's queue has emptied to half.
    func drained() { wake { $0.hasRoom = true } }

    /// The reader has gone.
    func left() { wake { $0.isGone = true } }

    /// Nobody reads any more.
    var isEmpty: Bool { state.withLock { $0.isGone } }

    private func room() async {
        await withCheckedContinuation { continuation in
            let now = state.withLock { state in
                // It may have drained between the sending and here.
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
