internal import CLinux
package import SDLSupport
package import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Reads all plain sockets on one thread with edge-triggered epoll: its own thread, or that of a WebSocket loop.
///
/// The sender's thread writes while the socket accepts bytes; this thread writes the rest. Only this thread closes the
/// descriptors of registered sockets. So no event or read can reach a descriptor that was closed and reused.
package final class SocketLoop: Sendable {
    package static let shared = SocketLoop(timekeeper: SystemTimekeeper.shared)

    /// The clock for lingering and for retried accepts. The clock shows the real time, whatever clock the app and the head unit
    /// use.
    let timekeeper: any Timekeeper
    private let epoll: Int32
    private let wakeup: Wakeup
    private let inbox: Inbox<Command>
    private let state = Lock(State())

    private struct State {
        var next: UInt64 = 1
        var handlers: [UInt64: any SocketHandler] = [:]
        var thread = ThreadOwner.own
    }

    private enum ThreadOwner {
        /// The loop has its own thread until the process ends.
        case own
        /// The loop runs on the thread of a WebSocket loop.
        case external
        /// The WebSocket loop has ended. The loop has its own thread while there are sockets.
        case last
        case none
    }

    private enum Command: Sendable {
        case ready(UInt64)
        case stop
    }

    /// - Parameter host: the loop whose thread to share, so that data passes between a socket and a WebSocket without a
    ///   thread switch.
    package init(timekeeper: any Timekeeper, on host: WebSocketLoop? = nil) {
        self.timekeeper = timekeeper
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        let wakeup = Wakeup()
        precondition(epoll >= 0, "cannot create an event loop: \(systemText(errno))")
        self.wakeup = wakeup
        inbox = Inbox { wakeup.ring() }
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: 0))
        epoll_ctl(epoll, EPOLL_CTL_ADD, wakeup.descriptor, &event)
        if let host {
            state.withLock { $0.thread = .external }
            host.poll(ExternalPoller(loop: self))
        } else {
            begin()
        }
    }

    deinit { Glibc.close(epoll) }

    /// Ends the thread. For loops that tests create; the shared loop runs until the process ends.
    package func stop() {
        inbox.send(.stop)
    }

    package var watched: Int { state.withLock { $0.handlers.count } }

    func reserve() -> UInt64 {
        state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
    }

    /// Starts watching a socket for input and for room to write. If the socket is ready, the handler is called
    /// immediately.
    func watch(_ fd: Int32, as number: UInt64, _ handler: any SocketHandler) {
        let begins = state.withLock { state in
            state.handlers[number] = handler
            guard state.thread == .none else { return false }
            state.thread = .last
            return true
        }
        control(EPOLL_CTL_ADD, fd, number, forRoom: true)
        if begins { begin() }
    }

    /// Sets whether the handler is notified of room to write, and notifies the handler now if there is room. Such
    /// events occur whenever the other end reads.
    func watch(_ fd: Int32, as number: UInt64, forRoom: Bool) {
        control(EPOLL_CTL_MOD, fd, number, forRoom: forRoom)
    }

    private func control(_ what: Int32, _ fd: Int32, _ number: UInt64, forRoom: Bool) {
        var events = EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
        if forRoom { events |= EPOLLOUT.rawValue }
        var event = epoll_event(events: events, data: epoll_data_t(u64: number))
        epoll_ctl(epoll, what, fd, &event)
    }

    /// Schedules a call of the handler's `ready` on the loop's thread.
    func poke(_ number: UInt64) {
        inbox.send(.ready(number))
    }

    /// Unregisters and closes a socket. Call it only on the loop's thread.
    func close(_ fd: Int32, _ number: UInt64) {
        state.withLock { _ = $0.handlers.removeValue(forKey: number) }
        Glibc.close(fd)
    }

    private func handler(_ number: UInt64) -> (any SocketHandler)? {
        state.withLock { $0.handlers[number] }
    }

    private func begin() {
        spawnThread(named: "sockets") {
            let turns = SocketTurns()
            while !self.isOver, self.serve(turns, waits: true) { self.endTurn(turns) }
        }
    }

    /// Whether a thread that serves only the last sockets has none left.
    private var isOver: Bool {
        state.withLock { state in
            guard state.thread == .last, state.handlers.isEmpty else { return false }
            state.thread = .none
            return true
        }
    }

    /// Serves all ready sockets.
    ///
    /// - Returns: false once the loop was stopped.
    private func serve(_ turns: SocketTurns, waits: Bool) -> Bool {
        let end = EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue
        let limit: Int32 = waits && turns.unfinished.isEmpty ? -1 : 0
        let count = epoll_wait(epoll, turns.events.baseAddress, Int32(turns.events.count), limit)
        var turn = turns.unfinished
        turns.unfinished = []
        for event in turns.events.prefix(Int(max(count, 0))) {
            if event.data.u64 != 0 {
                turn.append((event.data.u64, event.events & end != 0))
            } else {
                wakeup.take()
            }
        }
        for command in inbox.drain() {
            switch command {
            case .ready(let number): turn.append((number, true))
            case .stop: return false
            }
        }
        for (number, ends) in turn {
            guard let handler = handler(number) else { continue }
            turns.served.append(handler)
            if handler.ready(turns.scratch, mayEnd: ends) == .unfinished { turns.unfinished.append((number, true)) }
        }
        return true
    }

    /// Sends the bytes queued in this turn.
    private func endTurn(_ turns: SocketTurns) {
        for handler in turns.served { handler.turnEnds() }
        turns.served.removeAll(keepingCapacity: true)
    }

    /// Runs a socket loop on the thread of a WebSocket loop.
    private final class ExternalPoller: PolledDescriptor {
        private let loop: SocketLoop
        private let turns = Lock(SocketTurns())

        init(loop: SocketLoop) { self.loop = loop }

        var descriptor: Int32 { loop.epoll }

        func ready() { turns.withLock { _ = loop.serve($0, waits: false) } }

        /// Ends the turn after the WebSocket messages were written. So WebSocket clients get a change before the app
        /// gets its answer. Otherwise the app's next request might arrive first.
        func written() {
            let hasMore = turns.withLock { turns in
                loop.endTurn(turns)
                return !turns.unfinished.isEmpty
            }
            // The WebSocket loop's sockets come first.
            if hasMore { loop.wakeup.ring() }
        }

        func ended() {
            loop.state.withLock { $0.thread = .last }
            // Unfinished sockets continue on the loop's own thread.
            turns.withLock { for (number, _) in $0.unfinished { loop.poke(number) } }
            loop.begin()
        }
    }
}

/// The state that a loop keeps between turns. Accessed only on its thread.
private final class SocketTurns {
    let events = UnsafeMutableBufferPointer<epoll_event>.allocate(capacity: 16)
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    /// Sockets with more work, to continue after the other sockets.
    var unfinished: [(number: UInt64, ends: Bool)] = []
    /// Sockets served in this turn.
    var served: [any SocketHandler] = []

    deinit {
        events.deallocate()
        scratch.deallocate()
    }
}

/// Receives the loop's calls for one socket, on the loop's thread.
protocol SocketHandler: AnyObject, Sendable {
    /// Reads and writes until the socket would block or has used its fair share.
    ///
    /// - Parameter mayEnd: whether the end of the stream may follow. If false, a read that does not fill the buffer is
    ///   the last one.
    func ready(_ scratch: UnsafeMutableRawBufferPointer, mayEnd: Bool) -> SocketTurn

    /// All ready sockets have been served.
    func turnEnds()
}

enum SocketTurn {
    case finished
    /// More work is possible after the other sockets' turn.
    case unfinished
}
