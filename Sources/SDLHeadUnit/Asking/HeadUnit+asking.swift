import SDLConnection
import SDLRPC
import SDLSupport

/// Identifies a request from the head unit to an app by the number of the connection and the request id.
struct AskKey: Hashable {
    let connection: UInt64
    let request: RequestID
}

// Requests to apps. Each connection has its own request ids. The result of each request becomes an input of the
// reducer.
extension HeadUnit {
    func ended(_ id: RequestID, on number: UInt64, _ result: Result<Incoming, RequestFailure>) {
        // A request that a tester has sent is not in `askings`; the app's answer to such a request appears only in the
        // log.
        guard let asking = askings.removeValue(forKey: AskKey(connection: number, request: id)) else { return }
        arrive(.answered(asking.ticket, asking.session, AppAnswer(result)))
    }
}

/// A request from the head unit to an app. The request has no result yet.
struct Asking {
    let ticket: AskTicket
    let session: SessionRef
}

extension AppAnswer {
    fileprivate init(_ result: Result<Incoming, RequestFailure>) {
        switch result {
        case .success(let incoming):
            self.init(json: Array(incoming.envelope.json), cause: incoming.cause)
            // An incomplete answer counts as no answer.
            if incoming.fault == .incomplete {
                json = nil
                failure = "the answer is incomplete"
            }
        case .failure(let failure): self.init(failure: "\(failure)")
        }
    }
}
