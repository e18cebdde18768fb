import JSON
package import SDLRPC
import SDLSupport

/// Identifies a request from the web HMI, so that the answer can be matched to the request.
package struct PresenterTicket: Hashable, Sendable {
    package let number: Int

    package init(number: Int) { self.number = number }
}

/// A request from the presenting web HMI about services of the HMI or of apps.
package enum ServiceRequest: Sendable {
    case publish(SDLAppServiceManifest)
    case unpublish(String)
    case records(type: String?)
    /// Activates or deactivates a service. `isDefault` sets whether the service's provider is the preferred provider;
    /// nil leaves the preference unchanged.
    case choose(service: String, active: Bool, isDefault: Bool?)
    case read(SDLGetAppServiceData)
    case interact(SDLPerformAppServiceInteraction)
}

/// The purpose of a request to the web HMI about a service.
enum ServicePurpose: Sendable {
    /// An app requests the data of the HMI's service, and may subscribe to the data.
    case data(Caller, SDLGetAppServiceData)
    case interaction(Caller)
    /// An app requests a file of the HMI's service.
    case file(Caller, SDLGetFile)
    /// The HMI asks the driver whether to activate a service.
    case activation(ServiceQuestion)
    /// The HMI's request is about the HMI's own service, so the head unit passes the request back to the HMI.
    case own(PresenterTicket)

    var caller: Caller? {
        switch self {
        case .data(let caller, _), .interaction(let caller), .file(let caller, _): caller
        case .activation(let question): question.caller
        case .own: nil
        }
    }
}

// Services of a presenting web HMI, and the HMI's requests to services of apps.
extension AppServices {
    mutating func receive(_ request: ServiceRequest, _ ticket: PresenterTicket, _ turn: inout Turn) {
        guard turn.profile.services != nil else {
            return refuse(ticket, .rejected, "This car has no app services", &turn)
        }
        switch request {
        case .publish(let manifest): publish(manifest, ticket, &turn)
        case .unpublish(let id): unpublish(id, ticket, &turn)
        case .records(let type): answerRecords(of: type, ticket, &turn)
        case .choose(let id, let active, let isDefault): choose(id, active, isDefault, ticket, &turn)
        case .read(let request): read(request, ticket, &turn)
        case .interact(let request): interact(request, ticket, &turn)
        }
    }

    func answer(_ ticket: PresenterTicket, _ members: JSONValue, _ turn: inout Turn) {
        turn.add(.answerPresenter(ticket, PresenterReply(.success, members: members)))
    }

    func refuse(_ ticket: PresenterTicket, _ result: SDLResult, _ info: String?, _ turn: inout Turn) {
        turn.add(.answerPresenter(ticket, PresenterReply(result, info: info)))
    }

    private mutating func publish(_ manifest: SDLAppServiceManifest, _ ticket: PresenterTicket, _ turn: inout Turn) {
        do throws(ServiceRefusal) {
            // The car's own service is the default until the driver chooses another service.
            if Self.embedded.contains(manifest.serviceType), defaults[manifest.serviceType] == nil {
                var defaults = defaults
                defaults[manifest.serviceType] = AppService.car
                setDefaults(defaults, &turn)
            }
            let id = try publish(manifest, of: nil, &turn)
            answer(ticket, ["appServiceRecord": reported(all[id]?.record())], &turn)
        } catch {
            refuse(ticket, .rejected, error.info, &turn)
        }
    }

    /// The service types that the car itself offers in SDL Core's default configuration.
    private static let embedded = [AppServiceKind.media, AppServiceKind.weather, AppServiceKind.navigation]

    private mutating func unpublish(_ id: String, _ ticket: PresenterTicket, _ turn: inout Turn) {
        guard all[id]?.isOfPresenter == true else {
            return refuse(ticket, .invalidId, "Invalid Service ID", &turn)
        }
        unpublish(id, &turn)
        answer(ticket, [:], &turn)
    }

    private func answerRecords(of type: String?, _ ticket: PresenterTicket, _ turn: inout Turn) {
        let records = all.values.filter { type == nil || $0.type == type }.map { reported($0.record()) }
        answer(ticket, records.isEmpty ? [:] : ["serviceRecords": .array(records)], &turn)
    }

    private func reported(_ record: SDLAppServiceRecord?) -> JSONValue {
        record.map { JSONValue(of: $0) } ?? [:]
    }

    private mutating func choose(
        _ id: String, _ active: Bool, _ isDefault: Bool?, _ ticket: PresenterTicket, _ turn: inout Turn
    ) {
        let exists = all[id] != nil
        if active { activate(service: id, &turn) } else { deactivate(service: id, &turn) }
        if let isDefault, let service = all[id] { want(service, first: isDefault, &turn) }
        var answer: JSONValue = ["serviceID": .string(id), "activate": .bool(active && exists)]
        if let isDefault { answer["setAsDefault"] = .bool(isDefault && exists) }
        self.answer(ticket, answer, &turn)
    }

    private mutating func read(_ request: SDLGetAppServiceData, _ ticket: PresenterTicket, _ turn: inout Turn) {
        guard let service = active(request.serviceType) else {
            return refuse(
                ticket, .dataNotAvailable,
                "No app service provider with serviceType: \(request.serviceType) is available", &turn)
        }
        guard let provider = service.app else {
            return turn.askPresenter(.request(request, of: nil), for: .service(.own(ticket)))
        }
        ask(request, of: provider, for: .presenterData(ticket), &turn)
    }

    private mutating func interact(
        _ request: SDLPerformAppServiceInteraction, _ ticket: PresenterTicket, _ turn: inout Turn
    ) {
        guard let service = all[request.serviceID] else {
            return refuse(ticket, .invalidId, "The requested service ID does not exist", &turn)
        }
        if request.requestServiceActive == true { activate(service: service.id, &turn) }
        var request = request
        request.requestServiceActive = nil
        if request.originApp.isEmpty { request.originApp = turn.profile.serviceOrigin }
        guard let provider = service.app else {
            return turn.askPresenter(.request(request, of: nil), for: .service(.own(ticket)))
        }
        ask(request, of: provider, for: .presenterInteraction(ticket), &turn)
    }

    // MARK: Answers from apps

    /// Passes an app's answer on to the web HMI that sent the request.
    func conclude<Response: SDLRPCResponse>(
        _ ticket: PresenterTicket, _ response: Response?, _ answer: AppAnswer, _ turn: inout Turn
    ) {
        guard let response else {
            return refuse(ticket, .genericError, answer.failure ?? "The provider responded with incorrect data", &turn)
        }
        let members = JSONValue(of: response)
        if let id = members["serviceData"]?["serviceID"]?.string, all[id] == nil {
            return refuse(ticket, .genericError, "The provider responded with incorrect data", &turn)
        }
        turn.add(
            .answerPresenter(ticket, PresenterReply(response.resultCode, info: response.info, members: members)))
    }

    // MARK: Answers from the HMI

    mutating func conclude(_ purpose: ServicePurpose, _ reply: PresenterReply, _ turn: inout Turn) {
        switch purpose {
        case .data(let caller, let request): conclude(data: request, caller, reply, &turn)
        case .interaction(let caller):
            let isDone = reply.isCounted
            turn.respond(
                caller,
                SDLPerformAppServiceInteractionResponse(
                    success: isDone, resultCode: reply.result, info: reply.info,
                    serviceSpecificResult: reply.members["serviceSpecificResult"]?.string))
        case .file(let caller, let request): turn.raise(.fileNamed(request, caller, reply))
        case .activation(let question): conclude(activation: question, reply, &turn)
        case .own(let ticket): turn.add(.answerPresenter(ticket, reply))
        }
    }

    private mutating func conclude(
        data request: SDLGetAppServiceData, _ caller: Caller, _ reply: PresenterReply, _ turn: inout Turn
    ) {
        guard
            let response = reply.read(SDLGetAppServiceDataResponse.self, success: reply.isCounted, reply.members)
        else { return turn.refuse(caller, .genericError, SDLResult.unreadable) }
        turn.respond(caller, response)
        guard reply.isCounted else { return }
        if let data = (response as? SDLGetAppServiceDataResponse)?.serviceData { keepOfPresenter(data, &turn) }
        subscribe(to: request.serviceType, request.subscribe, of: caller.app, &turn)
    }

    private mutating func conclude(
        activation question: ServiceQuestion, _ reply: PresenterReply, _ turn: inout Turn
    ) {
        // If the HMI cannot ask its driver or has disconnected, the bridge's page asks the driver.
        guard turn.policy.asksDriver, reply.result != .unsupportedResource else {
            return putActivation(question, &turn)
        }
        if reply.members["activate"] == true {
            activate(service: question.service, &turn)
            return forward(question.request, question.caller, &turn)
        }
        guard reply.result != .success else {
            return turn.refuse(
                question.caller, .userDisallowed, "Request to activate service was denied by driver")
        }
        turn.respond(
            question.caller,
            SDLPerformAppServiceInteractionResponse(
                success: reply.isCounted, resultCode: reply.result, info: reply.info))
    }

    // MARK: Updates

    /// Handles the HMI's update of its service data, and notifies subscribers of the type.
    mutating func receiveServiceData(_ data: SDLAppServiceData, _ turn: inout Turn) {
        if let problem = problem(with: data, of: nil) { return noteData(problem, of: nil, cause: turn.cause, &turn) }
        keepOfPresenter(data, &turn)
        sendData(of: data.serviceID, &turn)
    }

    private mutating func keepOfPresenter(_ data: SDLAppServiceData, _ turn: inout Turn) {
        guard all[data.serviceID]?.isOfPresenter == true else { return }
        all[data.serviceID]?.data = data
        turn.touch(.service(data.serviceID))
    }
}

/// The reason why a service cannot be published.
struct ServiceRefusal: Error {
    let result: SDLResult
    let info: String
}

extension PresenterReply {
    /// Whether SDL Core treats the result as a success.
    package var isCounted: Bool { PresenterAnswer.good.contains(result) }
}
