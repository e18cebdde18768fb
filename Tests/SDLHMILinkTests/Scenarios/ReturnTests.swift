import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// An HMI that goes, and one that comes back: nothing hangs, nothing is lost.
@MainActor
@Suite struct ReturnTests {
    @Test func `Loaded anew, the page gets everything back, in an order it can take`() async {
        let bench = await Bench.ready()
        let music = await bench.running("Music", [.media], isMedia: true)
        _ = await bench.app("News")
        await music.ask(
            SDLShow(
                mainField1: "Blue in Green",
                softButtons: [
                    SDLSoftButton(type: .text, text: "Like", softButtonID: 3)
                ]))
        await music.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        await music.ask(
            SDLAddCommand(
                cmdID: 7, menuParams: SDLMenuParams(parentID: 5, menuName: "Seven"), vrCommands: ["seven"]))
        await music.ask(SDLSetGlobalProperties(menuTitle: "Things"))
        await music.ask(SDLSubscribeButton(buttonName: .seekleft))
        await music.ask(
            SDLSetMediaClockTimer(
                startTime: SDLStartTime(hours: 0, minutes: 1, seconds: 0), updateMode: .countup))
        let heard = music.notificationNames.count
        bench.hmi.disconnect()
        await bench.pass(.seconds(5))
        bench.hmi.forgetLog()
        await bench.connect()
        let methods = bench.hmi.methods
        #expect(bench.hmi.listed == ["Music", "News"])
        let order = [
            "BasicCommunication.OnAppRegistered", "BasicCommunication.UpdateAppList", "UI.Show",
            "UI.SetGlobalProperties", "UI.AddSubMenu", "UI.AddCommand", "VR.AddCommand", "UI.SetMediaClockTimer",
            "BasicCommunication.ActivateApp",
        ]
        let places = order.compactMap { methods.firstIndex(of: $0) }
        #expect(places.count == order.count)
        #expect(places == places.sorted())
        let show = bench.hmi.received("UI.Show").first?.params
        #expect(show?["showStrings"]?[0]?["fieldText"] == "Blue in Green")
        #expect(show?["templateConfiguration"]?["template"] == "MEDIA")
        #expect(show?["softButtons"]?[0]?["text"] == "Like")
        // Five seconds have gone by on the clock, and on the app's.
        #expect(
            bench.hmi.last("UI.SetMediaClockTimer")?.params["startTime"] == ["hours": 0, "minutes": 1, "seconds": 5])
        #expect(bench.hmi.received("Buttons.SubscribeButton").contains { $0.params["buttonName"] == "SEEKLEFT" })
        // To the app it is as if nothing had been.
        #expect(music.notificationNames.count == heard)
        #expect(bench.hmi.violations == [])
    }

    @Test func `A second page beside the first is refused its components, and disturbs nobody`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        let alert = await app.ask(SDLAlert(alertText1: "Go on?"))
        bench.hmi.forgetLog()
        let second = ScriptedHMI(bench.presenter)
        second.connect()
        let asked = second.broker("MB.registerComponent", ["componentName": "UI"])
        second.subscribe(["BasicCommunication.OnAppRegistered"])
        second.ready()
        await bench.settle()
        #expect(second.answer(to: asked)?["error"]?["message"] == "Controller has been already registered.")
        #expect(bench.hmi.methods == [])
        #expect(bench.findings == ["hmi.broker", "hmi.second"])
        bench.hmi.answer("UI.Alert")
        await bench.settle()
        #expect(app.result(alert) == "SUCCESS")
        // Once the first has gone, the second is the HMI as soon as it registers again, and gets everything.
        await app.ask(SDLShow(mainField1: "Blue in Green"))
        bench.hmi.disconnect()
        second.disconnect()
        second.connect()
        second.register()
        second.subscribe()
        second.ready()
        await bench.settle()
        #expect(second.last("UI.Show")?.params["showStrings"]?[0]?["fieldText"] == "Blue in Green")
        #expect(bench.tree("presenter") == "hmi")
        #expect(bench.hmi.violations + second.violations == [])
    }

    @Test func `A page that goes in the middle of an alert leaves it to ours, and time runs from then`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        let id = await app.ask(SDLAlert(alertText1: "Low fuel", duration: 4_000))
        await bench.pass(.seconds(8))
        bench.hmi.disconnect()
        await bench.settle()
        #expect(bench.tree("presenter") == "page")
        #expect(bench.tree("visibleOverlay") != nil)
        await bench.pass(.milliseconds(3_999))
        #expect(app.answer(id) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.presenter.openRequests == 0)
    }

    @Test func `What waited for a page that went is answered as the head unit would have`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Show", .hold)
        bench.hmi.script("UI.AddCommand", .hold)
        let show = await app.ask(SDLShow(mainField1: "text"))
        let add = await app.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        #expect(app.answer(show) == nil)
        bench.hmi.disconnect()
        await bench.settle()
        #expect(app.result(show) == "SUCCESS")
        #expect(app.result(add) == "SUCCESS")
        // The new hash of the menu follows the answer, as it would have.
        #expect(app.notificationNames.last == "OnHashChange")
    }

    @Test func `Without an HMI the page is the presenter, and everything goes on as before`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.disconnect()
        await bench.settle()
        let id = await app.ask(SDLShow(mainField1: "text"))
        #expect(app.result(id) == "SUCCESS")
        let alert = await app.ask(SDLAlert(alertText1: "Low fuel", duration: 3_000))
        await bench.pass(.seconds(3))
        #expect(app.result(alert) == "SUCCESS")
    }

    // MARK: Pages that misbehave

    @Test func `A page that answers nothing: each request has SDL Core's end after SDL Core's time`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        for method in ["UI.Show", "UI.AddCommand", "UI.Alert", "UI.Slider", "TTS.Speak"] {
            bench.hmi.script(method, .silence)
        }
        let show = await app.ask(SDLShow(mainField1: "text"))
        let add = await app.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        let speech = await app.ask(SDLSpeak(ttsChunks: [SDLTTSChunk(text: "left", type: .text)]))
        let alert = await app.ask(SDLAlert(alertText1: "Low fuel", duration: 4_000))
        await bench.pass(.milliseconds(10_999))
        #expect(app.answer(show) == nil)
        await bench.pass(.milliseconds(1))
        #expect(app.result(show) == "GENERIC_ERROR")
        #expect(app.answer(show)?["info"] == "UI component does not respond")
        #expect(app.result(add) == "GENERIC_ERROR")
        #expect(app.result(speech) == "GENERIC_ERROR")
        #expect(app.answer(alert) == nil)
        await bench.pass(.milliseconds(4_000))
        #expect(app.result(alert) == "GENERIC_ERROR")
        #expect(bench.tree("visibleOverlay") == nil)
        #expect(bench.presenter.openRequests == 0)
        #expect(bench.findings.filter { $0 == "hmi.silent" }.count == 4)
    }

    @Test func `A page that answers twice is told once, and the app too`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let id = await app.ask(SDLShow(mainField1: "text"))
        let asked = bench.hmi.last("UI.Show")!
        bench.hmi.reply(asked.id!, "UI.Show", 4, [:])
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.findings == ["hmi.unasked"])
    }

    @Test(arguments: [
        "{", "[1,2]", "7", #"{"id":1,"method":"UI.OnCommand"}"#, #"{"jsonrpc":"2.0","id":9}"#,
        #"{"jsonrpc":"2.0","id":9,"method":"UI.Show","params":[]}"#, #"{"jsonrpc":"2.0","id":9,"result":"OK"}"#,
    ])
    func `Garbage is answered with an error and told as a finding`(text: String) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.send(raw: Array(text.utf8))
        await bench.settle()
        #expect(bench.findings == ["hmi.malformed"])
        #expect(app.result(await app.ask(SDLShow(mainField1: "text"))) == "SUCCESS")
    }

    @Test func `Unknown methods, unknown apps and wrong parameters are named, and nothing comes of them`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let before = app.notificationNames.count
        bench.hmi.notify("UI.OnDance")
        bench.hmi.notify("UI.OnCommand", ["cmdID": 1, "appID": 5])
        bench.hmi.notify("UI.OnCommand", ["cmdID": "one", "appID": 5])
        bench.hmi.notify("Buttons.OnButtonPress", ["name": "LEVER", "mode": "SHORT"])
        let unknown = bench.hmi.request("UI.Dance", [:])
        let wrong = bench.hmi.request("SDL.ActivateApp", ["appID": "Music"])
        let stranger = bench.hmi.request("SDL.ActivateApp", ["appID": 5])
        await bench.settle()
        #expect(app.notificationNames.count == before)
        #expect(bench.hmi.answer(to: unknown)?["error"]?["code"] == 1)
        #expect(bench.hmi.answer(to: wrong)?["error"]?["code"] == 11)
        #expect(bench.hmi.answer(to: stranger)?["error"]?["code"] == 15)
        #expect(
            bench.findings == [
                "hmi.unknown", "hmi.app", "hmi.notification", "hmi.notification", "hmi.request", "hmi.request",
                "hmi.request",
            ])
    }

    @Test func `Ignition off ends the apps and not the head unit`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.notify("BasicCommunication.OnIgnitionCycleOver")
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": "IGNITION_OFF"])
        await bench.settle()
        #expect(app.received("OnAppInterfaceUnregistered") == [["reason": "IGNITION_OFF"]])
        #expect(bench.hmi.received("BasicCommunication.OnSDLClose").count == 1)
        let next = await bench.running("News")
        #expect(next.level == "FULL")
    }

    @Test(arguments: [("IGNITION_OFF", 1), ("MASTER_RESET", 1), ("FACTORY_DEFAULTS", 1), ("SUSPEND", 0)])
    func `A program that wants to end with the car is called once the HMI knows`(reason: String, times: Int) async {
        let ended = Lock(0)
        let bench = await Bench { $0.switchedOff = { ended.withLock { $0 += 1 } } }
        await bench.connect()
        let app = await bench.running()
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": .string(reason)])
        await bench.settle()
        #expect(ended.withLock { $0 } == times)
        #expect(bench.hmi.received("BasicCommunication.OnSDLClose").count == times)
        #expect(app.received("OnAppInterfaceUnregistered").count == times)
    }

    @Test(arguments: ["MASTER_RESET", "FACTORY_DEFAULTS"])
    func `A reset ends the apps, and what they had is gone`(reason: String) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "Stations"))
        let put = SDLPutFile(syncFileName: "cover", fileType: .graphicPng, persistentFile: true)
        await app.ask(put, bulk: [1, 2, 3])
        let hash = app.received("OnHashChange").last?["hashID"]?.string
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": .string(reason)])
        await bench.settle()
        #expect(app.received("OnAppInterfaceUnregistered") == [["reason": .string(reason)]])
        #expect(bench.hmi.received("BasicCommunication.OnSDLClose").count == 1)
        let again = bench.phone("Music")
        let answer = await again.register(hash: hash)
        #expect(hash != nil && again.result(answer) == "RESUME_FAILED")
        let files = again.answer(await again.ask(SDLListFiles()))
        #expect(files?["success"] == true && (files?["filenames"] ?? []) == [])
        #expect(bench.hmi.violations == [])
    }

    @Test(arguments: ["PHONE_CALL", "EMERGENCY_EVENT"])
    func `A call leaves apps where they are, and silent`(event: String) async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", [.media], isMedia: true)
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(event), "isActive": true])
        await bench.settle()
        #expect(app.level == "FULL" && app.audio == "NOT_AUDIBLE")
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(event), "isActive": false])
        await bench.settle()
        #expect(app.level == "FULL" && app.audio == "AUDIBLE")
    }

    /// What comes to the front of the car, and where an app of each kind is meanwhile.
    nonisolated static let places: [(event: String, type: SDLAppHMIType, isMedia: Bool, level: String)] = [
        ("AUDIO_SOURCE", .media, true, "BACKGROUND"), ("AUDIO_SOURCE", .default, false, "BACKGROUND"),
        ("AUDIO_SOURCE", .navigation, false, "LIMITED"), ("AUDIO_SOURCE", .projection, false, "LIMITED"),
        ("AUDIO_SOURCE", .communication, false, "LIMITED"), ("AUDIO_SOURCE", .communication, true, "BACKGROUND"),
        ("EMBEDDED_NAVI", .navigation, false, "BACKGROUND"), ("EMBEDDED_NAVI", .media, true, "LIMITED"),
        ("EMBEDDED_NAVI", .communication, false, "LIMITED"), ("EMBEDDED_NAVI", .default, false, "BACKGROUND"),
        ("DEACTIVATE_HMI", .media, true, "BACKGROUND"), ("DEACTIVATE_HMI", .navigation, false, "BACKGROUND"),
    ]

    @Test(arguments: places) func `What the car brings to the front displaces an app by its kind`(
        _ place: (event: String, type: SDLAppHMIType, isMedia: Bool, level: String)
    ) async {
        let bench = await Bench.ready()
        let app = await bench.running("App", [place.type], isMedia: place.isMedia)
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(place.event), "isActive": true])
        await bench.settle()
        #expect(app.level == place.level)
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(place.event), "isActive": false])
        await bench.settle()
        #expect(app.level == "FULL")
    }
}
