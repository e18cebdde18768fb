import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLSupport
import TestJournal
import Testing

/// Tests of the number of Show requests that the library sends for a change, and of the parameters of these requests.
@MainActor
@Suite struct ShowCountTests {
    func running(_ view: SDLView, layout: SDLPredefinedLayout? = nil) async throws -> Harness {
        let root = SDLViewController()
        root.view = view
        root.layout = layout
        final class ViewPage: SDLViewController {
            let made: SDLView
            init(_ made: SDLView) { self.made = made }
            override func loadView() { view = made }
        }
        let harness = try Harness {
            let page = ViewPage(view)
            page.layout = layout
            return page
        }
        await harness.start()
        try await harness.activate()
        return harness
    }

    @Test func `Three properties changed in one run loop turn are one Show with only these`() async throws {
        let text = SDLTextView("one", "two")
        let harness = try await running(text)
        let before = harness.sent("Show").count
        text.mainFields = ["uno", "two"]
        text.statusBar = "status"
        text.mediaTrack = "track"
        await harness.inFlight.settled()
        let shows = harness.sent("Show").dropFirst(before)
        #expect(shows.map { $0["params"] } == [["mainField1": "uno", "statusBar": "status", "mediaTrack": "track"]])
    }

    @Test func `Setting current values sends nothing`() async throws {
        let text = SDLTextView("one", "two")
        let harness = try await running(text)
        let before = harness.sent("Show").count
        text.mainFields = ["one", "two"]
        text.mainFields = ["other", "two"]
        text.mainFields = ["one", "two"]
        await harness.inFlight.settled()
        #expect(harness.sent("Show").count == before)
    }

    @Test func `A push with its own template is one Show`() async throws {
        let harness = try await running(SDLTextView("one"))
        let before = harness.sent("Show").count
        let next = SDLViewController()
        next.layout = "TEXTBUTTONS_ONLY"
        final class Buttons: SDLViewController {
            override func loadView() {
                view = SDLView(subviews: [SDLTextView("two"), SDLButtonView(button: .init(name: "b", text: "B"))])
            }
        }
        let buttons = Buttons()
        buttons.layout = "TEXTBUTTONS_ONLY"
        harness.app.viewControllerManager.pushViewController(buttons)
        await harness.inFlight.settled()
        let shows = harness.sent("Show").dropFirst(before).compactMap { $0["params"] }
        #expect(shows.count == 1)
        #expect(shows.first?["mainField1"] == "two")
        #expect(shows.first?["templateConfiguration"]?["template"] == "TEXTBUTTONS_ONLY")
        #expect(shows.first?["softButtons"]?.array?.count == 1)
    }

    @Test func `A Show lists all its causes, also those from while the previous one was in flight`() async throws {
        let text = SDLTextView("one")
        let harness = try await running(text)
        let presses = (1...3).map {
            Cause.message(MessageKey(connection: "car", session: 1, direction: .toApp, ordinal: 100 + $0))
        }
        let causes = { Set(harness.appJournal.moments.last { $0.place == .sent }?.causes ?? []) }

        Cause.$current.withValue([presses[0]]) { text.mainFields = ["two"] }
        Cause.$current.withValue([presses[1]]) { text.statusBar = "status" }
        await harness.inFlight.settled()
        #expect(causes() == Set(presses[0...1]))

        try await harness.drive(.force(ForcedResult(function: "Show", result: "SUCCESS", times: 1, delayMs: 500)))
        Cause.$current.withValue([presses[0]]) { text.mainFields = ["three"] }
        await harness.inFlight.settled()
        Cause.$current.withValue([presses[1]]) { text.mainFields = ["four"] }
        await harness.inFlight.settled()
        Cause.$current.withValue([presses[2]]) { text.mainFields = ["five"] }
        await harness.pass(.seconds(1))
        #expect(harness.sent("Show").last?["params"] == ["mainField1": "five"])
        #expect(causes().isSuperset(of: presses[1...2]) && !causes().contains(presses[0]))
    }

    @Test func `Ruling 70: the text is shown first, and the image when it is uploaded`() async throws {
        let image = SDLArtwork(data: [1, 2, 3, 4], name: "cover")
        let harness = try await running(SDLView(subviews: [SDLTextView("one"), SDLImageView(image: image)]))
        let shows = harness.sent("Show").compactMap { $0["params"] }
        #expect(shows.count == 2)
        #expect(shows.first == ["mainField1": "one"])
        #expect(shows.last == ["graphic": ["value": "cover", "imageType": "DYNAMIC"]])
        #expect(harness.sent("PutFile").count == 1)
    }

    @Test func `The same image twice is uploaded once`() async throws {
        let one = SDLImageView(image: SDLArtwork(data: [1, 2, 3, 4]))
        let two = SDLImageView(image: SDLArtwork(data: [1, 2, 3, 4]))
        let harness = try await running(SDLView(subviews: [one, two]))
        #expect(harness.sent("PutFile").count == 1)
        #expect(harness.sent("PutFile").first?["params"]?["syncFileName"] == "08d6c05a21512a79a1dfeb9d2a8f262f")
    }

    @Test func `A button's next state is one Show of the buttons`() async throws {
        let states = [SDLSoftButtonState(name: "off", text: "Off")!, SDLSoftButtonState(name: "on", text: "On")!]
        let button = SDLSoftButtonObject(name: "switch", states: states, initialStateName: "off")!
        let harness = try await running(SDLView(subviews: [SDLButtonView(button: button)]))
        let before = harness.sent("Show").count
        button.transitionToNextState()
        await harness.inFlight.settled()
        let shows = harness.sent("Show").dropFirst(before).compactMap { $0["params"] }
        #expect(shows.count == 1)
        #expect(shows.first?["softButtons"]?[0]?["text"] == "On")
        #expect(shows.first?["softButtons"]?[0]?["softButtonID"] == 1)
    }

    @Test func `FND-68: a removed line is cleared, and the others are not sent`() async throws {
        let text = SDLTextView("one", "two", "three")
        let harness = try await running(text)
        text.mainFields = ["one", SDLTextField(nil), "three"]
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["mainField2": ""])
    }
}
