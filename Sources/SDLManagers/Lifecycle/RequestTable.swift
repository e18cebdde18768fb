package import SDLConnection
package import SDLRPC
import SDLSupport

/// The handlers of requests that the head unit sends to the app.
@MainActor
package final class RequestTable {
    private struct Entry {
        weak var owner: AnyObject?
        let handle: (Incoming, Connection) -> Void
    }

    private var entries: [SDLFunctionID: [Entry]] = [:]

    package init() {}

    /// Registers a handler. The handler is removed when its owner is released. If a function has several handlers, only
    /// the newest handler is called.
    package func answer<Request: SDLRPCRequest>(
        _ type: Request.Type, owner: AnyObject,
        _ handler: @escaping (_ request: Request, _ answer: RequestAnswer<Request.Response>) -> Void
    ) {
        entries[Request.functionID]?.removeAll { $0.owner == nil }
        entries[Request.functionID, default: []].append(
            Entry(owner: owner) { incoming, connection in
                guard let request = incoming.message as? Request else {
                    return connection.refuse(incoming, .invalidData, info: incoming.fault.map { "\($0)" })
                }
                handler(request, RequestAnswer(to: incoming, of: connection))
            })
    }

    /// Passes a request to its handler. Returns false if there is no handler.
    package func deliver(_ incoming: Incoming, of connection: Connection) -> Bool {
        let owned = entries[incoming.functionID]?.last { $0.owner != nil }
        owned?.handle(incoming, connection)
        return owned != nil
    }
}

/// The answer to one request of the head unit. Only the first call sends an answer. If this object is released before
/// the first call, the library sends GENERIC_ERROR.
package final class RequestAnswer<Response: SDLRPCResponse>: Sendable {
    private let pending: Lock<(incoming: Incoming, connection: Connection)?>

    fileprivate init(to incoming: Incoming, of connection: Connection) {
        pending = Lock((incoming: incoming, connection: connection))
    }

    deinit {
        if let pending = take() {
            pending.connection.refuse(
                pending.incoming, .genericError, info: "The app did not answer the request", causes: [])
        }
    }

    /// Sends the answer. Further calls have no effect.
    package func callAsFunction(_ response: Response) {
        if let pending = take() { pending.connection.reply(response, to: pending.incoming) }
    }

    private func take() -> (incoming: Incoming, connection: Connection)? { pending.withLock { $0.take() } }
}
