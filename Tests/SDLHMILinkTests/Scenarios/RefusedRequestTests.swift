import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests that a request does not change the head unit's state if the HMI refuses the request.
@MainActor
@Suite(.checksMessages) struct RefusedRequestTests {
    private nonisolated static let requests: [any SDLRPCRequest] = [
        SDLShow(
            mainField1: "New", mediaClock: "3:00", graphic: SDLImage(value: "f", imageType: .dynamic),
            templateConfiguration: SDLTemplateConfiguration(template: "NON-MEDIA")),
        SDLShow(mainField1: "New", windowID: 1), SDLSetDisplayLayout(displayLayout: "NON-MEDIA"),
        SDLSetAppIcon(syncFileName: "f"), SDLCreateWindow(windowID: 3, windowName: "Third", type: .widget),
        SDLDeleteWindow(windowID: 1),
        SDLSetMediaClockTimer(startTime: SDLStartTime(hours: 0, minutes: 1, seconds: 0), updateMode: .countup),
        SDLSendHapticData(),
        SDLAddCommand(cmdID: 9, menuParams: SDLMenuParams(position: 0, menuName: "Nine"), vrCommands: ["Nine"]),
        SDLDeleteCommand(cmdID: 1), SDLAddSubMenu(menuID: 8, position: 0, menuName: "Eight"),
        SDLDeleteSubMenu(menuID: 5), SDLShowAppMenu(),
        SDLCreateInteractionChoiceSet(
            interactionChoiceSetID: 4, choiceSet: [SDLChoice(choiceID: 4, menuName: "Four", vrCommands: ["Four"])]),
        SDLDeleteInteractionChoiceSet(interactionChoiceSetID: 3), SDLSubscribeButton(buttonName: .seekright),
        SDLUnsubscribeButton(buttonName: .preset1),
        SDLSetGlobalProperties(helpPrompt: [SDLTTSChunk(text: "New", type: .text)], menuTitle: "New"),
        SDLResetGlobalProperties(properties: [.menuname, .vrhelptitle]), SDLCloseApplication(),
        SDLChangeRegistration(language: .deDe, hmiDisplayLanguage: .deDe, appName: "New"),
    ]

    @Test func `Each function whose reply waits for the HMI is tested`() {
        #expect(Set(Self.requests.map { type(of: $0).functionID }) == RequestTranslation.functions)
    }

    @Test(arguments: requests.indices)
    func `A refused request changes nothing`(_ index: Int) async throws {
        let request = Self.requests[index]
        let bench = await Bench()
        try await bench.edit(#"{"widgets":4}"#)
        await bench.connect()
        let app = await app(bench)
        func state() -> [JSONValue?] {
            [bench.tree("apps", "music"), bench.tree("activeApp"), bench.tree("audioSource"), bench.tree("menu")]
        }
        let (before, hash) = (state(), app.received("OnHashChange"))
        for method in Self.methods { bench.hmi.script(method, .error(4, "not now")) }
        #expect(app.result(await app.ask(request)) == "REJECTED")
        #expect(state() == before)
        #expect(app.received("OnHashChange") == hash)
    }

    private static let methods = [
        "UI.Show", "UI.SetAppIcon", "UI.CreateWindow", "UI.DeleteWindow", "UI.SetMediaClockTimer", "UI.SendHapticData",
        "UI.AddCommand", "UI.DeleteCommand", "UI.AddSubMenu", "UI.DeleteSubMenu", "UI.ShowAppMenu", "VR.AddCommand",
        "VR.DeleteCommand", "Buttons.SubscribeButton", "Buttons.UnsubscribeButton", "UI.SetGlobalProperties",
        "BasicCommunication.CloseApplication", "UI.ChangeRegistration",
    ]

    /// Returns an active app that has set data of every kind.
    private func app(_ bench: Bench) async -> PhoneApp {
        let app = await bench.running("Music", [.media], isMedia: true)
        await app.ask(SDLPutFile(syncFileName: "f", fileType: .graphicPng), bulk: [1])
        await app.ask(SDLAddSubMenu(menuID: 5, menuName: "More"))
        for id in 1...2 {
            let menu = SDLMenuParams(parentID: id == 2 ? 5 : nil, menuName: "\(id)")
            await app.ask(SDLAddCommand(cmdID: id, menuParams: menu, vrCommands: ["say \(id)"]))
        }
        await app.ask(SDLAddSubMenu(menuID: 6, menuName: "Last"))
        for id in [3, 7] {
            let choice = SDLChoice(choiceID: id, menuName: "\(id)", vrCommands: ["choose \(id)"])
            await app.ask(SDLCreateInteractionChoiceSet(interactionChoiceSetID: id, choiceSet: [choice]))
        }
        await app.ask(SDLSetGlobalProperties(vrHelpTitle: "Help", vrHelp: [SDLVrHelpItem(text: "One", position: 1)]))
        await app.ask(SDLSetGlobalProperties(menuTitle: "Mine"))
        for name in [SDLButtonName.preset1, .seekleft] { await app.ask(SDLSubscribeButton(buttonName: name)) }
        await app.ask(SDLShow(mainField1: "Old", mainField2: "Old"))
        await app.ask(SDLCreateWindow(windowID: 1, windowName: "First", type: .widget))
        let copy = SDLCreateWindow(windowID: 2, windowName: "Copy", type: .widget, duplicateUpdatesFromWindowID: 1)
        await app.ask(copy)
        // If a widget is shown twice, its level is FULL.
        let shown: JSONValue = ["appID": .int(bench.hmi.appID("Music")!), "windowID": 1]
        for _ in 1...2 { await bench.notify("BasicCommunication.OnAppActivated", shown) }
        let clock = SDLStartTime(hours: 0, minutes: 0, seconds: 0)
        await app.ask(SDLSetMediaClockTimer(startTime: clock, updateMode: .countup))
        let area = SDLRectangle(x: 0, y: 0, width: 9, height: 9)
        await app.ask(SDLSendHapticData(hapticRectData: [SDLHapticRect(id: 1, rect: area)]))
        return app
    }

    @Test func `A command that could not be deleted keeps its place in the voice help`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        for id in 1...2 { await app.ask(SDLAddCommand(cmdID: id, vrCommands: ["say \(id)"])) }
        bench.hmi.script("VR.DeleteCommand", .error(4, "not now"))
        await app.ask(SDLDeleteCommand(cmdID: 1))
        await app.ask(SDLAddCommand(cmdID: 3, vrCommands: ["say 3"]))
        let help = bench.hmi.last("UI.SetGlobalProperties")?.params["vrHelp"]?.array?.map { $0["text"] }
        #expect(help == ["say 1", "say 2", "say 3"])
    }

    @Test func `An app is closed when the HMI has confirmed the request, or has disconnected`() async {
        for confirms in [true, false] {
            let bench = await Bench.ready()
            let app = await bench.running()
            bench.hmi.script("BasicCommunication.CloseApplication", .hold)
            let id = await app.ask(SDLCloseApplication())
            #expect(app.level == "FULL")
            if confirms { bench.hmi.answer("BasicCommunication.CloseApplication") } else { bench.hmi.disconnect() }
            await bench.settle()
            #expect(app.result(id) == "SUCCESS" && app.level == "NONE")
            #expect(bench.hmi.received("BasicCommunication.CloseApplication").count == 1)
        }
    }
}
