import JSON
import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import SDLSupport

/// Processes the notifications of one method from the HMI.
struct IncomingRoute: Sendable {
    let method: String
    /// Processes a notification. Returns the violations of the HMI API in the notification. As in SDL Core, an invalid
    /// notification has no effect.
    let take: @Sendable (inout HMILink, JSONValue) -> [Violation]

    init<Message: HMINotification>(
        _ type: Message.Type, _ body: @escaping @Sendable (inout HMILink, Message) -> Void
    ) {
        self.init(asItCame: type) { link, message, _ in body(&link, message) }
    }

    /// Creates a route for notifications that may have members outside the HMI API. `body` also receives all members of
    /// the original message.
    init<Message: HMINotification>(
        asItCame type: Message.Type, _ body: @escaping @Sendable (inout HMILink, Message, JSONValue) -> Void
    ) {
        method = Message.method
        take = { link, params in
            guard let reading = try? Message.reading(params.json(), takesNumbers: true) else {
                return [Violation(.missing)]
            }
            let violations = reading.violations.items.map(\.inHMI)
            if let message = reading.value, violations.isEmpty { body(&link, message, params) }
            return violations
        }
    }

    init<Message: HMINotification>(ignoring type: Message.Type) {
        self.init(type) { _, _ in }
    }
}

// Processing of the HMI's notifications and requests.
extension HMILink {
    private static let notifications = Dictionary(
        uniqueKeysWithValues: (buttonRoutes + appRoutes + screenRoutes + carRoutes + ignoredRoutes).map {
            ($0.method, $0)
        })
    private static let requests = Dictionary(uniqueKeysWithValues: answerRoutes.map { ($0.method, $0) })

    /// The names of all supported notifications and requests. A test compares these names with the HMI API.
    static var understood: Set<String> {
        Set(notifications.keys).union(requests.keys).union(ServiceRoute.byMethod.keys)
    }

    mutating func notification(_ method: String, _ params: JSONValue, from socket: HMISocketID) {
        // sdl_hmi sends this notification, although the HMI API does not define this notification.
        guard method != "RC.OnDeviceRankChanged" else { return }
        guard method != HMI.BasicCommunication.OnReady.method || isHMI(socket) else {
            return report(
                "hmi.second",
                "A page sent OnReady without having registered BasicCommunication. Another page may be the HMI.",
                fix: "Close the other page, and reload this page.")
        }
        guard let route = Self.notifications[method] else {
            return report(
                "hmi.unknown", "\(method) is not a notification that a head unit accepts from its HMI.",
                fix: "Check the name in the HMI API. The message was ignored.")
        }
        for violation in route.take(&self, params) {
            report(
                "hmi.notification", path: "\(method).\(violation.path)", "\(violation.rule)",
                fix: "Send \(method) as the HMI API defines it.")
        }
    }

    mutating func answer(_ method: String, _ params: JSONValue) throws(RPCError) -> JSONValue {
        guard let route = Self.requests[method] else {
            throw RPCError.result("UNSUPPORTED_REQUEST", "\(method) is not supported by this head unit")
        }
        return try route.answer(&self, params).get()
    }

    /// Returns whether this socket has registered the component BasicCommunication, which sends OnReady. The socket of
    /// this component identifies the HMI. Other components cannot identify the HMI: sdl_hmi has one socket for each
    /// component, and a second page may register components that the first page lacks.
    private func isHMI(_ socket: HMISocketID) -> Bool { broker.components["BasicCommunication"] == socket }

    // MARK: Addressed apps

    func app(_ appID: Int?) -> RegisteredApp? {
        appID.flatMap { apps.key(of: $0) }.flatMap { state.apps[$0] }
    }

    /// Returns the app with this appID. If no app has the appID, writes a finding and returns nil.
    mutating func known(_ appID: Int) -> RegisteredApp? {
        if let app = app(appID) { return app }
        report(
            "hmi.app", "There is no app with the appID \(appID).",
            fix: "Use the appID of OnAppRegistered. The app may have disconnected.")
        return nil
    }

    var activeApp: RegisteredApp? { state.activeApp.flatMap { state.apps[$0] } }

    mutating func notify(_ app: RegisteredApp, _ notification: some SDLRPCNotification) {
        input(.notify(app.key, notification))
    }
}
