import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of the restrictions for apps while driver distraction is on.
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
    func `a keyboard stays open with a finding if the profile permits it`(_ setting: String?) async throws {
        let car = try car(setting)
        let app = try await TestApp.active(car)
        let request = await app.begin("PerformInteraction", Self.keyboard)
        #expect(car.findings == [])
        try await distract(car)
        #expect(car.findings == ["driving.keyboard"])
        try await car.drive(.overlay(nil, .submit(text: "Ada")))
        #expect(app.reply(to: request)?["manualTextEntry"] == "Ada")
        // A keyboard that is opened during distraction is reported too.
        await app.begin("PerformInteraction", Self.keyboard)
        #expect(car.findings == ["driving.keyboard", "driving.keyboard"])
        #expect(car.overlay("kind") == "keyboard")
    }

    @Test func `aborts an open keyboard and rejects others until distraction ends, if the profile closes keyboards`()
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

    @Test func `a list keeps its choices but loses its search`() async throws {
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

    @Test func `an overlay without text input causes no finding`() async throws {
        let car = try car("closed")
        let app = try await TestApp.active(car)
        try await distract(car)
        await app.begin("Alert", ["alertText1": "Hello"])
        #expect(car.overlay("kind") == "alert")
        #expect(car.findings == [])
    }

    /// The arguments: the profile's rule for lock screens, and the members of OnDriverDistraction about lock screens.
    /// Without a rule, these members are missing. The driver can dismiss the lock screen only if the rule has a
    /// warning.
    @Test(
        arguments: [
            (nil, [:]),
            (
                ["enabled": true, "warning": "For passengers"],
                ["lockScreenDismissalEnabled": true, "lockScreenDismissalWarning": "For passengers"]
            ),
            // The warning is in the app's language if available.
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
    func `sends the lock-screen rule with OnDriverDistraction`(_ rule: JSONValue?, _ received: JSONValue) async throws {
        let car = TestCar(try TestCar.profile { $0["lockScreenDismissal"] = rule })
        let app = TestApp(car)
        await app.start()
        _ = await app.register()
        try await car.set { $0.distraction = "DD_ON" }
        let notices = app.notifications.filter { $0.name == "OnDriverDistraction" }
            .compactMap { try? JSONValue(parsing: Array($0.envelope.json)) }
        for (notice, state) in zip(notices, ["DD_OFF", "DD_ON"]) {
            var wanted = received
            wanted["state"] = .string(state)
            #expect(notice == wanted)
        }
        #expect(notices.count == 2)
    }
}
