import JSON
import SDLRPC
import SDLSupport

// Requests from apps that read or change the car's modules.
extension ControlState {
    mutating func get(_ request: SDLGetInteriorVehicleData, _ caller: Caller, _ turn: inout Turn) {
        guard let app = controller(of: request.moduleType, caller, &turn) else { return }
        guard let module = module(request.moduleType, request.moduleId) else {
            return turn.refuse(caller, .unsupportedResource, "Accessing not supported module data")
        }
        let (ref, wants) = (module.ref, request.subscribe)
        let isKnown = isKnown(module, to: app, wants: wants, turn.car)
        let (kind, limit) = ("requests of all apps for this module", turn.profile.limits.moduleRequests)
        if !isKnown, turn.asksTooOften(caller, &rates[ref], kind, limit: limit) { return }
        if turn.policy.answersForCar, !isKnown {
            return pass(request, ref, of: app, caller, &turn)
        }
        let isRepeated = wants == true && isSubscribed(app.key, ref)
        var params: JSONValue = ["moduleData": module.data(module.reported(module.values))]
        if let wants { params["isSubscribed"] = .bool(wants) }
        let reply = PresenterReply(
            isRepeated ? .warnings : .success,
            info: isRepeated ? "App is already subscribed to the provided module" : nil)
        guard let response = reply.read(SDLGetInteriorVehicleDataResponse.self, success: true, params) else {
            return turn.refuse(caller, .genericError, SDLResult.unreadable)
        }
        turn.respond(caller, response)
        guard let wants else { return }
        setModules(subscribed(app.key).filter { $0 != ref } + (wants ? [ref] : []), of: caller.app, &turn)
    }

    /// Returns whether the module's values can be returned without a request to the web HMI. As in SDL Core, no request
    /// is needed while an app subscribes to the module. If the last subscriber unsubscribes, the HMI gets a request.
    private func isKnown(_ module: CarModule, to app: RegisteredApp, wants: Bool?, _ car: HeadUnitState) -> Bool {
        let subscribers = car.apps.values.filter { isSubscribed($0.key, module.ref) }
        guard car.presenter.policy.sharesSubscriptions else { return !subscribers.isEmpty }
        let isLast = wants == false && subscribers.map(\.key) == [app.key]
        return !subscribers.isEmpty && !isLast && module.isReported
    }

    mutating func set(_ request: SDLSetInteriorVehicleData, _ caller: Caller, _ turn: inout Turn) {
        guard let app = controller(of: request.moduleData.moduleType, caller, &turn) else { return }
        let (type, id) = (request.moduleData.moduleType, request.moduleData.moduleId ?? seatModule(request.moduleData))
        let ref = module(type, id)?.ref ?? ModuleRef(type, id ?? "")
        take(ref, for: request, app, caller, &turn)
    }

    mutating func carryOut(_ request: any SDLRPCRequest, _ ref: ModuleRef, _ caller: Caller, _ turn: inout Turn) {
        switch request {
        case let request as SDLSetInteriorVehicleData: carryOut(set: request, ref, caller, &turn)
        case let request as SDLButtonPress: carryOut(press: request, ref, caller, &turn)
        default: break
        }
    }

    private mutating func keep(_ keeps: Bool, _ key: AppKey) {
        if keeps { keepsContext.insert(key) } else { keepsContext.remove(key) }
    }

    private mutating func carryOut(
        set request: SDLSetInteriorVehicleData, _ ref: ModuleRef, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let app = turn.car.apps[caller.app], let (module, requested) = named(in: request, ref, caller, &turn)
        else { return }
        do throws(ModuleRefusal) {
            let rest = try module.settable(requested, isPlayer: app.isMedia)
            if turn.policy.answersForCar {
                if rest["source"] != nil, let keeps = rest["keepContext"]?.bool { keep(keeps, app.key) }
                return pass(set: module, rest, caller, &turn)
            }
            try module.askCar(for: rest)
            change(module.ref, rest, caller, &turn)
        } catch {
            turn.refuse(caller, error.result, error.info)
        }
    }

    /// Returns the module in the request and the requested values. If the values are of another module type, refuses
    /// the request and returns nil.
    private func named(
        in request: SDLSetInteriorVehicleData, _ ref: ModuleRef, _ caller: Caller, _ turn: inout Turn
    ) -> (CarModule, requested: JSONValue)? {
        let data = request.moduleData
        let whole = JSONValue(of: data)
        guard let kind = ModuleKind.byType[data.moduleType], let requested = whole[kind.data] else {
            turn.refuse(caller, .invalidData, "Request module type & data mismatch!")
            return nil
        }
        guard let module = modules[ref] else {
            turn.refuse(caller, .unsupportedResource, "Accessing not supported module data")
            return nil
        }
        return (module, requested)
    }

    private mutating func change(_ ref: ModuleRef, _ requested: JSONValue, _ caller: Caller, _ turn: inout Turn) {
        guard let before = modules[ref] else { return }
        var (requested, after) = (requested, before)
        // The requested keepContext is applied once and is not stored.
        requested["keepContext"] = nil
        let news = after.take(requested)
        modules[ref] = after
        turn.respond(
            caller, as: SDLSetInteriorVehicleDataResponse.self, .success, success: true, info: nil,
            ["moduleData": after.data(after.reported(news))])
        changed(ref, since: before, &turn)
        give(ref, to: caller.app, &turn)
    }

    // MARK: Lookup

    /// Returns the app if it may control modules of this type; otherwise refuses the request and returns nil. The
    /// checks are in SDL Core's order.
    func controller(of type: SDLModuleType, _ caller: Caller, _ turn: inout Turn) -> RegisteredApp? {
        guard let app = turn.car.apps[caller.app] else { return nil }
        if turn.profile.remoteControl == nil {
            turn.refuse(caller, .unsupportedResource, "RC is not supported by system")
        } else if !app.isController {
            turn.refuse(caller, .disallowed)
        } else if !turn.car.settings.allowsControl {
            turn.refuse(caller, .userDisallowed, ControlState.isOff)
        } else if modules.isEmpty {
            turn.refuse(caller, .unsupportedResource, "Accessing not supported module")
        } else if turn.car.policyInForce?.opens(type, to: app.policyKey) == false {
            turn.refuse(caller, .disallowed, "The RPC is disallowed by vehicle settings")
        } else {
            return app
        }
        return nil
    }

    /// Returns the module with this type and id, or the first module of the type if `id` is nil.
    func module(_ type: SDLModuleType, _ id: String?) -> CarModule? {
        if let id { return modules[ModuleRef(type, id)] }
        return modules.values.first { $0.ref.type == type && !$0.ref.id.isEmpty } ?? modules[ModuleRef(type, "")]
    }

    /// Returns the module id for the seat name in the data: nil without a seat name, empty if the car has no such
    /// module. Before version 6, requests contain the name of the driver's seat or of the passenger's seat. These seats
    /// are the first two seat modules.
    private func seatModule(_ data: SDLModuleData) -> String? {
        guard data.moduleType == .seat, let seat = data.seatControlData?.id else { return nil }
        let ids = modules.keys.filter { $0.type == .seat }.map(\.id)
        guard let index = [SDLSupportedSeat.driver, .frontPassenger].firstIndex(of: seat), index < ids.count else {
            return ""
        }
        return ids[index]
    }
}

extension RegisteredApp {
    var isController: Bool { types.contains(.remoteControl) }
}
