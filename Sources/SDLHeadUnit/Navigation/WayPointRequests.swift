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
        let isByCar = presenter == .hmi || carTellsWayPoints
        guard isByCar || wayPointLeader != nil else {
            _ = tellsWayPoints(caller, &turn)
            return
        }
        turn.respond(
            caller, SDLSubscribeWayPointsResponse(success: true, resultCode: isByCar ? .success : .warnings))
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
        if hears { sendRoute(to: key, &turn) } else { forgetRoutesNobodyHears() }
        changeHash(of: key, &turn)
    }

    /// Who begins to hear of the route hears at once what was told of it last.
    func sendRoute(to key: AppKey, _ turn: inout Turn) {
        let told = wayPointLeader.map { navigation.routesOfApps[$0] } ?? navigation.lastTold
        guard let app = apps[key], app.hearsWayPoints, let told else { return }
        turn.notify(app, SDLOnWayPointChange(wayPoints: told))
    }

    mutating func forgetRoutesNobodyHears() {
        guard !apps.values.contains(where: \.hearsWayPoints) else { return }
        navigation.lastTold = nil
        navigation.routesOfApps = [:]
    }

    // MARK: Led by an app

    /// The app that leads the way in the place of the car: the active service of navigation is its own, and handles
    /// GetWayPoints.
    package var wayPointLeader: AppKey? {
        guard let service = services.active(AppServiceKind.navigation),
            service.manifest.handledRPCs?.contains(SDLGetWayPoints.functionID.rawValue) == true
        else { return nil }
        return service.app
    }

    /// An app tells where it is going.
    mutating func toldRoute(_ message: Unasked, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], key == wayPointLeader else { return note(message, on: session, &turn) }
        guard
            let news: SDLOnWayPointChange = read(message, of: key, &turn), !news.wayPoints.isEmpty
        else { return }
        navigation.routesOfApps[key] = news.wayPoints
        for app in apps.values where app.hearsWayPoints { turn.notify(app, news) }
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

    private mutating func sendRoute(_ turn: inout Turn) {
        guard !navigation.route.isEmpty else { return }
        navigation.lastTold = navigation.route
        // An app leads the way.
        guard wayPointLeader == nil else { return }
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

    private var carTellsWayPoints: Bool {
        profile.hmiCapabilities.navigation == true && profile.navigation.tellsWayPoints
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
