internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// The real clock: one thread that sleeps until the next alarm.
package final class SystemTimekeeper: Timekeeper {
    package static let shared = SystemTimekeeper()

    private final class AlarmThread: @unchecked Sendable {
        // One mutex and condition for the queue: the thread must sleep and be woken under the lock that guards it.
        private var mutex = pthread_mutex_t()
        private var condition = pthread_cond_t()
        private var queue = AlarmQueue()
        /// The instant until which the thread sleeps. A later alarm does not wake the thread: time limits are cancelled and set
        /// again all the time, and the thread reads the queue when it wakes.
        private var sleepsFor = Instant.zero
        private var runningTime: RunningTime
        /// The start of the clock; nil if stops of the process are ignored. With a start, the clock is read without the lock.
        private let start: Int64?

        init(_ longestGap: Duration?) {
            let start = AlarmThread.clock()
            self.start = longestGap == nil ? start : nil
            runningTime = RunningTime(from: start, longestGap: longestGap)
            pthread_mutex_init(&mutex, nil)
            var attributes = pthread_condattr_t()
            pthread_condattr_init(&attributes)
            pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
            pthread_cond_init(&condition, &attributes)
        }

        static func clock() -> Int64 {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
        }

        var now: Instant {
            if let start { return Instant(nanoseconds: AlarmThread.clock() - start) }
            pthread_mutex_lock(&mutex)
            defer { pthread_mutex_unlock(&mutex) }
            return readClock()
        }

        /// The caller must have locked the mutex.
        private func readClock() -> Instant { runningTime.now(at: AlarmThread.clock()) }

        func add(due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
            pthread_mutex_lock(&mutex)
            defer { pthread_mutex_unlock(&mutex) }
            let alarm = queue.add(due: due, handler)
            if due < sleepsFor { pthread_cond_signal(&condition) }
            return alarm
        }

        func cancel(_ alarm: Alarm) {
            pthread_mutex_lock(&mutex)
            defer { pthread_mutex_unlock(&mutex) }
            queue.cancel(alarm)
        }

        func run() -> Never {
            pthread_mutex_lock(&mutex)
            while true {
                if let (_, handler) = queue.take(dueBy: readClock()) {
                    pthread_mutex_unlock(&mutex)
                    handler()
                    pthread_mutex_lock(&mutex)
                    continue
                }
                let next = queue.next()?.due
                sleepsFor = next ?? Instant(nanoseconds: .max)
                if let at = runningTime.nextReading(before: next) {
                    var until = timespec(tv_sec: Int(at / 1_000_000_000), tv_nsec: Int(at % 1_000_000_000))
                    pthread_cond_timedwait(&condition, &mutex, &until)
                } else {
                    pthread_cond_wait(&condition, &mutex)
                }
                // While it is awake, the thread reads the queue again before it sleeps.
                sleepsFor = Instant(nanoseconds: .min)
            }
        }
    }

    private let alarms: AlarmThread

    /// - Parameter skipsStops: whether to ignore the time in which the whole process was stopped, as in a debugger.
    package init(skipsStops: Bool = false) {
        let alarms = AlarmThread(skipsStops ? .seconds(1) : nil)
        self.alarms = alarms
        spawnThread(named: "timekeeper") { alarms.run() }
    }

    package var now: Instant { alarms.now }

    @discardableResult
    package func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        alarms.add(due: due, handler)
    }

    package func cancel(_ alarm: Alarm) {
        alarms.cancel(alarm)
    }
}
