import JSON
import SDLProtocol
import SDLRPC
import SDLSupport

// Requests for vehicle data.
extension HeadUnitState {
    mutating func get(_ request: SDLGetVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], !asksTooOften(caller, &turn) else { return }
        let requested = RequestedVehicleItems(request, raw, app, among: profile.vehicleItems)
        guard mayBeAsked(requested, caller, "No data in the request.", &turn) else { return }
        if presenter.policy.answersForCar {
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
        guard let app = apps[caller.app] else { return }
        let requested = RequestedVehicleItems(request, raw, app, among: profile.vehicleItems)
        guard mayBeAsked(requested, caller, "No data in the request", &turn) else { return }
        let others = wantedVehicleData(beside: app)
        // If another app already subscribes to an item, the HMI is not asked about this item again.
        if presenter.policy.sharesSubscriptions,
            requested.items.contains(where: { !(app.vehicleData + others).contains($0.name) })
        {
            return pass(requested.request(as: SDLSubscribeVehicleData.self), requested, caller, &turn)
        }
        let results = requested.items.map { item in
            let code: SDLVehicleDataResultCode =
                if app.vehicleData.contains(item.name) {
                    .dataAlreadySubscribed
                } else if others.contains(item.name) || profile.vehicle(has: item.name) {
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
        setVehicleData(app.vehicleData + taken, of: caller.app, &turn)
    }

    mutating func unsubscribe(
        _ request: SDLUnsubscribeVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let app = apps[caller.app] else { return }
        let requested = RequestedVehicleItems(request, raw, app, among: profile.vehicleItems)
        guard mayBeAsked(requested, caller, "No data in the request.", &turn) else { return }
        let others = wantedVehicleData(beside: app)
        let isLast = requested.items.contains { app.vehicleData.contains($0.name) && !others.contains($0.name) }
        if presenter.policy.sharesSubscriptions, isLast {
            return pass(requested.request(as: SDLUnsubscribeVehicleData.self), requested, caller, &turn)
        }
        let results = requested.items.map { item in
            (item, app.vehicleData.contains(item.name) ? SDLVehicleDataResultCode.success : .dataNotSubscribed)
        }
        let left = results.filter { $0.1 == .success }.map(\.0.name)
        let verdict = VehicleVerdict(unsubscribing: results.map(\.1), asksVehicle: isLast)
        turn.respond(
            caller, as: SDLUnsubscribeVehicleDataResponse.self, verdict.result, success: verdict.success,
            info: [verdict.info, requested.info].compactMap(\.self).joined(separator: " ").nonEmpty,
            RequestedVehicleItems.members(results + requested.results, for: app.rpcVersion))
        setVehicleData(app.vehicleData.filter { !left.contains($0) }, of: caller.app, &turn)
    }

    private func wantedVehicleData(beside app: RegisteredApp) -> [String] {
        apps.values.filter { $0.key != app.key }.flatMap(\.vehicleData)
    }

    /// Sets the items an app subscribes to. If they change, it gets a new hash.
    mutating func setVehicleData(_ names: [String], of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], Set(names) != Set(app.vehicleData) else { return }
        // The items are in a fixed order, so that apps with the same items get the same message.
        let ordered = profile.vehicleItems.all.map(\.name).filter(names.contains)
        apps[key]?.vehicleData = ordered
        turn.touch(.vehicleData(key))
        changeHash(of: key, &turn)
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
            requested.results, for: apps[caller.app]?.rpcVersion ?? SDLVersion(0))
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

    /// Applies SDL Core's limit on requests of apps on a network: for each app, or for all apps together if `module` is set.
    mutating func asksTooOften(_ caller: Caller, of module: ModuleRef? = nil, _ turn: inout Turn) -> Bool {
        let limit = profile.limits.vehicleDataRequests
        guard limit > 0, let app = apps[caller.app], app.info.isOutside else { return false }
        let known = module.map { control.rates[$0] } ?? app.vehicleRates[caller.function]
        var meter = known ?? RateMeter(WireLimits.Rate(limit, per: .seconds(1)))
        let isTooFast = meter.count(at: turn.now)
        if let module {
            control.rates[module] = meter
        } else {
            apps[caller.app]?.vehicleRates[caller.function] = meter
        }
        guard isTooFast else { return false }
        let kind = module == nil ? "requests of this kind" : "requests of all apps for this module"
        turn.find(
            Finding(
                rule: .rate, message: "There were more than \(limit) \(kind) in a second.",
                fix: "Subscribe to values that change, and read the others once."), about: caller)
        turn.refuse(caller, .rejected)
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

    /// - Parameter asksVehicle: whether no other app subscribes to one of the items. Only in this case does SDL Core
    ///   report success if some items were not subscribed.
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
