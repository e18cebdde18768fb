import SDLRPC
import SDLSupport

// Changes of cloud apps, requested by an app store, a command or a web HMI.
extension CloudApps {
    func app(_ id: String) throws(DriveFailure) -> CloudApp {
        let normal = CloudEndpoint(id)?.text ?? id
        guard let app = all[normal] ?? all.values.first(where: { $0.answers(to: id) }) else {
            throw DriveFailure(
                .notFound, "No cloud app \"\(id)\" is known.",
                hint: "Name the cloud app by its appID, or by its endpoint if only the endpoint was set.",
                candidates: all.keys)
        }
        return app
    }

    func knows(_ key: String) -> Bool { all.contains { $0.value.answers(to: key) } }

    mutating func drive(_ command: CloudCommand, _ turn: inout Turn) throws(DriveFailure) {
        switch command {
        case .set(let change): set(try checked(change), &turn)
        case .remove(let id):
            let app = try app(id)
            cutOff(app, &turn)
            all[app.id] = nil
            touchAll(&turn)
            turn.touch(.cloudApp(app.id))
            turn.keep()
        case .connect(let id, let opens): try connect(id, opens: opens, &turn)
        }
    }

    /// Returns the change with normalized values, or throws if the change is invalid. As in SDL Core, this function is
    /// not called for the changes that apps request.
    private func checked(_ change: CloudAppChange) throws(DriveFailure) -> CloudAppChange {
        var change = change
        if let own = CloudEndpoint(change.id) {
            change.id = own.text
            guard CloudEndpoint(change.endpoint ?? own.text) == own else {
                throw DriveFailure(
                    .invalid, "The cloud app \"\(change.id)\" is known by its endpoint, which cannot be changed.",
                    hint: "Remove the cloud app, and add it again with the new endpoint.")
            }
            change.endpoint = own.text
        }
        if all[change.id] == nil { change.isEnabled = change.isEnabled ?? true }
        if let endpoint = change.endpoint, !endpoint.isEmpty {
            guard let read = CloudEndpoint(endpoint) else {
                throw DriveFailure(
                    .invalid, "\"\(endpoint)\" is not a valid endpoint of a cloud app.",
                    hint: "Write the endpoint as ws://HOST:PORT/, followed by a path if the app needs one.")
            }
            change.endpoint = read.text
        }
        if let preference = change.hybridPreference { _ = try known(SDLHybridAppPreference(rawValue: preference)) }
        if let type = change.transportType, !["WS", "WSS"].contains(type) {
            throw DriveFailure(
                .invalid, "\"\(type)\" is not a transport type of a cloud app.", candidates: ["WS", "WSS"])
        }
        return change
    }

    /// Applies the change. As in SDL Core, an app that is disabled or has a new endpoint loses its connection.
    mutating func set(_ change: CloudAppChange, _ turn: inout Turn) {
        var app = all[change.id] ?? CloudApp(id: change.id)
        let before = app.properties
        app.properties.take(change)
        app.isOfStart = app.isOfStart || change.isOfStart
        all[change.id] = app
        touchAll(&turn)
        turn.keep()
        let hasMoved = before.endpoint != app.properties.endpoint
        if !app.properties.isEnabled || hasMoved, app.ticket != nil { cutOff(app, &turn) }
    }

    /// Marks all cloud apps as changed, because a change of one app can hide another app in the list.
    func touchAll(_ turn: inout Turn) {
        for id in all.keys { turn.touch(.cloudApp(id)) }
    }

    private mutating func cutOff(_ cloud: CloudApp, _ turn: inout Turn) {
        if let app = cloud.app.flatMap({ turn.car.apps[$0] }) {
            turn.raise(.unregister(app.key, .appUnauthorized))
        }
        disconnect(cloud.id, &turn)
    }

    // MARK: App store requests

    mutating func setCloudApp(_ request: SDLSetCloudAppProperties, _ caller: Caller, _ turn: inout Turn) {
        turn.respond(caller, SDLSetCloudAppPropertiesResponse(success: true, resultCode: .success))
        set(CloudAppChange(request.properties), &turn)
    }

    func getCloudApp(_ request: SDLGetCloudAppProperties, _ caller: Caller, _ turn: inout Turn) {
        guard let app = all[request.appID] else {
            return turn.refuse(caller, .dataNotAvailable, "Cloud app does not exist on module")
        }
        let known = app.properties
        let properties = SDLCloudAppProperties(
            nicknames: known.nicknames, appID: app.id, enabled: known.isEnabled,
            authToken: known.authToken.isEmpty ? nil : known.authToken,
            cloudTransportType: known.transportType.isEmpty ? nil : known.transportType,
            hybridAppPreference: known.hybridPreference, endpoint: known.endpoint.isEmpty ? nil : known.endpoint)
        turn.respond(
            caller, SDLGetCloudAppPropertiesResponse(properties: properties, success: true, resultCode: .success))
    }

    // MARK: Switching off and reset

    mutating func disconnectAll(_ turn: inout Turn) {
        for id in all.keys { disconnect(id, &turn) }
    }

    /// Removes the cloud apps that were added after the start of the head unit. Connected apps keep their connection
    /// and properties.
    mutating func forgetAdded(_ turn: inout Turn) {
        for app in all.values where app.status != .connected {
            disconnect(app.id, &turn)
            guard !app.isOfStart else { continue }
            all[app.id] = nil
            turn.touch(.cloudApp(app.id))
            turn.keep(isUrgent: true)
        }
    }
}
