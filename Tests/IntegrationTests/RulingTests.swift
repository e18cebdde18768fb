import Foundation
import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests for the rulings that resolve contradictions between the proposals (docs/rules/rulings.md).
@MainActor
@Suite struct RulingTests {
    func running(
        _ profile: String = "generic", _ root: SDLViewController = SDLViewController()
    ) async throws -> (Harness, SDLViewController) {
        let harness = try Harness(profile: profile) { root }
        await harness.start()
        try await harness.activate()
        return (harness, root)
    }

    @Test func `Ruling 16: a presentation that fails at once completes once, after its call`() async throws {
        let (harness, root) = try await running()
        let manager = harness.app.viewControllerManager!
        var ends: [Bool] = []
        root.presentOverlayController(SDLAlertController(message: nil, prompt: nil, buttons: nil)) { _, error in
            ends.append(error != nil && manager.presentedOverlayController == nil)
        }
        #expect(ends.isEmpty)
        await harness.inFlight.settled()
        #expect(ends == [true])
    }

    @Test func `Ruling 17: an overlay does not load a view`() async throws {
        let (harness, root) = try await running()
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        root.presentOverlayController(alert)
        await harness.inFlight.settled()
        #expect(alert.view == nil)
    }

    @Test func `Ruling 51: an alert with buttons is timed by the head unit`() async throws {
        let (harness, root) = try await running()
        let ok = SDLButtonView(button: SDLSoftButtonObject(name: "ok", text: "OK"))
        var ends: [SDLResult] = []
        root.presentOverlayController(
            SDLAlertController(
                message: "Hello", prompt: nil, buttons: [ok], shouldPlayTone: false,
                shouldShowProgressIndicator: false, duration: 4)
        ) { result, _ in ends.append(result) }
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").last?["params"]?["duration"] == 4000)
        await harness.pass(.seconds(4))
        #expect(ends.isEmpty)
        try await harness.drive(.overlay(nil, .timeout))
        #expect(ends == [.aborted])
    }

    @Test func `Ruling 53: the head unit's tryAgainTime reaches the app`() async throws {
        let (harness, root) = try await running()
        var settings = HeadUnitSettings()
        settings.popupPolicy = "reject-newer"
        try await harness.drive(.set(settings))
        root.presentOverlayController(SDLAlertController(message: "One", buttons: nil))
        await harness.inFlight.settled()
        var received: String?
        root.presentOverlayController(SDLAlertController(message: "Two", buttons: nil)) { _, error in
            received = "\(error!)"
        }
        await harness.inFlight.settled()
        #expect(received == "The head unit answered REJECTED; try again in 5 s")
    }

    @Test(arguments: [("EN-US", "1,000"), ("DE-DE", "1.000")])
    func `Ruling 68: numbers are formatted for the head unit's language`(_ language: String, _ thousand: String)
        async throws
    {
        let root = SDLViewController()
        let harness = try Harness { root }
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR, settings.languageTTS) = (language, language, language)
        try await harness.drive(.set(settings))
        await harness.start()
        try await harness.activate()
        root.presentOverlayController(
            SDLSliderController(title: "T", value: 1000, minimumValue: 999, maximumValue: 1000))
        await harness.inFlight.settled()
        #expect(harness.sent("Slider").last?["params"]?["sliderFooter"]?[1]?.string == thousand)
    }

    @Test func `Ruling 71: an overlay without a duration has the interface's default`() async throws {
        let (harness, root) = try await running()
        let overlays: [(SDLOverlayController, Int)] = [
            (SDLAlertController(message: "A", buttons: nil), 5),
            (SDLSliderController(title: "A", value: 1, minimumValue: 1, maximumValue: 3), 10),
            (SDLScrollableMessageController(message: "A", duration: 0), 30),
        ]
        for (overlay, seconds) in overlays {
            var isOver = false
            root.presentOverlayController(overlay) { _, _ in isOver = true }
            await harness.inFlight.settled()
            await harness.pass(.milliseconds(seconds * 1000 - 1))
            #expect(!isOver)
            await harness.pass(.milliseconds(1))
            #expect(isOver)
        }
    }

    @Test func `Ruling 55: a flag keeps the stack of a closed app`() async throws {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.keepsStackWhenClosed = true
        let harness = try Harness(configuration) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let next = SDLViewController()
        harness.app.viewControllerManager.pushViewController(next)
        try await harness.drive(.app(key: "hello", .close))
        #expect(harness.app.viewControllerManager.topViewController === next)
    }

    @Test func `FND-25, section 6: the inspector has the wanted, the composed and the sent screen`()
        async throws
    {
        let (harness, root) = try await running()
        root.view = SDLTextView("one", "two")
        let alert = SDLAlertController(message: "Hello", buttons: nil)
        let loading = SDLTextView("loading")
        loading.opaque = false
        alert.view = SDLView(subviews: [loading])
        alert.view?.opaque = false
        root.presentOverlayController(alert)
        await harness.inFlight.settled()
        let lines = ["wanted", "composed", "sent"].map { harness.appTree("screen", $0, "mainField1") }
        #expect(lines == ["one", "loading", "loading"])
        #expect(harness.appTree("screen", "sent", "mainField2") == "two")
    }
}
