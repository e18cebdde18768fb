import JSON
import Journaling
import IntegrationHarness
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
    private func running() async throws -> (Harness, Page) {
        let page = Page()
        let harness = try Harness { page }
        let screen = harness.app.screenManager
        screen.menu = [
            SDLMenuCell(title: "Play") { _ in },
            SDLMenuCell(
                title: "More", subCells: [SDLMenuCell(title: "Less") { _ in }, SDLMenuCell(title: "Least") { _ in }]),
        ]
        screen.voiceCommands = [["play", "go on"], ["stop"]].map { SDLVoiceCommand(voiceCommands: $0) {} }
        harness.app.inspect()
        await harness.start()
        try await harness.activate()
        page.presentOverlayController(SDLAlertController(message: "Hello", buttons: []))
        await harness.inFlight.settled()
        return (harness, page)
    }

    @Test func `An app's name, state and last step are told by both texts' names`() async throws {
        let (harness, _) = try await running()
        #expect(harness.insides("key") == "hello" && harness.insides("name") == "Hello")
        #expect(harness.insides("stateNames") == ["draft": "active", "final": "active"])
        #expect(harness.insides("systemContext") == "ALERT")
        #expect(harness.insides("lastTransition", "from") == "notRunning")
        #expect(harness.insides("lastTransition", "to") == "active")
        #expect(harness.insides("lastTransition", "calls") == ["appDidFinishLaunch", "appDidBecomeActive"])
        #expect(harness.insides("transitions") == 2)
        try await harness.drive(.app(key: "hello", .background))
        #expect(harness.insides("stateNames", "final") == "background")
        #expect(harness.insides("transitions") == 3)
    }

    @Test func `Menu, voice commands, permissions and files are told as they are held`() async throws {
        let (harness, _) = try await running()
        #expect(harness.insides("menu")?.array?.map { $0["title"] } == ["Play", "More"])
        #expect(harness.insides("menu")?[1]?["lines"]?.array?.map { $0["title"] } == ["Less", "Least"])
        #expect(harness.insides("voiceCommands")?.object?.values.map(\.self) == [["play", "go on"], ["stop"]])
        let permissions = harness.insides("permissions")?.object ?? [:]
        #expect(["AddCommand", "Alert", "PutFile", "Show"].allSatisfy { permissions[$0] == true })
        #expect(harness.insides("files", "cover", "size") == 3)
        #expect(harness.insides("fileOrder") == ["cover"])
    }

    @Test func `Controllers and overlays are told with their views, in the order of the walk`() async throws {
        let (harness, page) = try await running()
        let stack = (harness.insides("stack")?.array ?? []).compactMap(\.string)
        #expect(stack.count == 1)
        let view = harness.insides("controllers", stack[0], "view")
        #expect(view?["subviews"]?.array?.map { $0["class"] } == ["SDLTextView", "SDLImageView", "SDLView"])
        #expect(view?["subviews"]?[2]?["subviews"]?.array?.map { $0["button"]?["name"] } == ["Play", "Stop"])
        #expect(view?["subviews"]?[2]?["id"]?.string == "\(stack[0]).4")
        let overlay = try #require(harness.insides("presentedOverlay")?.string)
        #expect(harness.insides("controllers", overlay, "isOverlay") == true)
        #expect(harness.insides("overlays")?[0]?["class"] == "SDLAlertController")
        page.text.statusBar = "status"
        await harness.inFlight.settled()
        #expect(harness.insides("controllers", stack[0], "view", "subviews")?[0]?["statusBar"] == "status")
    }

    @Test func `The screen is told as it is wanted, composed and sent`() async throws {
        let (harness, _) = try await running()
        #expect(harness.insides("screen", "wanted", "softButtons") == ["Play", "Stop"])
        #expect(harness.insides("screen", "wanted", "graphic") == "cover")
        #expect(harness.insides("screen", "composed", "mainField1") == "Title")
        #expect(harness.insides("screen", "sent", "softButtons")?.array?.map { $0["text"] } == ["Play", "Stop"])
    }

    @Test func `Who begins to listen late is told all that was told before`() async throws {
        let (harness, _) = try await running()
        _ = harness.app.screenManager.subscribeButton(.ok) { _, _, _ in }
        await harness.inFlight.settled()
        for rule in ["FND-02", "FND-01"] {
            harness.app.diagnose(Diagnostic(rule: rule, message: "Something.", fix: "Nothing."))
        }
        #expect(harness.insides("diagnostics", "count") == 2)
        #expect(harness.insides("diagnostics", "latest", "rule") == "FND-01")
        let received = try #require(harness.insides()?.object)
        #expect(received.keys.contains("diagnostics"))
        harness.appJournal.forget()
        harness.app.inspect()
        let again = try #require(harness.insides()?.object)
        // What has happened is not told again.
        for key in received.keys where !["lastTransition", "transitions"].contains(key) {
            #expect(again[key] == received[key], "\(key)")
        }
    }

    @Test func `Each step of an overlay is told: what was wanted of the head unit, for how long, and by whom`()
        async throws
    {
        let (harness, page) = try await running()
        let overlay = try #require(harness.insides("overlays")?[0])
        #expect(overlay["params"]?["alertText1"] == "Hello" && overlay["durationSent"] == 0)
        #expect(overlay["durationWanted"] == 0.0 && overlay["controller"]?.string == page.identifier)
        #expect(overlay["cancelID"] == overlay["params"]?["cancelID"] && overlay["cancelID"] != nil)
        let others: [(SDLOverlayController, Int)] = [
            (SDLScrollableMessageController(message: "Long", duration: 9), 9000),
            (SDLAudioInputController(message: nil, prompt: nil, duration: 4) { _ in }, 4000),
            (SDLAlertController(message: "A", prompt: nil, buttons: nil, duration: 5), 5000),
        ]
        try await harness.drive(.overlay(nil, .cancel))
        #expect(harness.insides("overlays") == [] && harness.insides("presentedOverlay") == nil)
        for (overlay, span) in others {
            page.presentOverlayController(overlay)
            await harness.inFlight.settled()
            #expect(harness.insides("overlays")?[0]?["durationSent"]?.int == span)
            #expect(harness.insides("overlays")?[0]?["durationWanted"]?.double == Double(span))
            #expect(harness.insides("presentedOverlay")?.string == overlay.identifier)
            try await harness.drive(.overlay(nil, .cancel))
        }
    }

    @Test func `Of several overlays the oldest is the presented one, and each is told in its order`() async throws {
        let (harness, page) = try await running()
        let first = try #require(harness.insides("presentedOverlay")?.string)
        let later = (1...2).map { SDLAlertController(message: "\($0)", buttons: nil) }
        for overlay in later { page.presentOverlayController(overlay) }
        let order = [first] + later.map(\.identifier)
        #expect(harness.insides("overlays")?.array?.map { $0["id"]?.string } == order)
        #expect(harness.insides("presentedOverlay")?.string == first)
        // A newer alert ends the older ones.
        await harness.inFlight.settled()
        #expect(harness.insides("presentedOverlay")?.string == later[1].identifier)
    }

    @Test func `What changes on the way out is told with the screen it led to, and of what has gone nothing`()
        async throws
    {
        let (harness, page) = try await running()
        try await harness.drive(.overlay(nil, .cancel))
        let stack = try #require(harness.insides("stack")?[0]?.string)
        let before = harness.appJournal.changes.count
        page.text.mainFields = ["New", "Line"]
        page.text.statusBar = "status"
        await harness.inFlight.settled()
        let paths = harness.appJournal.changes.dropFirst(before).map { $0.path.keys.joined(separator: "/") }
        #expect(paths.filter { $0 == "controllers/\(stack)" }.count >= 1 && paths.contains("screen"))
        #expect(harness.insides("controllers", stack, "view", "subviews")?[0]?["text"] == ["New", "Line"])
        #expect(harness.insides("screen", "sent", "mainField1") == "New")
        // A screen that is as it was told is not told again.
        let received = harness.appJournal.changes.count { $0.path.keys == ["screen"] }
        harness.app.screenManager.setNeedsUpdate()
        await harness.inFlight.settled()
        #expect(harness.appJournal.changes.count { $0.path.keys == ["screen"] } == received)
        let pushed = SDLViewController()
        harness.app.viewControllerManager.pushViewController(pushed)
        await harness.inFlight.settled()
        #expect(harness.insides("stack") == [.string(stack), .string(pushed.identifier)])
        harness.app.viewControllerManager.popViewController()
        pushed.view = SDLTextView("late")
        await harness.inFlight.settled()
        #expect(harness.insides("controllers")?.object?.keys.map(\.self) == [stack])
    }

    @Test func `Who listens before there is a head unit is told what there is`() throws {
        let harness = try Harness { Page() }
        harness.app.inspect()
        #expect(harness.insides("screen", "sent") == [:] && harness.insides("stack") == [])
        #expect(harness.insides("lifecycle") == "Stopped" && harness.insides("state") == "disconnected")
        #expect(harness.insides("overlays") == [] && harness.insides("menu") == [] && harness.insides("streams") == nil)
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
        let (page, clock, inFlight, batches) = (Page(), ManualTimekeeper(), InFlightCounter(), Batches())
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main)
        let app = SDLApplication(
            configuration: SDLConfiguration(appName: "Hello", appID: "hello"), timekeeper: clock,
            writer: JournalWriter(batches, timekeeper: clock), inFlight: inFlight, home: .main, rootViewController: { page },
            dial: {
                let (near, far) = MemoryPipe.pair()
                car.accept(far)
                return near
            })
        app.start()
        await inFlight.settled()
        try await car.drive(.app(key: "hello", .activate), cause: .row(0))
        await inFlight.settled()
        let before = batches.lines.count
        page.text.mainFields = ["New"]
        await inFlight.settled()
        let received = batches.lines.dropFirst(before)
        #expect(received.contains("screen") && received.last == "end")
    }

    @Test func `A controller that appears as nothing is to be sent is told so once`() async throws {
        let (harness, _) = try await running()
        try await harness.drive(.overlay(nil, .cancel))
        let twin = Page()
        harness.app.viewControllerManager.pushViewController(twin)
        await harness.inFlight.settled()
        #expect(harness.insides("controllers", twin.identifier, "state") == "appeared")
        let before = harness.appJournal.changes.count
        harness.app.screenManager.setNeedsUpdate()
        await harness.inFlight.settled()
        #expect(harness.appJournal.changes.dropFirst(before).allSatisfy { $0.path.keys[0] != "controllers" })
    }

    @Test func `The buttons of the car that an app listens to are told`() async throws {
        let (harness, _) = try await running()
        for name in [SDLButtonName.ok, .tuneup] {
            _ = harness.app.screenManager.subscribeButton(name) { _, _, _ in }
        }
        await harness.inFlight.settled()
        #expect(harness.insides("subscriptions") == ["OK", "TUNEUP"])
    }

    @Test func `A screen is told with all that is wanted of it`() async throws {
        let page = Page()
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        page.layout = "MEDIA"
        (page.text.statusBar, page.text.mediaTrack) = ("status", "track")
        page.view?.addSubview(SDLImageView(image: SDLArtwork(data: [4], name: "second")))
        await harness.inFlight.settled()
        #expect(
            harness.insides("screen", "wanted") == [
                "mainField1": "Title", "mainField2": "Artist", "statusBar": "status", "mediaTrack": "track",
                "graphic": "cover", "secondaryGraphic": "second", "softButtons": ["Play", "Stop"], "template": "MEDIA",
            ])
        let stack = try #require(harness.insides("stack")?[0]?.string)
        let view = harness.insides("controllers", stack, "view")
        #expect(harness.insides("controllers", stack, "layout") == "MEDIA")
        #expect(harness.insides("fileOrder") == ["cover", "second"])
        #expect(harness.insides("files", "cover", "size") == 3 && harness.insides("files", "second", "size") == 1)
        #expect(view?["subviews"]?[0]?["mediaTrack"] == "track" && view?["subviews"]?[1]?["image"] == "cover")
        #expect(view?["subviews"]?[0]?["text"] == ["Title", "Artist"] && view?["subviews"]?[0]?["opaque"] == true)
        #expect(view?["subviews"]?[2]?["subviews"]?[1]?["button"] == ["name": "Stop", "state": "Stop", "text": "Stop"])
        #expect(view?["subviews"]?[0]?["subviews"] == nil)
    }

    @Test func `Choices are told as they are held: cells, groups, keyboard and who waits`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let screen = harness.app.screenManager
        let icon = SDLArtwork(data: [1], name: "icon")
        let cells = [
            SDLChoiceCell(
                text: "Plum", secondaryText: "sweet", tertiaryText: "blue", voiceCommands: ["plum", "prune"],
                artwork: icon,
                secondaryArtwork: SDLArtwork(data: [2], name: "other")),
            SDLChoiceCell(text: "Fig"),
        ]
        screen.preloadChoices(cells)
        await harness.inFlight.settled()
        let held = harness.insides("choices", "cells")?.object ?? [:]
        #expect(held.count == 2 && harness.insides("choices", "cellOrder")?.array?.count == 2)
        #expect(
            held.values.first { $0["text"] == "Plum" } == [
                "text": "Plum", "secondaryText": "sweet", "tertiaryText": "blue", "voiceCommands": ["plum", "prune"],
                "artwork": "icon", "secondaryArtwork": "other",
            ])
        #expect(held.values.contains(["text": "Fig"]))
        #expect(harness.insides("choices", "state")?.string?.isEmpty == false)
        #expect(harness.insides("choices", "keyboard", "original")?.object?.isEmpty == false)
        for (name, count) in [("trees", 2), ("flowers", 1)] {
            let choices = (1...count).map { SDLChoiceCell(text: "\(name) \($0)") }
            screen.preloadChoiceGroup(SDLChoiceCellGroup(name: name, choices: choices))
        }
        await harness.inFlight.settled()
        #expect(harness.insides("choices", "groups")?.object?.keys.map(\.self) == ["trees", "flowers"])
        #expect(harness.insides("choices", "groups", "trees", "choices") == 2)
        #expect(harness.insides("choices", "groups", "flowers", "sets")?.array?.count == 1)
        // A set of a head unit's has at most a hundred choices.
        let many = (1...150).map { SDLChoiceCell(text: "leaf \($0)") }
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "leaves", choices: many))
        await harness.inFlight.settled()
        #expect(harness.insides("choices", "groups", "leaves", "choices") == 150)
        #expect(harness.insides("choices", "groups", "leaves", "sets")?.array?.count == 2)
    }

    @Test func `Of the choices' queue is told what runs and what waits, in order, until nothing does`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let (screen, figs) = (harness.app.screenManager, [SDLChoiceCell(text: "Fig")])
        let question = SDLChoiceSet(title: "Well?", delegate: nil, choices: [SDLChoiceCell(text: "yes")])
        screen.presentChoiceSet(question, mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(harness.insides("choices", "queue") == ["present Well?"])
        screen.preloadChoices(figs)
        screen.deleteChoices(figs)
        await harness.inFlight.settled()
        #expect(
            harness.insides("choices", "queue") == ["present Well?", "preload 1 choices", "delete 1 choices"])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(harness.insides("choices", "queue") == [])
    }

    @Test func `What waits for the driver to start the app is told to wait, and no more when the connection goes`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        harness.app.screenManager.preloadChoices([SDLChoiceCell(text: "Fig")])
        await harness.inFlight.settled()
        #expect(harness.insides("choices", "queue") == ["preload 1 choices"])
        try await harness.lose()
        #expect(harness.insides("choices", "queue") == [])
    }

    @Test func `An app that projects tells its streams and its fingers too, and what they meant`() async throws {
        let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .navigation)
        let harness = try Harness(configuration) { SDLViewController() }
        await harness.start()
        let app: SDLApplication = harness.app
        app.streamManager?.startVideo(SDLVideoFormat(width: 320, height: 240))
        try await harness.activate()
        #expect(
            harness.insides("streams") == [
                "video": [
                    "state": "Ready", "width": 320, "height": 240, "videoProtocol": "RAW", "videoCodec": "H264",
                ], "audio": ["state": "Stopped"],
            ])
        app.streamManager?.hapticInterface.updateInterfaceLayout(withSpatialData: [
            SDLHapticRect(id: 4, x: 1, y: 2, width: 30, height: 40)
        ])
        await harness.inFlight.settled()
        #expect(
            harness.insides("haptics", "verdicts") == [
                [
                    "id": 4, "source": "spatialData", "x": 1.0, "y": 2.0, "width": 30.0, "height": 40.0,
                    "verdict": "accepted",
                ]
            ])
        let received = try #require(harness.insides()?.object)
        harness.appJournal.forget()
        app.inspect()
        for key in ["streams", "haptics", "stateNames"] {
            #expect(harness.insides(key) == received[key], "\(key)")
        }
        #expect(harness.insides("touch", "gesture") == "none")
    }
}
