import JSON
import SDLRPC
import SDLSupport

// What the driver does with the car's navigation, and what becomes of it when the car becomes another.
extension HeadUnitState {
    mutating func drive(_ command: NavigationCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .answer(let accepted): return try answerDestination(accepted, &turn)
        case .tell(let name, let key):
            let state = try known(SDLTBTState(rawValue: name))
            if let key {
                let app = try app(key)
                guard app.isNavigating else {
                    throw DriveFailure(
                        .conflict, "\(app.name) does not navigate.",
                        hint: "Those do that are of type NAVIGATION, in FULL or LIMITED.")
                }
            }
            return notify(state, to: key.map(AppKey.init(rawValue:)), &turn)
        case .press(let target, let mode): return try pressInNavigation(target, mode, &turn)
        case .set(let wayPoints):
            guard presenter == .page else {
                throw DriveFailure(
                    .conflict, "A web HMI presents the head unit, and its route counts.",
                    hint: "Change it there, or close that page.")
            }
            guard profile.hmiCapabilities.navigation == true else {
                throw DriveFailure(
                    .unsupported, "The car \"\(profile.id)\" has no navigation.",
                    hint: "Give it one: hmiCapabilities.navigation of the profile.")
            }
            let json = (try? JSONValue(parsing: wayPoints)) ?? .null
            do throws(Vehicle.Refusal) {
                setRoute(try Navigation.route(json), &turn)
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
        let shown = navigation.buttons
        guard !shown.isEmpty else {
            throw DriveFailure(
                .notFound, "No app shows turns.", hint: "ShowConstantTBT, UpdateTurnList and AlertManeuver do.")
        }
        let button = try find(target, in: shown.flatMap(\.buttons))
        guard let owner = shown.first(where: { $0.buttons.contains(button) })?.app, let app = apps[owner] else {
            return
        }
        press(.customButton, customID: button.softButtonID, mode: mode, app: app, &turn)
    }

    /// Another car may have no navigation, or is on another way.
    mutating func changeNavigation(since before: Profile, _ turn: inout Turn) {
        guard profile.hmiCapabilities.navigation == true else { return leaveRoads(&turn) }
        // A presenting web HMI has a route of its own.
        guard presenter == .page else { return }
        if before.hmiCapabilities.navigation != true || profile.navigation.route != before.navigation.route {
            setRoute(profile.navigation.route, &turn)
        }
        guard !profile.navigation.tellsWayPoints else { return }
        for key in apps.keys { setWayPoints(false, of: key, &turn) }
    }

    private mutating func leaveRoads(_ turn: inout Turn) {
        dropDestination(&turn)
        hideTurns(&turn)
        guard presenter == .page else { return }
        setRoute([], &turn)
        for key in apps.keys { setWayPoints(false, of: key, &turn) }
    }

    /// The car as its profile has it, for the next test.
    mutating func resetNavigation(_ turn: inout Turn) {
        dropDestination(&turn)
        hideTurns(&turn)
        setRoute(profile.navigation.route, &turn)
    }

    /// A web HMI shows turns itself, and asks the driver itself.
    mutating func handOverNavigation(_ turn: inout Turn) {
        dropDestination(&turn)
        hideTurns(&turn)
    }

    /// The web HMI is gone: its route was its own.
    mutating func takeNavigationBack(_ turn: inout Turn) {
        guard profile.hmiCapabilities.navigation != true else { return }
        leaveRoads(&turn)
    }
}

extension Navigation {
    /// The way points of a document, or where the first one is none.
    static func route(_ json: JSONValue) throws(Vehicle.Refusal) -> [SDLLocationDetails] {
        guard let points = json.array else { throw Vehicle.Refusal(path: "wayPoints", problem: "an array is wanted") }
        guard points.count <= most else {
            throw Vehicle.Refusal(path: "wayPoints", problem: "\(points.count) are more than \(most)")
        }
        var route: [SDLLocationDetails] = []
        for (index, point) in points.enumerated() {
            route.append(try Vehicle.read(point, at: "wayPoints[\(index)]"))
        }
        return route
    }
}
