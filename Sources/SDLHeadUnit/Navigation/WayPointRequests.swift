import JSON
import SDLRPC
import SDLSupport

// The route, and the apps that are subscribed to the route.
extension Navigation {
    mutating func get(_ request: SDLGetWayPoints, _ caller: Caller, _ turn: inout Turn) {
        if turn.policy.answersForCar { return turn.pass(caller, or: .unsupportedResource) }
        guard providesWayPoints(caller, &turn) else { return }
        // The route will change if the driver accepts the destination.
        guard question == nil else {
            return turn.refuse(caller, .inUse, "The driver is being asked about a location")
        }
        let reported = request.wayPointType == .destination ? Array(route.suffix(1)) : route
        turn.respond(
            caller,
            SDLGetWayPointsResponse(
                success: true, resultCode: .success, info: reported.isEmpty ? "The car has no route" : nil,
                wayPoints: reported.isEmpty ? nil : reported))
    }

    /// Subscribes an app to the route. As in SDL Core, the web HMI gets the request only for the first subscriber.
    mutating func subscribeWayPoints(_ caller: Caller, _ turn: inout Turn) {
        guard let app = turn.car.apps[caller.app] else { return }
        guard !subscribers.contains(app.key) else {
            return turn.respond(caller, SDLSubscribeWayPointsResponse(success: false, resultCode: .ignored))
        }
        if turn.policy.sharesSubscriptions, subscribers.isEmpty {
            return turn.pass(caller, or: .unsupportedResource)
        }
        let isByCar = turn.policy.answersForCar || turn.profile.providesWayPoints
        guard isByCar || turn.car.services.wayPointLeader != nil else {
            _ = providesWayPoints(caller, &turn)
            return
        }
        turn.respond(
            caller, SDLSubscribeWayPointsResponse(success: true, resultCode: isByCar ? .success : .warnings))
        setWayPoints(true, of: caller.app, &turn)
    }

    /// Unsubscribes an app from the route. As in SDL Core, the web HMI gets the request only for the last subscriber.
    mutating func unsubscribeWayPoints(_ caller: Caller, _ turn: inout Turn) {
        guard let app = turn.car.apps[caller.app] else { return }
        guard subscribers.contains(app.key) else {
            return turn.respond(caller, SDLUnsubscribeWayPointsResponse(success: false, resultCode: .ignored))
        }
        if turn.policy.sharesSubscriptions, subscribers.count == 1 {
            return turn.pass(caller, or: .unsupportedResource)
        }
        turn.respond(caller, SDLUnsubscribeWayPointsResponse(success: true, resultCode: .success))
        setWayPoints(false, of: caller.app, &turn)
    }

    /// Sets whether an app is subscribed to the route. The resumption hash changes, because subscriptions are resumed.
    mutating func setWayPoints(_ hears: Bool, of key: AppKey, _ turn: inout Turn) {
        guard let app = turn.car.apps[key], subscribers.contains(app.key) != hears else { return }
        if hears { subscribers.insert(key) } else { subscribers.remove(key) }
        turn.touch(.wayPoints, of: key)
        if hears { sendRoute(to: key, &turn) } else { dropUnusedRoutes() }
        turn.raise(.hash(key))
    }

    func sendRoute(to key: AppKey, _ turn: inout Turn) {
        let reported = turn.car.services.wayPointLeader.map { routesOfApps[$0] } ?? lastReported
        guard let app = turn.car.apps[key], subscribers.contains(app.key), let reported else { return }
        turn.notify(app, SDLOnWayPointChange(wayPoints: reported))
    }

    mutating func dropUnusedRoutes() {
        guard subscribers.isEmpty else { return }
        lastReported = nil
        routesOfApps = [:]
    }

    // MARK: Navigation by an app

    /// Handles a route that an app publishes.
    mutating func routeReported(_ message: UnsolicitedMessage, on session: SessionRef, _ turn: inout Turn) {
        let sender = turn.car.keys[session]
        guard let key = sender, key == turn.car.services.wayPointLeader else { return turn.note(message, of: sender) }
        guard
            let news: SDLOnWayPointChange = turn.read(message, of: key), !news.wayPoints.isEmpty
        else { return }
        routesOfApps[key] = news.wayPoints
        for app in turn.car.apps.values where subscribers.contains(app.key) { turn.notify(app, news) }
    }

    /// Changes the car's route. The mobile API has no message without way points, so for an empty route, navigation
    /// apps receive ROUTE_CANCELLED instead.
    mutating func setRoute(_ route: [SDLLocationDetails], _ turn: inout Turn) {
        guard route != self.route else { return }
        self.route = route
        turn.touch(.navigation)
        turn.raise(.route)
        if route.isEmpty { notify(.routeCancelled, &turn) } else { sendRoute(&turn) }
    }

    /// Stores the route from a web HMI. If `isNews` is true, apps are notified even if the route has not changed.
    mutating func takeRoute(_ route: [SDLLocationDetails], isNews: Bool, _ turn: inout Turn) {
        if route != self.route {
            self.route = route
            turn.touch(.navigation)
        }
        if isNews { sendRoute(&turn) }
    }

    private mutating func sendRoute(_ turn: inout Turn) {
        guard !route.isEmpty else { return }
        lastReported = route
        // If an app navigates instead of the car, subscribers receive that app's route.
        guard turn.car.services.wayPointLeader == nil else { return }
        for app in turn.car.apps.values where subscribers.contains(app.key) {
            turn.notify(app, SDLOnWayPointChange(wayPoints: route))
        }
    }

    /// Sends a navigation state to all navigation apps in FULL and LIMITED, or only to the app `key`, as SDL Core does.
    func notify(_ state: SDLTBTState, to key: AppKey? = nil, _ turn: inout Turn) {
        for app in turn.car.apps.values where app.isNavigating && (key == nil || key == app.key) {
            turn.notify(app, SDLOnTBTClientState(state: state))
        }
    }

    private func providesWayPoints(_ caller: Caller, _ turn: inout Turn) -> Bool {
        guard let settings = ownNavigation(caller, &turn) else { return false }
        if !settings.providesWayPoints {
            turn.refuse(caller, .unsupportedResource, "This navigation does not publish its way points")
        }
        return settings.providesWayPoints
    }

    /// Returns the settings of the car's navigation. If the car has no navigation, refuses the request and returns nil.
    func ownNavigation(_ caller: Caller, _ turn: inout Turn) -> NavigationSettings? {
        guard turn.profile.hmiCapabilities.navigation == true else {
            turn.refuse(caller, .unsupportedResource, "This car has no navigation")
            return nil
        }
        return turn.profile.navigation
    }
}

extension RegisteredApp {
    package var isNavigating: Bool { types.contains(.navigation) && [.full, .limited].contains(status.hmiLevel) }
}

extension Profile {
    /// Whether the car has a navigation whose route apps may read.
    var providesWayPoints: Bool { hmiCapabilities.navigation == true && navigation.providesWayPoints }
}
