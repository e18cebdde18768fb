import JSON
import SDLRPC
import SDLSupport

// Requests for the data of services.
extension AppServices {
    mutating func get(_ request: SDLGetAppServiceData, _ caller: Caller, _ turn: inout Turn) {
        guard ownServices(caller, &turn) != nil, let app = turn.car.apps[caller.app] else { return }
        let type = request.serviceType
        // The limit for the subscribed types of an app equals the limit for services.
        guard
            request.subscribe != true || isSubscribed(app.key, to: type)
                || hasRoom(besides: subscribed(app.key).count, turn.car)
        else {
            return turn.refuse(
                caller, .outOfMemory,
                "The app is already subscribed to \(turn.profile.limits.services) types of services, which is the limit"
            )
        }
        guard let service = active(type), service.servesApps else {
            return turn.refuse(caller, .dataNotAvailable, "There is no active service of type \(type) for apps")
        }
        guard let provider = service.app else {
            if service.isOfPresenter {
                return turn.askPresenter(
                    .request(request, of: caller.app), for: .service(.data(caller, request)))
            }
            turn.respond(
                caller,
                SDLGetAppServiceDataResponse(success: true, resultCode: .success, serviceData: service.data))
            return subscribe(to: type, request.subscribe, of: caller.app, &turn)
        }
        guard provider != caller.app else {
            return turn.refuse(caller, .ignored, "The app itself offers the active service of type \(type)")
        }
        ask(request, of: provider, for: .data(caller, request), &turn)
    }

    /// Sets whether an app is subscribed to a type of services. If `hears` is nil, the subscription stays. As in SDL
    /// Core, the app gets a new resumption hash in each case.
    mutating func subscribe(to type: String, _ hears: Bool?, of key: AppKey, _ turn: inout Turn) {
        if turn.car.apps[key] != nil, let hears, isSubscribed(key, to: type) != hears {
            subscribe(key, hears ? subscribed(key) + [type] : subscribed(key).filter { $0 != type })
            turn.touch(.services, of: key)
        }
        turn.raise(.hash(key))
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
        guard case .data(let caller, let request) = question.purpose, turn.car.isWaiting(caller) else { return }
        guard let response else { return refuse(caller, answer, of: question.app, &turn) }
        turn.respond(
            caller,
            SDLGetAppServiceDataResponse(
                success: response.resultCode.isSuccess, resultCode: response.resultCode, info: response.info,
                serviceData: response.serviceData))
        if response.resultCode.isSuccess {
            subscribe(to: request.serviceType, request.subscribe, of: caller.app, &turn)
        }
    }

    func refuse(_ caller: Caller, _ answer: AppAnswer, of key: AppKey, _ turn: inout Turn) {
        let name = turn.car.apps[key]?.name ?? key.rawValue
        turn.refuse(caller, .genericError, answer.failure ?? "\(name) sent an answer that cannot be read")
    }

    // MARK: Updates

    /// Handles an app's update of its service data, and notifies subscribers of the type.
    mutating func reported(_ message: UnsolicitedMessage, on session: SessionRef, _ turn: inout Turn) {
        guard let key = turn.car.keys[session] else { return turn.note(message, of: nil) }
        guard let data = (turn.read(message, of: key) as SDLOnAppServiceData?)?.serviceData else { return }
        if let problem = problem(with: data, of: key) {
            return noteData(problem, of: key, cause: message.cause, &turn)
        }
        all[data.serviceID]?.data = data
        turn.touch(.service(data.serviceID))
        sendUpdate(of: data.serviceID, of: key, cause: message.cause, &turn)
    }

    /// Forwards an update of a service. If a second has more updates than the limit, only the newest of the further
    /// updates is sent, at the end of the second.
    private mutating func sendUpdate(of id: String, of key: AppKey, cause: Cause?, _ turn: inout Turn) {
        guard var service = all[id] else { return }
        if turn.now >= service.secondEnds {
            service.secondEnds = turn.now + .seconds(1)
            service.news = 0
        }
        service.news += 1
        all[id] = service
        // Without a limit, a constant stream of updates would reach every subscriber.
        let most = turn.profile.limits.serviceNews
        guard most > 0, service.news > most else { return sendData(of: id, &turn) }
        guard service.news == most + 1 else { return }
        turn.timers.set(.serviceDataDue(id), at: service.secondEnds)
        turn.write(
            Finding(
                rule: .serviceData,
                message:
                    "\(id) sent more than \(most) updates in a second. Of the updates above this limit, the head unit"
                    + " forwards only the newest update.",
                fix: "Send an update only if the data has changed in a way that a user can notice."),
            app: key.rawValue, function: SDLOnAppServiceData.name, cause: cause)
    }

    /// Forwards the newest update at the end of a second with too many updates.
    mutating func sendDelayedData(of id: String, _ turn: inout Turn) {
        all[id]?.secondEnds = turn.now + .seconds(1)
        all[id]?.news = 1
        sendData(of: id, &turn)
    }

    func sendData(of id: String, _ turn: inout Turn) {
        guard let service = all[id], service.isActive, let data = service.data else { return }
        if turn.policy.isNotified, !service.isOfPresenter { turn.add(.notifyPresenter(.serviceData(data))) }
        guard service.servesApps else { return }
        for app in turn.car.apps.values where isSubscribed(app.key, to: service.type) {
            turn.notify(app, SDLOnAppServiceData(serviceData: data))
        }
    }

    /// Returns why the data cannot be used; nil if the data is for an active service. `key` is the app that sent the
    /// data; nil for the web HMI.
    func problem(with data: SDLAppServiceData, of key: AppKey?) -> String? {
        guard let service = all[data.serviceID], service.app == key, service.isOfPresenter == (key == nil) else {
            return key == nil
                ? "The web HMI does not offer service \(data.serviceID)."
                : "The app does not offer a service \(data.serviceID)."
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
        guard let service = all[data.serviceID], service.app == key, service.type == data.serviceType else {
            let problem = problem(with: data, of: key) ?? "\(data.serviceID) belongs to another app."
            return noteData(problem, of: key, cause: answer.cause, &turn)
        }
        all[data.serviceID]?.data = data
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
