internal import SDLSupport

/// The requests that are not answered yet. When the server stops, it ends the streams, waits a short time for running
/// handlers, and then answers the remaining requests with an error.
final class InFlightRequests: Sendable {
    private struct State {
        var exchanges: [ObjectIdentifier: Exchange] = [:]
        var streams: [ObjectIdentifier: BodyStream] = [:]
        var isStopping = false
    }

    private let state = Lock(State())
    private let requests = InFlightCounter()

    func begin() { requests.begin() }
    func end() { requests.end() }

    /// Adds the exchange of a waiting handler. Returns false if the server is stopping; the handler must then not
    /// start.
    func add(_ exchange: Exchange) -> Bool {
        state.withLock { state in
            guard !state.isStopping else { return false }
            state.exchanges[ObjectIdentifier(exchange)] = exchange
            return true
        }
    }

    func remove(_ exchange: Exchange) {
        state.withLock { $0.exchanges[ObjectIdentifier(exchange)] = nil }
    }

    func add(_ stream: BodyStream) {
        let isStopping = state.withLock { state in
            state.streams[ObjectIdentifier(stream)] = stream
            return state.isStopping
        }
        if isStopping { stream.end() }
    }

    func remove(_ stream: BodyStream) {
        _ = state.withLock { $0.streams.removeValue(forKey: ObjectIdentifier(stream)) }
    }

    var streams: [BodyStream] { state.withLock { Array($0.streams.values) } }

    /// Ends all streams and refuses new waiting requests. Running handlers may finish.
    func endStreams() {
        let streams = state.withLock { state in
            state.isStopping = true
            return Array(state.streams.values)
        }
        for stream in streams { stream.end() }
    }

    func failExchanges(_ problem: Problem) {
        let exchanges = state.withLock { Array($0.exchanges.values) }
        for exchange in exchanges { exchange.finish(problem.response) }
    }

    /// Waits until no request is in flight, for at most `span`.
    func idle(within span: Duration, _ timekeeper: any Timekeeper) async {
        _ = await requests.settled(within: span, on: timekeeper)
    }
}
