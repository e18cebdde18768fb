internal import CLinux
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Detects clients that disconnect while they wait for a response, because libmicrohttpd does not watch the connections
/// that it has suspended.
///
/// A client that has only ended its own sending looks like a disconnected client. The monitor sends data to distinguish
/// the two cases.
final class DisconnectMonitor: @unchecked Sendable {
    private struct Watched {
        let descriptor: Int32
        /// Sends data to find out whether the client has disconnected. Set to nil when it is called.
        var probe: (@Sendable () -> Void)?
        let gone: @Sendable () -> Void
    }

    private struct State {
        var watched: [UInt64: Watched] = [:]
        var last: UInt64 = 0
        var isStopped = false
    }

    /// The number that identifies the wake-up descriptor in epoll events.
    private static let wake: UInt64 = 0

    private let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    private let wakeup = Wakeup()
    private let state = Lock(State())

    init() {
        precondition(epoll >= 0, "cannot watch for disconnects: \(systemText(errno))")
        var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: Self.wake))
        epoll_ctl(epoll, EPOLL_CTL_ADD, wakeup.descriptor, &event)
        spawnThread(named: "hang-ups") { self.run() }
    }

    /// Ends the monitor's thread. From then on, the monitor reports no disconnects.
    func stop() {
        state.withLock { $0 = State(isStopped: true) }
        wakeup.ring()
    }

    /// Begins to watch a connection.
    ///
    /// - Parameters:
    ///   - descriptor: the descriptor of the connection, which must stay open until `forget` is called.
    ///   - probe: sends data to the client if it may have disconnected.
    ///   - gone: called once, on the monitor's thread, when the client has disconnected.
    /// - Returns: a number for `forget`.
    func watch(
        _ descriptor: Int32, probe: (@Sendable () -> Void)? = nil, gone: @escaping @Sendable () -> Void
    ) -> UInt64 {
        state.withLock { state in
            guard !state.isStopped else { return Self.wake }
            state.last += 1
            state.watched[state.last] = Watched(descriptor: descriptor, probe: probe, gone: gone)
            arm(descriptor, state.last, EPOLL_CTL_ADD, EPOLLRDHUP.rawValue)
            return state.last
        }
    }

    func forget(_ number: UInt64) {
        state.withLock { state in
            guard let entry = state.watched.removeValue(forKey: number) else { return }
            var event = epoll_event()
            epoll_ctl(epoll, EPOLL_CTL_DEL, entry.descriptor, &event)
        }
    }

    /// Lets epoll report the next event of a descriptor, but no further events until this method is called again.
    /// Otherwise, epoll would report a closed socket endlessly.
    private func arm(_ descriptor: Int32, _ number: UInt64, _ how: Int32, _ events: UInt32) {
        var event = epoll_event(events: events | EPOLLONESHOT.rawValue, data: epoll_data_t(u64: number))
        epoll_ctl(epoll, how, descriptor, &event)
    }

    private func run() {
        var events = [epoll_event](repeating: epoll_event(), count: 64)
        while !state.withLock({ $0.isStopped }) {
            let count = epoll_wait(epoll, &events, Int32(events.count), -1)
            for event in events.prefix(Int(max(count, 0))) where event.data.u64 != Self.wake {
                handle(event.data.u64, isOver: event.events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0)
            }
        }
        close(epoll)
    }

    /// Handles an event of the connection `number`. `isOver` says whether both directions of the connection are closed.
    private func handle(_ number: UInt64, isOver: Bool) {
        let act: (@Sendable () -> Void)? = state.withLock { state in
            guard let entry = state.watched[number] else { return nil }
            if !isOver, let probe = entry.probe {
                state.watched[number]?.probe = nil
                // With no requested events, epoll still reports errors.
                arm(entry.descriptor, number, EPOLL_CTL_MOD, 0)
                return probe
            }
            state.watched[number] = nil
            var event = epoll_event()
            epoll_ctl(epoll, EPOLL_CTL_DEL, entry.descriptor, &event)
            return entry.gone
        }
        act?()
    }
}
