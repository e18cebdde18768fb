import SDLRPC
import SDLSupport

// Requests that an app answers in place of the head unit, because the app's active service handles such requests.
extension AppServices {
    /// Passes a request to an active service that handles such requests, as SDL Core does. Returns false if there is no
    /// such service, or if all such services have already received the request.
    ///
    /// Requests with bulk data are not passed on. A request is never passed to the app that sent the request.
    mutating func passOn(
        _ request: HeadUnitInput.Request, _ caller: Caller, after passed: [String] = [], _ turn: inout Turn
    ) -> Bool {
        guard let service = handler(of: request, caller, after: passed), let provider = service.app,
            let message = request.message as? any SDLRPCRequest
        else { return false }
        ask(message, of: provider, for: .passed(caller, request, by: passed + [service.id]), &turn)
        return true
    }

    /// Handles the app's answer. If the app does not support the request, the request is passed to another service or
    /// handled by the head unit.
    mutating func conclude(passed question: AskedApp, _ answer: AppAnswer, _ turn: inout Turn) {
        guard case .passed(let caller, let request, let passed) = question.purpose, turn.car.isWaiting(caller) else {
            return
        }
        guard let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type else {
            return
        }
        guard let response = readAny(answer, as: type, from: question.app, &turn) else {
            return refuse(caller, answer, of: question.app, &turn)
        }
        guard response.resultCode == .unsupportedRequest else { return turn.respond(caller, response) }
        let isPassed = passOn(request, caller, after: passed, &turn)
        turn.raise(.passedBack(request, caller, isPassed: isPassed))
    }

    /// Decodes an answer whose type is known only at run time. The name `read` is not possible here, because the body
    /// calls the generic function `read`.
    private func readAny(
        _ answer: AppAnswer, as type: any SDLRPCResponse.Type, from key: AppKey, _ turn: inout Turn
    ) -> (any SDLRPCResponse)? {
        func opened<Response: SDLRPCResponse>(_ type: Response.Type) -> (any SDLRPCResponse)? {
            read(answer, as: type, from: key, &turn)
        }
        return opened(type)
    }

    func handler(of request: HeadUnitInput.Request, _ caller: Caller, after passed: [String] = []) -> AppService? {
        guard request.bulk.isEmpty else { return nil }
        return all.first { id, service in
            service.handles(request.functionID) && service.app != caller.app && !passed.contains(id)
        }?.value
    }

    /// Returns whether the request was passed to another app.
    func isPassed(_ caller: Caller) -> Bool {
        asked.values.contains { $0.purpose.caller.map(CallKey.init) == CallKey(caller) }
    }
}

extension AppService {
    fileprivate func handles(_ function: SDLFunctionID) -> Bool {
        isActive && app != nil && manifest.handledRPCs?.contains(function.rawValue) == true
    }
}
