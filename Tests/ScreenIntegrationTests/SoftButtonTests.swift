import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of soft buttons with images, on the main screen and on overlays.
@MainActor
@Suite struct SoftButtonTests {
    final class Page: SDLViewController {
        var buttons: [SDLSoftButtonObject] = []
        override func loadView() { view = SDLView(subviews: buttons.map { SDLButtonView(button: $0) }) }
    }

    func running(_ buttons: [SDLSoftButtonObject], profile: String = "generic") async throws -> (Harness, Page) {
        let page = Page()
        page.buttons = buttons
        let harness = try Harness(profile: profile) { page }
        await harness.start()
        return (harness, page)
    }

    func shows(_ harness: Harness) -> [JSONValue] {
        harness.sent("Show").compactMap { $0["params"]?["softButtons"] }
    }

    let icon = SDLArtwork(data: [1, 2, 3], name: "icon")

    @Test func `FND-71: texts are sent first and images follow, if every button has a text`() async throws {
        let (harness, _) = try await running([SDLSoftButtonObject(name: "a", text: "A", artwork: icon)!])
        try await harness.activate()
        #expect(
            shows(harness) == [
                [["type": "TEXT", "text": "A", "softButtonID": 1]],
                [
                    [
                        "type": "BOTH", "text": "A", "image": ["value": "icon", "imageType": "DYNAMIC"],
                        "softButtonID": 1,
                    ]
                ],
            ])
    }

    @Test func `FND-71: a button of only an image delays all buttons until it is uploaded`() async throws {
        let (harness, _) = try await running([
            SDLSoftButtonObject(name: "a", text: nil, artwork: icon)!, SDLSoftButtonObject(name: "b", text: "B")!,
        ])
        try await harness.activate()
        #expect(shows(harness).count == 1)
        #expect(
            shows(harness).first == [
                ["type": "IMAGE", "image": ["value": "icon", "imageType": "DYNAMIC"], "softButtonID": 1],
                ["type": "TEXT", "text": "B", "softButtonID": 2],
            ])
    }

    @Test func `A button whose image cannot be uploaded shows its name, with a diagnostic`() async throws {
        let (harness, _) = try await running([SDLSoftButtonObject(name: "a", text: nil, artwork: icon)!])
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "OUT_OF_MEMORY")))
        try await harness.activate()
        #expect(shows(harness) == [[["type": "TEXT", "text": "a", "softButtonID": 1]]])
        #expect(harness.diagnostics == ["FND-70"])
    }

    @Test func `Without images on buttons nothing is uploaded; a button of only an image removes all buttons`()
        async throws
    {
        let (harness, page) = try await running(
            [SDLSoftButtonObject(name: "a", text: "A", artwork: icon)!], profile: "twoline")
        try await harness.activate()
        #expect(shows(harness) == [[["type": "TEXT", "text": "A", "softButtonID": 1]]])
        #expect(harness.sent("PutFile").isEmpty)
        page.view?.addSubview(SDLButtonView(button: SDLSoftButtonObject(name: "b", text: nil, artwork: icon)))
        await harness.inFlight.settled()
        #expect(shows(harness).last == [])
        #expect(harness.diagnostics == ["FND-71"])
    }

    @Test(arguments: [["a", "a", "b"], ["b", "a", "a"], ["a", "b", "a"]])
    func `FND-71: two buttons of one name are reported, in any order`(_ names: [String]) async throws {
        let (harness, _) = try await running(names.map { SDLSoftButtonObject(name: $0, text: "B", artwork: nil)! })
        try await harness.activate()
        #expect(harness.diagnostics == ["FND-71"])
    }

    @Test func `OVL-64: an alert is sent after its buttons' images are uploaded`() async throws {
        let (harness, page) = try await running([])
        try await harness.activate()
        let buttons = (1...5).map {
            SDLButtonView(button: SDLSoftButtonObject(name: "b\($0)", text: "B", artwork: icon))
        }
        page.presentOverlayController(SDLAlertController(message: "Hello", buttons: buttons))
        await harness.inFlight.settled()
        let sent = harness.sent("Alert").first?["params"]?["softButtons"]?.array ?? []
        #expect(sent.map { $0["softButtonID"]?.int } == [10, 11, 12, 13])
        #expect(sent.allSatisfy { $0["image"]?["value"] == "icon" && $0["type"] == "BOTH" })
        #expect(harness.requests.suffix(2) == ["PutFile", "Alert"])
        #expect(harness.diagnostics == ["OVL-64"])
    }

    @Test func `OVL-64, FND-71: an alert with an empty button is sent without buttons, with a diagnostic`()
        async throws
    {
        let (harness, page) = try await running([], profile: "twoline")
        try await harness.activate()
        let buttons = [nil, "B"].map {
            SDLButtonView(button: SDLSoftButtonObject(name: "b", text: $0, artwork: icon))
        }
        page.presentOverlayController(SDLAlertController(message: "Hello", buttons: buttons))
        await harness.inFlight.settled()
        let sent = harness.sent("Alert").compactMap { $0["params"] }
        #expect(sent.count == 1 && sent[0]["alertText1"] == "Hello" && sent[0]["softButtons"] == nil)
        #expect(harness.diagnostics == ["FND-71"])
    }

    @Test func `OVL-64: an alert that waits for its images again can be cancelled before it is sent`() async throws {
        let (harness, page) = try await running([])
        try await harness.activate()
        let alert = SDLAlertController(
            message: "Hello", buttons: [SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B", artwork: icon))]
        )
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .cancel))
        // The next head unit does not have the image yet.
        try await harness.reconnect()
        try await harness.force("PutFile", "SUCCESS", delayMs: 1000)
        var results: [SDLResult] = []
        let next = try #require(harness.app.viewControllerManager.topViewController)
        next.presentOverlayController(alert) { result, _ in results.append(result) }
        await harness.inFlight.settled()
        #expect(harness.appTree("overlays")?[0]?["params"] == nil)
        alert.cancel()
        await harness.pass(.seconds(2))
        #expect(results == [.aborted])
        #expect(harness.sent("Alert").count == 1 && harness.sent("CancelInteraction").isEmpty)
    }

    @Test func `Images of other states are uploaded after those of current states and of other visible elements`()
        async throws
    {
        let (harness, page) = try await running([])
        try await harness.activate()
        try await harness.force("PutFile", "SUCCESS", delayMs: 1000)
        func state(_ name: String) -> SDLSoftButtonState {
            SDLSoftButtonState(name: name, text: name, artwork: SDLArtwork(data: Array(name.utf8), name: name))!
        }
        let both = try #require(
            SDLButtonView(
                name: "switch", states: [state("off"), state("on")], initialStateName: "off"
            ) { _, _ in })
        let still = SDLButtonView(name: "still", text: "Still", artwork: SDLArtwork(staticIcon: "0x11"))!
        page.view = SDLView(subviews: [both, still])
        await harness.inFlight.settled()
        page.view?.addSubview(SDLImageView(image: SDLArtwork(data: [7], name: "graphic")))
        await harness.pass(.seconds(10))
        #expect(harness.sent("PutFile").compactMap { $0["params"]?["syncFileName"] } == ["off", "graphic", "on"])
    }

    @Test func `An alert that is cancelled while its images are uploaded is not sent, and ends once`()
        async throws
    {
        let (harness, page) = try await running([])
        try await harness.activate()
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "SUCCESS", delayMs: 1000)))
        let alert = SDLAlertController(
            message: "Hello", buttons: [SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B", artwork: icon))]
        )
        var results: [SDLResult] = []
        page.presentOverlayController(alert) { result, _ in results.append(result) }
        await harness.inFlight.settled()
        alert.cancel()
        #expect(results.isEmpty, "the completion does not run within the call")
        await harness.pass(.seconds(2))
        #expect(results == [.aborted])
        #expect(harness.sent("Alert").isEmpty && harness.sent("CancelInteraction").isEmpty)
    }
}
