internal import CMicrohttpd
internal import SDLSupport
package import WebSockets

/// An answer's body that comes bit by bit, from any thread, such as server-sent events.
///
/// What a slow reader has not taken waits in a bounded queue with each topic's rule, as with sockets; a topic's close code
/// ends the stream.
package final class BodyStream: @unchecked Sendable {
    private struct State {
        var queue: OutboundQueue<[UInt8]>
        /// The chunk on its way, and how much of it has gone out.
        var current: [UInt8] = []
        var sent = 0
        /// The connection while the library waits for more.
        var waiting: Connection?
        /// Nothing more is taken; what is queued still goes out.
        var ended = false
        /// The reader has gone, or was never there.
        var gone = false
        var isQuiet = true
    }

    private let state: Lock<State>
    private let heartbeat: [UInt8]
    private let drained: @Sendable () -> Void
    private let closed: @Sendable () -> Void

    /// - Parameters:
    ///   - mark: bytes that may wait for the reader.
    ///   - heartbeat: what goes out when nothing else has for a while, so that a reader that went away is noticed.
    ///   - drained: a full queue has emptied to half.
    ///   - closed: called once, when the reader has gone or has had everything.
    package init(
        mark: Int = 256 << 10, heartbeat: String = ":\n\n", drained: @escaping @Sendable () -> Void = {},
        closed: @escaping @Sendable () -> Void = {}
    ) {
        state = Lock(State(queue: OutboundQueue(mark: mark)))
        self.heartbeat = Array(heartbeat.utf8)
        self.drained = drained
        self.closed = closed
    }

    /// Queues a chunk; never waits.
    @discardableResult
    package func send(_ chunk: [UInt8], topic: Topic = .complete, key: String = "") -> SendOutcome {
        state.withLock { state in
            guard !state.ended else { return .closed }
            state.isQuiet = false
            defer { Self.wake(&state) }
            switch state.queue.offer(chunk, size: chunk.count, topic: topic, key: key) {
            case .queued: return .queued
            case .full: return .full
            case .dropped: return .dropped
            case .squashed: return .squashed
            case .overflow:
                // The reader comes again and catches up.
                state.queue.removeAll()
                state.ended = true
                return .closed
            }
        }
    }

    /// Ends the body once what is queued has gone out.
    package func end() {
        state.withLock { state in
            state.ended = true
            Self.wake(&state)
        }
    }

    /// Bytes that wait for the reader.
    package var waitingBytes: Int { state.withLock { $0.queue.bytes + $0.current.count - $0.sent } }

    package var droppedMessages: Int { state.withLock { $0.queue.dropped } }

    /// Called every now and then.
    func beat() {
        let isQuiet = state.withLock { state in
            defer { state.isQuiet = true }
            return state.isQuiet && state.queue.isEmpty
        }
        if isQuiet, !heartbeat.isEmpty {
            send(heartbeat)
            state.withLock { $0.isQuiet = true }
        }
    }

    /// The reader may have gone: something is sent, so that its system says so.
    func probe() {
        if !heartbeat.isEmpty { send(heartbeat) }
    }

    private static func wake(_ state: inout State) {
        // Under the lock: the connection is there for as long as it is suspended.
        if let waiting = state.waiting.take() { MHD_resume_connection(waiting.pointer) }
    }

    /// Fills the library's buffer, or has it wait until there is something.
    ///
    /// - Returns: the bytes filled in, or nil at the end of the body.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, for connection: Connection) -> Int? {
        let (count, tells) = state.withLock { state in
            var count = 0
            while count < buffer.count {
                if state.sent == state.current.count {
                    guard let next = state.queue.popFirst() else { break }
                    (state.current, state.sent) = (next, 0)
                }
                let part = state.current[state.sent...].prefix(buffer.count - count)
                buffer[count...].copyBytes(from: part)
                state.sent += part.count
                count += part.count
            }
            if count == 0, !state.ended {
                MHD_suspend_connection(connection.pointer)
                state.waiting = connection
            }
            return (count == 0 && state.ended ? nil : count, state.queue.takeDrained())
        }
        if tells { drained() }
        return count
    }

    /// The library has let go of the body.
    func finish() {
        let isFirst = state.withLock { state in
            defer {
                state.ended = true
                state.gone = true
                state.queue.removeAll()
                state.waiting = nil
            }
            return !state.gone
        }
        if isFirst { closed() }
    }
}

/// One server-sent event, encoded once for everybody.
package enum ServerSentEvent {
    /// - Parameters:
    ///   - id: comes back as `Last-Event-ID` when the reader comes again.
    ///   - retry: how long the reader is to wait before that.
    package static func encode(
        _ data: [UInt8], name: String? = nil, id: String? = nil, retry: Duration? = nil
    ) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(data.count + 64)
        if let id { text.append(contentsOf: "id: \(id)\n".utf8) }
        if let name { text.append(contentsOf: "event: \(name)\n".utf8) }
        if let retry { text.append(contentsOf: "retry: \(Int(retry.inMilliseconds))\n".utf8) }
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            text.append(contentsOf: "data: ".utf8)
            text.append(contentsOf: line)
            text.append(UInt8(ascii: "\n"))
        }
        text.append(UInt8(ascii: "\n"))
        return text
    }
}
