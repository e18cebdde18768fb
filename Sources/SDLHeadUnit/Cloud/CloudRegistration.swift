import SDLRPC
import SDLSupport

// Which apps may register on a connection to a cloud app, and with which names.
extension CloudApps {
    /// Refuses the registration if the app's id or name contradicts the properties of the cloud app, or if the driver
    /// prefers another version of the app. Returns whether the registration was refused.
    mutating func refuses(
        _ request: SDLRegisterAppInterface, _ caller: Caller, _ turn: inout Turn
    ) -> Bool {
        let id = AppKey(request).rawValue
        let dialled = app(on: caller.session)
        if let dialled, !dialled.isKnownByEndpoint, dialled.id != id {
            turn.find(.wrongAppID(id, insteadOf: dialled), about: caller)
            return turnAway(caller, .disallowed, "Cloud app registered with incorrect app id", &turn)
        }
        if let known = all[id], !known.mayBeCalled(request.appName) {
            turn.find(.wrongName(request.appName, known), about: caller)
            return turnAway(caller, .disallowed, nil, &turn)
        }
        return refusesForPreference(request, dialled, caller, &turn)
    }

    /// Applies the driver's preference between the cloud version and the phone version of an app. Returns whether the
    /// registration was refused.
    private mutating func refusesForPreference(
        _ request: SDLRegisterAppInterface, _ dialled: CloudApp?, _ caller: Caller, _ turn: inout Turn
    ) -> Bool {
        let name = request.appName.lowercased()
        let alike = turn.car.apps.values.filter { $0.name.lowercased() == name && $0.session != caller.session }
        if let dialled {
            let others = alike.filter { $0.info.endpoint == nil }
            switch dialled.properties.hybridPreference {
            case .mobile? where !others.isEmpty: return refuseForPreference(caller, &turn)
            case .cloud?: for other in others { sendAway(other, &turn) }
            default: break
            }
            return false
        }
        let clouds = alike.compactMap { app in all.values.first { $0.app == app.key } }
        guard clouds.contains(where: { $0.properties.hybridPreference == .cloud }) else { return false }
        return refuseForPreference(caller, &turn)
    }

    private func refuseForPreference(_ caller: Caller, _ turn: inout Turn) -> Bool {
        turnAway(caller, .userDisallowed, "App is disabled by user preferences", &turn)
    }

    /// Refuses a registration and returns true. Like SDL Core, also ends the session and its connection.
    private func turnAway(_ caller: Caller, _ result: SDLResult, _ info: String?, _ turn: inout Turn) -> Bool {
        turn.refuse(caller, result, info)
        turn.add(.endSession(caller.session, closeConnection: true))
        return true
    }

    private mutating func sendAway(_ app: RegisteredApp, _ turn: inout Turn) {
        turn.raise(.unregister(app.key, .appUnauthorized))
        turn.add(.endSession(app.session, closeConnection: false))
    }

    /// Links a registered app to its cloud app. Activates the app if the driver has opened the cloud app.
    mutating func registered(_ key: AppKey, _ turn: inout Turn) {
        notePreferences(&turn)
        guard let app = turn.car.apps[key], let cloud = self.app(on: app.session) else { return }
        all[cloud.id]?.app = key
        all[cloud.id]?.hasLeft = false
        all[cloud.id]?.lastApp = key
        all[cloud.id]?.lastName = app.name
        all[cloud.id]?.comesToFront = false
        turn.touch(.cloudApp(cloud.id))
        if cloud.comesToFront { turn.raise(.activate(key)) }
    }

    /// Unlinks an unregistered app from its cloud app. The connection may stay open.
    mutating func unregistered(_ key: AppKey, _ turn: inout Turn) {
        notePreferences(&turn)
        guard let cloud = all.values.first(where: { $0.app == key }) else { return }
        all[cloud.id]?.app = nil
        all[cloud.id]?.hasLeft = true
        turn.touch(.cloudApp(cloud.id))
    }

    /// Marks the cloud apps whose visibility depends on other registered apps as changed.
    func notePreferences(_ turn: inout Turn) {
        for app in all.values where app.properties.hybridPreference == .mobile { turn.touch(.cloudApp(app.id)) }
    }
}

extension CloudApp {
    /// Returns whether the driver sees the cloud app in the app list. As in SDL Core, an app without a name is hidden,
    /// and so is an app whose phone version is preferred and registered.
    package func isListed(among apps: AppTable) -> Bool {
        guard properties.isEnabled, !properties.endpoint.isEmpty else { return false }
        guard !properties.nicknames.isEmpty || isKnownByEndpoint else { return false }
        guard properties.hybridPreference == .mobile else { return true }
        let names = properties.nicknames.map { $0.lowercased() }
        return !apps.contains { $0.value.info.endpoint == nil && names.contains($0.value.name.lowercased()) }
    }

    /// Returns whether an app may register with this name on the connection to this cloud app.
    fileprivate func mayBeCalled(_ name: String) -> Bool {
        properties.nicknames.isEmpty || properties.nicknames.contains { $0.lowercased() == name.lowercased() }
    }
}

extension Finding {
    fileprivate static func wrongAppID(_ id: String, insteadOf app: CloudApp) -> Finding {
        Finding(
            rule: .cloudApp,
            message:
                "The app \(app.id) was expected at \(app.properties.endpoint), but the app \(id) tried to register.",
            fix: "Set this endpoint for the cloud app \(id), or run \(app.id) at this endpoint.")
    }

    fileprivate static func wrongName(_ name: String, _ app: CloudApp) -> Finding {
        Finding(
            rule: .cloudApp,
            message: "\(app.id) registers as \"\(name)\", which is not a nickname of the app: "
                + "\(app.properties.nicknames.joined(separator: ", ")).",
            fix: "Register with one of the nicknames, or add the name to the nicknames.")
    }
}
