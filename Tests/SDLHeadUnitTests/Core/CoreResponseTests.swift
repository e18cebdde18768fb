import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests of responses with exactly the words of SDL Core, for requests that SDL Core's own test scripts do not check.
@MainActor
@Suite struct CoreResponseTests {
    struct Answer: Sendable, CustomTestStringConvertible {
        let function: String
        let params: JSONValue
        let result: String
        var kind = TestApp.Kind.plain
        /// Requests that the app sends before the tested request.
        var before: [(String, JSONValue)] = []
        var testDescription: String { "\(function): \(result)" }
    }

    private nonisolated static let start: JSONValue = ["hours": 0, "minutes": 1, "seconds": 0]
    private nonisolated static let widget: (String, JSONValue) = (
        "CreateWindow",
        ["windowID": 3, "windowName": "side", "type": "WIDGET", "associatedServiceType": "MEDIA"]
    )
    private nonisolated static let paused: [(String, JSONValue)] = [
        ("SetMediaClockTimer", ["updateMode": "COUNTUP", "startTime": start]),
        ("SetMediaClockTimer", ["updateMode": "PAUSE"]),
    ]
    private nonisolated static func track(_ seconds: Int?) -> JSONValue {
        var indicator: JSONValue = ["type": "TRACK"]
        indicator["seekTime"] = seconds.map { .int($0) }
        return ["updateMode": "COUNTUP", "startTime": start, "forwardSeekIndicator": indicator]
    }
    private nonisolated static func sets(_ words: String...) -> [(String, JSONValue)] {
        words.enumerated().map { index, word in
            (
                "CreateInteractionChoiceSet",
                [
                    "interactionChoiceSetID": .int(index + 1),
                    "choiceSet": [
                        ["choiceID": .int(index + 1), "menuName": .string("\(index)"), "vrCommands": [.string(word)]]
                    ],
                ]
            )
        }
    }
    private nonisolated static func pick(_ more: JSONValue) -> JSONValue {
        var request: JSONValue = [
            "initialText": "a", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [1, 2],
        ]
        for (key, value) in more.object ?? [:] { request[key] = value }
        return request
    }

    nonisolated static let answers: [Answer] = [
        // Media clocks
        Answer(
            function: "SetMediaClockTimer", params: ["updateMode": "COUNTUP", "startTime": start], result: "REJECTED"),
        Answer(
            function: "SetMediaClockTimer", params: ["updateMode": "COUNTUP"],
            result: #"INVALID_DATA: Start time must be provided for "COUNTUP" and "COUNTDOWN" update modes"#,
            kind: .media),
        Answer(
            function: "SetMediaClockTimer",
            params: [
                "updateMode": "COUNTDOWN", "startTime": start, "endTime": ["hours": 1, "minutes": 0, "seconds": 0],
            ], result: "INVALID_DATA: Start time must be after the end time for update mode COUNTDOWN", kind: .media),
        Answer(
            function: "SetMediaClockTimer", params: ["updateMode": "COUNTUP", "startTime": start, "endTime": start],
            result: "SUCCESS", kind: .media),
        Answer(
            function: "SetMediaClockTimer", params: track(3),
            result: "INVALID_DATA: The seekTime parameter is not applicable for indicator type TRACK", kind: .media),
        Answer(function: "SetMediaClockTimer", params: track(nil), result: "SUCCESS", kind: .media),
        Answer(function: "SetMediaClockTimer", params: ["updateMode": "PAUSE"], result: "IGNORED", kind: .media),
        Answer(
            function: "SetMediaClockTimer", params: ["updateMode": "PAUSE"], result: "IGNORED", kind: .media,
            before: paused),
        Answer(
            function: "SetMediaClockTimer", params: ["updateMode": "PAUSE", "audioStreamingIndicator": "STOP"],
            result: "SUCCESS", kind: .media, before: paused),
        // Interactions
        Answer(
            function: "PerformInteraction", params: pick([:]),
            result: "DUPLICATE_NAME: Choice set has duplicated VR synonym", before: sets("yes", "YES")),
        Answer(
            function: "PerformInteraction",
            params: pick(["vrHelp": [["text": "b", "position": 2], ["text": "a", "position": 1]]]),
            result: "REJECTED: Non-sequential vrHelp item position", before: sets("yes", "no")),
        Answer(
            function: "PerformInteraction",
            params: pick([
                "interactionLayout": "KEYBOARD", "interactionMode": "BOTH", "interactionChoiceSetIDList": [],
            ]), result: "INVALID_DATA"),
        Answer(
            function: "PerformInteraction",
            params: pick(["interactionLayout": "KEYBOARD", "interactionMode": "VR_ONLY"]),
            result: "INVALID_DATA", before: sets("yes", "no")),
        // Screens
        Answer(
            function: "Alert", params: ["alertText1": "a", "playTone": true],
            result: "WARNINGS: playTone ignored since TTS Chunks were not provided"),
        Answer(
            function: "Alert", params: ["alertText3": "a"], result: "INVALID_DATA: Mandatory parameters are missing"),
        Answer(
            function: "Show", params: ["mainField1": "a", "metadataTags": ["mainField2": ["rating"]]],
            result: "WARNINGS: Metadata tag was provided for a field with no data."),
        Answer(
            function: "SetDisplayLayout",
            params: [
                "displayLayout": "TILES_ONLY",
                "dayColorScheme": ["primaryColor": ["red": 2, "green": 2, "blue": 2]],
            ], result: "REJECTED",
            before: [
                (
                    "SetDisplayLayout",
                    [
                        "displayLayout": "TILES_ONLY",
                        "dayColorScheme": ["primaryColor": ["red": 1, "green": 1, "blue": 1]],
                    ]
                )
            ]),
        // Windows
        Answer(
            function: "CreateWindow", params: ["windowID": 4, "windowName": "main", "type": "MAIN"],
            result: "INVALID_DATA"),
        Answer(
            function: "CreateWindow", params: ["windowID": 3, "windowName": "other", "type": "WIDGET"],
            result: "INVALID_ID", before: [widget]),
        Answer(
            function: "CreateWindow",
            params: [
                "windowID": 4, "windowName": "a", "type": "WIDGET", "duplicateUpdatesFromWindowID": 9,
            ], result: "INVALID_DATA"),
        Answer(
            function: "CreateWindow", params: ["windowID": 4, "windowName": "The app", "type": "WIDGET"],
            result: "DUPLICATE_NAME"),
        Answer(
            function: "CreateWindow", params: ["windowID": 1, "windowName": "The app", "type": "WIDGET"],
            result: "SUCCESS"),
        Answer(
            function: "CreateWindow", params: ["windowID": 4, "windowName": "other", "type": "WIDGET"],
            result: "REJECTED: Maximum allowed amount of windows is exceeded", before: [widget]),
        // Menus
        Answer(
            function: "AddCommand", params: ["cmdID": 1, "menuParams": ["menuName": "a", "parentID": 7]],
            result: "INVALID_ID: Parent ID doesn't exist"),
        Answer(
            function: "AddSubMenu", params: ["menuID": 1, "menuName": "a", "parentID": 7],
            result: "INVALID_ID: Parent ID doesn't exist"),
        Answer(
            function: "AddSubMenu", params: ["menuID": 2, "menuName": "a"], result: "SUCCESS",
            before: [("AddSubMenu", ["menuID": 1, "menuName": "a"])]),
        Answer(
            function: "ShowAppMenu", params: [:], result: "REJECTED",
            before: [("ScrollableMessage", ["scrollableMessageBody": "in front"])]),
        // Buttons and capabilities
        Answer(function: "UnsubscribeButton", params: ["buttonName": "CUSTOM_BUTTON"], result: "IGNORED"),
        Answer(
            function: "UnsubscribeButton", params: ["buttonName": "VOLUME_UP"], result: "UNSUPPORTED_RESOURCE"),
        Answer(
            function: "GetSystemCapability", params: ["systemCapabilityType": "REMOTE_CONTROL"],
            result: "DISALLOWED: This car has no REMOTE_CONTROL"),
        // Registration
        Answer(
            function: "ChangeRegistration", params: ["language": "TH-TH", "hmiDisplayLanguage": "EN-US"],
            result: "UNSUPPORTED_RESOURCE"),
        // Files and sounds
        Answer(
            function: "PutFile", params: ["syncFileName": "a", "fileType": "BINARY"],
            result: "INVALID_DATA: Binary data empty"),
        Answer(
            function: "DeleteFile", params: ["syncFileName": "../a"],
            result: "INVALID_DATA: Sync file name contains forbidden symbols."),
        Answer(
            function: "Speak", params: ["ttsChunks": [["text": "a", "type": "LHPLUS_PHONEMES"]]],
            result: "UNSUPPORTED_RESOURCE: Unsupported phoneme type sent in a prompt"),
        Answer(
            function: "Speak", params: ["ttsChunks": [["text": "a.mp3", "type": "FILE"]]],
            result: "FILE_NOT_FOUND: One or more files needed for tts_chunks are not present"),
        Answer(
            function: "SetGlobalProperties",
            params: [
                "helpPrompt": [["text": "a.mp3", "type": "FILE"]],
                "timeoutPrompt": [["text": "b.mp3", "type": "FILE"]],
            ], result: "FILE_NOT_FOUND: One or more files needed for help_prompt, timeout_prompt are not present"),
        Answer(
            function: "SetGlobalProperties", params: [:],
            result: "INVALID_DATA: There are no parameters present in request."),
    ]

    @Test(arguments: answers) func `Answers have SDL Core's result and info text`(_ answer: Answer) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, answer.kind)
        for (function, params) in answer.before { await app.begin(function, params) }
        let id = await app.begin(answer.function, answer.params)
        if app.result(of: id) == nil { await car.advance(.seconds(10)) }
        #expect(app.result(of: id) == answer.result)
    }

    @Test func `SetDisplayLayout names its replacement`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let result = await app.ask("SetDisplayLayout", ["displayLayout": "TILES_ONLY"])
        #expect(result?.hasPrefix("WARNINGS: The RPC is deprecated") == true)
        #expect(result?.hasSuffix("Please use `Show.templateConfiguration` instead.") == true)
    }

    @Test func `A head unit from before 7.1 refuses two menu entries with the same name`() async throws {
        let car = TestCar(Profile.all[3])
        let app = try await TestApp.active(car)
        await app.ask("AddSubMenu", ["menuID": 1, "menuName": "a"])
        let result = await app.ask("AddCommand", ["cmdID": 1, "menuParams": ["menuName": "a"]])
        #expect(result == "DUPLICATE_NAME")
    }

    @Test func `A keyboard with a choice set in mode BOTH accepts a choice by voice`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        for (function, params) in Self.sets("yes", "no") { await app.ask(function, params) }
        let id = await app.begin(
            "PerformInteraction", Self.pick(["interactionLayout": "KEYBOARD", "interactionMode": "BOTH"]))
        try await car.drive(.voice(text: "No"))
        // The info is about the screen: the keyboard was cancelled.
        #expect(app.result(of: id) == "SUCCESS: canceled")
        #expect(app.reply(to: id)?["choiceID"] == 2)
        #expect(app.reply(to: id)?["triggerSource"] == "VR")
    }

    @Test func `Without voice recognition, an interaction in mode BOTH begins with its list`() async throws {
        let car = TestCar(try TestCar.profile { $0["vrCapabilities"] = [] })
        let app = try await TestApp.active(car)
        for (function, params) in Self.sets("yes", "no") { await app.ask(function, params) }
        await app.begin("PerformInteraction", Self.pick(["interactionMode": "BOTH"]))
        #expect(car.overlay("phase") == "list")
    }

    @Test func `A head unit does not know functions that are newer than its version`() async throws {
        let car = TestCar(Profile.all[3])
        let app = try await TestApp.active(car)
        for (function, params) in [
            ("CreateWindow", ["windowID": 1, "windowName": "a", "type": "WIDGET"]),
            ("SubtleAlert", ["alertText1": "a"]), ("CancelInteraction", ["functionID": 12]),
        ] as [(String, JSONValue)] {
            let result = await app.ask(function, params)
            #expect(result == "UNSUPPORTED_REQUEST: Module does not recognize this function id")
        }
        #expect(Set(car.findings) == ["rpc.since"])
    }
}
