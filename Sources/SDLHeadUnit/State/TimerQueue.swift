package import SDLSupport

/// What the head unit has to do at a certain instant. Timers are part of the state, so that a run replays exactly.
package struct TimerQueue: Sendable {
    package enum Event: Hashable, Sendable {
        /// The time of an overlay is up.
        case overlayEnds(String)
        /// A tester's answer has waited long enough.
        case forcedAnswer(Caller, ForcedResult)
        /// A text has been said.
        case speechEnds(AppKey)
        /// A request has waited for its answer longer than SDL Core would.
        case overdue(CallKey)
        /// An app that was lost comes back to the level it had.
        case levelReturns(AppKey)
        /// The voice engine has forgotten the words of a choice set.
        case grammarGone(Caller, choiceSet: Int)
        /// What is said for an overlay has been said.
        case promptEnds(String)
    }

    private struct Entry: Comparable {
        var due: Instant
        var number: Int
        var event: Event

        static func < (left: Entry, right: Entry) -> Bool {
            (left.due, left.number) < (right.due, right.number)
        }
    }

    private var entries: [Entry] = []
    private var numbers = 0

    package var next: Instant? { entries.first?.due }

    package mutating func set(_ event: Event, at due: Instant) {
        cancel(event)
        numbers += 1
        let entry = Entry(due: due, number: numbers, event: event)
        let index = entries.firstIndex { entry < $0 } ?? entries.endIndex
        entries.insert(entry, at: index)
    }

    package mutating func cancel(_ event: Event) {
        entries.removeAll { $0.event == event }
    }

    /// The first event that is due, with its own instant.
    package mutating func take(dueBy instant: Instant) -> (event: Event, due: Instant)? {
        guard let first = entries.first, first.due <= instant else { return nil }
        entries.removeFirst()
        return (first.event, first.due)
    }
}
