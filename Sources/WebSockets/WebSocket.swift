internal import CLibwebsockets
internal import SDLSupport

/// One socket, accepted or dialled. Every call is allowed on every thread.
package final class WebSocket: @unchecked Sendable {
    struct Outgoing {
        var queue: OutboundQueue<SharedFrame>
        /// The loop knows that there is something to do here.
        var rung = false
        /// What to close with once the queue has gone out.
        var closing: SocketClosure?
        var ended = false
    }

    /// What waits to go out, and what the topics' rules have cost so far.
    package struct Counts: Hashable, Sendable {
        package var waiting = 0
        package var waitingBytes = 0
        package var dropped = 0
    }

    package let id: UInt64
    /// Complete, subprotocol included, once the socket is open.
    package internal(set) var handshake: Handshake
    /// Whether this end dialled.
    package let isClient: Bool

    let outgoing: Lock<Outgoing>
    let loop: WebSocketLoop
    let messageLimitBytes: Int

    // Touched on the loop's thread alone.
    var wsi: OpaquePointer?
    var handler: SocketHandler = { _ in }
    var isOpen = false
    var incoming: [UInt8] = []
    var closure: SocketClosure?
    var window: ReceiveWindow!
    var held = Held()
    var dialling: DialRequest?
    /// libwebsockets forgets that it is to end a connection when the next step of a handshake sets a time limit of its own.
    var isGivenUp = false
    /// Of the dial while there is one, of the linger time later.
    var alarm: Alarm?

    /// Why the socket is not read.
    struct Held: OptionSet {
        let rawValue: Int
        static let window = Held(rawValue: 1)
        static let asked = Held(rawValue: 2)
    }

    init(id: UInt64, loop: WebSocketLoop, isClient: Bool, handshake: Handshake, limits: SocketLimits) {
        self.id = id
        self.loop = loop
        self.isClient = isClient
        self.handshake = handshake
        messageLimitBytes = limits.message
        outgoing = Lock(Outgoing(queue: OutboundQueue(mark: limits.queueMarkBytes)))
        window = ReceiveWindow(bytes: limits.windowBytes, messages: limits.windowMessages) {
            [weak self, weak loop] in
            if let self { loop?.perform(.read(self, .window, hold: false)) }
        }
    }

    /// Queues a message; never waits.
    @discardableResult
    package func send(_ frame: SharedFrame, topic: Topic = .complete, key: String = "") -> SendOutcome {
        let (outcome, ring) = offer(frame, topic, key)
        if ring { loop.perform(.flush(self)) }
        return outcome
    }

    /// Queues the message without waking the loop.
    ///
    /// - Returns: what became of it, and whether the caller must tell the loop.
    func offer(_ frame: SharedFrame, _ topic: Topic, _ key: String) -> (SendOutcome, ring: Bool) {
        outgoing.withLock { state in
            guard !state.ended, state.closing == nil else { return (.closed, false) }
            let outcome: SendOutcome
            switch state.queue.offer(frame, size: frame.count, topic: topic, key: key) {
            case .queued: outcome = .queued
            case .full: outcome = .full
            case .dropped: outcome = .dropped
            case .squashed: outcome = .squashed
            case .overflow(let code):
                // Whatever still waits is of no use to a client that has to start over.
                state.queue.removeAll()
                state.closing = SocketClosure(code: code, reason: "the queue for \(topic.name) is full")
                outcome = .closed
            }
            defer { state.rung = true }
            return (outcome, !state.rung)
        }
    }

    /// Closes once what is queued has gone out. A peer that does not read is waited for no longer than the loop's linger
    /// time.
    package func close(_ code: CloseCode = .normal, _ reason: String = "") {
        let ring = outgoing.withLock { state in
            guard !state.ended, state.closing == nil else { return false }
            state.closing = SocketClosure(code: code, reason: reason)
            defer { state.rung = true }
            return !state.rung
        }
        if ring { loop.perform(.flush(self)) }
    }

    /// Stops reading, so that in the end the peer waits. Called from the handler it holds from the next message on;
    /// from elsewhere, messages that were read already still come.
    package func pauseReading() { loop.perform(.read(self, .asked, hold: true)) }

    package func resumeReading() { loop.perform(.read(self, .asked, hold: false)) }

    /// The system's number for the connection, to ask it who the two ends are. On the loop's thread while the socket is open.
    package var descriptor: Int32? { wsi.map { lws_get_socket_fd($0) } }

    package var counts: Counts {
        outgoing.withLock {
            Counts(waiting: $0.queue.count, waitingBytes: $0.queue.bytes, dropped: $0.queue.dropped)
        }
    }
}
