import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// What the car takes away while driver distraction is on.
@MainActor
@Suite struct DrivingTests {
    private static let keyboard: JSONValue = [
        "initialText": "Name", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [],
        "interactionLayout": "KEYBOARD",
    ]
    private static let list: JSONValue = [
        "initialText": "Pick", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [9],
        "interactionLayout": "LIST_WITH_SEARCH",
    ]

    private func car(_ keyboard: String?) throws -> TestCar {
        guard let keyboard else { return TestCar() }
        return TestCar(try TestCar.profile { $0["driving"] = ["keyboard": .string(keyboard)] })
    }

    private func distract(_ car: TestCar, _ isOn: Bool = true) async throws {
        try await car.set { $0.distraction = isOn ? "DD_ON" : "DD_OFF" }
    }

    @Test(arguments: ["open", nil] as [String?])
    func `A keyboard stays where the profile leaves it, and is a finding`(_ setting: String?) async throws {
        let car = try car(setting)
        let app = try await TestApp.active(car)
        let request = await app.begin("PerformInteraction", Self.keyboard)
        #expect(car.findings == [])
        try await distract(car)
        #expect(car.findings == ["driving.keyboard"])
        try await car.drive(.overlay(nil, .submit(text: "Ada")))
        #expect(app.reply(to: request)?["manualTextEntry"] == "Ada")
        // One that is opened now is as much of a finding.
        await app.begin("PerformInteraction", Self.keyboard)
        #expect(car.findings == ["driving.keyboard", "driving.keyboard"])
        #expect(car.overlay("kind") == "keyboard")
    }

    @Test func `Where keyboards are closed, an open one is aborted and another is rejected until the car stands`()
        async throws
    {
        let car = try car("closed")
        let app = try await TestApp.active(car)
        let open = await app.begin("PerformInteraction", Self.keyboard)
        try await distract(car)
        #expect(app.result(of: open) == "ABORTED")
        #expect(app.heard.contains("OnKeyboardInput ENTRY_ABORTED"))
        #expect(car.tree("visibleOverlay") == nil)
        let refused = await app.ask("PerformInteraction", Self.keyboard)
        #expect(refused == "REJECTED: There is no keyboard while driver distraction is on.")
        #expect(car.findings == ["driving.keyboard", "driving.keyboard"])
        try await distract(car, false)
        await app.begin("PerformInteraction", Self.keyboard)
        #expect(car.overlay("kind") == "keyboard")
    }

    @Test func `A list keeps its choices and loses its search`() async throws {
        let car = try car("closed")
        let app = try await TestApp.active(car)
        await app.ask("CreateInteractionChoiceSet", InteractionRows.set(9, InteractionRows.choice(1)))
        let request = await app.begin("PerformInteraction", Self.list)
        try await distract(car)
        #expect(await car.refusal(of: .overlay(nil, .type(text: "a"))) == .conflict)
        #expect(await car.refusal(of: .overlay(nil, .submit(text: "a"))) == .conflict)
        try await car.drive(.overlay(nil, .choose(Target(id: 1), source: .menu)))
        #expect(app.result(of: request) == "SUCCESS")
    }

    @Test func `What takes no text is no finding`() async throws {
        let car = try car("closed")
        let app = try await TestApp.active(car)
        try await distract(car)
        await app.begin("Alert", ["alertText1": "Hello"])
        #expect(car.overlay("kind") == "alert")
        #expect(car.findings == [])
    }

    /// A lock screen may be dismissed where the car has a warning for it; of a car that says nothing, nothing is told.
    @Test(
        arguments: [
            (nil, [:]),
            (
                ["enabled": true, "warning": "For passengers"],
                ["lockScreenDismissalEnabled": true, "lockScreenDismissalWarning": "For passengers"]
            ),
            // An app hears it in its own language, where there is one.
            (
                ["enabled": true, "warning": "Sonst", "warnings": ["EN-US": "For passengers", "DE-DE": "Wischen"]],
                ["lockScreenDismissalEnabled": true, "lockScreenDismissalWarning": "For passengers"]
            ),
            (
                ["enabled": true, "warning": "For passengers", "warnings": ["DE-DE": "Wischen"]],
                ["lockScreenDismissalEnabled": true, "lockScreenDismissalWarning": "For passengers"]
            ),
            (["enabled": true], ["lockScreenDismissalEnabled": false]),
            (["enabled": false, "warning": "For passengers"], ["lockScreenDismissalEnabled": false]),
        ] as [(JSONValue?, JSONValue)])
    func `Lock screens`(_ rule: JSONValue?, _ told: JSONValue) async throws {
        let car = TestCar(try TestCar.profile { $0["lockScreenDismissal"] = rule })
        let app = TestApp(car)
        await app.start()
        _ = await app.register()
        try await car.set { $0.distraction = "DD_ON" }
        let notices = app.notifications.filter { $0.name == "OnDriverDistraction" }
            .compactMap { try? JSONValue(parsing: Array($0.envelope.json)) }
        for (notice, state) in zip(notices, ["DD_OFF", "DD_ON"]) {
            var wanted = told
            wanted["state"] = .string(state)
            #expect(notice == wanted)
        }
        #expect(notices.count == 2)
    }
}
