import JSON
import SDLProtocol
import SDLRPC
import SDLSupport

// Requests for vehicle data.
extension CarData {
    mutating func get(_ request: SDLGetVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn) {
        guard let app = turn.car.apps[caller.app],
            !turn.asksTooOften(caller, &rates[caller.app, default: [:]][caller.function], "requests of this kind")
        else { return }
        let requested = RequestedVehicleItems(request, raw, app, among: turn.profile.vehicleItems)
        guard mayBeAsked(requested, caller, "No data in the request.", &turn) else { return }
        if turn.policy.answersForCar {
            return pass(requested.request(as: SDLGetVehicleData.self), requested, caller, &turn)
        }
        let reported = vehicle.part(requested.items.map(\.name)).cut(requested.items, for: app.rpcVersion)
        let count = reported.object?.count ?? 0
        let result: SDLResult = count == requested.items.count ? .success : .vehicleDataNotAvailable
        turn.respond(
            caller, as: SDLGetVehicleDataResponse.self, result, success: count > 0, info: requested.info, reported)
    }

    mutating func subscribe(_ request: SDLSubscribeVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn)
    {
        guard let app = turn.car.apps[caller.app] else { return }
        let requested = RequestedVehicleItems(request, raw, app, among: turn.profile.vehicleItems)
        guard mayBeAsked(requested, caller, "No data in the request", &turn) else { return }
        let (own, others) = (subscribed(app.key), wanted(beside: app.key))
        // The HMI is asked only about items to which no app subscribes, as in SDL Core.
        let isNew = { (item: VehicleItem) in !own.contains(item.name) && !others.contains(item.name) }
        if turn.policy.sharesSubscriptions, requested.items.contains(where: isNew) {
            let settled = requested.items.filter { !isNew($0) }.map { item in
                (item, own.contains(item.name) ? SDLVehicleDataResultCode.dataAlreadySubscribed : .success)
            }
            let asked = requested.only(isNew)
            let verdict = VehicleVerdict(subscribing: settled.map(\.1) + [.success])
            return pass(
                asked.request(as: SDLSubscribeVehicleData.self), asked, caller, &turn,
                SettledItems(settled, info: verdict.info))
        }
        let results = requested.items.map { item in
            let code: SDLVehicleDataResultCode =
                if own.contains(item.name) {
                    .dataAlreadySubscribed
                } else if others.contains(item.name) || turn.profile.vehicle(has: item.name) {
                    .success
                } else {
                    .vehicleDataNotAvailable
                }
            return (item, code)
        }
        let taken = results.filter { $0.1 == .success }.map(\.0.name)
        let verdict = VehicleVerdict(subscribing: results.map(\.1))
        turn.respond(
            caller, as: SDLSubscribeVehicleDataResponse.self, verdict.result, success: verdict.success,
            info: [verdict.info, requested.info].compactMap(\.self).joined(separator: " ").nonEmpty,
            RequestedVehicleItems.members(results + requested.results, for: app.rpcVersion))
        subscribe(own + taken, of: caller.app, &turn)
    }

    mutating func unsubscribe(
        _ request: SDLUnsubscribeVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let app = turn.car.apps[caller.app] else { return }
        let requested = RequestedVehicleItems(request, raw, app, among: turn.profile.vehicleItems)
        guard mayBeAsked(requested, caller, "No data in the request.", &turn) else { return }
        let (own, others) = (subscribed(app.key), wanted(beside: app.key))
        // The HMI is asked only about items to which no other app subscribes, as in SDL Core.
        let needsEnd = { (item: VehicleItem) in own.contains(item.name) && !others.contains(item.name) }
        let isLast = requested.items.contains(where: needsEnd)
        let results = requested.items.map { item in
            (item, own.contains(item.name) ? SDLVehicleDataResultCode.success : .dataNotSubscribed)
        }
        if turn.policy.sharesSubscriptions, isLast {
            let settled = results.filter { !needsEnd($0.0) }
            let asked = requested.only(needsEnd)
            let verdict = VehicleVerdict(unsubscribing: settled.map(\.1), asksVehicle: true)
            return pass(
                asked.request(as: SDLUnsubscribeVehicleData.self), asked, caller, &turn,
                SettledItems(settled, info: verdict.info))
        }
        let left = results.filter { $0.1 == .success }.map(\.0.name)
        let verdict = VehicleVerdict(unsubscribing: results.map(\.1), asksVehicle: isLast)
        turn.respond(
            caller, as: SDLUnsubscribeVehicleDataResponse.self, verdict.result, success: verdict.success,
            info: [verdict.info, requested.info].compactMap(\.self).joined(separator: " ").nonEmpty,
            RequestedVehicleItems.members(results + requested.results, for: app.rpcVersion))
        subscribe(own.filter { !left.contains($0) }, of: caller.app, &turn)
    }

    /// Returns the items to which apps other than the app `key` subscribe.
    private func wanted(beside key: AppKey) -> Set<String> {
        Set(subscriptions.filter { $0.key != key }.flatMap(\.value))
    }

    /// Sets the items that an app subscribes to. If the items change, the app gets a new hash.
    mutating func subscribe(_ names: [String], of key: AppKey, _ turn: inout Turn) {
        guard turn.car.apps[key] != nil, Set(names) != Set(subscribed(key)) else { return }
        // The items are in a fixed order, so that apps with the same items get the same message.
        let ordered = turn.profile.vehicleItems.all.map(\.name).filter(names.contains)
        subscriptions[key] = ordered.isEmpty ? nil : ordered
        turn.touch(.vehicleData, of: key)
        turn.raise(.hash(key))
    }

    private func mayBeAsked(_ requested: RequestedVehicleItems, _ caller: Caller, _ nothing: String, _ turn: inout Turn)
        -> Bool
    {
        guard !requested.isMistaken else {
            turn.refuse(caller, .invalidData)
            return false
        }
        guard requested.items.isEmpty else { return true }
        guard requested.forbidden.isEmpty else {
            respondForbidden(requested, caller, &turn)
            return false
        }
        turn.refuse(caller, .invalidData, caller.function == .getVehicleData ? nil : nothing)
        return false
    }

    private func respondForbidden(_ requested: RequestedVehicleItems, _ caller: Caller, _ turn: inout Turn) {
        let members = RequestedVehicleItems.members(
            requested.results, for: turn.car.apps[caller.app]?.rpcVersion ?? SDLVersion(0))
        switch caller.function {
        case .subscribeVehicleData:
            turn.respond(
                caller, as: SDLSubscribeVehicleDataResponse.self, .disallowed, success: false, info: requested.info,
                members)
        case .unsubscribeVehicleData:
            turn.respond(
                caller, as: SDLUnsubscribeVehicleDataResponse.self, .disallowed, success: false, info: requested.info,
                members)
        default: turn.refuse(caller, .disallowed, requested.info)
        }
    }
}

extension Turn {
    /// Applies SDL Core's limit on vehicle-data requests from apps on a network. Returns whether the request is
    /// refused.
    mutating func asksTooOften(
        _ caller: Caller, _ meter: inout RateMeter?, _ kind: String, limit: Int? = nil
    ) -> Bool {
        let limit = limit ?? car.profile.limits.vehicleDataRequests
        guard limit > 0, let app = car.apps.peek(at: caller.app), app.info.isOutside else { return false }
        var counted = meter ?? RateMeter(WireLimits.Rate(limit, per: .seconds(1)))
        let isTooFast = counted.count(at: now)
        meter = counted
        guard isTooFast else { return false }
        find(
            Finding(
                rule: .rate, message: "The app sent more than \(limit) \(kind) in one second.",
                fix: "Subscribe to values that change, and read other values once."), about: caller)
        refuse(caller, .rejected)
        return true
    }
}

/// The overall result of a subscription request.
struct VehicleVerdict {
    let result: SDLResult
    let success: Bool
    let info: String?

    init(subscribing codes: [SDLVehicleDataResultCode]) {
        if codes.contains(.vehicleDataNotAvailable) {
            (result, success, info) = (.genericError, false, "Subscription failed for some Vehicle data")
        } else if !codes.contains(.success) {
            (result, success, info) = (.ignored, false, "Already subscribed on provided VehicleData.")
        } else if codes.contains(.dataAlreadySubscribed) {
            (result, success, info) = (.ignored, true, "Already subscribed on some provided VehicleData.")
        } else {
            (result, success, info) = (.success, true, nil)
        }
    }

    /// Computes the result of an unsubscription. `asksVehicle` says whether an item loses its last subscriber. As in
    /// SDL Core, if some items were not subscribed, the result is a success only if `asksVehicle` is true.
    init(unsubscribing codes: [SDLVehicleDataResultCode], asksVehicle: Bool) {
        if codes.contains(.dataNotSubscribed) {
            (result, success, info) = (.ignored, asksVehicle, "Some provided VehicleData was not subscribed.")
        } else {
            (result, success, info) = (.success, true, nil)
        }
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
