internal import CLinux
internal import CMicrohttpd
internal import SDLSupport
internal import WebSockets

#if canImport(Glibc)
import Glibc
#endif

/// Works around a defect of libmicrohttpd (docs/decisions/021-wake-libmicrohttpd.md).
///
/// The library fetches up to 128 events at a time. If the library gets exactly 128 events, it waits up to a minute for
/// another event before it processes them. While 128 or more connections exist, this extension creates another event
/// each second: a connection that ends immediately.
extension HTTPDaemon {
    private static let fetchedAtOnce = 128
    private static let pause: Duration = .seconds(1)

    /// Starts to create an event each second if there are enough connections for the defect to occur. Called for each
    /// added connection.
    func keepAwake() {
        let begins = isKeptAwake.withLock { isKeptAwake in
            guard !isKeptAwake, canFallAsleep else { return false }
            isKeptAwake = true
            return true
        }
        if begins { wakeLater() }
    }

    /// Whether there are enough connections for 128 events at the same time. The library's own wake-up descriptor is
    /// counted too.
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
