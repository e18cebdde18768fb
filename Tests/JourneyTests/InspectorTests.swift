import JSON
import Journaling
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import SDLTransport
import Testing

/// What an app tells of itself to a bridge that inspects it, as it happens and all at once.
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
            SDLMenuCell(
                title: "More", subCells: [SDLMenuCell(title: "Less") { _ in }, SDLMenuCell(title: "Least") { _ in }]),
        ]
        screen.voiceCommands = [["play", "go on"], ["stop"]].map { SDLVoiceCommand(voiceCommands: $0) {} }
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
        #expect(journey.insides("transitions") == 2)
        try await journey.drive(.app(key: "hello", .background))
        #expect(journey.insides("stateNames", "final") == "background")
        #expect(journey.insides("transitions") == 3)
    }

    @Test func `Menu, voice commands, permissions and files are told as they are held`() async throws {
        let (journey, _) = try await running()
        #expect(journey.insides("menu")?.array?.map { $0["title"] } == ["Play", "More"])
        #expect(journey.insides("menu")?[1]?["lines"]?.array?.map { $0["title"] } == ["Less", "Least"])
        #expect(journey.insides("voiceCommands")?.object?.values.map(\.self) == [["play", "go on"], ["stop"]])
        let permissions = journey.insides("permissions")?.object ?? [:]
        #expect(["AddCommand", "Alert", "PutFile", "Show"].allSatisfy { permissions[$0] == true })
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
        _ = journey.app.screenManager.subscribeButton(.ok) { _, _, _ in }
        await journey.flight.settled()
        for rule in ["FND-02", "FND-01"] {
            journey.app.diagnose(Diagnostic(rule: rule, message: "Something.", fix: "Nothing."))
        }
        #expect(journey.insides("diagnostics", "count") == 2)
        #expect(journey.insides("diagnostics", "latest", "rule") == "FND-01")
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

    @Test func `Each step of an overlay is told: what was wanted of the head unit, for how long, and by whom`()
        async throws
    {
        let (journey, page) = try await running()
        let overlay = try #require(journey.insides("overlays")?[0])
        #expect(overlay["params"]?["alertText1"] == "Hello" && overlay["durationSent"] == 0)
        #expect(overlay["durationWanted"] == 0.0 && overlay["controller"]?.string == page.identifier)
        #expect(overlay["cancelID"] == overlay["params"]?["cancelID"] && overlay["cancelID"] != nil)
        let others: [(SDLOverlayController, Int)] = [
            (SDLScrollableMessageController(message: "Long", duration: 9), 9000),
            (SDLAudioInputController(message: nil, prompt: nil, duration: 4) { _ in }, 4000),
            (SDLAlertController(message: "A", prompt: nil, buttons: nil, duration: 5), 5000),
        ]
        try await journey.drive(.overlay(nil, .cancel))
        #expect(journey.insides("overlays") == [] && journey.insides("presentedOverlay") == nil)
        for (overlay, span) in others {
            page.presentOverlayController(overlay)
            await journey.flight.settled()
            #expect(journey.insides("overlays")?[0]?["durationSent"]?.int == span)
            #expect(journey.insides("overlays")?[0]?["durationWanted"]?.double == Double(span))
            #expect(journey.insides("presentedOverlay")?.string == overlay.identifier)
            try await journey.drive(.overlay(nil, .cancel))
        }
    }

    @Test func `Of several overlays the oldest is the presented one, and each is told in its order`() async throws {
        let (journey, page) = try await running()
        let first = try #require(journey.insides("presentedOverlay")?.string)
        let later = (1...2).map { SDLAlertController(message: "\($0)", buttons: nil) }
        for overlay in later { page.presentOverlayController(overlay) }
        let order = [first] + later.map(\.identifier)
        #expect(journey.insides("overlays")?.array?.map { $0["id"]?.string } == order)
        #expect(journey.insides("presentedOverlay")?.string == first)
        // A newer alert ends the older ones.
        await journey.flight.settled()
        #expect(journey.insides("presentedOverlay")?.string == later[1].identifier)
    }

    @Test func `What changes on the way out is told with the screen it led to, and of what has gone nothing`()
        async throws
    {
        let (journey, page) = try await running()
        try await journey.drive(.overlay(nil, .cancel))
        let stack = try #require(journey.insides("stack")?[0]?.string)
        let before = journey.appJournal.changes.count
        page.text.mainFields = ["New", "Line"]
        page.text.statusBar = "status"
        await journey.flight.settled()
        let paths = journey.appJournal.changes.dropFirst(before).map { $0.path.keys.joined(separator: "/") }
        #expect(paths.filter { $0 == "controllers/\(stack)" }.count >= 1 && paths.contains("screen"))
        #expect(journey.insides("controllers", stack, "view", "subviews")?[0]?["text"] == ["New", "Line"])
        #expect(journey.insides("screen", "sent", "mainField1") == "New")
        // A screen that is as it was told is not told again.
        let told = journey.appJournal.changes.count { $0.path.keys == ["screen"] }
        journey.app.screenManager.setNeedsUpdate()
        await journey.flight.settled()
        #expect(journey.appJournal.changes.count { $0.path.keys == ["screen"] } == told)
        let pushed = SDLViewController()
        journey.app.viewControllerManager.pushViewController(pushed)
        await journey.flight.settled()
        #expect(journey.insides("stack") == [.string(stack), .string(pushed.identifier)])
        journey.app.viewControllerManager.popViewController()
        pushed.view = SDLTextView("late")
        await journey.flight.settled()
        #expect(journey.insides("controllers")?.object?.keys.map(\.self) == [stack])
    }

    @Test func `Who listens before there is a head unit is told what there is`() throws {
        let journey = try Journey { Page() }
        journey.app.inspect()
        #expect(journey.insides("screen", "sent") == [:] && journey.insides("stack") == [])
        #expect(journey.insides("lifecycle") == "Stopped" && journey.insides("state") == "disconnected")
        #expect(journey.insides("overlays") == [] && journey.insides("menu") == [] && journey.insides("streams") == nil)
    }

    /// A journal that says what came in one batch.
    private final class Batches: Journal {
        private let state = Lock<(depth: Int, lines: [String])>((0, []))
        var lines: [String] { state.withLock { $0.lines } }
        var isFull: Bool { false }
        func record(_ entry: JournalEntry) {
            guard case .change(let change) = entry else { return }
            state.withLock { state in if state.depth > 0 { state.lines.append(change.path.keys[0]) } }
        }
        func beginBatch() { state.withLock { $0.depth += 1 } }
        func endBatch() {
            state.withLock { state in
                state.depth -= 1
                state.lines.append("end")
            }
        }
        func whenNotFull(_ proceed: @escaping @Sendable () -> Void) { proceed() }
    }

    @Test func `What a flush changes is told in one batch`() async throws {
        let (page, clock, flight, batches) = (Page(), ManualTimekeeper(), Flight(), Batches())
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: clock,
            pen: JournalPen(nil, timekeeper: clock), flight: flight, home: .main)
        let app = SDLApplication(
            configuration: SDLConfiguration(appName: "Hello", appID: "hello"), timekeeper: clock,
            pen: JournalPen(batches, timekeeper: clock), flight: flight, home: .main, rootViewController: { page },
            dial: {
                let (near, far) = MemoryPipe.pair()
                car.accept(far)
                return near
            })
        app.start()
        await flight.settled()
        try await car.drive(.app(key: "hello", .activate), cause: .row(0))
        await flight.settled()
        let before = batches.lines.count
        page.text.mainFields = ["New"]
        await flight.settled()
        let told = batches.lines.dropFirst(before)
        #expect(told.contains("screen") && told.last == "end")
    }

    @Test func `A controller that appears as nothing is to be sent is told so once`() async throws {
        let (journey, _) = try await running()
        try await journey.drive(.overlay(nil, .cancel))
        let twin = Page()
        journey.app.viewControllerManager.pushViewController(twin)
        await journey.flight.settled()
        #expect(journey.insides("controllers", twin.identifier, "state") == "appeared")
        let before = journey.appJournal.changes.count
        journey.app.screenManager.setNeedsUpdate()
        await journey.flight.settled()
        #expect(journey.appJournal.changes.dropFirst(before).allSatisfy { $0.path.keys[0] != "controllers" })
    }

    @Test func `The buttons of the car that an app listens to are told`() async throws {
        let (journey, _) = try await running()
        for name in [SDLButtonName.ok, .tuneup] {
            _ = journey.app.screenManager.subscribeButton(name) { _, _, _ in }
        }
        await journey.flight.settled()
        #expect(journey.insides("subscriptions") == ["OK", "TUNEUP"])
    }

    @Test func `A screen is told with all that is wanted of it`() async throws {
        let page = Page()
        let journey = try Journey { page }
        await journey.start()
        try await journey.activate()
        page.layout = "MEDIA"
        (page.text.statusBar, page.text.mediaTrack) = ("status", "track")
        page.view?.addSubview(SDLImageView(image: SDLArtwork(data: [4], name: "second")))
        await journey.flight.settled()
        #expect(
            journey.insides("screen", "wanted") == [
                "mainField1": "Title", "mainField2": "Artist", "statusBar": "status", "mediaTrack": "track",
                "graphic": "cover", "secondaryGraphic": "second", "softButtons": ["Play", "Stop"], "template": "MEDIA",
            ])
        let stack = try #require(journey.insides("stack")?[0]?.string)
        let view = journey.insides("controllers", stack, "view")
        #expect(journey.insides("controllers", stack, "layout") == "MEDIA")
        #expect(journey.insides("fileOrder") == ["cover", "second"])
        #expect(journey.insides("files", "cover", "size") == 3 && journey.insides("files", "second", "size") == 1)
        #expect(view?["subviews"]?[0]?["mediaTrack"] == "track" && view?["subviews"]?[1]?["image"] == "cover")
        #expect(view?["subviews"]?[0]?["text"] == ["Title", "Artist"] && view?["subviews"]?[0]?["opaque"] == true)
        #expect(view?["subviews"]?[2]?["subviews"]?[1]?["button"] == ["name": "Stop", "state": "Stop", "text": "Stop"])
        #expect(view?["subviews"]?[0]?["subviews"] == nil)
    }

    @Test func `Choices are told as they are held: cells, groups, keyboard and who waits`() async throws {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        let screen = journey.app.screenManager
        let icon = SDLArtwork(data: [1], name: "icon")
        let cells = [
            SDLChoiceCell(
                text: "Plum", secondaryText: "sweet", tertiaryText: "blue", voiceCommands: ["plum", "prune"],
                artwork: icon,
                secondaryArtwork: SDLArtwork(data: [2], name: "other")),
            SDLChoiceCell(text: "Fig"),
        ]
        screen.preloadChoices(cells)
        await journey.flight.settled()
        let held = journey.insides("choices", "cells")?.object ?? [:]
        #expect(held.count == 2 && journey.insides("choices", "cellOrder")?.array?.count == 2)
        #expect(
            held.values.first { $0["text"] == "Plum" } == [
                "text": "Plum", "secondaryText": "sweet", "tertiaryText": "blue", "voiceCommands": ["plum", "prune"],
                "artwork": "icon", "secondaryArtwork": "other",
            ])
        #expect(held.values.contains(["text": "Fig"]))
        #expect(journey.insides("choices", "state")?.string?.isEmpty == false)
        #expect(journey.insides("choices", "keyboard", "original")?.object?.isEmpty == false)
        for (name, count) in [("trees", 2), ("flowers", 1)] {
            let choices = (1...count).map { SDLChoiceCell(text: "\(name) \($0)") }
            screen.preloadChoiceGroup(SDLChoiceCellGroup(name: name, choices: choices))
        }
        await journey.flight.settled()
        #expect(journey.insides("choices", "groups")?.object?.keys.map(\.self) == ["trees", "flowers"])
        #expect(journey.insides("choices", "groups", "trees", "choices") == 2)
        #expect(journey.insides("choices", "groups", "flowers", "sets")?.array?.count == 1)
        // A set of a head unit's has at most a hundred choices.
        let many = (1...150).map { SDLChoiceCell(text: "leaf \($0)") }
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "leaves", choices: many))
        await journey.flight.settled()
        #expect(journey.insides("choices", "groups", "leaves", "choices") == 150)
        #expect(journey.insides("choices", "groups", "leaves", "sets")?.array?.count == 2)
    }

    @Test func `Of the choices' queue is told what runs and what waits, in order, until nothing does`() async throws {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        let (screen, figs) = (journey.app.screenManager, [SDLChoiceCell(text: "Fig")])
        let question = SDLChoiceSet(title: "Well?", delegate: nil, choices: [SDLChoiceCell(text: "yes")])
        screen.presentChoiceSet(question, mode: .manualOnly)
        await journey.flight.settled()
        #expect(journey.insides("choices", "queue") == ["present Well?"])
        screen.preloadChoices(figs)
        screen.deleteChoices(figs)
        await journey.flight.settled()
        #expect(
            journey.insides("choices", "queue") == ["present Well?", "preload 1 choices", "delete 1 choices"])
        try await journey.drive(.overlay(nil, .cancel))
        #expect(journey.insides("choices", "queue") == [])
    }

    @Test func `What waits for the driver to start the app is told to wait, and no more when the connection goes`()
        async throws
    {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        journey.app.screenManager.preloadChoices([SDLChoiceCell(text: "Fig")])
        await journey.flight.settled()
        #expect(journey.insides("choices", "queue") == ["preload 1 choices"])
        try await journey.lose()
        #expect(journey.insides("choices", "queue") == [])
    }

    @Test func `An app that projects tells its streams and its fingers too, and what they meant`() async throws {
        let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .navigation)
        let journey = try Journey(configuration) { SDLViewController() }
        await journey.start()
        let app: SDLApplication = journey.app
        app.streamManager?.startVideo(SDLVideoFormat(width: 320, height: 240))
        try await journey.activate()
        #expect(
            journey.insides("streams") == [
                "video": [
                    "state": "Ready", "width": 320, "height": 240, "videoProtocol": "RAW", "videoCodec": "H264",
                ], "audio": ["state": "Stopped"],
            ])
        app.streamManager?.hapticInterface.updateInterfaceLayout(withSpatialData: [
            SDLHapticRect(id: 4, x: 1, y: 2, width: 30, height: 40)
        ])
        await journey.flight.settled()
        #expect(
            journey.insides("haptics", "verdicts") == [
                [
                    "id": 4, "source": "spatialData", "x": 1.0, "y": 2.0, "width": 30.0, "height": 40.0,
                    "verdict": "accepted",
                ]
            ])
        let told = try #require(journey.insides()?.object)
        journey.appJournal.forget()
        app.inspect()
        for key in ["streams", "haptics", "stateNames"] {
            #expect(journey.insides(key) == told[key], "\(key)")
        }
        #expect(journey.insides("touch", "gesture") == "none")
    }
}
