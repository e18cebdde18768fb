#if canImport(Glibc)
import Glibc
#endif

/// Tells the time and rings at due instants. Ties ring in the order they were set.
package protocol Timekeeper: AnyObject, Sendable {
    var now: Instant { get }

    /// Rings once at `due`, on the timekeeper's own thread. The closure must only hand over, never work.
    @discardableResult
    func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm

    /// After this the alarm does not ring, unless it is ringing at this very moment.
    func cancel(_ alarm: Alarm)
}

extension Timekeeper {
    @discardableResult
    package func ring(after span: Duration, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        ring(at: now + span, handler)
    }
}

/// Names one alarm of one timekeeper.
package struct Alarm: Hashable, Comparable, Sendable {
    package let due: Instant
    package let number: UInt64

    package static func < (left: Alarm, right: Alarm) -> Bool {
        (left.due, left.number) < (right.due, right.number)
    }
}

/// Alarms in the order in which they are due.
struct AlarmQueue {
    private var handlers: [Alarm: @Sendable () -> Void] = [:]
    private var heap: [Alarm] = []
    private var numbers: UInt64 = 0

    mutating func add(due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        numbers += 1
        let alarm = Alarm(due: due, number: numbers)
        handlers[alarm] = handler
        heap.append(alarm)
        siftUp(heap.count - 1)
        return alarm
    }

    mutating func cancel(_ alarm: Alarm) {
        guard handlers.removeValue(forKey: alarm) != nil else { return }
        // Cancelled alarms stay in the heap until they come up; a heap that is mostly dead is built anew.
        if heap.count > 64, handlers.count < heap.count / 2 {
            heap = handlers.keys.sorted()
        }
    }

    /// The next alarm that is still wanted.
    mutating func next() -> Alarm? {
        while let first = heap.first, handlers[first] == nil { removeFirst() }
        return heap.first
    }

    mutating func take(dueBy instant: Instant) -> (alarm: Alarm, handler: @Sendable () -> Void)? {
        guard let alarm = next(), alarm.due <= instant else { return nil }
        removeFirst()
        return (alarm, handlers.removeValue(forKey: alarm)!)
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        siftDown(0)
    }

    private mutating func siftUp(_ start: Int) {
        var child = start
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            guard least != parent else { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}

/// A timekeeper for tests and replays: time stands still until it is moved.
package final class ManualTimekeeper: Timekeeper {
    private struct State {
        var now = Instant.zero
        var queue = AlarmQueue()
    }

    private let state = Lock(State())

    package init() {}

    package var now: Instant { state.withLock { $0.now } }

    /// When the next alarm is due, if one is set.
    package var nextDue: Instant? { state.withLock { $0.queue.next()?.due } }

    @discardableResult
    package func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        state.withLock { $0.queue.add(due: due, handler) }
    }

    package func cancel(_ alarm: Alarm) {
        state.withLock { $0.queue.cancel(alarm) }
    }

    /// Moves time on, ringing each alarm at its own instant, those set meanwhile included.
    package func advance(by span: Duration) {
        let end = now + span
        while let due = state.withLock({ state -> (@Sendable () -> Void)? in
            guard let (alarm, handler) = state.queue.take(dueBy: end) else { return nil }
            state.now = max(state.now, alarm.due)
            return handler
        }) {
            due()
        }
        state.withLock { $0.now = max($0.now, end) }
    }
}

/// The real clock: one thread that sleeps until the next alarm.
package final class SystemTimekeeper: Timekeeper {
    package static let shared = SystemTimekeeper()

    private final class Bell: @unchecked Sendable {
        // One mutex and condition for the queue: the thread must sleep and be woken under the lock that guards it.
        private var mutex = pthread_mutex_t()
        private var condition = pthread_cond_t()
        private var queue = AlarmQueue()
        private let start = Bell.clock()

        init() {
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

        var now: Instant { Instant(nanoseconds: Bell.clock() - start) }

        func add(due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm {
            pthread_mutex_lock(&mutex)
            defer { pthread_mutex_unlock(&mutex) }
            let alarm = queue.add(due: due, handler)
            if queue.next() == alarm { pthread_cond_signal(&condition) }
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
                if let (_, handler) = queue.take(dueBy: now) {
                    pthread_mutex_unlock(&mutex)
                    handler()
                    pthread_mutex_lock(&mutex)
                } else if let next = queue.next() {
                    let at = next.due.nanoseconds + start
                    var until = timespec(tv_sec: Int(at / 1_000_000_000), tv_nsec: Int(at % 1_000_000_000))
                    pthread_cond_timedwait(&condition, &mutex, &until)
                } else {
                    pthread_cond_wait(&condition, &mutex)
                }
            }
        }
    }

    private let bell = Bell()

    package init() {
        let bell = bell
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
