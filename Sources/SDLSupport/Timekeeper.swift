/// A clock with alarms. Alarms that are due at the same instant ring in the order in which they were set.
package protocol Timekeeper: AnyObject, Sendable {
    var now: Instant { get }

    /// Rings once at `due`, on the timekeeper's thread. The closure must return quickly and only pass work on.
    @discardableResult
    func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm

    /// Cancels an alarm. The alarm does not ring any more, unless it is ringing at this moment.
    func cancel(_ alarm: Alarm)
}

extension Timekeeper {
    @discardableResult
    package func ring(after span: Duration, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        ring(at: now + span, handler)
    }
}

/// The identity of an alarm of one timekeeper.
package struct Alarm: Hashable, Comparable, Sendable {
    package let due: Instant
    package let number: UInt64

    package static func < (left: Alarm, right: Alarm) -> Bool {
        (left.due, left.number) < (right.due, right.number)
    }
}
