import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// The vehicle-data items that each app has subscribed to. For each item, the link has at most one subscription at the
/// HMI, which all apps share. The link unsubscribes from an item only when no app needs the item any more.
struct CarSubscriptions: Sendable {
    private(set) var vehicleData: OrderedMap<AppKey, [String]> = [:]

    /// All items that are needed by at least one app.
    var allVehicleData: [String] { vehicleData(neededByOthersThan: nil) }

    func vehicleData(neededByOthersThan key: AppKey?) -> [String] {
        var names: [String] = []
        for (other, own) in vehicleData where other != key { names += own.filter { !names.contains($0) } }
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

// The link derives the apps' subscriptions from the HMI's answers. The subscriptions are kept when the HMI reloads.
extension HMILink {
    /// Notes the vehicle-data items whose subscription a request of an app has changed. `accepted` contains the items
    /// that the HMI has accepted. As in SDL Core, these items count even if the whole request fails.
    mutating func noteVehicleData(_ accepted: [String], _ exchange: Exchange, of key: AppKey) {
        guard state.apps[key] != nil else { return }
        switch exchange.request {
        case is SDLSubscribeVehicleData: car.add(accepted + exchange.changedItems, for: key)
        case is SDLUnsubscribeVehicleData: car.remove(accepted + exchange.changedItems, for: key)
        default: return
        }
        input(.vehicleData(key, car.vehicleData[key] ?? []))
        guard exchange.request is SDLUnsubscribeVehicleData else { return }
        // Another app may have subscribed to an item in the meantime.
        subscribeVehicleData(car.vehicleData(neededByOthersThan: key).filter(accepted.contains))
    }

    mutating func noteSubscriptions(_ exchange: Exchange, of key: AppKey) {
        guard state.apps[key] != nil else { return }
        switch exchange.request {
        case is SDLGetVehicleData: input(.vehicle(exchange.result, isNews: false))
        case is SDLSubscribeWayPoints: input(.wayPoints(key, true))
        case is SDLUnsubscribeWayPoints: input(.wayPoints(key, false))
        case let request as SDLGetWayPoints where request.wayPointType == .all:
            input(.route(Self.route(exchange.result), isNews: false))
        default: break
        }
    }

    /// Updates the stored subscriptions after the head unit has changed subscriptions without a request to the HMI.
    mutating func followVehicleData(_ before: HeadUnitState) {
        for app in state.apps.values {
            let (old, new) = (before.carData.subscribed(app.key), state.carData.subscribed(app.key))
            guard before.apps[app.key] != nil, old != new else { continue }
            car.add(new.filter { !old.contains($0) }, for: app.key)
            car.remove(old.filter { !new.contains($0) }, for: app.key)
        }
    }

    /// Unsubscribes from the items that only this app needed. Called after the app has disconnected.
    mutating func dropSubscriptions(of app: RegisteredApp, _ before: HeadUnitState) {
        let names = car.vehicleData[app.key] ?? []
        car.remove(names, for: app.key)
        let unwanted = names.filter { !car.allVehicleData.contains($0) }
        if let request = all(HMI.VehicleInfo.UnsubscribeVehicleData.self, unwanted) { ask(request, for: .reported) }
        if before.navigation.subscribers.contains(app.key), !isSubscribedToWayPoints {
            ask(HMI.Navigation.UnsubscribeWayPoints(), for: .reported)
        }
    }

    /// Sends an app's subscriptions to the HMI again. Called when the app has resumed with its resumption hash.
    mutating func resumeSubscriptions(of key: AppKey) {
        let names = state.carData.subscribed(key)
        car.set(names, for: key)
        subscribeVehicleData(names)
        if state.navigation.subscribers.contains(key) { subscribeWayPoints() }
    }

    /// Sends all subscriptions to the HMI. Called when the HMI has connected.
    mutating func restoreSubscriptions() {
        for app in state.apps.values { car.set(state.carData.subscribed(app.key), for: app.key) }
        subscribeVehicleData(car.allVehicleData)
        subscribeWayPoints()
    }

    private mutating func subscribeVehicleData(_ names: [String]) {
        if let request = all(HMI.VehicleInfo.SubscribeVehicleData.self, names) { ask(request, for: .reported) }
    }

    private mutating func subscribeWayPoints() {
        if isSubscribedToWayPoints { ask(HMI.Navigation.SubscribeWayPoints(), for: .reported) }
    }

    /// Returns whether any app except `key` is subscribed to waypoints at the HMI. Apps whose resumption is not
    /// complete do not count.
    func isSubscribedToWayPoints(besides key: AppKey) -> Bool {
        let waiting = wayPointQueue.map { state.keys[$0.session] }
        return state.navigation.subscribers.contains { $0 != key && !waiting.contains($0) }
    }

    private var isSubscribedToWayPoints: Bool { !state.navigation.subscribers.isEmpty }

    /// Returns one request for all items in `names`; nil if `names` is empty.
    func all<Request: HMIRequest>(_ type: Request.Type, _ names: [String]) -> HMIPart? {
        guard !names.isEmpty else { return nil }
        var params = JSONValue.object([:])
        for name in names { params[name] = true }
        guard let request = try? type.reading(params.json()).value else { return nil }
        return HMIPart(request, adding: state.profile.vehicleItems.keyed(names))
    }

    // MARK: Reports of the car

    /// Passes a vehicle-data notification from the HMI to the head unit. `params` contains the original parameters,
    /// including the items that only the profile defines. The name of such an item is its key from the profile.
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
    /// The vehicle-data items about which the HMI was asked: their names, and their names in the HMI's answer.
    private var askedItems: [(name: String, answer: String)] {
        guard let request, request is SDLSubscribeVehicleData || request is SDLUnsubscribeVehicleData else { return [] }
        let asked = (JSONValue(of: request).object ?? [:]).filter { $0.value.bool == true }.map(\.key)
        return asked.map { ($0, VehicleItem.answerName(of: $0)) }
            + items.compactMap { item in
                item.key.map { (item.name, $0) }
            }
    }

    /// The names of the vehicle-data items whose subscription or unsubscription the HMI has accepted.
    var acceptedItems: [String] {
        isRefused ? [] : askedItems.filter { result[$0.answer]?.isAccepted == true }.map(\.name)
    }

    /// SDL Core's text if the HMI's answer does not settle all requested items; nil if it does. A subscription needs a
    /// result for each item, an unsubscription needs the result SUCCESS.
    var itemProblem: String? {
        switch request {
        case is SDLSubscribeVehicleData:
            // If other apps share some of the items, SDL Core expects the results even in a refusal.
            let isJudged = !isRefused || !changedItems.isEmpty
            let isLacking = isJudged && askedItems.contains { result[$0.answer] == nil }
            return isLacking ? "Subscription failed for some Vehicle data" : nil
        case is SDLUnsubscribeVehicleData:
            let isLacking = !isRefused && acceptedItems.count < askedItems.count
            return isLacking ? "Unsubscription failed for some Vehicle data" : nil
        default: return nil
        }
    }
}

extension JSONValue {
    /// Whether this value, the HMI's answer for one item, says that the HMI has accepted the item.
    fileprivate var isAccepted: Bool {
        let reading = try? SDLVehicleDataResult.reading(json(), takesNumbers: true)
        guard let result = reading?.value, reading?.violations.items.isEmpty == true else { return false }
        return [.success, .dataAlreadySubscribed].contains(result.resultCode)
    }
}
