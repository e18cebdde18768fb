import JSON
import SDLRPC
import SDLSupport

/// What a web HMI is asked for a module.
enum ModulePurpose: Sendable {
    /// An app reads it, and may want to hear of it from now on.
    case read(Caller, ModuleRef, SDLGetInteriorVehicleData)
    case set(Caller, ModuleRef)
    case press(Caller, ModuleRef)
    /// The HMI asks its driver.
    case consent(ConsentQuestion)
    /// Apps hear of it already, and the HMI does not know yet.
    case hear(ModuleRef)
    /// The last app that heard of it does so no longer.
    case forget(ModuleRef)

    var caller: Caller? {
        switch self {
        case .read(let caller, _, _), .set(let caller, _), .press(let caller, _): caller
        case .consent(let question): question.caller
        case .hear, .forget: nil
        }
    }
}

// The modules of a presenting web HMI: it is asked, and its values count.
extension HeadUnitState {
    /// Asks for a module that the HMI alone knows.
    mutating func pass(
        _ request: SDLGetInteriorVehicleData, _ ref: ModuleRef, of app: RegisteredApp, _ caller: Caller,
        _ turn: inout Turn
    ) {
        // To who is subscribed already, or not at all, SDL Core's HMI need not say so again.
        let isNews = request.subscribe.map { $0 != app.modules.contains(ref) } == true
        askPresenter(
            .request(SDLGetInteriorVehicleData(ref, subscribe: isNews ? request.subscribe : nil), of: app.key),
            for: .module(.read(caller, ref, request)), &turn)
    }

    mutating func pass(set module: CarModule, _ wish: JSONValue, _ caller: Caller, _ turn: inout Turn) {
        var whole = module.data(wish)
        // Which seat a module is, the HMI judges; an app may call it by what the interface had before its id.
        if module.ref.type == .seat, let seat = wish["id"] { whole[module.kind.data]?["id"] = seat }
        guard let data = try? SDLModuleData.reading(whole.json()).value else {
            return turn.refuse(caller, .invalidData)
        }
        askPresenter(
            .request(SDLSetInteriorVehicleData(moduleData: data), of: caller.app),
            for: .module(.set(caller, module.ref)), &turn)
    }

    mutating func pass(press request: SDLButtonPress, _ ref: ModuleRef, _ caller: Caller, _ turn: inout Turn) {
        var request = request
        request.moduleId = ref.id.isEmpty ? nil : ref.id
        askPresenter(.request(request, of: caller.app), for: .module(.press(caller, ref)), &turn)
    }

    /// The HMI asks its driver for what is not known yet.
    mutating func pass(_ question: ConsentQuestion, _ turn: inout Turn) {
        guard let type = question.open.first?.type else { return }
        askPresenter(
            .request(
                SDLGetInteriorVehicleDataConsent(moduleType: type, moduleIds: question.open.map(\.id)),
                of: question.caller.app), for: .module(.consent(question)), &turn)
    }

    // MARK: Answers

    mutating func conclude(_ purpose: ModulePurpose, _ reply: PresenterReply, _ turn: inout Turn) {
        switch purpose {
        case .read(let caller, let ref, let request): conclude(read: request, ref, caller, reply, &turn)
        case .set(let caller, let ref): conclude(set: ref, caller, reply, &turn)
        case .press(let caller, let ref): conclude(press: ref, caller, reply, &turn)
        case .consent(let question): conclude(consent: question, reply, &turn)
        case .hear(let ref): conclude(hear: ref, reply, &turn)
        case .forget: break
        }
    }

    private mutating func conclude(
        read request: SDLGetInteriorVehicleData, _ ref: ModuleRef, _ caller: Caller, _ reply: PresenterReply,
        _ turn: inout Turn
    ) {
        guard let app = apps[caller.app], reply.isGood([.success, .warnings, .wrongLanguage, .retry, .saved]) else {
            return refuse(caller, reply, &turn)
        }
        var members = reply.members
        let isSubscribed = app.modules.contains(ref)
        // What the HMI says to it counts only where the app has asked for a change.
        let asked = request.subscribe.flatMap { $0 == isSubscribed ? nil : $0 }
        let said = asked == nil ? nil : members["isSubscribed"]?.bool
        members["isSubscribed"] = request.subscribe.map { _ in .bool(said ?? isSubscribed) }
        guard
            var response = reply.read(SDLGetInteriorVehicleDataResponse.self, reply.result, success: true, members),
            let data = response.moduleData?.asTold
        else { return turn.refuse(caller, .genericError, SDLResult.unreadable) }
        response.moduleData = data
        respond(caller, response, if: data.moduleId != nil, reply, &turn)
        takeModule(JSONValue(of: data), ref, &turn)
        guard let asked, asked == said else { return }
        setModules(app.modules.filter { $0 != ref } + (asked ? [ref] : []), of: caller.app, &turn)
    }

    private mutating func conclude(
        set ref: ModuleRef, _ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn
    ) {
        guard reply.isGood([.success, .warnings]) else {
            apps[caller.app]?.keepsContext = false
            return refuse(caller, reply, &turn)
        }
        guard
            let response = reply.read(
                SDLSetInteriorVehicleDataResponse.self, reply.result, success: true, reply.members),
            let data = response.moduleData
        else { return turn.refuse(caller, .genericError, SDLResult.unreadable) }
        respond(caller, response, if: data.moduleId != nil, reply, &turn)
        takeModule(JSONValue(of: data), ref, &turn)
        give(ref, to: caller.app, &turn)
    }

    private mutating func conclude(
        press ref: ModuleRef, _ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn
    ) {
        guard reply.isGood([.success, .warnings]) else { return refuse(caller, reply, &turn) }
        turn.respond(caller, SDLButtonPressResponse(resultCode: reply.result, info: reply.info, success: true))
        give(ref, to: caller.app, &turn)
    }

    private mutating func conclude(consent question: ConsentQuestion, _ reply: PresenterReply, _ turn: inout Turn) {
        // The HMI has gone, and our own page asks the driver.
        guard presenter == .hmi || profile.quirks.contains(.hmiAloneAsksDriver) else { return put(question, &turn) }
        let caller = question.caller
        guard reply.isGood([.success, .warnings]) else {
            return turn.refuse(caller, reply.result, reply.info)
        }
        var question = question
        let open = question.open
        var said = reply.members["allowed"]?.array?.map { $0.bool == true } ?? []
        if question.request is SDLGetInteriorVehicleDataConsent {
            guard !said.isEmpty else {
                return turn.refuse(
                    caller, .genericError, "Collection of consents is absent in HMI response or empty")
            }
            guard said.count == open.count else {
                return turn.refuse(
                    caller, .genericError,
                    "HMI response has incorrect number of consents expected: \(open.count), actual: \(said.count)")
            }
        } else if said.isEmpty {
            said = [false]
        }
        for (ref, allowed) in zip(open, said) { question.answers[ref] = .some(allowed) }
        conclude(question, &turn)
    }

    /// Half an answer SDL Core hands on as an error, and uses all the same.
    private func respond(
        _ caller: Caller, _ response: some SDLRPCResponse, if isWhole: Bool, _ reply: PresenterReply,
        _ turn: inout Turn
    ) {
        guard isWhole else { return turn.refuse(caller, .genericError, reply.info) }
        turn.respond(caller, response)
    }

    /// As SDL Core hands on what went wrong: to read what is read only is an error of the HMI.
    private func refuse(_ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn) {
        let isOdd = reply.result == .readOnly && caller.function != .setInteriorVehicleData
        turn.refuse(caller, isOdd ? .genericError : reply.result, reply.info)
    }

    // MARK: Subscriptions

    /// Modules that apps hear of already are asked for from an HMI that does not know.
    mutating func hearModules(_ refs: [ModuleRef], _ turn: inout Turn) {
        for ref in refs {
            let request = SDLGetInteriorVehicleData(ref, subscribe: true)
            askPresenter(.request(request, of: nil), for: .module(.hear(ref)), &turn)
        }
    }

    private mutating func conclude(hear ref: ModuleRef, _ reply: PresenterReply, _ turn: inout Turn) {
        let members = reply.members
        guard members["isSubscribed"] == true else {
            guard presenter == .hmi else { return }
            for app in apps.values { setModules(app.modules.filter { $0 != ref }, of: app.key, &turn) }
            return
        }
        let answer = reply.read(SDLGetInteriorVehicleDataResponse.self, .success, success: true, members)
        if let data = answer?.moduleData { takeModule(JSONValue(of: data), ref, &turn) }
    }

    /// The HMI is told of what no app wants to hear any more.
    mutating func forgetModules(_ refs: [ModuleRef], _ turn: inout Turn) {
        guard presenter == .hmi else { return }
        for ref in refs where modules[ref] != nil && !apps.values.contains(where: { $0.modules.contains(ref) }) {
            let request = SDLGetInteriorVehicleData(ref, subscribe: false)
            askPresenter(.request(request, of: nil), for: .module(.forget(ref)), &turn)
        }
    }

    // MARK: Values

    /// What the HMI says of a module, whether or not it has said that this one can have it.
    private mutating func takeModule(_ data: JSONValue, _ ref: ModuleRef, _ turn: inout Turn) {
        guard let module = modules[ref] else { return }
        var values = module.values
        let news = data[module.kind.data] ?? [:]
        for (name, value) in news.object ?? [:] where name != "keepContext" {
            let merged = module.merged(with: [name: value])[name] ?? .null
            // Of a seat nothing is told without which it is.
            var part: JSONValue = ref.type == .seat ? ["id": news["id"] ?? .null] : [:]
            part[name] = merged
            if (try? module.read(part)) != nil { values[name] = merged }
        }
        guard values != module.values else { return }
        modules[ref]?.values = values
        turn.touch(.module(ref))
    }

    /// The HMI tells of a module by itself: subscribed apps hear it as it was told, changed or not.
    mutating func toldModule(_ whole: JSONValue, _ turn: inout Turn) {
        let type = SDLModuleType(rawValue: whole["moduleType"]?.string ?? "")
        guard let module = module(type, whole["moduleId"]?.string) else { return }
        var told = whole
        if let place = told["radioControlData"]?["sisData"]?["stationLocation"] {
            told["radioControlData"]?["sisData"]?["stationLocation"] = place.place
        }
        takeModule(told, module.ref, &turn)
        told["moduleId"] = module.ref.id.isEmpty ? nil : .string(module.ref.id)
        if told["audioControlData"] != nil { told["audioControlData"]?["keepContext"] = nil }
        let json = JSONValue.object(["moduleData": told]).json()
        for app in apps.values where app.modules.contains(module.ref) { notify(app, ofModule: json, &turn) }
    }
}

extension SDLGetInteriorVehicleData {
    init(_ ref: ModuleRef, subscribe: Bool?) {
        self.init(moduleType: ref.type, moduleId: ref.id.isEmpty ? nil : ref.id, subscribe: subscribe)
    }
}

extension PresenterReply {
    fileprivate func isGood(_ results: Set<SDLResult>) -> Bool { results.contains(result) }
}

extension SDLModuleData {
    /// Where a station is, is told by these three alone.
    fileprivate var asTold: SDLModuleData {
        guard let place = radioControlData?.sisData?.stationLocation else { return self }
        var data = self
        data.radioControlData?.sisData?.stationLocation = SDLGPSData(
            longitudeDegrees: place.longitudeDegrees, latitudeDegrees: place.latitudeDegrees, altitude: place.altitude)
        return data
    }
}

extension JSONValue {
    /// Of GPSData what says where something stands.
    fileprivate var place: JSONValue {
        var place: JSONValue = [:]
        for name in ["longitudeDegrees", "latitudeDegrees", "altitude"] { place[name] = self[name] }
        return place
    }
}
