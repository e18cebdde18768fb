import SDLRPC
import SDLSupport

// What services are to do, for apps and for the driver.
extension HeadUnitState {
    mutating func interact(_ request: SDLPerformAppServiceInteraction, _ caller: Caller, _ turn: inout Turn) {
        guard ownServices(caller, &turn) != nil, let app = apps[caller.app] else { return }
        guard let service = services.all[request.serviceID] else {
            return turn.refuse(caller, .invalidId, "There is no service \(request.serviceID)")
        }
        guard service.servesApps else {
            return turn.refuse(caller, .rejected, "The service \(service.id) is not for apps")
        }
        if request.requestServiceActive == true, !service.isActive {
            // The driver has opened the app that wants it: that is consent enough.
            guard app.status.hmiLevel == .full else { return ask(request, service, caller, &turn) }
            activate(service: service.id, &turn)
        }
        forward(request, caller, &turn)
    }

    /// Hands it to who offers the service.
    private mutating func forward(
        _ request: SDLPerformAppServiceInteraction, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let service = services.all[request.serviceID] else { return }
        guard let provider = service.app else { return carInteracts(request, service, caller, &turn) }
        guard provider != caller.app else {
            return turn.refuse(caller, .ignored, "The app asks itself: it offers \(service.id)")
        }
        var request = request
        // That is between the consumer and the head unit.
        request.requestServiceActive = nil
        ask(request, of: provider, for: .interaction(caller), &turn)
    }

    private mutating func carInteracts(
        _ request: SDLPerformAppServiceInteraction, _ service: AppService, _ caller: Caller, _ turn: inout Turn
    ) {
        guard service.type == AppServiceKind.navigation else {
            return turn.refuse(caller, .rejected, "The car's \(service.type) does nothing for apps but tell its data")
        }
        guard let place = GeoURI(request.serviceUri)?.place else {
            return turn.refuse(
                caller, .invalidData, "The car's navigation goes to places such as geo:47.37,8.54?q=Harbour")
        }
        turn.respond(
            caller,
            SDLPerformAppServiceInteractionResponse(success: true, resultCode: .success))
        setRoute([place], &turn)
    }

    mutating func conclude(interaction question: AskedApp, _ answer: AppAnswer, _ turn: inout Turn) {
        let response = read(answer, as: SDLPerformAppServiceInteractionResponse.self, from: question.app, &turn)
        guard case .interaction(let caller) = question.purpose, isWaiting(caller) else { return }
        guard let response else { return refuse(caller, answer, of: question.app, &turn) }
        turn.respond(
            caller,
            SDLPerformAppServiceInteractionResponse(
                success: response.resultCode.isSuccess, resultCode: response.resultCode, info: response.info,
                serviceSpecificResult: response.serviceSpecificResult))
    }

    // MARK: The driver

    private mutating func ask(
        _ request: SDLPerformAppServiceInteraction, _ service: AppService, _ caller: Caller, _ turn: inout Turn
    ) {
        let id = "active-\(counter.next())"
        let end = turn.now + Self.askLimit
        services.questions[id] = ServiceQuestion(
            id: id, caller: caller, service: service.id, request: request, endsAt: end)
        timers.set(.serviceQuestionEnds(id), at: end)
        turn.touch(.serviceQuestion(id))
    }

    mutating func answerServiceQuestion(_ id: String?, _ allowed: Bool, _ turn: inout Turn) throws(DriveFailure) {
        let known = services.questions.keys
        guard let id = id ?? known.first, let question = services.questions[id] else {
            throw DriveFailure(
                .notFound, "The driver is not asked \(id.map { "\"\($0)\"" } ?? "anything").",
                hint: "A question comes when an app behind another wants a service to be the active one.",
                candidates: known)
        }
        drop(serviceQuestion: id, &turn)
        guard allowed else {
            return turn.refuse(question.caller, .userDisallowed, "The driver does not want this service to be active")
        }
        activate(service: question.service, &turn)
        forward(question.request, question.caller, &turn)
    }

    /// The driver has not answered in time.
    mutating func serviceQuestionEnds(_ id: String, _ turn: inout Turn) {
        guard let question = services.questions[id] else { return }
        drop(serviceQuestion: id, &turn)
        turn.refuse(question.caller, .genericError, "The driver has not answered")
    }

    /// Nobody is to answer it any more.
    mutating func drop(serviceQuestion id: String, _ turn: inout Turn) {
        services.questions[id] = nil
        timers.cancel(.serviceQuestionEnds(id))
        turn.touch(.serviceQuestion(id))
    }
}
