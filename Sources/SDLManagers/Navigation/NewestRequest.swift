import SDLRPC

/// Sends requests of one type, one after another. While a request is in flight, only the newest of the further requests
/// waits. The older ones fail with `SDLManagerError.superseded`.
@MainActor
final class NewestRequest<Request: SDLRPCRequest> {
    typealias Handler = @MainActor (Request.Response?, (any Error)?) -> Void

    private let lifecycle: SDLLifecycleManager
    private let mark: () -> Void
    private var waiting: (request: Request, handler: Handler)?
    private var isInFlight = false
    /// A counter that identifies the current connection. Answers to requests of an earlier connection are ignored.
    private var connections = IDCounter()

    init(_ lifecycle: SDLLifecycleManager, mark: @escaping () -> Void) {
        self.lifecycle = lifecycle
        self.mark = mark
    }

    func send(_ request: Request, then handler: @escaping Handler) {
        guard lifecycle.isReady else {
            return lifecycle.endings.later { handler(nil, SDLManagerError.notReady) }
        }
        if let old = waiting?.handler { lifecycle.endings.later { old(nil, SDLManagerError.superseded) } }
        waiting = (request, handler)
        mark()
    }

    func flush() {
        guard !isInFlight, let (request, handler) = waiting else { return }
        let connection = connections.last
        waiting = nil
        isInFlight = true
        lifecycle.ask(request) { [weak self] response, error in
            self?.answered(connection)
            handler(response, error)
        }
    }

    private func answered(_ connection: Int) {
        guard connection == connections.last else { return }
        isInFlight = false
        if waiting != nil { mark() }
    }

    /// Ends the waiting request with an error. Called when the connection is lost.
    func reset() {
        _ = connections.next()
        isInFlight = false
        guard let handler = waiting?.handler else { return }
        waiting = nil
        lifecycle.endings.deliver { handler(nil, SDLManagerError.notReady) }
    }
}
