import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests that a button press, which the HMI reports, is sent only to the app to which the button belongs, as in SDL
/// Core.
@MainActor
@Suite struct ButtonScenarioTests {
    private func press(_ bench: Bench, _ name: String, app: String?, id: Int? = nil) async {
        var params: JSONValue = ["name": .string(name), "mode": "SHORT"]
        params["appID"] = app.flatMap { bench.hmi.appID($0) }.map { .int($0) }
        params["customButtonID"] = id.map { .int($0) }
        bench.hmi.notify("Buttons.OnButtonPress", params)
        await bench.settle()
    }

    private func button(_ id: Int) -> SDLSoftButton { SDLSoftButton(type: .text, text: "b", softButtonID: id) }

    @Test func `A soft button works while it is shown, and not after its alert has ended`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLShow(mainField1: "a", softButtons: [button(1)]))
        bench.hmi.script("UI.Alert", .hold)
        let alert = await app.ask(SDLAlert(alertText1: "Go on?", softButtons: [button(2)]))
        await press(bench, "CUSTOM_BUTTON", app: "Music", id: 1)
        await press(bench, "CUSTOM_BUTTON", app: "Music", id: 2)
        #expect(app.received("OnButtonPress").map { $0["customButtonID"] } == [1, 2])
        bench.hmi.answer("UI.Alert")
        await bench.settle()
        #expect(app.result(alert) == "SUCCESS")
        #expect(bench.findings == [])
        await press(bench, "CUSTOM_BUTTON", app: "Music", id: 2)
        await press(bench, "CUSTOM_BUTTON", app: "Music")
        await press(bench, "CUSTOM_BUTTON", app: nil, id: 1)
        #expect(app.received("OnButtonPress").count == 2)
        #expect(bench.findings == ["hmi.button", "hmi.button", "hmi.button"])
    }

    @Test func `A map button belongs to its app until another list replaces it`() async {
        let bench = await Bench.ready()
        let app = await bench.running("Maps", [.navigation])
        await app.ask(SDLUpdateTurnList(softButtons: [button(7)]))
        await press(bench, "CUSTOM_BUTTON", app: "Maps", id: 7)
        await app.ask(SDLUpdateTurnList(softButtons: [button(8)]))
        await press(bench, "CUSTOM_BUTTON", app: "Maps", id: 7)
        #expect(app.received("OnButtonPress").map { $0["customButtonID"] } == [7])
    }

    @Test func `A key press for one app is sent only to a subscribed app, under the name of the app's version`() async {
        let bench = await Bench.ready()
        let app = await bench.app("Music", [.media], isMedia: true, version: 4)
        await bench.activate(app)
        await press(bench, "SEEKLEFT", app: "Music")
        #expect(app.received("OnButtonPress").isEmpty)
        await app.ask(SDLSubscribeButton(buttonName: .ok))
        await app.ask(SDLSubscribeButton(buttonName: .seekleft))
        await press(bench, "SEEKLEFT", app: "Music")
        await press(bench, "PLAY_PAUSE", app: "Music")
        #expect(app.received("OnButtonPress").map { $0["buttonName"] } == ["SEEKLEFT", "OK"])
    }

    @Test func `The answer to an aborted slider has only the HMI's position, and RETRY is a success`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Slider", .answer(5, [:]))
        let slider = await app.ask(SDLSlider(numTicks: 9, position: 7, sliderHeader: "Loud"))
        #expect(app.result(slider) == "ABORTED")
        #expect(app.answer(slider)?["sliderPosition"] == nil)
        bench.hmi.script("UI.PerformAudioPassThru", .answer(7, [:]))
        let recording = await app.ask(
            SDLPerformAudioPassThru(samplingRate: ._16khz, maxDuration: 1000, bitsPerSample: ._16Bit, audioType: .pcm))
        #expect(app.result(recording) == "RETRY")
        #expect(app.answer(recording)?["success"] == true)
    }
}
