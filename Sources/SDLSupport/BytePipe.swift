/// An ordered byte stream in both directions over memory, TCP, a unix socket or a WebSocket.
///
/// Back-pressure works equally for all kinds of pipe. When receiving, a pipe delivers at most `window` bytes that the
/// receiver has not acknowledged with `consumed`. Above this limit, a socket is not read, and the sender of a memory
/// pipe must wait. When sending, `send` never blocks and never drops data, but returns false if the queue exceeds its
/// limit. The sender should then wait for `pipeHasRoom`.
package protocol BytePipe: AnyObject, Sendable {
    /// The name of the pipe, such as `tcp 127.0.0.1:50211`, `unix @0003f` or `memory 7`. Both sides use the same name,
    /// so that the journals of both sides can be joined. No other pipe in the process has this name.
    var name: String { get }

    /// The address and the process of the other side. The system may not know the process.
    var peer: PipePeer { get }

    /// Whether the other side has abandoned the pipe, for example because the process there has died. If true, no
    /// answer can reach the other side. The value is always false on systems that report an abandoned pipe only to a
    /// reading process.
    var isPeerGone: Bool { get }

    /// Starts to deliver data to the receiver, including bytes that have already arrived. Call this method once. The
    /// pipe retains the receiver until the end of the pipe is reported.
    func open(_ receiver: any BytePipeReceiver)

    /// Queues frames in order. A stream sends the frames without gaps; a WebSocket sends each frame as a message.
    /// Frames sent after the end of the pipe are discarded.
    ///
    /// - Returns: false if the queue exceeds its limit. Then `pipeHasRoom` is called when the queue has space again.
    @discardableResult
    func send(_ frames: [[UInt8]]) -> Bool

    /// Acknowledges `count` delivered bytes as processed.
    func consumed(_ count: Int)

    /// Ends the pipe after the queued bytes are sent. If the other side does not read, the pipe waits only for a
    /// limited time. The receiver on this side is notified immediately.
    func close(_ reason: String)

    /// Sends the queued bytes and then the end of the stream. After that, the pipe still receives data. The pipe ends
    /// when the other side has also finished. Memory pipes and WebSockets have no half-closed state, so `finish` closes
    /// these pipes.
    func finish()
}

extension BytePipe {
    package var isPeerGone: Bool { false }

    package func finish() { close("finished sending") }
}

/// Receives the data and the end of a pipe.
///
/// The methods are called one after another, in order, on a thread that the pipe chooses. For example, a memory pipe
/// uses the sender's thread. The methods must only pass the data to a `SerialWorker` or an `Inbox`, because slow work
/// would block all other pipes of the thread.
package protocol BytePipeReceiver: AnyObject, Sendable {
    /// Receives chunks of the stream. A chunk may contain several frames or a part of a frame.
    func pipeReceived(_ chunks: [[UInt8]])

    /// Called after `send` has returned false, when the queue has space again.
    func pipeHasRoom()

    /// Called when the other side has finished sending but may still receive. Only pipes that stay half-open call this
    /// method. The pipe ends when this side has also finished.
    func pipeFinished()

    /// Called exactly once when the pipe has ended. No other call follows.
    func pipeEnded(_ end: PipeEnd)
}

extension BytePipeReceiver {
    package func pipeFinished() {}
}

/// The way in which a pipe ended.
package enum PipeEnd: Hashable, Sendable, CustomStringConvertible {
    /// This side has called `close`.
    case closedHere(String)
    /// The other side has closed the pipe normally.
    case closedByPeer(String)
    /// The system has ended the connection, for example because of a reset or an unreachable network.
    case lost(String)

    package var description: String {
        switch self {
        case .closedHere(let reason): "closed here: \(reason)"
        case .closedByPeer(let reason): reason.isEmpty ? "closed by the peer" : "closed by the peer: \(reason)"
        case .lost(let reason): "lost: \(reason)"
        }
    }
}

/// The address and the process on the other side of a pipe.
package struct PipePeer: Hashable, Sendable, CustomStringConvertible {
    /// The address as a readable text, such as `127.0.0.1:50211`, `/run/sdl.sock` or `memory`.
    package let address: String
    /// The id of the process on the other side; nil if the id is unknown. The id is known for unix sockets and memory
    /// pipes.
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
