internal import CLinux
internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Works around a stall in libmicrohttpd. The library fetches 128 events at a time, and after exactly 128 it first waits for
/// more, up to a minute, before it processes them (docs/decisions/021-wake-libmicrohttpd.md). While it has that
/// many connections, it gets another event each second: a connection that ends immediately.
extension HTTPDaemon {
    private static let fetchedAtOnce = 128
    private static let pause: Duration = .seconds(1)

    /// Starts the wake-ups if needed. Called for each added connection.
    func keepAwake() {
        let begins = isKeptAwake.withLock { isKeptAwake in
            guard !isKeptAwake, canFallAsleep else { return false }
            isKeptAwake = true
            return true
        }
        if begins { wakeLater() }
    }

    /// Whether the stall is possible. The library's own wake-up descriptor counts as an event, too.
    private var canFallAsleep: Bool {
        limits.connections.count + limits.knocking.count + 1 >= Self.fetchedAtOnce
    }

    private func wakeLater() {
        settings.timekeeper.ring(after: Self.pause) { [weak self] in self?.wake() }
    }

    private func wake() {
        let goesOn = isKeptAwake.withLock { isKeptAwake in
            isKeptAwake = canFallAsleep
            return isKeptAwake
        }
        guard goesOn else { return }
        var ends: [Int32] = [-1, -1]
        if socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0, &ends)
            == 0
        {
            close(ends[1])
            bells.withLock { _ = $0.insert(ends[0]) }
            if !add(ends[0], .unnamed) { bells.withLock { _ = $0.remove(ends[0]) } }
        }
        wakeLater()
    }
}
