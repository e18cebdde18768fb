import SDLConnection
import SDLRPC
import SDLSupport

/// Which request of which connection it is.
struct AskKey: Hashable {
    let connection: UInt64
    let request: RequestID
}

// Requests go to apps with ids of the connection's own; what came of them comes back as an input.
extension HeadUnit {
    func ended(_ id: RequestID, on number: UInt64, _ result: Result<Incoming, RequestFailure>) {
        // What a tester has sent has its answer in the log, and nobody else waits for it.
        guard let asking = askings.removeValue(forKey: AskKey(connection: number, request: id)) else { return }
        arrive(.answered(asking.ticket, asking.session, AppAnswer(result)))
    }
}

/// A request that is on its way to an app.
struct Asking {
    let ticket: AskTicket
    let session: SessionRef
}

extension AppAnswer {
    fileprivate init(_ result: Result<Incoming, RequestFailure>) {
        switch result {
        case .success(let incoming):
            self.init(json: Array(incoming.envelope.json), cause: incoming.cause)
            // An answer of which not all has come is none.
            if incoming.fault == .incomplete {
                json = nil
                failure = "the answer is not whole"
            }
        case .failure(let failure): self.init(failure: "\(failure)")
        }
    }
}
