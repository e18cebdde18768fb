internal import CLinux
package import SDLSupport
package import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Reads all TCP and unix sockets with edge-triggered epoll. The loop has its own thread or uses the thread of a
/// WebSocket loop.
///
/// The thread that sends bytes writes them itself as long as the socket accepts bytes. The loop's thread writes the
/// remaining bytes. Only the loop's thread closes registered sockets. Therefore, no event and no read can reach a
/// descriptor that was closed and then reused.
package final class SocketLoop: Sendable {
    package static let shared = SocketLoop(timekeeper: SystemTimekeeper.shared)

    /// The clock for the time limits of closing sockets and for the delay before accepting is tried again. This clock
    /// shows the real time, even if the app and the head unit use another clock.
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
        /// The loop runs on its own thread until the process ends.
        case own
        /// The loop runs on the thread of a WebSocket loop.
        case external
        /// The WebSocket loop has ended. Until the last socket is closed, this loop runs on its own thread.
        case last
        case none
    }

    private enum Command: Sendable {
        case ready(UInt64)
        case stop
    }

    /// Creates a loop. `host` is the WebSocket loop whose thread is used; nil for a separate thread. On the same
    /// thread, data can be passed between a socket and a WebSocket without a thread switch.
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

    /// Ends the loop's thread. Only for loops that tests create, because the shared loop runs until the process ends.
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

    /// Begins to watch a socket for input and for space to write. If the socket is already ready, the handler is called
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

    /// Sets whether the handler is called when the socket has space to write. If there is space now, the handler is
    /// called immediately. Only pipes with queued bytes should request this, because otherwise the handler is called
    /// whenever the other side reads.
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

    /// Closes a socket and stops watching it. Call this method only on the loop's thread.
    func close(_ fd: Int32, _ number: UInt64) {
        state.withLock { _ = $0.handlers.removeValue(forKey: number) }
        Glibc.close(fd)
    }

    private func begin() {
        spawnThread(named: "sockets") {
            let turns = SocketTurns()
            while !self.isOver, self.serve(turns, waits: true) { self.endTurn(turns) }
        }
    }

    /// Whether the loop must end, because its WebSocket loop has ended and its last socket is closed. Reading true
    /// resets the value, so that only one reader gets it.
    private var isOver: Bool {
        state.withLock { state in
            guard state.thread == .last, state.handlers.isEmpty else { return false }
            state.thread = .none
            return true
        }
    }

    /// Runs one turn of the loop: calls the handlers of all ready sockets. Returns false if the loop was stopped.
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
            guard let handler = state.withLock({ $0.handlers[number] }) else { continue }
            turns.served.append(handler)
            if handler.ready(turns.scratch, mayEnd: ends) == .unfinished { turns.unfinished.append((number, true)) }
        }
        return true
    }

    /// Sends the bytes that the handlers have queued during this turn of the loop.
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

        /// Ends the loop's turn after the WebSocket messages were written. Thus, WebSocket clients receive a change
        /// before the app receives its answer. Otherwise, the app's next request might be processed before the clients
        /// receive the change.
        func written() {
            let hasMore = turns.withLock { turns in
                loop.endTurn(turns)
                return !turns.unfinished.isEmpty
            }
            // The sockets of the WebSocket loop have priority.
            if hasMore { loop.wakeup.ring() }
        }

        func ended() {
            loop.state.withLock { $0.thread = .last }
            // Unfinished sockets continue on the loop's separate thread.
            turns.withLock { for (number, _) in $0.unfinished { loop.poke(number) } }
            loop.begin()
        }
    }
}

/// The state that the loop keeps from one turn to the next. Only the loop's thread uses this state.
private final class SocketTurns {
    let events = UnsafeMutableBufferPointer<epoll_event>.allocate(capacity: 16)
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    /// The sockets whose handlers have not finished. They continue after all other sockets were served.
    var unfinished: [(number: UInt64, ends: Bool)] = []
    var served: [any SocketHandler] = []

    deinit {
        events.deallocate()
        scratch.deallocate()
    }
}

/// Processes the events of one socket, on the loop's thread.
protocol SocketHandler: AnyObject, Sendable {
    /// Reads and writes until the socket would block or has used its share of the loop's turn. `scratch` is the read
    /// buffer. `mayEnd` is true if the other side may have ended the stream. If `mayEnd` is false, reading stops as
    /// soon as a read does not fill the buffer.
    func ready(_ scratch: UnsafeMutableRawBufferPointer, mayEnd: Bool) -> SocketTurn

    /// Called at the end of the loop's turn, after all ready sockets were served.
    func turnEnds()
}

enum SocketTurn {
    case finished
    /// The handler has more to do for this socket. It is called again after all other sockets were served.
    case unfinished
}
