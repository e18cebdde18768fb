import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of the control of modules. The head unit decides which app controls a module. If the driver must decide, the
/// head unit asks the web HMI.
@MainActor
@Suite(.checksMessages) struct ControlScenarioTests {
    /// Returns the apps One and Two. The app One controls the climate module, and the app Two is active.
    private func twoApps(_ access: String) async -> (Bench, one: PhoneApp, two: PhoneApp) {
        let bench = await Bench.controllable(access)
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, Bench.climate()))
        let one = await bench.controller("One")
        await one.ask(Bench.warm)
        let two = await bench.controller("Two")
        bench.hmi.forgetLog()
        return (bench, one, two)
    }

    private func holder(_ bench: Bench) -> JSONValue? { bench.tree("modules", "CLIMATE", "front", "holder") }

    /// The arguments: the access mode for modules, and the result of a request for a module that another app controls.
    @Test(arguments: [("AUTO_ALLOW", "SUCCESS"), ("AUTO_DENY", "IN_USE")])
    func `The HMI sets the access mode, and the head unit applies it`(_ row: (String, String)) async {
        let (bench, one, two) = await twoApps(row.0)
        #expect(two.result(await two.ask(Bench.warm)) == row.1)
        #expect(holder(bench) == (row.1 == "SUCCESS" ? "two" : "one"))
        #expect(bench.hmi.received("RC.SetInteriorVehicleData").isEmpty == (row.1 != "SUCCESS"))
        #expect(one.received("OnRCStatus").last?["allocatedModules"]?.array?.isEmpty == (row.1 == "SUCCESS"))
        #expect(bench.hmi.received("RC.GetInteriorVehicleDataConsent").isEmpty)
    }

    @Test func `The HMI asks the driver, and consent carries out the request and is stored`() async {
        let (bench, one, two) = await twoApps("ASK_DRIVER")
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .hold)
        let id = await two.ask(Bench.warm)
        let asked: JSONValue = [
            "moduleType": "CLIMATE", "moduleIds": ["front"], "appID": .int(bench.hmi.appID("Two") ?? 0),
        ]
        #expect(bench.hmi.waiting("RC.GetInteriorVehicleDataConsent")?.params["moduleIds"] == asked["moduleIds"])
        #expect(bench.hmi.waiting("RC.GetInteriorVehicleDataConsent")?.params["moduleType"] == "CLIMATE")
        #expect(bench.hmi.received("RC.SetInteriorVehicleData").isEmpty)
        #expect(bench.tree("consents")?.object?.isEmpty != false, "the bridge's own page does not ask")
        #expect(two.result(id) == nil)
        bench.hmi.answer("RC.GetInteriorVehicleDataConsent", 0, ["allowed": [true]])
        await bench.settle()
        #expect(two.result(id) == "SUCCESS")
        #expect(holder(bench) == "two")
        try? await bench.drive(.app(key: "one", .activate))
        await one.ask(Bench.warm)
        bench.hmi.answer("RC.GetInteriorVehicleDataConsent", 0, ["allowed": [true]])
        await bench.settle()
        try? await bench.drive(.app(key: "two", .activate))
        #expect(two.result(await two.ask(Bench.warm)) == "SUCCESS", "the driver is not asked twice")
    }

    /// Each row: the code and the content of the HMI's answer about the driver's decision, and the result and the info
    /// that the requesting app receives.
    nonisolated static let answers: [(Int, JSONValue, String, String?)] = [
        (0, ["allowed": [false]], "REJECTED", refusal),
        (0, [:], "GENERIC_ERROR", "Invalid message received from vehicle"),
        (4, ["message": "not now"], "REJECTED", "not now"), (22, [:], "GENERIC_ERROR", nil),
        (23, ["allowed": [true]], "USER_DISALLOWED", nil),
    ]

    nonisolated static let refusal =
        "The resource [CLIMATE:front] is in use and the driver disallows this remote control RPC"

    @Test(arguments: answers)
    func `The app gets the refusal of the driver or of the HMI`(_ row: (Int, JSONValue, String, String?)) async {
        let (bench, _, two) = await twoApps("ASK_DRIVER")
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .answer(row.0, row.1))
        let id = await two.ask(Bench.warm)
        #expect(two.result(id) == row.2)
        #expect(two.answer(id)?["info"]?.string == row.3)
        #expect(holder(bench) == "one")
        #expect(bench.hmi.received("RC.SetInteriorVehicleData").isEmpty)
    }

    /// Each row: the code and the content of the HMI's answer about the driver's consent, and the result and the
    /// decisions that the requesting app receives. Another app controls the first of two modules; the second module is
    /// free.
    nonisolated static let consents: [(Int, JSONValue, String, JSONValue?)] = [
        (0, ["allowed": [true]], "SUCCESS", [true, true]), (0, ["allowed": [false]], "SUCCESS", [false, true]),
        (0, ["allowed": []], "GENERIC_ERROR", nil), (0, [:], "GENERIC_ERROR", nil),
        (0, ["allowed": [true, true]], "GENERIC_ERROR", nil), (4, [:], "REJECTED", nil),
    ]

    @Test(arguments: consents)
    func `The HMI asks the driver about new modules`(_ row: (Int, JSONValue, String, JSONValue?)) async {
        let bench = await Bench.controllable("ASK_DRIVER")
        let seat = SDLModuleData(
            moduleType: .seat, moduleId: "left", seatControlData: SDLSeatControlData(id: .driver, heatingLevel: 3))
        bench.hmi.script(
            "RC.SetInteriorVehicleData", .answer(0, ["moduleData": ["moduleType": "SEAT", "moduleId": "left"]]))
        let one = await bench.controller("One")
        await one.ask(SDLSetInteriorVehicleData(moduleData: seat))
        let two = await bench.controller("Two")
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .answer(row.0, row.1))
        let id = await two.ask(
            SDLGetInteriorVehicleDataConsent(moduleType: .seat, moduleIds: ["left", "right"]))
        #expect(bench.hmi.last("RC.GetInteriorVehicleDataConsent")?.params["moduleIds"] == ["left"])
        #expect(two.result(id) == row.2)
        #expect(two.answer(id)?["allowed"] == row.3)
    }

    @Test func `Switching remote control off releases all modules and ends all subscriptions`() async {
        let (bench, one, two) = await twoApps("ASK_DRIVER")
        var answer = Bench.climate()
        answer["isSubscribed"] = true
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, answer))
        await one.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: true))
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .hold)
        let waiting = await two.ask(Bench.warm)
        bench.hmi.forgetLog()
        await bench.notify("RC.OnRemoteControlSettings", ["allowed": false])
        #expect(two.result(waiting) == "USER_DISALLOWED")
        #expect(one.received("OnRCStatus").last == ["allowed": false, "allocatedModules": [], "freeModules": []])
        #expect(bench.hmi.last("RC.GetInteriorVehicleData")?.params["subscribe"] == false)
        #expect(bench.hmi.last("RC.OnRCStatus")?.params["freeModules"]?.array?.count == 5)
        #expect(holder(bench) == nil)
        #expect(one.result(await one.ask(Bench.warm)) == "USER_DISALLOWED")
        await bench.notify("RC.OnRemoteControlSettings", [:])
        #expect(one.result(await one.ask(Bench.warm)) == "USER_DISALLOWED", "an empty message changes nothing")
        await bench.notify("RC.OnRemoteControlSettings", ["allowed": true])
        #expect(one.received("OnRCStatus").last?["allowed"] == true)
        #expect(one.result(await one.ask(Bench.warm)) == "SUCCESS")
        #expect(bench.findings == [])
    }

    @Test(arguments: ["exits", "goes"])
    func `When an app leaves, the HMI is notified of free modules and ended subscriptions`(_ how: String) async {
        let (bench, one, two) = await twoApps("AUTO_ALLOW")
        var answer = Bench.climate()
        answer["isSubscribed"] = true
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, answer))
        await one.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: true))
        bench.hmi.forgetLog()
        if how == "exits" {
            let appID = JSONValue.int(bench.tree("apps")?["one"] == nil ? 0 : StableNumber.of("one"))
            await bench.notify("BasicCommunication.OnExitApplication", ["appID": appID, "reason": "USER_EXIT"])
        } else {
            await one.disconnect()
        }
        let received = bench.hmi.received("RC.GetInteriorVehicleData").map(\.params)
        #expect(received == [["moduleType": "CLIMATE", "moduleId": "front", "subscribe": false]])
        #expect(bench.hmi.last("RC.OnRCStatus")?.params["freeModules"]?.array?.count == 5)
        #expect(two.received("OnRCStatus").last?["freeModules"]?.array?.count == 5)
    }

    @Test func `Releasing a module only notifies the HMI`() async {
        let (bench, one, _) = await twoApps("AUTO_ALLOW")
        let id = await one.ask(SDLReleaseInteriorVehicleDataModule(moduleType: .climate, moduleId: "front"))
        #expect(one.result(id) == "SUCCESS")
        #expect(Set(bench.hmi.methods) == ["RC.OnRCStatus"])
        #expect(holder(bench) == nil)
    }

    @Test func `A seat location is sent to the HMI, which may refuse it`() async {
        let bench = await Bench.controllable()
        let app = await bench.controller()
        let place = SDLSeatLocation(grid: SDLGrid(col: 1, row: 0))
        #expect(app.result(await app.ask(SDLSetGlobalProperties(userLocation: place))) == "SUCCESS")
        #expect(bench.hmi.last("RC.SetGlobalProperties")?.params["userLocation"]?["grid"]?["col"] == 1)
        bench.hmi.script("RC.SetGlobalProperties", .error(4, "no such seat"))
        let id = await app.ask(SDLSetGlobalProperties(userLocation: place))
        #expect(app.result(id) == "REJECTED")
    }

    // MARK: Reconnecting HMIs

    /// Lets an app add a command, subscribe to a module and lose its connection. Returns the last `hashID` that the app
    /// has received.
    private func lostSubscriber() async -> (Bench, hash: String?) {
        let bench = await Bench.controllable()
        var answer = Bench.climate()
        answer["isSubscribed"] = true
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, answer))
        let app = await bench.controller()
        await app.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        await app.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: true))
        let hash = app.received("OnHashChange").last?["hashID"]?.string
        await app.disconnect()
        return (bench, hash)
    }

    /// If the HMI does not confirm the module subscription, the head unit undoes the whole resumption.
    ///
    /// The arguments: the code and the `isSubscribed` of the HMI's answer, and whether the app's data is restored.
    @Test(
        arguments: [
            (0, true, true), (0, false, false), (0, nil, false), (2, nil, false), (4, true, false), (22, nil, false),
        ] as [(Int, Bool?, Bool)])
    func `If the HMI does not confirm the module, nothing of the app is restored`(
        _ code: Int, _ reported: Bool?, _ isRestored: Bool
    ) async {
        let (bench, hash) = await lostSubscriber()
        var answer = Bench.climate()
        bench.hmi.forgetLog()
        bench.hmi.script("RC.GetInteriorVehicleData", .hold)
        let app = bench.phone("Seats")
        let id = await app.register(types: [.remoteControl], hash: hash)
        await bench.pass(.seconds(1))
        #expect(app.result(id) == nil, "one answer of the HMI is missing")
        #expect(bench.hmi.waiting("RC.GetInteriorVehicleData")?.params["subscribe"] == true)
        answer["isSubscribed"] = reported.map { .bool($0) }
        bench.hmi.answer("RC.GetInteriorVehicleData", code, answer)
        await bench.settle()
        #expect(app.result(id) == (isRestored ? "SUCCESS" : "RESUME_FAILED"))
        #expect((app.answer(id)?["info"] == "Data resumption failed") == !isRestored)
        #expect(bench.hmi.received("UI.DeleteCommand").map { $0.params["cmdID"] } == (isRestored ? [] : [7]))
        #expect(bench.tree("apps", "seats", "commands")?.object?.count == (isRestored ? 1 : 0))
        #expect(bench.tree("modules", "CLIMATE", "front", "subscribers") == (isRestored ? ["seats"] : []))
    }

    @Test func `If the HMI does not answer about a module, the whole restoration is undone too`() async {
        let (bench, hash) = await lostSubscriber()
        bench.hmi.script("RC.GetInteriorVehicleData", .silence)
        let app = bench.phone("Seats")
        let id = await app.register(types: [.remoteControl], hash: hash)
        await bench.pass(.seconds(12))
        #expect(app.result(id) == "RESUME_FAILED" && bench.findings == ["hmi.silent"])
    }

    @Test func `A reloaded page gets the module subscriptions and allocations again`() async {
        let (bench, one, _) = await twoApps("AUTO_ALLOW")
        var answer = Bench.climate()
        answer["isSubscribed"] = true
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, answer))
        await one.ask(SDLGetInteriorVehicleData(moduleType: .climate, subscribe: true))
        bench.hmi.disconnect()
        await bench.pass(.seconds(2))
        bench.hmi.forgetLog()
        await bench.connect()
        await bench.pass(.seconds(1))
        #expect(holder(bench) == "one")
        let asked = bench.hmi.received("RC.GetInteriorVehicleData").map(\.params)
        #expect(asked == [["moduleType": "CLIMATE", "moduleId": "front", "subscribe": true]])
        let allocated = bench.hmi.received("RC.OnRCStatus").map { $0.params["allocatedModules"]?.array?.count }
        #expect(allocated == [1, 0])
        await bench.notify("RC.OnInteriorVehicleData", Bench.climate(["fanSpeed": 9]))
        #expect(one.received("OnInteriorVehicleData") == [Bench.climate(["fanSpeed": 9])])
    }

    @Test func `If the HMI disconnects, the bridge's page asks the driver instead, and requests fail`() async throws {
        let (bench, one, two) = await twoApps("ASK_DRIVER")
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .hold)
        let request = await two.ask(Bench.warm)
        bench.hmi.script("RC.SetInteriorVehicleData", .hold)
        let done = await one.ask(Bench.warm)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(one.result(done) == "GENERIC_ERROR")
        #expect(one.answer(done)?["info"] == "The web HMI has disconnected")
        #expect(two.result(request) == nil)
        #expect(bench.tree("consents")?.object?.count == 1)
        try await bench.drive(.consent(ConsentAnswer(allowed: false)))
        #expect(two.result(request) == "REJECTED")
    }

    @Test func `An HMI that connects asks the driver the open questions of the bridge's page`() async throws {
        let bench = await Bench()
        bench.hmi.script("RC.GetCapabilities", .error(22, "as ever"))
        var settings = HeadUnitSettings()
        settings.access = "ASK_DRIVER"
        try await bench.drive(.set(settings))
        let one = bench.phone("One")
        await one.register(types: [.remoteControl])
        try await bench.drive(.app(key: "one", .activate))
        #expect(one.result(await one.ask(Bench.warm)) == "SUCCESS")
        let two = bench.phone("Two")
        await two.register(types: [.remoteControl])
        try await bench.drive(.app(key: "two", .activate))
        let id = await two.ask(Bench.warm)
        #expect(bench.tree("consents")?.object?.count == 1)
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .answer(0, ["allowed": [true]]))
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, Bench.climate()))
        await bench.connect()
        await bench.pass(.seconds(1))
        #expect(two.result(id) == "SUCCESS")
        #expect(bench.tree("consents")?.object?.count == 0)
        #expect(holder(bench) == "two")
    }

    @Test func `The HMI can change the remote-control capabilities`() async {
        let (bench, one, _) = await twoApps("AUTO_ALLOW")
        await one.ask(SDLGetSystemCapability(systemCapabilityType: .remoteControl, subscribe: true))
        var control = ScriptedHMI.control["remoteControlCapability"] ?? [:]
        control["climateControlCapabilities"] = nil
        await bench.notify(
            "BasicCommunication.OnSystemCapabilityUpdated",
            ["systemCapability": ["systemCapabilityType": "REMOTE_CONTROL", "remoteControlCapability": control]])
        #expect(bench.tree("modules", "CLIMATE") == nil)
        #expect(one.result(await one.ask(Bench.warm)) == "UNSUPPORTED_RESOURCE")
        #expect(one.received("OnRCStatus").last?["allocatedModules"] == [])
        let received = one.received("OnSystemCapabilityUpdated").last?["systemCapability"]?["remoteControlCapability"]
        #expect(received?["climateControlCapabilities"] == nil && received?["seatControlCapabilities"] != nil)
    }
}
