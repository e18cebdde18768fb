import RPCSpec
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Every answer comes of its genuine cause: an act of the driver's, a time limit, a policy, something missing.
@MainActor
@Suite struct GenuineTests {
    /// What an app in front that has just registered is told to each request, and why.
    struct Answer: Sendable, CustomTestStringConvertible {
        let function: String
        let params: JSONValue
        let result: String
        let why: String
        var testDescription: String { "\(function): \(result), \(why)" }

        init(_ function: String, _ params: JSONValue, _ result: String, _ why: String) {
            self.function = function
            self.params = params
            self.result = result
            self.why = why
        }
    }

    /// What SDL Core answers to any function, also where the interface does not list it.
    private nonisolated static let everywhere: [SDLResult] = [.disallowed, .userDisallowed, .warnings]

    nonisolated static let answers =
        done + [
            Answer("RegisterAppInterface", registration, "APPLICATION_REGISTERED_ALREADY", "it has"),
            Answer("DeleteCommand", ["cmdID": 9], "INVALID_ID", "there is none"),
            Answer("DeleteSubMenu", ["menuID": 9], "INVALID_ID", "there is none"),
            Answer("DeleteInteractionChoiceSet", ["interactionChoiceSetID": 9], "INVALID_ID", "there is none"),
            Answer(
                "PerformInteraction",
                ["initialText": "a", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [9]], "INVALID_ID",
                "there is no such set"),
            Answer("DeleteWindow", ["windowID": 3], "INVALID_ID", "there is none"),
            Answer("SetMediaClockTimer", ["updateMode": "PAUSE"], "IGNORED", "no clock runs"),
            Answer("EndAudioPassThru", [:], "REJECTED", "nothing is recorded"),
            Answer("UnsubscribeButton", ["buttonName": "OK"], "IGNORED", "it was not subscribed"),
            Answer("CancelInteraction", ["functionID": 12], "IGNORED", "no alert is shown"),
            Answer("DeleteFile", ["syncFileName": "a"], "REJECTED", "there is none"),
            Answer("SetAppIcon", ["syncFileName": "a"], "INVALID_DATA", "there is no such file"),
            Answer("PutFile", ["syncFileName": "a", "fileType": "BINARY"], "INVALID_DATA", "it came without bytes"),
            Answer("SetDisplayLayout", ["displayLayout": "MEDIA"], "WARNINGS", "it is deprecated, as Core warns"),
            Answer(
                "Slider", ["numTicks": 5, "position": 1, "sliderHeader": "a"], "TIMED_OUT", "nobody touched it"),
        ]

    private nonisolated static let registration: JSONValue = [
        "syncMsgVersion": ["majorVersion": 8, "minorVersion": 0], "appName": "The app", "isMediaApplication": false,
        "languageDesired": "EN-US", "hmiDisplayLanguageDesired": "EN-US", "appID": "app",
    ]

    private nonisolated static let done: [Answer] = [
        ("UnregisterAppInterface", [:]), ("SetGlobalProperties", ["menuTitle": "a"]),
        ("ResetGlobalProperties", ["properties": ["MENUNAME"]]),
        ("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "a"]]), ("AddSubMenu", ["menuID": 1, "menuName": "a"]),
        ("ShowAppMenu", [:]),
        (
            "CreateInteractionChoiceSet",
            ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "a"]]]
        ),
        ("Alert", ["alertText1": "a"]), ("SubtleAlert", ["alertText1": "a"]), ("Show", ["mainField1": "a"]),
        ("Speak", ["ttsChunks": [["text": "a", "type": "TEXT"]]]),
        (
            "PerformAudioPassThru",
            ["samplingRate": "8KHZ", "maxDuration": 2000, "bitsPerSample": "8_BIT", "audioType": "PCM"]
        ),
        ("SubscribeButton", ["buttonName": "OK"]), ("ScrollableMessage", ["scrollableMessageBody": "a"]),
        ("ChangeRegistration", ["language": "EN-US", "hmiDisplayLanguage": "EN-US"]), ("ListFiles", [:]),
        ("SendHapticData", [:]), ("GetSystemCapability", ["systemCapabilityType": "DISPLAYS"]),
        ("CreateWindow", ["windowID": 1, "windowName": "a", "type": "WIDGET"]), ("CloseApplication", [:]),
    ].map { Answer($0, $1, "SUCCESS", "it was done, or its time is up") }

    @Test(arguments: answers)
    func `A request is answered with what is the case`(_ answer: Answer) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let id = await app.begin(answer.function, answer.params)
        if app.reply(to: id) == nil { await car.advance(.seconds(60)) }
        let reply = try #require(app.reply(to: id), "\(answer.function) has no answer")
        #expect(reply["resultCode"] == .string(answer.result))
        let type = try #require(
            SDLRPCRegistry.message(named: answer.function, .response) as? any SDLRPCResponse.Type)
        #expect((type.resultCodes + Self.everywhere).contains(SDLResult(rawValue: answer.result)))
    }

    @Test func `With those that nothing stands behind, the table is every request of the interface`() throws {
        let known = Self.answers.map(\.function) + AnswerTests.unsupported
        #expect(known.count == 63)
        #expect(Set(known) == Set(try MessageMaker(seed: 1).requests.map(\.name)))
    }

    // MARK: Overlays

    /// What ends an overlay, or keeps it from being shown.
    enum Cause: String, Sendable {
        case time, driverPresses, driverSaves, driverChooses, driverCancels, driverRetries, appCancels
        case newerOne, olderOne, missingFile, hidden, user, nonsense
    }

    struct End: Sendable, CustomTestStringConvertible {
        let function: String
        let cause: Cause
        let result: String
        var testDescription: String { "\(function), \(cause): \(result)" }
    }

    private nonisolated static let button: JSONValue = ["type": "TEXT", "text": "OK", "softButtonID": 1]
    private nonisolated static let lostButton: JSONValue = [
        "type": "BOTH", "text": "OK", "softButtonID": 1, "image": ["value": "nowhere", "imageType": "DYNAMIC"],
    ]
    private nonisolated static let overlays: [String: JSONValue] = [
        "Alert": ["alertText1": "a", "duration": 5000, "cancelID": 1],
        "SubtleAlert": ["alertText1": "a", "duration": 5000, "cancelID": 1],
        "ScrollableMessage": ["scrollableMessageBody": "a", "timeout": 5000, "cancelID": 1],
        "Slider": ["numTicks": 5, "position": 1, "sliderHeader": "a", "timeout": 5000, "cancelID": 1],
        "PerformInteraction": [
            "initialText": "a", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [1], "timeout": 5000,
            "cancelID": 1,
        ],
        "PerformAudioPassThru": [
            "samplingRate": "8KHZ", "maxDuration": 2000, "bitsPerSample": "8_BIT", "audioType": "PCM",
        ],
    ]
    private nonisolated static let alike: [(Cause, String)] = [
        (.driverCancels, "ABORTED"), (.newerOne, "ABORTED"), (.olderOne, "REJECTED"), (.user, "USER_DISALLOWED"),
        (.hidden, "DISALLOWED"), (.nonsense, "INVALID_DATA"),
    ]
    nonisolated static let ends: [End] =
        overlays.keys.sorted().flatMap { name in alike.map { End(function: name, cause: $0.0, result: $0.1) } }
        + [
            ("Alert", .time, "SUCCESS"), ("SubtleAlert", .time, "SUCCESS"), ("ScrollableMessage", .time, "SUCCESS"),
            ("Slider", .time, "TIMED_OUT"), ("PerformInteraction", .time, "TIMED_OUT"),
            ("PerformAudioPassThru", .time, "SUCCESS"), ("Alert", .driverPresses, "SUCCESS"),
            ("SubtleAlert", .driverPresses, "SUCCESS"), ("ScrollableMessage", .driverPresses, "SUCCESS"),
            ("Slider", .driverSaves, "SUCCESS"), ("PerformInteraction", .driverChooses, "SUCCESS"),
            ("PerformAudioPassThru", .driverRetries, "RETRY"), ("Alert", .missingFile, "WARNINGS"),
            ("SubtleAlert", .missingFile, "WARNINGS"), ("ScrollableMessage", .missingFile, "WARNINGS"),
        ].map { End(function: $0, cause: $1, result: $2) }
        + ["Alert", "SubtleAlert", "ScrollableMessage", "Slider", "PerformInteraction"]
        .map { End(function: $0, cause: .appCancels, result: "ABORTED") }

    @Test(arguments: ends) func `An overlay ends as it does for a cause`(_ end: End) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.ask(
            "CreateInteractionChoiceSet",
            ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "One"]]])
        let params = try await prepare(end, car, app)
        let id = await app.begin(end.function, params)
        try await act(end, car, app)
        #expect(app.reply(to: id)?["resultCode"] == .string(end.result))
        let type = try #require(SDLRPCRegistry.message(named: end.function, .response) as? any SDLRPCResponse.Type)
        #expect((type.resultCodes + Self.everywhere).contains(SDLResult(rawValue: end.result)))
    }

    /// What is so before the request comes.
    private func prepare(_ end: End, _ car: TestCar, _ app: TestApp) async throws -> JSONValue {
        var params = try #require(Self.overlays[end.function])
        switch end.cause {
        case .driverPresses: params["softButtons"] = [Self.button]
        case .missingFile: params["softButtons"] = [Self.lostButton]
        case .nonsense: params[end.function == "PerformAudioPassThru" ? "maxDuration" : "cancelID"] = "none"
        case .hidden: try await car.drive(.app(key: "app", .close))
        case .user:
            try await car.drive(
                .permission(.init(app: "app", rpc: end.function, allowed: [], userDisallowed: ["FULL"])))
        case .olderOne:
            try await car.set { $0.popupPolicy = "reject-newer" }
            await app.begin("Alert", ["alertText1": "older"])
        default: break
        }
        return params
    }

    /// What happens while it is shown.
    private func act(_ end: End, _ car: TestCar, _ app: TestApp) async throws {
        switch end.cause {
        case .time: await car.advance(.seconds(5))
        case .driverPresses, .missingFile: try await car.drive(.overlay(nil, .press(Target(id: 1), mode: .short)))
        case .driverSaves: try await car.drive(.overlay(nil, .save))
        case .driverChooses: try await car.drive(.overlay(nil, .choose(Target(text: "One"), source: .menu)))
        case .driverCancels: try await car.drive(.overlay(nil, .cancel))
        case .driverRetries: try await car.drive(.overlay(nil, .retry))
        case .appCancels:
            let function = try #require(SDLRPCRegistry.message(named: end.function, .request)).functionID
            await app.ask("CancelInteraction", ["functionID": .int(function.rawValue), "cancelID": 1])
        case .newerOne: await app.begin("Alert", ["alertText1": "newer"])
        case .olderOne, .hidden, .user, .nonsense: break
        }
    }
}
