import JSON
import RPCSpec
import SDLHeadUnit
import SDLRPC
import Testing

/// Tests that every result can have a real cause: the driver, a time limit, a policy, or a missing resource. A tester
/// need not force the result.
@MainActor
@Suite struct GenuineTests {
    /// A request from a newly registered and activated app, the expected result, and the reason for the result.
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

    /// Results that SDL Core gives for every function, although the mobile API lists these results only for some
    /// functions.
    nonisolated static let everywhere: [SDLResult] = [.disallowed, .userDisallowed, .warnings, .fileNotFound]

    nonisolated static let answers =
        done + [
            Answer("RegisterAppInterface", registration, "APPLICATION_REGISTERED_ALREADY", "the app is registered"),
            Answer("DeleteCommand", ["cmdID": 9], "INVALID_ID", "there is none"),
            Answer("DeleteSubMenu", ["menuID": 9], "INVALID_ID", "there is none"),
            Answer("DeleteInteractionChoiceSet", ["interactionChoiceSetID": 9], "INVALID_ID", "there is none"),
            Answer(
                "PerformInteraction",
                ["initialText": "a", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [9]], "INVALID_ID",
                "there is no such set"),
            Answer("UnsubscribeVehicleData", ["speed": true], "IGNORED", "it was not subscribed"),
            Answer("DialNumber", ["number": "call"], "INVALID_DATA", "it contains no digits"),
            Answer("SendLocation", ["latitudeDegrees": 47.4], "INVALID_DATA", "the longitude is missing"),
            Answer("UnsubscribeWayPoints", [:], "IGNORED", "it was not subscribed"),
            Answer("ShowConstantTBT", [:], "INVALID_DATA", "it has no content"),
            Answer("UpdateTurnList", [:], "INVALID_DATA", "it has no content"),
            Answer("GetDTCs", ["ecuName": 9], "REJECTED", "there is no such unit"),
            Answer(
                "DiagnosticMessage", ["targetID": 9, "messageLength": 1, "messageData": [16]], "REJECTED",
                "this mode is not permitted"),
            Answer(
                "GetInteriorVehicleData", ["moduleType": "CLIMATE"], "DISALLOWED", "it is no app for remote control"),
            Answer(
                "SetInteriorVehicleData",
                ["moduleData": ["moduleType": "CLIMATE", "climateControlData": ["fanSpeed": 1]]], "DISALLOWED",
                "it is no app for remote control"),
            Answer(
                "ButtonPress", ["moduleType": "CLIMATE", "buttonName": "AC", "buttonPressMode": "SHORT"], "DISALLOWED",
                "it is no app for remote control"),
            Answer(
                "GetInteriorVehicleDataConsent", ["moduleType": "SEAT", "moduleIds": []], "DISALLOWED",
                "it is no app for remote control"),
            Answer(
                "ReleaseInteriorVehicleDataModule", ["moduleType": "SEAT"], "DISALLOWED",
                "it is no app for remote control"),
            Answer(
                "PublishAppService", ["appServiceManifest": ["serviceType": "WEATHER"]], "SUCCESS", "it is the first"),
            Answer("UnpublishAppService", ["serviceID": "a"], "INVALID_ID", "it has published none"),
            Answer("GetAppServiceData", ["serviceType": "NAVIGATION"], "SUCCESS", "the car has its own service"),
            Answer(
                "PerformAppServiceInteraction", ["serviceUri": "a", "serviceID": "a", "originApp": "app"], "INVALID_ID",
                "there is no such service"),
            Answer("GetFile", ["fileName": "a"], "FILE_NOT_FOUND", "there is none"),
            Answer("DeleteWindow", ["windowID": 3], "INVALID_ID", "there is none"),
            Answer("SetMediaClockTimer", ["updateMode": "CLEAR"], "REJECTED", "it is not a media app"),
            Answer("EndAudioPassThru", [:], "REJECTED", "nothing is recorded"),
            Answer("UnsubscribeButton", ["buttonName": "OK"], "IGNORED", "it was not subscribed"),
            Answer("CancelInteraction", ["functionID": 12], "IGNORED", "no alert is shown"),
            Answer("DeleteFile", ["syncFileName": "a"], "REJECTED", "there is none"),
            Answer("SetAppIcon", ["syncFileName": "a"], "INVALID_DATA", "there is no such file"),
            Answer("SetCloudAppProperties", ["properties": ["appID": "a"]], "DISALLOWED", "it is no app store"),
            Answer("GetCloudAppProperties", ["appID": "a"], "DISALLOWED", "it is no app store"),
            Answer("PutFile", ["syncFileName": "a", "fileType": "BINARY"], "INVALID_DATA", "it has no bulk data"),
            Answer("SetDisplayLayout", ["displayLayout": "MEDIA"], "WARNINGS", "it is deprecated, as Core warns"),
            Answer(
                "Slider", ["numTicks": 5, "position": 1, "sliderHeader": "a"], "TIMED_OUT", "the driver did not react"),
        ]

    private nonisolated static let registration: JSONValue = [
        "syncMsgVersion": ["majorVersion": 8, "minorVersion": 0], "appName": "The app", "isMediaApplication": false,
        "languageDesired": "EN-US", "hmiDisplayLanguageDesired": "EN-US", "appID": "app",
    ]

    private nonisolated static let done: [Answer] = [
        ("UnregisterAppInterface", [:]), ("SetGlobalProperties", ["menuTitle": "a"]),
        ("ResetGlobalProperties", ["properties": ["MENUNAME"]]),
        ("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "a"]]), ("AddSubMenu", ["menuID": 1, "menuName": "a"]),
        ("ShowAppMenu", [:]), ("GetVehicleData", ["speed": true]), ("SubscribeVehicleData", ["speed": true]),
        ("GetWayPoints", ["wayPointType": "ALL"]), ("SubscribeWayPoints", [:]),
        ("AlertManeuver", ["ttsChunks": [["text": "a", "type": "TEXT"]]]),
        ("ReadDID", ["ecuName": 2016, "didLocation": [61840]]),
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
    ].map { Answer($0, $1, "SUCCESS", "it was done, or its time has passed") }

    @Test(arguments: answers)
    func `answers a request with the result for its situation`(_ answer: Answer) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let id = await app.begin(answer.function, answer.params)
        if app.reply(to: id) == nil { await car.advance(.seconds(60)) }
        let reply = try #require(app.reply(to: id), "\(answer.function) has no answer")
        #expect(reply["resultCode"] == .string(answer.result))
        let type = try #require(
            SDLRPCRegistry.message(named: answer.function, .response) as? any SDLRPCResponse.Type)
        // If the mobile API lists no results, every result is legal.
        let codes = type.resultCodes + Self.everywhere
        #expect(type.resultCodes.isEmpty || codes.contains(SDLResult(rawValue: answer.result)))
    }

    @Test func `the table and the unimplemented requests cover the whole interface`() throws {
        let known = Self.answers.map(\.function) + AnswerTests.unsupported
        #expect(known.count == 63)
        #expect(Set(known) == Set(try MessageMaker(seed: 1).requests.map(\.name)))
    }
}
