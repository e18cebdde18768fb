package import SDLConnection
package import SDLRPC
import SDLSupport

/// Who answers which request of the head unit.
@MainActor
package final class RequestTable {
    private struct Entry {
        weak var owner: AnyObject?
        let handle: (Incoming, Connection) -> Void
    }

    private var entries: [SDLFunctionID: [Entry]] = [:]

    package init() {}

    /// Until the owner is gone. Of several the newest is asked.
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

    /// Whether somebody answers it, now or later.
    package func deliver(_ incoming: Incoming, of connection: Connection) -> Bool {
        let owned = entries[incoming.functionID]?.last { $0.owner != nil }
        owned?.handle(incoming, connection)
        return owned != nil
    }
}

/// The answer to one request of the head unit's: it is given once, and what nobody holds any more without having given it
/// ends as GENERIC_ERROR.
package final class RequestAnswer<Response: SDLRPCResponse>: Sendable {
    private struct Pending {
        let incoming: Incoming
        let connection: Connection
    }

    private let pending: Lock<Pending?>

    fileprivate init(to incoming: Incoming, of connection: Connection) {
        pending = Lock(Pending(incoming: incoming, connection: connection))
    }

    deinit {
        if let pending = take() {
            pending.connection.refuse(
                pending.incoming, .genericError, info: "The app let go of the request", causes: [])
        }
    }

    /// What comes after the first answer is left out.
    package func callAsFunction(_ response: Response) {
        if let pending = take() { pending.connection.reply(response, to: pending.incoming) }
    }

    private func take() -> Pending? { pending.withLock { $0.take() } }
}
