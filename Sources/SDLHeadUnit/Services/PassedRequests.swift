import SDLRPC
import SDLSupport

// Requests that an app answers instead of the head unit, because its active service handles them.
extension HeadUnitState {
    /// Hands a request to an active service that handles its kind, as SDL Core does; false where there is none, or none more.
    ///
    /// What carries bulk data stays here, and no app is asked what it has asked itself.
    mutating func handToService(
        _ request: HeadUnitInput.Request, _ caller: Caller, after passed: [String] = [], _ turn: inout Turn
    ) -> Bool {
        guard
            let service = services.all.first(where: { id, service in
                service.handles(request.functionID) && service.app != caller.app && !passed.contains(id)
            })?.value, let provider = service.app,
            request.bulk.isEmpty, let message = request.message as? any SDLRPCRequest
        else { return false }
        ask(message, of: provider, for: .passed(caller, request, by: passed + [service.id]), &turn)
        return true
    }

    /// What the service does not support is another's, or the head unit's own after all.
    mutating func conclude(passed question: AskedApp, _ answer: AppAnswer, _ turn: inout Turn) {
        guard case .passed(let caller, let request, let passed) = question.purpose, isWaiting(caller) else { return }
        guard let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type else {
            return
        }
        guard let response = readAny(answer, as: type, from: question.app, &turn) else {
            return refuse(caller, answer, of: question.app, &turn)
        }
        guard response.resultCode == .unsupportedRequest else { return turn.respond(caller, response) }
        if !handToService(request, caller, after: passed, &turn) { route(request, type, caller, &turn) }
        waitUsually(for: request, caller, &turn)
    }

    /// Has a name of its own: by the name of what it calls it would call itself.
    private func readAny(
        _ answer: AppAnswer, as type: any SDLRPCResponse.Type, from key: AppKey, _ turn: inout Turn
    ) -> (any SDLRPCResponse)? {
        func opened<Response: SDLRPCResponse>(_ type: Response.Type) -> (any SDLRPCResponse)? {
            read(answer, as: type, from: key, &turn)
        }
        return opened(type)
    }

    /// Whether another app is asked for it.
    func isPassed(_ caller: Caller) -> Bool {
        asked.values.contains { $0.purpose.caller.map(CallKey.init) == CallKey(caller) }
    }
}

extension AppService {
    /// Whether its app answers requests of a kind.
    fileprivate func handles(_ function: SDLFunctionID) -> Bool {
        isActive && app != nil && manifest.handledRPCs?.contains(function.rawValue) == true
    }
}
