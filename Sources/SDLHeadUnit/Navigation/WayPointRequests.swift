import JSON
import SDLRPC
import SDLSupport

// Where the car is going, and which apps are told of it.
extension HeadUnitState {
    mutating func get(_ request: SDLGetWayPoints, _ caller: Caller, _ turn: inout Turn) {
        if presenter == .hmi { return passNavigation(caller, &turn) }
        guard tellsWayPoints(caller, &turn) else { return }
        // The route may be another in a moment.
        guard navigation.question == nil else { return turn.refuse(caller, .inUse, "The driver is asked for a place") }
        let told = request.wayPointType == .destination ? Array(navigation.route.suffix(1)) : navigation.route
        turn.respond(
            caller,
            SDLGetWayPointsResponse(
                success: true, resultCode: .success, info: told.isEmpty ? "There is no route" : nil,
                wayPoints: told.isEmpty ? nil : told))
    }

    /// SDL Core asks its HMI for the first app alone.
    mutating func subscribeWayPoints(_ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        guard !app.hearsWayPoints else {
            return turn.respond(caller, SDLSubscribeWayPointsResponse(success: false, resultCode: .ignored))
        }
        if presenter == .hmi, !apps.values.contains(where: \.hearsWayPoints) { return passNavigation(caller, &turn) }
        guard presenter == .hmi || tellsWayPoints(caller, &turn) else { return }
        turn.respond(caller, SDLSubscribeWayPointsResponse(success: true, resultCode: .success))
        setWayPoints(true, of: caller.app, &turn)
    }

    /// And for the last one alone.
    mutating func unsubscribeWayPoints(_ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        guard app.hearsWayPoints else {
            return turn.respond(caller, SDLUnsubscribeWayPointsResponse(success: false, resultCode: .ignored))
        }
        let others = apps.values.filter { $0.key != app.key }
        if presenter == .hmi, !others.contains(where: \.hearsWayPoints) { return passNavigation(caller, &turn) }
        turn.respond(caller, SDLUnsubscribeWayPointsResponse(success: true, resultCode: .success))
        setWayPoints(false, of: caller.app, &turn)
    }

    /// Whether an app hears of the route from now on. It would have to ask again after a break, so it gets a new hash.
    mutating func setWayPoints(_ hears: Bool, of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.hearsWayPoints != hears else { return }
        apps[key]?.hearsWayPoints = hears
        turn.touch(.wayPoints(key))
        changeHash(of: key, &turn)
    }

    /// The car goes somewhere else. An empty route cannot be told: the interface has no message without way points, so apps
    /// that navigate hear that it was cancelled.
    mutating func setRoute(_ route: [SDLLocationDetails], _ turn: inout Turn) {
        guard route != navigation.route else { return }
        navigation.route = route
        turn.touch(.navigation)
        updateNavigationService(&turn)
        if route.isEmpty { notify(.routeCancelled, &turn) } else { sendRoute(&turn) }
    }

    /// What a web HMI says of its route, changed or not.
    mutating func takeRoute(_ route: [SDLLocationDetails], isNews: Bool, _ turn: inout Turn) {
        if route != navigation.route {
            navigation.route = route
            turn.touch(.navigation)
        }
        if isNews { sendRoute(&turn) }
    }

    private func sendRoute(_ turn: inout Turn) {
        guard !navigation.route.isEmpty else { return }
        for app in apps.values where app.hearsWayPoints {
            turn.notify(app, SDLOnWayPointChange(wayPoints: navigation.route))
        }
    }

    /// Apps that navigate are told, in FULL and LIMITED, as SDL Core tells them.
    func notify(_ state: SDLTBTState, to key: AppKey? = nil, _ turn: inout Turn) {
        for app in apps.values where app.isNavigating && (key == nil || key == app.key) {
            turn.notify(app, SDLOnTBTClientState(state: state))
        }
    }

    private func tellsWayPoints(_ caller: Caller, _ turn: inout Turn) -> Bool {
        guard let settings = ownNavigation(caller, &turn) else { return false }
        if !settings.tellsWayPoints {
            turn.refuse(caller, .unsupportedResource, "This navigation does not tell its way points")
        }
        return settings.tellsWayPoints
    }

    /// What the car's own navigation can do; where there is none, the app is refused.
    func ownNavigation(_ caller: Caller, _ turn: inout Turn) -> NavigationSettings? {
        guard profile.hmiCapabilities.navigation == true else {
            turn.refuse(caller, .unsupportedResource, "This car has no navigation")
            return nil
        }
        return profile.navigation
    }

    /// A presenting web HMI has a navigation of its own.
    func passNavigation(_ caller: Caller, _ turn: inout Turn) {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name ?? ""
        let info = "\(name) is not supported by this head unit"
        turn.pass(
            caller, SDLGenericResponse(success: false, resultCode: .unsupportedResource, info: info), asking: nil,
            adding: [:])
    }
}

extension RegisteredApp {
    /// Whether it leads the way now.
    var isNavigating: Bool { types.contains(.navigation) && [.full, .limited].contains(status.hmiLevel) }
}
