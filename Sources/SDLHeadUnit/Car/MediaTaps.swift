import SDLSupport

/// What apps stream, on its way to clients that see or hear it. State and recording hold only whether bytes come, not
/// the bytes.
package final class MediaTaps: Sendable {
    /// A stream that brings nothing for so long has dried up, as SDL Core counts.
    static let patience = Duration.seconds(1)

    enum Look: Hashable, Sendable {
        /// Look again then.
        case flows(until: Instant)
        case dried
        case gone
    }

    /// Told each piece as it comes, and nil when the stream has ended. Must only hand over, never work.
    package typealias Tap = @Sendable (ArraySlice<UInt8>?) -> Void

    private struct Stream: Hashable {
        let app: AppKey
        let service: StreamService
    }

    private struct State {
        /// When the last bytes of each came.
        var flows: [StreamTicket: Instant] = [:]
        var taps: [Int: (stream: Stream, tap: Tap)] = [:]
        var last = 0

        func taps(on stream: Stream?) -> [(number: Int, tap: Tap)] {
            taps.filter { $0.value.stream == stream }.map { ($0.key, $0.value.tap) }
        }
    }

    private let state = Lock(State())

    /// From now on, until the stream ends or `close`.
    package func open(_ service: StreamService, of app: String, _ tap: @escaping Tap) -> Int {
        state.withLock { state in
            state.last += 1
            state.taps[state.last] = (Stream(app: AppKey(rawValue: app), service: service), tap)
            return state.last
        }
    }

    package func close(_ number: Int) { state.withLock { $0.taps[number] = nil } }

    /// How many look on.
    package var count: Int { state.withLock { $0.taps.count } }

    /// - Returns: whether these are the first bytes, or the first after a while.
    func flow(_ bytes: ArraySlice<UInt8>, _ ticket: StreamTicket, of app: AppKey?, at now: Instant) -> Bool {
        let (isNew, taps) = state.withLock { state in
            let isNew = state.flows.updateValue(now, forKey: ticket) == nil
            return (isNew, state.taps(on: app.map { Stream(app: $0, service: ticket.service) }))
        }
        for (_, tap) in taps { tap(bytes) }
        return isNew
    }

    func look(after ticket: StreamTicket, at now: Instant) -> Look {
        state.withLock { state in
            guard let last = state.flows[ticket] else { return .gone }
            let due = last + Self.patience
            guard due <= now else { return .flows(until: due) }
            state.flows[ticket] = nil
            return .dried
        }
    }

    func end(_ ticket: StreamTicket, of app: AppKey?) {
        let taps = state.withLock { state in
            state.flows[ticket] = nil
            let taps = state.taps(on: app.map { Stream(app: $0, service: ticket.service) })
            for (number, _) in taps { state.taps[number] = nil }
            return taps
        }
        for (_, tap) in taps { tap(nil) }
    }
}
