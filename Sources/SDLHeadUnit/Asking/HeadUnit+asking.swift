import SDLConnection
import SDLRPC
import SDLSupport

/// Identifies a request of the head unit by connection and request id.
struct AskKey: Hashable {
    let connection: UInt64
    let request: RequestID
}

// Each connection counts its own request ids. The reducer receives the result of a request as an input.
extension HeadUnit {
    func ended(_ id: RequestID, on number: UInt64, _ result: Result<Incoming, RequestFailure>) {
        // Requests that a tester sent are not in `askings`: their answers only appear in the log.
        guard let asking = askings.removeValue(forKey: AskKey(connection: number, request: id)) else { return }
        arrive(.answered(asking.ticket, asking.session, AppAnswer(result)))
    }
}

/// A request to an app that has no result yet.
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
