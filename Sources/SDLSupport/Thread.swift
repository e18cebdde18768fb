internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

private final class ThreadBody {
    let name: String
    let run: @Sendable () -> Void

    init(name: String, run: @escaping @Sendable () -> Void) {
        self.name = name
        self.run = run
    }
}

/// Starts a detached thread. Such threads run the event loops of C libraries and a few blocking tasks. All other code
/// runs on Swift's executors.
package func spawnThread(named name: String, _ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(ThreadBody(name: name, run: run))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    let failure = pthread_create(
        &thread, &attributes,
        { argument in
            let body = Unmanaged<ThreadBody>.fromOpaque(argument!).takeRetainedValue()
            // Linux shows at most 15 characters of a thread's name.
            pthread_setname_np(pthread_self(), String(body.name.prefix(15)))
            body.run()
            return nil
        }, body.toOpaque())
    pthread_attr_destroy(&attributes)
    precondition(failure == 0, "no thread could be started: error \(failure)")
}
