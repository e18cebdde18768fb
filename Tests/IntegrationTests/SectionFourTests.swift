import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests for delays and other numbers of SDL's official libraries, which app developers know. Rules 4.1 to 4.11 in
/// docs/rules/managers.md.
@MainActor
@Suite struct SectionFourTests {
    func running(_ profile: String = "generic", edit: JSONValue = [:]) async throws -> (Harness, SDLScreenManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration, profile: profile) { SDLViewController() }
        try await harness.drive(.profile(.edit(mergePatch: edit)))
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    @Test func `4.5: alerts have cancel ids from 1 to 100, again and again`() async throws {
        let (harness, screen) = try await running()
        for _ in 1...101 {
            screen.presentAlert(SDLAlertView(text: "A"))
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .timeout))
        }
        #expect(harness.sent("Alert").compactMap { $0["params"]?["cancelID"]?.int } == Array(1...100) + [1])
    }

    @Test func `4.6: choices have cancel ids from 101 to 200, again and again`() async throws {
        let (harness, screen) = try await running()
        let keyboardRecorder = KeyboardRecorder()
        for _ in 1...101 {
            screen.presentKeyboard(withDelegate: keyboardRecorder)
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        #expect(
            harness.sent("PerformInteraction").compactMap { $0["params"]?["cancelID"]?.int } == Array(101...200) + [101]
        )
    }

    @Test(arguments: [(0.0, 5000), (1, 3000), (3, 3000), (10, 10000), (20, 10000), (.nan, 3000)])
    func `4.5: an alert is shown for 3 to 10 seconds, 5 by default`(_ seconds: Double, _ sent: Int)
        async throws
    {
        let (harness, screen) = try await running()
        screen.presentAlert(SDLAlertView(text: "A", timeout: seconds))
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").last?["params"]?["duration"]?.int == sent)
    }

    @Test(
        arguments: [
            (3, ["a", "b", "c"], ["a", "b", "c"]), (2, ["a", "b", "c"], ["a", "b - c"]),
            (1, ["a", "b", "c"], ["a - b - c"]),
            (2, ["a", nil, "c"], ["a", "c"]), (3, [nil, "b", "c"], ["b", "c"]), (0, ["a", "b", "c"], []),
        ] as [(Int, [String?], [String])])
    func `4.5: an alert's texts shift up, and are joined on the available lines`(
        _ lines: Int, _ texts: [String?], _ expected: [String]
    ) async throws {
        let names = ["alertText1", "alertText2", "alertText3"].prefix(lines)
        let fields: [JSONValue] = (names + ["mainField1"]).map {
            ["name": .string($0), "characterSet": "UTF_8", "width": 100, "rows": 1]
        }
        let (harness, screen) = try await running(edit: ["displayCapabilities": ["textFields": .array(fields)]])
        screen.presentAlert(SDLAlertView(text: texts[0], secondaryText: texts[1], tertiaryText: texts[2]))
        await harness.inFlight.settled()
        let sent = harness.sent("Alert").last?["params"]
        #expect(["alertText1", "alertText2", "alertText3"].compactMap { sent?[$0]?.string } == expected)
    }

    @Test func `4.1: before version 5 OK presses also count as PLAY_PAUSE, which does not exist`() async throws {
        let old: JSONValue = ["rpcVersion": ["majorVersion": 4, "minorVersion": 5, "patchVersion": 0]]
        let (harness, screen) = try await running(edit: old)
        var heard: [String] = []
        for name in [SDLButtonName.ok, .playPause] {
            _ = screen.subscribeButton(name) { press, _, _ in if press != nil { heard.append("\(name)") } }
        }
        await harness.inFlight.settled()
        for name in ["OK", "PLAY_PAUSE"] {
            let press: JSONValue = ["buttonName": .string(name), "buttonPressMode": "SHORT"]
            try await harness.drive(.send(app: "hello", name: "OnButtonPress", isRequest: false, params: press.json()))
        }
        #expect(heard == ["OK", "PLAY_PAUSE"])
    }

    @Test func `4.10: a button that is already subscribed counts as subscribed`() async throws {
        let (harness, screen) = try await running()
        try await harness.drive(.force(ForcedResult(function: "SubscribeButton", result: "IGNORED")))
        var errors = 0
        _ = screen.subscribeButton(.preset1) { _, _, error in if error != nil { errors += 1 } }
        await harness.inFlight.settled()
        #expect(errors == 0 && harness.sent("SubscribeButton").count == 1)
    }

    @Test func `4.3: button ids are 1 to 8 on the screen, and 10 to 13 on the first alert`() async throws {
        let (harness, screen) = try await running()
        let buttons = (1...8).map { SDLButtonView(button: SDLSoftButtonObject(name: "\($0)", text: "\($0)")) }
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.view = SDLView(subviews: buttons)
        screen.presentAlert(SDLAlertView(text: "A", softButtons: buttons.prefix(5).compactMap(\.button)))
        await harness.inFlight.settled()
        func ids(_ name: String) -> [Int] {
            harness.sent(name).last?["params"]?["softButtons"]?.array?.compactMap { $0["softButtonID"]?.int } ?? []
        }
        #expect(ids("Show") == Array(1...8) && ids("Alert") == [10, 11, 12, 13])
    }
}
