import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// A request from the HMI that the head unit has not answered yet.
struct PendingServiceRequest: Sendable {
    let socket: HMISocketID
    let id: JSONValue
    let method: String
    let cause: Cause?
    let request: ServiceRequest
}

/// Parses the HMI's app-service requests of one method.
struct ServiceRoute: Sendable {
    let method: String
    let read: @Sendable (JSONValue) -> Result<ServiceRequest, RPCError>

    private init<Request: HMIRequest>(
        _ type: Request.Type, _ body: @escaping @Sendable (Request) -> ServiceRequest?
    ) {
        method = Request.method
        read = { params in
            guard Request.violations(in: params).isEmpty,
                let request = try? Request.reading(params.json(), takesNumbers: true).value,
                let serviceRequest = body(request)
            else {
                let problem = Request.violations(in: params).first.map { "\($0)" } ?? "the parameters cannot be read"
                return .failure(.result("INVALID_DATA", problem))
            }
            return .success(serviceRequest)
        }
    }

    static let all: [ServiceRoute] = [
        ServiceRoute(HMI.AppService.PublishAppService.self) { recast($0.appServiceManifest).map { .publish($0) } },
        ServiceRoute(HMI.AppService.UnpublishAppService.self) { .unpublish($0.serviceID) },
        ServiceRoute(HMI.AppService.GetAppServiceRecords.self) { .records(type: $0.serviceType) },
        ServiceRoute(HMI.AppService.AppServiceActivation.self) {
            .choose(service: $0.serviceID, active: $0.activate, isDefault: $0.setAsDefault)
        },
        ServiceRoute(HMI.AppService.GetAppServiceData.self) {
            .read(SDLGetAppServiceData(serviceType: $0.serviceType, subscribe: $0.subscribe))
        },
        ServiceRoute(HMI.AppService.PerformAppServiceInteraction.self) {
            .interact(
                SDLPerformAppServiceInteraction(
                    serviceUri: $0.serviceUri, serviceID: $0.serviceID, originApp: $0.originApp ?? "",
                    requestServiceActive: $0.requestServiceActive))
        },
    ]

    static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })
}

// Methods for the app services that the HMI provides, and for the HMI's requests to app services that apps provide.
extension HMILink {
    /// Passes a request from the HMI to the head unit, which answers later. If the HMI is not the presenter yet, the
    /// request is stored until the HMI is the presenter.
    mutating func ask(
        _ route: ServiceRoute, _ params: JSONValue, id: JSONValue, from socket: HMISocketID
    ) throws(RPCError) {
        let request = try route.read(params).get()
        lastTicket += 1
        pendingServiceRequests[PresenterTicket(number: lastTicket)] = PendingServiceRequest(
            socket: socket, id: id, method: route.method, cause: cause, request: request)
        if phase == .ready { input(.requests(PresenterTicket(number: lastTicket), request)) }
    }

    /// Passes the waiting requests from the HMI to the head unit. Called when the HMI has become the presenter.
    mutating func sendWaitingRequests() {
        for (ticket, waiting) in pendingServiceRequests { input(.requests(ticket, waiting.request)) }
    }

    mutating func answer(_ ticket: PresenterTicket, _ reply: PresenterReply) {
        guard let asked = pendingServiceRequests.removeValue(forKey: ticket) else { return }
        let running = cause
        cause = asked.cause
        defer { cause = running }
        let code = HMIResult.code(of: reply.result.rawValue)
        guard HMIResult.good.contains(code) else {
            let name = HMIResult.name(of: code)
            let error = RPCError(code: code, message: reply.info ?? name)
            return self.reply(asked.id, asked.method, .failure(error), to: asked.socket)
        }
        var result: JSONValue = ["code": .int(code), "method": .string(asked.method)]
        let members = reported(reply.members)
        for name in ServiceRoute.members { result[name] = members[name] }
        self.reply(asked.id, asked.method, .success(result), to: asked.socket)
    }

    mutating func forgetRequests(of socket: HMISocketID) {
        for (ticket, asked) in pendingServiceRequests where asked.socket == socket {
            pendingServiceRequests[ticket] = nil
        }
    }

    /// Returns the data of an app service for the HMI. The name of each image is replaced by the location of the image.
    func reported(_ data: JSONValue) -> JSONValue {
        guard let id = data["serviceData"]?["serviceID"]?.string, let key = state.services.provider(of: id) else {
            return data
        }
        return data.locating { settings.image(key, $0) }
    }
}

extension ServiceRoute {
    /// The names of all members that an answer to the HMI may contain.
    fileprivate static let members = [
        "appServiceRecord", "serviceRecords", "serviceID", "activate", "setAsDefault", "serviceData",
        "serviceSpecificResult",
    ]
}

extension JSONValue {
    /// Returns the value with each image name replaced by the result of `place` for the name.
    fileprivate func locating(_ place: (String) -> String) -> JSONValue {
        if let elements = array { return .array(elements.map { $0.locating(place) }) }
        guard let members = object else { return self }
        var result = self
        if self["imageType"] == "DYNAMIC", let name = self["value"]?.string {
            result["value"] = .string(place(name))
            return result
        }
        for (name, member) in members { result[name] = member.locating(place) }
        return result
    }
}
