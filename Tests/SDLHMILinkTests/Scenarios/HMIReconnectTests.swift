import JSON
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests that every request is answered and no data is lost when an HMI disconnects and connects again.
@MainActor
@Suite(.checksMessages) struct HMIReconnectTests {
    @Test func `A reloaded page gets all data again, in an order it accepts`() async {
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
        // The media clock has run for five seconds, also during the disconnection.
        #expect(
            bench.hmi.last("UI.SetMediaClockTimer")?.params["startTime"] == ["hours": 0, "minutes": 1, "seconds": 5])
        #expect(bench.hmi.received("Buttons.SubscribeButton").contains { $0.params["buttonName"] == "SEEKLEFT" })
        // The app gets no notification.
        #expect(music.notificationNames.count == heard)
    }

    @Test func `A second page cannot register the first page's components and does not disturb it`() async {
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
        // After the first page has disconnected, the second page registers again. The second page becomes the HMI and
        // gets all data.
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
    }

    @Test func `If a page disconnects during an alert, the bridge's page shows the alert with its time limit`() async {
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

    @Test func `A request that waits for a page that disconnects is answered by the head unit`() async {
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
        // As usual, the new hash is sent after the answer.
        #expect(app.notificationNames.last == "OnHashChange")
    }

    // MARK: Pages that misbehave

    @Test func `If a page answers nothing, each request fails as in SDL Core, after its time limit`() async {
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

    @Test func `A second answer to a request is a finding and does not reach the app`() async {
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
    func `An invalid message is answered with an error and is a finding`(text: String) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.send(raw: Array(text.utf8))
        await bench.settle()
        #expect(bench.findings == ["hmi.malformed"])
        #expect(app.result(await app.ask(SDLShow(mainField1: "text"))) == "SUCCESS")
    }

    @Test func `Unknown methods, unknown apps and invalid parameters are findings without effect`() async {
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

    @Test(arguments: [("IGNITION_OFF", 1), ("MASTER_RESET", 1), ("FACTORY_DEFAULTS", 1), ("SUSPEND", 0)])
    func `The callback for switching off is called after the HMI was notified`(reason: String, times: Int) async {
        let ended = Lock(0)
        let bench = await Bench { $0.switchedOff = { ended.withLock { $0 += 1 } } }
        await bench.connect()
        let app = await bench.running()
        bench.hmi.notify("BasicCommunication.OnIgnitionCycleOver")
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": .string(reason)])
        await bench.settle()
        #expect(ended.withLock { $0 } == times)
        #expect(bench.hmi.received("BasicCommunication.OnSDLClose").count == times)
        #expect(times == 0 || bench.hmi.methods.last == "BasicCommunication.OnSDLClose")
        #expect(app.received("OnAppInterfaceUnregistered") == (times == 0 ? [] : [["reason": .string(reason)]]))
        // The head unit keeps running.
        let next = await bench.running("News")
        #expect(next.level == "FULL")
    }

    @Test(arguments: ["MASTER_RESET", "FACTORY_DEFAULTS"])
    func `A reset unregisters the apps and deletes their data`(reason: String) async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "Stations"))
        let put = SDLPutFile(syncFileName: "cover", fileType: .graphicPng, persistentFile: true)
        await app.ask(put, bulk: [1, 2, 3])
        let hash = app.received("OnHashChange").last?["hashID"]?.string
        bench.hmi.notify("BasicCommunication.OnExitAllApplications", ["reason": .string(reason)])
        await bench.settle()
        let again = bench.phone("Music")
        let answer = await again.register(hash: hash)
        #expect(hash != nil && again.result(answer) == "RESUME_FAILED")
        let files = again.answer(await again.ask(SDLListFiles()))
        #expect(files?["success"] == true && (files?["filenames"] ?? []) == [])
    }

    @Test(arguments: ["PHONE_CALL", "EMERGENCY_EVENT"])
    func `A call leaves apps at their level and mutes them`(event: String) async {
        let bench = await Bench.ready()
        let app = await bench.running("Music", [.media], isMedia: true)
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(event), "isActive": true])
        await bench.settle()
        #expect(app.level == "FULL" && app.audio == "NOT_AUDIBLE")
        bench.hmi.notify("BasicCommunication.OnEventChanged", ["eventName": .string(event), "isActive": false])
        await bench.settle()
        #expect(app.level == "FULL" && app.audio == "AUDIBLE")
    }

    /// Each row: an event of the car, the type of the active app, and the app's level during the event.
    nonisolated static let places: [(event: String, type: SDLAppHMIType, isMedia: Bool, level: String)] = [
        ("AUDIO_SOURCE", .media, true, "BACKGROUND"), ("AUDIO_SOURCE", .default, false, "BACKGROUND"),
        ("AUDIO_SOURCE", .navigation, false, "LIMITED"), ("AUDIO_SOURCE", .projection, false, "LIMITED"),
        ("AUDIO_SOURCE", .communication, false, "LIMITED"), ("AUDIO_SOURCE", .communication, true, "BACKGROUND"),
        ("EMBEDDED_NAVI", .navigation, false, "BACKGROUND"), ("EMBEDDED_NAVI", .media, true, "LIMITED"),
        ("EMBEDDED_NAVI", .communication, false, "LIMITED"), ("EMBEDDED_NAVI", .default, false, "BACKGROUND"),
        ("DEACTIVATE_HMI", .media, true, "BACKGROUND"), ("DEACTIVATE_HMI", .navigation, false, "BACKGROUND"),
    ]

    @Test(arguments: places) func `An event of the car displaces an app depending on its type`(
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
