import Foundation
import JSON
import Journeys
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

    func running(_ delegate: (any SDLAppDelegate)? = nil) async throws -> (Journey, Page) {
        let root = Page()
        let journey = try Journey(delegate: delegate) { root }
        await journey.start()
        try await journey.activate()
        return (journey, root)
    }

    @Test func `FND-33: after a reconnection the same screen is shown again`() async throws {
        let (journey, _) = try await running()
        #expect(journey.sent("Show").count == 1)
        try await journey.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await journey.pass(.seconds(1))
        try await journey.activate()
        #expect(journey.sent("Show").count == 2)
        #expect(journey.tree("apps", "hello", "windows", "0", "mainField1") == "title")
    }

    @Test func `FND-63, FND-65: a question by voice alone says its prompt first`() async throws {
        let (journey, root) = try await running()
        let set = SDLChoiceSet(
            title: "Well?", delegate: nil, choices: [SDLChoiceCell(text: "yes", artwork: nil, voiceCommands: ["yes"])])
        root.presentOverlayController(
            SDLInteractionController(
                choiceSet: set, initialPrompt: [SDLTTSChunk(text: "Say it", type: .text)], manualInteraction: nil,
                voiceInteraction: SDLVoiceInteraction()))
        await journey.flight.settled()
        let sent = journey.sent("PerformInteraction").last?["params"]
        #expect(sent?["interactionMode"] == "VR_ONLY")
        #expect(sent?["initialPrompt"]?[0]?["text"] == "Say it")
    }

    @Test func `OVL-40, OVL-48: the views of all overlays lie over the screen, the oldest lowest`() async throws {
        let (journey, root) = try await running()
        try await journey.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        func present(_ text: String?, _ icon: String?) async {
            let alert = SDLAlertController(message: "Hello", buttons: nil)
            let view = SDLView(subviews: [])
            if let text { view.addSubview(SDLTextView(text)) }
            if let icon { view.addSubview(SDLImageView(image: SDLArtwork(staticIcon: icon))) }
            view.opaque = false
            for part in view.subviews { part.opaque = false }
            alert.view = view
            root.presentOverlayController(alert)
            await journey.flight.settled()
        }
        func shown(_ name: String...) -> String? {
            name.reduce(journey.tree("apps", "hello", "windows", "0")) { $0?[$1] }?.string
        }
        await present("first", "0x11")
        await present(nil, "0x22")
        #expect(shown("mainField1") == "first" && shown("mainField2") == "artist")
        #expect(shown("graphic", "value") == "0x22")
        await present("third", nil)
        #expect(shown("mainField1") == "third" && shown("graphic", "value") == "0x22")
        // A change of any of them shows.
        let middle = journey.app.viewControllerManager.overlays.overlays[1]
        middle.view?.addSubview(SDLTextView("one", "two", "three"))
        await journey.flight.settled()
        #expect(shown("mainField1") == "third" && shown("mainField2") == "two")
    }

    @Test(arguments: ["ABORTED", "TIMED_OUT"])
    func `OVL-108, OVL-123, ruling 59: where the driver left a slider is kept, however it ended`(_ result: String)
        async throws
    {
        let (journey, root) = try await running()
        let slider = SDLSliderController(title: "Bass", value: 1, minimumValue: 0, maximumValue: 4)
        let picker = SDLValuePickerController(title: "Size", valueLabels: ["S", "M", "L"], value: 0)
        var ends: [String] = []
        for overlay in [slider, picker] {
            root.presentOverlayController(overlay) { result, error in ends.append("\(result) \(error != nil)") }
            await journey.flight.settled()
            try await journey.drive(.overlay(nil, .slide(position: 3)))
            try await journey.drive(.overlay(nil, result == "ABORTED" ? .cancel : .timeout))
        }
        #expect(slider.value == 2 && picker.value == 2)
        // OVL-11: neither is a success.
        #expect(ends == ["\(result) true", "\(result) true"])
    }

    @Test func `OVL-11: what the head unit says of a refusal is told with it`() async throws {
        let (journey, root) = try await running()
        try await journey.drive(
            .force(ForcedResult(function: "Alert", result: "REJECTED", info: "Not while it rains.")))
        var ends: [String] = []
        root.presentOverlayController(SDLAlertController(message: "Hello", buttons: nil)) { result, error in
            ends.append("\(result): \(error!)")
        }
        await journey.flight.settled()
        #expect(ends == ["REJECTED: The head unit answered REJECTED: Not while it rains."])
    }

    /// Notes the notifications of one app: tests beside this one post theirs.
    private func observe(_ names: [(Notification.Name, String)], of app: SDLApplication, _ told: Lock<[String]>)
        -> [any NSObjectProtocol]
    {
        let app = ObjectIdentifier(app)
        return names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                guard let object = notification.object as AnyObject?, ObjectIdentifier(object) == app else { return }
                told.withLock { $0.append("notification \(word)") }
            }
        }
    }

    @Test func `Ruling 61: the delegate is told before those who observe the notification`() async throws {
        let told = Lock([String]())
        final class Draft: SDLAppDelegate {
            let told: Lock<[String]>
            init(_ told: Lock<[String]>) { self.told = told }
            func appDidConnect(_ app: SDLApplication) { told.withLock { $0.append("delegate connect") } }
            func appDidFinishLaunch(_ app: SDLApplication) { told.withLock { $0.append("delegate launch") } }
            func appDidBecomeActive(_ app: SDLApplication) { told.withLock { $0.append("delegate active") } }
            func appDidDisconnect(_ app: SDLApplication) { told.withLock { $0.append("delegate disconnect") } }
        }
        let names: [(Notification.Name, String)] = [
            (.SDLAppDidConnect, "connect"), (.SDLAppDidFinishLaunch, "launch"), (.SDLAppDidBecomeActive, "active"),
            (.SDLAppDidDisconnect, "disconnect"),
        ]
        let delegate = Draft(told)
        let journey = try Journey(delegate: delegate) { Page() }
        let tokens = observe(names, of: journey.app, told)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        await journey.start()
        try await journey.activate()
        try await journey.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        let expected = ["connect", "launch", "active", "disconnect"].flatMap {
            ["delegate \($0)", "notification \($0)"]
        }
        #expect(told.withLock { $0 } == expected)
    }

    @Test func `Ruling 61: so is a delegate by the final text's names, of what only that text tells, too`() async throws
    {
        let told = Lock([String]())
        final class Final: SDLApplicationDelegate {
            let told: Lock<[String]>
            init(_ told: Lock<[String]>) { self.told = told }
            func applicationDidFinishLaunching(_ application: SDLApplication) { note("DidFinishLaunching") }
            func applicationDidBecomeActive(_ application: SDLApplication) { note("DidBecomeActive") }
            func applicationDidBecomeObscured(_ application: SDLApplication) { note("DidBecomeObscured") }
            private func note(_ word: String) { told.withLock { $0.append("delegate \(word)") } }
        }
        let names: [(Notification.Name, String)] = [
            (.SDLApplicationDidFinishLaunching, "DidFinishLaunching"),
            (.SDLApplicationDidBecomeActive, "DidBecomeActive"),
            (.SDLApplicationDidBecomeObscured, "DidBecomeObscured"),
        ]
        let delegate = Final(told)
        let journey = try Journey(delegate: delegate) { Page() }
        let tokens = observe(names, of: journey.app, told)
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        await journey.start()
        try await journey.activate()
        try await journey.drive(
            .app(
                key: "hello",
                .setStatus(
                    hmiLevel: nil, audioStreamingState: nil, videoStreamingState: nil, systemContext: "HMI_OBSCURED")))
        #expect(told.withLock { $0 } == names.map(\.1).flatMap { ["delegate \($0)", "notification \($0)"] })
    }

    @Test func `What one head unit has allowed is not allowed when it is gone`() async throws {
        let (journey, _) = try await running()
        #expect(journey.app.permissionManager.isRPCNameAllowed("Alert"))
        try await journey.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(!journey.app.permissionManager.isRPCNameAllowed("Alert"))
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
        let (journey, _) = try await running()
        let manager = try #require(journey.app.viewControllerManager)
        let leaver = Leaver()
        manager.pushViewController(leaver)
        await journey.flight.settled()
        manager.pushViewController(SDLViewController())
        #expect(leaver.lines == ["on top of 2", "on top of 2"])
        manager.popViewController()
        await journey.flight.settled()
        manager.popViewController()
        #expect(leaver.lines.suffix(2) == ["on top of 2", "on top of 2"] && leaver.lines.count == 4)
    }
}
