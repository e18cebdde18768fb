import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests of the calls that an app may make in the callbacks and the completion of an overlay, with and without another
/// overlay.
@MainActor
@Suite struct OverlayCallbackTests {
    /// An alert that records its callbacks. In each callback, the alert runs a closure of the test.
    private final class Notice: SDLAlertController {
        var lines: [String] = []
        var actions: [String: (Notice) -> Void] = [:]
        var again: [String: (Notice) -> Void] = [:]

        private func called(_ call: String) {
            lines.append(call)
            let now = actions.removeValue(forKey: call)
            now?(self)
            again[call]?(self)
        }

        func presentAgain(from page: SDLViewController) { page.presentOverlayController(self) }

        override func loadView() {
            lines.append("loadView in \(application?.configuration.appID ?? "no app")")
            view = SDLTextView("notice")
        }
        override func viewWillAppear() { called("viewWillAppear") }
        override func viewWillDisappear() { called("viewWillDisappear") }
        override func viewDidDisappear() { called("viewDidDisappear") }
    }

    /// Returns an alert that cannot be shown yet, because the upload of its image has no answer. Also returns the
    /// controller below the alert.
    private func waiting(_ harness: Harness) async throws -> (Notice, ControllerCallbackTests.Page) {
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "DO_NOT_RESPOND")))
        let icon = SDLArtwork(data: [1, 2, 3], name: "icon")
        let notice = Notice()
        notice.message = "Hello"
        notice.buttons = [SDLButtonView(button: SDLSoftButtonObject(name: "b", text: "B", artwork: icon))]
        let page = try #require(harness.app.viewControllerManager.topViewController as? ControllerCallbackTests.Page)
        return (notice, page)
    }

    @Test(arguments: ["viewWillAppear", "viewWillDisappear"])
    func `Ruling 63: an overlay that cancels itself in a view callback disappears and completes once`(_ call: String)
        async throws
    {
        let (harness, _) = try await ControllerCallbackTests.running(ControllerCallbackTests.Page("one"))
        try await harness.activate()
        let (notice, page) = try await waiting(harness)
        notice.actions[call] = { $0.cancel() }
        var ends: [SDLResult] = []
        page.presentOverlayController(notice) { result, _ in ends.append(result) }
        await harness.inFlight.settled()
        if call == "viewWillDisappear" { notice.view = nil }
        await harness.inFlight.settled()
        #expect(
            notice.lines == ["loadView in hello", "viewWillAppear", "viewWillDisappear", "viewDidDisappear"])
        #expect(ends == [.aborted] && harness.sent("Alert").isEmpty)
    }

    @Test func `An overlay whose callbacks remove and restore its view does not loop forever`() async throws {
        let (harness, _) = try await ControllerCallbackTests.running(ControllerCallbackTests.Page("one"))
        try await harness.activate()
        let (notice, page) = try await waiting(harness)
        page.presentOverlayController(notice)
        notice.lines = []
        var view: SDLView?
        for call in ["viewWillAppear", "viewWillDisappear"] {
            notice.again[call] = { notice in
                (view, notice.view) = (notice.view, view)
            }
        }
        view = notice.view
        notice.view = nil
        #expect(notice.lines.filter { $0.hasPrefix("viewWill") }.count == 8)
    }

    @Test func `Ruling 63: two simultaneous overlays have separate life cycles, and end together`() async throws {
        let (harness, _) = try await ControllerCallbackTests.running(ControllerCallbackTests.Page("one"))
        try await harness.activate()
        try await harness.drive(.force(ForcedResult(function: "Alert", result: "DO_NOT_RESPOND")))
        let page = try #require(harness.app.viewControllerManager.topViewController)
        let (first, second) = (Notice(), Notice())
        var ends: [String] = []
        let status = SDLTextView(statusBar: "status")
        status.opaque = false
        second.view = status
        for (overlay, name) in [(first, "first"), (second, "second")] {
            overlay.message = name
            page.presentOverlayController(overlay) { result, _ in ends.append("\(name) \(result)") }
        }
        await harness.inFlight.settled()
        let shown = { harness.sent("Show").last?["params"] }
        #expect(
            harness.tree("apps", "hello", "windows", "0", "mainField1") == "notice" && shown()?["statusBar"] == "status"
        )
        #expect(
            harness.appTree("overlays")?.array?.map { $0["controller"]?.string } == [page.identifier, page.identifier])
        for overlay in [first, second] {
            #expect(harness.appTree("controllers", overlay.identifier, "state") == "appeared")
        }
        (first.view as? SDLTextView)?.mainFields = ["changed"]
        await harness.inFlight.settled()
        #expect(shown()?["mainField1"] == "changed")
        try await harness.drive(.app(key: "hello", .background))
        for overlay in [first, second] {
            #expect(harness.appTree("controllers", overlay.identifier, "state") == "disappeared")
        }
        try await harness.activate()
        for overlay in [first, second] {
            #expect(harness.appTree("controllers", overlay.identifier, "state") == "appeared")
        }
        // If the app presents an overlay a second time during the presentation, the second call has no effect.
        first.presentAgain(from: page)
        #expect(harness.diagnostics == ["OVL-08"])
        harness.app.viewControllerManager.pushViewController(SDLViewController())
        await harness.inFlight.settled()
        // Two overlays were cancelled twice: when the app went to the background, and at the push.
        #expect(harness.sent("CancelInteraction").count == 4)
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(ends.sorted() == ["first GENERIC_ERROR", "second GENERIC_ERROR"])
    }

    private final class ContextDelegate: SDLApplicationDelegate {
        var note: (String) -> Void = { _ in }
        func applicationDidFinishLaunching(_ application: SDLApplication) {}
        func applicationDidEnterMainContext(_ application: SDLApplication) { note("main") }
    }

    @Test func `OVL-09: an overlay's completion runs before the next notification is handled`() async throws {
        let (page, delegate) = (ControllerCallbackTests.Page("one"), ContextDelegate())
        let harness = try Harness(delegate: delegate) { page }
        await harness.start()
        try await harness.activate()
        var lines: [String] = []
        page.presentOverlayController(SDLAlertController(message: "A", buttons: nil)) { _, _ in lines.append("end") }
        await harness.inFlight.settled()
        delegate.note = { lines.append($0) }
        try await harness.drive(.overlay(nil, .timeout))
        #expect(lines == ["end", "main"])
    }

    @Test func `Ruling 70: a range of button ids is free again when its overlay has ended`() async throws {
        let (harness, manager) = try await ControllerCallbackTests.running(ControllerCallbackTests.Page("one"))
        try await harness.activate()
        func buttons() -> [SDLButtonView] { [SDLButtonView(button: SDLSoftButtonObject(name: "ok", text: "OK"))] }
        let makes: [() -> SDLOverlayController] = [
            { SDLAlertController(message: "A", buttons: buttons()) },
            { SDLScrollableMessageController(message: "A", buttons: buttons(), duration: 5) },
        ]
        for make in makes + makes {
            manager.topViewController?.presentOverlayController(make())
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        let sent = (harness.sent("Alert") + harness.sent("ScrollableMessage"))
            .compactMap { $0["params"]?["softButtons"]?[0]?["softButtonID"]?.int }
        #expect(sent == [10, 10, 10, 10])
    }

    @Test(arguments: [("SUCCESS", true), ("WARNINGS", true), ("REJECTED", false)])
    func `OVL-11: a successful result code has no error`(_ result: String, _ isSuccess: Bool) async throws {
        let (harness, manager) = try await ControllerCallbackTests.running(ControllerCallbackTests.Page("one"))
        try await harness.activate()
        try await harness.drive(.force(ForcedResult(function: "Alert", result: result, times: 1)))
        var received: [Bool] = []
        manager.topViewController?.presentOverlayController(SDLAlertController(message: "A", buttons: nil)) {
            received.append($0.rawValue == result && ($1 == nil) == isSuccess)
        }
        await harness.inFlight.settled()
        // If the result is a forced success, the alert is shown until its timeout.
        if isSuccess { try await harness.drive(.overlay(nil, .timeout)) }
        #expect(received == [true])
    }

    @Test func `OVL-71: finishing voice input in its own completion has no effect`() async throws {
        let (harness, manager) = try await ControllerCallbackTests.running(ControllerCallbackTests.Page("one"))
        try await harness.activate()
        let input = SDLAudioInputController(message: nil, promptText: "Yes?") { _ in }
        var ends = 0
        manager.topViewController?.presentOverlayController(input) { [weak input] _, _ in
            ends += 1
            input?.finish()
        }
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .timeout))
        #expect(ends == 1 && harness.sent("EndAudioPassThru").isEmpty)
    }

    /// A choice set delegate that presents the choice set again when the driver has answered.
    private final class RepeatingDelegate: SDLChoiceSetDelegate {
        var again: () -> Void = {}
        private(set) var lines: [String] = []
        func choiceSet(
            _ choiceSet: SDLChoiceSet, didSelectChoice choice: SDLChoiceCell, withSource source: SDLTriggerSource
        ) {
            lines.append("\(choice.text) by \(source)")
            again()
        }
        func choiceSet(_ choiceSet: SDLChoiceSet, didReceiveError error: any Error) { lines.append("error") }
    }

    @Test func `An interaction that is presented again in its own completion can be cancelled`() async throws {
        let (harness, manager) = try await ControllerCallbackTests.running(ControllerCallbackTests.Page("one"))
        try await harness.activate()
        let choiceRecorder = RepeatingDelegate()
        let set = SDLChoiceSet(title: "?", delegate: choiceRecorder, choices: [SDLChoiceCell(text: "a")])
        choiceRecorder.again = {
            manager.topViewController?.presentOverlayController(SDLInteractionController(choiceSet: set))
        }
        choiceRecorder.again()
        await harness.inFlight.settled()
        let id = harness.appTree("overlays")?[0]?["cancelID"]
        #expect(id != nil && id == harness.sent("PerformInteraction").last?["params"]?["cancelID"])
        try await harness.drive(.overlay(nil, .choose(Target(text: "a"), source: .menu)))
        #expect(choiceRecorder.lines == ["a by MENU"] && harness.sent("PerformInteraction").count == 2)
        choiceRecorder.again = {}
        set.cancel()
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == ["a by MENU", "error"] && harness.tree("visibleOverlay") == nil)
    }
}
