import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of the observers of car buttons, and of the subscriptions that the app sends to the head unit.
@MainActor
@Suite struct CarButtonTests {
    func running(_ edit: JSONValue = [:]) async throws -> (Harness, SDLScreenManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration) { SDLViewController() }
        try await harness.edit(edit)
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    @Test func `A button without observers is not subscribed to again after a reconnection`() async throws {
        let (harness, screen) = try await running()
        let token = screen.subscribeButton(.preset1) { _, _, _ in }
        _ = screen.subscribeButton(.preset2) { _, _, _ in }
        #expect(harness.appTree("subscriptions") == ["PRESET_1", "PRESET_2"])
        await harness.inFlight.settled()
        screen.unsubscribeButton(.preset1, withObserver: token)
        #expect(harness.appTree("subscriptions") == ["PRESET_2"])
        try await harness.reconnect()
        try await harness.activate()
        let asked = harness.sent("SubscribeButton").map { $0["params"]?["buttonName"] }
        #expect(asked == ["PRESET_1", "PRESET_2", "PRESET_2"])
    }

    @Test func `A refusal is reported to all observers with the info text, and a new observer requests again`()
        async throws
    {
        let (harness, screen) = try await running()
        try await harness.force("SubscribeButton", "REJECTED", info: "none left", times: 1)
        var received: [String] = []
        func listen(_ name: String) {
            _ = screen.subscribeButton(.preset1) { _, _, error in
                if let error { received.append("\(name): \(error)") }
            }
        }
        listen("1")
        listen("2")
        await harness.inFlight.settled()
        #expect(received == ["1", "2"].map { "\($0): The head unit answered REJECTED: none left" })
        listen("3")
        await harness.inFlight.settled()
        #expect(harness.sent("SubscribeButton").count == 2 && received.count == 2)
    }

    @Test func `A refused button is not unsubscribed from`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("SubscribeButton", "REJECTED")
        let token = screen.subscribeButton(.preset1) { _, _, _ in }
        await harness.inFlight.settled()
        screen.unsubscribeButton(.preset1, withObserver: token)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeButton").isEmpty)
    }

    @Test func `4.1: from version 5 on OK and PLAY_PAUSE are the same button`() async throws {
        let (harness, screen) = try await running(Harness.version(5, 0))
        var heard: [String] = []
        // The events of two buttons call only the observers of these buttons.
        for name in SDLButtonName.allCases {
            _ = screen.subscribeButton(name) { press, _, _ in if press != nil { heard.append("\(name)") } }
        }
        for name in ["OK", "PLAY_PAUSE"] {
            try await harness.notify("OnButtonPress", ["buttonName": .string(name), "buttonPressMode": "SHORT"])
        }
        #expect(heard == ["OK", "PLAY_PAUSE", "OK", "PLAY_PAUSE"])
    }

    @Test func `A soft button's handler is called for down, up and press; the other button's is not`()
        async throws
    {
        let (harness, _) = try await running()
        var heard: [String] = []
        let buttons = ["A", "B"].map { name in
            SDLButtonView(
                button: SDLSoftButtonObject(name: name, text: name) { press, event in
                    let what = press.map { "\($0.buttonPressMode)" } ?? event.map { "\($0.buttonEventMode)" }
                    heard.append("\(name) \(what ?? "nothing")")
                })
        }
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.view = SDLView(subviews: buttons)
        await harness.inFlight.settled()
        try await harness.drive(.softButton(Target(text: "A"), mode: .short, app: nil, window: nil))
        #expect(heard == ["A BUTTONDOWN", "A BUTTONUP", "A SHORT"])
        root.presentOverlayController(SDLAlertController(message: "Hello", buttons: buttons))
        await harness.inFlight.settled()
        heard = []
        try await harness.drive(.overlay(nil, .press(Target(text: "A"), mode: .short)))
        #expect(heard == ["A BUTTONDOWN", "A BUTTONUP", "A SHORT"])
    }
}
