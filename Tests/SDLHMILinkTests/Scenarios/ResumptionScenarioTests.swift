import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// An app that lost its connection comes back while an HMI is there.
@MainActor
@Suite struct ResumptionScenarioTests {
    @Test func `What it gets back by its hash, the HMI is sent again`() async {
        let bench = await Bench.ready()
        let before = await bench.running()
        await before.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        await before.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(parentID: 5, menuName: "Seven")))
        await before.ask(SDLSubscribeButton(buttonName: .ok))
        let hash = before.received("OnHashChange").last?["hashID"]?.string
        await before.disconnect()
        bench.hmi.forgetLog()
        let app = bench.phone("Music")
        let id = await app.register(hash: hash)
        await bench.pass(.seconds(1))
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.hmi.last("BasicCommunication.OnAppRegistered")?.params["resumeVrGrammars"] == true)
        #expect(bench.hmi.last("UI.AddSubMenu")?.params["menuID"] == 5)
        #expect(bench.hmi.last("UI.AddCommand")?.params["menuParams"]?["parentID"] == 5)
        let buttons = bench.hmi.received("Buttons.SubscribeButton").map { $0.params["buttonName"] }
        #expect(buttons == ["CUSTOM_BUTTON", "OK"])
        // It was in front, and is again.
        await bench.pass(.seconds(3))
        #expect(app.level == "FULL")
        #expect(bench.hmi.last("BasicCommunication.ActivateApp")?.params["level"] == "FULL")
        #expect(bench.hmi.violations == [])
    }

    @Test func `One that begins anew finds nothing, and the HMI is sent nothing`() async {
        let bench = await Bench.ready()
        let before = await bench.running()
        await before.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        await before.disconnect()
        bench.hmi.forgetLog()
        let app = await bench.app("Music")
        #expect(bench.hmi.received("UI.AddCommand").isEmpty)
        #expect(bench.hmi.last("BasicCommunication.OnAppRegistered")?.params["resumeVrGrammars"] == false)
        #expect(app.level == "NONE")
    }

    @Test func `One that was heard from behind is heard again, and the HMI is told`() async {
        let bench = await Bench.ready()
        let before = await bench.running("Music", [.media], isMedia: true)
        let news = await bench.running("News")
        #expect(before.level == "LIMITED")
        await before.disconnect()
        let app = bench.phone("Music")
        await app.register(types: [.media], isMedia: true)
        await bench.pass(.seconds(4))
        #expect(app.level == "LIMITED")
        #expect(news.level == "FULL")
        let id = JSONValue.int(bench.hmi.appID("Music")!)
        #expect(bench.hmi.received("BasicCommunication.OnResumeAudioSource").map(\.params) == [["appID": id]])
        // And so is a page that is loaded anew.
        bench.hmi.disconnect()
        bench.hmi.forgetLog()
        await bench.connect()
        #expect(bench.hmi.received("BasicCommunication.OnResumeAudioSource").map(\.params) == [["appID": id]])
        #expect(bench.hmi.violations == [])
    }
}
