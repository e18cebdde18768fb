internal import CLinux
package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// A pipe over a connected TCP or unix stream socket.
package final class SocketPipe: BytePipe, SocketHandler {
    package struct Settings: Sendable {
        /// The number of unacknowledged bytes above which the socket is not read.
        package var window = 262_144
        /// The number of queued bytes above which `send` returns false.
        package var queue = 262_144
        /// The maximum time for which a closed pipe waits until the other side has read the queued bytes and has closed
        /// too.
        package var linger = Duration.seconds(1)
        /// Whether the pipe can still send after the other side has ended its stream.
        package var staysHalfOpen = false

        package init() {}
    }

    private struct State {
        var fd: Int32
        var receiver: (any BytePipeReceiver)?
        var opened = false
        var outbound = ChunkQueue()
        /// Whether sent bytes are only collected, because the loop is serving this socket. They are written together at
        /// the end of the loop's turn.
        var gathers = false
        /// Whether the socket accepts no more bytes. Reset when the loop reports space to write.
        var isBlocked = false
        /// Whether the loop watches the socket for space to write.
        var isWatchedForRoom = true
        var wantsRoom = false
        var outstanding = 0
        /// Whether reading is paused until the receiver acknowledges bytes.
        var isStalled = false
        /// The error of a write; nil if no write has failed. After an error, the loop's thread ends the pipe.
        var failure: String?
        var closing: String?
        var isEnded = false
        var hasShutDown = false
        /// Whether the end of the stream must be sent as soon as the queued bytes were sent.
        var isFinishing = false
        /// Whether the other side has ended its stream.
        var hasReceivedEnd = false
        var lingering: Alarm?
        var isAbandoned = false
    }

    package let name: String
    package let peer: PipePeer
    private let settings: Settings
    private let loop: SocketLoop
    private let number: UInt64
    private let state: Lock<State>

    /// Creates a pipe from a connected, non-blocking socket. The pipe takes ownership of the descriptor.
    init(fd: Int32, name: String, peer: PipePeer, loop: SocketLoop, settings: Settings) {
        self.name = name
        self.peer = peer
        self.loop = loop
        self.settings = settings
        number = loop.reserve()
        state = Lock(State(fd: fd))
    }

    deinit {
        // The loop does not know a pipe that was never opened, so the pipe itself closes the descriptor.
        let fd = state.withLock { $0.opened ? -1 : $0.fd }
        if fd >= 0 { Glibc.close(fd) }
    }

    package func open(_ receiver: any BytePipeReceiver) {
        let fd = state.withLock { state in
            precondition(!state.opened, "a pipe can be opened only once")
            state.opened = true
            state.receiver = receiver
            return state.fd
        }
        loop.watch(fd, as: number, self)
    }

    @discardableResult
    package func send(_ frames: [[UInt8]]) -> Bool {
        let (room, failed) = state.withLock { state -> (Bool, Bool) in
            guard state.closing == nil, !state.isFinishing, !state.isEnded, state.failure == nil else {
                return (false, false)
            }
            state.outbound.join(frames, upTo: 65_536)
            if !state.gathers || state.outbound.byteCount > self.settings.queue { self.write(&state) }
            let room = state.outbound.byteCount <= self.settings.queue
            if !room { state.wantsRoom = true }
            return (room, state.failure != nil)
        }
        if failed { loop.poke(number) }
        return room
    }

    package func consumed(_ count: Int) {
        let goesOn = state.withLock { state in
            state.outstanding -= count
            precondition(state.outstanding >= 0, "more bytes were acknowledged than delivered")
            guard state.isStalled, state.outstanding <= self.settings.window / 2 else { return false }
            state.isStalled = false
            return true
        }
        if goesOn { loop.poke(number) }
    }

    package func close(_ reason: String) {
        let first = state.withLock { state in
            guard state.closing == nil, !state.isEnded else { return false }
            state.closing = reason
            return true
        }
        if first { loop.poke(number) }
    }

    /// Whether the other side has closed or lost the connection. This property polls the socket, because the loop
    /// reports no events while the socket is not read.
    package var isPeerGone: Bool {
        state.withLock { state in
            guard state.fd >= 0 else { return false }
            var asked = pollfd(fd: state.fd, events: 0, revents: 0)
            return poll(&asked, 1, 0) == 1 && Int32(asked.revents) & Int32(POLLERR | POLLHUP) != 0
        }
    }

    package func finish() {
        let first = state.withLock { state in
            defer { state.isFinishing = true }
            return !state.isFinishing && state.closing == nil && !state.isEnded
        }
        if first { loop.poke(number) }
    }

    /// Writes until the queue is empty or the socket would block. Any thread may call this method while it has the lock
    /// of the state.
    private func write(_ state: inout State) {
        guard !state.isBlocked, state.fd >= 0, !state.hasShutDown else { return }
        while !state.outbound.isEmpty {
            let fd = state.fd
            let sent = state.outbound.withFirst { bytes in
                while true {
                    let sent = Glibc.send(
                        fd, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
                    if sent >= 0 || errno != EINTR { return sent }
                }
            }
            guard sent < 0 else { continue }
            if errno == EAGAIN || errno == EWOULDBLOCK {
                state.isBlocked = true
                watch(&state, forRoom: true)
            } else {
                state.failure = systemText(errno)
                state.outbound.removeAll()
            }
            return
        }
    }

    private func watch(_ state: inout State, forRoom: Bool) {
        guard state.opened, state.fd >= 0, state.isWatchedForRoom != forRoom else { return }
        state.isWatchedForRoom = forRoom
        loop.watch(state.fd, as: number, forRoom: forRoom)
    }

    // MARK: On the loop's thread

    func ready(_ scratch: UnsafeMutableRawBufferPointer, mayEnd: Bool) -> SocketTurn {
        flush()
        let turn = read(scratch, mayEnd: mayEnd)
        finishPending()
        return turn
    }

    func turnEnds() {
        let failed = state.withLock { state in
            guard state.gathers else { return false }
            state.gathers = false
            self.write(&state)
            return state.failure != nil
        }
        if failed { loop.poke(number) }
    }

    private func flush() {
        let receiver = state.withLock { state -> (any BytePipeReceiver)? in
            state.isBlocked = false
            // Watch for space to write only while bytes are queued, to avoid useless wake-ups.
            if state.outbound.isEmpty { self.watch(&state, forRoom: false) }
            self.write(&state)
            state.gathers = true
            guard state.wantsRoom, state.outbound.byteCount <= self.settings.queue / 2, state.failure == nil else {
                return nil
            }
            state.wantsRoom = false
            return state.closing == nil ? state.receiver : nil
        }
        receiver?.pipeHasRoom()
    }

    private enum ReadOutcome {
        case drained, stalled, unfinished, finished
        case ended(PipeEnd)
    }

    private func read(_ scratch: UnsafeMutableRawBufferPointer, mayEnd: Bool) -> SocketTurn {
        guard !state.withLock({ $0.hasReceivedEnd }) else {
            if mayEnd, let failure { finish(.lost(failure)) }
            return .finished
        }
        var chunks: [[UInt8]] = []
        var outcome = ReadOutcome.unfinished
        // In one turn, read at most four buffers. Then serve the other sockets.
        reading: for _ in 0..<4 {
            let (fd, credit, receives) = state.withLock { state -> (Int32, Int, Bool) in
                // After a close, read bytes only to detect that the other side has closed.
                if state.closing != nil || state.isEnded { return (state.fd, scratch.count, false) }
                let credit = self.settings.window - state.outstanding
                if credit <= 0 { state.isStalled = true }
                return (state.fd, credit, true)
            }
            guard fd >= 0 else { return .finished }
            guard credit > 0 else {
                outcome = .stalled
                break reading
            }
            let size = min(scratch.count, credit)
            let count = recv(fd, scratch.baseAddress, size, 0)
            switch count {
            case 1...:
                guard receives else { continue }
                state.withLock { $0.outstanding += count }
                chunks.append(Array(scratch[0..<count]))
                if count < size, !mayEnd {
                    outcome = .drained
                    break reading
                }
            case 0:
                outcome = settings.staysHalfOpen && receives ? .finished : .ended(.closedByPeer(""))
                break reading
            default:
                if errno == EINTR { continue }
                outcome = errno == EAGAIN || errno == EWOULDBLOCK ? .drained : .ended(.lost(systemText(errno)))
                break reading
            }
        }
        if !chunks.isEmpty { state.withLock { $0.receiver }?.pipeReceived(chunks) }
        switch outcome {
        case .ended(let end):
            // The other side may still receive after its end of the stream, so first send the collected bytes.
            turnEnds()
            finish(end)
            return .finished
        case .finished:
            state.withLock { $0.hasReceivedEnd = true }
            state.withLock { $0.receiver }?.pipeFinished()
            return .finished
        case .unfinished: return .unfinished
        case .drained, .stalled: return .finished
        }
    }

    /// The pending error of the socket; nil if no error is pending. Used when the socket is not read any more.
    private var failure: String? {
        let fd = state.withLock { $0.fd }
        var (error, size) = (Int32(0), socklen_t(MemoryLayout<Int32>.size))
        guard fd >= 0, getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &size) == 0, error != 0 else { return nil }
        return systemText(error)
    }

    /// Sends the end of the stream if it was requested and the queue is empty. Returns true if both directions have
    /// ended.
    private func finishWriting(_ state: inout State) -> Bool {
        guard state.fd >= 0, state.isFinishing || state.closing != nil else { return false }
        if state.outbound.isEmpty, !state.hasShutDown {
            state.hasShutDown = true
            shutdown(state.fd, Int32(SHUT_WR))
        }
        return state.hasShutDown && state.hasReceivedEnd
    }

    /// Performs what other threads have left to the loop's thread: ending the pipe after a failed write, or closing the
    /// pipe.
    private func finishPending() {
        let (failure, closing, abandoned, finishing) = state.withLock {
            ($0.failure, $0.closing, $0.isAbandoned, $0.isFinishing)
        }
        if failure != nil || abandoned || closing != nil || finishing { turnEnds() }
        if let failure { return finish(.lost(failure)) }
        if abandoned { return finish(.closedHere(closing ?? "")) }
        if let closing { reportEnd(.closedHere(closing)) }
        let (isOver, startsLingering) = state.withLock { state in
            (self.finishWriting(&state), closing != nil && state.fd >= 0 && state.lingering == nil)
        }
        if isOver { return finish(closing.map { .closedHere($0) } ?? .closedByPeer("")) }
        guard startsLingering else { return }
        let alarm = loop.timekeeper.ring(after: settings.linger) {
            self.state.withLock { $0.isAbandoned = true }
            self.loop.poke(self.number)
        }
        state.withLock { $0.lingering = alarm }
    }

    private func reportEnd(_ end: PipeEnd) {
        let receiver = state.withLock { state -> (any BytePipeReceiver)? in
            guard !state.isEnded else { return nil }
            state.isEnded = true
            defer { state.receiver = nil }
            return state.receiver
        }
        receiver?.pipeEnded(end)
    }

    private func finish(_ end: PipeEnd) {
        reportEnd(end)
        let (fd, alarm) = state.withLock { state in
            defer {
                state.fd = -1
                state.lingering = nil
            }
            state.outbound.removeAll()
            return (state.fd, state.lingering)
        }
        if let alarm { loop.timekeeper.cancel(alarm) }
        if fd >= 0 { loop.close(fd, number) }
    }
}
