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
        table[type(of: message).functionID]?.parts(message, translator, nil) ?? []
    }

    /// Returns the time limit for the HMI's answer. DialNumber has no limit, because the driver decides about the call.
    static func time(for function: SDLFunctionID) -> AnswerTime { function == .dialNumber ? .unlimited : .usual }

    private typealias Row = TranslationRow

    private static let table = Dictionary(
        uniqueKeysWithValues: (screen + navigation + vehicle).map { ($0.function, $0) })

    private static let screen: [Row] = [
        // SDL Core uses the usual time limit even for long texts. HMIs send OnResetTimeout while they speak.
        Row(SDLSpeak.self) { $1.speak($0.ttsChunks, .speak) },
        Row(SDLCancelInteraction.self, as: HMI.UI.CancelInteraction.self),
        Row(SDLEndAudioPassThru.self, as: HMI.UI.EndAudioPassThru.self),
    ]

    private static let navigation: [Row] = [
        Row(SDLShowConstantTBT.self) { $1.turn($0) },
        Row(SDLAlertManeuver.self) { request, to, _ in to.maneuver(request) },
        Row(SDLUpdateTurnList.self) { $1.turns($0) },
        Row(SDLSendLocation.self) { $1.location($0) },
        Row(SDLGetWayPoints.self, as: HMI.Navigation.GetWayPoints.self),
        Row(SDLSubscribeWayPoints.self, as: HMI.Navigation.SubscribeWayPoints.self),
        Row(SDLUnsubscribeWayPoints.self, as: HMI.Navigation.UnsubscribeWayPoints.self),
        Row(SDLDialNumber.self, as: HMI.BasicCommunication.DialNumber.self),
        // QUERY_APPS is not forwarded, because SDL Core itself processes QUERY_APPS and lists the apps that a phone can
        // start.
        Row(SDLSystemRequest.self) { request, to, _ in
            request.requestType == .queryApps ? [] : [HMIPart(to.passed(request))]
        },
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
    /// Returns the request as a request of the HMI API. `appID` is the appID of the app that sends the request; nil if
    /// no app sends the request. Returns nil if the conversion fails.
    static func addressed<Out: HMIRequest>(_ request: some SDLRPCRequest, _ appID: Int?) -> Out? {
        var params = JSONValue(of: request)
        params["appID"] = appID.map { .int($0) }
        return try? Out.reading(params.json(), dropping: .unknownNames).value
    }
}
