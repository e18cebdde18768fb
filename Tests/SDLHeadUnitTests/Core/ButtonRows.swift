import JSON
import SDLConnection
import SDLHeadUnit
import SDLProtocol
import SDLSupport
import Testing

/// Tests of rules about buttons, touches and haptic rectangles. SDL Core's own test scripts check the same rules. For
/// example, `Row 5` in a test's name means the rule CORE-5 in docs/rules/core.md.
@MainActor
@Suite struct ButtonRows {
    @Test func `Row 11: subscribing to a button changes the hash`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        await app.ask("SubscribeButton", ["buttonName": "PRESET_0"])
        #expect(app.heard == ["SubscribeButton SUCCESS", "OnHashChange"])
        #expect(car.tree("apps", "app", "subscribedButtons") == ["CUSTOM_BUTTON", "PRESET_0"])
    }

    @Test(arguments: [
        (TestApp.Kind.plain, "PLAY_PAUSE", "REJECTED"), (.plain, "PRESET_3", "REJECTED"), (.plain, "OK", "SUCCESS"),
        (.plain, "NAV_ZOOM_IN", "REJECTED"), (.media, "NAV_PAN_UP", "REJECTED"), (.media, "SEEKLEFT", "SUCCESS"),
        (.navigation, "SEEKLEFT", "REJECTED"), (.navigation, "OK", "SUCCESS"),
        (.plain, "VOLUME_UP", "UNSUPPORTED_RESOURCE"),
    ])
    func `Row 11: media buttons are for media apps, map buttons for navigation apps, and others must exist`(
        _ kind: TestApp.Kind, _ name: String, _ result: String
    ) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, kind)
        let answer = await app.ask("SubscribeButton", ["buttonName": .string(name)])
        #expect(answer == result)
    }

    @Test func `Row 11: a navigation app can subscribe to map buttons if the head unit has them`() async throws {
        let car = TestCar(
            try TestCar.profile { document in
                var buttons = document["buttonCapabilities"]?.array ?? []
                buttons.append([
                    "name": "NAV_ZOOM_IN", "shortPressAvailable": true, "longPressAvailable": true,
                    "upDownAvailable": true,
                ])
                document["buttonCapabilities"] = .array(buttons)
            })
        let app = try await TestApp.active(car, .navigation)
        let answer = await app.ask("SubscribeButton", ["buttonName": "NAV_ZOOM_IN"])
        #expect(answer == "SUCCESS")
        app.forget()
        try await car.drive(.button(name: "NAV_ZOOM_IN", mode: .short, app: nil))
        #expect(app.heard.count == 3)
    }

    @Test func `Row 12: haptic rectangles are stored as they were sent, and replaced as a whole`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .projection)
        let rects: JSONValue = [
            ["id": 7, "rect": ["x": 1.5, "y": 2.25, "width": 30.0, "height": 40.5]],
            ["id": 2, "rect": ["x": 0.0, "y": 0.0, "width": 1.0, "height": 1.0]],
        ]
        let result = await app.ask("SendHapticData", ["hapticRectData": rects])
        #expect(result == "SUCCESS")
        #expect(car.tree("apps", "app", "haptics", "rectOrder") == [7, 2])
        #expect(
            car.tree("apps", "app", "haptics", "rects", "7") == [
                "id": 7, "x": 1.5, "y": 2.25, "width": 30, "height": 40.5,
            ])
        #expect(car.tree("apps", "app", "haptics", "row")?.int != nil)
        await app.ask("SendHapticData", ["hapticRectData": []])
        #expect(car.tree("apps", "app", "haptics", "rects") == [:])
    }

    private func touch(_ kind: TouchCommand.Kind, _ points: TouchCommand.Point...) -> HeadUnitCommand {
        .touch(TouchCommand(kind: kind, points: points))
    }

    @Test func `Row 14: touches reach the streaming app, with one or more fingers`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .projection)
        app.connection.startService(.video, of: app.session!)
        app.connection.startService(.audio, of: app.session!)
        await car.inFlight.settled()
        #expect(app.heard == ["video started", "audio started"])
        app.forget()
        await car.advance(.milliseconds(40))
        try await car.drive(touch(.begin, .init(id: 0, x: 10, y: 20), .init(id: 1, x: 30, y: 40)))
        try await car.drive(touch(.move, .init(id: 0, x: 11, y: 21)))
        try await car.drive(touch(.end, .init(id: 0, x: 11, y: 21), .init(id: 1, x: 30, y: 40)))
        try await car.drive(touch(.begin, .init(id: 5, x: 0, y: 0)))
        try await car.drive(touch(.cancel, .init(id: 5, x: 0, y: 0)))
        func event(_ id: Int, _ x: Int, _ y: Int) -> String { #"{"id":\#(id),"ts":[40],"c":[{"x":\#(x),"y":\#(y)}]}"# }
        #expect(
            app.heard == [
                #"OnTouchEvent {"type":"BEGIN","event":[\#(event(0, 10, 20)),\#(event(1, 30, 40))]}"#,
                #"OnTouchEvent {"type":"MOVE","event":[\#(event(0, 11, 21))]}"#,
                #"OnTouchEvent {"type":"END","event":[\#(event(0, 11, 21)),\#(event(1, 30, 40))]}"#,
                #"OnTouchEvent {"type":"BEGIN","event":[\#(event(5, 0, 0))]}"#,
                #"OnTouchEvent {"type":"CANCEL","event":[\#(event(5, 0, 0))]}"#,
            ])
    }

    @Test func `Row 15: the timestamp of a touch never exceeds the limit of the interface`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .projection)
        await car.advance(.seconds(2_147_484))
        try await car.drive(touch(.begin, .init(id: 0, x: 1, y: 1)))
        let event = try #require(app.notifications.last)
        #expect(event.fault == nil)
        #expect(app.heard.last?.contains(#""ts":[147484000]"#) == true)
    }

    @Test func `Row 16: a touch off the display, of a finger above 9 or without permission is not sent`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .projection)
        for point in [
            TouchCommand.Point(id: 10, x: 1, y: 1), .init(id: -1, x: 1, y: 1), .init(id: 0, x: 800, y: 1),
            .init(id: 0, x: 1, y: -1),
        ] {
            let refusal = await car.refusal(of: touch(.begin, point))
            #expect(refusal == .invalid)
        }
        try await car.drive(.permission(.init(app: "app", rpc: "OnTouchEvent", allowed: [], userDisallowed: nil)))
        app.forget()
        try await car.drive(touch(.begin, .init(id: 0, x: 1, y: 1)))
        #expect(app.heard == [])
        let other = TestCar()
        _ = try await TestApp.active(other, .media)
        let refusal = await other.refusal(of: touch(.begin, .init(id: 0, x: 1, y: 1)))
        #expect(refusal == .conflict)
    }

    @Test func `A touch is cancelled once when something covers the app`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .projection)
        try await car.drive(touch(.begin, .init(id: 3, x: 7, y: 8)))
        app.forget()
        await app.begin("Alert", ["alertText1": "a"])
        #expect(app.heard.count == 2)
        #expect(app.heard.first?.contains(#""type":"CANCEL","event":[{"id":3"#) == true)
        await car.advance(.seconds(5))
        #expect(app.heard.filter { $0.contains("CANCEL") }.count == 1)
    }

    // MARK: Which apps receive a button

    private let screen: JSONValue = ["softButtons": [["type": "TEXT", "text": "Go", "softButtonID": 17]]]

    @Test func `Row 17: every app receives its soft buttons without a subscription or a new hash`() async throws {
        let car = TestCar()
        let app = TestApp(car)
        await app.start()
        _ = await app.register()
        #expect(!app.heard.contains("OnHashChange"))
        #expect(car.tree("apps", "app", "subscribedButtons") == ["CUSTOM_BUTTON"])
        try await app.activate()
        await app.ask("Show", screen)
        app.forget()
        try await car.drive(.softButton(Target(id: 17), mode: .short, app: nil, window: nil))
        #expect(
            app.heard == [
                "OnButtonEvent CUSTOM_BUTTON BUTTONDOWN 17", "OnButtonEvent CUSTOM_BUTTON BUTTONUP 17",
                "OnButtonPress CUSTOM_BUTTON SHORT 17",
            ])
    }

    @Test func `Row 18: an app in BACKGROUND receives its soft buttons`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("Show", screen)
        _ = try await TestApp.active(car, key: "other")
        #expect(car.tree("apps", "app", "hmiLevel") == "BACKGROUND")
        app.forget()
        try await car.drive(.softButton(Target(text: "Go"), mode: .long, app: "app", window: nil))
        #expect(
            app.heard == [
                "OnButtonEvent CUSTOM_BUTTON BUTTONDOWN 17", "OnButtonPress CUSTOM_BUTTON LONG 17",
                "OnButtonEvent CUSTOM_BUTTON BUTTONUP 17",
            ])
    }

    @Test func `Row 19: a custom button without an app is refused`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let refusal = await car.refusal(of: .button(name: "CUSTOM_BUTTON", mode: .short, app: nil))
        #expect(refusal == .invalid)
        #expect(app.heard == [])
    }

    @Test(arguments: [("OK", false), ("PRESET_1", true)])
    func `Rows 20 and 21: an app in LIMITED receives OK only if it is named, and other buttons always`(
        _ name: String, _ isHeardUnnamed: Bool
    ) async throws {
        let car = TestCar()
        let player = try await TestApp.active(car, .media, key: "player")
        await player.ask("SubscribeButton", ["buttonName": .string(name)])
        let other = try await TestApp.active(car, key: "other")
        await other.ask("SubscribeButton", ["buttonName": "OK"])
        #expect(car.tree("apps", "player", "hmiLevel") == "LIMITED")
        player.forget()
        other.forget()
        try await car.drive(.button(name: name, mode: .short, app: nil))
        #expect(player.heard.count == (isHeardUnnamed ? 3 : 0))
        #expect(other.heard.count == (name == "OK" ? 3 : 0))
        player.forget()
        try await car.drive(.button(name: name, mode: .short, app: "player"))
        #expect(player.heard.count == 3)
        try await car.drive(
            .app(
                key: "player",
                .setStatus(
                    hmiLevel: "BACKGROUND", audioStreamingState: nil, videoStreamingState: nil, systemContext: nil)))
        player.forget()
        try await car.drive(.button(name: name, mode: .short, app: "player"))
        #expect(player.heard == [])
    }

    @Test(arguments: ["OK", "PLAY_PAUSE", "SEEKLEFT", "SEEKRIGHT", "TUNEUP", "TUNEDOWN", "PRESET_0", "PRESET_9"])
    func `Row 22: subscribing or unsubscribing twice is IGNORED`(_ name: String) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        let params: JSONValue = ["buttonName": .string(name)]
        await app.ask("SubscribeButton", params)
        app.forget()
        let second = await app.begin("SubscribeButton", params)
        #expect(app.heard == ["SubscribeButton IGNORED"])
        #expect(app.reply(to: second)?["success"] == false)
        await app.ask("UnsubscribeButton", params)
        #expect(app.heard.suffix(2) == ["UnsubscribeButton SUCCESS", "OnHashChange"])
        let gone = await app.ask("UnsubscribeButton", params)
        #expect(gone == "IGNORED")
    }

    @Test func `A media app from before interface 5 uses OK for PLAY_PAUSE`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .init(isMedia: true, types: ["MEDIA"], version: (4, 5, 0)))
        await app.ask("SubscribeButton", ["buttonName": "OK"])
        #expect(car.tree("apps", "app", "subscribedButtons") == ["CUSTOM_BUTTON", "PLAY_PAUSE"])
        app.forget()
        try await car.drive(.button(name: "PLAY_PAUSE", mode: .short, app: nil))
        #expect(app.heard == ["OnButtonEvent OK BUTTONDOWN", "OnButtonEvent OK BUTTONUP", "OnButtonPress OK SHORT"])
    }
}
