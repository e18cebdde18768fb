import Foundation
import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of how an app reconnects, presents overlays, and handles refused requests. Other tests check the order of
/// delegate calls and notifications.
@MainActor
@Suite struct AppDetailTests {
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

    @Test func `FND-63, FND-65: a voice-only interaction sends its initial prompt`() async throws {
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

    @Test func `OVL-40, OVL-48: the views of all overlays are drawn over the screen, the oldest at the bottom`()
        async throws
    {
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
        // A change of any overlay's view is shown.
        let middle = harness.app.viewControllerManager.overlays.overlays[1]
        middle.view?.addSubview(SDLTextView("one", "two", "three"))
        await harness.inFlight.settled()
        #expect(shown("mainField1") == "third" && shown("mainField2") == "two")
    }

    @Test(arguments: ["ABORTED", "TIMED_OUT"])
    func `OVL-108, OVL-123, ruling 59: a slider keeps the driver's value, however it ended`(_ result: String)
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
        // OVL-11: neither result is a success.
        #expect(ends == ["\(result) true", "\(result) true"])
    }

    @Test func `OVL-11: the error includes the info text of the head unit's refusal`() async throws {
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

    /// Records the notifications that `app` posts. Ignores equal notifications of other apps, which parallel tests
    /// post.
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

    @Test func `Ruling 61: the delegate is called before the observers of the notification`() async throws {
        let received = Lock([String]())
        final class DraftDelegate: SDLAppDelegate {
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
        let delegate = DraftDelegate(received)
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

    @Test func `Ruling 61: the final text's delegate is also called before the observers`() async throws {
        let received = Lock([String]())
        final class FinalDelegate: SDLApplicationDelegate {
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
        let delegate = FinalDelegate(received)
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

    @Test func `Permissions are cleared when the head unit disconnects`() async throws {
        let (harness, _) = try await running()
        #expect(harness.app.permissionManager.isRPCNameAllowed("Alert"))
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(!harness.app.permissionManager.isRPCNameAllowed("Alert"))
    }

    /// A controller that records, in its two disappear callbacks, whether the controller is on top of the stack.
    final class StackPositionRecorder: SDLViewController {
        var lines: [String] = []
        override func viewWillDisappear() { note() }
        override func viewDidDisappear() { note() }

        private func note() {
            let isTop = manager?.topViewController === self
            lines.append("\(isTop ? "on top" : "not on top") of \(manager?.viewControllers.count ?? 0)")
        }
    }

    @Test func `FND-26, FND-27, FND-28: a controller is still in the stack during its disappear callbacks`()
        async throws
    {
        let (harness, _) = try await running()
        let manager = try #require(harness.app.viewControllerManager)
        let controller = StackPositionRecorder()
        manager.pushViewController(controller)
        await harness.inFlight.settled()
        manager.pushViewController(SDLViewController())
        #expect(controller.lines == ["on top of 2", "on top of 2"])
        manager.popViewController()
        await harness.inFlight.settled()
        manager.popViewController()
        #expect(controller.lines.suffix(2) == ["on top of 2", "on top of 2"] && controller.lines.count == 4)
    }
}
