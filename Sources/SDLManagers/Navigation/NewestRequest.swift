import SDLRPC

/// One request of a kind is on its way at most, and the newest of those that came meanwhile waits; the others end.
@MainActor
final class NewestRequest<Request: SDLRPCRequest> {
    typealias Handler = @MainActor (Request.Response?, (any Error)?) -> Void

    private let lifecycle: SDLLifecycleManager
    private let mark: () -> Void
    private var waiting: (request: Request, handler: Handler)?
    private var isOnTheWay = false
    /// What an earlier connection answers is no matter of this one's.
    private var connections = Counting()

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
        guard !isOnTheWay, let (request, handler) = waiting else { return }
        let connection = connections.last
        waiting = nil
        isOnTheWay = true
        lifecycle.ask(request) { [weak self] response, error in
            self?.answered(connection)
            handler(response, error)
        }
    }

    private func answered(_ connection: Int) {
        guard connection == connections.last else { return }
        isOnTheWay = false
        if waiting != nil { mark() }
    }

    /// What waits goes with the connection.
    func reset() {
        _ = connections.next()
        isOnTheWay = false
        guard let handler = waiting?.handler else { return }
        waiting = nil
        lifecycle.endings.deliver { handler(nil, SDLManagerError.notReady) }
    }
}
