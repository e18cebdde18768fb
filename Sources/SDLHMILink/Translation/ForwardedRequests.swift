import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC

/// Requests of apps that only a web HMI can perform. The link forwards these requests to the HMI and forwards the HMI's
/// answers to the app.
enum ForwardedRequests {
    static var functions: Set<SDLFunctionID> { Set(table.keys) }

    /// Returns the requests to the HMI for an app's message. The app receives the HMI's answer to the first request.
    static func parts(of message: any SDLRPCMessage, _ translator: Translator) -> [HMIPart] {
        table[type(of: message).functionID]?.parts(message, translator) ?? []
    }

    /// Returns the time limit for the HMI's answer. DialNumber has no limit, because the driver decides about the call.
    static func time(for function: SDLFunctionID) -> AnswerTime { function == .dialNumber ? .unlimited : .usual }

    private struct Row: Sendable {
        let function: SDLFunctionID
        let parts: @Sendable (any SDLRPCMessage, Translator) -> [HMIPart]

        init<Request: SDLRPCRequest>(
            _ type: Request.Type, _ parts: @escaping @Sendable (Request, Translator) -> [HMIPart]
        ) {
            function = Request.functionID
            self.parts = { message, translator in (message as? Request).map { parts($0, translator) } ?? [] }
        }

        /// Creates a table entry for requests that have the same parameters in both APIs, except for the appID.
        init<Request: SDLRPCRequest, Out: HMIRequest>(_ type: Request.Type, as other: Out.Type) {
            self.init(type) { request, to in
                (to.addressed(request) as Out?).map { [HMIPart($0, adding: to.extraMembers)] } ?? []
            }
        }
    }

    private static let table = Dictionary(
        uniqueKeysWithValues: (screen + navigation + vehicle).map { ($0.function, $0) })

    private static let screen: [Row] = [
        // SDL Core uses the usual time limit even for long texts. HMIs send OnResetTimeout while they speak.
        Row(SDLSpeak.self) { [HMIPart($1.speak($0.ttsChunks, .speak))] },
        Row(SDLCancelInteraction.self, as: HMI.UI.CancelInteraction.self),
        Row(SDLEndAudioPassThru.self, as: HMI.UI.EndAudioPassThru.self),
    ]

    private static let navigation: [Row] = [
        Row(SDLShowConstantTBT.self) { [HMIPart($1.turn($0))] },
        Row(SDLAlertManeuver.self) { $1.maneuver($0) },
        Row(SDLUpdateTurnList.self) { [HMIPart($1.turns($0))] },
        Row(SDLSendLocation.self) { [HMIPart($1.location($0))] },
        Row(SDLGetWayPoints.self, as: HMI.Navigation.GetWayPoints.self),
        Row(SDLSubscribeWayPoints.self, as: HMI.Navigation.SubscribeWayPoints.self),
        Row(SDLUnsubscribeWayPoints.self, as: HMI.Navigation.UnsubscribeWayPoints.self),
        Row(SDLDialNumber.self, as: HMI.BasicCommunication.DialNumber.self),
        // QUERY_APPS is not forwarded, because SDL Core itself processes QUERY_APPS and lists the apps that a phone can
        // start.
        Row(SDLSystemRequest.self) { $0.requestType == .queryApps ? [] : [HMIPart($1.passed($0))] },
    ]

    private static let vehicle: [Row] = [
        Row(SDLGetVehicleData.self, as: HMI.VehicleInfo.GetVehicleData.self),
        Row(SDLSubscribeVehicleData.self, as: HMI.VehicleInfo.SubscribeVehicleData.self),
        Row(SDLUnsubscribeVehicleData.self, as: HMI.VehicleInfo.UnsubscribeVehicleData.self),
        Row(SDLReadDID.self, as: HMI.VehicleInfo.ReadDID.self),
        Row(SDLGetDTCs.self, as: HMI.VehicleInfo.GetDTCs.self),
        Row(SDLDiagnosticMessage.self, as: HMI.VehicleInfo.DiagnosticMessage.self),
    ]
}

extension Translator {
    /// Returns the app's request as a request of the HMI API, with the appID of the app; nil if the conversion fails.
    fileprivate func addressed<Out: HMIRequest>(_ request: some SDLRPCRequest) -> Out? {
        Self.addressed(request, appID)
    }

    /// Returns the request as a request of the HMI API. `appID` is the appID of the app that sends the request; nil if
    /// no app sends the request. Returns nil if the conversion fails.
    static func addressed<Out: HMIRequest>(_ request: some SDLRPCRequest, _ appID: Int?) -> Out? {
        var params = JSONValue(of: request)
        params["appID"] = appID.map { .int($0) }
        return try? Out.reading(params.json(), dropping: .unknownNames).value
    }
}
