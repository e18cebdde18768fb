import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of the parameters of the main screen that come from a controller's views, and of the parameters that an
/// overlay's view replaces.
@MainActor
@Suite struct ScreenRowTests {
    final class Page: SDLViewController {
        let made: SDLView
        init(_ views: SDLView...) { made = SDLView(subviews: views) }
        override func loadView() { view = made }
    }

    func running(_ page: SDLViewController) async throws -> Harness {
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        return harness
    }

    func sent(_ harness: Harness) -> JSONValue? { harness.sent("Show").last?["params"] }

    @Test func `FND-68, ruling 50: each property of a text view has its own parameter, at first and when it changes`()
        async throws
    {
        let text = SDLTextView(
            mainFields: ["a", nil, "c", "d"].map { SDLTextField($0) }, textAlignment: .rightAligned, statusBar: "s",
            mediaTrack: "m")
        let harness = try await running(Page(text))
        #expect(
            sent(harness) == [
                "mainField1": "a", "mainField3": "c", "mainField4": "d", "alignment": "RIGHT_ALIGNED",
                "statusBar": "s", "mediaTrack": "m",
            ])
        text.textAlignment = .leftAligned
        text.statusBar = "t"
        await harness.inFlight.settled()
        #expect(sent(harness) == ["alignment": "LEFT_ALIGNED", "statusBar": "t"])
        text.mediaTrack = "n"
        await harness.inFlight.settled()
        #expect(sent(harness) == ["alignment": "LEFT_ALIGNED", "mediaTrack": "n"])
        text.textAlignment = .rightAligned
        await harness.inFlight.settled()
        #expect(sent(harness) == ["alignment": "RIGHT_ALIGNED"])
    }

    @Test func `FND-70: the first image is the primary graphic, the second the secondary one`() async throws {
        let (first, second) = (SDLImageView(image: SDLArtwork(staticIcon: "1")), SDLImageView())
        let harness = try await running(Page(first, second))
        #expect(sent(harness)?["graphic"]?["value"] == "1" && sent(harness)?["secondaryGraphic"] == nil)
        second.image = SDLArtwork(staticIcon: "2")
        await harness.inFlight.settled()
        #expect(sent(harness) == ["secondaryGraphic": ["value": "2", "imageType": "STATIC", "isTemplate": true]])
        let count = harness.sent("Show").count
        second.image = SDLArtwork(staticIcon: "2")
        await harness.inFlight.settled()
        #expect(harness.sent("Show").count == count)
    }

    @Test func `FND-71: a replaced button is shown, and changes of the former one are ignored`() async throws {
        func button(_ name: String) -> SDLSoftButtonObject {
            let states = [name, name + "!"].compactMap { SDLSoftButtonState(name: $0, text: $0) }
            return SDLSoftButtonObject(name: name, states: states, initialStateName: name)!
        }
        let (old, new) = (button("old"), button("new"))
        let view = SDLButtonView(button: old)
        let harness = try await running(Page(view))
        view.button = new
        await harness.inFlight.settled()
        #expect(sent(harness)?["softButtons"]?[0]?["text"] == "new")
        let count = harness.sent("Show").count
        view.button = new
        old.transitionToNextState()
        await harness.inFlight.settled()
        #expect(harness.sent("Show").count == count)
        new.transitionToNextState()
        await harness.inFlight.settled()
        #expect(sent(harness)?["softButtons"]?[0]?["text"] == "new!")
    }

    // MARK: Overlays' views

    @Test func `OVL-42, OVL-48: a transparent text replaces only the properties that it sets`()
        async throws
    {
        let page = Page(
            SDLTextView(mainFields: ["a", "b"], textAlignment: .leftAligned, statusBar: "s", mediaTrack: "m"))
        let harness = try await running(page)
        let over = SDLTextView(mainFields: [SDLTextField("x")], statusBar: "t")
        over.opaque = false
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        alert.view = SDLView(subviews: [over])
        alert.view?.opaque = false
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(sent(harness) == ["mainField1": "x", "statusBar": "t", "alignment": "LEFT_ALIGNED"])
        over.textAlignment = .rightAligned
        over.mediaTrack = "n"
        await harness.inFlight.settled()
        #expect(sent(harness) == ["mediaTrack": "n", "alignment": "RIGHT_ALIGNED"])
        // An opaque text view replaces all text properties, including the properties that the view does not set.
        over.opaque = true
        over.textAlignment = nil
        over.mediaTrack = nil
        await harness.inFlight.settled()
        #expect(sent(harness) == ["mainField2": "", "mediaTrack": "", "alignment": "CENTERED"])
        over.opaque = false
        await harness.inFlight.settled()
        #expect(sent(harness) == ["mainField2": "b", "mediaTrack": "m", "alignment": "LEFT_ALIGNED"])
        try await harness.drive(.overlay(nil, .timeout))
        #expect(sent(harness) == ["mainField1": "a", "statusBar": "s", "alignment": "LEFT_ALIGNED"])  // OVL-50
    }

    @Test func `OVL-45: an opaque empty view clears text, images and buttons, which are restored afterwards`()
        async throws
    {
        let page = Page(
            SDLTextView("a", "b"), SDLImageView(image: SDLArtwork(staticIcon: "1")),
            SDLButtonView(button: SDLSoftButtonObject(name: "x", text: "x")))
        let harness = try await running(page)
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        alert.view = SDLView()
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        func window(_ key: String) -> JSONValue? { harness.tree("apps", "hello", "windows", "0", key) }
        let texts = ["mainField1", "mainField2"].compactMap { window($0)?.string }.filter { !$0.isEmpty }
        let buttons = window("softButtons")?.array ?? []
        #expect(texts.isEmpty && buttons.isEmpty)
        #expect(window("graphic")?["value"] == "sdl_BlankArt")
        try await harness.drive(.overlay(nil, .timeout))
        #expect(window("mainField2") == "b" && window("softButtons")?.array?.count == 1)
        #expect(window("graphic")?["value"] == "1")
    }

    @Test func `OVL-45, OVL-48: a line beyond those below is added, under a transparent root`() async throws {
        let page = Page(SDLTextView("a"))
        let harness = try await running(page)
        let over = SDLTextView(mainFields: [SDLTextField(nil), SDLTextField("y")])
        over.opaque = false
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        alert.view = SDLView(subviews: [over])
        alert.view?.opaque = false
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(sent(harness) == ["mainField2": "y"])
    }

    @Test(arguments: [(1, ["a b"]), (2, ["a", "b"])])
    func `OVL-62: an alert has as many lines as the display`(_ lines: Int, _ expected: [String])
        async throws
    {
        let page = Page()
        let harness = try Harness { page }
        let fields: [JSONValue] = ["mainField1", "alertText1", "alertText2"].prefix(1 + lines).map {
            ["name": .string($0), "characterSet": "UTF_8", "width": 100, "rows": 1]
        }
        let patch: JSONValue = ["displayCapabilities": ["textFields": .array(fields)]]
        try await harness.drive(.profile(.edit(mergePatch: patch)))
        await harness.start()
        try await harness.activate()
        page.presentOverlayController(SDLAlertController(message: "a\nb", buttons: nil))
        await harness.inFlight.settled()
        let params = harness.sent("Alert").last?["params"]
        #expect(["alertText1", "alertText2", "alertText3"].compactMap { params?[$0]?.string } == expected)
        page.presentOverlayController(SDLAlertController(message: "one", buttons: nil))
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").last?["params"]?["alertText1"] == "one")
    }

    @Test func `OVL-14: an overlay that waits for its images ends at a disconnect`() async throws {
        let page = Page()
        let harness = try await running(page)
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "DO_NOT_RESPOND")))
        let icon = SDLArtwork(data: [1, 2, 3], name: "icon")
        let buttons = [SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B", artwork: icon))]
        var ends: [String] = []
        for message in ["Hello", "Again"] {
            page.presentOverlayController(SDLAlertController(message: message, buttons: buttons)) { result, error in
                ends.append("\(message): \(result) \(error!)")
            }
        }
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(
            ends == [
                "Hello: GENERIC_ERROR No answer: the connection has ended",
                "Again: GENERIC_ERROR No answer: the connection has ended",
            ])
        #expect(harness.app.viewControllerManager.presentedOverlayController == nil)
        #expect(harness.sent("Alert").isEmpty)
    }
}
