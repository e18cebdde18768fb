import JSON
import Journaling
import SDLConnection
import SDLLog
import SDLRPC
import SDLSupport
import WebServing

enum ScratchCommand: Sendable {
    /// Creates and registers an app. Mandatory parameters of RegisterAppInterface that are missing get default values.
    case create(registration: JSONValue)
    case send(id: String, name: String, kind: SDLRPCKind, params: JSONValue, bulk: [UInt8], wait: Duration)
    /// Sets the parameters with which a scratch app answers the request `name` from the head unit. Without parameters,
    /// the app answers UNSUPPORTED_REQUEST.
    case answer(id: String, name: String, params: JSONValue?)
    case remove(id: String)
}

/// Creates, controls and removes scratch apps.
actor ScratchApps {
    private let hub: Hub
    private let timekeeper: any Timekeeper
    private let inFlight: InFlightCounter
    /// Opens a new connection to the head unit.
    private let dial: @Sendable () -> any BytePipe
    private var apps: OrderedMap<String, ScratchApp> = [:]
    private var last = 0

    private static let appLimit = 100

    init(hub: Hub, timekeeper: any Timekeeper, inFlight: InFlightCounter, dial: @escaping @Sendable () -> any BytePipe)
    {
        self.hub = hub
        self.timekeeper = timekeeper
        self.inFlight = inFlight
        self.dial = dial
    }

    func run(_ command: ScratchCommand) async throws(Problem) -> OrderedMap<String, JSONValue> {
        switch command {
        case .create(let registration): return try await create(registration)
        case .send(let id, let name, let kind, let params, let bulk, let wait):
            let app = try find(id)
            guard await app.state == .registered else {
                throw Problem(
                    .conflict, detail: "The scratch app \(id) is \(await app.state.rawValue).",
                    hint: "Only a registered app can send messages. Create another scratch app.")
            }
            let function = try Self.function(name, kind)
            let reply = await app.send(function, kind, json: params.json(), bulk: bulk, wait: wait)
            return reply.map { ["reply": $0] } ?? [:]
        case .answer(let id, let name, let params):
            let function = try Self.function(name, .response)
            try await find(id).answer(function, with: params?.json())
            return [:]
        case .remove(let id):
            try find(id).stop()
            apps[id] = nil
            await publish(id, nil)
            return [:]
        }
    }

    private func create(_ wanted: JSONValue) async throws(Problem) -> OrderedMap<String, JSONValue> {
        guard apps.count < Self.appLimit else {
            throw Problem(
                .conflict, detail: "The limit of \(Self.appLimit) scratch apps is reached.",
                hint: "Delete some.")
        }
        last += 1
        let id = "scratch-\(last)"
        let registration = Self.registration(wanted, number: last)
        let name = registration["appName"]?.string ?? id
        let key = registration["fullAppID"]?.string ?? registration["appID"]?.string ?? id
        let app = ScratchApp(
            id: id, name: name, key: key, registration: registration, pipe: dial(), timekeeper: timekeeper,
            inFlight: inFlight
        ) { [weak self] app, state, count in await self?.publish(app, state, count) }
        apps[id] = app
        await app.start()
        var result = await describe(app)
        result["response"] = await app.answer?["params"]
        guard await app.state == .registered else {
            app.stop()
            apps[id] = nil
            await publish(id, nil)
            let answer = await app.answer?["params"]
            throw Problem(
                .conflict,
                detail: "The head unit did not register the app: \(answer?["resultCode"]?.string ?? "no answer").",
                hint: answer?["info"]?.string ?? "Check the parameters of RegisterAppInterface.",
                more: ["response": answer ?? .null])
        }
        return result
    }

    /// Returns the registration `wanted` with a default value for each missing mandatory parameter.
    private static func registration(_ wanted: JSONValue, number: Int) -> JSONValue {
        var json: JSONValue = [
            "syncMsgVersion": ["majorVersion": 8, "minorVersion": 0, "patchVersion": 0],
            "appName": .string("Scratch \(number)"), "appID": .string("scratch-\(number)"), "isMediaApplication": false,
            "languageDesired": "EN-US", "hmiDisplayLanguageDesired": "EN-US", "appHMIType": ["DEFAULT"],
        ]
        for (name, value) in wanted.object ?? [:] { json[name] = value }
        return json
    }

    private static func function(_ name: String, _ kind: SDLRPCKind) throws(Problem) -> SDLFunctionID {
        if let type = SDLRPCRegistry.message(named: name, kind) { return type.functionID }
        let known = SDLRPCRegistry.messages.filter { $0.kind == kind }.map { $0.name }
        throw Problem(
            .notFound, detail: "\"\(name)\" is not a \(kind) of the mobile interface.",
            more: ["candidates": .array(NearestMatch.order(known, by: name).prefix(5).map { .string($0) })])
    }

    private func find(_ id: String) throws(Problem) -> ScratchApp {
        guard let app = apps[id] else {
            throw Problem(
                .notFound, detail: "There is no scratch app \"\(id)\".",
                more: ["candidates": .array(apps.keys.map { .string($0) })])
        }
        return app
    }

    // MARK: Reading

    func list() async -> JSONValue {
        var list: [JSONValue] = []
        for app in apps.values { list.append(.object(await describe(app))) }
        return .array(list)
    }

    func describe(_ id: String, after: Int, limit: Int) async throws(Problem) -> JSONValue {
        let app = try find(id)
        var json = JSONValue.object(await describe(app))
        let (messages, next) = await app.received(after: after, limit: limit)
        json["received"] = .array(messages)
        json["next"] = .int(next)
        return json
    }

    private func describe(_ app: ScratchApp) async -> OrderedMap<String, JSONValue> {
        [
            "id": .string(app.id), "name": .string(app.name), "key": .string(app.key),
            "state": .string(await app.state.rawValue),
        ]
    }

    private func publish(_ app: ScratchApp, _ state: ScratchApp.ConnectionState, _ count: Int) async {
        guard apps[app.id] === app else { return }
        await publish(
            app.id,
            [
                "id": .string(app.id), "name": .string(app.name), "key": .string(app.key),
                "state": .string(state.rawValue), "received": .int(count),
            ])
    }

    private func publish(_ id: String, _ value: JSONValue?) async {
        await hub.set(value?.json(), at: ["scratchApps", id])
    }

    /// Removes all scratch apps. Waits until the head unit has removed the apps, but at most two seconds for each app.
    func removeAll() async {
        let keys = apps.values.map(\.key)
        for (id, app) in apps {
            app.stop()
            await publish(id, nil)
        }
        apps = [:]
        for key in keys { await ExpectationWaiter(hub: hub).waitUntilGone(key) }
    }
}
