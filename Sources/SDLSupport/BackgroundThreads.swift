internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// Threads of low priority, for long work whose result no user waits for.
///
/// On Swift's shared thread pool, long work would delay work that a user waits for. The kernel runs these threads
/// mainly when a processor is free.
package final class BackgroundThreads: TaskExecutor, @unchecked Sendable {
    /// The niceness of the threads. The value 10 gives a thread about a tenth of a normal thread's processor time.
    private static let niceness: Int32 = 10

    // The queue needs a mutex with a condition, because a thread must sleep and be woken under the queue's lock.
    private var mutex = pthread_mutex_t()
    private var condition = pthread_cond_t()
    private var jobs: [UnownedJob] = []

    /// Starts `count` threads, which run until the process ends.
    package init(named name: String, count: Int) {
        pthread_mutex_init(&mutex, nil)
        pthread_cond_init(&condition, nil)
        for _ in 0..<count {
            spawnThread(named: name) {
                // On Linux, this call sets the priority of the calling thread only.
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
