import SDLHeadUnit
import SDLRPC
import JSON
import Testing

@testable import SDLHMILink

/// Tests in which an HMI reports changed display capabilities for a running app.
@MainActor
@Suite(.checksMessages) struct CapabilityScenarioTests {
    /// Returns a display capability with only the changed window. The HMI page sdl_hmi sends such capabilities.
    private static func display(_ name: String, window: Int? = nil, texts: [String]) -> JSONValue {
        var capability: JSONValue = [
            "textFields": .array(
                texts.map { ["name": .string($0), "characterSet": "UTF_8", "width": 500, "rows": 1] })
        ]
        capability["windowID"] = window.map { .int($0) }
        return [
            "systemCapabilityType": "DISPLAYS",
            "displayCapabilities": [["displayName": .string(name), "windowCapabilities": [capability]]],
        ]
    }

    private func notifyCapability(_ bench: Bench, _ app: PhoneApp?, _ capability: JSONValue) async {
        var params: JSONValue = ["systemCapability": capability]
        params["appID"] = app.flatMap { bench.hmi.appID($0.name) }.map { .int($0) }
        bench.hmi.notify("BasicCommunication.OnSystemCapabilityUpdated", params)
        await bench.settle()
    }

    private func display(_ app: PhoneApp) async -> JSONValue? {
        let id = await app.ask(SDLGetSystemCapability(systemCapabilityType: .displays))
        return app.answer(id)?["systemCapability"]?["displayCapabilities"]?[0]
    }

    @Test func `A display reported for one app is sent to that app and returned to its requests`() async {
        let bench = await Bench.ready()
        let (music, news) = (await bench.app("Music"), await bench.app("News"))
        let before = news.received("OnSystemCapabilityUpdated").count
        #expect(await display(music) == nil)
        let capability = Self.display("MEDIA", texts: ["mainField1"])
        for _ in 1...2 { await notifyCapability(bench, music, capability) }
        #expect(music.received("OnSystemCapabilityUpdated").map { $0["systemCapability"] } == [capability, capability])
        #expect(await display(music) == capability["displayCapabilities"]?[0])
        #expect(news.received("OnSystemCapabilityUpdated").count == before)
        #expect(await display(news) == nil)
        #expect(bench.findingMessages == [])
    }

    /// Apps need the image types of an image field, but the HMI API does not require these types.
    @Test func `An image field without image types has all types`() async {
        let bench = await Bench()
        let display: JSONValue = [
            "displayType": "SDL_GENERIC", "displayName": "Plain", "mediaClockFormats": [], "graphicSupported": true,
            "textFields": [["name": "mainField1", "characterSet": "UTF_8", "width": 500, "rows": 1]],
            "imageFields": [["name": "graphic"]],
        ]
        let ui: JSONValue = [
            "displayCapabilities": display, "hmiZoneCapabilities": "FRONT", "audioPassThruCapabilities": [:],
        ]
        bench.hmi.script("UI.GetCapabilities", .answer(0, ui))
        await bench.connect()
        let graphic: JSONValue = [
            "imageTypeSupported": ["GRAPHIC_BMP", "GRAPHIC_JPEG", "GRAPHIC_PNG"], "name": "graphic",
        ]
        #expect(bench.tree("profile", "displayCapabilities", "imageFields") == [graphic])
        let app = await bench.running()
        let window: JSONValue = ["imageFields": [["name": "graphic"]]]
        let displays: JSONValue = [["windowCapabilities": [window]]]
        await notifyCapability(bench, app, ["systemCapabilityType": "DISPLAYS", "displayCapabilities": displays])
        #expect(await self.display(app)?["windowCapabilities"]?[0]?["imageFields"] == [graphic])
    }

    @Test func `A capability that an app reports is sent to the HMI`() async {
        let bench = await Bench.ready()
        let method = "BasicCommunication.OnAppCapabilityUpdated"
        bench.hmi.subscribe([method])
        let (app, old) = (await bench.running("Maps", [.navigation]), await bench.app("Old", version: 6))
        let capability = SDLAppCapability(
            appCapabilityType: .videoStreaming, videoStreamingCapability: SDLVideoStreamingCapability(maxBitrate: 400))
        for app in [app, old] { await app.notify(SDLOnAppCapabilityUpdated(appCapability: capability)) }
        let appID: JSONValue = .int(bench.hmi.appID("Maps")!)
        let received: JSONValue = ["appID": appID, "appCapability": JSONValue(of: capability)]
        #expect(bench.hmi.received(method).map(\.params) == [received])
        #expect(bench.findings == ["rpc.unasked"], "The notification is newer than the other app's interface.")
    }

    @Test func `Each window keeps its last reported capabilities until it is deleted`() async {
        let bench = await Bench.ready()
        let app = await bench.running()
        await app.ask(SDLCreateWindow(windowID: 2, windowName: "Widget", type: .widget))
        await notifyCapability(bench, app, Self.display("MEDIA", texts: ["mainField1"]))
        await notifyCapability(bench, app, Self.display("MEDIA", window: 2, texts: ["mainField2"]))
        await notifyCapability(bench, app, Self.display("NON-MEDIA", texts: ["mainField3"]))
        var windows = await display(app)?["windowCapabilities"]?.array ?? []
        #expect(windows.map { $0["windowID"]?.int } == [nil, 2])
        #expect(windows.map { $0["textFields"]?[0]?["name"] } == ["mainField3", "mainField2"])
        await app.ask(SDLDeleteWindow(windowID: 2))
        windows = await display(app)?["windowCapabilities"]?.array ?? []
        #expect(windows.map { $0["windowID"]?.int } == [nil])
    }

    @Test func `If the HMI does not reconnect, the app is notified of the profile's display`() async {
        let bench = await Bench.ready()
        let app = await bench.app("Music")
        await notifyCapability(bench, app, Self.display("MEDIA", texts: ["mainField1"]))
        bench.hmi.disconnect()
        await bench.pass(.seconds(29))
        #expect(await display(app)?["displayName"] == "MEDIA")
        await bench.pass(.seconds(2))
        #expect(await display(app)?["displayName"] == "Generic 800 x 480")
        let received = app.received("OnSystemCapabilityUpdated").last?["systemCapability"]
        #expect(received?["displayCapabilities"]?[0]?["displayName"] == "Generic 800 x 480")
    }

    @Test func `A capability that is not for one app is sent to the apps that have subscribed`() async {
        let bench = await Bench.ready()
        let (maps, news) = (await bench.app("Maps", [.navigation]), await bench.app("News"))
        await maps.ask(SDLGetSystemCapability(systemCapabilityType: .videoStreaming, subscribe: true))
        let capability: JSONValue = [
            "systemCapabilityType": "VIDEO_STREAMING",
            "videoStreamingCapability": [
                "preferredResolution": ["resolutionWidth": 320, "resolutionHeight": 200]
            ],
        ]
        await notifyCapability(bench, nil, capability)
        #expect(maps.received("OnSystemCapabilityUpdated").last?["systemCapability"] == capability)
        #expect(!news.received("OnSystemCapabilityUpdated").contains { $0["systemCapability"] == capability })
        let id = await maps.ask(SDLGetSystemCapability(systemCapabilityType: .videoStreaming))
        #expect(maps.answer(id)?["systemCapability"] == capability)
    }
}
