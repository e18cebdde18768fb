import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// The screen after a break, after a refusal, and while it is on its way.
@MainActor
@Suite struct ScreenReturnTests {
    final class Page: SDLViewController {
        let text = SDLTextView("one")
        let image = SDLImageView()
        var appeared = 0
        override func loadView() { view = SDLView(subviews: [text, image]) }
        override func viewDidAppear() { appeared += 1 }
    }

    func running(
        _ type: SDLAppHMIType = .default, edit: JSONValue = [:], _ prepare: (Page) -> Void = { _ in }
    ) async throws -> (Journey, Page) {
        let page = Page()
        prepare(page)
        let journey = try Journey(SDLConfiguration(appName: "Hello", appID: "hello", appType: type)) { page }
        try await journey.edit(edit)
        await journey.start()
        try await journey.activate()
        return (journey, page)
    }

    func sent(_ journey: Journey) -> JSONValue? { journey.insides("screen", "sent", "mainField1") }

    @Test func `What is under way is told as sent, until it is refused`() async throws {
        let (journey, page) = try await running()
        try await journey.force("Show", "REJECTED", info: "not now", delayMs: 1000)
        page.text.mainFields = ["two"]
        await journey.flight.settled()
        #expect(sent(journey) == "two" && journey.insides("screen", "composed", "mainField1") == "two")
        await journey.pass(.seconds(1))
        #expect(sent(journey) == "one")
        let message = journey.insides("diagnostics", "latest", "message")
        #expect(message == "The head unit answered Show with REJECTED: not now")
    }

    @Test func `A screen that broke off with its connection is shown anew on the next, and its mistakes told`()
        async throws
    {
        let (journey, page) = try await running { $0.text.mediaTrack = String(repeating: "x", count: 501) }
        #expect(journey.diagnostics == ["FND-68"])
        try await journey.force("Show", "DO_NOT_RESPOND", times: 1)
        page.text.mainFields = ["two"]
        await journey.flight.settled()
        try await journey.comeBack()
        #expect(journey.tree("apps", "hello", "windows", "0", "mainField1") == "two")
        #expect(journey.diagnostics == ["FND-68", "FND-68"])
    }

    @Test func `FND-25: a view has appeared after eleven seconds, though the head unit never answers`() async throws {
        let page = Page()
        let journey = try Journey { page }
        try await journey.force("Show", "DO_NOT_RESPOND")
        await journey.start()
        try await journey.activate()
        await journey.pass(.milliseconds(10_999))
        let early = page.appeared
        await journey.pass(.milliseconds(1))
        #expect(early == 0 && page.appeared == 1)
    }

    @Test func `FND-25: a view has appeared when the images of its buttons are there, not before`() async throws {
        for text in ["A", nil] {
            let page = Page()
            let icon = SDLArtwork(data: [1], name: "icon")
            page.view = SDLView(subviews: [
                SDLButtonView(button: SDLSoftButtonObject(name: "a", text: text, artwork: icon)),
                SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B")),
            ])
            let journey = try Journey { page }
            try await journey.force("PutFile", "SUCCESS", delayMs: 1000)
            await journey.start()
            try await journey.activate()
            #expect(page.appeared == 0)
            await journey.pass(.seconds(1))
            #expect(page.appeared == 1)
        }
    }

    @Test func `FND-68, FND-69: status and track have 500 characters, and each line its own meaning`() async throws {
        let meanings: [SDLMetadataType] = [.mediaTitle, .mediaArtist, .mediaAlbum, .mediaGenre]
        let (journey, page) = try await running {
            $0.text.statusBar = String(repeating: "s", count: 501)
            $0.text.mediaTrack = String(repeating: "t", count: 500)
            $0.text.mainFields = meanings.enumerated().map { SDLTextField("\($0)", metadataTypes: [$1]) }
        }
        let params = journey.sent("Show").last?["params"]
        #expect(params?["statusBar"]?.string?.count == 500 && params?["mediaTrack"]?.string?.count == 500)
        #expect(
            params?["metadataTags"] == [
                "mainField1": ["mediaTitle"], "mainField2": ["mediaArtist"], "mainField3": ["mediaAlbum"],
                "mainField4": ["mediaGenre"],
            ])
        page.text.mainFields = meanings.enumerated().map { index, meaning in
            SDLTextField("\(index)", metadataTypes: index == 1 ? [.rating] : index == 2 ? [] : [meaning])
        }
        await journey.flight.settled()
        #expect(journey.sent("Show").last?["params"] == ["metadataTags": ["mainField2": ["rating"], "mainField3": []]])
    }

    @Test(arguments: [(4, false), (5, true)])
    func `Ruling 47: before version 6 colours go with the template's own request, from version 5 on`(
        _ major: Int, _ has: Bool
    ) async throws {
        let color = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 1, green: 2, blue: 3))
        let (journey, _) = try await running(edit: Journey.version(major, 0)) {
            $0.layout = .media
            $0.colorScheme = color
            $0.nightColorScheme = color
        }
        let layout = journey.sent("SetDisplayLayout").last?["params"]
        #expect((layout?["dayColorScheme"] != nil) == has && (layout?["nightColorScheme"] != nil) == has)
    }

    @Test func `Ruling 47: from version 6 on the template goes with the screen`() async throws {
        let (journey, _) = try await running(edit: Journey.version(6, 0)) { $0.layout = .media }
        #expect(journey.sent("SetDisplayLayout").isEmpty)
        #expect(journey.sent("Show").first?["params"]?["templateConfiguration"]?["template"] == "MEDIA")
    }

    @Test func `A template stands anywhere in the head unit's list`() async throws {
        let edit: JSONValue = ["displayCapabilities": ["templatesAvailable": ["MEDIA", "DEFAULT", "NON-MEDIA"]]]
        let (journey, _) = try await running(edit: edit) { $0.layout = .media }
        #expect(journey.tree("apps", "hello", "windows", "0", "template") == "MEDIA" && journey.diagnostics.isEmpty)
    }

    @Test func `FND-71: two buttons of one name are told also with another between them`() async throws {
        let (journey, page) = try await running()
        page.view = SDLView(
            subviews: ["a", "b", "a"].map { SDLButtonView(button: SDLSoftButtonObject(name: $0, text: $0)) })
        await journey.flight.settled()
        #expect(journey.diagnostics == ["FND-71"])
    }

    // MARK: Buttons

    @Test func `FND-71: without images on buttons the first that has nothing else takes the set along`() async throws {
        let page = Page()
        let icon = SDLArtwork(data: [1], name: "icon")
        page.view = SDLView(subviews: [
            SDLButtonView(button: SDLSoftButtonObject(name: "a", text: nil, artwork: icon)),
            SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B")),
        ])
        let journey = try Journey(profile: "twoline") { page }
        await journey.start()
        try await journey.activate()
        #expect(journey.tree("apps", "hello", "windows", "0", "softButtons")?.array?.isEmpty != false)
        #expect(journey.diagnostics == ["FND-71"])
    }

    @Test func `The images of all looks of all buttons go up, those in force first`() async throws {
        func looks(_ name: String, _ images: [String]) -> SDLButtonView {
            let states = images.compactMap { image in
                SDLSoftButtonState(name: image, text: name, artwork: SDLArtwork(data: Array(image.utf8), name: image))
            }
            return SDLButtonView(button: SDLSoftButtonObject(name: name, states: states, initialStateName: images[0]))
        }
        let (journey, page) = try await running()
        page.view = SDLView(subviews: [looks("a", ["a1", "a2"]), looks("b", ["b1", "b2"]), looks("c", ["c1"])])
        await journey.flight.settled()
        let names = journey.sent("PutFile").compactMap { $0["params"]?["syncFileName"]?.string }
        #expect(names == ["a1", "b1", "c1", "a2", "b2"])
    }

    @Test func `A button's highlight and what it does by itself are sent`() async throws {
        let state = try #require(
            SDLSoftButtonState(name: "on", text: "On", isHighlighted: true, systemAction: .keepContext))
        let button = SDLSoftButtonObject(name: "a", state: state)
        #expect(button.currentStateSoftButton.isHighlighted == true)
        #expect(button.currentStateSoftButton.systemAction == .keepContext && button.state(named: "on") == state)
        let (journey, page) = try await running()
        page.view = SDLButtonView(button: button)
        await journey.flight.settled()
        let sent = journey.sent("Show").last?["params"]?["softButtons"]?[0]
        #expect(sent?["isHighlighted"] == true && sent?["systemAction"] == "KEEP_CONTEXT")
    }

    @Test func `A button that stands in two places tells both of its looks; one it has already is none`() async throws {
        let buttons = (1...8).compactMap { number in
            let looks = ["off", "on"].compactMap { SDLSoftButtonState(name: $0, text: "\($0) \(number)") }
            return SDLSoftButtonObject(name: "\(number)", states: looks, initialStateName: "off")
        }
        let (journey, page) = try await running()
        page.view = SDLView(subviews: buttons.map { SDLButtonView(button: $0) })
        let other = SDLViewController()
        other.view = SDLView(subviews: buttons.map { SDLButtonView(button: $0) })
        for (controller, look) in [(page, "on"), (other, "off")] as [(SDLViewController, String)] {
            journey.app.viewControllerManager.viewControllers = [controller]
            await journey.flight.settled()
            for (index, button) in buttons.enumerated() {
                #expect(button.state(named: look)?.name == look)
                #expect(button.transitionToState(named: look) && button.transitionToState(named: look))
                await journey.flight.settled()
                let shown = journey.tree("apps", "hello", "windows", "0", "softButtons")?[index]?["text"]
                #expect(shown?.string == "\(look) \(index + 1)")
            }
        }
    }

    // MARK: The clock

    @Test func `FND-52: the clock has hours, and none is longer than the head unit counts`() {
        let clock = SDLMediaClock(startTime: 3 * 3600 + 25 * 60 + 45, endTime: 70 * 3600)
        let request = SDLMediaClock.requests(from: nil, to: clock).first
        #expect(request?.startTime == SDLStartTime(hours: 3, minutes: 25, seconds: 45))
        #expect(request?.endTime == SDLStartTime(hours: 59, minutes: 59, seconds: 59))
        let before = SDLMediaClock.requests(from: nil, to: SDLMediaClock(startTime: -5)).first
        #expect(before?.startTime == SDLStartTime(hours: 0, minutes: 0, seconds: 0))
    }

    @Test func `FND-52: a clock that was refused is asked for again after another, and a refusal is told once`()
        async throws
    {
        let (journey, _) = try await running(.media)
        let screen: SDLScreenManager = journey.app.screenManager
        func set(_ seconds: Double, isRunning: Bool = true) async {
            screen.mediaClock = SDLMediaClock(startTime: seconds, isRunning: isRunning)
            await journey.flight.settled()
        }
        try await journey.force("SetMediaClockTimer", "REJECTED", times: 1)
        for seconds in [1.0, 2, 1] { await set(seconds) }
        let starts = journey.sent("SetMediaClockTimer").map { $0["params"]?["startTime"]?["seconds"] }
        #expect(starts == [1, 2, 1] && journey.diagnostics == ["FND-52"])
        try await journey.force("SetMediaClockTimer", "REJECTED", times: 2)
        await set(9, isRunning: false)
        #expect(journey.diagnostics == ["FND-52", "FND-52"])
    }

    @Test func `FND-52: on the next head unit the clock is set anew`() async throws {
        let (journey, _) = try await running(.media)
        for _ in 1...2 {
            journey.app.screenManager.mediaClock = SDLMediaClock(startTime: 7)
            await journey.flight.settled()
            try await journey.comeBack()
        }
        #expect(journey.sent("SetMediaClockTimer").map { $0["params"]?["updateMode"] } == ["COUNTUP", "COUNTUP"])
    }
}
