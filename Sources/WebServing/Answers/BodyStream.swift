internal import CMicrohttpd
internal import SDLSupport
package import WebSockets

/// A response body that is sent in pieces from any thread, such as server-sent events.
///
/// Data that the client has not read waits in a bounded queue with each topic's rule, as with WebSockets. A topic's
/// close code ends the stream.
package final class BodyStream: @unchecked Sendable {
    private struct State {
        var queue: OutboundQueue<[UInt8]>
        /// The chunk being sent, and the number of bytes already sent.
        var current: [UInt8] = []
        var sent = 0
        /// The connection while it is suspended.
        var waiting: Connection?
        /// No more chunks are accepted; queued ones are still sent.
        var ended = false
        var gone = false
        var isQuiet = true
    }

    private let state: Lock<State>
    private let heartbeat: [UInt8]
    private let drained: @Sendable () -> Void
    private let closed: @Sendable () -> Void

    /// - Parameters:
    ///   - mark: the limit of queued bytes.
    ///   - heartbeat: sent if nothing else was sent for a while, so that a disconnected client is noticed.
    ///   - drained: called when a full queue is at most half full.
    ///   - closed: called once, when the client has disconnected or received everything.
    package init(
        mark: Int = 256 << 10, heartbeat: String = ":\n\n", drained: @escaping @Sendable () -> Void = {},
        closed: @escaping @Sendable () -> Void = {}
    ) {
        state = Lock(State(queue: OutboundQueue(mark: mark)))
        self.heartbeat = Array(heartbeat.utf8)
        self.drained = drained
        self.closed = closed
    }

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
                // The client must reconnect and catch up.
                state.queue.removeAll()
                state.ended = true
                return .closed
            }
        }
    }

    package func end() {
        state.withLock { state in
            state.ended = true
            Self.wake(&state)
        }
    }

    /// The number of bytes queued for the client.
    package var waitingBytes: Int { state.withLock { $0.queue.bytes + $0.current.count - $0.sent } }

    package var droppedMessages: Int { state.withLock { $0.queue.dropped } }

    /// Called periodically; sends a heartbeat if nothing else was sent.
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

    /// Sends a heartbeat to a client that may have disconnected, so that the system reports it.
    func probe() {
        if !heartbeat.isEmpty { send(heartbeat) }
    }

    private static func wake(_ state: inout State) {
        // Under the lock, because the connection exists only while it is suspended.
        if let waiting = state.waiting.take() { MHD_resume_connection(waiting.pointer) }
    }

    /// Fills the library's buffer, or suspends the connection until there is data.
    ///
    /// - Returns: the number of bytes; nil at the end of the body.
    func fill(_ buffer: UnsafeMutableRawBufferPointer, for connection: Connection) -> Int? {
        let (count, notifies) = state.withLock { state in
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
        if notifies { drained() }
        return count
    }

    /// Called when the library has released the body.
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

/// A server-sent event, encoded once for all clients.
package enum ServerSentEvent {
    /// - Parameters:
    ///   - id: sent back as `Last-Event-ID` when the client reconnects.
    ///   - retry: the time that the client waits before it reconnects.
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
