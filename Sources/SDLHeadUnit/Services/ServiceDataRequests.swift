import JSON
import SDLRPC
import SDLSupport

// Requests for the data of services.
extension HeadUnitState {
    mutating func get(_ request: SDLGetAppServiceData, _ caller: Caller, _ turn: inout Turn) {
        guard ownServices(caller, &turn) != nil, let app = apps[caller.app] else { return }
        let type = request.serviceType
        // An app may subscribe to as many types as there may be services.
        guard request.subscribe != true || app.services.contains(type) || hasRoom(besides: app.services.count) else {
            return turn.refuse(
                caller, .outOfMemory,
                "The app is already subscribed to \(profile.limits.services) types of services, which is the limit")
        }
        guard let service = services.active(type), service.servesApps else {
            return turn.refuse(caller, .dataNotAvailable, "There is no active service of type \(type) for apps")
        }
        guard let provider = service.app else {
            if service.isOfPresenter {
                return askPresenter(
                    .request(request, of: caller.app), for: .service(.data(caller, request)), &turn)
            }
            turn.respond(
                caller,
                SDLGetAppServiceDataResponse(success: true, resultCode: .success, serviceData: service.data))
            return setService(type, request.subscribe, of: caller.app, &turn)
        }
        guard provider != caller.app else {
            return turn.refuse(caller, .ignored, "The app itself offers the active service of type \(type)")
        }
        ask(request, of: provider, for: .data(caller, request), &turn)
    }

    /// Subscribes an app to a type of services or unsubscribes it; nil keeps the subscription. As in SDL Core, the app
    /// gets a new hash in each case.
    mutating func setService(_ type: String, _ hears: Bool?, of key: AppKey, _ turn: inout Turn) {
        if let app = apps[key], let hears, app.services.contains(type) != hears {
            if hears { apps[key]?.services.append(type) } else { apps[key]?.services.removeAll { $0 == type } }
            turn.touch(.services(key))
        }
        changeHash(of: key, &turn)
    }

    /// Handles an app's answer to a request about its service.
    mutating func conclude(_ question: AskedApp, _ answer: AppAnswer, _ turn: inout Turn) {
        switch question.purpose {
        case .data, .ownData, .presenterData: conclude(data: question, answer, &turn)
        case .interaction, .ownInteraction, .presenterInteraction: conclude(interaction: question, answer, &turn)
        case .passed: conclude(passed: question, answer, &turn)
        }
    }

    private mutating func conclude(data question: AskedApp, _ answer: AppAnswer, _ turn: inout Turn) {
        let response = read(answer, as: SDLGetAppServiceDataResponse.self, from: question.app, &turn)
        if response?.success == true, let data = response?.serviceData { keep(data, of: question.app, answer, &turn) }
        if case .presenterData(let ticket) = question.purpose { return conclude(ticket, response, answer, &turn) }
        guard case .data(let caller, let request) = question.purpose, isWaiting(caller) else { return }
        guard let response else { return refuse(caller, answer, of: question.app, &turn) }
        turn.respond(
            caller,
            SDLGetAppServiceDataResponse(
                success: response.resultCode.isSuccess, resultCode: response.resultCode, info: response.info,
                serviceData: response.serviceData))
        if response.resultCode.isSuccess { setService(request.serviceType, request.subscribe, of: caller.app, &turn) }
    }

    /// Whether the request still waits for its answer. The request no longer waits if its app has disconnected.
    func isWaiting(_ caller: Caller) -> Bool {
        // A request is added to `waiting` only after it was handled, so a missing request may be the current one.
        let waiter = waiting[CallKey(caller)]
        return apps[caller.app]?.session == caller.session && (waiter == nil || waiter?.cause == caller.cause)
    }

    func refuse(_ caller: Caller, _ answer: AppAnswer, of key: AppKey, _ turn: inout Turn) {
        let name = apps[key]?.name ?? key.rawValue
        turn.refuse(caller, .genericError, answer.failure ?? "\(name) sent an answer that cannot be read")
    }

    // MARK: Updates

    /// Handles an app's update of its service data, and notifies subscribers of the type.
    mutating func reported(_ message: UnsolicitedMessage, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session] else { return note(message, on: session, &turn) }
        guard let data = (read(message, of: key, &turn) as SDLOnAppServiceData?)?.serviceData else { return }
        if let problem = problem(with: data, of: key) {
            return noteData(problem, of: key, cause: message.cause, &turn)
        }
        services.all[data.serviceID]?.data = data
        turn.touch(.service(data.serviceID))
        sendUpdate(of: data.serviceID, of: key, cause: message.cause, &turn)
    }

    /// Decodes a notification of an app. If it is invalid, writes findings and returns nil.
    func read<News: SDLRPCNotification>(_ message: UnsolicitedMessage, of key: AppKey, _ turn: inout Turn) -> News? {
        guard let reading = try? News.reading(message.json[...]) else {
            if let session = apps[key]?.session { note(message, on: session, &turn) }
            return nil
        }
        for violation in reading.violations.items.prefix(20) {
            turn.write(Finding(violation), app: key.rawValue, function: News.name, cause: message.cause)
        }
        return reading.violations.items.isEmpty ? reading.value : nil
    }

    /// Forwards an update of a service. Of too many updates in a second, only the newest is sent, at the second's end.
    private mutating func sendUpdate(of id: String, of key: AppKey, cause: Cause?, _ turn: inout Turn) {
        guard var service = services.all[id] else { return }
        if turn.now >= service.secondEnds {
            service.secondEnds = turn.now + .seconds(1)
            service.news = 0
        }
        service.news += 1
        services.all[id] = service
        // Without a limit, a constant stream would reach every subscriber.
        let most = profile.limits.serviceNews
        guard most > 0, service.news > most else { return sendData(of: id, &turn) }
        guard service.news == most + 1 else { return }
        timers.set(.serviceDataDue(id), at: service.secondEnds)
        turn.write(
            Finding(
                rule: .serviceData,
                message:
                    "\(id) sent more than \(most) updates in a second. Of the further updates, only the newest"
                    + " is forwarded.", fix: "Send only changes, and only as often as a user can notice them."),
            app: key.rawValue, function: SDLOnAppServiceData.name, cause: cause)
    }

    /// Forwards the newest update at the end of a second with too many updates.
    mutating func sendDelayedData(of id: String, _ turn: inout Turn) {
        services.all[id]?.secondEnds = turn.now + .seconds(1)
        services.all[id]?.news = 1
        sendData(of: id, &turn)
    }

    /// Sends the current data of an active service to its subscribers.
    func sendData(of id: String, _ turn: inout Turn) {
        guard let service = services.all[id], service.isActive, let data = service.data else { return }
        if presenter.policy.isNotified, !service.isOfPresenter { turn.add(.notifyPresenter(.serviceData(data))) }
        guard service.servesApps else { return }
        for app in apps.values where app.services.contains(service.type) {
            turn.notify(app, SDLOnAppServiceData(serviceData: data))
        }
    }

    private func problem(with data: SDLAppServiceData, of key: AppKey) -> String? {
        guard let service = services.all[data.serviceID], service.app == key else {
            return "The app does not offer a service \(data.serviceID)."
        }
        guard service.type == data.serviceType else {
            return "\(service.id) has the type \(service.type), but its data has the type \(data.serviceType)."
        }
        return service.isActive ? nil : "\(service.id) is not the active service of type \(service.type)."
    }

    /// Stores the data of an app's answer, if the data belongs to a service of the app.
    private mutating func keep(
        _ data: SDLAppServiceData, of key: AppKey, _ answer: AppAnswer, _ turn: inout Turn
    ) {
        guard let service = services.all[data.serviceID], service.app == key, service.type == data.serviceType else {
            let problem = problem(with: data, of: key) ?? "\(data.serviceID) belongs to another app."
            return noteData(problem, of: key, cause: answer.cause, &turn)
        }
        services.all[data.serviceID]?.data = data
        turn.touch(.service(data.serviceID))
    }

    func noteData(_ problem: String, of key: AppKey?, cause: Cause?, _ turn: inout Turn) {
        turn.write(
            Finding(
                rule: .serviceData, message: problem,
                fix: "Use the id and type from the response to PublishAppService, while that service is active."),
            app: key?.rawValue, function: SDLOnAppServiceData.name, cause: cause)
    }
}
