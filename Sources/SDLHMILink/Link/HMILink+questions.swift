import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Translates requests of the mobile API to requests of the HMI API. Only requests that do not concern an app's screen
/// are translated here.
enum QuestionTranslation {
    static var functions: Set<SDLFunctionID> { Set(table.keys) }

    /// Returns the translated request; nil if the function has no translation. `appID` is the appID of the app that the
    /// request concerns; nil if the request concerns no app.
    static func part(of message: any SDLRPCRequest, _ appID: Int?) -> HMIPart? {
        table[type(of: message).functionID]?.part(message, appID)
    }

    private struct Row: Sendable {
        let function: SDLFunctionID
        let part: @Sendable (any SDLRPCRequest, Int?) -> HMIPart?

        /// Creates a translation for a request that has the same parameters in both APIs, except for the appID.
        init<Request: SDLRPCRequest, Out: HMIRequest>(_ type: Request.Type, as other: Out.Type) {
            function = Request.functionID
            part = { message, appID in
                let other: Out? = Translator.addressed(message, appID)
                return other.map { HMIPart($0) }
            }
        }
    }

    private static let table = Dictionary(uniqueKeysWithValues: rows.map { ($0.function, $0) })

    private static let rows: [Row] = [
        Row(SDLGetInteriorVehicleData.self, as: HMI.RC.GetInteriorVehicleData.self),
        Row(SDLSetInteriorVehicleData.self, as: HMI.RC.SetInteriorVehicleData.self),
        Row(SDLGetInteriorVehicleDataConsent.self, as: HMI.RC.GetInteriorVehicleDataConsent.self),
        Row(SDLButtonPress.self, as: HMI.Buttons.ButtonPress.self),
        Row(SDLGetAppServiceData.self, as: HMI.AppService.GetAppServiceData.self),
        Row(SDLPerformAppServiceInteraction.self, as: HMI.AppService.PerformAppServiceInteraction.self),
        Row(SDLGetFile.self, as: HMI.BasicCommunication.GetFilePath.self),
    ]
}

/// A request for the data of a module that one or more apps have resumed.
struct ModuleRequest: Sendable {
    let part: HMIPart
    /// The HMI's answer, which is kept until the head unit has processed the answer; nil while the HMI has not answered.
    var reply: PresenterReply?
}

// Methods that send requests and notifications to the HMI. These messages do not concern an app's screen.
extension HMILink {
    mutating func followQuestions(_ effects: [HeadUnitEffect]) {
        for (ticket, asked) in moduleQueue where asked.reply != nil && !state.isAsked(ticket) {
            moduleQueue[ticket] = nil
        }
        for effect in effects {
            switch effect {
            case .askPresenter(let ticket, .request(let request, let key), _):
                let part = QuestionTranslation.part(of: request, key.map { apps.appID(of: $0) })
                if effect.resumedModule != nil, let part {
                    // Another app may already wait for the data of the same module, or have received the data before
                    // the head unit has processed the answer.
                    let earlier = moduleQueue.values.last { $0.part == part }
                    moduleQueue[ticket] = ModuleRequest(part: part, reply: earlier?.reply)
                    if let reply = earlier?.reply { share(reply, ticket) }
                    if earlier != nil { continue }
                }
                ask(part, of: key, ticket)
            case .askPresenter(let ticket, .activation(let service, let key), _):
                ask(HMIPart(HMI.AppService.GetActiveServiceConsent(serviceID: service)), of: key, ticket)
            case .answerPresenter(let ticket, let reply): answer(ticket, reply)
            case .notifyPresenter(let notification): notify(notification)
            default: break
            }
        }
    }

    private mutating func ask(_ part: HMIPart?, of key: AppKey?, _ ticket: AskTicket) {
        if let key { introduce(key) }
        if let part, ask(part, for: .question(ticket), of: key) { return }
        let info = part.map { "\($0.interface) is not supported by system" }
        answered(ticket, PresenterReply(.unsupportedResource, info: info))
    }

    private mutating func answered(_ ticket: AskTicket, _ reply: PresenterReply) {
        share(reply, ticket)
        guard let part = moduleQueue[ticket]?.part else { return }
        let waiting = moduleQueue.filter {
            $0.key != ticket && $0.value.part == part && $0.value.reply == nil
        }.map(\.key)
        guard reply.isCounted, reply.members["isSubscribed"] == true else {
            moduleQueue[ticket] = nil
            if let next = waiting.first { ask(part, of: nil, next) }
            return
        }
        moduleQueue[ticket]?.reply = reply
        for ticket in waiting {
            moduleQueue[ticket]?.reply = reply
            share(reply, ticket)
        }
    }

    /// Passes the HMI's answer to a request on, also as the answer to another app's request for the same data.
    private mutating func share(_ reply: PresenterReply, _ ticket: AskTicket) {
        input(.answers(ticket, reply))
        restoringEnded(ticket, reply)
    }

    mutating func questionEnded(_ ticket: AskTicket, _ request: OpenRequest, _ end: RequestEnd) {
        let reply: PresenterReply
        switch end {
        case .answered(let answer):
            reply = PresenterReply(HMIResult.result(of: answer.code), info: answer.info, members: answer.result)
        case .overdue:
            reportSilence(request)
            reply = PresenterReply(.genericError, info: "\(request.interface) component does not respond")
        case .gone: reply = PresenterReply(.genericError, info: "\(request.interface) component was disconnected")
        }
        answered(ticket, reply)
    }

    private mutating func notify(_ notification: PresenterNotification) {
        switch notification {
        case .control(let key, let status):
            guard state.apps[key] != nil else { return }
            introduce(key)
            let modules = HMI.RC.OnRCStatus(
                appID: apps.appID(of: key), allocatedModules: recast(status.allocatedModules) ?? [],
                freeModules: recast(status.freeModules) ?? [])
            notify(modules, of: key)
        case .startRefused(let service):
            for event in [HMI.Common.ServiceEvent.requestReceived, .requestRejected] {
                let type = HMI.Common.ServiceType(rawValue: service.rawValue.uppercased())
                notify(HMI.BasicCommunication.OnServiceUpdate(serviceType: type, serviceEvent: event))
            }
        case .capability(let capability):
            guard let capability: HMI.Common.SystemCapability = recast(capability) else { return }
            notify(HMI.BasicCommunication.OnSystemCapabilityUpdated(systemCapability: capability))
        case .appCapability(let key, let capability):
            guard state.apps[key] != nil else { return }
            introduce(key)
            let appID = apps.appID(of: key)
            notify(HMI.BasicCommunication.OnAppCapabilityUpdated(appCapability: capability, appID: appID), of: key)
        case .serviceData(let data):
            guard let provider = state.services.provider(of: data.serviceID) else { return }
            let whole = reported(["serviceData": JSONValue(of: data)])
            let reading = try? HMI.AppService.OnAppServiceData.reading(whole.json(), dropping: .unknownNames)
            guard let message = reading?.value else { return }
            notify(message, of: provider)
        }
    }
}
