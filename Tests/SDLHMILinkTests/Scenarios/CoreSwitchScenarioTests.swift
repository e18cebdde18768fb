import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Differences from SDL Core with a web HMI, with each switch off and on (docs/fidelity.md), and behaviour that is the
/// same.
@MainActor
@Suite struct CoreSwitchScenarioTests {
    /// Returns a bench whose profile has one of SDL Core's quirks, before the HMI connects.
    private func bench(_ quirk: String, _ isOn: Bool) async throws -> Bench {
        let bench = await Bench()
        try await bench.edit(#"{"quirks":{"\#(quirk)":\#(isOn)}}"#)
        return bench
    }

    @Test(arguments: [(false, [true, true]), (true, [true, false])])
    func `A key without an app is sent to all its subscribers, or with the quirk to the first`(
        _ isOn: Bool, _ heard: [Bool]
    ) async throws {
        let bench = try await bench("keysGoToOneApp", isOn)
        await bench.connect()
        let map = await bench.running("Map", [.navigation], isMedia: true)
        let music = await bench.running("Music", [.media], isMedia: true)
        for app in [map, music] { await app.ask(SDLSubscribeButton(buttonName: .preset1)) }
        for method in ["Buttons.OnButtonEvent", "Buttons.OnButtonPress"] {
            let mode: JSONValue = method.hasSuffix("Event") ? "BUTTONDOWN" : "SHORT"
            bench.hmi.notify(method, ["name": "PRESET_1", "mode": mode])
        }
        await bench.settle()
        for name in ["OnButtonEvent", "OnButtonPress"] {
            #expect([map, music].map { !$0.received(name).isEmpty } == heard, "\(name)")
        }
        let id = JSONValue.int(bench.hmi.appID("Music") ?? 0)
        bench.hmi.notify("Buttons.OnButtonPress", ["name": "PRESET_1", "mode": "LONG", "appID": id])
        await bench.settle()
        #expect(music.received("OnButtonPress").last?["buttonPressMode"] == "LONG", "a named app always gets it")
    }

    @Test(arguments: [(false, "SUCCESS"), (true, "UNSUPPORTED_RESOURCE")])
    func `A destination with a text that the display has no field for is forwarded, or refused with the quirk`(
        _ isOn: Bool, _ result: String
    ) async throws {
        let bench = try await bench("destinationsNeedFields", isOn)
        await bench.connect()
        try await bench.edit(
            #"{"displayCapabilities":{"textFields":[{"name":"mainField1","characterSet":"UTF_8","width":40,"rows":1}]}}"#
        )
        let app = await bench.running()
        let zoo = SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.4, locationName: "Zoo")
        #expect(app.result(await app.ask(zoo)) == result)
        #expect(bench.hmi.received("Navigation.SendLocation").isEmpty == isOn)
        let plain = SDLSendLocation(longitudeDegrees: 8.5, latitudeDegrees: 47.4)
        #expect(app.result(await app.ask(plain)) == "SUCCESS")
    }

    // MARK: The driver

    @Test func `A question about a module is not asked again after the HMI disconnects`() async throws {
        let bench = try await bench("hmiAloneAsksDriver", true)
        bench.hmi.script("RC.GetCapabilities", .answer(0, ScriptedHMI.control))
        await bench.connect()
        await bench.notify("RC.OnRemoteControlSettings", ["accessMode": "ASK_DRIVER"])
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, Bench.climate()))
        let one = await bench.controller("One")
        await one.ask(Bench.warm)
        let two = await bench.controller("Two")
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .hold)
        let request = await two.ask(Bench.warm)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(two.result(request) == "GENERIC_ERROR")
        #expect(bench.tree("consents")?.object?.isEmpty != false)
    }

    @Test func `An HMI without app services cannot ask its driver, and the page does not ask either`() async throws {
        let bench = try await bench("hmiAloneAsksDriver", true)
        await bench.connect()
        let (app, request) = try await bench.requestInactiveService()
        #expect(app.result(request) == "UNSUPPORTED_RESOURCE")
        #expect(bench.tree("serviceQuestions")?.object?.isEmpty != false)
    }

    // MARK: Modules

    @Test func `With the quirk an HMI that reports no modules gets the profile's modules`() async throws {
        let bench = try await bench("ownModulesStandIn", true)
        bench.hmi.script("RC.GetCapabilities", .answer(0, [:]))
        await bench.connect()
        let app = await bench.controller()
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, Bench.climate(["fanSpeed": 7])))
        let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .climate))
        #expect(app.answer(id)?["moduleData"]?["climateControlData"] == ["fanSpeed": 7])
        // If an HMI reports some modules, apps have only those.
        let named = try await self.bench("ownModulesStandIn", true)
        named.hmi.script("RC.GetCapabilities", .answer(0, ScriptedHMI.control))
        await named.connect()
        #expect(named.tree("modules", "LIGHT") == nil && named.tree("modules", "SEAT")?.object?.count == 2)
    }

    /// The level of an app that has selected the audio source, while the car plays it for the first time.
    @Test(arguments: [(true, "FULL"), (false, "BACKGROUND"), (nil, "BACKGROUND")] as [(Bool?, String)])
    func `An app that has selected the audio source may keep its level once, muted`(
        _ keeps: Bool?, _ level: String
    ) async {
        let bench = await Bench.controllable()
        let app = await bench.controller("Radio", isMedia: true)
        var sound: JSONValue = ["source": "FM"]
        sound["keepContext"] = keeps.map { .bool($0) }
        let data: JSONValue = ["moduleType": "AUDIO", "moduleId": "sound", "audioControlData": sound]
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, ["moduleData": data]))
        func choose() async -> String? {
            let request = try? SDLSetInteriorVehicleData.reading((["moduleData": data] as JSONValue).json()).value
            guard let request else { return nil }
            return app.result(await app.ask(request))
        }
        #expect(await choose() == "SUCCESS")
        for level in [level, "BACKGROUND"] {
            await bench.notify("BasicCommunication.OnEventChanged", ["eventName": "AUDIO_SOURCE", "isActive": true])
            #expect(app.level == level && app.audio == "NOT_AUDIBLE")
            await bench.notify("BasicCommunication.OnEventChanged", ["eventName": "AUDIO_SOURCE", "isActive": false])
            #expect(app.level == "FULL" && app.audio == "AUDIBLE")
        }
        bench.hmi.script("RC.SetInteriorVehicleData", .error(4, "no"))
        #expect(await choose() == "REJECTED")
        await bench.notify("BasicCommunication.OnEventChanged", ["eventName": "AUDIO_SOURCE", "isActive": true])
        #expect(app.level == "BACKGROUND", "a refused request does not count")
        #expect(bench.hmi.violations == [])
    }

    // MARK: Way points

    @Test(arguments: [(true, "WARNINGS", true), (false, "REJECTED", false)])
    func `If an app provides the route, an HMI's refusal is only a warning`(
        _ providesRoute: Bool, _ result: String, _ isSubscribed: Bool
    ) async {
        let bench = await Bench.ready()
        let nav = await bench.running("Nav", [.navigation])
        var manifest = SDLAppServiceManifest(serviceType: "NAVIGATION", allowAppConsumers: true)
        manifest.handledRPCs = providesRoute ? [SDLGetWayPoints.functionID.rawValue] : []
        await nav.ask(SDLPublishAppService(appServiceManifest: manifest))
        let app = await bench.running("App")
        bench.hmi.script("Navigation.SubscribeWayPoints", .error(4, "not now"))
        let id = await app.ask(SDLSubscribeWayPoints())
        #expect(app.result(id) == result && app.answer(id)?["info"] == "not now")
        #expect(app.answer(id)?["success"] == .bool(isSubscribed))
        #expect(bench.tree("apps", "app", "subscribedWayPoints") == .bool(isSubscribed))
        bench.hmi.notify("Navigation.OnWayPointChange", ["wayPoints": [["locationName": "Harbour"]]])
        await bench.settle()
        #expect(app.received("OnWayPointChange").isEmpty)
    }
}
