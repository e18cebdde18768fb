import SDLRPC
import SDLSupport

// A cloud app is dialled, in SDL Core's rhythm: a dial that fails is tried again five times, a second after it has failed.
extension HeadUnitState {
    static let cloudRetries = 5
    static let cloudPause = Duration.seconds(1)

    /// Dials a cloud app, or brings it to the front if it is there. What is under way already goes on, and a next try comes
    /// at once; an app that has left, and not hung up, is dialled anew.
    mutating func connect(_ id: String, opens: Bool, _ turn: inout Turn) throws(DriveFailure) {
        let app = try cloudApp(id)
        if let obstacle = obstacle(to: app) { throw obstacle }
        if let key = app.app, opens { return activate(key, &turn) }
        if app.hasLeft { hangUp(app.id, &turn) }
        cloudApps[app.id]?.comesToFront = opens || app.comesToFront
        if let ticket = app.ticket, timers.isSet(.dialsAgain(app.id)) {
            timers.cancel(.dialsAgain(app.id))
            return dial(ticket, &turn)
        }
        guard cloudApps[app.id]?.ticket == nil else { return }
        let ticket = CloudTicket(id: app.id, number: counter.next())
        cloudApps[app.id]?.ticket = ticket
        cloudApps[app.id]?.failures = 0
        cloudApps[app.id]?.failure = nil
        dial(ticket, &turn)
    }

    private func obstacle(to app: CloudApp) -> DriveFailure? {
        guard app.properties.isEnabled else {
            return DriveFailure(
                .conflict, "The cloud app \"\(app.id)\" is disabled.",
                hint: "Set enabled of it first, as an app store does with SetCloudAppProperties.")
        }
        if let other = owner(ofEndpointOf: app) {
            return DriveFailure(
                .conflict, "The cloud app \"\(other.id)\" has the endpoint of \"\(app.id)\".",
                hint: "Give one of them another, or take quirks.endpointsAreOfOneApp out of the profile.")
        }
        guard let endpoint = CloudEndpoint(app.properties.endpoint) else {
            let text = app.properties.endpoint
            return DriveFailure(
                .conflict,
                text.isEmpty
                    ? "The cloud app \"\(app.id)\" has no endpoint." : "\"\(text)\" is no endpoint of a cloud app.",
                hint: "Set its endpoint, such as ws://127.0.0.1:3000/.")
        }
        guard !endpoint.isSecure, app.properties.transportType.uppercased() != "WSS" else {
            return DriveFailure(
                .unsupported, "The cloud app \"\(app.id)\" wants to be dialled over TLS, and this head unit has none.",
                hint: "Give it a ws:// endpoint and the transport type WS; a proxy may stand in between and speak TLS.")
        }
        return nil
    }

    private func dial(_ ticket: CloudTicket, _ turn: inout Turn) {
        guard let app = cloudApps[ticket.id] else { return }
        turn.add(.dial(ticket, endpoint: CloudEndpoint(app.properties.endpoint)?.text ?? app.properties.endpoint))
        turn.touch(.cloudApp(ticket.id))
    }

    /// What has come of a dial; nothing where nobody waits for it any more.
    mutating func dialled(_ ticket: CloudTicket, _ outcome: CloudOutcome, _ turn: inout Turn) {
        guard let app = cloudApps[ticket.id], app.ticket == ticket, app.status != .connected else { return }
        turn.touch(.cloudApp(app.id))
        switch outcome {
        case .connected(let number):
            cloudApps[app.id]?.status = .connected
            cloudApps[app.id]?.connection = number
            cloudApps[app.id]?.failures = 0
            cloudApps[app.id]?.failure = nil
        case .failed(let failure):
            cloudApps[app.id]?.failure = failure
            if app.failures == 0 { turn.find(.notDialled(app, failure), about: app) }
            guard app.failures < Self.cloudRetries else { return hangUp(app.id, &turn) }
            cloudApps[app.id]?.failures = app.failures + 1
            cloudApps[app.id]?.status = .retry
            timers.set(.dialsAgain(app.id), at: turn.now + Self.cloudPause)
        }
    }

    mutating func dialAgain(_ id: String, _ turn: inout Turn) {
        guard let ticket = cloudApps[id]?.ticket else { return }
        dial(ticket, &turn)
    }

    /// The connection is gone, ended by the app or by us.
    mutating func cloudEnded(_ ticket: CloudTicket, _ turn: inout Turn) {
        guard cloudApps[ticket.id]?.ticket == ticket else { return }
        cloudApps[ticket.id]?.hangUp()
        turn.touch(.cloudApp(ticket.id))
    }

    /// Ends a connection, and whatever is under way to one.
    mutating func hangUp(_ id: String, _ turn: inout Turn) {
        guard let app = cloudApps[id], let ticket = app.ticket else { return }
        timers.cancel(.dialsAgain(id))
        if app.status == .connected { turn.add(.hangUp(ticket)) }
        cloudApps[id]?.hangUp()
        turn.touch(.cloudApp(id))
    }

    /// Which cloud app a connection leads to.
    func cloudApp(on session: SessionRef) -> CloudApp? {
        cloudApps.values.first { $0.connection == session.connection }
    }
}

extension Turn {
    /// Writes a finding about a cloud app, which may not have registered.
    mutating func find(_ finding: Finding, about app: CloudApp) {
        write(finding, app: app.id, function: nil, cause: cause)
    }
}

extension Finding {
    fileprivate static func notDialled(_ app: CloudApp, _ failure: CloudFailure) -> Finding {
        let endpoint = app.properties.endpoint
        return Finding(
            rule: .cloudDial,
            message: "The cloud app \(app.name) cannot be dialled at \(endpoint): \(failure.why). "
                + "It is tried \(HeadUnitState.cloudRetries) times more, a second apart.",
            fix: failure.fix)
    }
}
