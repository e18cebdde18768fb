import JSON
import SDLConnection
import SDLHeadUnit
import SDLProtocol
import SDLRPC
import SDLSupport
import SDLTransport
import Testing

/// An app for tests. The app sends the messages of the test, and records the received messages.
@MainActor
final class TestApp: ConnectionReceiver {
    let car: TestCar
    let key: String
    let connection: Connection
    private(set) var session: Session?
    /// One line for each message that the app has received since the last `forget()`.
    private(set) var heard: [String] = []
    private(set) var notifications: [Incoming] = []
    private(set) var replies: [RequestID: Incoming] = [:]
    private(set) var isClosed = false

    struct Kind {
        var isMedia = false
        var types: [String] = ["DEFAULT"]
        var version: (Int, Int, Int) = (8, 0, 0)
        var language = "EN-US"

        static let plain = Kind()
        static let media = Kind(isMedia: true, types: ["MEDIA"])
        static let navigation = Kind(types: ["NAVIGATION"])
        static let projection = Kind(types: ["PROJECTION"])
        static let remoteControl = Kind(types: ["REMOTE_CONTROL"])
        static let communication = Kind(types: ["COMMUNICATION"])
    }

    init(_ car: TestCar, key: String = "app", pipe: String? = nil) {
        self.car = car
        self.key = key
        connection = Connection(
            car.dial(pipe), ConnectionSettings(.app()), timekeeper: car.clock, inFlight: car.inFlight, home: .main)
        connection.open(self)
    }

    /// Returns a registered app whose recorded messages were cleared.
    static func registered(
        _ car: TestCar, _ kind: Kind = .plain, key: String = "app", hash: String? = nil, pipe: String? = nil
    ) async -> TestApp {
        let app = TestApp(car, key: key, pipe: pipe)
        await app.start()
        let result = await app.register(kind, hash: hash)
        #expect(result?.hasPrefix("SUCCESS") == true)
        app.forget()
        return app
    }

    /// Returns an active app whose recorded messages were cleared.
    static func active(_ car: TestCar, _ kind: Kind = .plain, key: String = "app") async throws -> TestApp {
        let app = await registered(car, kind, key: key)
        try await app.activate()
        app.forget()
        return app
    }

    func start() async {
        connection.startSession()
        await car.inFlight.settled()
    }

    func register(
        _ kind: Kind = .plain, name: String? = nil, hash: String? = nil, more: OrderedMap<String, JSONValue> = [:]
    ) async -> String? {
        var params: JSONValue = [
            "syncMsgVersion": [
                "majorVersion": .int(kind.version.0), "minorVersion": .int(kind.version.1),
                "patchVersion": .int(kind.version.2),
            ],
            "appName": .string(name ?? "The \(key)"), "isMediaApplication": .bool(kind.isMedia),
            "languageDesired": .string(kind.language), "hmiDisplayLanguageDesired": .string(kind.language),
            "appHMIType": .array(kind.types.map { .string($0) }), "appID": .string(key),
        ]
        if let hash { params["hashID"] = .string(hash) }
        for (key, value) in more { params[key] = value }
        return await ask("RegisterAppInterface", params)
    }

    func activate() async throws { try await car.drive(.app(key: key, .activate)) }

    // MARK: Requests

    /// Sends a request, and waits until the app and the head unit are idle. Returns the result code, followed by the
    /// info if the response has an info; nil if there is no response yet.
    @discardableResult
    func ask(_ name: String, _ params: JSONValue = [:], bulk: [UInt8] = []) async -> String? {
        result(of: await begin(name, params, bulk: bulk))
    }

    /// Sends a request, and waits until the app and the head unit are idle. The response may come later.
    @discardableResult
    func begin(_ name: String, _ params: JSONValue = [:], bulk: [UInt8] = []) async -> RequestID {
        guard let session, let type = SDLRPCRegistry.message(named: name, .request) else {
            Issue.record("\(name) cannot be sent")
            return RequestID(rawValue: 0)
        }
        let id = connection.requestRaw(
            RPCEnvelope(
                kind: .request, functionID: type.functionID, correlationID: 0, json: params.json()[...],
                bulk: bulk[...]), on: session)
        await car.inFlight.settled()
        return id
    }

    func result(of id: RequestID) -> String? {
        guard let reply = reply(to: id) else { return nil }
        let info = reply["info"]?.string.map { ": \($0)" } ?? ""
        return (reply["resultCode"]?.string ?? "no result") + info
    }

    func reply(to id: RequestID) -> JSONValue? {
        replies[id].flatMap { try? JSONValue(parsing: Array($0.envelope.json)) }
    }

    func forget() {
        heard = []
        notifications = []
    }

    /// The level, audio state and system context in each OnHMIStatus that the app has received since the last
    /// `forget()`.
    var statuses: [String] {
        heard.filter { $0.hasPrefix("OnHMIStatus ") }.map { String($0.dropFirst("OnHMIStatus ".count)) }
    }

    // MARK: Received messages

    func receive(_ events: [ConnectionEvent], from connection: Connection) {
        for event in events {
            switch event {
            case .sessionStarted(let session, _): self.session = session
            case .sessionEnded: heard.append("session ended")
            case .notification(let incoming):
                notifications.append(incoming)
                heard.append(line(for: incoming))
            case .reply(let id, .success(let incoming)):
                replies[id] = incoming
                heard.append(line(for: incoming))
            case .reply(_, .failure(let failure)): heard.append("failed: \(failure)")
            case .serviceStarted(_, let service, _): heard.append("\(service) started")
            case .serviceRefused(_, let service, let refusal):
                heard.append("\(service) refused: \(refusal.reason ?? "no reason")")
            case .closed:
                isClosed = true
                heard.append("closed")
            default: break
            }
        }
    }

    private func line(for incoming: Incoming) -> String {
        let name = incoming.name ?? "function \(incoming.functionID.rawValue)"
        guard let params = try? JSONValue(parsing: Array(incoming.envelope.json)) else { return "\(name), no JSON" }
        func text(_ keys: String...) -> String {
            ([name] + keys.compactMap { params[$0]?.string ?? params[$0]?.int.map(String.init) }).joined(separator: " ")
        }
        switch name {
        case "OnHMIStatus":
            let status = text("hmiLevel", "audioStreamingState", "systemContext")
            return params["windowID"]?.int.flatMap { $0 == 0 ? nil : "\(status) \($0)" } ?? status
        case "OnButtonEvent": return text("buttonName", "buttonEventMode", "customButtonID")
        case "OnButtonPress": return text("buttonName", "buttonPressMode", "customButtonID")
        case "OnKeyboardInput": return text("event", "data")
        case "OnPermissionsChange", "OnHashChange", "OnAudioPassThru", "OnSystemCapabilityUpdated": return name
        case _ where incoming.envelope.kind == .response: return text("resultCode")
        default: return "\(name) \(params)"
        }
    }
}
