import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Buttons with images, on the screen and on overlays.
@MainActor
@Suite struct SoftButtonTests {
    final class Page: SDLViewController {
        var buttons: [SDLSoftButtonObject] = []
        override func loadView() { view = SDLView(subviews: buttons.map { SDLButtonView(button: $0) }) }
    }

    func running(_ buttons: [SDLSoftButtonObject], profile: String = "generic") async throws -> (Journey, Page) {
        let page = Page()
        page.buttons = buttons
        let journey = try Journey(profile: profile) { page }
        await journey.start()
        return (journey, page)
    }

    func shows(_ journey: Journey) -> [JSONValue] {
        journey.sent("Show").compactMap { $0["params"]?["softButtons"] }
    }

    let icon = SDLArtwork(data: [1, 2, 3], name: "icon")
    let other = SDLArtwork(data: [4, 5, 6], name: "other")

    @Test func `FND-71: texts go first and images follow, where every button has a text`() async throws {
        let (journey, _) = try await running([SDLSoftButtonObject(name: "a", text: "A", artwork: icon)!])
        try await journey.activate()
        #expect(
            shows(journey) == [
                [["type": "TEXT", "text": "A", "softButtonID": 1]],
                [
                    [
                        "type": "BOTH", "text": "A", "image": ["value": "icon", "imageType": "DYNAMIC"],
                        "softButtonID": 1,
                    ]
                ],
            ])
    }

    @Test func `FND-71: a button that is only an image holds the whole set back until it is there`() async throws {
        let (journey, _) = try await running([
            SDLSoftButtonObject(name: "a", text: nil, artwork: icon)!, SDLSoftButtonObject(name: "b", text: "B")!,
        ])
        try await journey.activate()
        #expect(shows(journey).count == 1)
        #expect(
            shows(journey).first == [
                ["type": "IMAGE", "image": ["value": "icon", "imageType": "DYNAMIC"], "softButtonID": 1],
                ["type": "TEXT", "text": "B", "softButtonID": 2],
            ])
    }

    @Test func `An image that cannot be uploaded leaves the button its name, and a word to the developer`() async throws
    {
        let (journey, _) = try await running([SDLSoftButtonObject(name: "a", text: nil, artwork: icon)!])
        try await journey.drive(.force(ForcedResult(function: "PutFile", result: "OUT_OF_MEMORY")))
        try await journey.activate()
        #expect(shows(journey) == [[["type": "TEXT", "text": "a", "softButtonID": 1]]])
        #expect(journey.diagnostics == ["FND-70"])
    }

    @Test func `The images of looks not in force follow those in force`() async throws {
        let states = [
            SDLSoftButtonState(name: "one", text: "A", artwork: icon)!,
            SDLSoftButtonState(name: "two", text: "A", artwork: other)!,
        ]
        let button = SDLSoftButtonObject(name: "a", states: states, initialStateName: "one")!
        let (journey, _) = try await running([button])
        try await journey.activate()
        #expect(journey.sent("PutFile").map { $0["params"]?["syncFileName"]?.string } == ["icon", "other"])
        let before = shows(journey).count
        button.transitionToNextState()
        await journey.flight.settled()
        #expect(shows(journey).count == before + 1)
    }

    @Test func `Without images on buttons nothing is uploaded; one with nothing else takes the set along`() async throws
    {
        let (journey, page) = try await running(
            [SDLSoftButtonObject(name: "a", text: "A", artwork: icon)!], profile: "twoline")
        try await journey.activate()
        #expect(shows(journey) == [[["type": "TEXT", "text": "A", "softButtonID": 1]]])
        #expect(journey.sent("PutFile").isEmpty)
        page.view?.addSubview(SDLButtonView(button: SDLSoftButtonObject(name: "b", text: nil, artwork: icon)))
        await journey.flight.settled()
        #expect(shows(journey).last == [])
        #expect(journey.diagnostics == ["FND-71"])
    }

    @Test(arguments: [["a", "a", "b"], ["b", "a", "a"], ["a", "b", "a"]])
    func `FND-71: two buttons of one name are told of, wherever they stand`(_ names: [String]) async throws {
        let (journey, _) = try await running(names.map { SDLSoftButtonObject(name: $0, text: "B", artwork: nil)! })
        try await journey.activate()
        #expect(journey.diagnostics == ["FND-71"])
    }

    @Test func `OVL-64: an alert's buttons come with their images, after these`() async throws {
        let (journey, page) = try await running([])
        try await journey.activate()
        let buttons = (1...5).map {
            SDLButtonView(button: SDLSoftButtonObject(name: "b\($0)", text: "B", artwork: icon))
        }
        page.presentOverlayController(SDLAlertController(message: "Hello", buttons: buttons))
        await journey.flight.settled()
        let sent = journey.sent("Alert").first?["params"]?["softButtons"]?.array ?? []
        #expect(sent.map { $0["softButtonID"]?.int } == [10, 11, 12, 13])
        #expect(sent.allSatisfy { $0["image"]?["value"] == "icon" && $0["type"] == "BOTH" })
        #expect(journey.requests.suffix(2) == ["PutFile", "Alert"])
        #expect(journey.diagnostics == ["OVL-64"])
    }

    @Test func `OVL-64, FND-71: an alert one of whose buttons would be empty comes without buttons, and that is told`()
        async throws
    {
        let (journey, page) = try await running([], profile: "twoline")
        try await journey.activate()
        let buttons = [nil, "B"].map {
            SDLButtonView(button: SDLSoftButtonObject(name: "b", text: $0, artwork: icon))
        }
        page.presentOverlayController(SDLAlertController(message: "Hello", buttons: buttons))
        await journey.flight.settled()
        let sent = journey.sent("Alert").compactMap { $0["params"] }
        #expect(sent.count == 1 && sent[0]["alertText1"] == "Hello" && sent[0]["softButtons"] == nil)
        #expect(journey.diagnostics == ["FND-71"])
    }

    @Test func `OVL-64: an alert that waits for its images again is taken back again before it is sent`() async throws {
        let (journey, page) = try await running([])
        try await journey.activate()
        let alert = SDLAlertController(
            message: "Hello", buttons: [SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B", artwork: icon))]
        )
        page.presentOverlayController(alert)
        await journey.flight.settled()
        try await journey.drive(.overlay(nil, .cancel))
        // The next head unit has the image not yet.
        try await journey.comeBack()
        try await journey.force("PutFile", "SUCCESS", delayMs: 1000)
        var results: [SDLResult] = []
        let next = try #require(journey.app.viewControllerManager.topViewController)
        next.presentOverlayController(alert) { result, _ in results.append(result) }
        await journey.flight.settled()
        #expect(journey.insides("overlays")?[0]?["params"] == nil)
        alert.cancel()
        await journey.pass(.seconds(2))
        #expect(results == [.aborted])
        #expect(journey.sent("Alert").count == 1 && journey.sent("CancelInteraction").isEmpty)
    }

    @Test func `OVL-64: an alert waits for the images of all its buttons, not for the last one's alone`() async throws {
        let (journey, page) = try await running([])
        try await journey.activate()
        let buttons = [icon, other].map {
            SDLButtonView(button: SDLSoftButtonObject(name: $0.name, text: nil, artwork: $0))
        }
        // The last one's is there before.
        page.view?.addSubview(SDLImageView(image: other))
        await journey.flight.settled()
        page.presentOverlayController(SDLAlertController(message: "Hello", buttons: buttons))
        await journey.flight.settled()
        let sent = journey.sent("Alert").first?["params"]?["softButtons"]?.array ?? []
        #expect(sent.map { $0["image"]?["value"]?.string } == ["icon", "other"])
        #expect(journey.requests.suffix(2) == ["PutFile", "Alert"] && journey.diagnostics == [])
    }

    @Test func `Looks that are not in force go up when those in force are there, and not before what is shown then`()
        async throws
    {
        let (journey, page) = try await running([])
        try await journey.activate()
        try await journey.force("PutFile", "SUCCESS", delayMs: 1000)
        func look(_ name: String) -> SDLSoftButtonState {
            SDLSoftButtonState(name: name, text: name, artwork: SDLArtwork(data: Array(name.utf8), name: name))!
        }
        let both = try #require(
            SDLButtonView(
                name: "switch", states: [look("off"), look("on")], initialStateName: "off"
            ) { _, _ in })
        let still = SDLButtonView(name: "still", text: "Still", artwork: SDLArtwork(staticIcon: "0x11"))!
        page.view = SDLView(subviews: [both, still])
        await journey.flight.settled()
        page.view?.addSubview(SDLImageView(image: SDLArtwork(data: [7], name: "graphic")))
        await journey.pass(.seconds(10))
        #expect(journey.sent("PutFile").compactMap { $0["params"]?["syncFileName"] } == ["off", "graphic", "on"])
    }

    @Test func `An alert that is taken back while its images are on the way is never sent, and told so once`()
        async throws
    {
        let (journey, page) = try await running([])
        try await journey.activate()
        try await journey.drive(.force(ForcedResult(function: "PutFile", result: "SUCCESS", delayMs: 1000)))
        let alert = SDLAlertController(
            message: "Hello", buttons: [SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B", artwork: icon))]
        )
        var results: [SDLResult] = []
        page.presentOverlayController(alert) { result, _ in results.append(result) }
        await journey.flight.settled()
        alert.cancel()
        #expect(results.isEmpty, "not within the call that ends it")
        await journey.pass(.seconds(2))
        #expect(results == [.aborted])
        #expect(journey.sent("Alert").isEmpty && journey.sent("CancelInteraction").isEmpty)
    }
}
