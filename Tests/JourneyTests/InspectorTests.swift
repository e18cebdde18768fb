import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// What an app tells of itself to who inspects it, as it happens and all at once.
@MainActor
@Suite struct InspectorTests {
    private final class Page: SDLViewController {
        let text = SDLTextView("Title", "Artist")

        override func loadView() {
            let buttons = ["Play", "Stop"].map { SDLButtonView(button: SDLSoftButtonObject(name: $0, text: $0)) }
            let image = SDLImageView(image: SDLArtwork(data: [1, 2, 3], name: "cover"))
            view = SDLView(subviews: [text, image, SDLView(subviews: buttons)])
        }
    }

    /// An app that has something of everything.
    private func running() async throws -> (Journey, Page) {
        let page = Page()
        let journey = try Journey { page }
        let screen = journey.app.screenManager
        screen.menu = [
            SDLMenuCell(title: "Play") { _ in },
            SDLMenuCell(title: "More", subCells: [SDLMenuCell(title: "Less") { _ in }]),
        ]
        screen.voiceCommands = [SDLVoiceCommand(voiceCommands: ["play", "go on"]) {}]
        journey.app.inspect()
        await journey.start()
        try await journey.activate()
        page.presentOverlayController(SDLAlertController(message: "Hello", buttons: []))
        await journey.flight.settled()
        return (journey, page)
    }

    @Test func `An app's name, state and last step are told by both texts' names`() async throws {
        let (journey, _) = try await running()
        #expect(journey.insides("key") == "hello" && journey.insides("name") == "Hello")
        #expect(journey.insides("stateNames") == ["draft": "active", "final": "active"])
        #expect(journey.insides("systemContext") == "ALERT")
        #expect(journey.insides("lastTransition", "from") == "notRunning")
        #expect(journey.insides("lastTransition", "to") == "active")
        #expect(journey.insides("lastTransition", "calls") == ["appDidFinishLaunch", "appDidBecomeActive"])
        let steps = journey.insides("transitions")?.int ?? 0
        try await journey.drive(.app(key: "hello", .background))
        #expect(journey.insides("stateNames", "final") == "background")
        #expect((journey.insides("transitions")?.int ?? 0) > steps)
    }

    @Test func `Menu, voice commands, permissions and files are told as they are held`() async throws {
        let (journey, _) = try await running()
        #expect(journey.insides("menu")?.array?.map { $0["title"] } == ["Play", "More"])
        #expect(journey.insides("menu")?[1]?["lines"]?.array?.map { $0["title"] } == ["Less"])
        #expect(journey.insides("voiceCommands")?.object?.values.map(\.self) == [["play", "go on"]])
        #expect(journey.insides("permissions", "Show") == true)
        #expect(journey.insides("files", "cover", "size") == 3)
        #expect(journey.insides("fileOrder") == ["cover"])
    }

    @Test func `Controllers and overlays are told with their views, in the order of the walk`() async throws {
        let (journey, page) = try await running()
        let stack = (journey.insides("stack")?.array ?? []).compactMap(\.string)
        #expect(stack.count == 1)
        let view = journey.insides("controllers", stack[0], "view")
        #expect(view?["subviews"]?.array?.map { $0["class"] } == ["SDLTextView", "SDLImageView", "SDLView"])
        #expect(view?["subviews"]?[2]?["subviews"]?.array?.map { $0["button"]?["name"] } == ["Play", "Stop"])
        #expect(view?["subviews"]?[2]?["id"]?.string == "\(stack[0]).4")
        let overlay = try #require(journey.insides("presentedOverlay")?.string)
        #expect(journey.insides("controllers", overlay, "isOverlay") == true)
        #expect(journey.insides("overlays")?[0]?["class"] == "SDLAlertController")
        page.text.statusBar = "status"
        await journey.flight.settled()
        #expect(journey.insides("controllers", stack[0], "view", "subviews")?[0]?["statusBar"] == "status")
    }

    @Test func `The screen is told as it is wanted, composed and sent`() async throws {
        let (journey, _) = try await running()
        #expect(journey.insides("screen", "wanted", "softButtons") == ["Play", "Stop"])
        #expect(journey.insides("screen", "wanted", "graphic") == "cover")
        #expect(journey.insides("screen", "composed", "mainField1") == "Title")
        #expect(journey.insides("screen", "sent", "softButtons")?.array?.map { $0["text"] } == ["Play", "Stop"])
    }

    @Test func `Who begins to listen late is told all that was told before`() async throws {
        let (journey, _) = try await running()
        journey.app.diagnose(Diagnostic(rule: "FND-01", message: "Something.", fix: "Nothing."))
        let told = try #require(journey.insides()?.object)
        #expect(told.keys.contains("diagnostics"))
        journey.appJournal.forget()
        journey.app.inspect()
        let again = try #require(journey.insides()?.object)
        // What has happened is not told again.
        for key in told.keys where !["lastTransition", "transitions"].contains(key) {
            #expect(again[key] == told[key], "\(key)")
        }
    }
}
