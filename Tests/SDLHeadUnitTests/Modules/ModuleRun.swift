import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

// Module requests in a simulated run.
extension Run {
    /// Returns a run with an active app that may control modules.
    static func controlling(_ id: String = "app", _ profile: Profile = Profile.all[0]) -> (Run, SessionRef) {
        var run = Run(profile)
        let session = run.controller(id, session: 1)
        return (run, session)
    }

    /// Registers and activates another app that may control modules.
    mutating func controller(_ id: String, session number: UInt32, isMedia: Bool = false) -> SessionRef {
        let session = register(id, session: number, types: [.remoteControl]) { $0.isMediaApplication = isMedia }
        drive(.app(key: id, .activate))
        return session
    }

    @discardableResult
    mutating func read(
        _ type: SDLModuleType, _ id: String? = nil, subscribe: Bool? = nil, on session: SessionRef
    ) -> JSONValue? {
        ask(SDLGetInteriorVehicleData(moduleType: type, moduleId: id, subscribe: subscribe), on: session)
    }

    /// Lets an app set values of a module. `data` has the member names of the structure ModuleData.
    @discardableResult
    mutating func set(
        _ type: SDLModuleType, _ id: String?, _ data: JSONValue, on session: SessionRef
    ) -> JSONValue? {
        var module: JSONValue = ["moduleType": .string(type.rawValue)]
        if let id { module["moduleId"] = .string(id) }
        for (name, values) in data.object ?? [:] { module[name] = values }
        let request = JSONValue.object(["moduleData": module])
        guard let message = try? SDLSetInteriorVehicleData.reading(request.json()).value else { return nil }
        return ask(message, on: session)
    }

    @discardableResult
    mutating func set(_ type: SDLModuleType, _ data: JSONValue, on session: SessionRef) -> JSONValue? {
        set(type, nil, data, on: session)
    }

    /// Changes values of a module with a tester's command.
    @discardableResult
    mutating func move(_ type: SDLModuleType, _ id: String, _ values: JSONValue) -> DriveFailure? {
        drive(.modules(mergePatch: JSONValue.object([type.rawValue: .object([id: values])])))
    }

    /// Returns the values in each OnInteriorVehicleData that the app has received since the last input of the test.
    func receivedModules(_ session: SessionRef) -> [JSONValue] {
        effects.compactMap { effect in
            guard case .sendRaw(session, .notification, .onInteriorVehicleData, let json, _) = effect else {
                return nil
            }
            return try? JSONValue(parsing: json)["moduleData"]
        }
    }

    func values(_ type: SDLModuleType, _ id: String) -> JSONValue? {
        state.control.modules[ModuleRef(type, id)]?.values
    }
}

// Owners and consents.
extension Run {
    mutating func control(access: RemoteControlAccess? = nil, allowed: Bool? = nil) {
        var settings = HeadUnitSettings()
        settings.access = access?.rawValue
        settings.allowsControl = allowed
        drive(.set(settings))
    }

    @discardableResult
    mutating func answer(allowed: Bool, module: String? = nil) -> DriveFailure? {
        drive(.consent(ConsentAnswer(allowed: allowed, module: module)))
    }

    /// The last response that the head unit has sent since the last input of the test.
    var reply: JSONValue? { answers.last?.params }

    mutating func consents(_ session: SessionRef, _ ids: String...) -> JSONValue? {
        ask(SDLGetInteriorVehicleDataConsent(moduleType: .seat, moduleIds: ids), on: session)?["allowed"]
    }

    /// Ends the session of an app without a message, as when its connection breaks.
    mutating func lose(_ session: SessionRef) {
        drive(.unforce(function: nil))
        take(.sessionEnded(session))
    }

    var holders: [String: String] {
        var holders: [String: String] = [:]
        for (ref, app) in state.control.holders { holders["\(ref.type).\(ref.id)"] = app.rawValue }
        return holders
    }

    /// Returns the content of the last OnRCStatus that the app has received since the last input of the test.
    func status(_ session: SessionRef) -> (allowed: Bool?, allocated: [String], free: [String])? {
        let received = effects.compactMap { effect -> SDLOnRCStatus? in
            guard case .notify(session, let notification as SDLOnRCStatus, _, _) = effect else { return nil }
            return notification
        }
        func names(_ modules: [SDLModuleData]) -> [String] { modules.map { "\($0.moduleType).\($0.moduleId ?? "")" } }
        return received.last.map { ($0.allowed, names($0.allocatedModules), names($0.freeModules)) }
    }
}
