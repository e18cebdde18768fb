import SDLRPC
import SDLSupport

// How a request finds its handler, and what is answered when it may not.
extension HeadUnitState {
    mutating func receive(_ request: HeadUnitInput.Request, on session: SessionRef, _ turn: inout Turn) {
        let key = keys[session]
        let caller = Caller(
            app: key ?? AppKey(rawValue: ""), session: session, function: request.functionID,
            correlationID: request.correlationID, cause: request.cause)
        guard let type = SDLRPCRegistry.message(request.functionID, .response) as? any SDLRPCResponse.Type else {
            return turn.refuse(caller, .unsupportedRequest, "Module does not recognize this function id")
        }
        if let key, let app = apps[key] {
            guard isAllowed(request.functionID, for: app) else { return turn.refuse(caller, .disallowed) }
        } else if request.functionID != .registerAppInterface {
            return turn.refuse(caller, .applicationNotRegistered)
        }
        if answerAsForced(caller, &turn) { return }
        if let fault = request.fault { return turn.refuse(caller, fault.result, fault.info) }
        guard let route = RequestRoute.all[request.functionID] else {
            return turn.refuse(caller, type.unsupported, "\(type.name) is not supported by this head unit")
        }
        route.handle(&self, request, caller, &turn)
    }
}

extension Turn {
    /// Answers without a result of the function's own, as every function can be answered.
    mutating func refuse(_ caller: Caller, _ result: SDLResult, _ info: String? = nil) {
        respond(caller, SDLGenericResponse(success: false, resultCode: result, info: info))
    }
}

extension SDLRPCResponse {
    /// The legal way to say that there is nothing behind a function.
    fileprivate static var unsupported: SDLResult {
        [.unsupportedResource, .unsupportedRequest, .dataNotAvailable, .rejected, .genericError]
            .first { resultCodes.contains($0) } ?? .unsupportedRequest
    }
}

/// Hands one kind of request to its handler.
struct RequestRoute: Sendable {
    let handle: @Sendable (inout HeadUnitState, HeadUnitInput.Request, Caller, inout Turn) -> Void

    /// `body` answers through the turn, in this one or a later one.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type,
        _ body: @escaping @Sendable (inout HeadUnitState, Request, Caller, inout Turn) -> Void
    ) {
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
            body(&state, message, caller, &turn)
        }
    }

    /// For requests that carry bulk data.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type,
        withBulk body: @escaping @Sendable (inout HeadUnitState, Request, ArraySlice<UInt8>, Caller, inout Turn) -> Void
    ) {
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
            body(&state, message, request.bulk, caller, &turn)
        }
    }
}
