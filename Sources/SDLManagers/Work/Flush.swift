package import SDLSupport

/// An object that collects changes and sends them once per turn of the main actor.
@MainActor
package protocol Flushable: AnyObject {
    func flush()
}

/// Collects the changes of one main-actor turn, then flushes each marked manager once, in a fixed order.
///
/// For example, three changed properties become one `Show`, wherever and in whatever order they were changed. Its
/// causes are those of all three changes.
@MainActor
package final class FlushQueue {
    private var members: [any Flushable] = []
    /// The causes of the changes of each marked manager.
    private var marked: [ObjectIdentifier: [Cause]] = [:]
    /// Runs a closure and sends everything it sends in one write.
    package var together: (() -> Void) -> Void = { $0() }
    /// Called when the first manager is marked; `ended` is called after all are flushed.
    package var began: () -> Void = {}
    package var ended: () -> Void = {}
    /// Counts pending flushes as work in flight.
    let inFlight: InFlightCounter?

    package init(inFlight: InFlightCounter? = nil) {
        self.inFlight = inFlight
    }

    /// Adds a manager. Managers are flushed in the order of these calls.
    package func add(_ member: any Flushable) {
        members.append(member)
    }

    package func mark(_ member: any Flushable) {
        // If something is marked already, a run is already scheduled.
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
        // Changes made during a flush belong to the next turn.
        ended()
    }
}
