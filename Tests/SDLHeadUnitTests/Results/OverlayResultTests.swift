import JSON
import SDLHeadUnit
import SDLRPC
import SDLSupport
import Testing

/// Tests that every result of an overlay has its own cause: the driver, the app, a time limit, a policy, a missing
/// resource, or a presenting web HMI.
@MainActor
@Suite struct OverlayResultTests {
    enum Cause: Hashable, Sendable {
        case time, driverPresses, driverSaves, driverChooses, driverCancels, driverRetries, appCancels
        case newerOne, olderOne, hidden, user, nonsense, notRegistered, tooManyOpen
        /// The overlay needs an image or a sound file that does not exist, a text field that the display lacks, or
        /// speech that cannot be spoken.
        case missingPicture, missingSound, missingField, unsayable
        case missingSet, soundsLikeAnother
        /// A web HMI is the presenter and gives a result that only an HMI can give: out of memory, text too long, or
        /// saved.
        case hmiSays
    }

    struct End: Sendable, CustomTestStringConvertible {
        let function: String
        let cause: Cause
        let result: SDLResult
        var testDescription: String { "\(function), \(cause): \(result)" }
    }

    private nonisolated static let alike: [(Cause, SDLResult)] = [
        (.driverCancels, .aborted), (.newerOne, .aborted), (.olderOne, .rejected), (.user, .userDisallowed),
        (.hidden, .disallowed), (.nonsense, .invalidData), (.notRegistered, .applicationNotRegistered),
        (.tooManyOpen, .tooManyPendingRequests), (.hmiSays, .genericError), (.hmiSays, .outOfMemory),
    ]

    nonisolated static let ends: [End] =
        OverlaySamples.all.keys.flatMap { name in alike.map { End(function: name, cause: $0.0, result: $0.1) } }
        + ([
            ("Alert", .time, .success), ("Alert", .driverPresses, .success), ("Alert", .appCancels, .aborted),
            ("Alert", .missingPicture, .warnings), ("Alert", .unsayable, .warnings),
            ("Alert", .missingSound, .fileNotFound), ("Alert", .missingField, .unsupportedResource),
            ("SubtleAlert", .time, .success), ("SubtleAlert", .driverPresses, .success),
            ("SubtleAlert", .appCancels, .aborted), ("SubtleAlert", .missingPicture, .warnings),
            ("SubtleAlert", .unsayable, .warnings), ("SubtleAlert", .missingSound, .fileNotFound),
            ("SubtleAlert", .missingField, .unsupportedResource),
            ("ScrollableMessage", .time, .success), ("ScrollableMessage", .driverPresses, .success),
            ("ScrollableMessage", .appCancels, .aborted), ("ScrollableMessage", .missingPicture, .warnings),
            ("ScrollableMessage", .missingField, .unsupportedResource),
            ("ScrollableMessage", .hmiSays, .charLimitExceeded),
            ("Slider", .time, .timedOut), ("Slider", .driverSaves, .success), ("Slider", .appCancels, .aborted),
            ("Slider", .missingField, .unsupportedResource), ("Slider", .hmiSays, .saved),
            ("PerformInteraction", .time, .timedOut), ("PerformInteraction", .driverChooses, .success),
            ("PerformInteraction", .appCancels, .aborted), ("PerformInteraction", .missingPicture, .warnings),
            ("PerformInteraction", .unsayable, .warnings), ("PerformInteraction", .missingSound, .fileNotFound),
            ("PerformInteraction", .missingField, .unsupportedResource),
            ("PerformInteraction", .missingSet, .invalidId), ("PerformInteraction", .soundsLikeAnother, .duplicateName),
            ("PerformAudioPassThru", .time, .success), ("PerformAudioPassThru", .driverRetries, .retry),
            ("PerformAudioPassThru", .unsayable, .warnings), ("PerformAudioPassThru", .missingSound, .fileNotFound),
            ("PerformAudioPassThru", .missingField, .rejected),
        ] as [(String, Cause, SDLResult)]).map { End(function: $0, cause: $1, result: $2) }

    @Test func `the table has every result that the interface lists for each overlay`() throws {
        for name in OverlaySamples.all.keys {
            let type = try #require(SDLRPCRegistry.message(named: name, .response) as? any SDLRPCResponse.Type)
            let shown = Set(Self.ends.filter { $0.function == name }.map(\.result))
            #expect(shown.isSuperset(of: type.resultCodes), "\(name) lacks \(Set(type.resultCodes).subtracting(shown))")
            // SDL Core gives these further results for any function.
            #expect(shown.subtracting(type.resultCodes).isSubset(of: GenuineTests.everywhere))
        }
    }

    @Test(arguments: ends.filter { $0.cause != .tooManyOpen })
    func `an overlay ends with the result for its cause`(_ end: End) async throws {
        let car = TestCar(try OverlaySamples.profile(for: end))
        let app = try await OverlaySamples.app(in: car, for: end)
        let params = try await prepare(end, car, app)
        let id = await app.begin(end.function, params)
        try await act(end, car, app)
        let reply = try #require(app.reply(to: id), "there is no answer")
        #expect(reply["resultCode"] == .string(end.result.rawValue))
        let good: [SDLResult] = [.success, .warnings, .saved, .retry]
        #expect(reply["success"] == .bool(good.contains(end.result)))
        #expect(car.tree("overlays")?.object?.count == (end.cause == .olderOne || end.cause == .newerOne ? 1 : 0))
    }

    /// Prepares the cause of a result, and returns the parameters of the overlay's request.
    private func prepare(_ end: End, _ car: TestCar, _ app: TestApp) async throws -> JSONValue {
        var params = try #require(OverlaySamples.all[end.function])
        let speech = end.function.hasSuffix("Alert") ? "ttsChunks" : "initialPrompt"
        switch end.cause {
        case .driverPresses: params["softButtons"] = [OverlaySamples.button]
        case .missingPicture:
            if end.function == "PerformInteraction" {
                params["interactionChoiceSetIDList"] = [2]
            } else {
                params["softButtons"] = [OverlaySamples.lostButton]
            }
        case .missingSound: params[speech] = [["text": "nowhere.mp3", "type": "FILE"]]
        case .unsayable: params[speech] = [["text": "hEl@U", "type": "SAPI_PHONEMES"]]
        case .nonsense: params[end.function == "PerformAudioPassThru" ? "maxDuration" : "cancelID"] = "none"
        case .missingSet: params["interactionChoiceSetIDList"] = [1, 9]
        case .soundsLikeAnother: params["interactionChoiceSetIDList"] = [3, 4]
        case .hidden: try await car.drive(.app(key: "app", .close))
        case .user:
            try await car.drive(
                .permission(.init(app: "app", rpc: end.function, allowed: [], userDisallowed: ["FULL"])))
        case .olderOne:
            try await car.set { $0.popupPolicy = "reject-newer" }
            await app.begin("Alert", ["alertText1": "older"])
        case .hmiSays: await car.headUnit.receive(.takesOver, cause: nil)
        default: break
        }
        return params
    }

    /// Ends the visible overlay: through an action of the driver or the app, or through the time limit.
    private func act(_ end: End, _ car: TestCar, _ app: TestApp) async throws {
        switch end.cause {
        case .unsayable where end.function == "PerformInteraction":
            try await car.drive(.overlay(nil, .choose(Target(text: "One"), source: .menu)))
        case .time, .unsayable: await car.advance(.seconds(5))
        case .missingPicture where end.function == "PerformInteraction":
            try await car.drive(.overlay(nil, .choose(Target(id: 2), source: .menu)))
        case .driverPresses, .missingPicture: try await car.drive(.overlay(nil, .press(Target(id: 1), mode: .short)))
        case .driverSaves: try await car.drive(.overlay(nil, .save))
        case .driverChooses: try await car.drive(.overlay(nil, .choose(Target(text: "One"), source: .menu)))
        case .driverCancels: try await car.drive(.overlay(nil, .cancel))
        case .driverRetries: try await car.drive(.overlay(nil, .retry))
        case .appCancels:
            let function = try #require(SDLRPCRegistry.message(named: end.function, .request)).functionID
            await app.ask("CancelInteraction", ["functionID": .int(function.rawValue), "cancelID": 1])
        case .newerOne: await app.begin("Alert", ["alertText1": "newer"])
        case .hmiSays:
            let id = try #require(car.tree("visibleOverlay")?.string)
            await car.headUnit.receive(.overlayEnds(id, PresenterAnswer(end.result)), cause: nil)
            await car.inFlight.settled()
        default: break
        }
    }

    @Test func `one request more than a connection may have open gets TOO_MANY_PENDING_REQUESTS`() async throws {
        let car = TestCar()
        let peer = RawPeer(car.dial())
        peer.startSession()
        await car.inFlight.settled()
        peer.request(1, 0, OverlaySamples.registration)
        await car.inFlight.settled()
        try await car.drive(.app(key: "raw", .activate))
        try await car.drive(.force(ForcedResult(function: "ListFiles", result: "DO_NOT_RESPOND")))
        for id in 1...5_000 { peer.request(34, Int32(id), "{}") }
        await car.inFlight.settled()
        for (name, params) in OverlaySamples.all {
            peer.forget()
            let function = try #require(SDLRPCRegistry.message(named: name, .request)).functionID
            peer.request(UInt32(function.rawValue), 6_000, String(decoding: params.json(), as: UTF8.self))
            await car.inFlight.settled()
            let answer = try #require(peer.frames.last?.payload)
            let json = try JSONValue(parsing: Array(answer.dropFirst(12)))
            #expect(json["resultCode"] == "TOO_MANY_PENDING_REQUESTS", "\(name)")
        }
        #expect(Set(car.findings) == ["rpc.tooManyOpen"])
        #expect(Self.ends.filter { $0.cause == .tooManyOpen }.count == OverlaySamples.all.count)
    }
}

/// The parameters of a request for each overlay, and an app and a profile with which the request succeeds.
@MainActor
enum OverlaySamples {
    nonisolated static let button: JSONValue = ["type": "TEXT", "text": "OK", "softButtonID": 1]
    nonisolated static let lostButton: JSONValue = [
        "type": "BOTH", "text": "OK", "softButtonID": 1, "image": ["value": "nowhere", "imageType": "DYNAMIC"],
    ]

    nonisolated static let all: OrderedMap<String, JSONValue> = [
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

    nonisolated static let registration = """
        {"syncMsgVersion":{"majorVersion":8,"minorVersion":0},"appName":"Raw","isMediaApplication":false,\
        "languageDesired":"EN-US","hmiDisplayLanguageDesired":"EN-US","appID":"raw"}
        """

    /// Returns a profile that supports all overlays. For the cause `missingField`, text fields and the audio recording
    /// are not supported.
    static func profile(for end: OverlayResultTests.End) throws -> Profile {
        guard end.cause == .missingField else { return Profile.all[0] }
        return try TestCar.profile { document in
            document["displayCapabilities"]?["textFields"] = [
                ["name": "mainField1", "characterSet": "UTF_8", "width": 9, "rows": 1]
            ]
            document["audioPassThruCapabilities"] = []
        }
    }

    /// Returns an active app with four choice sets: a plain set, a set with a missing image, and two sets with the same
    /// voice commands. For the cause `notRegistered`, the app has only a session.
    static func app(in car: TestCar, for end: OverlayResultTests.End) async throws -> TestApp {
        guard end.cause != .notRegistered else {
            let app = TestApp(car)
            await app.start()
            return app
        }
        let app = try await TestApp.active(car)
        let lost: JSONValue = ["value": "nowhere", "imageType": "DYNAMIC"]
        await app.ask("CreateInteractionChoiceSet", InteractionRows.set(1, ["choiceID": 1, "menuName": "One"]))
        await app.ask(
            "CreateInteractionChoiceSet", InteractionRows.set(2, ["choiceID": 2, "menuName": "Two", "image": lost]))
        for id in [3, 4] {
            await app.ask(
                "CreateInteractionChoiceSet", InteractionRows.set(id, InteractionRows.choice(id, voice: "the same")))
        }
        app.forget()
        return app
    }
}
