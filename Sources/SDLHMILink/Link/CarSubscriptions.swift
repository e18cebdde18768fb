import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Which app wants to hear what of the car. Towards the HMI a subscription belongs to nobody: what one app no longer wants,
/// another may.
struct CarSubscriptions: Sendable {
    private(set) var vehicleData: OrderedMap<AppKey, [String]> = [:]

    /// Everything anybody wants, for an HMI that comes anew.
    var allVehicleData: [String] { wanted { _ in true } }

    func vehicleData(wantedBeside key: AppKey) -> [String] { wanted { $0 != key } }

    private func wanted(_ isMeant: (AppKey) -> Bool) -> [String] {
        var names: [String] = []
        for (key, own) in vehicleData where isMeant(key) { names += own.filter { !names.contains($0) } }
        return names
    }

    mutating func add(_ names: [String], for key: AppKey) {
        let known = vehicleData[key] ?? []
        vehicleData[key] = known + names.filter { !known.contains($0) }
    }

    mutating func set(_ names: [String], for key: AppKey) { vehicleData[key] = names.isEmpty ? nil : names }

    mutating func remove(_ names: [String], for key: AppKey) {
        let left = vehicleData[key]?.filter { !names.contains($0) } ?? []
        vehicleData[key] = left.isEmpty ? nil : left
    }

    mutating func forget(_ key: AppKey) { vehicleData[key] = nil }
}

// Subscriptions follow what the HMI has answered, and outlive its reload.
extension HMILink {
    mutating func noteSubscriptions(_ exchange: Exchange, of key: AppKey) {
        guard state.apps[key] != nil else { return }
        switch exchange.request {
        case is SDLGetVehicleData: input(.vehicle(exchange.result, isNews: false))
        case let request as SDLSubscribeVehicleData:
            car.add(request.names.filter { exchange.isTaken($0) } + exchange.itemsTaken, for: key)
            input(.vehicleData(key, car.vehicleData[key] ?? []))
        case let request as SDLUnsubscribeVehicleData:
            let names = request.names.filter { exchange.isTaken($0) } + exchange.itemsTaken
            car.remove(names, for: key)
            input(.vehicleData(key, car.vehicleData[key] ?? []))
            let others = car.vehicleData(wantedBeside: key).filter(names.contains)
            subscribeVehicleData(others)
        case is SDLSubscribeWayPoints: input(.wayPoints(key, true))
        case is SDLUnsubscribeWayPoints: input(.wayPoints(key, false))
        case let request as SDLGetWayPoints where request.wayPointType == .all:
            input(.route(Self.route(exchange.result), isNews: false))
        default: break
        }
    }

    /// What the head unit has answered by itself.
    mutating func followVehicleData(_ before: HeadUnitState) {
        for app in state.apps.values {
            guard let old = before.apps[app.key]?.vehicleData, old != app.vehicleData else { continue }
            car.add(app.vehicleData.filter { !old.contains($0) }, for: app.key)
            car.remove(old.filter { !app.vehicleData.contains($0) }, for: app.key)
        }
    }

    /// An app has gone, and what nobody else wants is not worth sending any more.
    mutating func dropSubscriptions(of app: RegisteredApp) {
        let names = car.vehicleData[app.key] ?? []
        car.remove(names, for: app.key)
        let unwanted = names.filter { !car.allVehicleData.contains($0) }
        if let request = all(HMI.VehicleInfo.UnsubscribeVehicleData.self, unwanted) { ask(request, for: .reported) }
        if app.isSubscribedToWayPoints, !isSubscribedToWayPoints {
            ask(HMI.Navigation.UnsubscribeWayPoints(), for: .reported)
        }
    }

    /// An app that has come back by its hash is subscribed to what it was before.
    mutating func resumeSubscriptions(of key: AppKey) {
        let names = state.apps[key]?.vehicleData ?? []
        car.set(names, for: key)
        subscribeVehicleData(names)
        if state.apps[key]?.isSubscribedToWayPoints == true { subscribeWayPoints() }
    }

    /// An HMI that comes anew knows nothing of what apps have subscribed to.
    mutating func restoreSubscriptions() {
        for app in state.apps.values { car.set(app.vehicleData, for: app.key) }
        subscribeVehicleData(car.allVehicleData)
        subscribeWayPoints()
    }

    private mutating func subscribeVehicleData(_ names: [String]) {
        if let request = all(HMI.VehicleInfo.SubscribeVehicleData.self, names) { ask(request, for: .reported) }
    }

    private mutating func subscribeWayPoints() {
        if isSubscribedToWayPoints { ask(HMI.Navigation.SubscribeWayPoints(), for: .reported) }
    }

    func isSubscribedToWayPoints(beside key: AppKey) -> Bool {
        state.apps.values.contains { $0.key != key && $0.isSubscribedToWayPoints }
    }

    /// Whether any app does.
    private var isSubscribedToWayPoints: Bool { state.apps.values.contains(where: \.isSubscribedToWayPoints) }

    /// A request for each of these.
    func all<Request: HMIRequest>(_ type: Request.Type, _ names: [String]) -> HMIPart? {
        guard !names.isEmpty else { return nil }
        var params = JSONValue.object([:])
        for name in names { params[name] = true }
        guard let request = try? type.reading(params.json()).value else { return nil }
        return HMIPart(request).adding(state.profile.vehicleItems.keyed(names))
    }

    // MARK: What the car tells

    /// - Parameter params: the message as it came, with items of the car's own by their keys.
    mutating func notifyVehicleData(_ message: HMI.VehicleInfo.OnVehicleData, _ params: JSONValue) {
        var reported = JSONValue(of: message)
        for (key, value) in params.object ?? [:] where reported[key] == nil { reported[key] = value }
        input(.vehicle(reported, isNews: true))
    }

    mutating func notifyWayPoints(_ message: HMI.Navigation.OnWayPointChange) {
        input(.route(Self.route(JSONValue(of: message)), isNews: true))
    }

    private static func route(_ answer: JSONValue) -> [SDLLocationDetails] {
        (answer["wayPoints"]?.array ?? []).compactMap { point in
            try? SDLLocationDetails.reading(point.json(), dropping: .unknownNames).value
        }
    }
}

extension Exchange {
    /// The items of the car's own that the HMI says yes to.
    fileprivate var itemsTaken: [String] {
        items.filter { isTaken(answer: $0.key) }.map(\.name)
    }

    fileprivate func isTaken(_ name: String) -> Bool { isTaken(answer: VehicleItem.answerName(of: name)) }

    private func isTaken(answer key: String?) -> Bool {
        // What the HMI says nothing of has been unsubscribed as SDL Core has it, and not subscribed.
        guard let said = key.flatMap({ result[$0] }) else { return request is SDLUnsubscribeVehicleData }
        return said.isTaken
    }

    /// Whether an HMI that has said yes leaves something out of what apps want to hear of.
    var lacksItems: Bool {
        guard let request = request as? SDLSubscribeVehicleData else { return false }
        let keys = request.names.map { VehicleItem.answerName(of: $0) } + items.compactMap(\.key)
        return keys.contains { result[$0] == nil }
    }
}

extension SDLRPCRequest {
    /// The items a request names.
    fileprivate var names: [String] {
        (JSONValue(of: self).object ?? [:]).filter { $0.value.bool == true }.map(\.key)
    }
}

extension JSONValue {
    /// Whether the HMI says yes to an item. To an answer that is none the app hears GENERIC_ERROR.
    fileprivate var isTaken: Bool {
        let reading = try? SDLVehicleDataResult.reading(json(), takesNumbers: true)
        guard let result = reading?.value, reading?.violations.items.isEmpty == true else { return false }
        return [.success, .dataAlreadySubscribed].contains(result.resultCode)
    }
}
