import JSON
import SDLRPC
import SDLSupport

typealias RequestHandler<State, Request> = @Sendable (inout State, Request, Caller, inout Turn) -> Void

/// Converts a handler of a feature to a handler of the head unit.
func of<Owner: Feature, Request>(
    _ place: any WritableKeyPath<HeadUnitState, Owner> & Sendable, _ body: @escaping RequestHandler<Owner, Request>
) -> RequestHandler<HeadUnitState, Request> {
    { state, request, caller, turn in state.change(place, &turn) { body(&$0, request, caller, &$1) } }
}

/// Converts a handler of an app's feature to a handler of the head unit.
func of<Owner: Feature, Request>(
    _ part: any WritableKeyPath<RegisteredApp, Owner> & Sendable, _ body: @escaping RequestHandler<Owner, Request>
) -> RequestHandler<HeadUnitState, Request> {
    { state, request, caller, turn in state.change(part, of: caller.app, &turn) { body(&$0, request, caller, &$1) } }
}

/// Passes one kind of request to its handler.
struct RequestRoute: Sendable {
    let handle: @Sendable (inout HeadUnitState, HeadUnitInput.Request, Caller, inout Turn) -> Void
    /// Whether the response waits for the driver or another app. If so, the usual timeout does not apply.
    let waitsForOthers: Bool

    /// Creates the route of a request. `body` may send the answer immediately or in a later turn.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type, waitsForOthers: Bool = false,
        _ body: @escaping RequestHandler<HeadUnitState, Request>
    ) {
        self.init(type, waitsForOthers) { body(&$0, $1, $3, &$4) }
    }

    /// Creates the route of a request whose texts SDL Core checks first.
    init<Request: TextChecked>(
        _ type: Request.Type, waitsForOthers: Bool = false,
        _ body: @escaping RequestHandler<HeadUnitState, Request>
    ) {
        self.init(type, waitsForOthers) { state, message, _, caller, turn in
            if let bad = message.invalidText {
                turn.find(.notALine(bad), about: caller)
                return turn.refuse(caller, .invalidData)
            }
            body(&state, message, caller, &turn)
        }
    }

    /// Creates the route of a request that may have custom members: `body` also receives the original JSON.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type,
        asItCame body: @escaping @Sendable (inout HeadUnitState, Request, JSONValue, Caller, inout Turn) -> Void
    ) {
        self.init(type, false) { state, message, request, caller, turn in
            let isKnownWhole = state.profile.vehicleItems.added.isEmpty
            let raw = isKnownWhole ? nil : request.parameters
            body(&state, message, raw ?? [:], caller, &turn)
        }
    }

    /// Creates the route of a request that carries bulk data.
    init<Request: SDLRPCRequest>(
        _ type: Request.Type,
        withBulk body: @escaping @Sendable (inout HeadUnitState, Request, ArraySlice<UInt8>, Caller, inout Turn) -> Void
    ) {
        self.init(type, false) { body(&$0, $1, $2.bulk, $3, &$4) }
    }

    private init<Request: SDLRPCRequest>(
        _ type: Request.Type, _ waitsForOthers: Bool,
        _ body: @escaping @Sendable (inout HeadUnitState, Request, HeadUnitInput.Request, Caller, inout Turn) -> Void
    ) {
        self.waitsForOthers = waitsForOthers
        handle = { state, request, caller, turn in
            guard let message = request.message as? Request else { return turn.refuse(caller, .invalidData) }
            body(&state, message, request, caller, &turn)
        }
    }
}
