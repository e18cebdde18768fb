package import SDLSupport

/// Something that gathers changes and sends them once per turn of the main actor.
@MainActor
package protocol Flushable: AnyObject {
    func flush()
}

/// Gathers all changes of one turn of the main actor, and flushes each marked manager once, in a fixed order.
///
/// So three changed properties are one `Show`, in whatever order and from wherever they were changed. Its causes are
/// those of all three changes.
@MainActor
package final class FlushQueue {
    private var members: [any Flushable] = []
    /// What each is to be flushed for.
    private var marked: [ObjectIdentifier: [Cause]] = [:]
    /// Has what is sent in a flush leave together.
    package var together: (() -> Void) -> Void = { $0() }
    /// Called when something is to be flushed, and when all of it has been.
    package var began: () -> Void = {}
    package var ended: () -> Void = {}
    /// Counts what is still to be flushed, and whatever else is to come.
    let flight: Flight?

    package init(flight: Flight? = nil) {
        self.flight = flight
    }

    /// Managers are flushed in the order in which they are added here.
    package func add(_ member: any Flushable) {
        members.append(member)
    }

    package func mark(_ member: any Flushable) {
        // Where something is marked already, a turn of its own is on its way.
        let isFirst = marked.isEmpty
        marked[ObjectIdentifier(member), default: []].gather(Cause.current)
        guard isFirst else { return }
        began()
        inBackground(counting: flight) { self.run() }
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
        // What a flush marks anew is another turn's.
        ended()
    }
}
