import JSON
import SDLConnection
import SDLHeadUnit
import SDLProtocol
import SDLSupport
import Testing

/// Tests of rules about cancelling, keyboards and streams. SDL Core's own test scripts check the same rules. For
/// example, `Row 5` in a test's name means the rule CORE-5 in docs/rules/core.md.
@MainActor
@Suite struct CancelRows {
    struct Cancellable: Sendable, CustomTestStringConvertible {
        let function: String
        let number: Int
        let params: JSONValue
        var testDescription: String { function }
    }

    nonisolated static let cancellable = [
        Cancellable(
            function: "PerformInteraction", number: 10,
            params: [
                "initialText": "Pick", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [1],
                "cancelID": 99,
            ]),
        Cancellable(function: "Alert", number: 12, params: ["alertText1": "a", "cancelID": 99]),
        Cancellable(function: "ScrollableMessage", number: 25, params: ["scrollableMessageBody": "a", "cancelID": 99]),
        Cancellable(
            function: "Slider", number: 26,
            params: ["numTicks": 3, "position": 1, "sliderHeader": "a", "cancelID": 99]),
        Cancellable(function: "SubtleAlert", number: 64, params: ["alertText1": "a", "cancelID": 99]),
    ]

    private func waiting(_ car: TestCar, _ row: Cancellable) async throws -> (TestApp, RequestID) {
        let app = try await TestApp.active(car)
        await app.ask(
            "CreateInteractionChoiceSet",
            ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "one"]]])
        return (app, await app.begin(row.function, row.params))
    }

    @Test(arguments: cancellable)
    func `Row 24: the cancelled request is ABORTED, and CancelInteraction SUCCESS`(_ row: Cancellable) async throws {
        let car = TestCar()
        let (app, request) = try await waiting(car, row)
        app.forget()
        let result = await app.ask("CancelInteraction", ["functionID": .int(row.number), "cancelID": 99])
        #expect(result == "SUCCESS")
        #expect(app.result(of: request) == "ABORTED")
        #expect(
            app.heard.filter { !$0.hasPrefix("OnHMIStatus") } == [
                "\(row.function) ABORTED", "CancelInteraction SUCCESS",
            ])
        #expect(app.statuses == ["FULL NOT_AUDIBLE MAIN"])
        #expect(car.tree("overlays") == [:])
    }

    @Test(arguments: cancellable)
    func `Row 25: a wrong cancelID is IGNORED, and the overlay stays`(_ row: Cancellable) async throws {
        let car = TestCar()
        let (app, request) = try await waiting(car, row)
        let result = await app.ask("CancelInteraction", ["functionID": .int(row.number), "cancelID": 98])
        #expect(result == "IGNORED")
        #expect(app.result(of: request) == nil)
        #expect(car.tree("overlays")?.object?.count == 1)
    }

    @Test(arguments: cancellable)
    func `Row 25: without a cancelID, the visible overlay is cancelled`(_ row: Cancellable) async throws {
        let car = TestCar()
        let (app, request) = try await waiting(car, row)
        let result = await app.ask("CancelInteraction", ["functionID": .int(row.number)])
        #expect(result == "SUCCESS")
        #expect(app.result(of: request) == "ABORTED")
    }

    @Test(arguments: [13, 14, 1, 999])
    func `Row 25: a function that cannot be cancelled is an INVALID_ID`(_ number: Int) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let result = await app.ask("CancelInteraction", ["functionID": .int(number)])
        #expect(result == "INVALID_ID")
    }

    @Test func `Row 36: keyboard input reaches the app with the keyboard, even if another is active`() async throws {
        let car = TestCar()
        let writer = try await TestApp.active(car, .media, key: "writer")
        let request = await writer.begin(
            "PerformInteraction",
            [
                "initialText": "Type", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [],
                "interactionLayout": "KEYBOARD",
            ])
        let other = try await TestApp.active(car, key: "other")
        writer.forget()
        try await car.drive(.overlay(nil, .type(text: "ab")))
        try await car.drive(.overlay(nil, .submit(text: nil)))
        #expect(writer.heard.prefix(2) == ["OnKeyboardInput KEYPRESS ab", "OnKeyboardInput ENTRY_SUBMITTED ab"])
        #expect(writer.reply(to: request)?["manualTextEntry"] == "ab")
        #expect(writer.reply(to: request)?["triggerSource"] == "KEYBOARD")
        #expect(!other.heard.contains { $0.hasPrefix("OnKeyboardInput") })
        let none = await car.refusal(of: .overlay(nil, .type(text: "c")))
        #expect(none == .notFound)
    }

    @Test func `A keyboard that times out or is cancelled sends OnKeyboardInput before its answer`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let keyboard: JSONValue = [
            "initialText": "Type", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [],
            "interactionLayout": "KEYBOARD", "timeout": 5000,
        ]
        await app.begin("PerformInteraction", keyboard)
        app.forget()
        await car.advance(.seconds(5))
        #expect(app.heard.prefix(2) == ["OnKeyboardInput ENTRY_ABORTED", "PerformInteraction TIMED_OUT"])
        await app.begin("PerformInteraction", keyboard)
        app.forget()
        try await car.drive(.overlay(nil, .cancel))
        #expect(app.heard.prefix(2) == ["OnKeyboardInput ENTRY_CANCELLED", "PerformInteraction ABORTED"])
    }

    @Test(arguments: [
        (TestApp.Kind.media, "disallowed with current HMI type"),
        (TestApp.Kind.navigation, "disallowed with current HMI level"),
    ])
    func `Row 37: streams of an app with the wrong type or level are refused with the reason`(
        _ kind: TestApp.Kind, _ reason: String
    ) async throws {
        let car = TestCar()
        let app = await TestApp.registered(car, kind)
        if kind.isMedia { try await app.activate() }
        app.forget()
        app.connection.startService(.audio, of: app.session!)
        app.connection.startService(.video, of: app.session!)
        await car.inFlight.settled()
        #expect(app.heard.contains("audio refused: Service type: 10 \(reason)"))
        #expect(app.heard.contains { $0.hasPrefix("video refused: Service type: 11 ") })
        #expect(car.tree("apps", "app", "hmiLevel") == "NONE")
    }
}
