import Glibc
import SDLSupport

/// Keeps the cores of the processor awake during a measurement, by threads of the lowest priority that never sleep.
///
/// On a virtual machine, waking a core takes tens of microseconds, which would distort the results.
final class CoreKeepAwake: Sendable {
    private let flags: [Lock<Bool>]

    /// The value of `SCHED_IDLE` in the system's header.
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
