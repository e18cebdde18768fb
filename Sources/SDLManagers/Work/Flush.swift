package import SDLSupport

/// An object that collects changes and sends them together.
@MainActor
package protocol Flushable: AnyObject {
    func flush()
}

/// Collects changes until the current code on the main actor returns or waits. Then each manager that has changes sends
/// them. The order of the managers is fixed.
///
/// For example, if an app changes three properties, one `Show` is sent, whatever the order of the changes. The `Show`
/// has the causes of all three changes.
@MainActor
package final class FlushQueue {
    private struct Member {
        // Weak, because the managers retain the queue.
        weak var manager: (any Flushable)?
    }

    private var members: [Member] = []
    /// The causes of the changes, for each manager that has changes.
    private var marked: [ObjectIdentifier: [Cause]] = [:]
    /// Runs a closure and sends all messages that it creates in one write.
    package var together: (() -> Void) -> Void = { $0() }
    /// Called when the first manager has changes. `ended` is called when all managers have sent their changes.
    package var began: () -> Void = {}
    package var ended: () -> Void = {}
    /// Counts as work in flight from the first change until all changes are sent.
    let inFlight: InFlightCounter?

    package init(inFlight: InFlightCounter? = nil) {
        self.inFlight = inFlight
    }

    /// Adds a manager. The managers send their changes in the order of these calls.
    package func add(_ member: any Flushable) {
        members.append(Member(manager: member))
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
            for case let member? in members.map(\.manager) {
                guard let causes = due[ObjectIdentifier(member)] else { continue }
                Cause.$current.withValue(causes) { member.flush() }
            }
        }
        // Changes that are made during a flush are sent by the next flush.
        ended()
    }
}
