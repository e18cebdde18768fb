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
