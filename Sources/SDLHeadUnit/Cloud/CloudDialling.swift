import SDLRPC
import SDLSupport

// Connects to cloud apps as SDL Core does. After a failed attempt, the head unit makes up to five more attempts, each
// one second after the previous failure.
extension CloudApps {
    static let retries = 5
    static let pause = Duration.seconds(1)

    /// Connects to a cloud app, or activates the app if the app is registered and `opens` is true. A scheduled retry
    /// runs immediately. If the app has unregistered but kept its connection, the head unit opens a new connection.
    mutating func connect(_ id: String, opens: Bool, _ turn: inout Turn) throws(DriveFailure) {
        let app = try app(id)
        if let obstacle = obstacle(to: app) { throw obstacle }
        if let key = app.app, opens { return turn.raise(.activate(key)) }
        if app.hasLeft { disconnect(app.id, &turn) }
        all[app.id]?.comesToFront = opens || app.comesToFront
        if let ticket = app.ticket, turn.timers.isSet(.dialsAgain(app.id)) {
            turn.timers.cancel(.dialsAgain(app.id))
            return dial(ticket, &turn)
        }
        guard all[app.id]?.ticket == nil else { return }
        let ticket = CloudTicket(id: app.id, number: turn.counter.next())
        all[app.id]?.ticket = ticket
        all[app.id]?.failures = 0
        all[app.id]?.failure = nil
        dial(ticket, &turn)
    }

    private func obstacle(to app: CloudApp) -> DriveFailure? {
        guard app.properties.isEnabled else {
            return DriveFailure(
                .conflict, "The cloud app \"\(app.id)\" is disabled.",
                hint: "Set the app's property enabled to true first, as an app store does with SetCloudAppProperties.")
        }
        guard let endpoint = CloudEndpoint(app.properties.endpoint) else {
            let text = app.properties.endpoint
            return DriveFailure(
                .conflict,
                text.isEmpty
                    ? "The cloud app \"\(app.id)\" has no endpoint."
                    : "\"\(text)\" is not a valid endpoint of a cloud app.",
                hint: "Set the endpoint, such as ws://127.0.0.1:3000/.")
        }
        guard !endpoint.isSecure, app.properties.transportType.uppercased() != "WSS" else {
            return DriveFailure(
                .unsupported, "The cloud app \"\(app.id)\" requires TLS, which this head unit does not support.",
                hint: "Set a ws:// endpoint and the transport type WS; a proxy in between can add TLS.")
        }
        return nil
    }

    private func dial(_ ticket: CloudTicket, _ turn: inout Turn) {
        guard let app = all[ticket.id] else { return }
        turn.add(.dial(ticket, endpoint: CloudEndpoint(app.properties.endpoint)?.text ?? app.properties.endpoint))
        turn.touch(.cloudApp(ticket.id))
    }

    /// Handles the result of a connection attempt, unless the attempt is no longer needed.
    mutating func dialled(_ ticket: CloudTicket, _ outcome: CloudOutcome, _ turn: inout Turn) {
        guard let app = all[ticket.id], app.ticket == ticket, app.status != .connected else { return }
        turn.touch(.cloudApp(app.id))
        switch outcome {
        case .connected(let number):
            all[app.id]?.status = .connected
            all[app.id]?.connection = number
            all[app.id]?.failures = 0
            all[app.id]?.failure = nil
        case .failed(let failure):
            all[app.id]?.failure = failure
            if app.failures == 0 { turn.write(.notDialled(app, failure), app: app.id, cause: turn.cause) }
            guard app.failures < Self.retries else { return disconnect(app.id, &turn) }
            all[app.id]?.failures = app.failures + 1
            all[app.id]?.status = .retry
            turn.timers.set(.dialsAgain(app.id), at: turn.now + Self.pause)
        }
    }

    mutating func dialAgain(_ id: String, _ turn: inout Turn) {
        guard let ticket = all[id]?.ticket else { return }
        dial(ticket, &turn)
    }

    /// Marks a cloud app as disconnected after either side has closed the connection.
    mutating func ended(_ ticket: CloudTicket, _ turn: inout Turn) {
        guard all[ticket.id]?.ticket == ticket else { return }
        all[ticket.id]?.markDisconnected()
        turn.touch(.cloudApp(ticket.id))
    }

    /// Closes the connection to a cloud app, or stops the attempts to connect.
    mutating func disconnect(_ id: String, _ turn: inout Turn) {
        guard let app = all[id], let ticket = app.ticket else { return }
        turn.timers.cancel(.dialsAgain(id))
        if app.status == .connected { turn.add(.hangUp(ticket)) }
        all[id]?.markDisconnected()
        turn.touch(.cloudApp(id))
    }

    func app(on session: SessionRef) -> CloudApp? {
        all.values.first { $0.connection == session.connection }
    }
}

extension Finding {
    fileprivate static func notDialled(_ app: CloudApp, _ failure: CloudFailure) -> Finding {
        let endpoint = app.properties.endpoint
        return Finding(
            rule: .cloudDial,
            message: "Cannot connect to the cloud app \(app.name) at \(endpoint): \(failure.why). "
                + "The head unit tries \(CloudApps.retries) more times, once a second.",
            fix: failure.fix)
    }
}
