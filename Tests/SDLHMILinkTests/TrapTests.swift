import SDLHMIRPC
import SDLHeadUnit
import SDLRPC
import JSON
import SDLSupport
import Testing

@testable import SDLHMILink

/// Tests of the unusual behaviour of real HMI pages. Each test checks that the head unit can handle one such behaviour.
@MainActor
@Suite(.checksMessages) struct TrapTests {
    @Test func `1: request ids never equal ids that a page's own open requests can have`() async {
        let bench = await Bench()
        // During a slow start, the broker requests are not answered yet.
        bench.hmi.connect()
        bench.hmi.register()
        bench.hmi.ready()
        bench.hmi.subscribe()
        await bench.settle()
        let ids = bench.hmi.log.compactMap(\.id)
        #expect(ids.count > 10)
        #expect(ids.allSatisfy { (20_000...65_535).contains($0) })
        #expect(Set(ids).count == ids.count)
    }

    @Test func `1: request ids restart after the last id and skip the ids of open requests`() {
        var requests = OpenRequests()
        let first = requests.nextID()
        requests.add(
            OpenRequest(
                id: first, socket: HMISocketID(1), method: "UI.Show", purpose: .reported, app: nil,
                key: MessageKey(connection: "hmi", session: 0, direction: .toApp, ordinal: 1), span: nil))
        var ids: Set<Int> = []
        for _ in 0..<60_000 { ids.insert(requests.nextID()) }
        #expect(!ids.contains(first))
        #expect(ids.min()! >= 20_000 && ids.max()! <= 65_535)
    }

    @Test func `2: an app is announced once the page subscribes to it, and before its buttons`() async {
        let bench = await Bench()
        bench.hmi.connect()
        bench.hmi.register()
        bench.hmi.ready()
        let app = bench.phone("Music")
        await app.register()
        #expect(bench.hmi.received("Buttons.SubscribeButton").isEmpty)
        bench.hmi.subscribe()
        await bench.settle()
        let methods = bench.hmi.methods
        let announced = methods.firstIndex(of: "BasicCommunication.OnAppRegistered")
        let subscribed = methods.firstIndex(of: "Buttons.SubscribeButton")
        #expect(announced != nil && subscribed != nil && announced! < subscribed!)
    }

    @Test func `3: a request for an app unknown to the page is never sent, and a silent page has a time limit`() async {
        let bench = await Bench.ready()
        let app = bench.phone("Music")
        await app.register()
        // The bridge's page activates the app before the app list is sent.
        try? await bench.drive(.app(key: "music", .activate))
        let id = await app.ask(SDLShow(mainField1: "at once"))
        #expect(app.result(id) == "SUCCESS")
        let methods = bench.hmi.methods
        #expect(methods.firstIndex(of: "BasicCommunication.UpdateAppList")! < methods.firstIndex(of: "UI.Show")!)
        bench.hmi.script("UI.Show", .silence)
        let second = await app.ask(SDLShow(mainField1: "again"))
        await bench.pass(.seconds(11))
        #expect(app.result(second) == "GENERIC_ERROR")
    }

    @Test func `4: each app is listed with its device and whether it is a media application`() async {
        let bench = await Bench.ready()
        _ = await bench.app("Music", [.media], isMedia: true)
        _ = await bench.app("News")
        let apps = bench.hmi.last("BasicCommunication.UpdateAppList")?.params["applications"]?.array ?? []
        #expect(apps.map { $0["isMediaApplication"] } == [true, false])
        #expect(apps.allSatisfy { $0["deviceInfo"]?["name"]?.string?.isEmpty == false })
        #expect(apps.allSatisfy { $0["deviceInfo"]?["id"]?.string?.isEmpty == false })
    }

    @Test func `5: a template that the page does not have is refused to the app and not shown`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Show", .error(4, "unknown template"))
        let id = await app.ask(
            SDLShow(mainField1: "a", templateConfiguration: SDLTemplateConfiguration(template: "TILES_ONLY")))
        #expect(app.result(id) == "REJECTED")
        #expect(bench.tree("apps", "music", "windows", "0", "template") == "NON-MEDIA")
    }

    @Test func `5: SetDisplayLayout is sent as UI.Show, because UI.SetDisplayLayout does not exist`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLSetDisplayLayout(displayLayout: "MEDIA"))
        #expect(bench.hmi.last("UI.Show")?.params["templateConfiguration"] == ["template": "MEDIA"])
        #expect(bench.hmi.last("UI.Show")?.params["showStrings"] == [])
        #expect(!bench.hmi.methods.contains("UI.SetDisplayLayout"))
    }

    @Test func `6: a keyboard has an empty list of choices, because without one the page assumes voice only`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(
            SDLPerformInteraction(
                initialText: "Search", interactionMode: .manualOnly, interactionChoiceSetIDList: [],
                interactionLayout: .keyboard))
        #expect(bench.hmi.last("UI.PerformInteraction")?.params["choiceSet"] == [])
    }

    @Test func `7: images of apps are sent as URLs, icons of the car by their number`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(
            SDLShow(
                mainField1: "a", graphic: SDLImage(value: "a cover.png", imageType: .dynamic),
                secondaryGraphic: SDLImage(value: "0x11", imageType: .static)))
        let show = bench.hmi.last("UI.Show")?.params
        #expect(show?["graphic"]?["value"] == "http://127.0.0.1/files/music/a cover.png")
        #expect(show?["secondaryGraphic"]?["value"] == "0x11")
        bench.hmi.script("UI.Show", .error(21, "Requested image(s) not found"))
        let id = await app.ask(SDLShow(mainField1: "b"))
        #expect(app.result(id) == "WARNINGS")
        #expect(app.answer(id)?["info"] == "Requested image(s) not found")
        #expect(bench.tree("apps", "music", "windows", "0", "mainField1") == "b")
    }

    @Test func `8: texts are sent to the page as the app wrote them; the page escapes them`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLShow(mainField1: "<b>\"bold\" & \u{0007}</b>"))
        #expect(
            bench.hmi.last("UI.Show")?.params["showStrings"]?[0]?["fieldText"] == "<b>\"bold\" & \u{0007}</b>")
    }

    @Test func `9: a request contains only the fields that the app set, and an empty text counts as set`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLShow(mainField1: "", mainField3: "three"))
        let fields = bench.hmi.last("UI.Show")?.params["showStrings"]?.array ?? []
        #expect(fields.map { $0["fieldName"] } == ["mainField1", "mainField3"])
        #expect(fields[0]["fieldText"] == "")
    }

    @Test func `10: the page's own menu entries are not commands of the app`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let appID = JSONValue.int(bench.hmi.appID("Music")!)
        await app.ask(SDLAddCommand(cmdID: 7, menuParams: SDLMenuParams(menuName: "Seven")))
        bench.hmi.notify("UI.OnCommand", ["cmdID": -3, "appID": appID])
        bench.hmi.notify("VR.OnCommand", ["cmdID": 0, "appID": appID, "grammarID": 5])
        await bench.settle()
        #expect(app.received("OnCommand").isEmpty)
        #expect(app.level == "FULL")
    }

    @Test func `11: a reload ends the ignition cycle, disconnects without notice, and starts again`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        let id = bench.hmi.appID("Music")
        bench.hmi.notify("BasicCommunication.OnIgnitionCycleOver")
        bench.hmi.disconnect()
        await bench.connect()
        #expect(bench.tree("presenter") == "hmi")
        #expect(bench.hmi.appID("Music") == id)
        #expect(app.level == "FULL")
        #expect(!app.isOver)
        #expect(bench.findings == [])
    }

    @Test func `12: an error code in the form of a result is an error`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        bench.hmi.script("UI.Slider", .answer(22, [:]))
        let slider = await app.ask(SDLSlider(numTicks: 5, position: 2, sliderHeader: "Bass"))
        #expect(app.result(slider) == "GENERIC_ERROR")
        bench.hmi.script("UI.ScrollableMessage", .answer(22, [:]))
        let message = await app.ask(SDLScrollableMessage(scrollableMessageBody: "Terms"))
        #expect(app.result(message) == "GENERIC_ERROR")
        #expect(bench.tree("visibleOverlay") == nil)
    }
}
