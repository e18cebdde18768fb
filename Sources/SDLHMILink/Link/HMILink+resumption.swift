import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Progress of sending an app's data to the HMI, after the app has resumed by its hash.
struct Restoration: Sendable {
    var open = 0
    var isRefused = false
    /// The requests that undo the parts which the HMI has accepted.
    var undo: [HMIPart] = []
    /// The vehicle-data items for which the HMI is asked to subscribe the app.
    var wanted: [String] = []
    /// The vehicle-data items that the HMI has accepted.
    var vehicleData: [String] = []
    var isSubscribedToWayPoints = false
    /// The head unit's own requests for module data that belong to this resumption.
    var modules: Set<AskTicket> = []
}

// An app's registration is answered when the HMI has all of the app's data. If the HMI refuses a part, the accepted
// parts are undone and nothing is restored, as in SDL Core.
extension HMILink {
    mutating func bringBack(_ app: RegisteredApp, _ ticket: ReplyTicket, _ modules: [AskTicket]) {
        var restoration = Restoration(open: modules.count, modules: Set(modules))
        let to = translator(for: app)
        func purpose() -> Purpose { .restoring(ticket) }
        for step in to.resumption() where ask(step.part, for: purpose(), of: app.key, undo: step.undo) {
            restoration.open += 1
        }
        restoration.wanted = app.vehicleData.filter { !car.vehicleData(neededByOthersThan: app.key).contains($0) }
        car.set(app.vehicleData, for: app.key)
        if let part = all(HMI.VehicleInfo.SubscribeVehicleData.self, restoration.wanted),
            ask(part, for: purpose(), of: app.key)
        {
            restoration.open += 1
        }
        if app.isSubscribedToWayPoints, !isSubscribedToWayPoints(besides: app.key),
            ask(HMI.Navigation.SubscribeWayPoints(), for: purpose(), of: app.key)
        {
            restoration.open += 1
        }
        if !app.spokenCommands.isEmpty {
            for part in to.voiceHelp() { ask(part, for: .reported, of: app.key) }
        }
        guard restoration.open > 0 else { return release(ticket, .unchanged) }
        restorations[ticket] = restoration
    }

    mutating func restoringEnded(_ ticket: ReplyTicket, _ request: OpenRequest, _ end: RequestEnd) {
        guard var restoration = restorations[ticket] else { return }
        restoration.open -= 1
        switch end {
        case .answered(let answer): restoration.take(answer, to: request)
        case .overdue:
            restoration.isRefused = true
            reportSilence(request)
        case .gone: break
        }
        conclude(restoration, ticket)
    }

    /// Handles the HMI's answer to a module request. If the HMI does not have the module, the resumption does not fail;
    /// the app only gets no data of that module.
    mutating func restoringEnded(_ module: AskTicket, _ reply: PresenterReply) {
        guard let (ticket, _) = restorations.first(where: { $0.value.modules.contains(module) }),
            var restoration = restorations[ticket]
        else { return }
        restoration.open -= 1
        restoration.modules.remove(module)
        if !reply.isCounted { restoration.isRefused = true }
        conclude(restoration, ticket)
    }

    private mutating func conclude(_ restoration: Restoration, _ ticket: ReplyTicket) {
        guard restoration.open == 0 else { return restorations[ticket] = restoration }
        restorations[ticket] = nil
        guard restoration.isRefused, let key = state.keys[ticket.session] else {
            return release(ticket, .unchanged)
        }
        release(ticket, .result(.resumeFailed, info: "Data resumption failed"))
        take(back: restoration.undo, of: key)
        let unwanted = restoration.vehicleData.filter { !car.vehicleData(neededByOthersThan: key).contains($0) }
        if let part = all(HMI.VehicleInfo.UnsubscribeVehicleData.self, unwanted) { take(back: [part], of: key) }
        if restoration.isSubscribedToWayPoints, !isSubscribedToWayPoints(besides: key) {
            take(back: [HMIPart(HMI.Navigation.UnsubscribeWayPoints())], of: key)
        }
    }
}

extension PresentedTurn {
    /// The tickets of the head unit's own requests that subscribe to the data of a module.
    var modulesAsked: [AskTicket] {
        effects.compactMap { effect in
            guard case .askPresenter(let ticket, .request(let request, of: nil), _) = effect,
                (request as? SDLGetInteriorVehicleData)?.subscribe == true
            else { return nil }
            return ticket
        }
    }
}

extension Restoration {
    mutating func take(_ answer: HMIAnswer, to request: OpenRequest) {
        let isGood = HMIResult.good.contains(answer.code)
        let good = SDLVehicleDataResultCode.success.rawValue
        switch request.method {
        case HMI.VehicleInfo.SubscribeVehicleData.method:
            vehicleData = wanted.filter { isGood && answer.result[$0]?["resultCode"]?.string ?? good == good }
            if vehicleData != wanted { isRefused = true }
        case HMI.Navigation.SubscribeWayPoints.method: isSubscribedToWayPoints = isGood
        default: if isGood { undo += request.undo }
        }
        if !isGood { isRefused = true }
    }
}
