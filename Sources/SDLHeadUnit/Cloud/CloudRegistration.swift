import SDLRPC
import SDLSupport

// Which apps may register on a connection to a cloud app, and with which names.
extension HeadUnitState {
    /// Refuses the registration if it contradicts the properties of the cloud app. Returns whether it was refused.
    mutating func refusesForCloud(
        _ request: SDLRegisterAppInterface, _ caller: Caller, _ turn: inout Turn
    ) -> Bool {
        let id = AppKey(request).rawValue
        let dialled = cloudApp(on: caller.session)
        if let dialled, !dialled.isKnownByEndpoint, dialled.id != id {
            turn.find(.wrongAppID(id, insteadOf: dialled), about: caller)
            return turnAway(caller, .disallowed, "Cloud app registered with incorrect app id", &turn)
        }
        if let known = cloudApps[id], !known.mayBeCalled(request.appName) {
            turn.find(.wrongName(request.appName, known), about: caller)
            return turnAway(caller, .disallowed, nil, &turn)
        }
        return refusesForPreference(request, dialled, caller, &turn)
    }

    /// Applies the driver's preference if the same app exists in the cloud and on a phone.
    private mutating func refusesForPreference(
        _ request: SDLRegisterAppInterface, _ dialled: CloudApp?, _ caller: Caller, _ turn: inout Turn
    ) -> Bool {
        let name = request.appName.lowercased()
        let alike = apps.values.filter { $0.name.lowercased() == name && $0.session != caller.session }
        if let dialled {
            let others = alike.filter { $0.info.endpoint == nil }
            switch dialled.properties.hybridPreference {
            case .mobile? where !others.isEmpty: return refuseForPreference(caller, &turn)
            case .cloud?: for other in others { sendAway(other, &turn) }
            default: break
            }
            return false
        }
        let clouds = alike.compactMap { app in cloudApps.values.first { $0.app == app.key } }
        guard clouds.contains(where: { $0.properties.hybridPreference == .cloud }) else { return false }
        return refuseForPreference(caller, &turn)
    }

    private func refuseForPreference(_ caller: Caller, _ turn: inout Turn) -> Bool {
        turnAway(caller, .userDisallowed, "App is disabled by user preferences", &turn)
    }

    /// Refuses a registration. Like SDL Core, also ends the session and its connection.
    private func turnAway(_ caller: Caller, _ result: SDLResult, _ info: String?, _ turn: inout Turn) -> Bool {
        turn.refuse(caller, result, info)
        turn.add(.endSession(caller.session, closeConnection: true))
        return true
    }

    private mutating func sendAway(_ app: RegisteredApp, _ turn: inout Turn) {
        unregister(app, .appUnauthorized, &turn)
        turn.add(.endSession(app.session, closeConnection: false))
    }

    /// Links a registered app to its cloud app, and activates it if the driver has opened it.
    mutating func cloudRegistered(_ key: AppKey, _ turn: inout Turn) {
        noteCloudPreferences(&turn)
        guard let app = apps[key], let cloud = cloudApp(on: app.session) else { return }
        cloudApps[cloud.id]?.app = key
        cloudApps[cloud.id]?.hasLeft = false
        cloudApps[cloud.id]?.lastApp = key
        cloudApps[cloud.id]?.lastName = app.name
        cloudApps[cloud.id]?.comesToFront = false
        turn.touch(.cloudApp(cloud.id))
        if cloud.comesToFront { activate(key, &turn) }
    }

    /// Unlinks an unregistered app from its cloud app. The connection may stay open.
    mutating func cloudUnregistered(_ key: AppKey, _ turn: inout Turn) {
        noteCloudPreferences(&turn)
        guard let cloud = cloudApps.values.first(where: { $0.app == key }) else { return }
        cloudApps[cloud.id]?.app = nil
        cloudApps[cloud.id]?.hasLeft = true
        turn.touch(.cloudApp(cloud.id))
    }

    /// Marks the cloud apps whose visibility depends on other registered apps as changed.
    func noteCloudPreferences(_ turn: inout Turn) {
        for app in cloudApps.values where app.properties.hybridPreference == .mobile { turn.touch(.cloudApp(app.id)) }
    }

    /// Whether the driver sees the cloud app in the app list. As in SDL Core, an app without a name is hidden, and so
    /// is an app whose phone version is preferred and registered.
    package func isListed(_ app: CloudApp) -> Bool {
        let properties = app.properties
        guard properties.isEnabled, !properties.endpoint.isEmpty else { return false }
        guard !properties.nicknames.isEmpty || app.isKnownByEndpoint else { return false }
        guard properties.hybridPreference == .mobile else { return true }
        let names = properties.nicknames.map { $0.lowercased() }
        return !apps.contains { $0.value.info.endpoint == nil && names.contains($0.value.name.lowercased()) }
    }
}

extension CloudApp {
    /// Whether an app may register with this name on the connection to this cloud app.
    fileprivate func mayBeCalled(_ name: String) -> Bool {
        properties.nicknames.isEmpty || properties.nicknames.contains { $0.lowercased() == name.lowercased() }
    }
}

extension Finding {
    fileprivate static func wrongAppID(_ id: String, insteadOf app: CloudApp) -> Finding {
        Finding(
            rule: .cloudApp,
            message: "The head unit expected the app \(app.id) at \(app.properties.endpoint), but \(id) registers.",
            fix: "Set this endpoint for the cloud app \(id), or run \(app.id) at this endpoint.")
    }

    fileprivate static func wrongName(_ name: String, _ app: CloudApp) -> Finding {
        Finding(
            rule: .cloudApp,
            message: "\(app.id) registers as \"\(name)\", which is not one of its nicknames: "
                + "\(app.properties.nicknames.joined(separator: ", ")).",
            fix: "Register with one of them, or add the name to the nicknames.")
    }
}
