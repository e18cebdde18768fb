import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import TestJournal
import Testing

/// Tests of templates and template colours, on head units with an RPC version before 6, and with version 6 or later.
/// Also tests templates on displays with few lines.
@MainActor
@Suite struct TemplateTests {
    final class Page: SDLViewController {
        let text = SDLTextView()
        let image = SDLImageView()
        override func loadView() { view = SDLView(subviews: [text, image]) }
    }

    func running(_ profile: String = "generic", _ prepare: (Page) -> Void) async throws -> (Harness, Page) {
        let page = Page()
        prepare(page)
        let harness = try Harness(profile: profile) { page }
        await harness.start()
        try await harness.activate()
        return (harness, page)
    }

    @Test func `Ruling 47: before version 6 the template is set by SetDisplayLayout, and Show follows`()
        async throws
    {
        let (harness, page) = try await running("rpc5") { page in
            page.text.mainFields = ["one"]
            page.layout = .media
        }
        #expect(harness.sent("SetDisplayLayout").map { $0["params"] } == [["displayLayout": "MEDIA"]])
        #expect(harness.sent("Show").map { $0["params"] } == [["mainField1": "one"]])
        #expect(harness.requests.suffix(2) == ["SetDisplayLayout", "Show"])
        #expect(harness.tree("apps", "hello", "windows", "0", "template") == "MEDIA")
        page.layout = nil
        await harness.inFlight.settled()
        #expect(harness.sent("SetDisplayLayout").last?["params"] == ["displayLayout": "DEFAULT"])
        #expect(harness.sent("Show").count == 1)
    }

    @Test func `4.2: a refused template delays the screen, and is reported`() async throws {
        let (harness, page) = try await running("rpc5") { $0.text.mainFields = ["one"] }
        try await harness.drive(.force(ForcedResult(function: "SetDisplayLayout", result: "REJECTED", times: 1)))
        page.layout = .media
        page.text.mainFields = ["two"]
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "one")
        #expect(harness.diagnostics == ["FND-25"])
        page.layout = nil
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "two")
    }

    @Test func `An unavailable template is replaced by the default with a diagnostic, until a display has it`()
        async throws
    {
        let (harness, page) = try await running { page in
            page.text.mainFields = ["one"]
            page.layout = .media
        }
        let few = #"{"displayCapabilities":{"templatesAvailable":["DEFAULT","NON-MEDIA"]}}"#
        try await harness.drive(.profile(.edit(mergePatch: try JSONValue(parsing: few))))
        #expect(harness.tree("apps", "hello", "windows", "0", "template") == "DEFAULT")
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "one")
        page.text.mainFields = ["two"]
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "two")
        #expect(harness.diagnostics == ["FND-43"])
        #expect(!harness.results.contains("REJECTED"))
        let received = harness.appJournal.rows.last { $0.kind == "diagnostic" }
        let fix = try JSONValue(parsing: #require(received).payload.bytes)["fix"]
        #expect(fix == "Choose one of DEFAULT, NON-MEDIA, or keep this template for other displays.")
        let more = #"{"displayCapabilities":{"templatesAvailable":["DEFAULT","MEDIA"]}}"#
        try await harness.drive(.profile(.edit(mergePatch: try JSONValue(parsing: more))))
        #expect(harness.tree("apps", "hello", "windows", "0", "template") == "MEDIA")
        #expect(harness.diagnostics == ["FND-43"])
    }

    @Test func `FND-43, ruling 44: a layout is a name or a predefined one, and nil is the default`() async throws {
        let (harness, page) = try await running { $0.layout = "TEXTBUTTONS_ONLY" }
        #expect(page.layout == .textbuttonsOnly && page.customLayout == "TEXTBUTTONS_ONLY")
        page.layout = nil
        await harness.inFlight.settled()
        page.customLayout = "MEDIA"
        await harness.inFlight.settled()
        let templates = harness.sent("Show").compactMap { $0["params"]?["templateConfiguration"]?["template"]?.string }
        #expect(templates == ["TEXTBUTTONS_ONLY", "DEFAULT", "MEDIA"])
        #expect(harness.diagnostics.isEmpty)
    }

    @Test func `FND-43: a pushed controller inherits colours unless it sets its own; a template's colours are fixed`()
        async throws
    {
        let red = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 255, green: 0, blue: 0))
        let blue = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 0, green: 0, blue: 255))
        let (harness, page) = try await running { page in
            page.layout = .media
            page.colorScheme = red
            page.nightColorScheme = blue
            page.text.mainFields = ["one"]
        }
        let next = Page()
        next.layout = "TEXTBUTTONS_ONLY"
        page.showViewController(next)
        await harness.inFlight.settled()
        let sent = harness.sent("Show").last?["params"]?["templateConfiguration"]
        #expect(sent?["dayColorScheme"]?["primaryColor"]?["red"] == 255)
        #expect(sent?["nightColorScheme"]?["primaryColor"]?["blue"] == 255)
        next.colorScheme = blue
        next.text.mainFields = ["two"]
        await harness.inFlight.settled()
        // The new text is shown, but the colours of the shown template do not change.
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "two")
        #expect(harness.diagnostics == ["FND-43"])
        next.colorScheme = red
        next.nightColorScheme = red
        next.text.mainFields = ["three"]
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "three")
        // The app can add only one of the two colour schemes to a template without colours.
        for scheme in ["dayColorScheme", "nightColorScheme"] {
            let alone = Page()
            alone.layout = .graphicWithText
            harness.app.viewControllerManager.viewControllers = [alone]
            await harness.inFlight.settled()
            if scheme == "dayColorScheme" { alone.colorScheme = red } else { alone.nightColorScheme = red }
            await harness.inFlight.settled()
            let sent = harness.sent("Show").last?["params"]?["templateConfiguration"]
            #expect(sent?[scheme]?["primaryColor"]?["red"] == 255)
            harness.app.viewControllerManager.viewControllers = [page]
            await harness.inFlight.settled()
        }
        // The app can add both colour schemes together.
        let last = Page()
        last.layout = .textWithGraphic
        harness.app.viewControllerManager.viewControllers = [last]
        await harness.inFlight.settled()
        last.nightColorScheme = red
        last.colorScheme = blue
        await harness.inFlight.settled()
        let both = harness.sent("Show").last?["params"]?["templateConfiguration"]
        #expect(both?["nightColorScheme"]?["primaryColor"]?["red"] == 255)
        #expect(both?["dayColorScheme"]?["primaryColor"]?["blue"] == 255)
    }

    @Test(arguments: [
        (2, ["t", "a", "", ""], ["t", "a"]), (2, ["t", "", "b", ""], ["t", "b"]), (2, ["", "a", "b", ""], ["a", "b"]),
        (2, ["t", "a", "b", ""], ["t - a", "b"]), (2, ["t", "a", "", "g"], ["t - a", "g"]),
        (3, ["", "a", "", "g"], ["", "a", "g"]), (3, ["t", "", "b", ""], ["t", "", "b"]),
        (1, ["", "a", "", "g"], ["a - g"]), (1, ["", "", "", ""], [""]), (0, ["t", "a", "b", "g"], []),
        (4, ["t", "a", "b", "g", "more"], ["t", "a", "b", "g"]), (1, ["t", "a", "b", "g", "more"], ["t - a - b - g"]),
    ])
    func `4.2: absent texts leave no separators, and a fifth text is dropped`(
        _ lines: Int, _ texts: [String], _ expected: [String]
    ) {
        #expect(TextLines.compose(texts.map { TextLine($0) }, lines: lines).map(\.text) == expected)
    }

    @Test func `4.2: the metadata of joined lines is joined`() {
        let texts = [
            TextLine("t", metadata: [.mediaTitle]), TextLine("a", metadata: [.mediaArtist]),
            TextLine("b", metadata: [.mediaAlbum]), TextLine("g", metadata: [.mediaGenre]),
        ]
        #expect(
            TextLines.compose(texts, lines: 2).map(\.metadata) == [
                [.mediaTitle, .mediaArtist], [.mediaAlbum, .mediaGenre],
            ])
    }

    @Test func `On a display with two lines an overlay's view is composed first, and lines are joined afterwards`()
        async throws
    {
        let (harness, page) = try await running("twoline") {
            $0.text.mainFields = ["title", "artist", "album", "genre"]
        }
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "title - artist")
        let alert = SDLAlertController(message: "Albums", buttons: nil)
        let loading = SDLTextView("loading")
        loading.opaque = false
        alert.view = SDLView(subviews: [loading])
        alert.view?.opaque = false
        page.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "loading - artist")
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField2") == "album - genre")
    }

    @Test func `4.2: a display without images is sent none, and none is uploaded`() async throws {
        let (harness, _) = try await running("twoline") { $0.image.image = SDLArtwork(data: [1, 2], name: "cover") }
        #expect(harness.sent("PutFile").isEmpty)
        #expect(harness.sent("Show").allSatisfy { $0["params"]?["graphic"] == nil })
    }

    @Test func `4.2: a new display is filled without an action of the app`() async throws {
        let (harness, _) = try await running { $0.text.mainFields = ["title", "artist", "album", "genre"] }
        try await harness.drive(.profile(.use(id: "twoline")))
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "title - artist")
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField2") == "album - genre")
    }
}
