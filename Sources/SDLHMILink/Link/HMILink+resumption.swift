import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The progress of sending an app's data to the HMI, after the app has resumed with its resumption hash.
struct Restoration: Sendable {
    var open = 0
    var isRefused = false
    /// The requests that undo what the HMI has accepted so far. The link sends these requests if the resumption fails.
    var undo: [HMIPart] = []
    /// The vehicle-data items of the app that the link must still request from the HMI, because no other app has
    /// subscribed to these items.
    var wanted: [String] = []
    /// The items in the link's current subscription request to the HMI: a part of `wanted`.
    var asked: [String] = []
    /// The vehicle-data items that the HMI has accepted for this app.
    var vehicleData: [String] = []
    var isSubscribedToWayPoints = false
    /// The tickets (ids) of the requests for module data that the head unit has sent for this resumption.
    var modules: Set<AskTicket> = []
}

// An app's registration is answered when the HMI has received all data of the app. If the HMI refuses a part of the
// data, the accepted parts are undone and no data is restored, as in SDL Core.
extension HMILink {
    mutating func bringBack(_ app: RegisteredApp, _ ticket: ReplyTicket, _ modules: [AskTicket]) {
        var restoration = Restoration(open: modules.count, modules: Set(modules))
        for step in translator(for: app).resumption()
        where ask(step.part, for: .restoring(ticket), of: app.key, undo: step.undo) {
            restoration.open += 1
        }
        let (names, known) = (state.carData.subscribed(app.key), car.vehicleData(neededByOthersThan: app.key))
        restoration.wanted = names.filter { !known.contains($0) }
        car.set(names.filter(known.contains), for: app.key)
        let wantsWayPoints =
            state.navigation.subscribers.contains(app.key) && !isSubscribedToWayPoints(besides: app.key)
        // The additional 1 prevents the restoration from ending too early. `endPart` below removes this 1.
        restoration.open += 1 + (restoration.wanted.isEmpty ? 0 : 1) + (wantsWayPoints ? 1 : 0)
        restorations[ticket] = restoration
        if !restoration.wanted.isEmpty {
            vehicleQueue.append(ticket)
            if vehicleQueue.count == 1 { resumeVehicleData() }
        }
        if wantsWayPoints {
            wayPointQueue.append(ticket)
            if wayPointQueue.count == 1 { resumeWayPoints(isSubscribed: false) }
        }
        endPart(of: ticket)
    }

    mutating func restoringEnded(_ ticket: ReplyTicket, _ request: OpenRequest, _ end: RequestEnd) {
        switch end {
        case .answered(let answer): restorations[ticket]?.take(answer, to: request)
        case .overdue:
            restorations[ticket]?.isRefused = true
            reportSilence(request)
        case .gone: break
        }
        switch request.method {
        case HMI.VehicleInfo.SubscribeVehicleData.method:
            let accepted = restorations[ticket]?.accepted ?? []
            if let key = state.keys[ticket.session] { car.add(accepted, for: key) }
            vehicleQueue.removeFirst()
            resumeVehicleData(sharing: accepted)
        case HMI.Navigation.SubscribeWayPoints.method:
            wayPointQueue.removeFirst()
            resumeWayPoints(isSubscribed: restorations[ticket]?.isSubscribedToWayPoints == true)
        default: break
        }
        endPart(of: ticket)
    }

    // Several apps may resume the same subscription. As in SDL Core, the link asks the HMI for one app after another,
    // until the HMI accepts.

    /// Asks the HMI for the vehicle data of the first app in the queue. `accepted` contains the items that the HMI has
    /// accepted for another app immediately before this call.
    private mutating func resumeVehicleData(sharing accepted: [String] = []) {
        while let ticket = vehicleQueue.first {
            if let key = state.keys[ticket.session], var restoration = restorations[ticket] {
                let shared = accepted.filter(restoration.wanted.contains)
                restoration.vehicleData += shared
                restoration.asked = restoration.wanted.filter { !shared.contains($0) }
                restorations[ticket] = restoration
                car.add(shared, for: key)
                if let part = all(HMI.VehicleInfo.SubscribeVehicleData.self, restoration.asked),
                    ask(part, for: .restoring(ticket), of: key)
                {
                    return
                }
            }
            vehicleQueue.removeFirst()
            endPart(of: ticket)
        }
    }

    private mutating func resumeWayPoints(isSubscribed: Bool) {
        while let ticket = wayPointQueue.first {
            if isSubscribed {
                restorations[ticket]?.isSubscribedToWayPoints = true
            } else if let key = state.keys[ticket.session],
                ask(HMI.Navigation.SubscribeWayPoints(), for: .restoring(ticket), of: key)
            {
                return
            }
            wayPointQueue.removeFirst()
            endPart(of: ticket)
        }
    }

    /// Processes the HMI's answer to a request for module data. As in SDL Core, the answer must contain the module and
    /// confirm the subscription.
    mutating func restoringEnded(_ module: AskTicket, _ reply: PresenterReply) {
        guard let ticket = restorations.first(where: { $0.value.modules.contains(module) })?.key else { return }
        restorations[ticket]?.modules.remove(module)
        let members = reply.members
        if !reply.isCounted || members["isSubscribed"] != true || members["moduleData"] == nil {
            restorations[ticket]?.isRefused = true
        }
        endPart(of: ticket)
    }

    private mutating func endPart(of ticket: ReplyTicket) {
        restorations[ticket]?.open -= 1
        guard let restoration = restorations[ticket], restoration.open == 0 else { return }
        restorations[ticket] = nil
        guard let key = state.keys[ticket.session] else {
            // The app has disconnected.
            release(ticket, .unchanged)
            return unsubscribe(restoration.vehicleData.filter { !car.allVehicleData.contains($0) })
        }
        guard restoration.isRefused else { return release(ticket, .unchanged) }
        release(ticket, .result(.resumeFailed, info: "Data resumption failed"))
        take(back: restoration.undo, of: key)
        unsubscribe(restoration.vehicleData.filter { !car.vehicleData(neededByOthersThan: key).contains($0) })
        if restoration.isSubscribedToWayPoints, !isSubscribedToWayPoints(besides: key) {
            take(back: [HMIPart(HMI.Navigation.UnsubscribeWayPoints())], of: key)
        }
    }

    private mutating func unsubscribe(_ names: [String]) {
        if let part = all(HMI.VehicleInfo.UnsubscribeVehicleData.self, names) { take(back: [part], of: nil) }
    }
}

extension PresentedTurn {
    /// The tickets of the head unit's own requests that subscribe to the data of modules.
    var modulesAsked: [AskTicket] { effects.compactMap(\.resumedModule) }
}

extension HeadUnitEffect {
    /// The ticket if this effect is the head unit's own request to subscribe to a module; otherwise nil.
    var resumedModule: AskTicket? {
        guard case .askPresenter(let ticket, .request(let request, of: nil), _) = self,
            (request as? SDLGetInteriorVehicleData)?.subscribe == true
        else { return nil }
        return ticket
    }
}

extension Restoration {
    /// The items in the current request to the HMI that the HMI has accepted.
    fileprivate var accepted: [String] { asked.filter(vehicleData.contains) }

    mutating func take(_ answer: HMIAnswer, to request: OpenRequest) {
        let isGood = HMIResult.good.contains(answer.code)
        let good = SDLVehicleDataResultCode.success.rawValue
        switch request.method {
        case HMI.VehicleInfo.SubscribeVehicleData.method:
            let accepted = asked.filter { isGood && answer.result[$0]?["resultCode"]?.string ?? good == good }
            vehicleData += accepted
            if accepted != asked { isRefused = true }
        case HMI.Navigation.SubscribeWayPoints.method: isSubscribedToWayPoints = isGood
        default: if isGood { undo += request.undo }
        }
        if !isGood { isRefused = true }
    }
}
