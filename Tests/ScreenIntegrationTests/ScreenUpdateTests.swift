import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of the requests for the screen after a reconnection, after a refused Show, and while a Show has no response
/// yet.
@MainActor
@Suite struct ScreenUpdateTests {
    final class Page: SDLViewController {
        let text = SDLTextView("one")
        let image = SDLImageView()
        override func loadView() { view = SDLView(subviews: [text, image]) }
    }

    func running(
        _ type: SDLAppHMIType = .default, edit: JSONValue = [:], _ prepare: (Page) -> Void = { _ in }
    ) async throws -> (Harness, Page) {
        let page = Page()
        prepare(page)
        let harness = try Harness(SDLConfiguration(appName: "Hello", appID: "hello", appType: type)) { page }
        try await harness.edit(edit)
        await harness.start()
        try await harness.activate()
        return (harness, page)
    }

    func sent(_ harness: Harness) -> JSONValue? { harness.appTree("screen", "sent", "mainField1") }

    @Test func `A Show in flight is reported as sent until it is refused`() async throws {
        let (harness, page) = try await running()
        try await harness.force("Show", "REJECTED", info: "not now", delayMs: 1000)
        page.text.mainFields = ["two"]
        await harness.inFlight.settled()
        #expect(sent(harness) == "two" && harness.appTree("screen", "composed", "mainField1") == "two")
        await harness.pass(.seconds(1))
        #expect(sent(harness) == "one")
        let message = harness.appTree("diagnostics", "latest", "message")
        #expect(message == "The head unit answered Show with REJECTED: not now")
    }

    @Test func `A screen interrupted by a disconnect is shown after the reconnection, with its diagnostics`()
        async throws
    {
        let (harness, page) = try await running { $0.text.mediaTrack = String(repeating: "x", count: 501) }
        #expect(harness.diagnostics == ["FND-68"])
        try await harness.force("Show", "DO_NOT_RESPOND", times: 1)
        page.text.mainFields = ["two"]
        await harness.inFlight.settled()
        try await harness.reconnect()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "two")
        #expect(harness.diagnostics == ["FND-68", "FND-68"])
    }

    @Test func `FND-68, FND-69: status bar and track have 500 characters, and each line has its metadata`() async throws
    {
        let meanings: [SDLMetadataType] = [.mediaTitle, .mediaArtist, .mediaAlbum, .mediaGenre]
        let (harness, page) = try await running {
            $0.text.statusBar = String(repeating: "s", count: 501)
            $0.text.mediaTrack = String(repeating: "t", count: 500)
            $0.text.mainFields = meanings.enumerated().map { SDLTextField("\($0)", metadataTypes: [$1]) }
        }
        let params = harness.sent("Show").last?["params"]
        #expect(params?["statusBar"]?.string?.count == 500 && params?["mediaTrack"]?.string?.count == 500)
        #expect(
            params?["metadataTags"] == [
                "mainField1": ["mediaTitle"], "mainField2": ["mediaArtist"], "mainField3": ["mediaAlbum"],
                "mainField4": ["mediaGenre"],
            ])
        page.text.mainFields = meanings.enumerated().map { index, meaning in
            SDLTextField("\(index)", metadataTypes: index == 1 ? [.rating] : index == 2 ? [] : [meaning])
        }
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["metadataTags": ["mainField2": ["rating"], "mainField3": []]])
    }

    @Test(arguments: [(4, false), (5, true)])
    func `Ruling 47: before version 6 colours are part of SetDisplayLayout, from version 5 on`(
        _ major: Int, _ has: Bool
    ) async throws {
        let color = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 1, green: 2, blue: 3))
        let (harness, _) = try await running(edit: Harness.version(major, 0)) {
            $0.layout = .media
            $0.colorScheme = color
            $0.nightColorScheme = color
        }
        let layout = harness.sent("SetDisplayLayout").last?["params"]
        #expect((layout?["dayColorScheme"] != nil) == has && (layout?["nightColorScheme"] != nil) == has)
    }

    @Test func `Ruling 47: from version 6 on the template is part of Show`() async throws {
        let (harness, _) = try await running(edit: Harness.version(6, 0)) { $0.layout = .media }
        #expect(harness.sent("SetDisplayLayout").isEmpty)
        #expect(harness.sent("Show").first?["params"]?["templateConfiguration"]?["template"] == "MEDIA")
    }

    @Test func `A template may be anywhere in the head unit's list`() async throws {
        let edit: JSONValue = ["displayCapabilities": ["templatesAvailable": ["MEDIA", "DEFAULT", "NON-MEDIA"]]]
        let (harness, _) = try await running(edit: edit) { $0.layout = .media }
        #expect(harness.tree("apps", "hello", "windows", "0", "template") == "MEDIA" && harness.diagnostics.isEmpty)
    }

    // MARK: Buttons

    @Test func `The images of all states of all buttons are uploaded, those of current states first`() async throws {
        func multiStateButton(_ name: String, _ images: [String]) -> SDLButtonView {
            let states = images.compactMap { image in
                SDLSoftButtonState(name: image, text: name, artwork: SDLArtwork(data: Array(image.utf8), name: image))
            }
            return SDLButtonView(button: SDLSoftButtonObject(name: name, states: states, initialStateName: images[0]))
        }
        let (harness, page) = try await running()
        page.view = SDLView(subviews: [
            multiStateButton("a", ["a1", "a2"]), multiStateButton("b", ["b1", "b2"]), multiStateButton("c", ["c1"]),
        ])
        await harness.inFlight.settled()
        let names = harness.sent("PutFile").compactMap { $0["params"]?["syncFileName"]?.string }
        #expect(names == ["a1", "b1", "c1", "a2", "b2"])
    }

    @Test func `A button's highlight and system action are sent`() async throws {
        let state = try #require(
            SDLSoftButtonState(name: "on", text: "On", isHighlighted: true, systemAction: .keepContext))
        let button = SDLSoftButtonObject(name: "a", state: state)
        #expect(button.currentStateSoftButton.isHighlighted == true)
        #expect(button.currentStateSoftButton.systemAction == .keepContext && button.state(named: "on") == state)
        let (harness, page) = try await running()
        page.view = SDLButtonView(button: button)
        await harness.inFlight.settled()
        let sent = harness.sent("Show").last?["params"]?["softButtons"]?[0]
        #expect(sent?["isHighlighted"] == true && sent?["systemAction"] == "KEEP_CONTEXT")
    }

    @Test func `A button in two controllers shows its new state in both; setting its state again does nothing`()
        async throws
    {
        let buttons = (1...8).compactMap { number in
            let states = ["off", "on"].compactMap { SDLSoftButtonState(name: $0, text: "\($0) \(number)") }
            return SDLSoftButtonObject(name: "\(number)", states: states, initialStateName: "off")
        }
        let (harness, page) = try await running()
        page.view = SDLView(subviews: buttons.map { SDLButtonView(button: $0) })
        let other = SDLViewController()
        other.view = SDLView(subviews: buttons.map { SDLButtonView(button: $0) })
        for (controller, state) in [(page, "on"), (other, "off")] as [(SDLViewController, String)] {
            harness.app.viewControllerManager.viewControllers = [controller]
            await harness.inFlight.settled()
            for (index, button) in buttons.enumerated() {
                #expect(button.state(named: state)?.name == state)
                #expect(button.transitionToState(named: state) && button.transitionToState(named: state))
                await harness.inFlight.settled()
                let shown = harness.tree("apps", "hello", "windows", "0", "softButtons")?[index]?["text"]
                #expect(shown?.string == "\(state) \(index + 1)")
            }
        }
    }

    // MARK: Media clock

    @Test func `FND-52: the clock has hours, and is limited to the head unit's longest time`() {
        let clock = SDLMediaClock(startTime: 3 * 3600 + 25 * 60 + 45, endTime: 70 * 3600)
        let request = SDLMediaClock.requests(from: nil, to: clock).first
        #expect(request?.startTime == SDLStartTime(hours: 3, minutes: 25, seconds: 45))
        #expect(request?.endTime == SDLStartTime(hours: 59, minutes: 59, seconds: 59))
        let before = SDLMediaClock.requests(from: nil, to: SDLMediaClock(startTime: -5)).first
        #expect(before?.startTime == SDLStartTime(hours: 0, minutes: 0, seconds: 0))
    }

    @Test func `FND-52: a refused clock is sent again after another one, and each refusal is reported once`()
        async throws
    {
        let (harness, _) = try await running(.media)
        let screen: SDLScreenManager = harness.app.screenManager
        func set(_ seconds: Double, isRunning: Bool = true) async {
            screen.mediaClock = SDLMediaClock(startTime: seconds, isRunning: isRunning)
            await harness.inFlight.settled()
        }
        try await harness.force("SetMediaClockTimer", "REJECTED", times: 1)
        for seconds in [1.0, 2, 1] { await set(seconds) }
        let starts = harness.sent("SetMediaClockTimer").map { $0["params"]?["startTime"]?["seconds"] }
        #expect(starts == [1, 2, 1] && harness.diagnostics == ["FND-52"])
        try await harness.force("SetMediaClockTimer", "REJECTED", times: 2)
        await set(9, isRunning: false)
        #expect(harness.diagnostics == ["FND-52", "FND-52"])
    }

    @Test func `FND-52: on the next head unit the clock is set again`() async throws {
        let (harness, _) = try await running(.media)
        for _ in 1...2 {
            harness.app.screenManager.mediaClock = SDLMediaClock(startTime: 7)
            await harness.inFlight.settled()
            try await harness.reconnect()
        }
        #expect(harness.sent("SetMediaClockTimer").map { $0["params"]?["updateMode"] } == ["COUNTUP", "COUNTUP"])
    }
}
