import SDLRPC
import SDLSupport

/// The results that testers have set for later requests.
package struct ForcedResults: Feature {
    package private(set) var all: [ForcedResult] = []

    mutating func add(_ result: ForcedResult, _ turn: inout Turn) throws(DriveFailure) {
        let function = try function(named: result.function)
        if let key = result.app { _ = try turn.car.apps.named(key) }
        if result.result != "DO_NOT_RESPOND" {
            let code = try known(SDLResult(rawValue: result.result))
            let legal = (SDLRPCRegistry.message(function, .response) as? any SDLRPCResponse.Type)?.resultCodes ?? []
            guard legal.contains(code) else {
                throw DriveFailure(
                    .invalid, "\(result.function) cannot be answered with \(code).",
                    candidates: legal.map(\.rawValue))
            }
        }
        all.append(result)
        turn.touch(.faults)
    }

    /// Answers a request with the forced result that applies to the request. Returns false if the head unit must
    /// perform the request: no forced result applies, or the forced result is a success.
    mutating func answer(_ caller: inout Caller, _ turn: inout Turn) -> Bool {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name
        let found = all.firstIndex { result in
            // A forced GenericResponse applies to requests of every function.
            (result.function == name || result.function == SDLGenericResponse.name)
                && (result.app == nil || result.app == caller.app.rawValue)
        }
        guard let found else { return false }
        let result = all[found]
        if let times = result.times {
            if times <= 1 { all.remove(at: found) } else { all[found].times = times - 1 }
            turn.touch(.faults)
        }
        guard result.result != "DO_NOT_RESPOND" else { return true }
        if result.function == name, SDLResult(rawValue: result.result).isSuccess {
            caller.forced = result
            return false
        }
        if result.delayMs > 0 {
            turn.timers.set(.forcedAnswer(caller, result), at: turn.now + .milliseconds(result.delayMs))
        } else {
            turn.answer(caller, result)
        }
        return true
    }

    /// Removes the forced results of `function`, or all forced results if `function` is nil.
    mutating func remove(_ function: String?, _ turn: inout Turn) {
        all.removeAll { function == nil || $0.function == function }
        turn.touch(.faults)
    }
}

extension SDLRPCResponse {
    /// Replaces the result and the info with the values of a tester's forced result. The other members keep their
    /// values.
    mutating func force(_ forced: ForcedResult) {
        info = forced.info ?? (success ? info : nil)
        resultCode = SDLResult(rawValue: forced.result)
        success = resultCode.isSuccess
    }
}

extension Turn {
    mutating func answer(_ caller: Caller, _ forced: ForcedResult) {
        let code = SDLResult(rawValue: forced.result)
        respond(
            caller, SDLGenericResponse(success: code.isSuccess, resultCode: code, info: forced.info), isForced: true,
            as: forced.function == SDLGenericResponse.name ? .genericResponse : nil)
    }
}
