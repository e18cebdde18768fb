internal import CLinux
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Notices clients that hang up while they wait: libmicrohttpd does not look at a connection that it has suspended.
///
/// A client that only says it will send no more cannot be told from one that has gone, unless there is something to
/// send to it: what comes back then says which.
final class HangUps: @unchecked Sendable {
    private struct Visitor {
        let descriptor: Int32
        /// Sends something; taken when it has been done.
        var probe: (@Sendable () -> Void)?
        let gone: @Sendable () -> Void
    }

    private struct State {
        var visitors: [UInt64: Visitor] = [:]
        var last: UInt64 = 0
        var isStopped = false
    }

    /// Stands where a visitor's number would.
    private static let wake: UInt64 = 0

    private let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    private let wakeup = Wakeup()
    private let state = Lock(State())

    init() {
        precondition(epoll >= 0, "hang-ups cannot be watched: \(systemText(errno))")
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.wake))
        epoll_ctl(epoll, EPOLL_CTL_ADD, wakeup.descriptor, &event)
        spawnThread(named: "hang-ups") { self.run() }
    }

    /// Ends the thread; nothing is noticed any more.
    func stop() {
        state.withLock { $0 = State(isStopped: true) }
        wakeup.ring()
    }

    /// - Parameters:
    ///   - descriptor: must stay open until `forget`; only the thread that calls `watch` may close it before.
    ///   - probe: sends something to a client that may have gone.
    ///   - gone: called once, on a thread of its own.
    /// - Returns: a number for `forget`.
    func watch(
        _ descriptor: Int32, probe: (@Sendable () -> Void)? = nil, gone: @escaping @Sendable () -> Void
    ) -> UInt64 {
        state.withLock { state in
            guard !state.isStopped else { return Self.wake }
            state.last += 1
            state.visitors[state.last] = Visitor(descriptor: descriptor, probe: probe, gone: gone)
            arm(descriptor, state.last, EPOLL_CTL_ADD, EPOLLRDHUP.rawValue)
            return state.last
        }
    }

    func forget(_ number: UInt64) {
        state.withLock { state in
            guard let visitor = state.visitors.removeValue(forKey: number) else { return }
            var event = epoll_event()
            epoll_ctl(epoll, EPOLL_CTL_DEL, visitor.descriptor, &event)
        }
    }

    /// Once at most: what has been told would be told for ever.
    private func arm(_ descriptor: Int32, _ number: UInt64, _ how: Int32, _ events: UInt32) {
        var event = epoll_event(events: events | EPOLLONESHOT.rawValue, data: epoll_data_t(u64: number))
        epoll_ctl(epoll, how, descriptor, &event)
    }

    private func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 64)
        while !state.withLock({ $0.isStopped }) {
            let count = epoll_wait(epoll, &events, Int32(events.count), -1)
            for event in events.prefix(Int(max(count, 0))) where event.data.u64 != Self.wake {
                hear(event.data.u64, isOver: event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0)
            }
        }
        close(epoll)
    }

    /// - Parameter isOver: no bytes go either way any more.
    private func hear(_ number: UInt64, isOver: Bool) {
        let act: (@Sendable () -> Void)? = state.withLock { state in
            guard let visitor = state.visitors[number] else { return nil }
            if !isOver, let probe = visitor.probe {
                state.visitors[number]?.probe = nil
                // What is wrong with it is told at any rate.
                arm(visitor.descriptor, number, EPOLL_CTL_MOD, 0)
                return probe
            }
            state.visitors[number] = nil
            var event = epoll_event()
            epoll_ctl(epoll, EPOLL_CTL_DEL, visitor.descriptor, &event)
            return visitor.gone
        }
        act?()
    }
}
