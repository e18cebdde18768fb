internal import SDLSupport

/// The receive window of a socket: counts the bytes of messages that were delivered and that the receiver has not
/// released.
final class ReceiveWindow: Sendable {
    private struct State {
        var bytes = 0
        var messages = 0
        var held = false
    }

    private let state = Lock(State())
    private let byteLimit: Int
    private let messageLimit: Int
    /// Called when the window was full and is at most half full again. The call is made on the thread that has released
    /// a message.
    private let reopened: @Sendable () -> Void

    init(bytes: Int, messages: Int, reopened: @escaping @Sendable () -> Void) {
        byteLimit = bytes
        messageLimit = messages
        self.reopened = reopened
    }

    /// Counts a message that is about to be delivered.
    ///
    /// - Returns: whether the window is now full, so that reading must stop.
    func take(_ count: Int) -> Bool {
        state.withLock { state in
            state.bytes += count
            state.messages += 1
            guard !state.held, state.bytes >= byteLimit || state.messages >= messageLimit else { return false }
            state.held = true
            return true
        }
    }

    fileprivate func giveBack(_ count: Int) {
        let reopens = state.withLock { state in
            state.bytes -= count
            state.messages -= 1
            guard state.held, state.bytes <= byteLimit / 2, state.messages <= messageLimit / 2 else { return false }
            state.held = false
            return true
        }
        if reopens { reopened() }
    }
}

/// The bytes of one message in the receive window of its socket. The bytes leave the window when the last reference to
/// this object is released.
package final class ReceiveCredit: Sendable {
    private let window: ReceiveWindow
    private let count: Int

    init(_ count: Int, of window: ReceiveWindow) {
        self.window = window
        self.count = count
    }

    deinit { window.giveBack(count) }
}
