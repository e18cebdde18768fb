import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of overlays, from the app's call to the driver's answer and the app's completion.
@MainActor
@Suite struct OverlayTests {
    @MainActor final class ResultRecorder {
        private(set) var results: [String] = []
        func handler(_ name: String) -> SDLOverlayControllerCompletionHandler {
            { [self] result, error in results.append("\(name) \(result)\(error == nil ? "" : " error")") }
        }
    }

    func running(policy: String = "abort-older") async throws -> (Harness, Player, SDLViewControllerManager) {
        let root = Player()
        let harness = try Harness { root }
        await harness.start()
        try await harness.activate()
        var settings = HeadUnitSettings()
        settings.popupPolicy = policy
        try await harness.drive(.set(settings))
        return (harness, root, harness.app.viewControllerManager)
    }

    @Test func `OVL-05, OVL-08, OVL-09, OVL-E1: a second alert aborts the first; the list is right at each step`()
        async throws
    {
        let (harness, root, manager) = try await running()
        let ends = ResultRecorder()
        let first = SDLAlertController(message: "A1", buttons: nil)
        let second = SDLAlertController(message: "A2", buttons: nil)
        var presentedInHandler: SDLOverlayController?
        root.presentOverlayController(first) { result, error in
            presentedInHandler = manager.presentedOverlayController
            ends.handler("A1")(result, error)
        }
        #expect(manager.presentedOverlayController === first)  // OVL-E1.1
        await harness.inFlight.settled()
        #expect(harness.tree("visibleOverlay") == "o1")  // OVL-E1.2
        root.presentOverlayController(second, completion: ends.handler("A2"))
        #expect(manager.presentedOverlayController === first)  // OVL-E1.3
        await harness.inFlight.settled()
        #expect(manager.presentedOverlayController === second)  // OVL-E1.4
        #expect(presentedInHandler === second)  // OVL-E1.5
        #expect(ends.results == ["A1 ABORTED error"])
        try await harness.drive(.overlay(nil, .timeout))
        #expect(ends.results == ["A1 ABORTED error", "A2 SUCCESS"])
        #expect(manager.presentedOverlayController == nil)
    }

    @Test func `OVL-E2: a second alert is rejected because of the first, and completes with an error`() async throws {
        let (harness, root, manager) = try await running(policy: "reject-newer")
        let ends = ResultRecorder()
        let first = SDLAlertController(message: "A1", buttons: nil)
        root.presentOverlayController(first, completion: ends.handler("A1"))
        await harness.inFlight.settled()
        root.presentOverlayController(SDLAlertController(message: "A2", buttons: nil), completion: ends.handler("A2"))
        #expect(manager.presentedOverlayController === first)
        await harness.inFlight.settled()
        #expect(ends.results == ["A2 REJECTED error"])
        #expect(manager.presentedOverlayController === first)
    }

    @Test func `OVL-47: a transparent overlay view is composed with the screen, which is restored afterwards`()
        async throws
    {
        let (harness, root, _) = try await running()
        let overlay = SDLAlertController(message: "Albums", buttons: nil)
        let text = SDLTextView("loading")
        text.opaque = false
        let buttons = SDLView(subviews: [SDLButtonView(button: .init(name: "cancel", text: "cancel"))])
        let view = SDLView(subviews: [text, buttons])
        view.opaque = false
        overlay.view = view
        root.presentOverlayController(overlay)
        await harness.inFlight.settled()
        func field(_ number: Int) -> String? {
            harness.tree("apps", "hello", "windows", "0", "mainField\(number)")?.string
        }
        func texts() -> [String?]? {
            harness.tree("apps", "hello", "windows", "0", "softButtons")?.array?.map { $0["text"]?.string }
        }
        #expect((1...4).map(field) == ["loading", "artist", "album", "genre"])
        #expect(texts() == ["cancel"])
        #expect(harness.tree("apps", "hello", "windows", "0", "graphic", "value") == "0x11")
        try await harness.drive(.overlay(nil, .cancel))
        #expect((1...4).map(field) == ["title", "artist", "album", "genre"])  // OVL-50
        #expect(texts() == ["fav", "remove", "radio"])
    }

    @Test func `OVL-44: an alert without a view changes nothing on the main screen`() async throws {
        let (harness, root, _) = try await running()
        let shows = harness.sent("Show").count
        root.presentOverlayController(SDLAlertController(message: "Hello", buttons: nil))
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").count == 1)
        #expect(harness.sent("Show").count == shows)
    }

    @Test func `OVL-108: a slider has the driver's value when its completion runs`() async throws {
        let (harness, root, _) = try await running()
        let slider = SDLSliderController(title: "Bass", value: 0, minimumValue: -10, maximumValue: 10)
        var atCompletion: Int?
        root.presentOverlayController(slider) { _, _ in atCompletion = slider.value }
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .slide(position: 21)))
        try await harness.drive(.overlay(nil, .save))
        #expect(atCompletion == 10)
        let sent = harness.sent("Slider").first?["params"]
        #expect(sent?["numTicks"] == 21 && sent?["position"] == 11)
        #expect(sent?["sliderFooter"]?.array?.count == 21)  // OVL-107
    }

    @Test func `OVL-04: only the top controller may present`() async throws {
        let (harness, root, manager) = try await running()
        manager.pushViewController(Player())
        let ends = ResultRecorder()
        root.presentOverlayController(SDLAlertController(message: "A1", buttons: nil), completion: ends.handler("A1"))
        await harness.inFlight.settled()
        #expect(ends.results == ["A1 GENERIC_ERROR error"])
        #expect(harness.sent("Alert").isEmpty)
    }

    enum Ending: CaseIterable { case disconnected, aborted, popped, closed }

    @Test(arguments: OverlayKind.all, Ending.allCases)
    func `OVL-13, OVL-14, OVL-09: every kind of overlay completes once, and is released`(
        _ kind: OverlayKind, _ ending: Ending
    ) async throws {
        let (harness, _, manager) = try await running()
        let page = Player()
        manager.pushViewController(page)
        await harness.inFlight.settled()
        var ends = 0
        weak var released: SDLOverlayController?
        do {
            let overlay = kind.make()
            released = overlay
            page.presentOverlayController(overlay) { _, _ in ends += 1 }
        }
        await harness.inFlight.settled()
        #expect(ends == 0 && released != nil)
        switch ending {
        case .disconnected: try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        case .aborted: try await harness.drive(.overlay(nil, .cancel))
        case .popped:
            manager.popViewController()
            await harness.inFlight.settled()
        case .closed: try await harness.drive(.app(key: "hello", .close))
        }
        #expect(ends == 1 && released == nil && manager.presentedOverlayController == nil)
        await harness.pass(.seconds(60))
        #expect(ends == 1)
    }
}
