import SDLConnection
import SDLRPC
import SDLSupport

/// Identifies a request from the head unit to an app by the number of the connection and the request id.
struct AskKey: Hashable {
    let connection: UInt64
    let request: RequestID
}

// Each connection counts its own request ids. The reducer receives the result of a request as an input.
extension HeadUnit {
    func ended(_ id: RequestID, on number: UInt64, _ result: Result<Incoming, RequestFailure>) {
        // The answer to a tester's request appears only in the log, so the request is not in `askings`.
        guard let asking = askings.removeValue(forKey: AskKey(connection: number, request: id)) else { return }
        arrive(.answered(asking.ticket, asking.session, AppAnswer(result)))
    }
}

/// A request from the head unit to an app, until the request has a result.
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
