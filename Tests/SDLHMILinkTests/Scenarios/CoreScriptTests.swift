import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of messages between the head unit and the HMI. SDL Core's own test scripts also check these messages. No other
/// suite of this project checks these messages.
@MainActor
@Suite(.checksMessages) struct CoreScriptTests {
    @Test(arguments: [("/storage/music/cover", "/storage/music/cover"), ("http://127.0.0.1/cover", "cover")])
    func `OnFileRemoved has the file's type, and its path if images are named by paths`(
        _ place: (image: String, received: String)
    ) async {
        let bench = await Bench { $0 = HMILink.Settings { _, _ in place.image } }
        await bench.connect()
        let app = await bench.running()
        await app.ask(SDLPutFile(syncFileName: "cover", fileType: .graphicPng), bulk: [1])
        await app.ask(SDLDeleteFile(syncFileName: "cover"))
        let removed = bench.hmi.last("BasicCommunication.OnFileRemoved")?.params
        #expect(removed?["fileName"]?.string == place.received)
        #expect(removed?["fileType"] == "GRAPHIC_PNG")
    }

    @Test func `OnFileRemoved is not sent for a name longer than the API allows`() async {
        let long = String(repeating: "x", count: 31)
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLPutFile(syncFileName: long, fileType: .graphicPng), bulk: [1])
        await app.ask(SDLDeleteFile(syncFileName: long))
        #expect(bench.hmi.received("BasicCommunication.OnFileRemoved").isEmpty)
    }

    @Test func `A media clock without a rate has the rate 1`() async {
        let bench = await Bench.ready()
        let app = await bench.running(isMedia: true)
        await app.ask(
            SDLSetMediaClockTimer(startTime: SDLStartTime(hours: 0, minutes: 0, seconds: 1), updateMode: .countup))
        #expect(bench.hmi.last("UI.SetMediaClockTimer")?.params["countRate"] == 1)
    }

    @Test func `A clock request without effect is sent to the HMI, which may ignore it`() async {
        let bench = await Bench.ready()
        let app = await bench.running(isMedia: true)
        let begin = SDLStartTime(hours: 0, minutes: 1, seconds: 0)
        await app.ask(SDLSetMediaClockTimer(startTime: begin, updateMode: .countup))
        for mode in [SDLUpdateMode.pause, .pause, .resume, .resume, .clear, .clear, .pause] {
            let id = await app.ask(SDLSetMediaClockTimer(updateMode: mode))
            #expect(app.result(id) == "SUCCESS", "\(mode)")
        }
        #expect(bench.hmi.received("UI.SetMediaClockTimer").count == 8)
        bench.hmi.script("UI.SetMediaClockTimer", .error(6, "Already paused."))
        let id = await app.ask(SDLSetMediaClockTimer(updateMode: .pause))
        #expect(app.result(id) == "IGNORED" && app.answer(id)?["info"] == "Already paused.")
    }

    @Test func `A menu layout that the display does not list is omitted, with a warning`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.notify(
            "BasicCommunication.OnSystemCapabilityUpdated",
            [
                "appID": .int(bench.hmi.appID("Music")!),
                "systemCapability": [
                    "systemCapabilityType": "DISPLAYS",
                    "displayCapabilities": [["windowCapabilities": [["menuLayoutsAvailable": ["LIST"]]]]],
                ],
            ])
        await bench.settle()
        for (layout, result) in [(SDLMenuLayout.list, "SUCCESS"), (.tiles, "WARNINGS")] {
            let id = layout == .list ? 1 : 2
            let menu = await app.ask(SDLAddSubMenu(menuID: id, menuName: "Menu \(id)", menuLayout: layout))
            let whole = await app.ask(SDLSetGlobalProperties(menuTitle: "Title", menuLayout: layout))
            #expect([app.result(menu), app.result(whole)] == [result, result])
            let received: JSONValue? = layout == .list ? "LIST" : nil
            #expect(bench.hmi.last("UI.AddSubMenu")?.params["menuLayout"] == received)
            #expect(bench.hmi.last("UI.SetGlobalProperties")?.params["menuLayout"] == received)
        }
        let alone = await app.ask(SDLSetGlobalProperties(menuLayout: .tiles))
        #expect(app.result(alone) == "INVALID_DATA")
        #expect(
            app.answer(alone)?["info"]
                == "There are no parameters present in request. The MenuLayout specified is unsupported.")
    }

    @Test func `Only the HMI reports a missing image of an alert`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let image = SDLImage(value: "nowhere", imageType: .dynamic)
        let id = await app.ask(
            SDLAlert(alertText1: "Careful", softButtons: [SDLSoftButton(type: .image, image: image, softButtonID: 1)]))
        #expect(app.result(id) == "SUCCESS")
        let menu = await app.ask(
            SDLAddCommand(cmdID: 1, menuParams: SDLMenuParams(menuName: "One"), cmdIcon: image))
        #expect(app.result(menu) == "SUCCESS")
        // The HMI receives the images of choices only with the interaction.
        let choice = SDLChoice(choiceID: 1, menuName: "One", vrCommands: ["one"], image: image)
        let choices = await app.ask(SDLCreateInteractionChoiceSet(interactionChoiceSetID: 1, choiceSet: [choice]))
        #expect(app.result(choices) == "WARNINGS")
    }
}
