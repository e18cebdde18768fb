/// An ordered byte stream in both directions over memory, TCP, a unix socket or a WebSocket.
///
/// Back-pressure is the same for all kinds of pipe. Receiving: a pipe delivers at most `window` bytes that the receiver
/// has not acknowledged with `consumed`. Then a socket is not read any more, and a memory pipe gives no more credit, so
/// that the sender must wait. Sending: `send` never blocks and never drops data, but returns false if the queue is
/// above its limit. The sender should then wait for `pipeHasRoom`.
package protocol BytePipe: AnyObject, Sendable {
    /// The name of the pipe: `tcp 127.0.0.1:50211`, `unix @0003f`, `memory 7`. Both ends have the same name, so that
    /// their records can be joined, and no other pipe in the process has this name.
    var name: String { get }

    /// The address and process of the other end, as far as the system knows them.
    var peer: PipePeer { get }

    /// Whether the other end has abandoned the pipe, for example because its process died, so that no answer can reach
    /// it. Always false on systems that report this only to a process that reads.
    var isPeerGone: Bool { get }

    /// Starts to deliver data to the receiver. Call this method once. Bytes that arrived earlier were buffered. The
    /// pipe retains the receiver until it has reported the end.
    func open(_ receiver: any BytePipeReceiver)

    /// Queues frames in order. A stream sends the frames one directly after the other; a WebSocket sends each as a
    /// message.
    ///
    /// - Returns: false if the queue is above its limit. `pipeHasRoom` is then called when there is room again. Frames
    ///   sent after the end of the pipe are discarded.
    @discardableResult
    func send(_ frames: [[UInt8]]) -> Bool

    /// Acknowledges that delivered bytes have been processed.
    func consumed(_ count: Int)

    /// Ends the pipe when the queued bytes are sent. If the other end does not read, the pipe waits only for its linger
    /// time. The receiver is notified at once.
    func close(_ reason: String)

    /// Sends the queued bytes and then the end of the stream. The pipe still receives, and ends when the other end has
    /// finished too. Memory pipes and WebSockets, which have no half-closed state, are closed.
    func finish()
}

extension BytePipe {
    package var isPeerGone: Bool { false }

    package func finish() { close("finished sending") }
}

/// Receives the data and the end of a pipe.
///
/// The calls are made one after the other, in order, on a thread that the pipe chooses. A memory pipe uses the sender's
/// thread. The methods must only pass the data to a `SerialWorker` or an `Inbox`, because slow work here would block
/// all other pipes of the thread.
package protocol BytePipeReceiver: AnyObject, Sendable {
    /// Receives chunks of the stream. The borders of chunks are arbitrary: a chunk may contain several frames or a part
    /// of one.
    func pipeReceived(_ chunks: [[UInt8]])

    /// Called when there is room again, after `send` has returned false.
    func pipeHasRoom()

    /// Called when the other end sends no more but may still receive. Only pipes that were created to report this call
    /// the method. The pipe ends when this end has finished too.
    func pipeFinished()

    /// Called exactly once, when the pipe has ended, as the last call.
    func pipeEnded(_ end: PipeEnd)
}

extension BytePipeReceiver {
    package func pipeFinished() {}
}

/// How a pipe ended.
package enum PipeEnd: Hashable, Sendable, CustomStringConvertible {
    /// This end called `close`.
    case closedHere(String)
    /// The other end closed the pipe normally.
    case closedByPeer(String)
    /// The system ended the connection: reset, unreachable, broken.
    case lost(String)

    package var description: String {
        switch self {
        case .closedHere(let reason): "closed here: \(reason)"
        case .closedByPeer(let reason): reason.isEmpty ? "closed by the peer" : "closed by the peer: \(reason)"
        case .lost(let reason): "lost: \(reason)"
        }
    }
}

/// The other end of a pipe.
package struct PipePeer: Hashable, Sendable, CustomStringConvertible {
    /// A readable address: `127.0.0.1:50211`, `/run/sdl.sock`, `memory`.
    package let address: String
    /// The process at the other end, where it is known (unix sockets and memory pairs).
    package let process: Int32?

    package init(address: String, process: Int32? = nil) {
        self.address = address
        self.process = process
    }

    package var description: String {
        process.map { "\(address) (process \($0))" } ?? address
    }
}

extension Sequence where Element == [UInt8] {
    package var byteCount: Int { reduce(0) { $0 + $1.count } }
}
