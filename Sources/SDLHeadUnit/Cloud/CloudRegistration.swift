import SDLRPC
import SDLSupport

// Who may register on a connection to a cloud app, and under what name.
extension HeadUnitState {
    /// Whether a registration has been refused for what is known of cloud apps.
    mutating func refusesForCloud(
        _ request: SDLRegisterAppInterface, _ caller: Caller, _ turn: inout Turn
    ) -> Bool {
        let id = AppKey(request).rawValue
        let dialled = cloudApp(on: caller.session)
        if let dialled, !dialled.isKnownByEndpoint, dialled.id != id {
            turn.find(.another(id, than: dialled), about: caller)
            return turnAway(caller, .disallowed, "Cloud app registered with incorrect app id", &turn)
        }
        if let known = cloudApps[id], !known.mayBeCalled(request.appName) {
            turn.find(.named(request.appName, known), about: caller)
            return turnAway(caller, .disallowed, nil, &turn)
        }
        return refusesForPreference(request, dialled, caller, &turn)
    }

    /// An app may exist in the cloud and on a phone, and the driver want one of the two.
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

    /// SDL Core ends a session whose registration it refuses, and its connection.
    private func turnAway(_ caller: Caller, _ result: SDLResult, _ info: String?, _ turn: inout Turn) -> Bool {
        turn.refuse(caller, result, info)
        turn.add(.endSession(caller.session, closeConnection: true))
        return true
    }

    private mutating func sendAway(_ app: RegisteredApp, _ turn: inout Turn) {
        unregister(app, .appUnauthorized, &turn)
        turn.add(.endSession(app.session, closeConnection: false))
    }

    /// An app has registered: one that the driver has opened comes to the front.
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

    /// The app is off; its connection may stay.
    mutating func cloudUnregistered(_ key: AppKey, _ turn: inout Turn) {
        noteCloudPreferences(&turn)
        guard let cloud = cloudApps.values.first(where: { $0.app == key }) else { return }
        cloudApps[cloud.id]?.app = nil
        cloudApps[cloud.id]?.hasLeft = true
        turn.touch(.cloudApp(cloud.id))
    }

    /// Whether the driver sees a cloud app that waits for somebody else's absence depends on who is there.
    func noteCloudPreferences(_ turn: inout Turn) {
        for app in cloudApps.values where app.properties.hybridPreference == .mobile { turn.touch(.cloudApp(app.id)) }
    }

    /// Whether the driver sees it among the apps, as SDL Core has it: one without a name is left out, and one whose
    /// driver prefers the app of a phone that is there.
    package func isListed(_ app: CloudApp) -> Bool { mayBeListed(app) && owner(ofEndpointOf: app) == nil }

    /// The other cloud app whose endpoint it is, where one endpoint cannot be that of two.
    func owner(ofEndpointOf app: CloudApp) -> CloudApp? {
        guard profile.quirks.contains(.endpointsAreOfOneApp) else { return nil }
        return cloudApps.values.first { other in
            other.id < app.id && other.properties.endpoint == app.properties.endpoint && mayBeListed(other)
        }
    }

    private func mayBeListed(_ app: CloudApp) -> Bool {
        let properties = app.properties
        guard properties.isEnabled, !properties.endpoint.isEmpty else { return false }
        guard !properties.nicknames.isEmpty || app.isKnownByEndpoint else { return false }
        guard properties.hybridPreference == .mobile else { return true }
        let names = properties.nicknames.map { $0.lowercased() }
        return !apps.contains { $0.value.info.endpoint == nil && names.contains($0.value.name.lowercased()) }
    }
}

extension CloudApp {
    /// Whether an app with this id may register with this name.
    fileprivate func mayBeCalled(_ name: String) -> Bool {
        properties.nicknames.isEmpty || properties.nicknames.contains { $0.lowercased() == name.lowercased() }
    }
}

extension Finding {
    fileprivate static func another(_ id: String, than app: CloudApp) -> Finding {
        Finding(
            rule: .cloudApp,
            message: "At \(app.properties.endpoint) the app \(app.id) was dialled, and \(id) registers.",
            fix: "Give the endpoint to the cloud app \(id), or have \(app.id) listen there.")
    }

    fileprivate static func named(_ name: String, _ app: CloudApp) -> Finding {
        Finding(
            rule: .cloudApp,
            message: "\(app.id) registers as \"\(name)\", which is none of its nicknames: "
                + "\(app.properties.nicknames.joined(separator: ", ")).",
            fix: "Register with one of them, or add the name to the nicknames.")
    }
}
