/// Ordered bytes both ways between two ends, whatever carries them: memory, TCP, a unix socket, a WebSocket.
///
/// Full has one rule for all kinds. Towards us: the pipe hands over at most `window` bytes that `consumed` has not yet
/// given back; past that a socket is no longer read and a memory pair grants the other end no more credit, so that in the
/// end the sender waits. From us: `send` never blocks and never drops, but says when the queue is above its mark; a sender
/// that has a choice waits for `pipeHasRoom`.
package protocol BytePipe: AnyObject, Sendable {
    /// The same at both ends and unique in the process, so that what both ends tell can be joined:
    /// `tcp 127.0.0.1:50211`, `unix @0003f`, `memory 7`.
    var name: String { get }

    /// Who is at the other end, as far as the system tells.
    var peer: PipePeer { get }

    /// The other end has let go of the pipe, as when its process died: no answer reaches it, whatever it has sent. Known
    /// where the system tells of it while nobody reads.
    var isPeerGone: Bool { get }

    /// Begins delivery; called once. Bytes that came before have waited. The pipe keeps its receiver until it has told it
    /// of the end.
    func open(_ receiver: any BytePipeReceiver)

    /// Queues frames, in order. A stream carries them back to back, a WebSocket each in a message of its own.
    ///
    /// - Returns: whether there is room for more; when not, `pipeHasRoom` tells once there is. Frames sent to a pipe that
    ///   has ended go nowhere.
    @discardableResult
    func send(_ frames: [[UInt8]]) -> Bool

    /// Gives back credit for bytes that were handed over and have been worked on.
    func consumed(_ count: Int)

    /// Ends the pipe once what is queued has gone out; an end that does not read is waited for no longer than the pipe's
    /// linger time. The receiver is told at once.
    func close(_ reason: String)

    /// Says no more once what is queued has gone out, while what the other end says still comes. The pipe ends when the other
    /// end says no more, too. Where there is no such thing (memory, a WebSocket) it is closed.
    func finish()
}

extension BytePipe {
    package var isPeerGone: Bool { false }

    package func finish() { close("nothing more is said") }
}

/// What a pipe tells the end that opened it.
///
/// The calls come one at a time and in order, on a thread of the pipe's choice (a memory pair uses the sender's). They
/// must only hand over, to a `Lane` or an `Inbox`: a receiver that works here holds up every other pipe of that thread.
package protocol BytePipeReceiver: AnyObject, Sendable {
    /// Chunks of the stream, which may split and merge frames in any way.
    func pipeReceived(_ chunks: [[UInt8]])

    /// There is room again after `send` said there was not.
    func pipeHasRoom()

    /// The other end says no more, and may still listen; told only by a pipe whose owner wants to know. The end comes when this
    /// end has finished, too.
    func pipeFinished()

    /// Exactly once, and nothing comes after it.
    func pipeEnded(_ end: PipeEnd)
}

extension BytePipeReceiver {
    package func pipeFinished() {}
}

/// How a pipe came to its end.
package enum PipeEnd: Hashable, Sendable, CustomStringConvertible {
    /// This end called `close`.
    case closedHere(String)
    /// The other end closed, in good order.
    case closedByPeer(String)
    /// The system gave up on it: reset, unreachable, broken.
    case lost(String)

    package var description: String {
        switch self {
        case .closedHere(let reason): "closed here: \(reason)"
        case .closedByPeer(let reason): reason.isEmpty ? "closed by the peer" : "closed by the peer: \(reason)"
        case .lost(let reason): "lost: \(reason)"
        }
    }
}

/// Who is at the other end of a pipe.
package struct PipePeer: Hashable, Sendable, CustomStringConvertible {
    /// For people: `127.0.0.1:50211`, `/run/sdl.sock`, `memory`.
    package let address: String
    /// The process, where the system tells (unix sockets and memory pairs do).
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
    /// The bytes of all chunks together.
    package var byteCount: Int { reduce(0) { $0 + $1.count } }
}
