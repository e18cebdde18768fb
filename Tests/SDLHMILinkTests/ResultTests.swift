import Foundation
import JSON
import SDLConnection
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink
@testable import SDLHeadUnit

/// Tests of the results of requests about the car. For each result that the mobile API allows, a table contains a cause
/// of the result. If a result has no cause, the table contains the reason why the result can only be forced.
/// docs/messages.md contains the same table.
@MainActor
@Suite struct ResultTests {
    /// What causes a result: the head unit, the HMI, another app, or only a tester.
    enum Trigger: Sendable, Equatable {
        /// The head unit itself causes the result. No web HMI is connected.
        case alone
        /// An answer from a web HMI, or the lack of an answer, causes the result.
        case hmi
        /// An answer from a second app, or the lack of an answer, causes the result.
        case provider
        /// The head unit itself never sends the result. The text is the reason. Only a tester can force the result.
        case forced(String)
    }

    /// A step of a test before or after the request.
    typealias Step = @MainActor @Sendable (Bench, PhoneApp) async throws -> Void

    struct Cause: Sendable {
        /// The parameters of the request that cause this result. If `params` is nil, the test uses the result of
        /// `found`. If this result is also nil, the test uses the parameters of the `RequestCase`.
        var params: JSONValue?
        var found: @MainActor @Sendable (Bench) -> JSONValue? = { _ in nil }
        var before: Step = { _, _ in }
    }

    /// A request with parameters for a success, and the causes of all other results.
    struct RequestCase: Sendable, CustomTestStringConvertible {
        let name: String
        let params: JSONValue
        /// The method of the HMI API that the head unit calls because of this request; nil if the head unit calls no
        /// method.
        var method: String?
        /// The step before the request, for all results except APPLICATION_NOT_REGISTERED.
        var first: Step = { _, _ in }
        /// The step after the request if the head unit itself causes the result and the request has no answer yet.
        var then: Step = { _, _ in }
        var alone: [String: Cause] = [:]
        /// The parameters and the preparation that make the head unit forward the request to a web HMI.
        var asked = Cause()
        var forced: [String: String] = [:]
        var isOfProvider = false
        var testDescription: String { name }

        var response: any SDLRPCResponse.Type {
            SDLRPCRegistry.message(named: name, .response) as! any SDLRPCResponse.Type
        }

        var results: [String] { response.resultCodes.map(\.rawValue) }

        func trigger(of result: String) -> Trigger {
            if let why = forced[result] { return .forced(why) }
            if alone[result] != nil || ResultTests.everywhere.contains(result) { return .alone }
            return isOfProvider ? .provider : method == nil ? .forced("nothing in this head unit causes it") : .hmi
        }
    }

    /// The results that have the same causes for every request.
    nonisolated static let everywhere: Set<String> = [
        "SUCCESS", "INVALID_DATA", "DISALLOWED", "USER_DISALLOWED", "APPLICATION_NOT_REGISTERED",
        "TOO_MANY_PENDING_REQUESTS",
    ]

    // MARK: One result of one request

    private func play(_ line: RequestCase, _ result: String) async throws -> String? {
        let trigger = line.trigger(of: result)
        let bench = trigger == .hmi ? await Bench.controllable() : await Bench()
        let app = bench.phone("App")
        if result == "APPLICATION_NOT_REGISTERED" {
            app.connection.startSession()
            await bench.settle()
            return app.result(await app.ask(named: line.name, line.params))
        }
        await app.register(types: [.navigation, .remoteControl])
        try await bench.drive(.app(key: "app", .activate))
        await bench.pass(.seconds(1))
        try await line.first(bench, app)
        let cause = trigger == .hmi ? line.asked : line.alone[result] ?? Cause()
        try await cause.before(bench, app)
        var params = cause.params ?? cause.found(bench) ?? line.params
        if line.alone[result] == nil {
            switch result {
            case "INVALID_DATA": params = [1]
            case "DISALLOWED", "USER_DISALLOWED":
                try await bench.drive(permission(line.name, userSays: result == "USER_DISALLOWED"))
            default: break
            }
        }
        if trigger == .hmi, let method = line.method {
            // The driver may need any amount of time for an answer.
            var isSilent = result == "GENERIC_ERROR"
            if case .unlimited = ForwardedRequests.time(for: line.response.functionID) { isSilent = false }
            let code = HMIResult.code(of: result)
            // An HMI that accepts the start or the end of a subscription must list each item in its answer.
            let isOfItems = line.name.hasSuffix("ubscribeVehicleData") && result == "WARNINGS"
            let speed: JSONValue = ["speed": ["dataType": "VEHICLEDATA_SPEED", "resultCode": "SUCCESS"]]
            bench.hmi.script(method, isOfItems ? .answer(code, speed) : isSilent ? .silence : .error(code, "so"))
        }
        let id = await app.ask(named: line.name, params)
        if line.isOfProvider { await answer(as: result) }
        if trigger == .alone, app.result(id) == nil { try await line.then(bench, app) }
        if app.result(id) == nil { await bench.pass(.seconds(60)) }
        return app.result(id)
    }

    private func permission(_ rpc: String, userSays no: Bool) -> HeadUnitCommand {
        .permission(
            PermissionSetting(app: "app", rpc: rpc, allowed: [], userDisallowed: no ? ["FULL"] : nil))
    }

    private func answer(as result: String) async {
        guard let sky = Self.sky, result != "GENERIC_ERROR" else { return }
        await sky.answer(
            SDLGetAppServiceDataResponse(
                success: result == "SUCCESS", resultCode: SDLResult(rawValue: result), info: "so"))
    }

    /// The app that provides weather data in the current test case.
    private static var sky: PhoneApp?

    @Test(arguments: lines)
    func `Each legal result of a request has a cause or can only be forced`(_ line: RequestCase) async throws {
        #expect(!line.results.isEmpty)
        for result in line.results {
            if case .forced(let why) = line.trigger(of: result) {
                #expect(!why.isEmpty)
                continue
            }
            // One test below checks this result for all requests.
            guard result != "TOO_MANY_PENDING_REQUESTS" else { continue }
            let actual = try await play(line, result)
            #expect(actual == result, "\(line.name): \(result)")
        }
        for name in [Array(line.alone.keys), Array(line.forced.keys)].joined() {
            #expect(line.results.contains(name), "\(line.name) has no \(name)")
        }
    }

    @Test func `After five thousand unanswered requests all others get TOO_MANY_PENDING_REQUESTS`() async throws {
        let bench = await Bench()
        let app = bench.phone("App")
        await app.register(types: [.navigation, .remoteControl])
        try await bench.drive(.app(key: "app", .activate))
        try await bench.drive(.force(ForcedResult(function: "Show", result: "DO_NOT_RESPOND", times: 5_000)))
        for _ in 0..<5_000 { app.begin(SDLShow(mainField1: "x")) }
        await bench.settle()
        for line in Self.lines where line.results.contains("TOO_MANY_PENDING_REQUESTS") {
            let id = await app.ask(named: line.name, line.params)
            #expect(app.result(id) == "TOO_MANY_PENDING_REQUESTS", "\(line.name)")
        }
    }

    @Test func `The table in docs/messages.md lists every result`() throws {
        let rows = Self.lines.map { line -> [String] in
            func results(_ trigger: Trigger) -> String {
                let names = line.results.filter { line.trigger(of: $0) == trigger }
                return names.isEmpty ? "-" : names.joined(separator: ", ")
            }
            let forced = line.results.compactMap { result -> String? in
                guard case .forced(let why) = line.trigger(of: result) else { return nil }
                return "\(result): \(why)"
            }
            return [
                line.name, results(.alone), results(.hmi), results(.provider),
                forced.isEmpty ? "-" : forced.joined(separator: "; "),
            ]
        }
        let head = ["request", "alone", "web HMI", "another app", "only forced"]
        try MessageTableTests.checkTable([head] + rows, under: "Results about the car", in: "docs/messages.md")
    }

    @Test func `The table has all requests about the car`() {
        let names = Set(Self.lines.map(\.name))
        #expect(names.count == Self.lines.count && names.count == 23)
        #expect(Self.lines.reduce(0) { $0 + $1.results.count } == 223)
    }
}

// MARK: The table

extension ResultTests {
    private nonisolated static func command(_ command: HeadUnitCommand) -> Step {
        { bench, _ in try await bench.drive(command) }
    }

    private nonisolated static func ask(_ name: String, _ params: JSONValue) -> Step {
        { _, app in await app.ask(named: name, params) }
    }

    /// Returns a step that changes the profile.
    private nonisolated static func edit(_ patch: JSONValue) -> Step {
        command(.profile(.edit(mergePatch: patch)))
    }

    private nonisolated static let noNavigation = edit(["hmiCapabilities": ["navigation": false]])
    private nonisolated static let noWayPoints = edit(["navigation": ["getWayPointsEnabled": false]])

    private nonisolated static let climate: JSONValue = ["moduleType": "CLIMATE"]
    private nonisolated static let climateIDs: JSONValue = ["moduleType": "CLIMATE", "moduleIds": ["front"]]

    private nonisolated static let warm: JSONValue = [
        "moduleData": ["moduleType": "CLIMATE", "climateControlData": ["fanSpeed": 40]]
    ]

    /// After this step, another app controls the climate module. The head unit must therefore ask the driver when the
    /// tested app requests the module.
    private nonisolated static let taken: Step = { bench, app in
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, Bench.climate()))
        await bench.notify("RC.OnRemoteControlSettings", ["accessMode": "ASK_DRIVER"])
        let other = await bench.controller("Other")
        await other.ask(named: "SetInteriorVehicleData", warm)
        try await bench.drive(.app(key: "app", .activate))
    }

    /// Returns a step after which another app controls the climate module of a car without a web HMI.
    private nonisolated static func held(_ access: RemoteControlAccess) -> Step {
        { bench, _ in
            var settings = HeadUnitSettings()
            settings.access = access.rawValue
            try await bench.drive(.set(settings))
            let other = bench.phone("Other")
            await other.register(types: [.remoteControl])
            try await bench.drive(.app(key: "other", .activate))
            await other.ask(named: "SetInteriorVehicleData", warm)
            try await bench.drive(.app(key: "app", .activate))
        }
    }

    /// Returns a step that switches the climate control or the radio off.
    private nonisolated static func off(_ type: JSONValue, _ data: String, _ member: String) -> Step {
        ask("SetInteriorVehicleData", ["moduleData": ["moduleType": type, data: [member: false]]])
    }

    private nonisolated static let climateOff = off("CLIMATE", "climateControlData", "climateEnable")

    /// After this step, another app provides weather data and runs in the background.
    private nonisolated static let weather: Step = { bench, app in
        let sky = bench.phone("Sky")
        await sky.register()
        try await bench.drive(.app(key: "sky", .activate))
        _ = await bench.publish("WEATHER", by: sky)
        try await bench.drive(.app(key: "app", .activate))
        ResultTests.sky = sky
    }

    nonisolated static let lines: [RequestCase] = vehicle + modules + navigation + services

    private nonisolated static var vehicle: [RequestCase] {
        [
            RequestCase(
                name: "GetVehicleData", params: ["speed": true], method: "VehicleInfo.GetVehicleData",
                alone: [
                    "VEHICLE_DATA_NOT_AVAILABLE": Cause(
                        before: command(.vehicle(mergePatch: ["speed": nil])))
                ],
                forced: ["VEHICLE_DATA_NOT_ALLOWED": "SDL Core answers DISALLOWED instead"]),
            RequestCase(
                name: "SubscribeVehicleData", params: ["speed": true], method: "VehicleInfo.SubscribeVehicleData",
                alone: [
                    "IGNORED": Cause(before: ask("SubscribeVehicleData", ["speed": true])),
                    "GENERIC_ERROR": Cause(before: edit(["vehicleData": ["speed": nil]])),
                ]),
            RequestCase(
                name: "UnsubscribeVehicleData", params: ["speed": true], method: "VehicleInfo.UnsubscribeVehicleData",
                first: ask("SubscribeVehicleData", ["speed": true]),
                alone: ["IGNORED": Cause(params: ["rpm": true])]),
            RequestCase(
                name: "ReadDID", params: ["ecuName": 2016, "didLocation": [61840]], method: "VehicleInfo.ReadDID"),
            RequestCase(
                name: "GetDTCs", params: ["ecuName": 2016], method: "VehicleInfo.GetDTCs",
                alone: ["REJECTED": Cause(params: ["ecuName": 9])]),
            RequestCase(
                name: "DiagnosticMessage", params: ["targetID": 2016, "messageLength": 1, "messageData": [62]],
                method: "VehicleInfo.DiagnosticMessage",
                alone: ["REJECTED": Cause(params: ["targetID": 2016, "messageLength": 1, "messageData": [16]])]),
        ]
    }

    private nonisolated static var modules: [RequestCase] {
        [
            RequestCase(
                name: "ButtonPress",
                params: [
                    "moduleType": "CLIMATE", "buttonName": "AC_MAX", "buttonPressMode": "SHORT",
                ], method: "Buttons.ButtonPress",
                alone: [
                    "IN_USE": Cause(before: held(.autoDeny)), "REJECTED": Cause(before: climateOff),
                    "GENERIC_ERROR": Cause(before: held(.askDriver)),
                ]),
            RequestCase(
                name: "GetInteriorVehicleData", params: climate, method: "RC.GetInteriorVehicleData",
                alone: [
                    "UNSUPPORTED_RESOURCE": Cause(params: ["moduleType": "CLIMATE", "moduleId": "x"]),
                    "WARNINGS": Cause(
                        params: ["moduleType": "CLIMATE", "subscribe": true],
                        before: ask("GetInteriorVehicleData", ["moduleType": "CLIMATE", "subscribe": true])),
                ]),
            RequestCase(
                name: "SetInteriorVehicleData", params: warm, method: "RC.SetInteriorVehicleData",
                alone: [
                    "READ_ONLY": Cause(
                        params: [
                            "moduleData": [
                                "moduleType": "CLIMATE",
                                "climateControlData": ["currentTemperature": ["unit": "CELSIUS", "value": 20]],
                            ]
                        ]),
                    "UNSUPPORTED_RESOURCE": Cause(
                        params: [
                            "moduleData": [
                                "moduleType": "CLIMATE", "moduleId": "x", "climateControlData": ["fanSpeed": 4],
                            ]
                        ]),
                    "IN_USE": Cause(before: held(.autoDeny)), "REJECTED": Cause(before: climateOff),
                    "GENERIC_ERROR": Cause(before: held(.askDriver)),
                    "IGNORED": Cause(
                        params: ["moduleData": ["moduleType": "RADIO", "radioControlData": ["frequencyInteger": 101]]],
                        before: off("RADIO", "radioControlData", "radioEnable")),
                ]),
            RequestCase(
                name: "GetInteriorVehicleDataConsent", params: ["moduleType": "SEAT", "moduleIds": []],
                method: "RC.GetInteriorVehicleDataConsent",
                alone: ["GENERIC_ERROR": Cause(params: climateIDs, before: held(.askDriver))],
                asked: Cause(params: climateIDs, before: taken)),
            RequestCase(
                name: "ReleaseInteriorVehicleDataModule", params: climate,
                alone: [
                    "SUCCESS": Cause(before: ask("SetInteriorVehicleData", warm)), "IGNORED": Cause(),
                    "REJECTED": Cause(before: held(.autoAllow)),
                    "UNSUPPORTED_RESOURCE": Cause(params: ["moduleType": "CLIMATE", "moduleId": "x"]),
                ]),
        ]
    }

    private nonisolated static var navigation: [RequestCase] {
        let place: JSONValue = ["longitudeDegrees": 8.5, "latitudeDegrees": 47.3]
        return [
            RequestCase(
                name: "SendLocation", params: place, method: "Navigation.SendLocation",
                then: command(.navigation(.answer(accepted: true))),
                alone: [
                    "REJECTED": Cause(before: ask("SendLocation", place)),
                    "UNSUPPORTED_RESOURCE": Cause(before: edit(["navigation": ["sendLocationEnabled": false]])),
                ]),
            RequestCase(
                name: "GetWayPoints", params: ["wayPointType": "ALL"], method: "Navigation.GetWayPoints",
                alone: [
                    "IN_USE": Cause(before: ask("SendLocation", place)),
                    "UNSUPPORTED_RESOURCE": Cause(before: noWayPoints),
                ]),
            RequestCase(
                name: "SubscribeWayPoints", params: [:], method: "Navigation.SubscribeWayPoints",
                alone: [
                    "IGNORED": Cause(before: ask("SubscribeWayPoints", [:])),
                    "UNSUPPORTED_RESOURCE": Cause(before: noWayPoints),
                ]),
            RequestCase(
                name: "UnsubscribeWayPoints", params: [:], method: "Navigation.UnsubscribeWayPoints",
                first: ask("SubscribeWayPoints", [:]),
                alone: ["IGNORED": Cause(before: ask("UnsubscribeWayPoints", [:]))]),
            RequestCase(
                name: "ShowConstantTBT", params: ["navigationText1": "x"], method: "Navigation.ShowConstantTBT",
                alone: ["UNSUPPORTED_RESOURCE": Cause(before: noNavigation)]),
            RequestCase(
                name: "UpdateTurnList", params: ["turnList": [["navigationText": "x"]]],
                method: "Navigation.UpdateTurnList",
                alone: ["UNSUPPORTED_RESOURCE": Cause(before: noNavigation)]),
            RequestCase(
                name: "AlertManeuver", params: ["ttsChunks": [["text": "x", "type": "TEXT"]]],
                method: "Navigation.AlertManeuver",
                alone: [
                    "UNSUPPORTED_RESOURCE": Cause(before: noNavigation),
                    "WARNINGS": Cause(
                        params: [
                            "ttsChunks": [["text": "x", "type": "TEXT"], ["text": "x", "type": "LHPLUS_PHONEMES"]]
                        ]),
                ]),
            RequestCase(
                name: "DialNumber", params: ["number": "1"], method: "BasicCommunication.DialNumber",
                then: command(.phone(.answer(accepted: true))),
                alone: ["REJECTED": Cause(before: ask("DialNumber", ["number": "2"]))]),
        ]
    }

    private nonisolated static var services: [RequestCase] {
        let manifest: (String) -> JSONValue = {
            ["appServiceManifest": ["serviceType": .string($0), "serviceName": "x"]]
        }
        return [
            RequestCase(
                name: "PublishAppService", params: manifest("WEATHER"),
                alone: [
                    "REJECTED": Cause(params: manifest("MEDIA"), before: ask("PublishAppService", manifest("WEATHER"))),
                    "OUT_OF_MEMORY": Cause(before: { _, app in
                        for number in 0..<100 {
                            await app.ask(
                                named: "PublishAppService",
                                ["appServiceManifest": ["serviceType": .string("\(number)")]])
                        }
                    }),
                ]),
            RequestCase(
                name: "UnpublishAppService", params: ["serviceID": "x"],
                alone: [
                    "SUCCESS": Cause(
                        found: { bench in
                            let services = bench.tree("services")?.object ?? [:]
                            return services.first { $0.value["app"] == "app" }.map { ["serviceID": .string($0.key)] }
                        }, before: ask("PublishAppService", manifest("WEATHER"))),
                    "INVALID_ID": Cause(),
                ]),
            RequestCase(
                name: "GetAppServiceData", params: ["serviceType": "WEATHER"], first: weather, isOfProvider: true),
            RequestCase(
                name: "GetFile", params: ["fileName": "x"],
                first: { _, app in await app.ask(SDLPutFile(syncFileName: "x", fileType: .binary), bulk: [1]) },
                alone: [
                    "FILE_NOT_FOUND": Cause(params: ["fileName": "y"]),
                    // The apps' folder is deleted.
                    "GENERIC_ERROR": Cause(before: { bench, _ in
                        try FileManager.default.removeItem(atPath: bench.folder)
                    }),
                ]),
        ]
    }
}
