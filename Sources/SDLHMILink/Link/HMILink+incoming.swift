import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Hands one kind of message of the HMI to what it does.
struct IncomingRoute: Sendable {
    let method: String
    /// Gives what is wrong with the parameters; then nothing is done, as SDL Core does nothing.
    let take: @Sendable (inout HMILink, JSONValue) -> [Violation]

    init<Message: HMINotification>(
        _ type: Message.Type, _ body: @escaping @Sendable (inout HMILink, Message) -> Void
    ) {
        self.init(asItCame: type) { link, message, _ in body(&link, message) }
    }

    /// For messages that may have members which the interface has not: `body` is handed all of them, too.
    init<Message: HMINotification>(
        asItCame type: Message.Type, _ body: @escaping @Sendable (inout HMILink, Message, JSONValue) -> Void
    ) {
        method = Message.method
        take = { link, params in
            guard let reading = try? Message.reading(params.json(), takesNumbers: true) else {
                return [Violation(.missing)]
            }
            let violations = reading.violations.items
            if let message = reading.value, violations.isEmpty { body(&link, message, params) }
            return violations
        }
    }

    /// Understood, and nothing for a head unit to do about.
    init<Message: HMINotification>(ignoring type: Message.Type) {
        self.init(type) { _, _ in }
    }
}

// What the driver does at the HMI, and what the HMI wants to know.
extension HMILink {
    private static let notifications = Dictionary(
        uniqueKeysWithValues: (buttonRoutes + appRoutes + screenRoutes + carRoutes + ignoredRoutes).map {
            ($0.method, $0)
        })
    private static let requests = Dictionary(uniqueKeysWithValues: answerRoutes.map { ($0.method, $0) })

    /// Every notification and request that is understood, for the test that none is missing.
    static var understood: Set<String> {
        Set(notifications.keys).union(requests.keys).union(ServiceRoute.byMethod.keys)
    }

    mutating func notification(_ method: String, _ params: JSONValue, from socket: HMISocketID) {
        // sdl_hmi sends it, the HMI API does not know it.
        guard method != "RC.OnDeviceRankChanged" else { return }
        guard method != HMI.BasicCommunication.OnReady.method || isHMI(socket) else {
            return report(
                "hmi.second",
                "A page says that it is ready and has not registered BasicCommunication: another one is the HMI.",
                fix: "Close the other page, and load this one anew.")
        }
        guard let route = Self.notifications[method] else {
            return report(
                "hmi.unknown", "\(method) is no notification that a head unit takes from its HMI.",
                fix: "See the HMI API; the message was ignored.")
        }
        for violation in route.take(&self, params) {
            report(
                "hmi.notification", path: "\(method).\(violation.path)", "\(violation.rule)",
                fix: "Send \(method) as the HMI API has it.")
        }
    }

    mutating func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let route = Self.requests[method] else {
            throw RPCError(
                code: HMIResult.code(of: "UNSUPPORTED_REQUEST"), message: "\(method) is not supported by this head unit"
            )
        }
        return try route.answer(&self, params).get()
    }

    /// The HMI is whose this component is that says when it is ready. A page of another kind may have components that the
    /// first one lacks, and sdl_hmi has a socket for each.
    private func isHMI(_ socket: HMISocketID) -> Bool { broker.components["BasicCommunication"] == socket }

    // MARK: Whom it is for

    func app(_ appID: Int?) -> RegisteredApp? {
        appID.flatMap { apps.key(of: $0) }.flatMap { state.apps[$0] }
    }

    /// A number nobody has is told once for each message.
    mutating func known(_ appID: Int) -> RegisteredApp? {
        if let app = app(appID) { return app }
        report(
            "hmi.app", "There is no app with the appID \(appID).",
            fix: "Use the appID of OnAppRegistered; the app may have gone.")
        return nil
    }

    var activeApp: RegisteredApp? { state.activeApp.flatMap { state.apps[$0] } }

    mutating func notify(_ app: RegisteredApp, _ notification: some SDLRPCNotification) {
        input(.notify(app.key, notification))
    }
}
