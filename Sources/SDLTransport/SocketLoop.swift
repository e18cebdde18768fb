internal import CLinux
package import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// The one thread on which all plain sockets are read: edge-triggered epoll.
///
/// Writing happens on the sender's thread while the socket takes it, and here once it has not. File descriptors of
/// registered sockets are closed on this thread only, so that no event and no read can meet a descriptor that has become
/// somebody else's.
package final class SocketLoop: Sendable {
    package static let shared = SocketLoop(timekeeper: SystemTimekeeper.shared)

    /// For lingering ends and retried accepts; real time, whatever clock the towers live by.
    let timekeeper: any Timekeeper
    private let epoll: Int32
    private let wakeup: Int32
    private let inbox: Inbox<Command>
    private let handlers = Lock((next: UInt64(1), table: [UInt64: any SocketHandler]()))

    private enum Command: Sendable {
        case ready(UInt64)
        case stop
    }

    package init(timekeeper: any Timekeeper) {
        self.timekeeper = timekeeper
        epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
        let wakeup = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        precondition(epoll >= 0 && wakeup >= 0, "no event loop could be made: \(systemText(errno))")
        self.wakeup = wakeup
        inbox = Inbox { _ = eventfd_write(wakeup, 1) }
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: 0))
        epoll_ctl(epoll, EPOLL_CTL_ADD, wakeup, &event)
        spawnThread(named: "sockets") { self.run() }
    }

    /// Ends the thread. For loops made by tests; the shared one lives as long as the process.
    package func stop() {
        inbox.send(.stop)
    }

    /// How many sockets it looks after.
    package var watched: Int { handlers.withLock { $0.table.count } }

    func reserve() -> UInt64 {
        handlers.withLock { handlers in
            defer { handlers.next += 1 }
            return handlers.next
        }
    }

    /// Begins to watch a socket, for room too; its handler is told at once what it is ready for.
    func watch(_ fd: Int32, as number: UInt64, _ handler: any SocketHandler) {
        handlers.withLock { $0.table[number] = handler }
        control(EPOLL_CTL_ADD, fd, number, forRoom: true)
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
        handlers.withLock { _ = $0.table.removeValue(forKey: number) }
        Glibc.close(fd)
    }

    private func handler(_ number: UInt64) -> (any SocketHandler)? {
        handlers.withLock { $0.table[number] }
    }

    private func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 64)
        let scratch = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
        var unfinished: [(number: UInt64, ends: Bool)] = []
        let end = EPOLLRDHUP.rawValue | EPOLLHUP.rawValue | EPOLLERR.rawValue
        loop: while true {
            let count = epoll_wait(epoll, &events, Int32(events.count), unfinished.isEmpty ? -1 : 0)
            var turn = unfinished
            unfinished = []
            for event in events.prefix(Int(max(count, 0))) where event.data.u64 != 0 {
                turn.append((event.data.u64, event.events & end != 0))
            }
            if events.prefix(Int(max(count, 0))).contains(where: { $0.data.u64 == 0 }) {
                var value: eventfd_t = 0
                eventfd_read(wakeup, &value)
            }
            for command in inbox.drain() {
                switch command {
                case .ready(let number): turn.append((number, true))
                case .stop: break loop
                }
            }
            for (number, ends) in turn where handler(number)?.ready(scratch, mayEnd: ends) == .unfinished {
                unfinished.append((number, true))
            }
        }
        scratch.deallocate()
        Glibc.close(epoll)
        Glibc.close(wakeup)
    }
}

/// What the loop calls for one socket, on its thread.
protocol SocketHandler: AnyObject, Sendable {
    /// Something may have become possible: read and write until the socket says no, or a fair share is done.
    ///
    /// - Parameter mayEnd: there may be an end to be read behind what has come; otherwise nothing is, once a buffer was not
    ///   filled.
    func ready(_ scratch: UnsafeMutableRawBufferPointer, mayEnd: Bool) -> SocketTurn
}

enum SocketTurn {
    case finished
    /// More can be done at once; others have their turn first.
    case unfinished
}
