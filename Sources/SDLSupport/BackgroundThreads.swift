internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// A few threads that step back for all others, for long work that nobody presses a button for.
///
/// On the threads that all share, every piece of such work stands in line before whatever a person waits for; here the
/// kernel gives it what is left.
package final class BackgroundThreads: TaskExecutor, @unchecked Sendable {
    /// How much they step back: about a tenth of the time of a thread that does not.
    private static let niceness: Int32 = 10

    // One mutex and condition for the queue: a thread must sleep and be woken under the lock that guards it.
    private var mutex = pthread_mutex_t()
    private var condition = pthread_cond_t()
    private var jobs: [UnownedJob] = []

    /// They run for as long as the process does.
    package init(named name: String, count: Int) {
        pthread_mutex_init(&mutex, nil)
        pthread_cond_init(&condition, nil)
        for _ in 0..<count {
            spawnThread(named: name) {
                // Of this thread alone, as Linux has it.
                setpriority(Int32(PRIO_PROCESS.rawValue), 0, Self.niceness)
                while true { self.next().runSynchronously(on: self.asUnownedTaskExecutor()) }
            }
        }
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        pthread_mutex_lock(&mutex)
        jobs.append(job)
        pthread_cond_signal(&condition)
        pthread_mutex_unlock(&mutex)
    }

    private func next() -> UnownedJob {
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        while jobs.isEmpty { pthread_cond_wait(&condition, &mutex) }
        return jobs.removeFirst()
    }
}
