import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLSupport

/// Answers the requests of one method from the HMI.
struct AnswerRoute: Sendable {
    let method: String
    let answer: @Sendable (inout HMILink, JSONValue) -> Result<JSONValue, RPCError>

    init<Request: HMIRequest>(
        _ type: Request.Type,
        _ body: @escaping @Sendable (inout HMILink, Request) throws(RPCError) -> Request.Response
    ) {
        method = Request.method
        answer = { link, params in
            guard let reading = try? Request.reading(params.json(), takesNumbers: true),
                reading.violations.items.isEmpty, let request = reading.value
            else {
                let problem = Request.violations(in: params).first.map { "\($0)" } ?? "the parameters cannot be read"
                return .failure(.result("INVALID_DATA", problem))
            }
            return Result { () throws(RPCError) in
                Self.result(try body(&link, request))
            }
        }
    }

    /// Returns the JSON-RPC result for a successful response.
    static func result<Response: HMIResponse>(_ response: Response) -> JSONValue {
        var result: JSONValue = ["code": 0, "method": .string(Response.method)]
        for (key, value) in JSONValue(of: response).object ?? [:] { result[key] = value }
        return result
    }
}

// The requests from the HMI that the link itself answers.
extension HMILink {
    static let answerRoutes: [AnswerRoute] = [
        AnswerRoute(HMI.SDL.ActivateApp.self) { (link, request) throws(RPCError) in
            guard let app = link.app(request.appID) else {
                throw RPCError.result(
                    "APPLICATION_NOT_REGISTERED", "There is no app with the appID \(request.appID)")
            }
            guard !link.isDeactivated else {
                throw RPCError.result("REJECTED", "Apps cannot be activated while the HMI is deactivated")
            }
            link.activate(app.key)
            return HMILink.activated
        },
        AnswerRoute(HMI.SDL.GetUserFriendlyMessage.self) { (_, request) throws(RPCError) in
            HMI.SDL.GetUserFriendlyMessageResponse(
                messages: request.messageCodes.map { HMI.Common.UserFriendlyMessage(messageCode: $0, label: $0) })
        },
        AnswerRoute(HMI.SDL.GetListOfPermissions.self) { (_, _) throws(RPCError) in
            HMI.SDL.GetListOfPermissionsResponse(allowedFunctions: [], externalConsentStatus: [])
        },
        AnswerRoute(HMI.SDL.GetStatusUpdate.self) { (link, _) throws(RPCError) in
            HMI.SDL.GetStatusUpdateResponse(status: link.policy.status)
        },
        AnswerRoute(HMI.SDL.UpdateSDL.self) { (_, _) throws(RPCError) in
            HMI.SDL.UpdateSDLResponse(result: .upToDate)
        },
        AnswerRoute(HMI.SDL.GetPolicyConfigurationData.self) { (_, request) throws(RPCError) in
            throw RPCError.result(
                "DATA_NOT_AVAILABLE", "There is no policy \(request.policyType).\(request.property)")
        },
        AnswerRoute(HMI.BasicCommunication.GetAppProperties.self) { (link, request) throws(RPCError) in
            let known = link.state.cloudApps.values.filter { $0.id == request.policyAppID ?? $0.id }
            guard !known.isEmpty else { throw RPCError.result("DATA_NOT_AVAILABLE", "Requested data not available") }
            return HMI.BasicCommunication.GetAppPropertiesResponse(properties: known.map(\.reported))
        },
        AnswerRoute(HMI.BasicCommunication.SetAppProperties.self) { (link, request) throws(RPCError) in
            link.input(.cloudApp(CloudAppChange(request.properties)))
            return HMI.BasicCommunication.SetAppPropertiesResponse()
        },
    ]
}
