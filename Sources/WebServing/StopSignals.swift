internal import CLinux
internal import SDLSupport

#if canImport(Glibc)
import Glibc
#endif

/// Lets the program wait for SIGINT, SIGTERM and SIGHUP. A process may have only one value of this type.
///
/// The signals are handled by signal handlers. Blocking the signals is not possible, because Swift unblocks all signals
/// of the main thread. Child processes do not inherit the handlers.
package struct StopSignals: Sendable {
    private let arrived = CompletionSignal()

    package init() {
        stopEvent = eventfd(0, Int32(EFD_CLOEXEC))
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in _ = eventfd_write(stopEvent, 1) }
        action.sa_flags = SA_RESTART
        sigaction(SIGINT, &action, nil)
        sigaction(SIGTERM, &action, nil)
        // A program under `nohup` ignores SIGHUP, the signal of a closed terminal.
        var hangUp = sigaction()
        sigaction(SIGHUP, nil, &hangUp)
        let isIgnored = unsafeBitCast(hangUp.__sigaction_handler.sa_handler, to: Int.self) == Self.ignored
        if !isIgnored { sigaction(SIGHUP, &action, nil) }
        let arrived = arrived
        spawnThread(named: "signals") {
            Self.await()
            arrived.signal()
            // A second signal ends the process immediately.
            Self.await()
            _exit(130)
        }
    }

    /// The value of `SIG_IGN`, a macro that Swift cannot import.
    private static let ignored = 1

    /// Treats the end of the input stream `stream` like a stop signal. A pipe, for example, ends when the program at
    /// its other end closes it.
    package func follow(_ stream: Int32) {
        spawnThread(named: "input") {
            var byte: UInt8 = 0
            var count: Int
            repeat { count = read(stream, &byte, 1) } while count > 0 || count < 0 && errno == EINTR
            eventfd_write(stopEvent, 1)
        }
    }

    /// Waits until the process has received a stop signal.
    package func wait() async { await arrived.wait() }

    private static func await() {
        var count: eventfd_t = 0
        while eventfd_read(stopEvent, &count) != 0 {}
    }
}

/// The file descriptor to which the signal handlers write, because a handler may use only async-signal-safe functions.
/// Set before the handlers are installed.
nonisolated(unsafe) private var stopEvent: Int32 = -1
