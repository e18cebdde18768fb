import SDLRPC

/// A request that takes effect before the presenter answers, and is revoked if the presenter refuses it.
protocol Revocable: SDLRPCRequest {
    /// Restores everything that this request has changed. Changes by later requests are kept.
    func revoke(_ before: RegisteredApp, in state: inout HeadUnitState, _ turn: inout Turn)
}

extension HeadUnitState {
    mutating func revoke(_ request: any SDLRPCMessage, _ before: RegisteredApp, _ turn: inout Turn) {
        guard apps[before.key]?.session == before.session else { return }
        (request as? any Revocable)?.revoke(before, in: &self, &turn)
    }

    mutating func putBack<Value>(
        _ part: WritableKeyPath<RegisteredApp, Value>, _ before: RegisteredApp, as aspect: Aspect, _ turn: inout Turn
    ) {
        apps[before.key]?[keyPath: part] = before[keyPath: part]
        turn.touch(aspect)
    }
}
