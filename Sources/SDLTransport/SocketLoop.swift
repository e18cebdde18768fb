internal import CLinux
package import SDLSupport
package import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// The one thread on which all plain sockets are read: edge-triggered epoll. Its own, or that of a loop of WebSockets.
///
/// Writing happens on the sender's thread while the socket takes it, and here once it has not. File descriptors of
/// registered sockets are closed on this thread only, so that no event and no read can meet a descriptor that has become
/// somebody else's.
package final class SocketLoop: Sendable {
    package static let shared = SocketLoop(timekeeper: SystemTimekeeper.shared)

    /// For lingering ends and retried accepts; real time, whatever clock the towers live by.
    let timekeeper: any Timekeeper
    private let epoll: Int32
    private let wakeup: Wakeup
    private let inbox: Inbox<Command>
    private let state = Lock(State())

    private struct State {
        var next: UInt64 = 1
        var handlers: [UInt64: any SocketHandler] = [:]
        var thread = Home.own
    }

    private enum Home {
        /// A thread of its own, for as long as the process lives.
        case own
        /// The thread of a loop of WebSockets.
        case external
        /// That loop is no more: a thread of its own, for as long as there are sockets.
        case last
        case none
    }

    private enum Command: Sendable {
        case ready(UInt64)
        case stop
    }

    /// - Parameter host: lends its thread, so that what comes in at the one and goes out at the other wakes nobody in between.
    package init(timekeeper: any Timekeeper, on host: WebSocketLoop? = nil) {
        self.timekeeper = timekeeper
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        let wakeup = Wakeup()
        precondition(epoll >= 0, "no event loop could be made: \(systemText(errno))")
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

    /// Ends the thread. For loops made by tests; the shared one lives as long as the process.
    package func stop() {
        inbox.send(.stop)
    }

    /// How many sockets it looks after.
    package var watched: Int { state.withLock { $0.handlers.count } }

    func reserve() -> UInt64 {
        state.withLock { state in
            defer { state.next += 1 }
            return state.next
        }
    }

    /// Begins to watch a socket, for room too; its handler is told at once what it is ready for.
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

    /// Whether the handler is told of room in the socket: it comes with whatever the other end reads. Where there is some
    /// already, it is told at once.
    func watch(_ fd: Int32, as number: UInt64, forRoom: Bool) {
        control(EPOLL_CTL_MOD, fd, number, forRoom: forRoom)
    }

    private func control(_ what: Int32, _ fd: Int32, _ number: UInt64, forRoom: Bool) {
        var events = EPOLLIN.rawValue | EPOLLRDHUP.rawValue | EPOLLET.rawValue
        if forRoom { events |= EPOLLOUT.rawValue }
        var event = epoll_event(events: events, data: epoll_data_t(u64: number))
        epoll_ctl(epoll, what, fd, &event)
    }

    /// Has the handler's `ready` called on the loop's thread.
    func poke(_ number: UInt64) {
        inbox.send(.ready(number))
    }

    /// Forgets a socket and closes it. On the loop's thread only.
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

    /// Nobody is left to be looked after by a thread that was begun for the last sockets.
    private var isOver: Bool {
        state.withLock { state in
            guard state.thread == .last, state.handlers.isEmpty else { return false }
            state.thread = .none
            return true
        }
    }

    /// Looks after whatever is ready.
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

    /// Sends what the turn has led to.
    private func endTurn(_ turns: SocketTurns) {
        for handler in turns.served { handler.turnEnds() }
        turns.served.removeAll(keepingCapacity: true)
    }

    /// A loop on the thread of another.
    private final class ExternalPoller: PolledDescriptor {
        private let loop: SocketLoop
        private let turns = Lock(SocketTurns())

        init(loop: SocketLoop) { self.loop = loop }

        var descriptor: Int32 { loop.epoll }

        func ready() { turns.withLock { _ = loop.serve($0, waits: false) } }

        /// Clients that watch hear of a change before the app that led to it: its next request would come between.
        func said() {
            let hasMore = turns.withLock { turns in
                loop.endTurn(turns)
                return !turns.unfinished.isEmpty
            }
            // The host's sockets have their turn first.
            if hasMore { loop.wakeup.ring() }
        }

        func ended() {
            loop.state.withLock { $0.thread = .last }
            // Sockets that could do more get their turn in the loop's own thread.
            turns.withLock { for (number, _) in $0.unfinished { loop.poke(number) } }
            loop.begin()
        }
    }
}

/// What a loop keeps from one turn to the next. Touched on its thread alone.
private final class SocketTurns {
    let events = UnsafeMutableBufferPointer<epoll_event>.allocate(capacity: 16)
    let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    /// Sockets that could do more as soon as the others have had their turn.
    var unfinished: [(number: UInt64, ends: Bool)] = []
    /// Sockets that have had their turn.
    var served: [any SocketHandler] = []

    deinit {
        events.deallocate()
        scratch.deallocate()
    }
}

/// What the loop calls for one socket, on its thread.
protocol SocketHandler: AnyObject, Sendable {
    /// Something may have become possible: read and write until the socket says no, or a fair share is done.
    ///
    /// - Parameter mayEnd: there may be an end to be read behind what has come; otherwise nothing is, once a buffer was not
    ///   filled.
    func ready(_ scratch: UnsafeMutableRawBufferPointer, mayEnd: Bool) -> SocketTurn

    /// All that were ready have been called.
    func turnEnds()
}

enum SocketTurn {
    case finished
    /// More can be done at once; others have their turn first.
    case unfinished
}
