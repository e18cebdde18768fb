import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import SDLTransport
import TestJournal
import Testing

/// Tests of the reports that an app sends to the inspector: first the whole state, and then each change.
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

    /// Starts an app with a menu, voice commands, a view and an overlay.
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

    @Test func `An app's name, state and last transition are reported with both texts' names`() async throws {
        let (harness, _) = try await running()
        #expect(harness.appTree("key") == "hello" && harness.appTree("name") == "Hello")
        #expect(harness.appTree("stateNames") == ["draft": "active", "final": "active"])
        #expect(harness.appTree("systemContext") == "ALERT")
        #expect(harness.appTree("lastTransition", "from") == "notRunning")
        #expect(harness.appTree("lastTransition", "to") == "active")
        #expect(harness.appTree("lastTransition", "calls") == ["appDidFinishLaunch", "appDidBecomeActive"])
        #expect(harness.appTree("transitions") == 2)
        try await harness.drive(.app(key: "hello", .background))
        #expect(harness.appTree("stateNames", "final") == "background")
        #expect(harness.appTree("transitions") == 3)
    }

    @Test func `Menu, voice commands, permissions and files are reported`() async throws {
        let (harness, _) = try await running()
        #expect(harness.appTree("menu")?.array?.map { $0["title"] } == ["Play", "More"])
        #expect(harness.appTree("menu")?[1]?["lines"]?.array?.map { $0["title"] } == ["Less", "Least"])
        #expect(harness.appTree("voiceCommands")?.object?.values.map(\.self) == [["play", "go on"], ["stop"]])
        let permissions = harness.appTree("permissions")?.object ?? [:]
        #expect(["AddCommand", "Alert", "PutFile", "Show"].allSatisfy { permissions[$0] == true })
        #expect(harness.appTree("files", "cover", "size") == 3)
        #expect(harness.appTree("fileOrder") == ["cover"])
    }

    @Test func `Controllers and overlays are reported with their views, in depth-first order`() async throws {
        let (harness, page) = try await running()
        let stack = (harness.appTree("stack")?.array ?? []).compactMap(\.string)
        #expect(stack.count == 1)
        let view = harness.appTree("controllers", stack[0], "view")
        #expect(view?["subviews"]?.array?.map { $0["class"] } == ["SDLTextView", "SDLImageView", "SDLView"])
        #expect(view?["subviews"]?[2]?["subviews"]?.array?.map { $0["button"]?["name"] } == ["Play", "Stop"])
        #expect(view?["subviews"]?[2]?["id"]?.string == "\(stack[0]).4")
        let overlay = try #require(harness.appTree("presentedOverlay")?.string)
        #expect(harness.appTree("controllers", overlay, "isOverlay") == true)
        #expect(harness.appTree("overlays")?[0]?["class"] == "SDLAlertController")
        page.text.statusBar = "status"
        await harness.inFlight.settled()
        #expect(harness.appTree("controllers", stack[0], "view", "subviews")?[0]?["statusBar"] == "status")
    }

    @Test func `An inspector that attaches late gets the whole tree`() async throws {
        let (harness, _) = try await running()
        _ = harness.app.screenManager.subscribeButton(.ok) { _, _, _ in }
        await harness.inFlight.settled()
        for rule in ["FND-02", "FND-01"] {
            harness.app.diagnose(Diagnostic(rule: rule, message: "Something.", fix: "Nothing."))
        }
        #expect(harness.appTree("diagnostics", "count") == 2)
        #expect(harness.appTree("diagnostics", "latest", "rule") == "FND-01")
        let received = try #require(harness.appTree()?.object)
        #expect(received.keys.contains("diagnostics"))
        harness.appJournal.forget()
        harness.app.inspect()
        let again = try #require(harness.appTree()?.object)
        // Past transitions are not repeated.
        for key in received.keys where !["lastTransition", "transitions"].contains(key) {
            #expect(again[key] == received[key], "\(key)")
        }
    }

    @Test func `An overlay is reported with its request, durations and presenting controller`()
        async throws
    {
        let (harness, page) = try await running()
        let overlay = try #require(harness.appTree("overlays")?[0])
        #expect(overlay["params"]?["alertText1"] == "Hello" && overlay["durationSent"] == 0)
        #expect(overlay["durationWanted"] == 0.0 && overlay["controller"]?.string == page.identifier)
        #expect(overlay["cancelID"] == overlay["params"]?["cancelID"] && overlay["cancelID"] != nil)
        let others: [(SDLOverlayController, Int)] = [
            (SDLScrollableMessageController(message: "Long", duration: 9), 9000),
            (SDLAudioInputController(message: nil, prompt: nil, duration: 4) { _ in }, 4000),
            (SDLAlertController(message: "A", prompt: nil, buttons: nil, duration: 5), 5000),
        ]
        try await harness.drive(.overlay(nil, .cancel))
        #expect(harness.appTree("overlays") == [] && harness.appTree("presentedOverlay") == nil)
        for (overlay, span) in others {
            page.presentOverlayController(overlay)
            await harness.inFlight.settled()
            #expect(harness.appTree("overlays")?[0]?["durationSent"]?.int == span)
            #expect(harness.appTree("overlays")?[0]?["durationWanted"]?.double == Double(span))
            #expect(harness.appTree("presentedOverlay")?.string == overlay.identifier)
            try await harness.drive(.overlay(nil, .cancel))
        }
    }

    @Test func `Ruling 15: the oldest of several overlays is the presented one, and all are reported in order`()
        async throws
    {
        let (harness, page) = try await running()
        let first = try #require(harness.appTree("presentedOverlay")?.string)
        let later = (1...2).map { SDLAlertController(message: "\($0)", buttons: nil) }
        for overlay in later { page.presentOverlayController(overlay) }
        let order = [first] + later.map(\.identifier)
        #expect(harness.appTree("overlays")?.array?.map { $0["id"]?.string } == order)
        #expect(harness.appTree("presentedOverlay")?.string == first)
        // A newer alert ends the older alerts.
        await harness.inFlight.settled()
        #expect(harness.appTree("presentedOverlay")?.string == later[1].identifier)
    }

    @Test func `A change is reported with the screen it led to, and removed controllers are not reported`()
        async throws
    {
        let (harness, page) = try await running()
        try await harness.drive(.overlay(nil, .cancel))
        let stack = try #require(harness.appTree("stack")?[0]?.string)
        let before = harness.appJournal.changes.count
        page.text.mainFields = ["New", "Line"]
        page.text.statusBar = "status"
        await harness.inFlight.settled()
        let paths = harness.appJournal.changes.dropFirst(before).map { $0.path.keys.joined(separator: "/") }
        #expect(paths.filter { $0 == "controllers/\(stack)" }.count >= 1 && paths.contains("screen"))
        #expect(harness.appTree("controllers", stack, "view", "subviews")?[0]?["text"] == ["New", "Line"])
        #expect(harness.appTree("screen", "sent", "mainField1") == "New")
        // An unchanged screen is not reported again.
        let received = harness.appJournal.changes.count { $0.path.keys == ["screen"] }
        harness.app.screenManager.setNeedsUpdate()
        await harness.inFlight.settled()
        #expect(harness.appJournal.changes.count { $0.path.keys == ["screen"] } == received)
        let pushed = SDLViewController()
        harness.app.viewControllerManager.pushViewController(pushed)
        await harness.inFlight.settled()
        #expect(harness.appTree("stack") == [.string(stack), .string(pushed.identifier)])
        harness.app.viewControllerManager.popViewController()
        pushed.view = SDLTextView("late")
        await harness.inFlight.settled()
        #expect(harness.appTree("controllers")?.object?.keys.map(\.self) == [stack])
    }

    @Test func `An inspector that attaches before there is a head unit gets the initial tree`() throws {
        let harness = try Harness { Page() }
        harness.app.inspect()
        #expect(harness.appTree("screen", "sent") == [:] && harness.appTree("stack") == [])
        #expect(harness.appTree("lifecycle") == "Stopped" && harness.appTree("state") == "disconnected")
        #expect(harness.appTree("overlays") == [] && harness.appTree("menu") == [] && harness.appTree("streams") == nil)
    }

    /// A journal that records which parts of the app's state change together in one batch.
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

    @Test func `The changes of one flush are reported in one batch`() async throws {
        let (page, clock, inFlight, batches) = (
            Page(), ControlledTimekeeper(pausedAt: .zero), InFlightCounter(), Batches()
        )
        let car = HeadUnit(
            profile: Profile.all[0], files: TemporaryFolder.make(), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main)
        let app = SDLApplication(
            configuration: SDLConfiguration(appName: "Hello", appID: "hello"), timekeeper: clock,
            writer: JournalWriter(batches, timekeeper: clock), inFlight: inFlight, home: .main,
            rootViewController: { page },
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

    @Test func `The appearance of a controller that needs no Show is reported once`() async throws {
        let (harness, _) = try await running()
        try await harness.drive(.overlay(nil, .cancel))
        let twin = Page()
        harness.app.viewControllerManager.pushViewController(twin)
        await harness.inFlight.settled()
        #expect(harness.appTree("controllers", twin.identifier, "state") == "appeared")
        let before = harness.appJournal.changes.count
        harness.app.screenManager.setNeedsUpdate()
        await harness.inFlight.settled()
        #expect(harness.appJournal.changes.dropFirst(before).allSatisfy { $0.path.keys[0] != "controllers" })
    }

    @Test func `The wanted screen is reported with all its elements`() async throws {
        let page = Page()
        let harness = try Harness { page }
        await harness.start()
        try await harness.activate()
        page.layout = "MEDIA"
        (page.text.statusBar, page.text.mediaTrack) = ("status", "track")
        page.view?.addSubview(SDLImageView(image: SDLArtwork(data: [4], name: "second")))
        await harness.inFlight.settled()
        #expect(
            harness.appTree("screen", "wanted") == [
                "mainField1": "Title", "mainField2": "Artist", "statusBar": "status", "mediaTrack": "track",
                "graphic": "cover", "secondaryGraphic": "second", "softButtons": ["Play", "Stop"], "template": "MEDIA",
            ])
        let stack = try #require(harness.appTree("stack")?[0]?.string)
        let view = harness.appTree("controllers", stack, "view")
        #expect(harness.appTree("controllers", stack, "layout") == "MEDIA")
        #expect(harness.appTree("fileOrder") == ["cover", "second"])
        #expect(harness.appTree("files", "cover", "size") == 3 && harness.appTree("files", "second", "size") == 1)
        #expect(view?["subviews"]?[0]?["mediaTrack"] == "track" && view?["subviews"]?[1]?["image"] == "cover")
        #expect(view?["subviews"]?[0]?["text"] == ["Title", "Artist"] && view?["subviews"]?[0]?["opaque"] == true)
        #expect(view?["subviews"]?[2]?["subviews"]?[1]?["button"] == ["name": "Stop", "state": "Stop", "text": "Stop"])
        #expect(view?["subviews"]?[0]?["subviews"] == nil)
    }

    @Test func `Choices are reported: cells, groups and the keyboard`() async throws {
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
        let held = harness.appTree("choices", "cells")?.object ?? [:]
        #expect(held.count == 2 && harness.appTree("choices", "cellOrder")?.array?.count == 2)
        #expect(
            held.values.first { $0["text"] == "Plum" } == [
                "text": "Plum", "secondaryText": "sweet", "tertiaryText": "blue", "voiceCommands": ["plum", "prune"],
                "artwork": "icon", "secondaryArtwork": "other",
            ])
        #expect(held.values.contains(["text": "Fig"]))
        #expect(harness.appTree("choices", "state")?.string?.isEmpty == false)
        #expect(harness.appTree("choices", "keyboard", "original")?.object?.isEmpty == false)
        for (name, count) in [("trees", 2), ("flowers", 1)] {
            let choices = (1...count).map { SDLChoiceCell(text: "\(name) \($0)") }
            screen.preloadChoiceGroup(SDLChoiceCellGroup(name: name, choices: choices))
        }
        await harness.inFlight.settled()
        #expect(harness.appTree("choices", "groups")?.object?.keys.map(\.self) == ["trees", "flowers"])
        #expect(harness.appTree("choices", "groups", "trees", "choices") == 2)
        #expect(harness.appTree("choices", "groups", "flowers", "sets")?.array?.count == 1)
        // A choice set has at most a hundred choices.
        let many = (1...150).map { SDLChoiceCell(text: "leaf \($0)") }
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "leaves", choices: many))
        await harness.inFlight.settled()
        #expect(harness.appTree("choices", "groups", "leaves", "choices") == 150)
        #expect(harness.appTree("choices", "groups", "leaves", "sets")?.array?.count == 2)
    }

    @Test func `The choice queue is reported in order, until it is empty`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let (screen, figs) = (harness.app.screenManager, [SDLChoiceCell(text: "Fig")])
        let question = SDLChoiceSet(title: "Well?", delegate: nil, choices: [SDLChoiceCell(text: "yes")])
        screen.presentChoiceSet(question, mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(harness.appTree("choices", "queue") == ["present Well?"])
        screen.preloadChoices(figs)
        screen.deleteChoices(figs)
        await harness.inFlight.settled()
        #expect(
            harness.appTree("choices", "queue") == ["present Well?", "preload 1 choices", "delete 1 choices"])
        try await harness.drive(.overlay(nil, .cancel))
        #expect(harness.appTree("choices", "queue") == [])
    }

    @Test func `A projection app also reports its streams, touches and haptic rectangles`() async throws {
        let configuration = SDLConfiguration(appName: "Map", appID: "map", appType: .navigation)
        let harness = try Harness(configuration) { SDLViewController() }
        await harness.start()
        let app: SDLApplication = harness.app
        app.streamManager?.startVideo(SDLVideoFormat(width: 320, height: 240))
        try await harness.activate()
        #expect(
            harness.appTree("streams") == [
                "video": [
                    "state": "Ready", "width": 320, "height": 240, "videoProtocol": "RAW", "videoCodec": "H264",
                ], "audio": ["state": "Stopped"],
            ])
        app.streamManager?.hapticInterface.updateInterfaceLayout(withSpatialData: [
            SDLHapticRect(id: 4, x: 1, y: 2, width: 30, height: 40)
        ])
        await harness.inFlight.settled()
        #expect(
            harness.appTree("haptics", "verdicts") == [
                [
                    "id": 4, "source": "spatialData", "x": 1.0, "y": 2.0, "width": 30.0, "height": 40.0,
                    "verdict": "accepted",
                ]
            ])
        let received = try #require(harness.appTree()?.object)
        harness.appJournal.forget()
        app.inspect()
        for key in ["streams", "haptics", "stateNames"] {
            #expect(harness.appTree(key) == received[key], "\(key)")
        }
        #expect(harness.appTree("touch", "gesture") == "none")
    }
}
