import JSON
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of rules about the screen, its templates, images and capabilities. SDL Core's own test scripts check the same
/// rules. For example, `Row 5` in a test's name means the rule CORE-5 in docs/rules/core.md.
@MainActor
@Suite struct ScreenRows {
    @Test func `Row 3: every field of Show reaches the screen, with its type and its images`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("PutFile", ["syncFileName": "icon 1.png", "fileType": "GRAPHIC_PNG"], bulk: [1, 2, 3])
        var show: JSONValue = ["alignment": "LEFT_ALIGNED", "metadataTags": ["mainField1": ["mediaTitle", "rating"]]]
        let fields = [
            "mainField1", "mainField2", "mainField3", "mainField4", "templateTitle", "mediaClock", "mediaTrack",
            "statusBar",
        ]
        for field in fields { show[field] = .string("the \(field)") }
        show["graphic"] = ["value": "icon 1.png", "imageType": "DYNAMIC"]
        show["secondaryGraphic"] = ["value": "0x11", "imageType": "STATIC", "isTemplate": true]
        let result = await app.ask("Show", show)
        #expect(result == "SUCCESS")
        let window = car.tree("apps", "app", "windows", "0")
        for field in fields { #expect(window?[field] == .string("the \(field)")) }
        #expect(window?["mainField1Types"] == ["mediaTitle", "rating"])
        #expect(window?["alignment"] == "LEFT_ALIGNED")
        let hash = try #require(car.tree("apps", "app", "files", "icon 1.png", "hash")?.string)
        #expect(window?["graphic"]?["url"] == .string("v1/files/app/icon%201.png?\(hash)"))
        #expect(car.tree("apps", "app", "files", "icon 1.png", "url") == window?["graphic"]?["url"])
        #expect(window?["secondaryGraphic"] == show["secondaryGraphic"])
    }

    @Test func `Row 10: SetDisplayLayout changes the template and answers WARNINGS with the capabilities`() async throws
    {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let layout = await app.begin("SetDisplayLayout", ["displayLayout": "TILES_ONLY"])
        let reply = try #require(app.reply(to: layout))
        #expect(reply["success"] == true)
        #expect(reply["resultCode"] == "WARNINGS")
        for key in ["displayCapabilities", "buttonCapabilities", "softButtonCapabilities", "presetBankCapabilities"] {
            #expect(reply[key] == car.tree("profile", key))
        }
        #expect(car.tree("apps", "app", "windows", "0", "template") == "TILES_ONLY")
        let unknown = await app.ask("SetDisplayLayout", ["displayLayout": "ROUND"])
        #expect(unknown == "REJECTED: This display has no template ROUND")
    }

    @Test(arguments: ["DISPLAYS", "VIDEO_STREAMING", "DRIVER_DISTRACTION"])
    func `Row 13: GetSystemCapability answers with the requested type only`(_ type: String) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let request = await app.begin("GetSystemCapability", ["systemCapabilityType": .string(type)])
        let reply = try #require(app.reply(to: request))
        #expect(reply["success"] == true)
        #expect(reply["systemCapability"]?["systemCapabilityType"] == .string(type))
        #expect(reply["systemCapability"]?.object?.count == 2)
    }

    @Test func `Row 13: a capability that the car does not have is refused as a whole`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let without: JSONValue = ["hmiCapabilities": ["navigation": false]]
        try await car.drive(.profile(.edit(mergePatch: without)))
        let request = await app.begin("GetSystemCapability", ["systemCapabilityType": "NAVIGATION"])
        #expect(app.reply(to: request)?["success"] == false)
        #expect(app.reply(to: request)?["resultCode"] == "DATA_NOT_AVAILABLE")
        #expect(app.reply(to: request)?["systemCapability"] == nil)
    }

    @Test func `Row 13: an app is notified of changed displays, and of other capabilities if subscribed`()
        async throws
    {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("GetSystemCapability", ["systemCapabilityType": "VIDEO_STREAMING", "subscribe": true])
        let answer = await app.ask("GetSystemCapability", ["systemCapabilityType": "DISPLAYS", "subscribe": true])
        #expect(answer?.hasPrefix("SUCCESS: Subscribe parameter is ignored.") == true)
        app.forget()
        try await car.drive(.profile(.use(id: "wide")))
        let types = app.notifications.compactMap { incoming in
            (incoming.message as? SDLOnSystemCapabilityUpdated)?.systemCapability.systemCapabilityType
        }
        #expect(types == [.displays, .videoStreaming])
    }

    /// The arguments: types of soft buttons with an image, and texts that are invalid for these types.
    @Test(arguments: ["IMAGE", "BOTH"], ["", " ", "\n", "\t"])
    func `Row 30: a soft button with an image may not have a blank text`(_ type: String, _ text: String) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let button: JSONValue = [
            "type": .string(type), "softButtonID": 1, "text": .string(text),
            "image": ["value": "0x11", "imageType": "STATIC"],
        ]
        for (function, field) in [
            ("Show", "mainField1"), ("Alert", "alertText1"), ("ScrollableMessage", "scrollableMessageBody"),
            ("SubtleAlert", "alertText1"),
        ] {
            let result = await app.ask(function, [field: "t", "softButtons": [button]])
            #expect(result?.hasPrefix("INVALID_DATA") == true)
        }
    }

    static let missing: JSONValue = ["value": "missed.png", "imageType": "DYNAMIC"]

    @Test func `Row 31: a request that names a missing file is shown, with WARNINGS`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let warning = "WARNINGS: Requested image(s) not found"
        let button: JSONValue = ["type": "IMAGE", "softButtonID": 1, "image": Self.missing]
        let show = await app.ask("Show", ["mainField1": "a", "graphic": Self.missing])
        #expect(show == warning)
        #expect(car.tree("apps", "app", "windows", "0", "graphic", "missing") == true)
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == "a")
        let alert = await app.begin("Alert", ["alertText1": "a", "alertIcon": Self.missing])
        await car.advance(.seconds(5))
        #expect(app.result(of: alert) == warning)
        let message = await app.begin("ScrollableMessage", ["scrollableMessageBody": "a", "softButtons": [button]])
        try await car.drive(.overlay(nil, .press(Target(id: 1), mode: .short)))
        #expect(app.result(of: message) == warning)
        let choice: JSONValue = ["choiceID": 1, "menuName": "one", "image": Self.missing]
        let set = await app.ask("CreateInteractionChoiceSet", ["interactionChoiceSetID": 1, "choiceSet": [choice]])
        #expect(set == warning)
        let interaction = await app.begin(
            "PerformInteraction", InteractionRows.interaction("MANUAL_ONLY", 1, spoken: false))
        try await car.drive(.overlay(nil, .choose(Target(id: 1), source: .menu)))
        #expect(app.result(of: interaction) == warning)
        #expect(app.reply(to: interaction)?["success"] == true)
        #expect(Set(car.findings) == ["screen.image"])
    }

    @Test func `Row 31: an image that arrives later is shown where it was missing`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask("Show", ["graphic": Self.missing])
        await app.ask("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "a"], "cmdIcon": Self.missing])
        await app.ask("PutFile", ["syncFileName": "missed.png", "fileType": "GRAPHIC_PNG"], bulk: [1])
        #expect(car.tree("apps", "app", "windows", "0", "graphic", "missing") == nil)
        #expect(car.tree("apps", "app", "windows", "0", "graphic", "url") != nil)
        #expect(car.tree("apps", "app", "commands", "1", "icon", "url") != nil)
        await app.ask("DeleteFile", ["syncFileName": "missed.png"])
        #expect(car.tree("apps", "app", "windows", "0", "graphic", "missing") == true)
    }
}

/// Tests the rule CORE-32 in docs/rules/core.md: an app may set the current template again, but may change the colour
/// schemes only together with the template.
@MainActor
@Suite struct TemplateTruthTable {
    enum Part: Sendable { case new, current, missing, half, wrongType, empty }

    struct Case: Sendable, CustomTestStringConvertible {
        let number: Int
        let template: Part, day: Part, night: Part
        let result: String
        var testDescription: String { "Row 32, case \(number): \(result)" }
    }

    nonisolated static let cases: [Case] = {
        let parts: [(Part, Part, Part, String)] = [
            (.new, .new, .new, "SUCCESS"), (.new, .current, .current, "SUCCESS"), (.new, .new, .current, "SUCCESS"),
            (.new, .current, .new, "SUCCESS"), (.current, .current, .current, "SUCCESS"),
            (.current, .new, .current, "REJECTED"), (.current, .current, .new, "REJECTED"),
            (.current, .new, .new, "REJECTED"), (.new, .missing, .missing, "SUCCESS"),
            (.new, .new, .missing, "SUCCESS"), (.new, .missing, .new, "SUCCESS"),
            (.current, .missing, .missing, "SUCCESS"), (.current, .new, .missing, "REJECTED"),
            (.current, .missing, .new, "REJECTED"), (.missing, .missing, .missing, "INVALID_DATA"),
            (.missing, .new, .missing, "INVALID_DATA"), (.missing, .missing, .new, "INVALID_DATA"),
            (.missing, .new, .new, "INVALID_DATA"), (.new, .half, .half, "INVALID_DATA"),
            (.new, .new, .half, "INVALID_DATA"), (.new, .half, .new, "INVALID_DATA"),
            (.missing, .half, .half, "INVALID_DATA"), (.missing, .new, .half, "INVALID_DATA"),
            (.missing, .half, .new, "INVALID_DATA"), (.missing, .new, .new, "INVALID_DATA"),
            (.wrongType, .new, .new, "INVALID_DATA"), (.wrongType, .wrongType, .new, "INVALID_DATA"),
            (.wrongType, .new, .wrongType, "INVALID_DATA"), (.empty, .new, .new, "INVALID_DATA"),
            (.new, .new, .wrongType, "INVALID_DATA"), (.new, .wrongType, .new, "INVALID_DATA"),
            (.wrongType, .wrongType, .wrongType, "INVALID_DATA"),
        ]
        return parts.enumerated().map { Case(number: $0 + 1, template: $1.0, day: $1.1, night: $1.2, result: $1.3) }
    }()

    private func scheme(_ part: Part, now: Int, next: Int) -> JSONValue? {
        func colour(_ red: Int) -> JSONValue { ["primaryColor": ["red": .int(red), "green": 2, "blue": 3]] }
        switch part {
        case .new: return colour(next)
        case .current: return colour(now)
        case .half: return ["primaryColor": ["red": 1, "green": 2]]
        case .wrongType: return ["primaryColor": ["red": 1, "green": 2, "blue": "3"]]
        case .missing, .empty: return nil
        }
    }

    private func template(_ part: Part) -> JSONValue? {
        switch part {
        case .new: "TILES_ONLY"
        case .current: "TEXTBUTTONS_ONLY"
        case .wrongType: 123
        case .empty: ""
        case .missing, .half: nil
        }
    }

    @Test(arguments: cases)
    func `Row 32: templates and colour schemes in one Show`(_ row: Case) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        func configuration(_ template: Part, _ day: Part, _ night: Part) -> JSONValue {
            var configuration: JSONValue = [:]
            configuration["template"] = self.template(template)
            configuration["dayColorScheme"] = scheme(day, now: 10, next: 11)
            configuration["nightColorScheme"] = scheme(night, now: 20, next: 21)
            return ["templateConfiguration": configuration]
        }
        let first = await app.ask("Show", configuration(.current, .current, .current))
        #expect(first == "SUCCESS")
        let result = await app.ask("Show", configuration(row.template, row.day, row.night))
        #expect(result?.hasPrefix(row.result) == true, "\(result ?? "no answer")")
        guard row.result != "SUCCESS" else { return }
        #expect(car.tree("apps", "app", "windows", "0", "template") == "TEXTBUTTONS_ONLY")
    }

    @Test func `Row 32: an unknown template is rejected, and the screen stays as it is`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let result = await app.ask(
            "Show", ["mainField1": "a", "templateConfiguration": ["template": "HOLOGRAM"]])
        #expect(result == "REJECTED: This display has no template HOLOGRAM")
        #expect(car.tree("apps", "app", "windows", "0", "mainField1") == nil)
    }
}
