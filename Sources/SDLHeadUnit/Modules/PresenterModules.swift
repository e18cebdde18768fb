import JSON
import SDLRPC
import SDLSupport

/// The purpose of a request to a web HMI about a module.
enum ModulePurpose: Sendable {
    /// An app reads the module, and may also request a subscription to the module.
    case read(Caller, ModuleRef, SDLGetInteriorVehicleData)
    case set(Caller, ModuleRef)
    case press(Caller, ModuleRef)
    /// The HMI asks the driver for consent.
    case consent(ConsentQuestion)
    /// Subscribes to the module for one app that has resumed, or for all apps if `for` is nil.
    case subscribe(ModuleRef, for: AppKey?)
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
extension ControlState {
    /// Requests the values of a module from the HMI.
    mutating func pass(
        _ request: SDLGetInteriorVehicleData, _ ref: ModuleRef, of app: RegisteredApp, _ caller: Caller,
        _ turn: inout Turn
    ) {
        // As in SDL Core, `subscribe` is only sent if `subscribe` changes the app's subscription.
        let isChange = request.subscribe.map { $0 != isSubscribed(app.key, ref) } == true
        turn.askPresenter(
            .request(SDLGetInteriorVehicleData(ref, subscribe: isChange ? request.subscribe : nil), of: app.key),
            for: .module(.read(caller, ref, request)))
    }

    mutating func pass(set module: CarModule, _ requested: JSONValue, _ caller: Caller, _ turn: inout Turn) {
        var whole = module.data(requested)
        // An app of an old version sends the seat's name instead of a module id, so the HMI gets the name to find the
        // seat.
        if module.ref.type == .seat, let seat = requested["id"] { whole[module.kind.data]?["id"] = seat }
        guard let data = try? SDLModuleData.reading(whole.json()).value else {
            return turn.refuse(caller, .invalidData)
        }
        turn.askPresenter(
            .request(SDLSetInteriorVehicleData(moduleData: data), of: caller.app),
            for: .module(.set(caller, module.ref)))
    }

    mutating func pass(press request: SDLButtonPress, _ ref: ModuleRef, _ caller: Caller, _ turn: inout Turn) {
        var request = request
        request.moduleId = ref.id.isEmpty ? nil : ref.id
        turn.askPresenter(.request(request, of: caller.app), for: .module(.press(caller, ref)))
    }

    /// Lets the HMI ask the driver for consent to the modules that have no answer yet.
    mutating func pass(_ question: ConsentQuestion, _ turn: inout Turn) {
        guard let type = question.open.first?.type else { return }
        turn.askPresenter(
            .request(
                SDLGetInteriorVehicleDataConsent(moduleType: type, moduleIds: question.open.map(\.id)),
                of: question.caller.app), for: .module(.consent(question)))
    }

    // MARK: Answers

    mutating func conclude(_ purpose: ModulePurpose, _ reply: PresenterReply, _ turn: inout Turn) {
        switch purpose {
        case .read(let caller, let ref, let request): conclude(read: request, ref, caller, reply, &turn)
        case .set(let caller, let ref): conclude(set: ref, caller, reply, &turn)
        case .press(let caller, let ref): conclude(press: ref, caller, reply, &turn)
        case .consent(let question): conclude(consent: question, reply, &turn)
        case .subscribe(let ref, let key): conclude(subscribe: ref, for: key, reply, &turn)
        case .unsubscribe: break
        }
    }

    private mutating func conclude(
        read request: SDLGetInteriorVehicleData, _ ref: ModuleRef, _ caller: Caller, _ reply: PresenterReply,
        _ turn: inout Turn
    ) {
        guard let app = turn.car.apps[caller.app],
            [.success, .warnings, .wrongLanguage, .retry, .saved].contains(reply.result)
        else {
            return refuse(caller, reply, &turn)
        }
        var members = reply.members
        let isSubscribed = self.isSubscribed(app.key, ref)
        // The HMI's isSubscribed is used only if the app requested a change of its subscription.
        let asked = request.subscribe.flatMap { $0 == isSubscribed ? nil : $0 }
        let answered = asked == nil ? nil : members["isSubscribed"]?.bool
        members["isSubscribed"] = request.subscribe.map { _ in .bool(answered ?? isSubscribed) }
        members["moduleData"]?.reduceLocation()
        guard let data = members["moduleData"],
            let response = reply.read(SDLGetInteriorVehicleDataResponse.self, success: true, members)
        else { return turn.refuse(caller, .genericError, SDLResult.unreadable) }
        respond(caller, response, if: data["moduleId"] != nil, reply, &turn)
        takeModule(data, ref, &turn)
        guard let asked, asked == answered else { return }
        setModules(subscribed(app.key).filter { $0 != ref } + (asked ? [ref] : []), of: caller.app, &turn)
    }

    private mutating func conclude(
        set ref: ModuleRef, _ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn
    ) {
        guard [.success, .warnings].contains(reply.result) else {
            keepsContext.remove(caller.app)
            return refuse(caller, reply, &turn)
        }
        let members = reply.members
        guard let data = members["moduleData"],
            let response = reply.read(SDLSetInteriorVehicleDataResponse.self, success: true, members)
        else { return turn.refuse(caller, .genericError, SDLResult.unreadable) }
        respond(caller, response, if: data["moduleId"] != nil, reply, &turn)
        takeModule(data, ref, &turn)
        give(ref, to: caller.app, &turn)
    }

    private mutating func conclude(
        press ref: ModuleRef, _ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn
    ) {
        guard [.success, .warnings].contains(reply.result) else { return refuse(caller, reply, &turn) }
        turn.respond(caller, SDLButtonPressResponse(resultCode: reply.result, info: reply.info, success: true))
        give(ref, to: caller.app, &turn)
    }

    private mutating func conclude(consent question: ConsentQuestion, _ reply: PresenterReply, _ turn: inout Turn) {
        // The HMI has disconnected, so the bridge's page asks the driver.
        guard turn.policy.asksDriver else { return questions.put(question, &turn) }
        let caller = question.caller
        guard [.success, .warnings].contains(reply.result) else {
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

    /// Responds to the app. As in SDL Core, an incomplete answer from the HMI becomes an error, although the head unit
    /// uses the values in the answer.
    private func respond(
        _ caller: Caller, _ response: some SDLRPCResponse, if isWhole: Bool, _ reply: PresenterReply,
        _ turn: inout Turn
    ) {
        guard isWhole else { return turn.refuse(caller, .genericError, reply.info) }
        turn.respond(caller, response)
    }

    /// Refuses the app's request with the HMI's result. As in SDL Core, READ_ONLY becomes GENERIC_ERROR for all
    /// requests except SetInteriorVehicleData.
    private func refuse(_ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn) {
        let isOdd = reply.result == .readOnly && caller.function != .setInteriorVehicleData
        turn.refuse(caller, isOdd ? .genericError : reply.result, reply.info)
    }

    // MARK: Subscriptions

    /// Asks the web HMI to subscribe to the modules, for the app `key` or, if `key` is nil, for all apps.
    mutating func subscribeModules(_ refs: [ModuleRef], for key: AppKey? = nil, _ turn: inout Turn) {
        for ref in refs {
            modules[ref]?.isReported = false
            let request = SDLGetInteriorVehicleData(ref, subscribe: true)
            turn.askPresenter(.request(request, of: nil), for: .module(.subscribe(ref, for: key)))
        }
    }

    /// Renews the subscriptions of an app that has resumed. A presenting web HMI is asked to subscribe to modules that
    /// have no other subscriber, or whose subscription the HMI has not confirmed yet.
    mutating func resume(_ key: AppKey, _ turn: inout Turn) {
        for ref in subscribed(key) { turn.touch(.module(ref)) }
        guard turn.policy.sharesSubscriptions else { return }
        let others = subscriptions.filter { $0.key != key }.values
        let open = turn.askedPresenter.values.compactMap(\.purpose.subscribedModule)
        subscribeModules(
            subscribed(key).filter { ref in open.contains(ref) || !others.contains { $0.contains(ref) } }, for: key,
            &turn)
    }

    private mutating func conclude(
        subscribe ref: ModuleRef, for key: AppKey?, _ reply: PresenterReply, _ turn: inout Turn
    ) {
        let members = reply.members
        guard members["isSubscribed"] == true else {
            guard turn.policy.sharesSubscriptions else { return }
            for key in key.map({ [$0] }) ?? turn.car.apps.keys {
                setModules(subscribed(key).filter { $0 != ref }, of: key, &turn)
            }
            return
        }
        if let data = members["moduleData"] { takeModule(data, ref, &turn) }
        // The app may have disconnected in the meantime.
        unsubscribeModules([ref], &turn)
    }

    /// Ends subscriptions at the HMI for modules that no app is subscribed to any more.
    mutating func unsubscribeModules(_ refs: [ModuleRef], _ turn: inout Turn) {
        guard turn.policy.sharesSubscriptions else { return }
        for ref in refs where modules[ref] != nil && !subscriptions.values.contains(where: { $0.contains(ref) }) {
            let request = SDLGetInteriorVehicleData(ref, subscribe: false)
            turn.askPresenter(.request(request, of: nil), for: .module(.unsubscribe(ref)))
        }
    }

    // MARK: Values

    /// Stores the values that the HMI sends, including values that the HMI's capabilities do not list.
    private mutating func takeModule(_ data: JSONValue, _ ref: ModuleRef, _ turn: inout Turn) {
        guard let module = modules[ref] else { return }
        modules[ref]?.isReported = true
        var values = module.values
        let news = data[module.kind.data] ?? [:]
        for (name, value) in news.object ?? [:] where name != "keepContext" {
            let merged = module.merged(with: [name: value])[name] ?? .null
            // The values of a seat are valid only with the seat's id, which an HMI may omit.
            var part: JSONValue = ref.type == .seat ? ["id": news["id"] ?? "DRIVER"] : [:]
            part[name] = merged
            if (try? module.read(part)) != nil { values[name] = merged }
        }
        guard values != module.values else { return }
        modules[ref]?.values = values
        turn.touch(.module(ref))
    }

    /// Handles a module notification from the HMI. Subscribed apps receive the notification unchanged, even if no value
    /// has changed.
    mutating func moduleReported(_ whole: JSONValue, _ turn: inout Turn) {
        let type = SDLModuleType(rawValue: whole["moduleType"]?.string ?? "")
        guard let module = module(type, whole["moduleId"]?.string) else { return }
        var reported = whole
        reported.reduceLocation()
        takeModule(reported, module.ref, &turn)
        reported["moduleId"] = module.ref.id.isEmpty ? nil : .string(module.ref.id)
        if reported["audioControlData"] != nil { reported["audioControlData"]?["keepContext"] = nil }
        notifySubscribers(of: module.ref, reported, &turn)
    }
}

extension SDLGetInteriorVehicleData {
    init(_ ref: ModuleRef, subscribe: Bool?) {
        self.init(moduleType: ref.type, moduleId: ref.id.isEmpty ? nil : ref.id, subscribe: subscribe)
    }
}

extension PresenterPurpose {
    /// The module of a request to subscribe; nil for a request with another purpose.
    fileprivate var subscribedModule: ModuleRef? {
        if case .module(.subscribe(let ref, for: _)) = self { ref } else { nil }
    }
}

extension JSONValue {
    /// Reduces the station location of a radio to the three members that SDL Core sends.
    fileprivate mutating func reduceLocation() {
        guard let location = self["radioControlData"]?["sisData"]?["stationLocation"] else { return }
        var place: JSONValue = [:]
        for name in ["longitudeDegrees", "latitudeDegrees", "altitude"] { place[name] = location[name] }
        self["radioControlData"]?["sisData"]?["stationLocation"] = place
    }
}
