import JSON
import SDLHeadUnit
import Testing

/// Tests of rules about choice sets, interactions, sliders and messages. SDL Core's own test scripts check the same
/// rules. For example, `Row 5` in a test's name means the rule CORE-5 in docs/rules/core.md.
@MainActor
@Suite struct InteractionRows {
    static func choice(_ id: Int, voice: String? = nil) -> JSONValue {
        var choice: JSONValue = ["choiceID": .int(id), "menuName": .string("Choice \(id)")]
        if let voice { choice["vrCommands"] = [.string(voice)] }
        return choice
    }

    static func set(_ id: Int, _ choices: JSONValue...) -> JSONValue {
        ["interactionChoiceSetID": .int(id), "choiceSet": .array(choices)]
    }

    static func interaction(_ mode: String, _ ids: Int..., spoken: Bool = true) -> JSONValue {
        var request: JSONValue = [
            "initialText": "Pick", "interactionMode": .string(mode), "timeout": 5000,
            "interactionChoiceSetIDList": .array(ids.map { .int($0) }),
        ]
        guard spoken else { return request }
        for prompt in ["initialPrompt", "helpPrompt", "timeoutPrompt"] {
            request[prompt] = [["text": .string("\(prompt) is said"), "type": "TEXT"]]
        }
        return request
    }

    /// Returns an active app with three choice sets: two sets with voice commands, and one set without.
    private func prepared(_ car: TestCar, _ kind: TestApp.Kind = .media) async throws -> TestApp {
        let app = try await TestApp.active(car, kind)
        await app.ask("CreateInteractionChoiceSet", Self.set(100, Self.choice(1, voice: "first")))
        await app.ask("CreateInteractionChoiceSet", Self.set(200, Self.choice(2, voice: "second")))
        await app.ask("CreateInteractionChoiceSet", Self.set(400, Self.choice(4)))
        app.forget()
        return app
    }

    @Test func `Row 4: a slider obscures its app's screen and answers with its position`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        let params: JSONValue = [
            "numTicks": 7, "position": 2, "sliderHeader": "Volume", "sliderFooter": ["dB"], "timeout": 5000,
            "cancelID": 9,
        ]
        let slider = await app.begin("Slider", params)
        #expect(car.overlay("params") == params)
        try await car.drive(.overlay(nil, .slide(position: 5)))
        try await car.drive(.overlay(nil, .save))
        #expect(app.reply(to: slider)?["sliderPosition"] == 5)
        #expect(app.result(of: slider) == "SUCCESS")
        #expect(app.statuses == ["FULL AUDIBLE HMI_OBSCURED", "FULL AUDIBLE MAIN"])
        let second = await app.begin("Slider", params)
        await car.advance(.seconds(5))
        #expect(app.result(of: second) == "TIMED_OUT")
        #expect(app.reply(to: second)?["sliderPosition"] == 2)
        #expect(app.reply(to: second)?["success"] == false)
    }

    @Test func `Row 5: in mode VR_ONLY, the car speaks and listens, and triggerSource is VR`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        let request = await app.begin("PerformInteraction", Self.interaction("VR_ONLY", 100, 200))
        #expect(car.overlay("phase") == "voice")
        #expect(car.overlay("choices")?.array?.count == 2)
        try await car.drive(.voice(text: "Second"))
        #expect(
            app.heard == [
                "OnHMIStatus FULL NOT_AUDIBLE MAIN", "OnHMIStatus FULL NOT_AUDIBLE VRSESSION",
                "PerformInteraction SUCCESS",
                "OnHMIStatus FULL AUDIBLE VRSESSION", "OnHMIStatus FULL AUDIBLE MAIN",
            ])
        #expect(app.reply(to: request)?["choiceID"] == 2)
        #expect(app.reply(to: request)?["triggerSource"] == "VR")
    }

    @Test func `Row 5: in mode MANUAL_ONLY, the list obscures the screen`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        let request = await app.begin("PerformInteraction", Self.interaction("MANUAL_ONLY", 100, 400))
        try await car.drive(.overlay(nil, .choose(Target(id: 4), source: .menu)))
        #expect(
            app.statuses == [
                "FULL ATTENUATED MAIN", "FULL ATTENUATED HMI_OBSCURED", "FULL AUDIBLE HMI_OBSCURED",
                "FULL AUDIBLE MAIN",
            ])
        #expect(app.reply(to: request)?["triggerSource"] == "MENU")
        #expect(app.reply(to: request)?["choiceID"] == 4)
    }

    @Test func `Row 5: in mode BOTH without any input, the answer is TIMED_OUT after both time limits`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        let request = await app.begin("PerformInteraction", Self.interaction("BOTH", 100, 200))
        await car.advance(.milliseconds(9_999))
        #expect(app.result(of: request) == nil)
        await car.advance(.milliseconds(1))
        #expect(app.result(of: request) == "TIMED_OUT")
        #expect(app.reply(to: request)?["success"] == false)
        #expect(
            app.statuses == [
                "FULL NOT_AUDIBLE MAIN", "FULL NOT_AUDIBLE VRSESSION", "FULL ATTENUATED VRSESSION",
                "FULL ATTENUATED HMI_OBSCURED", "FULL AUDIBLE HMI_OBSCURED", "FULL AUDIBLE MAIN",
            ])
    }

    /// Like SDL Core, the head unit combines the results of the list on the display and of the voice recognition in one
    /// response.
    @Test func `In mode BOTH, the answer has the worse result of list and voice, and the other's info`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        func ask(_ listens: Duration, _ command: OverlayCommand) async throws -> JSONValue? {
            let request = await app.begin("PerformInteraction", Self.interaction("BOTH", 100, 200, spoken: false))
            await car.advance(listens)
            try await car.drive(.overlay(nil, command))
            return app.reply(to: request)
        }
        let cancelled = try await ask(.seconds(6), .cancel)
        #expect(cancelled?["resultCode"] == "TIMED_OUT")
        #expect(cancelled?["info"] == "the driver closed the list, timed out")
        #expect(cancelled?["success"] == false)
        let early = try await ask(.seconds(1), .cancel)
        #expect(early?["resultCode"] == "ABORTED")
        let touched = try await ask(.seconds(6), .choose(Target(id: 2), source: .menu))
        #expect(touched?["resultCode"] == "SUCCESS")
        #expect(touched?["info"] == "timed out")
        let spoken = try await ask(.seconds(1), .choose(Target(text: "First"), source: .voice))
        #expect(spoken?["choiceID"] == 1)
        #expect(spoken?["info"] == "canceled")
    }

    @Test(arguments: [
        ("VR_ONLY", ["FULL NOT_AUDIBLE VRSESSION", "FULL NOT_AUDIBLE MAIN"]),
        ("MANUAL_ONLY", ["FULL NOT_AUDIBLE HMI_OBSCURED", "FULL NOT_AUDIBLE MAIN"]),
        ("BOTH", ["FULL NOT_AUDIBLE VRSESSION", "FULL NOT_AUDIBLE HMI_OBSCURED", "FULL NOT_AUDIBLE MAIN"]),
    ])
    func `Row 6: an app without sound is only notified of system contexts`(
        _ mode: String, _ statuses: [String]
    ) async throws {
        let car = TestCar()
        let app = try await prepared(car, .plain)
        await app.begin("PerformInteraction", Self.interaction(mode, 100))
        await car.advance(.seconds(10))
        #expect(app.statuses == statuses)
    }

    @Test func `Row 7: a scrollable message obscures the screen until its time limit ends`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        let message = await app.begin("ScrollableMessage", ["scrollableMessageBody": "body", "timeout": 5000])
        #expect(car.overlay("params")?["scrollableMessageBody"] == "body")
        await car.advance(.seconds(5))
        #expect(app.result(of: message) == "SUCCESS")
        #expect(app.statuses == ["FULL AUDIBLE HMI_OBSCURED", "FULL AUDIBLE MAIN"])
    }

    @Test func `Row 8: a choice set, with or without voice commands, is answered and changes the hash`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("CreateInteractionChoiceSet", Self.set(5, Self.choice(1, voice: "one")))
        await app.ask("CreateInteractionChoiceSet", Self.set(6, Self.choice(2)))
        #expect(
            app.heard == [
                "CreateInteractionChoiceSet SUCCESS", "OnHashChange", "CreateInteractionChoiceSet SUCCESS",
                "OnHashChange",
            ])
        #expect(car.tree("apps", "app", "choiceSets", "5", "choices")?[0]?["vrCommands"] == ["one"])
    }

    @Test func `Row 9: deleting a choice set changes the hash and removes the set`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        await app.ask("DeleteInteractionChoiceSet", ["interactionChoiceSetID": 100])
        #expect(app.heard == ["DeleteInteractionChoiceSet SUCCESS", "OnHashChange"])
        #expect(car.tree("apps", "app", "choiceSets", "100") == nil)
        let again = await app.ask("DeleteInteractionChoiceSet", ["interactionChoiceSetID": 100])
        #expect(again == "INVALID_ID")
    }

    @Test func `Row 28: choice sets with duplicates or with only some voice commands are refused`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        let doubledVoice = await app.ask(
            "CreateInteractionChoiceSet", Self.set(5, Self.choice(1, voice: "one"), Self.choice(2, voice: "ONE")))
        #expect(doubledVoice == "DUPLICATE_NAME")
        let doubledName = await app.ask(
            "CreateInteractionChoiceSet", Self.set(5, Self.choice(1), ["choiceID": 2, "menuName": "Choice 1"]))
        #expect(doubledName == "DUPLICATE_NAME")
        let mixed = await app.ask(
            "CreateInteractionChoiceSet", Self.set(5, Self.choice(1, voice: "one"), Self.choice(2)))
        #expect(mixed == "INVALID_DATA: Some choices don't contain VR commands.")
        for mode in ["BOTH", "VR_ONLY"] {
            let refused = await app.ask("PerformInteraction", Self.interaction(mode, 100, 400))
            #expect(refused == "INVALID_DATA: Some choices don't contain VR commands.")
        }
        let fine = await app.ask("PerformInteraction", Self.interaction("MANUAL_ONLY", 100, 400))
        #expect(fine == nil)
    }

    @Test func `Row 29: a set is deleted once its grammar is removed, and cannot be used meanwhile`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        try await car.set { $0.grammarLatencyMs = 500 }
        let deletion = await app.begin("DeleteInteractionChoiceSet", ["interactionChoiceSetID": 100])
        #expect(app.result(of: deletion) == nil)
        let offered = await app.ask("PerformInteraction", Self.interaction("MANUAL_ONLY", 100))
        #expect(offered == "REJECTED: One of choice sets is not available yet")
        await car.advance(.milliseconds(500))
        #expect(app.result(of: deletion) == "SUCCESS")
        #expect(app.heard.suffix(2) == ["DeleteInteractionChoiceSet SUCCESS", "OnHashChange"])
    }

    @Test func `Row 27: in mode VR_ONLY there is no list, and the answer removes the overlay`() async throws {
        let car = TestCar()
        let app = try await prepared(car)
        await app.begin("PerformInteraction", Self.interaction("VR_ONLY", 100))
        let byHand = await car.refusal(of: .overlay(nil, .choose(Target(id: 1), source: .menu)))
        #expect(byHand == .conflict)
        try await car.drive(.overlay(nil, .choose(Target(id: 1), source: .voice)))
        #expect(car.tree("overlays") == [:])
        #expect(car.tree("visibleOverlay") == nil)
    }
}
