package import JSON
import SDLRPC
import SDLSupport

package enum ServiceCommand: Equatable, Sendable {
    /// Activates or deactivates a service, and sets whether the service's provider is the preferred provider. A nil
    /// value changes nothing.
    case choose(service: String, active: Bool?, isDefault: Bool?)
    /// Answers an app's request to activate a service. If `question` is nil, the oldest question is answered.
    case answer(question: String?, allowed: Bool)
    /// Changes the data of a service of the car with a JSON merge patch (RFC 7396).
    case set(service: String, mergePatch: JSONValue)
    /// Requests the data of an app's service.
    case read(service: String)
    /// Starts an interaction with an app's service. `uri` describes the requested action.
    case interact(service: String, uri: String)
}

extension AppServices {
    mutating func drive(_ command: ServiceCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .answer(let question, let allowed): try answerServiceQuestion(question, allowed, &turn)
        case .choose(let id, let active, let isDefault): try choose(service(id), active, isDefault, &turn)
        case .set(let id, let patch): try set(service(id), patch, &turn)
        case .read(let id):
            let service = try service(id)
            let app = try provider(of: service)
            ask(SDLGetAppServiceData(serviceType: service.type), of: app, for: .ownData, &turn)
        case .interact(let id, let uri):
            let service = try service(id)
            let app = try provider(of: service)
            let request = SDLPerformAppServiceInteraction(
                serviceUri: uri, serviceID: id, originApp: turn.profile.serviceOrigin)
            ask(request, of: app, for: .ownInteraction, &turn)
        }
    }

    private func service(_ id: String) throws(DriveFailure) -> AppService {
        guard let service = all[id] else {
            throw DriveFailure(
                .notFound, "There is no service \"\(id)\".",
                hint: "Apps publish services with PublishAppService; the profile lists the car's own services.",
                candidates: all.keys)
        }
        return service
    }

    private func provider(of service: AppService) throws(DriveFailure) -> AppKey {
        guard let app = service.app else {
            throw DriveFailure(
                .conflict, "\(service.id) is the car's own service; the data of the service is already in the state.",
                candidates: all.values.filter { $0.app != nil }.map(\.id))
        }
        return app
    }

    private mutating func choose(
        _ service: AppService, _ active: Bool?, _ isDefault: Bool?, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard active != nil || isDefault != nil else {
            throw DriveFailure(.invalid, "Neither active nor default is given.", hint: "Set active, default or both.")
        }
        switch active {
        case true?: activate(service: service.id, &turn)
        case false?: deactivate(service: service.id, &turn)
        case nil: break
        }
        if let isDefault { want(service, first: isDefault, &turn) }
    }

    /// Sets whether the provider of a service is the preferred provider for the service's type.
    mutating func want(_ service: AppService, first isDefault: Bool, _ turn: inout Turn) {
        var defaults = defaults
        if isDefault {
            defaults[service.type] = service.provider
        } else if defaults[service.type] == service.provider {
            defaults[service.type] = nil
        }
        setDefaults(defaults, &turn)
        for other in all.values where other.type == service.type { turn.touch(.service(other.id)) }
    }

    private mutating func set(
        _ service: AppService, _ patch: JSONValue, _ turn: inout Turn
    ) throws(DriveFailure) {
        guard service.app == nil, !service.isOfPresenter, var data = service.data else {
            let whose = service.isOfPresenter ? "the web HMI's" : "an app's"
            throw DriveFailure(
                .conflict, "\(service.id) is \(whose) service; only the provider can change the data of the service.",
                candidates: all.values.filter { $0.app == nil }.map(\.id))
        }
        guard service.type != AppServiceKind.navigation else {
            throw DriveFailure(
                .conflict, "The data of \(service.id) is the car's route.",
                hint: "Change the route with headUnit.navigation.set.")
        }
        func merged(_ part: (any JSONWritable)?) -> JSONValue {
            let before = part.map { JSONValue(of: $0) } ?? [:]
            return before.merged(with: patch)
        }
        do throws(Vehicle.Refusal) {
            if service.type == AppServiceKind.weather {
                data.weatherServiceData = try Vehicle.read(merged(data.weatherServiceData), at: "data")
            } else {
                data.mediaServiceData = try Vehicle.read(merged(data.mediaServiceData), at: "data")
            }
        } catch {
            throw DriveFailure(.invalid, "\(error.path): \(error.problem).")
        }
        setOwnData(data, of: service.id, &turn)
    }
}

extension Profile {
    /// The head unit's name in the driver's requests to services.
    var serviceOrigin: String { services?.origin ?? "HMI_ID" }
}
