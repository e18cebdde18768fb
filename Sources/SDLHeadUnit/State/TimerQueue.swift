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
        /// Nobody has seen the app for so long that it need not stream.
        case streamsEnd(AppKey)
        /// An app whose stream was ended has had time to see that.
        case streamForbidden(AppKey, StreamService)
        /// An app that was lost comes back to the level it had.
        case levelReturns(AppKey)
        /// The voice engine has forgotten the words of a choice set.
        case grammarGone(Caller, choiceSet: Int)
        /// What is said for an overlay has been said.
        case promptEnds(String)
        /// The microphone has heard a second more of the sound that it hears by itself.
        case microphoneHears(String)
        /// The drive that moves the car comes to its next moment, or to its end.
        case driveMoment
        /// A cloud app is tried once more.
        case dialsAgain(String)
        /// The driver has not said whether an app may have modules.
        case consentEnds(String)
        /// An app has not answered what it was asked.
        case askEnds(AskTicket)
        /// The driver has not said whether a service may be the active one.
        case serviceQuestionEnds(String)
        /// The driver has not said whether to go where an app wants to.
        case destinationEnds
        /// What an app has told of a service too often is handed on.
        case newsOfService(String)
    }

    private struct Entry: Comparable {
        var place: Place
        var event: Event

        static func < (left: Entry, right: Entry) -> Bool { left.place < right.place }
        static func == (left: Entry, right: Entry) -> Bool { left.place == right.place }
    }

    /// Of two that are due at once, the one that was set first goes first.
    private struct Place: Comparable, Hashable {
        var due: Instant
        var number: Int

        static func < (left: Place, right: Place) -> Bool { (left.due, left.number) < (right.due, right.number) }
    }

    /// Earliest first. Thousands of requests may wait for their answers, so entries are found by halving.
    private var entries: [Entry] = []
    private var places: [Event: Place] = [:]
    private var numbers = 0

    package var next: Instant? { entries.first?.place.due }

    package mutating func set(_ event: Event, at due: Instant) {
        cancel(event)
        numbers += 1
        let place = Place(due: due, number: numbers)
        entries.insert(Entry(place: place, event: event), at: index(of: place))
        places[event] = place
    }

    package func isSet(_ event: Event) -> Bool { places[event] != nil }

    package mutating func cancel(_ event: Event) {
        guard let place = places.removeValue(forKey: event) else { return }
        entries.remove(at: index(of: place))
    }

    /// Forgets the answers that a session waits for.
    mutating func cancelAnswers(to session: SessionRef) {
        let events = entries.map(\.event).filter { event in
            switch event {
            case .forcedAnswer(let caller, _), .grammarGone(let caller, _): caller.session == session
            default: false
            }
        }
        for event in events { cancel(event) }
    }

    /// The first event that is due, with its own instant.
    package mutating func take(dueBy instant: Instant) -> (event: Event, due: Instant)? {
        guard let first = entries.first, first.place.due <= instant else { return nil }
        entries.removeFirst()
        places[first.event] = nil
        return (first.event, first.place.due)
    }

    /// Where an entry is, or belongs.
    private func index(of place: Place) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
