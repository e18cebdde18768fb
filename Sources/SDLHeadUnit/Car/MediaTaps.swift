import SDLSupport

/// Passes the data of apps' streams to the clients that subscribed to a stream. The state tree shows whether data
/// flows, but not the data.
package final class MediaTaps: Sendable {
    /// The time without data after which a stream counts as paused, as in SDL Core.
    static let patience = Duration.seconds(1)

    enum Activity: Hashable, Sendable {
        /// Data is arriving. The caller must check the stream again at the instant `until`.
        case flows(until: Instant)
        case streamPaused
        case gone
    }

    /// A callback that receives each piece of data on arrival, and nil when the stream has ended. The callback must not
    /// block.
    package typealias Tap = @Sendable (ArraySlice<UInt8>?) -> Void

    private struct Stream: Hashable {
        let app: AppKey
        let service: StreamService
    }

    private struct State {
        /// The instant at which the last data of each stream arrived.
        var flows: [StreamTicket: Instant] = [:]
        var taps: [Int: (stream: Stream, tap: Tap)] = [:]
        var last = 0

        func taps(on stream: Stream?) -> [(number: Int, tap: Tap)] {
            taps.filter { $0.value.stream == stream }.map { ($0.key, $0.value.tap) }
        }
    }

    private let state = Lock(State())

    /// Subscribes `tap` to a stream until the stream ends. Returns a number; `close` with this number ends the
    /// subscription earlier.
    package func open(_ service: StreamService, of app: String, _ tap: @escaping Tap) -> Int {
        state.withLock { state in
            state.last += 1
            state.taps[state.last] = (Stream(app: AppKey(rawValue: app), service: service), tap)
            return state.last
        }
    }

    package func close(_ number: Int) { state.withLock { $0.taps[number] = nil } }

    package var count: Int { state.withLock { $0.taps.count } }

    /// Passes data to the subscribers. Returns whether the data is the first of the stream, or the first after a pause.
    func flow(_ bytes: ArraySlice<UInt8>, _ ticket: StreamTicket, of app: AppKey?, at now: Instant) -> Bool {
        let (isNew, taps) = state.withLock { state in
            let isNew = state.flows.updateValue(now, forKey: ticket) == nil
            return (isNew, state.taps(on: app.map { Stream(app: $0, service: ticket.service) }))
        }
        for (_, tap) in taps { tap(bytes) }
        return isNew
    }

    func look(after ticket: StreamTicket, at now: Instant) -> Activity {
        state.withLock { state in
            guard let last = state.flows[ticket] else { return .gone }
            let due = last + Self.patience
            guard due <= now else { return .flows(until: due) }
            state.flows[ticket] = nil
            return .streamPaused
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
