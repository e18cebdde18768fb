internal import CLibwebsockets
internal import SDLSupport

/// A WebSocket of a server or a client. All methods may be called on any thread.
package final class WebSocket: @unchecked Sendable {
    struct Outgoing {
        var queue: OutboundQueue<SharedFrame>
        /// Whether the loop was already notified about the messages that are now in the queue.
        var rung = false
        /// The code and the reason with which the socket will be closed when its queue was sent; nil while the socket
        /// is open.
        var closing: SocketClosure?
        var ended = false
    }

    /// Three numbers about the queue: queued messages, queued bytes, and messages that were dropped so far.
    package struct Counts: Hashable, Sendable {
        package var waiting = 0
        package var waitingBytes = 0
        package var dropped = 0
    }

    package let id: UInt64
    /// The client's request and the agreed subprotocol. Complete only when the socket is open.
    package internal(set) var handshake: Handshake
    package let isClient: Bool

    let outgoing: Lock<Outgoing>
    let loop: WebSocketLoop
    let messageLimitBytes: Int

    // The connection of libwebsockets. Accessed only on the loop's thread.
    var wsi: OpaquePointer?
    var handler: SocketHandler = { _ in }
    var isOpen = false
    var incoming: [UInt8] = []
    var closure: SocketClosure?
    var window: ReceiveWindow!
    /// Whether the socket is not read, because the receive window is full.
    var isHeld = false
    var dialling: DialRequest?
    /// Whether `giveUp` has ended the socket. libwebsockets itself does not remember this: the next step of a handshake
    /// sets a new timeout.
    var isGivenUp = false
    /// The alarm that ends an unfinished attempt to connect; while the socket is closing, the alarm that ends the
    /// linger time.
    var alarm: Alarm?

    init(id: UInt64, loop: WebSocketLoop, isClient: Bool, handshake: Handshake, limits: SocketLimits) {
        self.id = id
        self.loop = loop
        self.isClient = isClient
        self.handshake = handshake
        messageLimitBytes = limits.message
        outgoing = Lock(Outgoing(queue: OutboundQueue(mark: limits.queueMarkBytes)))
        window = ReceiveWindow(bytes: limits.windowBytes, messages: limits.windowMessages) {
            [weak self, weak loop] in
            if let self { loop?.perform(.continueReading(self)) }
        }
    }

    @discardableResult
    package func send(_ frame: SharedFrame, topic: Topic = .complete, key: String = "") -> SendOutcome {
        let (outcome, ring) = offer(frame, topic, key)
        if ring { loop.perform(.flush(self)) }
        return outcome
    }

    /// Queues a message without waking the loop.
    ///
    /// - Returns: what has happened to the message, and whether the caller must wake the loop.
    func offer(_ frame: SharedFrame, _ topic: Topic, _ key: String) -> (SendOutcome, ring: Bool) {
        outgoing.withLock { state in
            guard !state.ended, state.closing == nil else { return (.closed, false) }
            let outcome = state.queue.offer(frame, size: frame.count, topic: topic, key: key)
            if outcome == .closed, case .close(let code) = topic.whenFull {
                // Discard the queued messages, because the client must connect again and gets a new queue.
                state.queue.removeAll()
                state.closing = SocketClosure(code: code, reason: "the queue for \(topic.name) is full")
            }
            defer { state.rung = true }
            return (outcome, !state.rung)
        }
    }

    /// Closes the socket after the queued messages were sent. If the other side does not read them, the socket is
    /// closed anyway after the time `linger` in the settings of the loop.
    package func close(_ code: CloseCode = .normal, _ reason: String = "") {
        let ring = outgoing.withLock { state in
            guard !state.ended, state.closing == nil else { return false }
            state.closing = SocketClosure(code: code, reason: reason)
            defer { state.rung = true }
            return !state.rung
        }
        if ring { loop.perform(.flush(self)) }
    }

    /// The file descriptor, from which the addresses of client and server can be read. Use this property only on the
    /// loop's thread while the socket is open.
    package var descriptor: Int32? { wsi.map { lws_get_socket_fd($0) } }

    package var counts: Counts {
        outgoing.withLock {
            Counts(waiting: $0.queue.count, waitingBytes: $0.queue.bytes, dropped: $0.queue.dropped)
        }
    }
}
