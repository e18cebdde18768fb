internal import SDLSupport

/// The requests that are not answered yet. When the server stops, it ends the streams, waits a short time for running
/// handlers, and then answers the remaining requests with an error.
final class InFlightRequests: Sendable {
    private struct State {
        var requests = 0
        var exchanges: [ObjectIdentifier: Exchange] = [:]
        var streams: [ObjectIdentifier: BodyStream] = [:]
        var isStopping = false
        var idle: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Lock(State())

    func begin() { state.withLock { $0.requests += 1 } }

    func end() {
        let idle: [CheckedContinuation<Void, Never>] = state.withLock { state in
            state.requests -= 1
            guard state.requests == 0 else { return [] }
            defer { state.idle = [] }
            return state.idle
        }
        for continuation in idle { continuation.resume() }
    }

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
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.requests > 0 { state.idle.append(continuation) }
                return state.requests == 0
            }
            guard !isIdle else { return continuation.resume() }
            timekeeper.ring(after: span) { [self] in
                let idle = state.withLock { state in
                    defer { state.idle = [] }
                    return state.idle
                }
                for continuation in idle { continuation.resume() }
            }
        }
    }
}
