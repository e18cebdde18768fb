internal import CLinux

#if canImport(Glibc)
import Glibc
#endif

/// The real clock: one thread that sleeps until the next alarm.
package final class SystemTimekeeper: Timekeeper {
    package static let shared = SystemTimekeeper()

    private final class Bell: @unchecked Sendable {
        // One mutex and condition for the queue: the thread must sleep and be woken under the lock that guards it.
        private var mutex = pthread_mutex_t()
        private var condition = pthread_cond_t()
        private var queue = AlarmQueue()
        /// Until when the thread sleeps. An alarm that is due later does not wake it: time limits are cancelled and set
        /// anew again and again, and it learns of that when it wakes.
        private var sleepsFor = Instant.zero
        private var life: LivedTime
        /// Where all time counts, nobody has to look: then the clock is read without the lock.
        private let start: Int64?

        init(_ longestGap: Duration?) {
            let start = Bell.clock()
            self.start = longestGap == nil ? start : nil
            life = LivedTime(from: start, longestGap: longestGap)
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
            if let start { return Instant(nanoseconds: Bell.clock() - start) }
            pthread_mutex_lock(&mutex)
            defer { pthread_mutex_unlock(&mutex) }
            return look()
        }

        /// The mutex is held.
        private func look() -> Instant { life.now(at: Bell.clock()) }

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
                if let (_, handler) = queue.take(dueBy: look()) {
                    pthread_mutex_unlock(&mutex)
                    handler()
                    pthread_mutex_lock(&mutex)
                    continue
                }
                let next = queue.next()?.due
                sleepsFor = next ?? Instant(nanoseconds: .max)
                if let at = life.nextLook(before: next) {
                    var until = timespec(tv_sec: Int(at / 1_000_000_000), tv_nsec: Int(at % 1_000_000_000))
                    pthread_cond_timedwait(&condition, &mutex, &until)
                } else {
                    pthread_cond_wait(&condition, &mutex)
                }
                // Awake it looks again before it sleeps.
                sleepsFor = Instant(nanoseconds: .min)
            }
        }
    }

    private let bell: Bell

    /// - Parameter skipsStops: whether time in which the whole process stood still, as in a debugger, counts as not
    ///   having passed.
    package init(skipsStops: Bool = false) {
        let bell = Bell(skipsStops ? .seconds(1) : nil)
        self.bell = bell
        spawnThread(named: "timekeeper") { bell.run() }
    }

    package var now: Instant { bell.now }

    @discardableResult
    package func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        bell.add(due: due, handler)
    }

    package func cancel(_ alarm: Alarm) {
        bell.cancel(alarm)
    }
}
