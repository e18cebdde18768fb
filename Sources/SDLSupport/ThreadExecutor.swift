internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// Runs the jobs of one actor on a separate thread. Use this executor for an actor whose work blocks, such as writing
/// to disk. Otherwise, the work would block a thread of the shared pool.
package final class ThreadExecutor: SerialExecutor, @unchecked Sendable {
    // The queue needs a mutex with a condition, because the thread must sleep and be woken under the queue's lock.
    private var mutex = pthread_mutex_t()
    private var condition = pthread_cond_t()
    private var jobs: [UnownedJob] = []
    private var stopped = false

    /// Starts the thread, which runs until `stop()` is called.
    package init(named name: String) {
        pthread_mutex_init(&mutex, nil)
        pthread_cond_init(&condition, nil)
        spawnThread(named: name) { self.run() }
    }

    deinit {
        pthread_cond_destroy(&condition)
        pthread_mutex_destroy(&mutex)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        pthread_mutex_lock(&mutex)
        jobs.append(job)
        if jobs.count == 1 { pthread_cond_signal(&condition) }
        pthread_mutex_unlock(&mutex)
    }

    package func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    /// Ends the thread after the waiting jobs. After this call, the actor must not be used any more.
    package func stop() {
        pthread_mutex_lock(&mutex)
        stopped = true
        pthread_cond_signal(&condition)
        pthread_mutex_unlock(&mutex)
    }

    private func run() {
        while let batch = next() {
            for job in batch { job.runSynchronously(on: asUnownedSerialExecutor()) }
        }
    }

    private func next() -> [UnownedJob]? {
        pthread_mutex_lock(&mutex)
        defer { pthread_mutex_unlock(&mutex) }
        while jobs.isEmpty, !stopped { pthread_cond_wait(&condition, &mutex) }
        guard !jobs.isEmpty else { return nil }
        defer { jobs = [] }
        return jobs
    }
}
