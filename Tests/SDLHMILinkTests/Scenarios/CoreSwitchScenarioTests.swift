import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// In front of an HMI, where we differ from SDL Core, with the switch off and on (docs/fidelity.md); and what we do as it does,
/// since there was no reason not to.
@MainActor
@Suite struct CoreSwitchScenarioTests {
    /// A head unit whose profile has a habit of SDL Core's, before the HMI comes.
    private func bench(_ quirk: String, _ isOn: Bool) async throws -> Bench {
        let bench = await Bench()
        try await bench.edit(#"{"quirks":{"\#(quirk)":\#(isOn)}}"#)
        return bench
    }

    @Test(arguments: [(false, [true, true]), (true, [true, false])])
    func `A key of the HMI's that names no app is for each of its subscribers, or for the first`(
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
        #expect(music.received("OnButtonPress").last?["buttonPressMode"] == "LONG", "who is named hears it either way")
    }

    @Test(arguments: [(false, "SUCCESS"), (true, "UNSUPPORTED_RESOURCE")])
    func `A place with a text that the HMI's display has no field for is handed on, or refused`(
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

    @Test func `Whom an HMI that goes was to ask for a module nobody asks`() async throws {
        let bench = try await bench("hmiAloneAsksDriver", true)
        bench.hmi.script("RC.GetCapabilities", .answer(0, ScriptedHMI.control))
        await bench.connect()
        await bench.notify("RC.OnRemoteControlSettings", ["accessMode": "ASK_DRIVER"])
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, Bench.climate()))
        let one = await bench.controller("One")
        await one.ask(Bench.warm)
        let two = await bench.controller("Two")
        bench.hmi.script("RC.GetInteriorVehicleDataConsent", .hold)
        let wish = await two.ask(Bench.warm)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(two.result(wish) == "GENERIC_ERROR")
        #expect(bench.tree("consents")?.object?.isEmpty != false)
    }

    @Test func `What an HMI without services cannot ask its driver nobody asks`() async throws {
        let bench = try await bench("hmiAloneAsksDriver", true)
        await bench.connect()
        let (app, act) = try await bench.requestInactiveService()
        #expect(app.result(act) == "UNSUPPORTED_RESOURCE")
        #expect(bench.tree("serviceQuestions")?.object?.isEmpty != false)
    }

    // MARK: Modules

    @Test func `An HMI that names nothing to control has the profile's modules`() async throws {
        let bench = try await bench("ownModulesStandIn", true)
        bench.hmi.script("RC.GetCapabilities", .answer(0, [:]))
        await bench.connect()
        let app = await bench.controller()
        bench.hmi.script("RC.GetInteriorVehicleData", .answer(0, Bench.climate(["fanSpeed": 7])))
        let id = await app.ask(SDLGetInteriorVehicleData(moduleType: .climate))
        #expect(app.answer(id)?["moduleData"]?["climateControlData"] == ["fanSpeed": 7])
        // One that names some has those.
        let named = try await self.bench("ownModulesStandIn", true)
        named.hmi.script("RC.GetCapabilities", .answer(0, ScriptedHMI.control))
        await named.connect()
        #expect(named.tree("modules", "LIGHT") == nil && named.tree("modules", "SEAT")?.object?.count == 2)
    }

    /// Where an app that has chosen what the car plays is while the car plays that, and the next time.
    @Test(arguments: [(true, "FULL"), (false, "BACKGROUND"), (nil, "BACKGROUND")] as [(Bool?, String)])
    func `Who has chosen what the car plays may stay where it is, once and in silence`(
        _ keeps: Bool?, _ level: String
    ) async {
        let bench = await Bench.controllable()
        let app = await bench.controller("Radio", isMedia: true)
        var sound: JSONValue = ["source": "FM"]
        sound["keepContext"] = keeps.map { .bool($0) }
        let data: JSONValue = ["moduleType": "AUDIO", "moduleId": "sound", "audioControlData": sound]
        bench.hmi.script("RC.SetInteriorVehicleData", .answer(0, ["moduleData": data]))
        func choose() async -> String? {
            let wish = try? SDLSetInteriorVehicleData.reading((["moduleData": data] as JSONValue).json()).value
            guard let wish else { return nil }
            return app.result(await app.ask(wish))
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
        #expect(app.level == "BACKGROUND", "a wish that was refused is none")
        #expect(bench.hmi.violations == [])
    }

    // MARK: The way

    @Test(arguments: [(true, "WARNINGS", true), (false, "REJECTED", false)])
    func `An app leads the way, whatever the HMI says of its own`(
        _ leads: Bool, _ result: String, _ hears: Bool
    ) async {
        let bench = await Bench.ready()
        let nav = await bench.running("Nav", [.navigation])
        var manifest = SDLAppServiceManifest(serviceType: "NAVIGATION", allowAppConsumers: true)
        manifest.handledRPCs = leads ? [SDLGetWayPoints.functionID.rawValue] : []
        await nav.ask(SDLPublishAppService(appServiceManifest: manifest))
        let app = await bench.running("App")
        bench.hmi.script("Navigation.SubscribeWayPoints", .error(4, "not now"))
        let id = await app.ask(SDLSubscribeWayPoints())
        #expect(app.result(id) == result && app.answer(id)?["info"] == "not now")
        #expect(app.answer(id)?["success"] == .bool(hears))
        #expect(bench.tree("apps", "app", "subscribedWayPoints") == .bool(hears))
        bench.hmi.notify("Navigation.OnWayPointChange", ["wayPoints": [["locationName": "Harbour"]]])
        await bench.settle()
        #expect(app.received("OnWayPointChange").isEmpty)
    }
}
