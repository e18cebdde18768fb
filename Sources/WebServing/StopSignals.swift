internal import CLinux
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// SIGINT and SIGTERM as something to wait for. One in a process, for as long as it runs.
///
/// A handler rather than blocked signals: Swift parks the main thread with every signal let through. Child processes get
/// neither, since handlers do not outlive `exec`.
package struct StopSignals: Sendable {
    private let arrived = Finish()

    package init() {
        stopEvent = eventfd(0, Int32(EFD_CLOEXEC))
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in _ = eventfd_write(stopEvent, 1) }
        action.sa_flags = SA_RESTART
        sigaction(SIGINT, &action, nil)
        sigaction(SIGTERM, &action, nil)
        let arrived = arrived
        spawnThread(named: "signals") {
            Self.await()
            arrived.signal()
            // A second one ends the process at once: somebody is losing patience.
            Self.await()
            _exit(130)
        }
    }

    /// Returns when the process has been asked to stop.
    package func wait() async { await arrived.wait() }

    private static func await() {
        var count: eventfd_t = 0
        while eventfd_read(stopEvent, &count) != 0 {}
    }
}

/// Written before the handlers are there and never again; a handler may use nothing but what needs no lock.
nonisolated(unsafe) private var stopEvent: Int32 = -1
