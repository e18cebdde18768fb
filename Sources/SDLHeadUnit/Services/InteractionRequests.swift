import SDLRPC
import SDLSupport

// Interactions with services, for apps and for the driver.
extension AppServices {
    mutating func interact(_ request: SDLPerformAppServiceInteraction, _ caller: Caller, _ turn: inout Turn) {
        guard ownServices(caller, &turn) != nil, let app = turn.car.apps[caller.app] else { return }
        guard let service = all[request.serviceID] else {
            return turn.refuse(caller, .invalidId, "There is no service \(request.serviceID)")
        }
        guard service.servesApps else {
            return turn.refuse(caller, .rejected, "The service \(service.id) is not available to apps")
        }
        if request.requestServiceActive == true, !service.isActive {
            // An app in FULL was opened by the driver, so the head unit needs no further consent.
            guard app.status.hmiLevel == .full else { return ask(request, service, caller, &turn) }
            activate(service: service.id, &turn)
        }
        forward(request, caller, &turn)
    }

    /// Passes an interaction on to the provider of the service.
    mutating func forward(
        _ request: SDLPerformAppServiceInteraction, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let service = all[request.serviceID] else {
            return turn.refuse(caller, .invalidId, "The service \(request.serviceID) is gone")
        }
        var asked = request
        // This parameter is for the head unit only, so the parameter is not passed on.
        asked.requestServiceActive = nil
        guard let provider = service.app else {
            guard service.isOfPresenter else { return carInteracts(request, service, caller, &turn) }
            return turn.askPresenter(
                .request(asked, of: caller.app), for: .service(.interaction(caller)))
        }
        guard provider != caller.app else {
            return turn.refuse(caller, .ignored, "The app itself offers \(service.id)")
        }
        ask(asked, of: provider, for: .interaction(caller), &turn)
    }

    private mutating func carInteracts(
        _ request: SDLPerformAppServiceInteraction, _ service: AppService, _ caller: Caller, _ turn: inout Turn
    ) {
        guard service.type == AppServiceKind.navigation else {
            return turn.refuse(caller, .rejected, "The car's \(service.type) service only provides data")
        }
        guard let place = GeoURI(request.serviceUri)?.place else {
            return turn.refuse(
                caller, .invalidData, "The car's navigation needs a geo URI, such as geo:47.37,8.54?q=Harbour")
        }
        turn.respond(
            caller,
            SDLPerformAppServiceInteractionResponse(success: true, resultCode: .success))
        turn.raise(.go(place))
    }

    mutating func conclude(interaction question: AskedApp, _ answer: AppAnswer, _ turn: inout Turn) {
        let response = read(answer, as: SDLPerformAppServiceInteractionResponse.self, from: question.app, &turn)
        if case .presenterInteraction(let ticket) = question.purpose {
            return conclude(ticket, response, answer, &turn)
        }
        guard case .interaction(let caller) = question.purpose, turn.car.isWaiting(caller) else { return }
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
        let question = ServiceQuestion(
            id: "active-\(turn.counter.next())", caller: caller, service: service.id, request: request,
            endsAt: turn.now + Self.askLimit)
        guard turn.policy.asksDriver else { return putActivation(question, &turn) }
        turn.askPresenter(
            .activation(service: service.id, of: caller.app), for: .service(.activation(question)))
    }

    /// Asks the driver on the bridge's page whether the service may become active. Does nothing if the service no
    /// longer exists.
    mutating func putActivation(_ question: ServiceQuestion, _ turn: inout Turn) {
        guard all[question.service] != nil else {
            return turn.refuse(question.caller, .invalidId, "The service \(question.service) is gone")
        }
        questions.put(question, &turn)
    }

    mutating func answerServiceQuestion(_ id: String?, _ allowed: Bool, _ turn: inout Turn) throws(DriveFailure) {
        let question = try questions.find(id)
        questions.drop(question, &turn)
        guard allowed else {
            return turn.refuse(question.caller, .userDisallowed, "The driver refused to activate the service")
        }
        activate(service: question.service, &turn)
        forward(question.request, question.caller, &turn)
    }
}
