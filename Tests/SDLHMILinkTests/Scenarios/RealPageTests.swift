import SDLConnection
import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests of messages that real HMI pages send. The head unit must process these messages without an error.
@MainActor
@Suite(.checksMessages) struct RealPageTests {
    @Test func `Row 2: an app active before the page connected is shown in a template of the page`() async throws {
        let bench = await Bench()
        let app = bench.phone("Messenger")
        await app.register(types: [.messaging])
        try await bench.drive(.app(key: "messenger", .activate))
        let id = await app.ask(
            SDLShow(
                mainField1: "Hello", templateConfiguration: SDLTemplateConfiguration(template: "TEXT_WITH_GRAPHIC")))
        #expect(app.result(id) == "SUCCESS")
        await bench.connect()
        await bench.pass(.seconds(2))
        let shows = bench.hmi.received("UI.Show").map(\.params)
        #expect(shows.map { $0["templateConfiguration"]?["template"] } == ["NON-MEDIA"])
        #expect(shows.first?["showStrings"]?[0]?["fieldText"] == "Hello")
        #expect(bench.tree("presenter") == "hmi")
    }

    @Test func `Row 3: a page of another kind registers its own component and restarts nothing`() async {
        let bench = await Bench()
        bench.hmi.connect()
        bench.hmi.register(ScriptedHMI.components.filter { $0 != "RC" })
        bench.hmi.subscribe()
        bench.hmi.ready()
        await bench.settle()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        let alert = await app.ask(SDLAlert(alertText1: "Go on?"))
        bench.hmi.forgetLog()
        let second = ScriptedHMI(bench.presenter)
        second.connect()
        second.register()
        second.ready()
        await bench.settle()
        #expect(bench.hmi.methods == [])
        #expect(bench.findings.contains("hmi.second"))
        bench.hmi.answer("UI.Alert")
        await bench.settle()
        #expect(app.result(alert) == "SUCCESS")
    }

    @Test func `Row 4: each chunk of a speech is sent to the page separately`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLPutFile(syncFileName: "ding", fileType: .audioMp3), bulk: [1])
        bench.hmi.script("TTS.Speak", .hold)
        let long = String(repeating: "a", count: 500)
        let chunks = [
            SDLTTSChunk(text: long, type: .text), SDLTTSChunk(text: String(repeating: "b", count: 301), type: .text),
            SDLTTSChunk(text: "ding", type: .file),
        ]
        let id = await app.ask(SDLSpeak(ttsChunks: chunks))
        let played: JSONValue = ["text": "http://127.0.0.1/files/music/ding", "type": "FILE"]
        let spoken = bench.hmi.waiting("TTS.Speak")?.params["ttsChunks"]
        #expect(spoken?.array?.count == 3)
        #expect(spoken?[0]?["text"] == .string(long))
        #expect(spoken?[1]?["text"]?.string?.count == 301)
        #expect(spoken?[2] == played)
        bench.hmi.answer("TTS.Speak")
        await bench.settle()
        #expect(app.answer(id)?["resultCode"] == "SUCCESS")
        #expect(app.answer(id)?["info"] == nil)
        bench.hmi.forgetLog()
        await app.ask(SDLAlert(alertText1: "Ding", ttsChunks: [SDLTTSChunk(text: "ding", type: .file)]))
        #expect(bench.hmi.last("TTS.Speak")?.params["ttsChunks"] == [played])
        bench.hmi.answer("TTS.Speak")
        await app.ask(SDLSetGlobalProperties(helpPrompt: [SDLTTSChunk(text: "ding", type: .file)]))
        #expect(bench.hmi.last("TTS.SetGlobalProperties")?.params["helpPrompt"] == [played])
    }

    @Test func `Row 5: an alert without text is only spoken and ends with its speech`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("TTS.Speak", .hold)
        bench.hmi.forgetLog()
        let id = await app.ask(SDLAlert(ttsChunks: [SDLTTSChunk(text: "low fuel", type: .text)], duration: 3000))
        #expect(bench.hmi.methods == ["TTS.Speak"])
        await bench.pass(.seconds(6))
        #expect(app.answer(id) == nil)
        bench.hmi.answer("TTS.Speak")
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(bench.hmi.received("TTS.StopSpeaking").isEmpty)
    }

    @Test func `Row 6: the alert of a crashed app is closed, and a list closes with the voice after a touch`()
        async throws
    {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        await app.ask(
            SDLAlert(alertText1: "Go on?", softButtons: [SDLSoftButton(type: .text, text: "Y", softButtonID: 1)]))
        bench.hmi.forgetLog()
        app.connection.close("crashed")
        await bench.settle()
        #expect(bench.hmi.received("UI.ClosePopUp").map { $0.params["methodName"] } == ["UI.Alert"])

        let other = await bench.running("News")
        await other.ask(
            SDLCreateInteractionChoiceSet(
                interactionChoiceSetID: 1,
                choiceSet: [SDLChoice(choiceID: 11, menuName: "One", vrCommands: ["one"])]))
        bench.hmi.script("UI.PerformInteraction", .hold)
        bench.hmi.script("VR.PerformInteraction", .hold)
        let id = await other.ask(
            SDLPerformInteraction(initialText: "Which?", interactionMode: .both, interactionChoiceSetIDList: [1]))
        bench.hmi.forgetLog()
        bench.hmi.answer("UI.PerformInteraction", 0, ["choiceID": 11])
        await bench.settle()
        #expect(other.answer(id) == nil)
        bench.hmi.answer("VR.PerformInteraction", 5)
        await bench.settle()
        #expect(other.answer(id)?["choiceID"] == 11)
        #expect(bench.hmi.received("UI.ClosePopUp").map { $0.params["methodName"] } == ["UI.PerformInteraction"])
    }

    @Test func `Row 7: the play button survives a reload, and the first request id can be set`()
        async
    {
        let bench = await Bench { $0.firstRequest = 1_000 }
        await bench.connect()
        #expect(bench.hmi.received("BasicCommunication.GetSystemInfo").map(\.id) == [21_001])
        let app = await bench.running("Music", [.media], isMedia: true)
        await app.ask(
            SDLSetMediaClockTimer(startTime: SDLStartTime(hours: 0, minutes: 1, seconds: 0), updateMode: .countup))
        await app.ask(SDLSetMediaClockTimer(updateMode: .pause, audioStreamingIndicator: .play))
        bench.hmi.disconnect()
        bench.hmi.forgetLog()
        await bench.connect()
        #expect(
            bench.hmi.received("UI.SetMediaClockTimer").map { $0.params["audioStreamingIndicator"] } == [
                "PLAY", "PLAY",
            ])
        #expect(bench.hmi.last("UI.SetMediaClockTimer")?.params["updateMode"] == "PAUSE")
    }
}
