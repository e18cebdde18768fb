package import SDLSupport

/// The timers of the head unit. The timers are part of the state, so that a replay gives the same result.
package struct TimerQueue: Sendable {
    package enum Event: Hashable, Sendable {
        /// Fires at the end of an overlay's display time.
        case overlayEnds(String)
        /// Fires when a response that a tester has delayed must be sent.
        case forcedAnswer(Caller, ForcedResult)
        case speechEnds(AppKey)
        /// Fires at the end of the time in which SDL Core would answer the request.
        case overdue(CallKey)
        /// Fires when an app has been invisible for so long that its streams must end.
        case streamsEnd(AppKey)
        /// Fires when an app whose stream was ended has had time to stop. After this event, more stream data is an
        /// error.
        case streamForbidden(AppKey, StreamService)
        /// Fires when an app that lost its connection must get its former level back.
        case levelReturns(AppKey)
        /// Fires when the voice engine has removed the words of a choice set.
        case grammarGone(Caller, choiceSet: Int)
        case promptEnds(String)
        /// Fires when the simulated microphone has recorded one more second.
        case microphoneHears(String)
        /// Fires when the drive reaches its next moment, or its end.
        case driveMoment
        /// Fires when the next attempt to connect to a cloud app is due.
        case dialsAgain(String)
        /// Fires if the driver has not answered in time whether an app may use modules.
        case consentEnds(String)
        /// Fires if an app has not answered a request from the head unit in time.
        case askEnds(AskTicket)
        /// Fires if the driver has not answered in time whether a service may become the active service.
        case serviceQuestionEnds(String)
        /// Fires if the driver has not answered in time whether to accept an app's destination.
        case destinationEnds
        /// Fires when the newest data of a rate-limited service must be forwarded.
        case serviceDataDue(String)
    }

    private struct Entry {
        var place: Place
        var event: Event
    }

    /// The position of an entry in the queue. If two entries have the same due instant, the entry that was set first
    /// fires first.
    private struct Place: Comparable, Hashable {
        var due: Instant
        var number: Int

        static func < (left: Place, right: Place) -> Bool { (left.due, left.number) < (right.due, right.number) }
    }

    /// The entries of the queue, sorted by due instant. A binary search finds entries, because thousands of requests
    /// may await responses.
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

    /// Cancels the delayed responses to a session.
    mutating func cancelAnswers(to session: SessionRef) {
        let events = entries.map(\.event).filter { event in
            switch event {
            case .forcedAnswer(let caller, _), .grammarGone(let caller, _): caller.session == session
            default: false
            }
        }
        for event in events { cancel(event) }
    }

    /// Removes and returns the first event that is due, with its due instant; nil if no event is due.
    package mutating func take(dueBy instant: Instant) -> (event: Event, due: Instant)? {
        guard let first = entries.first, first.place.due <= instant else { return nil }
        entries.removeFirst()
        places[first.event] = nil
        return (first.event, first.place.due)
    }

    /// Returns the index of an entry, or the index at which to insert the entry.
    private func index(of place: Place) -> Int { entries.partitioningIndex { $0.place >= place } }
}
