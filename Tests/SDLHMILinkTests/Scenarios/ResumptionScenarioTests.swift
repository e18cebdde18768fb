import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests in which an app loses its connection and connects again while an HMI is connected.
@MainActor
@Suite(.checksMessages) struct ResumptionScenarioTests {
    @Test func `An app without a hash restores nothing, and nothing is sent to the HMI`() async {
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

    @Test func `An app that was in LIMITED is audible again, and the HMI is notified`() async {
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
        // A reloaded page is also notified.
        bench.hmi.disconnect()
        bench.hmi.forgetLog()
        await bench.connect()
        #expect(bench.hmi.received("BasicCommunication.OnResumeAudioSource").map(\.params) == [["appID": id]])
    }
}
