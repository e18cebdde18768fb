import Glibc
import SDLSupport

/// Keeps the cores awake during a measurement, with threads of the lowest priority.
///
/// Waking a sleeping core takes tens of microseconds per thread on a virtual machine and nothing on a busy one, so it
/// would distort the results.
final class CoreKeepAwake: Sendable {
    private let flags: [Lock<Bool>]

    /// `SCHED_IDLE` of the system's header.
    private static let idlePriority: Int32 = 5

    init() {
        flags = (0..<max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))).map { _ in Lock(false) }
        for isOver in flags {
            spawnThread(named: "awake") {
                var parameters = sched_param()
                guard pthread_setschedparam(pthread_self(), Self.idlePriority, &parameters) == 0 else { return }
                while !isOver.withLock({ $0 }) {}
            }
        }
    }

    func rest() {
        for isOver in flags { isOver.withLock { $0 = true } }
    }
}
