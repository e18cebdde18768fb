import JSON
import SDLRPC
import SDLSupport

/// The purpose of a request about a module to a web HMI.
enum ModulePurpose: Sendable {
    /// An app reads the module, and may also subscribe to it.
    case read(Caller, ModuleRef, SDLGetInteriorVehicleData)
    case set(Caller, ModuleRef)
    case press(Caller, ModuleRef)
    /// The HMI asks its driver for consent.
    case consent(ConsentQuestion)
    /// Subscribes at an HMI that has connected after the apps subscribed.
    case subscribe(ModuleRef)
    /// Ends the subscription at the HMI, because the last app has unsubscribed.
    case unsubscribe(ModuleRef)

    var caller: Caller? {
        switch self {
        case .read(let caller, _, _), .set(let caller, _), .press(let caller, _): caller
        case .consent(let question): question.caller
        case .subscribe, .unsubscribe: nil
        }
    }
}

// The modules of a presenting web HMI. The HMI provides their values.
extension HeadUnitState {
    /// Asks the HMI for the values of a module that only the HMI has.
    mutating func pass(
        _ request: SDLGetInteriorVehicleData, _ ref: ModuleRef, of app: RegisteredApp, _ caller: Caller,
        _ turn: inout Turn
    ) {
        // As in SDL Core, `subscribe` is only sent if it changes the app's subscription.
        let isChange = request.subscribe.map { $0 != app.modules.contains(ref) } == true
        askPresenter(
            .request(SDLGetInteriorVehicleData(ref, subscribe: isChange ? request.subscribe : nil), of: app.key),
            for: .module(.read(caller, ref, request)), &turn)
    }

    mutating func pass(set module: CarModule, _ requested: JSONValue, _ caller: Caller, _ turn: inout Turn) {
        var whole = module.data(requested)
        // The HMI finds the seat, because an app of an old version names the seat instead of sending a module id.
        if module.ref.type == .seat, let seat = requested["id"] { whole[module.kind.data]?["id"] = seat }
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

    /// Asks the HMI for its driver's consent to the modules that have no answer yet.
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
        case .subscribe(let ref): conclude(subscribe: ref, reply, &turn)
        case .unsubscribe: break
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
        // The HMI's isSubscribed is used only if the app requested a change of its subscription.
        let asked = request.subscribe.flatMap { $0 == isSubscribed ? nil : $0 }
        let answered = asked == nil ? nil : members["isSubscribed"]?.bool
        members["isSubscribed"] = request.subscribe.map { _ in .bool(answered ?? isSubscribed) }
        guard
            var response = reply.read(SDLGetInteriorVehicleDataResponse.self, reply.result, success: true, members),
            let data = response.moduleData?.withReducedLocation
        else { return turn.refuse(caller, .genericError, SDLResult.unreadable) }
        response.moduleData = data
        respond(caller, response, if: data.moduleId != nil, reply, &turn)
        takeModule(JSONValue(of: data), ref, &turn)
        guard let asked, asked == answered else { return }
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
        // The HMI has disconnected, so the bridge's page asks the driver.
        guard presenter.policy.asksDriver else { return put(question, &turn) }
        let caller = question.caller
        guard reply.isGood([.success, .warnings]) else {
            return turn.refuse(caller, reply.result, reply.info)
        }
        var question = question
        let open = question.open
        var allowed = reply.members["allowed"]?.array?.map { $0.bool == true } ?? []
        if question.request is SDLGetInteriorVehicleDataConsent {
            guard !allowed.isEmpty else {
                return turn.refuse(
                    caller, .genericError, "Collection of consents is absent in HMI response or empty")
            }
            guard allowed.count == open.count else {
                return turn.refuse(
                    caller, .genericError,
                    "HMI response has incorrect number of consents expected: \(open.count), actual: \(allowed.count)")
            }
        } else if allowed.isEmpty {
            allowed = [false]
        }
        for (ref, isAllowed) in zip(open, allowed) { question.answers[ref] = .some(isAllowed) }
        conclude(question, &turn)
    }

    /// As in SDL Core, an incomplete answer reaches the app as an error, but its values are used.
    private func respond(
        _ caller: Caller, _ response: some SDLRPCResponse, if isWhole: Bool, _ reply: PresenterReply,
        _ turn: inout Turn
    ) {
        guard isWhole else { return turn.refuse(caller, .genericError, reply.info) }
        turn.respond(caller, response)
    }

    /// As in SDL Core, READ_ONLY becomes GENERIC_ERROR for all requests but SetInteriorVehicleData.
    private func refuse(_ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn) {
        let isOdd = reply.result == .readOnly && caller.function != .setInteriorVehicleData
        turn.refuse(caller, isOdd ? .genericError : reply.result, reply.info)
    }

    // MARK: Subscriptions

    /// Subscribes to the modules that apps are subscribed to, at an HMI that has just connected.
    mutating func subscribeModules(_ refs: [ModuleRef], _ turn: inout Turn) {
        for ref in refs {
            let request = SDLGetInteriorVehicleData(ref, subscribe: true)
            askPresenter(.request(request, of: nil), for: .module(.subscribe(ref)), &turn)
        }
    }

    private mutating func conclude(subscribe ref: ModuleRef, _ reply: PresenterReply, _ turn: inout Turn) {
        let members = reply.members
        guard members["isSubscribed"] == true else {
            guard presenter.policy.sharesSubscriptions else { return }
            for app in apps.values { setModules(app.modules.filter { $0 != ref }, of: app.key, &turn) }
            return
        }
        let answer = reply.read(SDLGetInteriorVehicleDataResponse.self, .success, success: true, members)
        if let data = answer?.moduleData { takeModule(JSONValue(of: data), ref, &turn) }
    }

    /// Ends subscriptions at the HMI for modules that no app is subscribed to any more.
    mutating func unsubscribeModules(_ refs: [ModuleRef], _ turn: inout Turn) {
        guard presenter.policy.sharesSubscriptions else { return }
        for ref in refs where modules[ref] != nil && !apps.values.contains(where: { $0.modules.contains(ref) }) {
            let request = SDLGetInteriorVehicleData(ref, subscribe: false)
            askPresenter(.request(request, of: nil), for: .module(.unsubscribe(ref)), &turn)
        }
    }

    // MARK: Values

    /// Stores the values that the HMI sends, including values that the HMI's capabilities do not list.
    private mutating func takeModule(_ data: JSONValue, _ ref: ModuleRef, _ turn: inout Turn) {
        guard let module = modules[ref] else { return }
        var values = module.values
        let news = data[module.kind.data] ?? [:]
        for (name, value) in news.object ?? [:] where name != "keepContext" {
            let merged = module.merged(with: [name: value])[name] ?? .null
            // A value of a seat is only valid together with the seat's id.
            var part: JSONValue = ref.type == .seat ? ["id": news["id"] ?? .null] : [:]
            part[name] = merged
            if (try? module.read(part)) != nil { values[name] = merged }
        }
        guard values != module.values else { return }
        modules[ref]?.values = values
        turn.touch(.module(ref))
    }

    /// Handles a module notification of the HMI. Subscribed apps receive the notification unchanged, even if no value
    /// has changed.
    mutating func moduleReported(_ whole: JSONValue, _ turn: inout Turn) {
        let type = SDLModuleType(rawValue: whole["moduleType"]?.string ?? "")
        guard let module = module(type, whole["moduleId"]?.string) else { return }
        var reported = whole
        if let place = reported["radioControlData"]?["sisData"]?["stationLocation"] {
            reported["radioControlData"]?["sisData"]?["stationLocation"] = place.place
        }
        takeModule(reported, module.ref, &turn)
        reported["moduleId"] = module.ref.id.isEmpty ? nil : .string(module.ref.id)
        if reported["audioControlData"] != nil { reported["audioControlData"]?["keepContext"] = nil }
        let json = JSONValue.object(["moduleData": reported]).json()
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
    /// The data with the station location reduced to the three members that SDL Core sends.
    fileprivate var withReducedLocation: SDLModuleData {
        guard let place = radioControlData?.sisData?.stationLocation else { return self }
        var data = self
        data.radioControlData?.sisData?.stationLocation = SDLGPSData(
            longitudeDegrees: place.longitudeDegrees, latitudeDegrees: place.latitudeDegrees, altitude: place.altitude)
        return data
    }
}

extension JSONValue {
    /// The position in GPSData, without the other members.
    fileprivate var place: JSONValue {
        var place: JSONValue = [:]
        for name in ["longitudeDegrees", "latitudeDegrees", "altitude"] { place[name] = self[name] }
        return place
    }
}
