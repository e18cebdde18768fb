import JSON
import SDLHeadUnit
import Testing

/// Tests of rules about alerts. SDL Core's own test scripts check the same rules. For example, `Row 5` in a test's name
/// means the rule CORE-5 in docs/rules/core.md.
@MainActor
@Suite struct AlertRows {
    static let spoken: JSONValue = [
        "alertText1": "one", "alertText2": "two", "alertText3": "three", "duration": 7000, "playTone": true,
        "progressIndicator": true, "ttsChunks": [["text": "Hello", "type": "TEXT"]],
    ]

    @Test func `Row 1: a media app's alert lowers the app's sound during its speech, and is answered at its end`()
        async throws
    {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        let alert = await app.begin("Alert", Self.spoken)
        #expect(car.overlay("kind") == "alert")
        #expect(car.overlay("params")?["alertText3"] == "three")
        #expect(car.overlay("durationMs") == 7000)
        #expect(car.overlay("speaking") == "Hello")
        #expect(app.result(of: alert) == nil)
        await car.advance(.seconds(7))
        #expect(
            app.heard == [
                "OnHMIStatus FULL AUDIBLE ALERT", "OnHMIStatus FULL ATTENUATED ALERT",
                "OnHMIStatus FULL AUDIBLE ALERT", "Alert SUCCESS", "OnHMIStatus FULL AUDIBLE MAIN",
            ])
    }

    @Test func `Row 1: with soft buttons the app's duration is ignored`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        let button: JSONValue = ["type": "TEXT", "text": "Close", "softButtonID": 3]
        let alert = await app.begin("Alert", ["alertText1": "one", "duration": 3000, "softButtons": [button]])
        #expect(car.overlay("durationMs") == 10_000)
        await car.advance(.seconds(9))
        #expect(app.result(of: alert) == nil)
        await car.advance(.seconds(1))
        #expect(app.result(of: alert) == "ABORTED")
    }

    @Test func `Row 2: an app without sound is only notified of the alert's begin and end`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let alert = await app.begin("Alert", Self.spoken)
        await car.advance(.seconds(7))
        #expect(app.result(of: alert) == "SUCCESS")
        #expect(app.statuses == ["FULL NOT_AUDIBLE ALERT", "FULL NOT_AUDIBLE MAIN"])
    }

    @Test(arguments: ["Alert", "ScrollableMessage"])
    func `Row 23: soft button presses are notified while the request is pending, but not after its answer`(
        _ function: String
    ) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let buttons: JSONValue = [
            ["type": "TEXT", "text": "Keep", "softButtonID": 1, "systemAction": "KEEP_CONTEXT"],
            ["type": "TEXT", "text": "Close", "softButtonID": 2],
        ]
        let text = function == "Alert" ? "alertText1" : "scrollableMessageBody"
        let request = await app.begin(function, [text: "t", "softButtons": buttons])
        app.forget()
        try await car.drive(.overlay(nil, .press(Target(text: "Keep"), mode: .short)))
        #expect(app.result(of: request) == nil)
        #expect(
            app.heard == [
                "OnButtonEvent CUSTOM_BUTTON BUTTONDOWN 1", "OnButtonEvent CUSTOM_BUTTON BUTTONUP 1",
                "OnButtonPress CUSTOM_BUTTON SHORT 1",
            ])
        try await car.drive(.overlay(nil, .press(Target(text: "Close"), mode: .long)))
        #expect(app.result(of: request) == "SUCCESS")
        app.forget()
        let again = await car.refusal(of: .overlay("o1", .press(Target(text: "Close"), mode: .short)))
        #expect(again == .notFound)
        #expect(app.heard == [])
    }

    @Test func `Row 33: a subtle alert's button with STEAL_FOCUS activates the app`() async throws {
        let car = TestCar()
        let player = try await TestApp.active(car, .media, key: "player")
        let other = try await TestApp.active(car, key: "other")
        #expect(player.statuses == ["LIMITED AUDIBLE MAIN"])
        player.forget()
        let button: JSONValue = [
            "type": "TEXT", "text": "Open", "softButtonID": 1, "systemAction": "STEAL_FOCUS",
        ]
        let alert = await player.begin("SubtleAlert", ["alertText1": "new", "softButtons": [button]])
        try await car.drive(.overlay(nil, .press(Target(text: "Open"), mode: .short)))
        #expect(player.result(of: alert) == "SUCCESS")
        #expect(
            player.statuses == ["LIMITED AUDIBLE ALERT", "LIMITED AUDIBLE MAIN", "FULL AUDIBLE MAIN"])
        #expect(other.statuses.last == "BACKGROUND NOT_AUDIBLE MAIN")
        #expect(car.tree("activeApp") == "player")
    }

    @Test func `A press on a subtle alert itself activates its app and sends OnSubtleAlertPressed`() async throws {
        let car = TestCar()
        let player = try await TestApp.active(car, .media, key: "player")
        _ = try await TestApp.active(car, key: "other")
        let alert = await player.begin("SubtleAlert", ["alertText1": "new"])
        player.forget()
        try await car.drive(.overlay(nil, .press(Target(), mode: .short)))
        #expect(player.result(of: alert) == "SUCCESS")
        #expect(player.heard.contains("OnSubtleAlertPressed {}"))
        #expect(player.statuses == ["FULL AUDIBLE ALERT", "FULL AUDIBLE MAIN"])
        // Only the buttons of an alert can be pressed.
        await player.begin("Alert", ["alertText1": "one"])
        let refusal = await car.refusal(of: .overlay(nil, .press(Target(), mode: .short)))
        #expect(refusal == .invalid)
    }

    @Test func `Row 34: a press with KEEP_CONTEXT, or scrolling, restarts the time limit`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let button: JSONValue = [
            "type": "TEXT", "text": "Keep", "softButtonID": 1, "systemAction": "KEEP_CONTEXT",
        ]
        let alert = await app.begin("Alert", ["alertText1": "one", "softButtons": [button]])
        await car.advance(.seconds(9))
        try await car.drive(.overlay(nil, .press(Target(id: 1), mode: .short)))
        await car.advance(.seconds(9))
        #expect(app.result(of: alert) == nil)
        await car.advance(.seconds(1))
        #expect(app.result(of: alert) == "ABORTED")
        let message = await app.begin("ScrollableMessage", ["scrollableMessageBody": "long", "timeout": 2000])
        await car.advance(.seconds(1))
        try await car.drive(.overlay(nil, .scroll))
        await car.advance(.milliseconds(1999))
        #expect(app.result(of: message) == nil)
        await car.advance(.milliseconds(1))
        #expect(app.result(of: message) == "SUCCESS")
    }
}
