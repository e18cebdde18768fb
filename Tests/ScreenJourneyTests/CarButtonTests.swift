import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Buttons of the car: who hears them, and what the head unit is asked for.
@MainActor
@Suite struct CarButtonTests {
    func running(_ edit: JSONValue = [:]) async throws -> (Journey, SDLScreenManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let journey = try Journey(configuration) { SDLViewController() }
        try await journey.edit(edit)
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.screenManager)
    }

    @Test func `All that are listened to are subscribed anew with each head unit`() async throws {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        let names: [SDLButtonName] = [.preset1, .preset2, .ok]
        for name in names { _ = journey.app.screenManager.subscribeButton(name) { _, _, _ in } }
        await journey.flight.settled()
        #expect(journey.sent("SubscribeButton").isEmpty)
        try await journey.activate()
        try await journey.comeBack()
        try await journey.activate()
        let asked = journey.sent("SubscribeButton").compactMap { $0["params"]?["buttonName"]?.string }
        #expect(asked.prefix(3).sorted() == ["OK", "PRESET_1", "PRESET_2"])
        #expect(asked.dropFirst(3).sorted() == ["OK", "PRESET_1", "PRESET_2"])
    }

    @Test func `A button that nobody listens to any more is not subscribed again after a break`() async throws {
        let (journey, screen) = try await running()
        let token = screen.subscribeButton(.preset1) { _, _, _ in }
        _ = screen.subscribeButton(.preset2) { _, _, _ in }
        #expect(journey.insides("subscriptions") == ["PRESET_1", "PRESET_2"])
        await journey.flight.settled()
        screen.unsubscribeButton(.preset1, withObserver: token)
        #expect(journey.insides("subscriptions") == ["PRESET_2"])
        try await journey.comeBack()
        try await journey.activate()
        let asked = journey.sent("SubscribeButton").map { $0["params"]?["buttonName"] }
        #expect(asked == ["PRESET_1", "PRESET_2", "PRESET_2"])
    }

    @Test func `A refusal is told to all who listen, in the head unit's words, and who comes later asks again`()
        async throws
    {
        let (journey, screen) = try await running()
        try await journey.force("SubscribeButton", "REJECTED", info: "none left", times: 1)
        var told: [String] = []
        func listen(_ name: String) {
            _ = screen.subscribeButton(.preset1) { _, _, error in if let error { told.append("\(name): \(error)") } }
        }
        listen("1")
        listen("2")
        await journey.flight.settled()
        #expect(told == ["1", "2"].map { "\($0): The head unit answered REJECTED: none left" })
        listen("3")
        await journey.flight.settled()
        #expect(journey.sent("SubscribeButton").count == 2 && told.count == 2)
    }

    @Test func `What was refused need not be given back`() async throws {
        let (journey, screen) = try await running()
        try await journey.force("SubscribeButton", "REJECTED")
        let token = screen.subscribeButton(.preset1) { _, _, _ in }
        await journey.flight.settled()
        screen.unsubscribeButton(.preset1, withObserver: token)
        await journey.flight.settled()
        #expect(journey.sent("UnsubscribeButton").isEmpty)
    }

    @Test func `4.1: from version 5 on OK and PLAY_PAUSE are one`() async throws {
        let (journey, screen) = try await running(Journey.version(5, 0))
        var heard: [String] = []
        // Whatever else there is hears neither.
        for name in SDLButtonName.allCases {
            _ = screen.subscribeButton(name) { press, _, _ in if press != nil { heard.append("\(name)") } }
        }
        for name in ["OK", "PLAY_PAUSE"] {
            try await journey.notify("OnButtonPress", ["buttonName": .string(name), "buttonPressMode": "SHORT"])
        }
        #expect(heard == ["OK", "PLAY_PAUSE", "OK", "PLAY_PAUSE"])
    }

    @Test func `A soft button hears that it goes down and up, and that it was pressed; its neighbour does not`()
        async throws
    {
        let (journey, _) = try await running()
        var heard: [String] = []
        let buttons = ["A", "B"].map { name in
            SDLButtonView(
                button: SDLSoftButtonObject(name: name, text: name) { press, event in
                    let what = press.map { "\($0.buttonPressMode)" } ?? event.map { "\($0.buttonEventMode)" }
                    heard.append("\(name) \(what ?? "nothing")")
                })
        }
        let root = try #require(journey.app.viewControllerManager.rootViewController)
        root.view = SDLView(subviews: buttons)
        await journey.flight.settled()
        try await journey.drive(.softButton(Target(text: "A"), mode: .short, app: nil, window: nil))
        #expect(heard == ["A BUTTONDOWN", "A BUTTONUP", "A SHORT"])
        root.presentOverlayController(SDLAlertController(message: "Hello", buttons: buttons))
        await journey.flight.settled()
        heard = []
        try await journey.drive(.overlay(nil, .press(Target(text: "A"), mode: .short)))
        #expect(heard == ["A BUTTONDOWN", "A BUTTONUP", "A SHORT"])
    }
}
