internal import SDLSupport
internal import WebSockets

/// A pipe over a WebSocket. Each sent frame is a binary message. The received messages are joined to a byte stream.
final class WebSocketPipe: BytePipe {
    private struct State {
        /// A reference to this pipe itself, which keeps the pipe alive until the receiver is notified of the end.
        var retainedSelf: WebSocketPipe?
        var isOpened = false
        var receiving = PipeReceiving()
        /// The back-pressure credits of the received messages, oldest first. While a credit is not released, its bytes
        /// reduce the number of bytes that the other side may send.
        var credits: [(left: Int, credit: ReceiveCredit)] = []
    }

    let name: String
    let peer: PipePeer
    private let socket: WebSocket
    private let window: Int
    private let state = Lock(State())

    /// Creates a pipe. Must be called on the thread of the socket loop, where the addresses of both sides are known.
    private init(_ socket: WebSocket, dialled: Bool, settings: SocketPipe.Settings) {
        self.socket = socket
        window = settings.window
        let descriptor = socket.descriptor ?? -1
        SocketPipe.sendAtOnce(descriptor)
        let remote = SocketAddress.remote(of: descriptor).text
        // Use the address of the side that connects, because both sides know this address.
        name = "ws \(dialled ? SocketAddress.local(of: descriptor).text : remote)"
        peer = PipePeer(address: remote)
    }

    /// Creates a pipe and the event handler for its socket.
    static func over(
        _ socket: WebSocket, dialled: Bool, settings: SocketPipe.Settings
    ) -> (WebSocketPipe, WebSockets.SocketHandler) {
        let pipe = WebSocketPipe(socket, dialled: dialled, settings: settings)
        return (pipe, { [weak pipe] in pipe?.received($0) })
    }

    deinit { socket.close(.goingAway, "the pipe is not used any more") }

    func open(_ receiver: any BytePipeReceiver) {
        state.withLock { state in
            precondition(!state.isOpened, "a pipe can be opened only once")
            state.isOpened = true
            state.receiving.receiver = receiver
            state.retainedSelf = self
        }
        handOver()
    }

    @discardableResult
    func send(_ frames: [[UInt8]]) -> Bool {
        state.withLock { state in
            guard state.receiving.end == nil else { return false }
            // Send inside the lock, so that the frames of two senders do not mix.
            for frame in frames where !frame.isEmpty {
                switch self.socket.send(SharedFrame(.binary, frame), topic: .stream) {
                case .full: state.receiving.wantsRoom = true
                case .closed: return false
                case .queued, .dropped, .squashed: break
                }
            }
            return !state.receiving.wantsRoom
        }
    }

    func consumed(_ count: Int) {
        let done = state.withLock { state -> [ReceiveCredit] in
            state.receiving.acknowledge(count)
            return WebSocketPipe.giveBack(count, of: &state.credits)
        }
        // Release the credits outside the lock, because releasing a credit may resume reading.
        _ = consume done
        handOver()
    }

    private static func giveBack(
        _ count: Int, of credits: inout [(left: Int, credit: ReceiveCredit)]
    ) -> [ReceiveCredit] {
        var left = count
        var done = 0
        while left > 0, done < credits.count {
            let taken = min(left, credits[done].left)
            credits[done].left -= taken
            left -= taken
            if credits[done].left == 0 { done += 1 }
        }
        defer { credits.removeFirst(done) }
        return credits[..<done].map(\.credit)
    }

    func close(_ reason: String) {
        end(.closedHere(reason))
        socket.close(.normal, reason)
    }

    /// Ends the pipe with the reason `end`. Does nothing if the pipe has already ended.
    private func end(_ end: PipeEnd) {
        let dropped = state.withLock { state -> [ReceiveCredit] in
            guard state.receiving.end == nil else { return [] }
            state.receiving.end = end
            guard case .closedHere = end else { return [] }
            state.receiving.inbound.removeAll()
            defer { state.credits = [] }
            return state.credits.map(\.credit)
        }
        _ = consume dropped
        handOver()
    }

    // MARK: On the socket loop's thread

    private func received(_ event: SocketEvent) {
        switch event {
        case .message(let message):
            guard message.kind == .binary else {
                end(.lost("received a text message; SDL frames must be binary messages"))
                return socket.close(.unsupportedData, "SDL frames must be binary messages")
            }
            state.withLock { state in
                guard state.receiving.end == nil, !message.bytes.isEmpty else { return }
                state.receiving.inbound.append([message.bytes])
                state.credits.append((message.bytes.count, message.credit))
            }
            handOver()
        case .drained:
            state.withLock { state in
                if state.receiving.wantsRoom { state.receiving.grantRoom() }
            }
            handOver()
        case .closed(let closure):
            end(closure.byPeer ? .closedByPeer(WebSocketPipe.reason(closure)) : .lost(WebSocketPipe.reason(closure)))
        }
    }

    private static func reason(_ closure: SocketClosure) -> String {
        switch closure.code {
        case .normal, .goingAway, .noCode, .abnormal: closure.reason
        default: closure.reason.isEmpty ? "code \(closure.code)" : "\(closure.reason) (code \(closure.code))"
        }
    }

    // MARK: To the receiver

    /// Calls the receiver as long as there are events or bytes that may be delivered. The receiver is called without
    /// the lock, by one thread at a time.
    private func handOver() {
        while let (receiver, delivery) = state.withLock({ $0.receiving.next(window: window) }) {
            delivery.perform(on: receiver)
            let retainedSelf = state.withLock { state -> WebSocketPipe? in
                state.receiving.isHandingOver = false
                return state.receiving.hasReportedEnd ? state.retainedSelf.take() : nil
            }
            // This may be the last reference, so release it outside the lock.
            _ = consume retainedSelf
        }
    }
}
