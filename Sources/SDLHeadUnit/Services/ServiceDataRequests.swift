import JSON
import SDLRPC
import SDLSupport

// What services know, for apps that want to.
extension HeadUnitState {
    mutating func get(_ request: SDLGetAppServiceData, _ caller: Caller, _ turn: inout Turn) {
        guard ownServices(caller, &turn) != nil, let app = apps[caller.app] else { return }
        let type = request.serviceType
        // One for each service there can be: what is published comes and goes under other names.
        guard request.subscribe != true || app.services.contains(type) || hasRoom(besides: app.services.count) else {
            return turn.refuse(
                caller, .outOfMemory,
                "The app is subscribed to \(profile.limits.services) types of services, and to no more at once")
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
            return turn.refuse(caller, .ignored, "The app asks itself: it offers the active service of type \(type)")
        }
        ask(request, of: provider, for: .data(caller, request), &turn)
    }

    /// Whether an app hears of a type of services from now on; nil leaves it as it is. It gets a new hash either way, as with
    /// SDL Core.
    mutating func setService(_ type: String, _ hears: Bool?, of key: AppKey, _ turn: inout Turn) {
        if let app = apps[key], let hears, app.services.contains(type) != hears {
            if hears { apps[key]?.services.append(type) } else { apps[key]?.services.removeAll { $0 == type } }
            turn.touch(.services(key))
        }
        changeHash(of: key, &turn)
    }

    /// An app has been asked for data of its service, or for what the service was to do.
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

    /// The app that asked may be gone.
    func isWaiting(_ caller: Caller) -> Bool {
        // A request that is answered in its own turn has not begun to wait.
        let waiter = waiting[CallKey(caller)]
        return apps[caller.app]?.session == caller.session && (waiter == nil || waiter?.cause == caller.cause)
    }

    func refuse(_ caller: Caller, _ answer: AppAnswer, of key: AppKey, _ turn: inout Turn) {
        let name = apps[key]?.name ?? key.rawValue
        turn.refuse(caller, .genericError, answer.failure ?? "\(name) has answered what cannot be read")
    }

    // MARK: News

    /// An app tells of its service: the apps subscribed to the type hear of it.
    mutating func told(_ message: Unasked, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session] else { return note(message, on: session, &turn) }
        guard let data = (read(message, of: key, &turn) as SDLOnAppServiceData?)?.serviceData else { return }
        if let problem = problem(with: data, of: key) {
            return noteData(problem, of: key, cause: message.cause, &turn)
        }
        services.all[data.serviceID]?.data = data
        turn.touch(.service(data.serviceID))
        sendNews(of: data.serviceID, of: key, cause: message.cause, &turn)
    }

    /// What an app tells by itself, as the type it should have; nil where it has not, and findings say why.
    func read<News: SDLRPCNotification>(_ message: Unasked, of key: AppKey, _ turn: inout Turn) -> News? {
        guard let reading = try? News.reading(message.json[...]) else {
            if let session = apps[key]?.session { note(message, on: session, &turn) }
            return nil
        }
        for violation in reading.violations.items.prefix(20) {
            turn.write(Finding(violation), app: key.rawValue, function: News.name, cause: message.cause)
        }
        return reading.violations.items.isEmpty ? reading.value : nil
    }

    /// Of what an app tells too often in a second only the newest is handed on, when that second is over.
    private mutating func sendNews(of id: String, of key: AppKey, cause: Cause?, _ turn: inout Turn) {
        guard var service = services.all[id] else { return }
        if turn.now >= service.secondEnds {
            service.secondEnds = turn.now + .seconds(1)
            service.news = 0
        }
        service.news += 1
        services.all[id] = service
        // An unbroken stream would reach everybody who is subscribed.
        let most = profile.limits.serviceNews
        guard most > 0, service.news > most else { return sendData(of: id, &turn) }
        guard service.news == most + 1 else { return }
        timers.set(.newsOfService(id), at: service.secondEnds)
        turn.write(
            Finding(
                rule: .serviceData,
                message:
                    "\(id) tells more than \(most) times in a second: of the rest only the newest is"
                    + " handed on.", fix: "Tell what has changed, and no more often than somebody can look."),
            app: key.rawValue, function: SDLOnAppServiceData.name, cause: cause)
    }

    /// The second is over in which an app has told too often.
    mutating func newsAreDue(of id: String, _ turn: inout Turn) {
        services.all[id]?.secondEnds = turn.now + .seconds(1)
        services.all[id]?.news = 1
        sendData(of: id, &turn)
    }

    /// Hands on what an active service has told last.
    func sendData(of id: String, _ turn: inout Turn) {
        guard let service = services.all[id], service.isActive, let data = service.data else { return }
        if presenter == .hmi, !service.isOfPresenter { turn.add(.notifyPresenter(.serviceData(data))) }
        guard service.servesApps else { return }
        for app in apps.values where app.services.contains(service.type) {
            turn.notify(app, SDLOnAppServiceData(serviceData: data))
        }
    }

    private func problem(with data: SDLAppServiceData, of key: AppKey) -> String? {
        guard let service = services.all[data.serviceID], service.app == key else {
            return "The app offers no service \(data.serviceID)."
        }
        guard service.type == data.serviceType else {
            return "\(service.id) is of type \(service.type), and its data of type \(data.serviceType)."
        }
        return service.isActive ? nil : "\(service.id) is not the active service of type \(service.type)."
    }

    /// What an answer brings is known from then on, if it is the app's own.
    private mutating func keep(
        _ data: SDLAppServiceData, of key: AppKey, _ answer: AppAnswer, _ turn: inout Turn
    ) {
        guard let service = services.all[data.serviceID], service.app == key, service.type == data.serviceType else {
            let problem = problem(with: data, of: key) ?? "\(data.serviceID) is another's."
            return noteData(problem, of: key, cause: answer.cause, &turn)
        }
        services.all[data.serviceID]?.data = data
        turn.touch(.service(data.serviceID))
    }

    func noteData(_ problem: String, of key: AppKey?, cause: Cause?, _ turn: inout Turn) {
        turn.write(
            Finding(
                rule: .serviceData, message: problem,
                fix: "Tell the id and type that the answer to PublishAppService names, while that service is active."),
            app: key?.rawValue, function: SDLOnAppServiceData.name, cause: cause)
    }
}
