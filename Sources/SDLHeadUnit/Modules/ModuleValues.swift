import JSON
import SDLRPC
import SDLSupport

// The values of the car's modules: changes by a tester, and notifications to subscribed apps.
extension ControlState {
    mutating func setModules(_ patch: JSONValue, _ turn: inout Turn) throws(DriveFailure) {
        guard turn.policy.hasProfileCar else {
            throw DriveFailure(
                .conflict, "A web HMI presents the head unit and provides the module values.",
                hint: "Change the values in the web HMI, or close the page of the web HMI.")
        }
        guard let changes = patch.object else {
            throw DriveFailure(.invalid, "The merge patch is not a JSON object.")
        }
        for (type, modules) in changes {
            guard let modules = modules.object else {
                throw DriveFailure(
                    .invalid, "\(type): an object with module ids and their values is required.")
            }
            for (id, values) in modules { try setModule(ModuleRef(SDLModuleType(rawValue: type), id), values, &turn) }
        }
    }

    private mutating func setModule(
        _ ref: ModuleRef, _ patch: JSONValue, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard let module = modules[ref] else {
            throw DriveFailure(
                .notFound, "The car \"\(turn.profile.id)\" has no module \(ref.type).\(ref.id).",
                hint: modules.isEmpty ? "Add modules in remoteControl of the profile." : nil,
                candidates: modules.keys.map { "\($0.type).\($0.id)" })
        }
        do throws(Vehicle.Refusal) {
            var values = try module.checked(module.values.merged(with: patch))
            if let problem = module.problem(withMemory: values) {
                throw Vehicle.Refusal(path: "\(ref.type).\(ref.id).memory", problem: problem)
            }
            let memory = values["memory"]
            values["memory"] = nil
            modules[ref]?.values = values
            if let memory { _ = modules[ref]?.take(["memory": memory]) }
        } catch {
            throw DriveFailure(.invalid, "\(error.path): \(error.problem).", candidates: error.candidates)
        }
        changed(ref, since: module, &turn)
    }

    /// Notifies the subscribed apps of the changed values of a module.
    mutating func changed(_ ref: ModuleRef, since before: CarModule, _ turn: inout Turn) {
        guard let module = modules[ref] else { return }
        if module.memories != before.memories { turn.touch(.module(ref)) }
        guard module.values != before.values else { return }
        turn.touch(.module(ref))
        let news = module.reported(module.changes(since: before.values))
        if news.object?.isEmpty == false { notifySubscribers(of: ref, module.data(news), &turn) }
        notifyCar(of: module, since: before, &turn)
    }

    func notifySubscribers(of ref: ModuleRef, _ data: JSONValue, _ turn: inout Turn) {
        let json = JSONValue.object(["moduleData": data]).json()
        let function = SDLFunctionID.onInteriorVehicleData
        for app in turn.car.apps.values where isSubscribed(app.key, ref) {
            guard app.policy.verdict(on: function, at: app.status.hmiLevel) == .allowed else { continue }
            turn.add(.sendRaw(app.session, .notification, functionID: function, json: json, causes: turn.causes))
        }
    }

    /// Sets the modules that an app is subscribed to. The resumption hash changes, because subscriptions are resumed.
    mutating func setModules(_ refs: [ModuleRef], of key: AppKey, _ turn: inout Turn) {
        guard turn.car.apps[key] != nil, Set(refs) != Set(subscribed(key)) else { return }
        for ref in modules.keys where refs.contains(ref) != isSubscribed(key, ref) { turn.touch(.module(ref)) }
        subscribe(key, modules.keys.filter(refs.contains))
        turn.raise(.hash(key))
    }

    mutating func dropSubscriptions(of key: AppKey, _ turn: inout Turn) {
        let refs = subscribed(key)
        for ref in refs { turn.touch(.module(ref)) }
        subscribe(key, [])
        unsubscribeModules(refs, &turn)
    }

    /// Replaces the modules after a profile change. A module that both profiles have keeps its values if the values are
    /// still valid.
    mutating func adapt(since before: Profile, _ turn: inout Turn) {
        guard turn.profile.document["remoteControl"] != before.document["remoteControl"] else { return }
        let old = modules
        modules = turn.profile.remoteControl?.modules ?? [:]
        for (ref, module) in old {
            guard let first = modules[ref], before.remoteControl?.modules[ref]?.values == first.values,
                let values = try? first.checked(module.values)
            else { continue }
            modules[ref]?.values = values
            modules[ref]?.memories = module.memories
        }
        turn.touch(.modules)
        // Apps keep their subscriptions to modules that are missing now, because another profile may have them again.
        for (ref, module) in old { changed(ref, since: module, &turn) }
        for (ref, module) in modules where old[ref] == nil {
            notifySubscribers(of: ref, module.data(module.reported(module.values)), &turn)
        }
        releaseGoneModules(&turn)
    }

    /// Resets each module to the values in the profile, for the next test.
    mutating func resetValues(_ turn: inout Turn) {
        let own = turn.profile.remoteControl?.modules
        for (ref, module) in modules {
            modules[ref]?.values = own?[ref]?.values ?? module.values
            modules[ref]?.memories = own?[ref]?.memories ?? [:]
            changed(ref, since: module, &turn)
        }
    }
}
