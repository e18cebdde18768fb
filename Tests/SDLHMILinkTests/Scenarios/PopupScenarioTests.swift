import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of overlays that the HMI shows. The HMI or any other client answers an overlay.
@MainActor
@Suite(.checksMessages) struct PopupScenarioTests {
    private static let buttons = [SDLSoftButton(type: .text, text: "Yes", softButtonID: 1)]

    @Test func `An alert is shown and spoken, and the screen's answer ends it`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        bench.hmi.script("TTS.Speak", .hold)
        let id = await app.ask(
            SDLAlert(
                alertText1: "Low fuel", ttsChunks: [SDLTTSChunk(text: "low fuel", type: .text)], duration: 4000,
                playTone: true, cancelID: 3))
        let alert = bench.hmi.waiting("UI.Alert")?.params
        #expect(alert?["alertStrings"] == [["fieldName": "alertText1", "fieldText": "Low fuel"]])
        #expect(alert?["alertType"] == "BOTH")
        #expect(alert?["duration"] == 4000)
        #expect(bench.hmi.waiting("TTS.Speak")?.params["speakType"] == "ALERT")
        // The HMI itself reports the system context.
        #expect(app.context == "MAIN")
        bench.hmi.notify("UI.OnSystemContext", ["systemContext": "ALERT", "appID": .int(bench.hmi.appID("Music")!)])
        await bench.settle()
        #expect(app.context == "ALERT")
        // The overlay stays longer than its duration, because the presenter decides when the overlay ends.
        await bench.pass(.milliseconds(6_000))
        #expect(app.answer(id) == nil)
        bench.hmi.answer("UI.Alert")
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
        #expect(app.context == "ALERT")
        bench.hmi.notify("UI.OnSystemContext", ["systemContext": "MAIN", "appID": .int(bench.hmi.appID("Music")!)])
        await bench.settle()
        #expect(app.context == "MAIN")
        #expect(bench.hmi.received("TTS.StopSpeaking").count == 1)
    }

    @Test func `An alert with buttons lasts until the HMI ends it`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        let id = await app.ask(SDLAlert(alertText1: "Go on?", softButtons: Self.buttons))
        #expect(bench.hmi.waiting("UI.Alert")?.params["duration"] == 0)
        await bench.pass(.seconds(120))
        #expect(app.answer(id) == nil)
        bench.hmi.answer("UI.Alert", 5)
        await bench.settle()
        #expect(app.result(id) == "ABORTED")
    }

    @Test func `The answer to a rejected alert contains the time until the next attempt`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.SubtleAlert", .answer(4, ["tryAgainTime": 2000]))
        let id = await app.ask(SDLSubtleAlert(alertText1: "psst"))
        #expect(app.result(id) == "REJECTED")
        #expect(app.answer(id)?["tryAgainTime"] == 2000)
        let sent = bench.hmi.last("UI.SubtleAlert")?.params
        #expect(sent?["alertStrings"]?[0]?["fieldName"] == "subtleAlertText1")
        bench.hmi.notify("UI.OnSubtleAlertPressed", ["appID": .int(bench.hmi.appID("Music")!)])
        await bench.settle()
        #expect(app.received("OnSubtleAlertPressed").count == 1)
    }

    @Test func `A keyboard sends each key, and its time limit restarts while the driver types`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.PerformInteraction", .hold)
        let id = await app.ask(
            SDLPerformInteraction(
                initialText: "Search", interactionMode: .manualOnly, interactionChoiceSetIDList: [], timeout: 5_000,
                interactionLayout: .keyboard))
        let request = bench.hmi.waiting("UI.PerformInteraction")
        for text in ["d", "da", "dav"] {
            await bench.pass(.seconds(15))
            bench.hmi.notify("UI.OnKeyboardInput", ["event": "KEYPRESS", "data": .string(text)])
            bench.hmi.notify(
                "BasicCommunication.OnResetTimeout",
                ["requestID": .int(request!.id!), "methodName": "UI.PerformInteraction"])
            await bench.settle()
        }
        #expect(app.received("OnKeyboardInput").map { $0["data"] } == ["d", "da", "dav"])
        #expect(bench.tree("overlays", "o2", "entry") == "dav" || bench.tree("visibleOverlay") != nil)
        #expect(app.answer(id) == nil)
        bench.hmi.notify("UI.OnKeyboardInput", ["event": "ENTRY_SUBMITTED", "data": "dave"])
        bench.hmi.answer("UI.PerformInteraction", 0, ["manualTextEntry": "dave"])
        await bench.settle()
        #expect(app.answer(id)?["manualTextEntry"] == "dave")
        #expect(app.answer(id)?["triggerSource"] == "KEYBOARD")
        #expect(bench.findings == [])
    }

    @Test func `A slider that timed out has its last position`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Slider", .answer(10, ["sliderPosition": 4]))
        let id = await app.ask(
            SDLSlider(numTicks: 5, position: 2, sliderHeader: "Bass", sliderFooter: ["level"], timeout: 4_000))
        #expect(app.result(id) == "TIMED_OUT")
        #expect(app.answer(id)?["sliderPosition"] == 4)
        #expect(bench.hmi.last("UI.Slider")?.params["timeout"] == 4_000)
    }

    @Test func `A scrollable message, a recording and a speech are sent to the HMI`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let message = await app.ask(SDLScrollableMessage(scrollableMessageBody: "Terms"))
        #expect(app.result(message) == "SUCCESS")
        #expect(bench.hmi.last("UI.ScrollableMessage")?.params["messageText"]?["fieldName"] == "scrollableMessageBody")
        bench.hmi.script("UI.PerformAudioPassThru", .hold)
        let recording = await app.ask(
            SDLPerformAudioPassThru(
                initialPrompt: [SDLTTSChunk(text: "speak", type: .text)], audioPassThruDisplayText1: "Say it",
                samplingRate: ._16khz, maxDuration: 5_000, bitsPerSample: ._16Bit, audioType: .pcm))
        #expect(bench.hmi.received("UI.OnRecordStart").count == 1)
        #expect(app.result(await app.ask(SDLEndAudioPassThru())) == "SUCCESS")
        #expect(bench.hmi.received("UI.EndAudioPassThru").count == 1)
        bench.hmi.answer("UI.PerformAudioPassThru")
        await bench.settle()
        #expect(app.result(recording) == "SUCCESS")
        bench.hmi.script("TTS.Speak", .hold)
        let speech = await app.ask(SDLSpeak(ttsChunks: [SDLTTSChunk(text: "turn left", type: .text)]))
        await bench.pass(.seconds(9))
        #expect(app.answer(speech) == nil)
        bench.hmi.answer("TTS.Speak")
        await bench.settle()
        #expect(app.result(speech) == "SUCCESS")
    }

    @Test func `The HMI gets all texts at once, and each Speak request gets the answer to its text`() async {
        let bench = await Bench.ready()
        let music = await bench.running()
        bench.hmi.script("TTS.Speak", .hold)
        let speak = { (text: String) in SDLSpeak(ttsChunks: [SDLTTSChunk(text: text, type: .text)]) }
        let first = await music.ask(speak("one"))
        let second = await music.ask(speak("two"))
        let maps = await bench.running("Maps", [.navigation])
        let third = await maps.ask(speak("three"))
        #expect(bench.hmi.received("TTS.Speak").map { $0.params["ttsChunks"]?[0]?["text"] } == ["one", "two", "three"])
        #expect(bench.hmi.received("TTS.StopSpeaking").isEmpty)
        #expect([music.answer(first), music.answer(second), maps.answer(third)] == [nil, nil, nil])
        for code in [5, 0, 21] { bench.hmi.answer("TTS.Speak", code) }
        await bench.settle()
        #expect(music.result(first) == "ABORTED" && music.result(second) == "SUCCESS")
        #expect(maps.result(third) == "WARNINGS")
    }

    // MARK: First answer

    @Test func `The page answers first: the app gets the answer, and the HMI's popup is cancelled`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        let id = await app.ask(SDLAlert(alertText1: "Go on?", softButtons: Self.buttons, cancelID: 5))
        try await bench.drive(.overlay(nil, .press(Target(id: 1), mode: .short)))
        #expect(app.result(id) == "SUCCESS")
        let cancel = bench.hmi.last("UI.CancelInteraction")?.params
        #expect(cancel?["functionID"] == 12)
        #expect(cancel?["cancelID"] == 5)
        // The HMI's answer is late and has no effect.
        bench.hmi.answer("UI.Alert", 5)
        await bench.settle()
        #expect(bench.hmi.received("UI.CancelInteraction").count == 1)
        #expect(bench.findings == [])
    }

    @Test func `A page without CancelInteraction is asked to close its popup`() async throws {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Slider", .hold)
        bench.hmi.script("UI.CancelInteraction", .error(1, "unknown"))
        await app.ask(SDLSlider(numTicks: 5, position: 2, sliderHeader: "Bass"))
        try await bench.drive(.overlay(nil, .save))
        #expect(bench.hmi.last("UI.ClosePopUp")?.params["methodName"] == "UI.Slider")
    }

    @Test func `The HMI answers first: the page can no longer answer`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLAlert(alertText1: "Go on?", softButtons: Self.buttons))
        #expect(bench.tree("visibleOverlay") == nil)
        await #expect(throws: DriveFailure.self) {
            try await bench.drive(.overlay(nil, .press(Target(id: 1), mode: .short)))
        }
        #expect(bench.hmi.received("UI.CancelInteraction").isEmpty)
    }

    /// As with SDL Core, the HMI decides whether the app can cancel a popup.
    @Test func `The app cancels another popup: the app gets the HMI's answer, and the popup stays`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Alert", .hold)
        bench.hmi.script("UI.CancelInteraction", .error(6, "not shown"))
        let id = await app.ask(SDLAlert(alertText1: "Go on?", cancelID: 8))
        let cancel = await app.ask(SDLCancelInteraction(cancelID: 9, functionID: 12))
        #expect(bench.hmi.last("UI.CancelInteraction")?.params["cancelID"] == 9)
        #expect(app.result(cancel) == "IGNORED" && app.answer(cancel)?["info"] == "not shown")
        #expect(app.answer(id) == nil)
        bench.hmi.answer("UI.Alert")
        await bench.settle()
        #expect(app.result(id) == "SUCCESS")
    }
}
