internal import CMicrohttpd
internal import SDLSupport
package import WebSockets

/// A response body that is sent in pieces from any thread, such as server-sent events.
///
/// Data that the client has not read yet waits in a queue of limited size. As with WebSockets, the topic of a message
/// has a rule that applies if the queue is full. If the rule is `close`, the stream ends.
package final class BodyStream: @unchecked Sendable {
    private struct State {
        var queue: OutboundQueue<[UInt8]>
        /// The chunk that is being sent. `sent` is the number of bytes of the chunk that were already sent.
        var current: [UInt8] = []
        var sent = 0
        /// The suspended connection; nil while the connection is not suspended.
        var waiting: Connection?
        /// Whether the stream accepts no more chunks. Queued chunks are still sent.
        var ended = false
        var gone = false
        var isQuiet = true
    }

    private let state: Lock<State>
    private let heartbeat: [UInt8]
    private let drained: @Sendable () -> Void
    private let closed: @Sendable () -> Void

    /// Creates a stream.
    ///
    /// - Parameters:
    ///   - mark: the maximum number of queued bytes.
    ///   - heartbeat: a text that is sent if nothing else was sent for some time, to notice a disconnected client.
    ///   - drained: called when the queue has been full and is then at most half full again.
    ///   - closed: called once, when the client has disconnected or received the whole body.
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
            let outcome = state.queue.offer(chunk, size: chunk.count, topic: topic, key: key)
            if outcome == .closed {
                // The client has missed this message, so the client must reconnect.
                state.queue.removeAll()
                state.ended = true
            }
            return outcome
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

    /// Sends a heartbeat if nothing was sent since the previous call. The server calls this method periodically.
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

    /// Sends a heartbeat to a client that may have disconnected. If it has, the system reports this as a result of the
    /// sending.
    func probe() {
        if !heartbeat.isEmpty { send(heartbeat) }
    }

    private static func wake(_ state: inout State) {
        // Resume the connection while the lock is held, because the connection may be freed as soon as it is not
        // suspended.
        if let waiting = state.waiting.take() { MHD_resume_connection(waiting.pointer) }
    }

    /// Copies the next bytes of the body to libmicrohttpd's buffer. If no bytes are available yet, suspends the
    /// connection.
    ///
    /// - Returns: the number of copied bytes; nil at the end of the body.
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

    /// Called when libmicrohttpd no longer uses the body.
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

package enum ServerSentEvent {
    /// Returns the bytes of one event.
    ///
    /// - Parameters:
    ///   - id: the id that the client sends as `Last-Event-ID` when it reconnects.
    package static func encode(_ data: [UInt8], name: String? = nil, id: String? = nil) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(data.count + 64)
        if let id { text.append(contentsOf: "id: \(id)\n".utf8) }
        if let name { text.append(contentsOf: "event: \(name)\n".utf8) }
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            text.append(contentsOf: "data: ".utf8)
            text.append(contentsOf: line)
            text.append(UInt8(ascii: "\n"))
        }
        text.append(UInt8(ascii: "\n"))
        return text
    }
}
