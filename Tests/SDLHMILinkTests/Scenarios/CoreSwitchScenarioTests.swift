import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of differences between this head unit and SDL Core, which docs/fidelity.md lists. If a profile can switch to
/// SDL Core's behaviour, the tests check both behaviours.
@MainActor
@Suite(.checksMessages) struct CoreSwitchScenarioTests {
    @Test func `A key without an app is sent to all its subscribers`() async throws {
        let bench = await Bench.ready()
        let map = await bench.running("Map", [.navigation], isMedia: true)
        let music = await bench.running("Music", [.media], isMedia: true)
        for app in [map, music] { await app.ask(SDLSubscribeButton(buttonName: .preset1)) }
        for method in ["Buttons.OnButtonEvent", "Buttons.OnButtonPress"] {
            let mode: JSONValue = method.hasSuffix("Event") ? "BUTTONDOWN" : "SHORT"
            bench.hmi.notify(method, ["name": "PRESET_1", "mode": mode])
        }
        await bench.settle()
        for name in ["OnButtonEvent", "OnButtonPress"] {
            #expect(!map.received(name).isEmpty && !music.received(name).isEmpty, "\(name)")
        }
        let id = JSONValue.int(bench.hmi.appID("Music") ?? 0)
        bench.hmi.notify("Buttons.OnButtonPress", ["name": "PRESET_1", "mode": "LONG", "appID": id])
        await bench.settle()
        #expect(music.received("OnButtonPress").last?["buttonPressMode"] == "LONG", "a named app always gets it")
    }

    // MARK: Modules

    /// The arguments: the parameter `keepContext` with which the app has selected the audio source, and the app's HMI
    /// level when the car plays this source for the first time.
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
