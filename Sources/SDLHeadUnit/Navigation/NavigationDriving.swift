import JSON
import SDLRPC
import SDLSupport

// Driver's commands to the navigation, and reactions to a profile change.
extension Navigation {
    mutating func drive(_ command: NavigationCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .answer(let accepted): return try answerDestination(accepted, &turn)
        case .notify(let name, let key):
            let state = try known(SDLTBTState(rawValue: name))
            if let key {
                let app = try turn.car.apps.named(key)
                guard app.isNavigating else {
                    throw DriveFailure(
                        .conflict, "\(app.name) does not navigate.",
                        hint: "Only apps of type NAVIGATION in FULL or LIMITED navigate.")
                }
            }
            return notify(state, to: key.map(AppKey.init(rawValue:)), &turn)
        case .press(let target, let mode): return try pressInNavigation(target, mode, &turn)
        case .set(let wayPoints):
            guard turn.policy.hasProfileCar else {
                throw DriveFailure(
                    .conflict, "A web HMI presents the head unit and provides the route.",
                    hint: "Change the route in the web HMI, or close the page of the web HMI.")
            }
            guard turn.profile.hmiCapabilities.navigation == true else {
                throw DriveFailure(
                    .unsupported, "The car \"\(turn.profile.id)\" has no navigation.",
                    hint: "Set hmiCapabilities.navigation of the profile to true.")
            }
            do throws(Vehicle.Refusal) {
                setRoute(try Navigation.route(wayPoints), &turn)
            } catch {
                throw DriveFailure(
                    .invalid, "\(error.path): \(error.problem).",
                    hint: "A way point is a LocationDetails, such as {\"locationName\": \"Harbour\"}.")
            }
        }
    }

    private func pressInNavigation(
        _ target: Target, _ mode: PressMode, _ turn: inout Turn
    ) throws(DriveFailure) {
        let shown = buttons
        guard !shown.isEmpty else {
            throw DriveFailure(
                .notFound, "No app shows turn-by-turn instructions.",
                hint: "Apps show instructions with ShowConstantTBT, UpdateTurnList and AlertManeuver.")
        }
        let button = try shown.flatMap(\.buttons).first(matching: target)
        guard let owner = shown.first(where: { $0.buttons.contains(button) })?.app, let app = turn.car.apps[owner]
        else {
            return
        }
        turn.press(.customButton, customID: button.softButtonID, mode: mode, app: app)
    }

    /// Adapts to a new profile, which may have no navigation or a different route.
    mutating func adapt(since before: Profile, _ turn: inout Turn) {
        guard turn.profile.hmiCapabilities.navigation == true else { return dropAll(&turn) }
        // A presenting web HMI has its own route.
        guard turn.policy.hasProfileCar else { return }
        if before.hmiCapabilities.navigation != true || turn.profile.navigation.route != before.navigation.route {
            setRoute(turn.profile.navigation.route, &turn)
        }
        guard !turn.profile.navigation.providesWayPoints else { return }
        for key in turn.car.apps.keys { setWayPoints(false, of: key, &turn) }
    }

    private mutating func dropAll(_ turn: inout Turn) {
        dropDestination(&turn)
        hideTurns(&turn)
        guard turn.policy.hasProfileCar else { return }
        setRoute([], &turn)
        for key in turn.car.apps.keys { setWayPoints(false, of: key, &turn) }
    }

    /// Resets the navigation to the profile's route, for the next test.
    mutating func reset(_ turn: inout Turn) {
        dropDestination(&turn)
        hideTurns(&turn)
        setRoute(turn.profile.navigation.route, &turn)
    }

    /// Removes the turn-by-turn instructions and the question to the driver, because a web HMI now shows instructions
    /// and asks the driver.
    mutating func handOver(_ turn: inout Turn) {
        dropDestination(&turn)
        hideTurns(&turn)
    }

    /// Removes the web HMI's route after the HMI has disconnected, if the profile has no navigation.
    mutating func takeBack(_ turn: inout Turn) {
        guard turn.profile.hmiCapabilities.navigation != true else { return }
        dropAll(&turn)
    }

    /// Parses way points. The error names the first invalid way point.
    static func route(_ json: JSONValue) throws(Vehicle.Refusal) -> [SDLLocationDetails] {
        guard let points = json.array else { throw Vehicle.Refusal(path: "wayPoints", problem: "an array is required") }
        guard points.count <= most else {
            throw Vehicle.Refusal(
                path: "wayPoints", problem: "\(points.count) way points exceed the limit of \(most)")
        }
        var route: [SDLLocationDetails] = []
        for (index, point) in points.enumerated() {
            route.append(try Vehicle.read(point, at: "wayPoints[\(index)]"))
        }
        return route
    }
}
