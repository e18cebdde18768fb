package import SDLSupport

/// An object that collects changes and sends them together.
@MainActor
package protocol Flushable: AnyObject {
    func flush()
}

/// Collects changes until the current code on the main actor returns or waits. Then it flushes each marked manager
/// once, in a fixed order.
///
/// For example, three changed properties become one `Show`, in whatever order the app changed them. The `Show` has the
/// causes of all three changes.
@MainActor
package final class FlushQueue {
    private var members: [any Flushable] = []
    /// The causes of the changes of each marked manager.
    private var marked: [ObjectIdentifier: [Cause]] = [:]
    /// Runs a closure and sends all its messages in one write.
    package var together: (() -> Void) -> Void = { $0() }
    /// `began` is called when the first manager is marked, and `ended` after all were flushed.
    package var began: () -> Void = {}
    package var ended: () -> Void = {}
    /// Counts a pending flush as work in flight.
    let inFlight: InFlightCounter?

    package init(inFlight: InFlightCounter? = nil) {
        self.inFlight = inFlight
    }

    /// Adds a manager. Managers are flushed in the order of these calls.
    package func add(_ member: any Flushable) {
        members.append(member)
    }

    package func mark(_ member: any Flushable) {
        // If another manager is already marked, a run is already scheduled.
        let isFirst = marked.isEmpty
        marked[ObjectIdentifier(member), default: []].gather(Cause.current)
        guard isFirst else { return }
        began()
        inBackground(counting: inFlight) { self.run() }
    }

    private func run() {
        let due = marked
        marked = [:]
        together {
            for member in members {
                guard let causes = due[ObjectIdentifier(member)] else { continue }
                Cause.$current.withValue(causes) { member.flush() }
            }
        }
        // Changes that are made during a flush are sent by the next flush.
        ended()
    }
}
