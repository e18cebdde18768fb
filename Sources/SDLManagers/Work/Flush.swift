package import SDLSupport

/// An object, usually a manager, that collects changes and sends them together.
@MainActor
package protocol Flushable: AnyObject {
    func flush()
}

/// Collects changes until the current code on the main actor returns or waits. Then each manager with changes sends
/// them. The managers do so in the order in which they were added.
///
/// For example, if an app changes three properties, the screen manager sends one `Show`. The causes of all three
/// changes (rows or messages) are the causes of this `Show`.
@MainActor
package final class FlushQueue {
    private struct Member {
        // Weak, because the managers retain the queue.
        weak var manager: (any Flushable)?
    }

    private var members: [Member] = []
    /// The causes of the changes that are not sent yet, by manager.
    private var marked: [ObjectIdentifier: [Cause]] = [:]
    /// A function that runs its argument. All messages that the argument creates are sent in one write.
    package var together: (() -> Void) -> Void = { $0() }
    /// Called when a first change is collected after a flush. `ended` is called after all changes were sent.
    package var began: () -> Void = {}
    package var ended: () -> Void = {}
    /// The counter of unfinished operations. Collected changes are counted until all of them are sent.
    let inFlight: InFlightCounter?

    package init(inFlight: InFlightCounter? = nil) {
        self.inFlight = inFlight
    }

    /// Adds a manager. The managers send their changes in the order of the calls of this method.
    package func add(_ member: any Flushable) {
        members.append(Member(manager: member))
    }

    package func mark(_ member: any Flushable) {
        // If a manager is already marked, a flush is already scheduled.
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
        // The next flush sends changes that were made during this flush.
        ended()
    }
}
