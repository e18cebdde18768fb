import Foundation
import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// What stays, what is told first, and what is told at all: details that an app only misses when they are gone.
@MainActor
@Suite struct AfterwardsTests {
    final class Page: SDLViewController {
        override func loadView() { view = SDLTextView("title", "artist") }
    }

    func running(_ delegate: (any SDLAppDelegate)? = nil) async throws -> (Harness, Page) {
        let root = Page()
        let harness = try Harness(delegate: delegate) { root }
        await harness.start()
        try await harness.activate()
        return (harness, root)
    }

    @Test func `FND-33: after a reconnection the same screen is shown again`() async throws {
        let (harness, _) = try await running()
        #expect(harness.sent("Show").count == 1)
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(harness.sent("Show").count == 2)
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "title")
    }

    @Test func `FND-63, FND-65: a question by voice alone says its prompt first`() async throws {
        let (harness, root) = try await running()
        let set = SDLChoiceSet(
            title: "Well?", delegate: nil, choices: [SDLChoiceCell(text: "yes", artwork: nil, voiceCommands: ["yes"])])
        root.presentOverlayController(
            SDLInteractionController(
                choiceSet: set, initialPrompt: [SDLTTSChunk(text: "Say it", type: .text)], manualInteraction: nil,
                voiceInteraction: SDLVoiceInteraction()))
        await harness.inFlight.settled()
        let sent = harness.sent("PerformInteraction").last?["params"]
        #expect(sent?["interactionMode"] == "VR_ONLY")
        #expect(sent?["initialPrompt"]?[0]?["text"] == "Say it")
    }

    @Test func `OVL-40, OVL-48: the views of all overlays lie over the screen, the oldest lowest`() async throws {
        let (harness, root) = try await running()
        try await harness.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        func present(_ text: String?, _ icon: String?) async {
            let alert = SDLAlertController(message: "Hello", buttons: nil)
            let view = SDLView(subviews: [])
            if let text { view.addSubview(SDLTextView(text)) }
            if let icon { view.addSubview(SDLImageView(image: SDLArtwork(staticIcon: icon))) }
            view.opaque = false
            for part in view.subviews { part.opaque = false }
            alert.view = view
            root.presentOverlayController(alert)
            await harness.inFlight.settled()
        }
        func shown(_ name: String...) -> String? {
            name.reduce(harness.tree("apps", "hello", "windows", "0")) { $0?[$1] }?.string
        }
        await present("first", "0x11")
        await present(nil, "0x22")
        #expect(shown("mainField1") == "first" && shown("mainField2") == "artist")
        #expect(shown("graphic", "value") == "0x22")
        await present("third", nil)
        #expect(shown("mainField1") == "third" && shown("graphic", "value") == "0x22")
        // A change of any of them shows.
        let middle = harness.app.viewControllerManager.overlays.overlays[1]
        middle.view?.addSubview(SDLTextView("one", "two", "three"))
        await harness.inFlight.settled()
        #expect(shown("mainField1") == "third" && shown("mainField2") == "two")
    }

    @Test(arguments: ["ABORTED", "TIMED_OUT"])
    func `OVL-108, OVL-123, ruling 59: where the driver left a slider is kept, however it ended`(_ result: String)
        async throws
    {
        let (harness, root) = try await running()
        let slider = SDLSliderController(title: "Bass", value: 1, minimumValue: 0, maximumValue: 4)
        let picker = SDLValuePickerController(title: "Size", valueLabels: ["S", "M", "L"], value: 0)
        var ends: [String] = []
        for overlay in [slider, picker] {
            root.presentOverlayController(overlay) { result, error in ends.append("\(result) \(error != nil)") }
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .slide(position: 3)))
            try await harness.drive(.overlay(nil, result == "ABORTED" ? .cancel : .timeout))
        }
        #expect(slider.value == 2 && picker.value == 2)
        // OVL-11: neither is a success.
        #expect(ends == ["\(result) true", "\(result) true"])
    }

    @Test func `OVL-11: what the head unit says of a refusal is told with it`() async throws {
        let (harness, root) = try await running()
        try await harness.drive(
            .force(ForcedResult(function: "Alert", result: "REJECTED", info: "Not while it rains.")))
        var ends: [String] = []
        root.presentOverlayController(SDLAlertController(message: "Hello", buttons: nil)) { result, error in
            ends.append("\(result): \(error!)")
        }
        await harness.inFlight.settled()
        #expect(ends == ["REJECTED: The head unit answered REJECTED: Not while it rains."])
    }

    /// Notes the notifications of one app: tests beside this one post theirs.
    private func observe(_ names: [(Notification.Name, String)], of app: SDLApplication, _ received: Lock<[String]>)
        -> [any NSObjectProtocol]
    {
        let app = ObjectIdentifier(app)
        return names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let object = notification.object as AnyObject?, ObjectIdentifier(object) == app else { return }
                received.withLock { $0.append("notification \(word)") }
            }
        }
    }

    @Test func `Ruling 61: the delegate is told before those who observe the notification`() async throws {
        let received = Lock([String]())
        final class Draft: SDLAppDelegate {
            let received: Lock<[String]>
            init(_ received: Lock<[String]>) { self.received = received }
            func appDidConnect(_ app: SDLApplication) { received.withLock { $0.append("delegate connect") } }
            func appDidFinishLaunch(_ app: SDLApplication) { received.withLock { $0.append("delegate launch") } }
            func appDidBecomeActive(_ app: SDLApplication) { received.withLock { $0.append("delegate active") } }
            func appDidDisconnect(_ app: SDLApplication) { received.withLock { $0.append("delegate disconnect") } }
        }
        let names: [(Notification.Name, String)] = [
            (.SDLAppDidConnect, "connect"), (.SDLAppDidFinishLaunch, "launch"), (.SDLAppDidBecomeActive, "active"),
            (.SDLAppDidDisconnect, "disconnect"),
        ]
        let delegate = Draft(received)
        let harness = try Harness(delegate: delegate) { Page() }
        let tokens = observe(names, of: harness.app, received)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        await harness.start()
        try await harness.activate()
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        let expected = ["connect", "launch", "active", "disconnect"].flatMap {
            ["delegate \($0)", "notification \($0)"]
        }
        #expect(received.withLock { $0 } == expected)
    }

    @Test func `Ruling 61: so is a delegate by the final text's names, of what only that text tells, too`() async throws
    {
        let received = Lock([String]())
        final class Final: SDLApplicationDelegate {
            let received: Lock<[String]>
            init(_ received: Lock<[String]>) { self.received = received }
            func applicationDidFinishLaunching(_ application: SDLApplication) { note("DidFinishLaunching") }
            func applicationDidBecomeActive(_ application: SDLApplication) { note("DidBecomeActive") }
            func applicationDidBecomeObscured(_ application: SDLApplication) { note("DidBecomeObscured") }
            private func note(_ word: String) { received.withLock { $0.append("delegate \(word)") } }
        }
        let names: [(Notification.Name, String)] = [
            (.SDLApplicationDidFinishLaunching, "DidFinishLaunching"),
            (.SDLApplicationDidBecomeActive, "DidBecomeActive"),
            (.SDLApplicationDidBecomeObscured, "DidBecomeObscured"),
        ]
        let delegate = Final(received)
        let harness = try Harness(delegate: delegate) { Page() }
        let tokens = observe(names, of: harness.app, received)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        await harness.start()
        try await harness.activate()
        try await harness.drive(
            .app(
                key: "hello",
                .setStatus(
                    hmiLevel: nil, audioStreamingState: nil, videoStreamingState: nil, systemContext: "HMI_OBSCURED")))
        #expect(received.withLock { $0 } == names.map(\.1).flatMap { ["delegate \($0)", "notification \($0)"] })
    }

    @Test func `What one head unit has allowed is not allowed when it is gone`() async throws {
        let (harness, _) = try await running()
        #expect(harness.app.permissionManager.isRPCNameAllowed("Alert"))
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(!harness.app.permissionManager.isRPCNameAllowed("Alert"))
    }

    /// Notes where it stands while it is told that it leaves.
    final class Leaver: SDLViewController {
        var lines: [String] = []
        override func viewWillDisappear() { note() }
        override func viewDidDisappear() { note() }

        private func note() {
            let isTop = manager?.topViewController === self
            lines.append("\(isTop ? "on top" : "not on top") of \(manager?.viewControllers.count ?? 0)")
        }
    }

    @Test func `FND-26, FND-27, FND-28: what leaves is told so while it still stands in the stack`() async throws {
        let (harness, _) = try await running()
        let manager = try #require(harness.app.viewControllerManager)
        let leaver = Leaver()
        manager.pushViewController(leaver)
        await harness.inFlight.settled()
        manager.pushViewController(SDLViewController())
        #expect(leaver.lines == ["on top of 2", "on top of 2"])
        manager.popViewController()
        await harness.inFlight.settled()
        manager.popViewController()
        #expect(leaver.lines.suffix(2) == ["on top of 2", "on top of 2"] && leaver.lines.count == 4)
    }
}
