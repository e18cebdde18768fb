import SDLHeadUnit
import SDLProtocol
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests of the start-up messages, from the registration of the HMI's first component until the HMI is the presenter
/// (the HMI that shows the apps).
@MainActor
@Suite(.checksMessages) struct StartUpTests {
    @Test func `The start-up requests have SDL Core's order, and then the HMI is the presenter`() async {
        let bench = await Bench.ready()
        #expect(
            bench.hmi.methods == [
                "BasicCommunication.GetSystemInfo", "Navigation.IsReady", "BasicCommunication.MixingAudioSupported",
                "VehicleInfo.IsReady", "VR.IsReady", "TTS.IsReady", "UI.IsReady", "RC.IsReady",
                "Buttons.GetCapabilities", "VehicleInfo.GetVehicleData", "VehicleInfo.GetVehicleType", "VR.GetLanguage",
                "VR.GetCapabilities",
                "VR.GetSupportedLanguages", "TTS.GetLanguage", "TTS.GetCapabilities", "TTS.GetSupportedLanguages",
                "UI.GetLanguage", "UI.GetCapabilities", "UI.GetSupportedLanguages", "RC.GetCapabilities",
                "BasicCommunication.UpdateDeviceList",
            ])
        #expect(bench.tree("presenter") == "hmi")
        #expect(bench.tree("hmi")?["ready"] == true)
        #expect(bench.tree("hmi")?["missing"] == [])
        #expect(bench.findingMessages == [])
    }

    @Test func `Apps get the HMI's capabilities`() async {
        let bench = await Bench.ready()
        let app = await bench.app("Music")
        #expect(bench.tree("profile", "displayCapabilities", "displayName") == "SCRIPTED")
        let fields = bench.tree("profile", "displayCapabilities", "textFields")?.array?.compactMap {
            $0["name"]?.string
        }
        #expect(fields == ["mainField1", "mainField2", "alertText1", "menuName"])
        let id = await app.ask(SDLGetSystemCapability(systemCapabilityType: .navigation))
        #expect(app.result(id) == "SUCCESS")
    }

    @Test func `Several video modes are accepted, and one invalid capability does not affect the others`() async {
        let bench = await Bench()
        var capabilities = ScriptedHMI.capabilities
        let way: JSONValue = ["preferredResolution": ["resolutionWidth": 320, "resolutionHeight": 200], "scale": 1]
        capabilities["systemCapabilities"] = [
            "videoStreamingCapability": ["scale": 1, "additionalVideoStreamingCapabilities": [way]]
        ]
        capabilities["displayCapabilities"]?["templatesAvailable"] = ["DEFAULT", "DEFAULT"]
        bench.hmi.script("UI.GetCapabilities", .answer(0, capabilities))
        await bench.connect()
        let video = bench.tree("profile", "videoStreamingCapability")
        #expect(video?["additionalVideoStreamingCapabilities"] == [way])
        #expect(bench.tree("profile", "languages") == ["EN-US", "DE-DE"])
        #expect(bench.tree("profile", "displayCapabilities") == Profile.all[0].document["displayCapabilities"])
        #expect(bench.findings == ["hmi.capabilities"])
    }

    @Test func `For SDL Core's scripts each new app is followed by a policy status`() async {
        let bench = await Bench { $0.sendsPolicyStatus = true }
        await bench.connect()
        _ = await bench.app("Music")
        #expect(
            bench.hmi.methods.suffix(7) == [
                "BasicCommunication.OnAppRegistered", "Buttons.SubscribeButton", "VR.ChangeRegistration",
                "TTS.ChangeRegistration", "UI.ChangeRegistration", "SDL.OnStatusUpdate",
                "BasicCommunication.UpdateAppList",
            ])
        #expect(bench.hmi.last("SDL.OnStatusUpdate")?.params == ["status": "UP_TO_DATE"])
    }

    @Test func `Apps get the HMI's vehicle type and system versions`() async {
        let bench = await Bench()
        bench.hmi.script(
            "BasicCommunication.GetSystemInfo",
            .answer(
                0,
                [
                    "ccpu_version": "12345_US", "language": "EN-US", "wersCountryCode": "WAEGB",
                    "systemHardwareVersion": "rev 7",
                ]))
        await bench.connect()
        let app = bench.phone("Music")
        let answer = app.answer(await app.register())
        // Since protocol version 5.4, the answer to the session start contains the vehicle data. Older apps get the
        // vehicle data when they register.
        #expect(
            app.vehicle
                == VehicleInfo(make: "Ours", systemSoftwareVersion: "12345_US", systemHardwareVersion: "rev 7"))
        #expect(answer?["vehicleType"] == ["make": "Ours"])
        #expect(answer?["systemSoftwareVersion"] == "12345_US")
    }

    @Test func `An app that connected before the HMI gets the HMI's vehicle if its session starts later`()
        async
    {
        let bench = await Bench()
        let app = bench.phone("Music")
        await bench.settle()
        await bench.connect()
        let answer = app.answer(await app.register())
        #expect(app.vehicle?.make == "Ours")
        #expect(app.vehicle?.model == nil)
        #expect(answer?["vehicleType"] == ["make": "Ours"])
    }

    @Test(arguments: [(22, [:]), (0, ["vehicleType": ["make": 123, "model": "Ours"]])] as [(Int, JSONValue)])
    func `If the HMI reports no valid vehicle, apps get the profile's vehicle with the HMI's system version`(
        _ code: Int, _ result: JSONValue
    ) async {
        let bench = await Bench()
        bench.hmi.script("VehicleInfo.GetVehicleType", .answer(code, result))
        await bench.connect()
        let app = bench.phone("Music")
        let answer = app.answer(await app.register())
        let own = Profile.all[0].document["vehicle"]
        #expect(answer?["vehicleType"]?["model"] == own?["model"])
        #expect(app.vehicle?.model == own?["model"]?.string && own != nil)
        #expect(app.vehicle?.systemSoftwareVersion == "12345_US")
        #expect(app.vehicle?.systemHardwareVersion == nil)
    }

    @Test func `If the screen reports no language, the system's language is used and counts as supported`() async {
        let bench = await Bench()
        bench.hmi.script("UI.GetLanguage", .answer(22, [:]))
        bench.hmi.script(
            "BasicCommunication.GetSystemInfo",
            .answer(0, ["ccpu_version": "1", "language": "FR-FR", "wersCountryCode": "WAEGB"]))
        await bench.connect()
        #expect(bench.tree("language", "ui") == "FR-FR")
        #expect(bench.tree("profile", "languages") == ["EN-US", "DE-DE", "FR-FR"])
        #expect(bench.findingMessages == [])
    }

    @Test func `The profile is restored although another page has connected and disconnected without OnReady`() async {
        let bench = await Bench.ready()
        bench.hmi.disconnect()
        await bench.pass(.seconds(10))
        bench.hmi.connect()
        bench.hmi.register(["UI"])
        bench.hmi.disconnect()
        await bench.pass(.seconds(21))
        #expect(bench.tree("profile") == Profile.all[0].document)
    }

    @Test func `If the HMI does not reconnect, the profile's display is restored`() async {
        let bench = await Bench.ready()
        let own = Profile.all[0].document
        #expect(bench.tree("profile") != own)
        bench.hmi.disconnect()
        await bench.pass(.seconds(29))
        #expect(bench.tree("presenter") == "page")
        #expect(bench.tree("profile") != own)
        await bench.pass(.seconds(2))
        #expect(bench.tree("profile") == own)
    }

    @Test func `A page that answers nothing is the presenter after the time limits, with the defaults`() async {
        let bench = await Bench()
        for method in ScriptedHMI.startUp.keys { bench.hmi.script(method, .silence) }
        await bench.connect()
        #expect(bench.tree("presenter") == "page")
        // The system info, the interfaces and their capabilities are requested one after another.
        await bench.pass(.milliseconds(33_000))
        #expect(bench.tree("presenter") == "hmi")
        #expect(bench.findings.contains("hmi.silent"))
        var own = Profile.all[0].document
        own["remoteControl"]?["values"] = nil
        #expect(bench.tree("profile") == own)
    }

    @Test func `A page like generic_hmi may lack RC, leave VR unanswered and answer with errors`() async {
        let bench = await Bench()
        bench.hmi.script("VR.GetCapabilities", .silence)
        bench.hmi.script("UI.GetLanguage", .answer(22, [:]))
        bench.hmi.script("Navigation.IsReady", .answer(0, ["available": false]))
        bench.hmi.connect()
        for name in ScriptedHMI.components where name != "RC" {
            bench.hmi.broker("MB.registerComponent", ["componentName": .string(name)], id: -1)
        }
        bench.hmi.ready()
        await bench.settle()
        // The page sends its subscriptions at the end.
        for name in ScriptedHMI.subscriptions {
            bench.hmi.broker("MB.subscribeTo", ["propertyName": .string(name)], id: -1)
        }
        await bench.settle()
        #expect(bench.tree("presenter") == "hmi")
        #expect(bench.tree("hmi", "missing") == ["RC"])
        let app = await bench.running()
        #expect(app.level == "FULL")
        #expect(!bench.hmi.methods.contains { $0.hasPrefix("RC.") })
    }

    nonisolated static let halfPages: [(lacks: Set<String>, isReady: Bool, says: String?)] = [
        ([], true, nil),
        // generic_hmi never registers RC.
        (["RC"], true, nil),
        (["Buttons", "RC"], true, "The web HMI has not registered Buttons."),
        (["VR", "TTS"], true, "The web HMI has not registered VR, TTS."),
        ([], false, "A web HMI is connected, but it has not sent OnReady."),
        (
            ["UI", "Buttons"], false,
            "A web HMI is connected, but it has not sent OnReady and has not registered UI, Buttons."
        ),
    ]

    @Test(arguments: halfPages)
    func `A page that is incomplete after five seconds is a problem until it is complete`(
        _ page: (lacks: Set<String>, isReady: Bool, says: String?)
    ) async {
        let bench = await Bench()
        bench.hmi.connect()
        bench.hmi.register(ScriptedHMI.components.filter { !page.lacks.contains($0) })
        if page.isReady { bench.hmi.ready() }
        await bench.pass(.milliseconds(4_999))
        // The page may still be loading.
        #expect(bench.tree("hmi", "problem") == nil)
        await bench.pass(.milliseconds(1))
        #expect(bench.tree("hmi", "problem", "detail")?.string == page.says)
        #expect(
            bench.tree("hmi", "problem", "fix")?.string?.hasPrefix("Reload the HMI") == (page.says == nil ? nil : true)
        )
        bench.hmi.register(Array(page.lacks))
        if !page.isReady { bench.hmi.ready() }
        await bench.settle()
        #expect(bench.tree("hmi", "problem") == nil)
    }

    @Test func `A reloaded page has five seconds again`() async {
        let bench = await Bench()
        bench.hmi.connect()
        await bench.pass(.seconds(5))
        #expect(bench.tree("hmi", "problem") != nil)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(bench.tree("hmi", "problem") == nil)
        let again = ScriptedHMI(bench.presenter)
        again.connect()
        await bench.pass(.milliseconds(4_999))
        #expect(bench.tree("hmi", "problem") == nil)
        await bench.pass(.milliseconds(1))
        #expect(bench.tree("hmi", "problem") != nil)
    }

    @Test func `A component may have its own socket`() async {
        let bench = await Bench()
        let voice = ScriptedHMI(bench.presenter)
        voice.connect()
        voice.register(["VR", "TTS"])
        bench.hmi.connect()
        bench.hmi.register(ScriptedHMI.components.filter { $0 != "VR" && $0 != "TTS" })
        bench.hmi.subscribe()
        bench.hmi.ready()
        await bench.settle()
        #expect(voice.methods.contains("VR.IsReady"))
        #expect(!bench.hmi.methods.contains { $0.hasPrefix("VR.") || $0.hasPrefix("TTS.") })
        #expect(bench.tree("presenter") == "hmi")
        // Without the voice components, the screen continues to work.
        voice.disconnect()
        await bench.settle()
        #expect(bench.tree("hmi", "missing") == ["VR", "TTS"])
        #expect(bench.tree("presenter") == "hmi")
    }

    @Test func `A second OnReady starts the connection again, and no data is lost`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLShow(mainField1: "still here"))
        bench.hmi.forgetLog()
        bench.hmi.ready()
        await bench.pass(.seconds(1))
        #expect(bench.hmi.last("UI.Show")?.params["showStrings"]?[0]?["fieldText"] == "still here")
        #expect(bench.hmi.listed == ["Music"])
        #expect(app.level == "FULL")
    }

    @Test(arguments: [(nil, "STREAMABLE"), (false, "NOT_STREAMABLE")] as [(Bool?, String)])
    func `If the HMI does not report video streaming, the profile decides`(flag: Bool?, streaming: String) async {
        let bench = await Bench()
        var capabilities = ScriptedHMI.capabilities
        capabilities["hmiCapabilities"] = ["navigation": true]
        if let flag { capabilities["hmiCapabilities"]?["videoStreaming"] = .bool(flag) }
        bench.hmi.script("UI.GetCapabilities", .answer(0, capabilities))
        await bench.connect()
        let app = await bench.running("Maps", [.projection])
        #expect(app.received("OnHMIStatus").last?["videoStreamingState"]?.string == streaming)
        #expect(bench.findingMessages == [])
    }
}
