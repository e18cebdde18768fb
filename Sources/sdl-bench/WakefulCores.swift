import Glibc
import SDLSupport

/// Keeps the cores awake while something is measured, by threads that run only when nobody else wants to.
///
/// How long a sleeping core takes to wake is the machine's time: on a virtual one it is tens of microseconds for each thread
/// that is woken, and on a busy one nothing.
final class WakefulCores: Sendable {
    private let flags: [Lock<Bool>]

    /// `SCHED_IDLE` of the system's header.
    private static let whenNobodyElseRuns: Int32 = 5

    init() {
        flags = (0..<max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))).map { _ in Lock(false) }
        for isOver in flags {
            spawnThread(named: "awake") {
                var parameters = sched_param()
                guard pthread_setschedparam(pthread_self(), Self.whenNobodyElseRuns, &parameters) == 0 else { return }
                while !isOver.withLock({ $0 }) {}
            }
        }
    }

    func rest() {
        for isOver in flags { isOver.withLock { $0 = true } }
    }
}
