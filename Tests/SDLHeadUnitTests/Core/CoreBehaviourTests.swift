import JSON
import Journaling
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import TestJournal
import Testing

/// Tests of behaviour that SDL Core's own test scripts do not check. The expected behaviour is taken from SDL Core's
/// source code.
@MainActor
@Suite struct CoreBehaviourTests {
    // MARK: Texts

    struct Words: Sendable, CustomTestStringConvertible {
        let function: String
        let path: String
        let params: @Sendable (JSONValue) -> JSONValue
        var testDescription: String { "\(function) \(path)" }

        init(_ function: String, _ path: String, _ params: @escaping @Sendable (JSONValue) -> JSONValue) {
            self.function = function
            self.path = path
            self.params = params
        }
    }

    nonisolated static let worded: [Words] = [
        Words("Show", "mainField3") { ["mainField3": $0] },
        Words("Show", "customPresets[1]") { ["customPresets": ["a", $0]] },
        Words("Show", "graphic.value") { ["graphic": ["value": $0, "imageType": "STATIC"]] },
        Words("Alert", "alertText2") { ["alertText1": "a", "alertText2": $0] },
        Words("Alert", "ttsChunks[0].text") { ["ttsChunks": [["text": $0, "type": "TEXT"]]] },
        Words("SubtleAlert", "alertText1") { ["alertText1": $0] },
        Words("Slider", "sliderFooter[1]") {
            ["numTicks": 2, "position": 1, "sliderHeader": "a", "sliderFooter": ["a", $0]]
        },
        Words("PerformInteraction", "vrHelp[0].text") {
            [
                "initialText": "a", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [1],
                "vrHelp": [["text": $0, "position": 1]],
            ]
        },
        Words("Speak", "ttsChunks[1].text") {
            ["ttsChunks": [["text": "a", "type": "TEXT"], ["text": $0, "type": "TEXT"]]]
        },
        Words("AddCommand", "menuParams.menuName") { ["cmdID": 1, "menuParams": ["menuName": $0]] },
        Words("AddCommand", "vrCommands[0]") { ["cmdID": 1, "vrCommands": [$0]] },
        Words("AddSubMenu", "menuName") { ["menuID": 1, "menuName": $0] },
        Words("CreateInteractionChoiceSet", "choiceSet[0].secondaryText") {
            ["interactionChoiceSetID": 1, "choiceSet": [["choiceID": 1, "menuName": "a", "secondaryText": $0]]]
        },
        Words("SetGlobalProperties", "menuTitle") { ["menuTitle": $0] },
        Words("SetGlobalProperties", "keyboardProperties.autoCompleteList[0]") {
            ["keyboardProperties": ["autoCompleteList": [$0]]]
        },
        Words("ChangeRegistration", "appName") {
            ["language": "EN-US", "hmiDisplayLanguage": "EN-US", "appName": $0]
        },
    ]

    @Test(arguments: worded, ["two\nlines", "a\ttab", #"written \n so"#, "   "])
    func `A text with a line break or tab, or only white space, is INVALID_DATA, with a finding that names it`(
        _ words: Words, _ text: String
    ) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let result = await app.ask(words.function, words.params(.string(text)))
        #expect(result == "INVALID_DATA")
        let finding = try #require(car.journal.rows("finding").first)
        #expect(finding["rule"] == "screen.text")
        #expect(finding["path"] == .string(words.path))
    }

    @Test func `An empty text clears a field, and a scrollable message may have line breaks`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let cleared = await app.ask("Show", ["mainField1": "", "graphic": ["value": "", "imageType": "STATIC"]])
        #expect(cleared == "SUCCESS")
        let message = await app.begin("ScrollableMessage", ["scrollableMessageBody": "two\nlines"])
        #expect(app.result(of: message) == nil)
        #expect(car.findings == [])
    }

    @Test func `A name of white space cannot register`() async {
        let car = TestCar()
        let app = TestApp(car)
        await app.start()
        let result = await app.register(name: " \t")
        #expect(result == "INVALID_DATA")
    }

    // MARK: Names and devices

    @Test(
        arguments: [
            ("the ONE", [], "DUPLICATE_NAME"), ("First", [], "DUPLICATE_NAME"),
            ("Other", ["The one"], "DUPLICATE_NAME"),
            ("Other", ["First"], "SUCCESS"),
        ] as [(String, [String], String)])
    func `An app's name must differ from the names and voice synonyms of other apps on the same device`(
        _ name: String, _ synonyms: [String], _ result: String
    ) {
        var run = Run()
        _ = run.register("one") {
            $0.appName = "The one"; $0.vrSynonyms = ["First"]
        }
        _ = run.register("two", session: 2) {
            $0.appName = name
            $0.vrSynonyms = synonyms.isEmpty ? nil : synonyms
        }
        #expect(run.answers.last?.params?["resultCode"] == .string(result))
        #expect(run.state.apps.count == (result == "SUCCESS" ? 2 : 1))
    }

    @Test func `A missing sound file in ttsName is a warning, and the app registers`() {
        var run = Run()
        _ = run.register("app") { $0.ttsName = [SDLTTSChunk(text: "name.mp3", type: .file)] }
        #expect(run.answered?["resultCode"] == "WARNINGS")
        #expect(run.answered?["info"] == "One or more files needed for tts_name are not present")
        #expect(run.app("app") != nil)
        _ = run.register("other", session: 2) { $0.ttsName = [SDLTTSChunk(text: "name", type: .text)] }
        #expect(run.answered?["resultCode"] == "SUCCESS")
    }

    /// Tests a second registration on a session. As in SDL Core, the second id and name are compared with the ids and
    /// names of all apps on the device, including the session's own app. The session ends if the name is already used,
    /// or if the second id differs from the first id only in upper and lower case.
    ///
    /// The arguments: the id and name of the second registration, the result, and whether the app stays registered.
    @Test(
        arguments: [
            ("app", "The app", "APPLICATION_REGISTERED_ALREADY", true),
            ("app", "Other", "APPLICATION_REGISTERED_ALREADY", true),
            ("APP", "Other", "DISALLOWED", false), ("other", "the APP", "DUPLICATE_NAME", false),
            ("other", "Other", "DISALLOWED", true),
        ] as [(String, String, String, Bool)])
    func `A second registration in a session is refused`(
        _ id: String, _ name: String, _ result: String, _ stays: Bool
    ) async {
        let car = TestCar()
        let app = await TestApp.registered(car)
        let answer = await app.ask(
            "RegisterAppInterface",
            [
                "syncMsgVersion": ["majorVersion": 8, "minorVersion": 0], "appName": .string(name),
                "isMediaApplication": false, "languageDesired": "EN-US", "hmiDisplayLanguageDesired": "EN-US",
                "appID": .string(id),
            ])
        #expect(answer == result)
        #expect(app.isClosed == !stays)
        #expect(car.tree("appOrder") == (stays ? ["app"] : []))
    }

    @Test(arguments: [1, 2])
    func `A registration refused for its name ends its session, and the connection if it has no other session`(
        sessions: Int
    ) async throws {
        let car = TestCar()
        _ = await TestApp.registered(car)
        let peer = RawPeer(car.dial())
        for _ in 0..<sessions { peer.startSession() }
        await car.inFlight.settled()
        let ids = peer.frames.filter { $0.head[2] == 2 }.map { $0.head[3] }
        #expect(ids.count == sessions)
        let named = """
            {"syncMsgVersion":{"majorVersion":8,"minorVersion":0},"appName":"The app","isMediaApplication":false,\
            "languageDesired":"EN-US","hmiDisplayLanguageDesired":"EN-US","appID":"other"}
            """
        peer.forget()
        peer.request(1, 1, named, session: try #require(ids.last))
        await car.inFlight.settled()
        // The head unit answers, and then ends this session only.
        #expect(peer.frames.count == 2)
        #expect(peer.frames.last?.head == [0x50, 7, 4, ids[sessions - 1]])
        #expect(peer.isEnded == (sessions == 1))
        #expect(car.tree("appOrder") == ["app"])
    }

    @Test func `Properties of an open keyboard are accepted without a warning`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        await app.begin(
            "PerformInteraction",
            [
                "initialText": "Search", "interactionMode": "MANUAL_ONLY", "interactionChoiceSetIDList": [],
                "interactionLayout": "KEYBOARD",
            ])
        #expect(car.overlay("kind") == "keyboard")
        let answer = await app.ask("SetGlobalProperties", ["keyboardProperties": ["autoCompleteList": ["a"]]])
        #expect(answer == "SUCCESS")
    }

    @Test func `The same app may register from two devices, and each has its own data`() async throws {
        let car = TestCar()
        let first = await TestApp.registered(car, pipe: "tcp 192.168.1.5:4000")
        let second = await TestApp.registered(car, pipe: "tcp 192.168.1.6:4000")
        #expect(car.tree("appOrder") == ["app", "app@192.168.1.6"])
        await second.ask("PutFile", ["syncFileName": "f", "fileType": "BINARY", "persistentFile": true], bulk: [1])
        #expect(car.tree("apps", "app", "files") == [:])
        try await car.drive(.app(key: "app@192.168.1.6", .activate))
        let shown = await second.ask("Show", ["mainField1": "a"])
        #expect(shown == "SUCCESS")
        let hidden = await first.ask("Show", ["mainField1": "a"])
        #expect(hidden == "DISALLOWED")
        // A second registration from the same device is refused.
        let third = TestApp(car, pipe: "tcp 192.168.1.6:4001")
        await third.start()
        let again = await third.register()
        #expect(again == "APPLICATION_REGISTERED_ALREADY")
        // After all sessions have ended, the second app registers again and gets its files back.
        first.connection.close("gone")
        second.connection.close("gone")
        await car.inFlight.settled()
        _ = await TestApp.registered(car, pipe: "tcp 192.168.1.6:4002")
        #expect(car.tree("apps", "app@192.168.1.6", "files", "f", "size") == 1)
    }

    @Test(arguments: [
        ("memory 7", "tcp 127.0.0.1:4000"), ("unix 3", "ws 127.0.0.1:5000"), ("tcp 10.0.0.2:1", "ws 10.0.0.2:2"),
        ("tcp [fe80::1]:1", "tcp [fe80::1]:2"),
    ])
    func `All apps on this machine are one device, and each address is another`(_ one: String, _ other: String) async {
        let car = TestCar()
        _ = await TestApp.registered(car, pipe: one)
        let second = TestApp(car, pipe: other)
        await second.start()
        let result = await second.register()
        #expect(result == "APPLICATION_REGISTERED_ALREADY")
    }

    // MARK: Leaving during requests

    @Test func `An app that unregisters during an alert gets no answer to it, and may use the same ids again`()
        async throws
    {
        let car = TestCar()
        let app = RawPeer(car.dial())
        app.startSession()
        await car.inFlight.settled()
        app.request(1, 1, OverlaySamples.registration)
        await car.inFlight.settled()
        try await car.drive(.app(key: "raw", .activate))
        try await car.drive(.force(ForcedResult(function: "Show", result: "REJECTED", times: 1, delayMs: 500)))
        app.request(12, 2, #"{"alertText1":"a"}"#)
        app.request(13, 3, #"{"mainField1":"a"}"#)
        await car.inFlight.settled()
        app.forget()
        app.request(2, 4, "{}")
        app.request(1, 5, OverlaySamples.registration)
        await car.inFlight.settled()
        #expect(car.tree("overlays") == [:])
        try await car.drive(.app(key: "raw", .activate))
        // The ids are free again: the late answer to the old Show must not be matched to the new request.
        app.request(33, 2, #"{"syncFileName":"f"}"#)
        app.request(12, 3, #"{"alertText1":"b"}"#)
        await car.advance(.seconds(1))
        let answers = app.frames.map(\.payload).filter { $0[0] == 0x10 }
        let ids = answers.map { $0[4..<8].reduce(0) { $0 << 8 | Int($1) } }
        #expect(ids == [4, 5, 2])
        #expect(!answers.contains { String(decoding: $0, as: UTF8.self).contains("INVALID_ID") })
        await car.advance(.seconds(5))
        #expect(app.frames.map(\.payload).contains { $0.prefix(8).elementsEqual([0x10, 0, 0, 12, 0, 0, 0, 3]) })
        #expect(car.findings == [])
    }

    @Test func `When a connection ends, its apps are unregistered, and other apps stay`() async throws {
        let car = TestCar()
        let peer = RawPeer(car.dial())
        for number in [1, 2] as [UInt8] {
            peer.startSession()
            await car.inFlight.settled()
            let names = OverlaySamples.registration.replacing("\"raw\"", with: "\"raw\(number)\"")
                .replacing("\"Raw\"", with: "\"Raw \(number)\"")
            peer.request(1, 1, names, session: number)
            await car.inFlight.settled()
        }
        let other = try await TestApp.active(car, key: "other")
        #expect(car.tree("appOrder") == ["raw1", "raw2", "other"])
        #expect(car.tree("apps", "raw1", "connection") == car.tree("apps", "raw2", "connection"))
        peer.close()
        await car.inFlight.settled()
        #expect(car.tree("appOrder") == ["other"])
        let still = await other.ask("Show", ["mainField1": "a"])
        #expect(still == "SUCCESS")
    }

    @Test func `An app that the driver closes gets its pending answers first and NONE last`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, .media)
        let alert = await app.begin("Alert", ["alertText1": "a"])
        let speech = await app.begin("Speak", ["ttsChunks": [["text": "a", "type": "TEXT"]]])
        app.forget()
        try await car.drive(.app(key: "app", .close))
        #expect(app.result(of: alert) == "ABORTED")
        #expect(app.result(of: speech) == "ABORTED")
        #expect(app.statuses.last == "NONE NOT_AUDIBLE MAIN")
        #expect(car.tree("overlays") == [:])
        try await app.activate()
        #expect(app.statuses.last == "FULL AUDIBLE MAIN")
    }
}
