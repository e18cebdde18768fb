/// An ordered byte stream in both directions over memory, TCP, a unix socket or a WebSocket.
///
/// Back-pressure works the same for all kinds. Receiving: the pipe delivers at most `window` bytes that the receiver
/// has not acknowledged with `consumed`. Above that, a socket is not read and a memory pair grants no more credit, so
/// the sender must wait. Sending: `send` never blocks and never drops, but returns false when the queue is above its
/// high-water mark. A sender that can wait then waits for `pipeHasRoom`.
package protocol BytePipe: AnyObject, Sendable {
    /// The pipe's name, the same at both ends and unique in the process, so that the records of both ends can be joined: `tcp
    /// 127.0.0.1:50211`, `unix @0003f`, `memory 7`.
    var name: String { get }

    /// The address and process of the other end, as far as the system knows them.
    var peer: PipePeer { get }

    /// Whether the other end has abandoned the pipe, for example because its process died. No answer can reach it.
    /// False on systems that report this only to a reader.
    var isPeerGone: Bool { get }

    /// Starts delivery; call it once. Bytes received earlier have been buffered. The pipe retains its receiver until it
    /// has reported the end.
    func open(_ receiver: any BytePipeReceiver)

    /// Queues frames in order. A stream carries them back to back, a WebSocket each in its own message.
    ///
    /// - Returns: whether there is room for more. If not, `pipeHasRoom` is called once there is. Frames sent after the
    ///   pipe has ended are discarded.
    @discardableResult
    func send(_ frames: [[UInt8]]) -> Bool

    /// Returns credit for delivered bytes that have been processed.
    func consumed(_ count: Int)

    /// Ends the pipe once the queued bytes are sent. If the other end does not read, the pipe waits no longer than its
    /// linger time. The receiver is notified immediately.
    func close(_ reason: String)

    /// Sends the queued bytes and then end of stream, and continues to receive. The pipe ends when the other end has
    /// finished, too. Pipes without a half-closed state (memory, WebSocket) are closed.
    func finish()
}

extension BytePipe {
    package var isPeerGone: Bool { false }

    package func finish() { close("finished sending") }
}

/// The events that a pipe reports to its receiver.
///
/// The calls are serial and in order, on a thread that the pipe chooses (a memory pair uses the sender's thread). They
/// must only pass the data to a `SerialWorker` or an `Inbox`: slow work here blocks every other pipe of that thread.
package protocol BytePipeReceiver: AnyObject, Sendable {
    /// Receives chunks of the stream; they may split and merge frames in any way.
    func pipeReceived(_ chunks: [[UInt8]])

    /// There is room again after `send` returned false.
    func pipeHasRoom()

    /// The other end sends no more but may still receive. Only pipes that were created to report half-closing call
    /// this. The pipe ends once this end has finished, too.
    func pipeFinished()

    /// The pipe has ended. Called exactly once; no call follows it.
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
