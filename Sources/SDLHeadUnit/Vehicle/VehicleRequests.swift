import JSON
import SDLProtocol
import SDLRPC
import SDLSupport

// What apps ask of the car's data, and what they are told of it.
extension HeadUnitState {
    mutating func get(_ request: SDLGetVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app], !asksTooOften(caller, &turn) else { return }
        let wish = VehicleWish(request, raw, app, among: profile.vehicleItems)
        guard mayBeAsked(wish, caller, "No data in the request.", &turn) else { return }
        if presenter == .hmi { return pass(wish.request(as: SDLGetVehicleData.self), wish, caller, &turn) }
        let whole = vehicle.part(wish.items.map(\.name))
        let told = whole.cut(wish.items, for: app.rpcVersion)
        guard !failsTogether(whole, told) else {
            return turn.refuse(caller, .genericError, SDLResult.unreadable)
        }
        let count = told.object?.count ?? 0
        let result: SDLResult = count == wish.items.count ? .success : .vehicleDataNotAvailable
        turn.respond(
            caller, as: SDLGetVehicleDataResponse.self, result, success: count > 0, info: wish.info, told)
    }

    /// Whether something is not told that the app's version has no form for, and the rest with it.
    func failsTogether(_ whole: JSONValue, _ told: JSONValue) -> Bool {
        profile.quirks.contains(.vehicleItemsFailTogether) && whole.object?.count != told.object?.count
    }

    mutating func subscribe(_ request: SDLSubscribeVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn)
    {
        guard let app = apps[caller.app] else { return }
        let wish = VehicleWish(request, raw, app, among: profile.vehicleItems)
        guard mayBeAsked(wish, caller, "No data in the request", &turn) else { return }
        let others = wantedVehicleData(beside: app)
        // Of what is told to somebody already the HMI need not be asked.
        if presenter == .hmi, wish.items.contains(where: { !(app.vehicleData + others).contains($0.name) }) {
            return pass(wish.request(as: SDLSubscribeVehicleData.self), wish, caller, &turn)
        }
        let results = wish.items.map { item in
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
        let isBare = verdict.result == .genericError && profile.quirks.contains(.vehicleFailuresAreBare)
        turn.respond(
            caller, as: SDLSubscribeVehicleDataResponse.self, verdict.result, success: verdict.success,
            info: [verdict.info, wish.info].compactMap(\.self).joined(separator: " ").nonEmpty,
            isBare ? [:] : VehicleWish.members(results + wish.results, for: app.rpcVersion))
        setVehicleData(app.vehicleData + taken, of: caller.app, &turn)
    }

    mutating func unsubscribe(
        _ request: SDLUnsubscribeVehicleData, _ raw: JSONValue, _ caller: Caller, _ turn: inout Turn
    ) {
        guard let app = apps[caller.app] else { return }
        let wish = VehicleWish(request, raw, app, among: profile.vehicleItems)
        guard mayBeAsked(wish, caller, "No data in the request.", &turn) else { return }
        let others = wantedVehicleData(beside: app)
        let isLast = wish.items.contains { app.vehicleData.contains($0.name) && !others.contains($0.name) }
        if presenter == .hmi, isLast {
            return pass(wish.request(as: SDLUnsubscribeVehicleData.self), wish, caller, &turn)
        }
        let results = wish.items.map { item in
            (item, app.vehicleData.contains(item.name) ? SDLVehicleDataResultCode.success : .dataNotSubscribed)
        }
        let left = results.filter { $0.1 == .success }.map(\.0.name)
        let verdict = VehicleVerdict(unsubscribing: results.map(\.1), asksVehicle: isLast)
        turn.respond(
            caller, as: SDLUnsubscribeVehicleDataResponse.self, verdict.result, success: verdict.success,
            info: [verdict.info, wish.info].compactMap(\.self).joined(separator: " ").nonEmpty,
            VehicleWish.members(results + wish.results, for: app.rpcVersion))
        setVehicleData(app.vehicleData.filter { !left.contains($0) }, of: caller.app, &turn)
    }

    private func wantedVehicleData(beside app: RegisteredApp) -> [String] {
        apps.values.filter { $0.key != app.key }.flatMap(\.vehicleData)
    }

    /// What an app hears of from now on. It would have to ask for it again after a break, so it gets a new hash.
    mutating func setVehicleData(_ names: [String], of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], Set(names) != Set(app.vehicleData) else { return }
        // In one order, so that apps that want the same items are seen to.
        let ordered = profile.vehicleItems.all.map(\.name).filter(names.contains)
        apps[key]?.vehicleData = ordered
        turn.touch(.vehicleData(key))
        changeHash(of: key, &turn)
    }

    private func mayBeAsked(_ wish: VehicleWish, _ caller: Caller, _ nothing: String, _ turn: inout Turn) -> Bool {
        guard !wish.isMistaken else {
            turn.refuse(caller, .invalidData)
            return false
        }
        guard wish.items.isEmpty else { return true }
        guard wish.forbidden.isEmpty else {
            respondForbidden(wish, caller, &turn)
            return false
        }
        turn.refuse(caller, .invalidData, caller.function == .getVehicleData ? nil : nothing)
        return false
    }

    private func respondForbidden(_ wish: VehicleWish, _ caller: Caller, _ turn: inout Turn) {
        let members = VehicleWish.members(wish.results, for: apps[caller.app]?.rpcVersion ?? SDLVersion(0))
        switch caller.function {
        case .subscribeVehicleData:
            turn.respond(
                caller, as: SDLSubscribeVehicleDataResponse.self, .disallowed, success: false, info: wish.info, members)
        case .unsubscribeVehicleData:
            turn.respond(
                caller, as: SDLUnsubscribeVehicleDataResponse.self, .disallowed, success: false, info: wish.info,
                members)
        default: turn.refuse(caller, .disallowed, wish.info)
        }
    }

    /// SDL Core's limit on what reads the car at once, of apps over a network: of each app, and of a module of all of them.
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
        let kind = module == nil ? "of this kind" : "of this module, of all apps,"
        turn.find(
            Finding(
                rule: .rate, message: "These are more than \(limit) requests \(kind) in a second.",
                fix: "Subscribe to what changes, and read the rest once."), about: caller)
        turn.refuse(caller, .rejected)
        return true
    }
}

/// What the whole of a subscription is answered with.
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

    /// - Parameter asksVehicle: whether nobody else wants one of them; only then SDL Core counts a mixed answer as good.
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
