package import SDLSupport

/// Gathers all changes of one turn of the main actor and flushes them once, when it is over.
///
/// So three changed properties are one `Show`, whoever changed them, and all that changed them are its causes.
@MainActor
package final class FlushQueue {
    /// What it is to be flushed for; nil while nothing is.
    private var causes: [Cause]?
    /// Sends what has gathered.
    package var flush: () -> Void = {}
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

    package func mark() {
        let isFirst = causes == nil
        causes = causes ?? []
        causes?.gather(Cause.current)
        guard isFirst else { return }
        began()
        inBackground(counting: flight) { self.run() }
    }

    private func run() {
        let due = causes.take() ?? []
        together { Cause.$current.withValue(due) { flush() } }
        // What a flush marks anew is another turn's.
        ended()
    }
}
