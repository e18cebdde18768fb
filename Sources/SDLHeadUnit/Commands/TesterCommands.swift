import SDLRPC
import SDLSupport

// Commands for testers only: permissions, raw messages and forced answers.
extension HeadUnitState {
    // MARK: Permissions

    mutating func set(_ setting: PermissionSetting, _ turn: inout Turn) throws(DriveFailure) {
        let app = try apps.named(setting.app)
        let function = try function(named: setting.rpc)
        var policy = policy(of: app)
        if setting.allowed == nil, setting.userDisallowed == nil {
            policy.set(function, nil)
        } else {
            var allowed: [SDLHMILevel] = []
            for level in setting.allowed ?? [] { allowed.append(try known(SDLHMILevel(rawValue: level))) }
            var disallowed: [SDLHMILevel] = []
            for level in setting.userDisallowed ?? [] { disallowed.append(try known(SDLHMILevel(rawValue: level))) }
            policy.set(function, SDLHMIPermissions(allowed: allowed, userDisallowed: disallowed))
        }
        if setting.allowedParameters != nil || setting.userDisallowedParameters != nil {
            let parameters = SDLParameterPermissions(
                allowed: setting.allowedParameters ?? [], userDisallowed: setting.userDisallowedParameters ?? [])
            policy.set(parameters: parameters, of: function)
        } else if setting.allowed == nil, setting.userDisallowed == nil {
            policy.set(parameters: nil, of: function)
        }
        setPolicy(policy, of: app.key, &turn)
    }

    // MARK: Messages and answers

    func send(
        _ name: String, _ kind: SDLRPCKind, _ params: [UInt8], to key: String, _ turn: inout Turn
    ) throws(DriveFailure) {
        let app = try apps.named(key)
        guard let type = SDLRPCRegistry.message(named: name, kind) else {
            throw DriveFailure(
                .notFound, "\"\(name)\" is not a \(kind) of the interface.",
                candidates: SDLRPCRegistry.messages.filter { $0.kind == kind }.map { $0.name })
        }
        turn.add(.sendRaw(app.session, kind, functionID: type.functionID, json: params, causes: turn.causes))
    }

    mutating func force(_ result: ForcedResult, _ turn: inout Turn) throws(DriveFailure) {
        let function = try function(named: result.function)
        if let key = result.app { _ = try apps.named(key) }
        if result.result != "DO_NOT_RESPOND" {
            let code = try known(SDLResult(rawValue: result.result))
            let legal = (SDLRPCRegistry.message(function, .response) as? any SDLRPCResponse.Type)?.resultCodes ?? []
            guard legal.contains(code) else {
                throw DriveFailure(
                    .invalid, "\(result.function) cannot be answered with \(code).",
                    candidates: legal.map(\.rawValue))
            }
        }
        forced.append(result)
        turn.touch(.faults)
    }

    /// Answers with a result that a tester has forced. Returns false if no forced result applies to the request.
    mutating func answerAsForced(_ caller: Caller, _ turn: inout Turn) -> Bool {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name
        let found = forced.firstIndex { result in
            // A forced GenericResponse applies to requests of every function.
            (result.function == name || result.function == SDLGenericResponse.name)
                && (result.app == nil || result.app == caller.app.rawValue)
        }
        guard let found else { return false }
        let result = forced[found]
        if let times = result.times {
            if times <= 1 { forced.remove(at: found) } else { forced[found].times = times - 1 }
            turn.touch(.faults)
        }
        guard result.result != "DO_NOT_RESPOND" else { return true }
        if result.delayMs > 0 {
            turn.timers.set(.forcedAnswer(caller, result), at: turn.now + .milliseconds(result.delayMs))
        } else {
            turn.answer(caller, result)
        }
        return true
    }

    mutating func reset(_ turn: inout Turn) {
        if !forced.isEmpty { turn.touch(.faults) }
        forced = []
        change(\.overlays, &turn) { overlays, turn in
            for overlay in overlays.values { overlays.cancel(overlay, &turn) }
        }
        closeMenu(&turn)
        change(\.cloudApps, &turn) { $0.forgetAdded(&$1) }
        for key in apps.keys { close(key, &turn) }
        // No app may resume a level from before the reset.
        lost = [:]
        turn.keep()
        use(nil as PolicyTable?, &turn)
        let changed = policies.keys.sorted { $0.rawValue < $1.rawValue }
        for key in changed { setPolicy(nil, of: key, &turn) }
        for key in links.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            apps[key]?.link = nil
            turn.touch(.link, of: key)
        }
        links = [:]
        settings = Settings(profile: startProfile)
        use(startProfile, &turn)
        change(\.carData, &turn) { car, turn in
            car.stopDrive(&turn)
            car.resetValues(&turn)
        }
        change(\.control, &turn) { control, turn in
            control.resetValues(&turn)
            control.forgetAll()
        }
        change(\.calls, &turn) { $0.endCall(&$1) }
        change(\.navigation, &turn) { $0.reset(&$1) }
        change(\.services, &turn) { $0.reset(&$1) }
    }

    private func function(named name: String) throws(DriveFailure) -> SDLFunctionID {
        let type =
            SDLRPCRegistry.message(named: name, .request) ?? SDLRPCRegistry.message(named: name, .notification)
            ?? (name == SDLGenericResponse.name ? SDLGenericResponse.self : nil)
        guard let type else {
            throw DriveFailure(
                .notFound, "\"\(name)\" is not a request of the interface.",
                candidates: SDLRPCRegistry.messages.filter { $0.kind == .request }.map { $0.name })
        }
        return type.functionID
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
