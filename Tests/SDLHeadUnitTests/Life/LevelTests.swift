import JSON
import SDLHeadUnit
import SDLSupport
import Testing

/// Tests of the levels, audio states and system contexts of apps.
@MainActor
@Suite struct LevelTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let before: TestApp.Kind, after: TestApp.Kind
        let status: String
        var testDescription: String { "\(before.types) gives way to \(after.types): \(status)" }
    }

    nonisolated static let pairs = [
        Pair(before: .plain, after: .plain, status: "BACKGROUND NOT_AUDIBLE NOT_STREAMABLE"),
        Pair(before: .plain, after: .media, status: "BACKGROUND NOT_AUDIBLE NOT_STREAMABLE"),
        Pair(before: .media, after: .plain, status: "LIMITED AUDIBLE NOT_STREAMABLE"),
        Pair(before: .media, after: .media, status: "BACKGROUND NOT_AUDIBLE NOT_STREAMABLE"),
        Pair(before: .media, after: .navigation, status: "LIMITED AUDIBLE NOT_STREAMABLE"),
        Pair(before: .media, after: .communication, status: "LIMITED AUDIBLE NOT_STREAMABLE"),
        Pair(before: .navigation, after: .media, status: "LIMITED AUDIBLE STREAMABLE"),
        Pair(before: .navigation, after: .navigation, status: "BACKGROUND NOT_AUDIBLE NOT_STREAMABLE"),
        Pair(before: .navigation, after: .projection, status: "LIMITED AUDIBLE NOT_STREAMABLE"),
        Pair(before: .projection, after: .plain, status: "LIMITED NOT_AUDIBLE STREAMABLE"),
        Pair(before: .projection, after: .navigation, status: "BACKGROUND NOT_AUDIBLE NOT_STREAMABLE"),
        Pair(before: .communication, after: .media, status: "LIMITED AUDIBLE NOT_STREAMABLE"),
    ]

    private func status(_ car: TestCar, _ key: String) -> String {
        ["hmiLevel", "audioStreamingState", "videoStreamingState"]
            .map { car.tree("apps", key, $0)?.string ?? "?" }.joined(separator: " ")
    }

    @Test(arguments: pairs)
    func `sets the level of the previous app when another becomes active`(_ pair: Pair) async throws {
        let car = TestCar()
        _ = try await TestApp.active(car, pair.before, key: "before")
        let after = try await TestApp.active(car, pair.after, key: "after")
        #expect(status(car, "before") == pair.status)
        #expect(status(car, "after").hasPrefix("FULL"))
        #expect(car.tree("activeApp") == "after")
        try await car.drive(.app(key: "before", .activate))
        #expect(status(car, "before").hasPrefix("FULL"))
        #expect(after.statuses.count == 1)
    }

    @Test(arguments: [
        (TestApp.Kind.plain, "BACKGROUND NOT_AUDIBLE NOT_STREAMABLE"), (.media, "LIMITED AUDIBLE NOT_STREAMABLE"),
        (.navigation, "LIMITED AUDIBLE STREAMABLE"), (.projection, "LIMITED NOT_AUDIBLE STREAMABLE"),
    ])
    func `the driver sends an app to the background, then closes it`(_ kind: TestApp.Kind, _ left: String) async throws
    {
        let car = TestCar()
        let app = try await TestApp.active(car, kind)
        try await car.drive(.app(key: "app", .background))
        #expect(status(car, "app") == left)
        #expect(car.tree("activeApp") == nil)
        try await car.drive(.app(key: "app", .close))
        #expect(status(car, "app") == "NONE NOT_AUDIBLE NOT_STREAMABLE")
        #expect(app.statuses.count == 2)
        let audible = await app.ask("Show", ["mainField1": "a"])
        #expect(audible == "DISALLOWED")
    }

    @Test func `speech for one app attenuates the others`() async throws {
        let car = TestCar()
        let player = try await TestApp.active(car, .media, key: "player")
        let map = try await TestApp.active(car, .navigation, key: "map")
        player.forget()
        map.forget()
        let first = await map.begin("Speak", ["ttsChunks": [["text": "Turn left", "type": "TEXT"]]])
        #expect(player.statuses == ["LIMITED ATTENUATED MAIN"])
        #expect(map.statuses == ["FULL ATTENUATED MAIN"])
        let second = await player.begin("Speak", ["ttsChunks": [["text": "News", "type": "TEXT"]]])
        #expect(map.result(of: first) == "ABORTED")
        await car.advance(.seconds(5))
        #expect(player.result(of: second) == "SUCCESS")
        #expect(player.statuses.last == "LIMITED AUDIBLE MAIN")
        #expect(car.tree("audioSource") == "player")
    }

    @Test func `an alert of a background app obscures the active app`() async throws {
        let car = TestCar()
        let player = try await TestApp.active(car, .media, key: "player")
        let front = try await TestApp.active(car, key: "front")
        player.forget()
        front.forget()
        await player.begin("Alert", ["alertText1": "a"])
        #expect(player.statuses == ["LIMITED AUDIBLE ALERT"])
        #expect(front.statuses == ["FULL NOT_AUDIBLE HMI_OBSCURED"])
        await car.advance(.seconds(5))
        #expect(front.statuses.last == "FULL NOT_AUDIBLE MAIN")
    }

    @Test func `the context is MENU again after an overlay over an open menu`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        try await car.drive(.menu(.open(menuID: nil)))
        await app.begin("Alert", ["alertText1": "a"])
        await car.advance(.seconds(5))
        try await car.drive(.menu(.close))
        #expect(
            app.statuses == [
                "FULL NOT_AUDIBLE MENU", "FULL NOT_AUDIBLE ALERT", "FULL NOT_AUDIBLE MENU", "FULL NOT_AUDIBLE MAIN",
            ])
    }

    @Test(arguments: [
        (TestApp.Kind(types: ["WEB_VIEW"]), "WEB_VIEW"), (.navigation, "NAV_FULLSCREEN_MAP"),
        (.projection, "NAV_FULLSCREEN_MAP"), (.media, "MEDIA"), (.plain, "NON-MEDIA"),
    ])
    func `an app starts with the template for its type`(_ kind: TestApp.Kind, _ template: String) async {
        let car = TestCar()
        _ = await TestApp.registered(car, kind)
        #expect(car.tree("apps", "app", "windows", "0", "template") == .string(template))
    }

    @Test func `a profile may set an initial level`() async throws {
        let car = TestCar(try TestCar.profile { $0["initialLevel"] = "FULL" })
        let app = TestApp(car)
        await app.start()
        _ = await app.register(.media)
        #expect(app.statuses == ["FULL AUDIBLE MAIN"])
        #expect(app.heard.first == "RegisterAppInterface SUCCESS")
    }

    @Test func `an app with another language gets a warning, and is unregistered when the language changes`()
        async throws
    {
        let car = TestCar()
        let app = TestApp(car)
        await app.start()
        let result = await app.register(TestApp.Kind(language: "DE-DE"))
        #expect(result == "WRONG_LANGUAGE")
        app.forget()
        try await car.set { $0.languageUI = "FR-FR" }
        #expect(app.heard.first == #"OnLanguageChange {"language":"EN-US","hmiDisplayLanguage":"FR-FR"}"#)
        #expect(app.heard.last == #"OnAppInterfaceUnregistered {"reason":"LANGUAGE_CHANGE"}"#)
        #expect(car.tree("apps") == [:])
    }
}
