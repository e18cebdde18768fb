/// A clock with alarms. Alarms for the same instant ring in the order in which they were set.
package protocol Timekeeper: AnyObject, Sendable {
    var now: Instant { get }

    /// Sets an alarm that rings once at `due`, on the timekeeper's thread. The handler must only pass work on.
    @discardableResult
    func ring(at due: Instant, _ handler: @escaping @Sendable () -> Void) -> Alarm

    /// Cancels an alarm, so that it does not ring. If the alarm rings during the call, the handler may still run.
    func cancel(_ alarm: Alarm)
}

extension Timekeeper {
    @discardableResult
    package func ring(after span: Duration, _ handler: @escaping @Sendable () -> Void) -> Alarm {
        ring(at: now + span, handler)
    }
}

package struct Alarm: Hashable, Comparable, Sendable {
    package let due: Instant
    package let number: UInt64

    package static func < (left: Alarm, right: Alarm) -> Bool {
        (left.due, left.number) < (right.due, right.number)
    }
}
