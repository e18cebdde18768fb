internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// The clock of the system. A thread sleeps until the next alarm.
package final class SystemTimekeeper: Timekeeper {
    package static let shared = SystemTimekeeper()

    private final class AlarmThread: @unchecked Sendable {
        // The queue needs a mutex with a condition, because the thread must sleep and be woken under the queue's lock.
        private var mutex = pthread_mutex_t()
        private var condition = pthread_cond_t()
        private var queue = AlarmQueue()
        /// The instant until which the thread sleeps. An alarm that is due later does not wake the thread, because time
        /// limits are set and cancelled very often.
        private var sleepsFor = Instant.zero
        private var runningTime: RunningTime
        /// The time at which the clock was started. If `start` is not nil, the clock is read without the lock. `start`
        /// is nil if the clock does not count the time during which the process was stopped.
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

        /// Returns the current instant. The caller must have locked `mutex`.
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
                // While the thread is awake, new alarms need not wake the thread: the thread reads the queue before its
                // next sleep.
                sleepsFor = Instant(nanoseconds: .min)
            }
        }
    }

    private let alarms: AlarmThread

    /// Creates a clock. If `skipsStops` is true, the clock does not count the time during which the process was
    /// stopped, for example by a debugger.
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
