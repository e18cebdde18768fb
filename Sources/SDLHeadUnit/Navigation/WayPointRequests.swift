import JSON
import SDLRPC
import SDLSupport

// The route, and the apps that are subscribed to it.
extension HeadUnitState {
    mutating func get(_ request: SDLGetWayPoints, _ caller: Caller, _ turn: inout Turn) {
        if presenter.policy.answersForCar { return passNavigation(caller, &turn) }
        guard providesWayPoints(caller, &turn) else { return }
        // The route will change if the driver accepts the destination.
        guard navigation.question == nil else {
            return turn.refuse(caller, .inUse, "The driver is being asked about a location")
        }
        let reported = request.wayPointType == .destination ? Array(navigation.route.suffix(1)) : navigation.route
        turn.respond(
            caller,
            SDLGetWayPointsResponse(
                success: true, resultCode: .success, info: reported.isEmpty ? "The car has no route" : nil,
                wayPoints: reported.isEmpty ? nil : reported))
    }

    /// Subscribes an app. Like SDL Core, asks the web HMI only for the first app.
    mutating func subscribeWayPoints(_ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        guard !app.isSubscribedToWayPoints else {
            return turn.respond(caller, SDLSubscribeWayPointsResponse(success: false, resultCode: .ignored))
        }
        if presenter.policy.sharesSubscriptions, !apps.values.contains(where: \.isSubscribedToWayPoints) {
            return passNavigation(caller, &turn)
        }
        let isByCar = presenter.policy.answersForCar || carProvidesWayPoints
        guard isByCar || wayPointLeader != nil else {
            _ = providesWayPoints(caller, &turn)
            return
        }
        turn.respond(
            caller, SDLSubscribeWayPointsResponse(success: true, resultCode: isByCar ? .success : .warnings))
        setWayPoints(true, of: caller.app, &turn)
    }

    /// Unsubscribes an app. Like SDL Core, asks the web HMI only for the last app.
    mutating func unsubscribeWayPoints(_ caller: Caller, _ turn: inout Turn) {
        guard let app = apps[caller.app] else { return }
        guard app.isSubscribedToWayPoints else {
            return turn.respond(caller, SDLUnsubscribeWayPointsResponse(success: false, resultCode: .ignored))
        }
        let others = apps.values.filter { $0.key != app.key }
        if presenter.policy.sharesSubscriptions, !others.contains(where: \.isSubscribedToWayPoints) {
            return passNavigation(caller, &turn)
        }
        turn.respond(caller, SDLUnsubscribeWayPointsResponse(success: true, resultCode: .success))
        setWayPoints(false, of: caller.app, &turn)
    }

    /// Sets whether an app is subscribed to the route. The resumption hash changes, because subscriptions are resumed.
    mutating func setWayPoints(_ hears: Bool, of key: AppKey, _ turn: inout Turn) {
        guard let app = apps[key], app.isSubscribedToWayPoints != hears else { return }
        apps[key]?.isSubscribedToWayPoints = hears
        turn.touch(.wayPoints(key))
        if hears { sendRoute(to: key, &turn) } else { dropUnusedRoutes() }
        changeHash(of: key, &turn)
    }

    /// Sends the last known route to an app that has just subscribed.
    func sendRoute(to key: AppKey, _ turn: inout Turn) {
        let reported = wayPointLeader.map { navigation.routesOfApps[$0] } ?? navigation.lastReported
        guard let app = apps[key], app.isSubscribedToWayPoints, let reported else { return }
        turn.notify(app, SDLOnWayPointChange(wayPoints: reported))
    }

    mutating func dropUnusedRoutes() {
        guard !apps.values.contains(where: \.isSubscribedToWayPoints) else { return }
        navigation.lastReported = nil
        navigation.routesOfApps = [:]
    }

    // MARK: Navigation by an app

    /// The app that navigates instead of the car: it provides the active navigation service and handles GetWayPoints.
    package var wayPointLeader: AppKey? {
        guard let service = services.active(AppServiceKind.navigation),
            service.manifest.handledRPCs?.contains(SDLGetWayPoints.functionID.rawValue) == true
        else { return nil }
        return service.app
    }

    /// Handles a route that an app publishes.
    mutating func routeReported(_ message: UnsolicitedMessage, on session: SessionRef, _ turn: inout Turn) {
        guard let key = keys[session], key == wayPointLeader else { return note(message, on: session, &turn) }
        guard
            let news: SDLOnWayPointChange = read(message, of: key, &turn), !news.wayPoints.isEmpty
        else { return }
        navigation.routesOfApps[key] = news.wayPoints
        for app in apps.values where app.isSubscribedToWayPoints { turn.notify(app, news) }
    }

    /// Changes the car's route. The interface has no message without way points, so for an empty route, navigation apps
    /// receive ROUTE_CANCELLED instead.
    mutating func setRoute(_ route: [SDLLocationDetails], _ turn: inout Turn) {
        guard route != navigation.route else { return }
        navigation.route = route
        turn.touch(.navigation)
        updateNavigationService(&turn)
        if route.isEmpty { notify(.routeCancelled, &turn) } else { sendRoute(&turn) }
    }

    /// Stores the route of a web HMI. If `isNews` is true, apps are notified even if the route has not changed.
    mutating func takeRoute(_ route: [SDLLocationDetails], isNews: Bool, _ turn: inout Turn) {
        if route != navigation.route {
            navigation.route = route
            turn.touch(.navigation)
        }
        if isNews { sendRoute(&turn) }
    }

    private mutating func sendRoute(_ turn: inout Turn) {
        guard !navigation.route.isEmpty else { return }
        navigation.lastReported = navigation.route
        // An app navigates instead of the car, so apps receive that app's route.
        guard wayPointLeader == nil else { return }
        for app in apps.values where app.isSubscribedToWayPoints {
            turn.notify(app, SDLOnWayPointChange(wayPoints: navigation.route))
        }
    }

    /// Sends a navigation state to one or all navigation apps in FULL and LIMITED, as SDL Core does.
    func notify(_ state: SDLTBTState, to key: AppKey? = nil, _ turn: inout Turn) {
        for app in apps.values where app.isNavigating && (key == nil || key == app.key) {
            turn.notify(app, SDLOnTBTClientState(state: state))
        }
    }

    private var carProvidesWayPoints: Bool {
        profile.hmiCapabilities.navigation == true && profile.navigation.providesWayPoints
    }

    private func providesWayPoints(_ caller: Caller, _ turn: inout Turn) -> Bool {
        guard let settings = ownNavigation(caller, &turn) else { return false }
        if !settings.providesWayPoints {
            turn.refuse(caller, .unsupportedResource, "This navigation does not publish its way points")
        }
        return settings.providesWayPoints
    }

    /// Returns the settings of the car's navigation; refuses the request if there is none.
    func ownNavigation(_ caller: Caller, _ turn: inout Turn) -> NavigationSettings? {
        guard profile.hmiCapabilities.navigation == true else {
            turn.refuse(caller, .unsupportedResource, "This car has no navigation")
            return nil
        }
        return profile.navigation
    }

    /// Passes the request to a presenting web HMI, which has its own navigation.
    func passNavigation(_ caller: Caller, _ turn: inout Turn) {
        let name = SDLRPCRegistry.message(caller.function, .request)?.name ?? ""
        let info = "\(name) is not supported by this head unit"
        turn.pass(
            caller, SDLGenericResponse(success: false, resultCode: .unsupportedResource, info: info), asking: nil,
            adding: [:])
    }
}

extension RegisteredApp {
    /// Whether the app is a navigation app in FULL or LIMITED.
    var isNavigating: Bool { types.contains(.navigation) && [.full, .limited].contains(status.hmiLevel) }
}
