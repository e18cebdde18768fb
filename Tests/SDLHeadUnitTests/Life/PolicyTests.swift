import Foundation
import JSON
import Journaling
import SDLConnection
import SDLHeadUnit
import SDLRPC
import SDLSupport
import TestJournal
import Testing

/// Tests of requests that permissions forbid, of conflicts between two overlays, and of refused streams.
@MainActor
@Suite struct PolicyTests {
    /// The arguments: the open streams, the refused starts of streams, and the level of the app afterwards.
    @Test(
        arguments: [
            ([.video], [.video], .none), ([.video, .audio], [.video], .full), ([], [.audio], .none),
            ([.video, .audio], [.video, .video, .audio], .none),
        ] as [([StreamService], [StreamService], SDLHMILevel)])
    func `closes an app whose start of a stream is refused unless it has another stream, as SDL Core does`(
        _ open: [StreamService], _ refused: [StreamService], _ level: SDLHMILevel
    ) {
        var run = Run()
        let session = run.register("map", types: [.navigation])
        run.drive(.app(key: "map", .activate))
        for service in open { run.take(.streamRequested(session, StreamRequest(service))) }
        run.clear()
        for service in refused { run.take(.streamRefused(session, service)) }
        #expect(run.app("map")?.status.hmiLevel == level)
        #expect(run.notices("OnHMIStatus").map { $0["hmiLevel"] } == (level == .none ? ["NONE"] : []))
        #expect(run.ended == [], "The app ends its streams itself.")
    }

    @Test(arguments: ["ignition-off", "UnregisterAppInterface", "reset"])
    func `ends the streams of an app that is unregistered`(_ reason: String) {
        var run = Run()
        let session = run.register("map", types: [.navigation])
        run.drive(.app(key: "map", .activate))
        for service in StreamService.allCases { run.take(.streamRequested(session, StreamRequest(service))) }
        run.clear()
        switch reason {
        case "ignition-off": run.take(.presenter(.ignitionOff(closesConnections: false), cause: nil))
        case "reset": run.take(.presenter(.reset(.factoryDefaults), cause: nil))
        default: run.ask(SDLUnregisterAppInterface(), on: session)
        }
        #expect(run.app("map") == nil)
        #expect(run.ended == [.audio, .video])
    }

    @Test func `OnHMIStatus names the main window since version 6, and PutFile has an info text`() throws {
        var run = Run()
        let session = run.register("app")
        run.drive(.app(key: "app", .activate))
        #expect(run.notices("OnHMIStatus").map { $0["windowID"] } == [0])
        _ = run.register("old") { $0.syncMsgVersion = SDLSyncMsgVersion(majorVersion: 5, minorVersion: 0) }
        run.drive(.app(key: "old", .activate))
        #expect(run.notices("OnHMIStatus").last?["windowID"] == nil)
        let file = SDLPutFile(syncFileName: "f", fileType: .binary)
        #expect(run.ask(file, on: session, bulk: [1])?["info"] == "File was downloaded")
    }

    @Test func `The lower version of app and car applies, and old apps count as apps of the last version before 5`() {
        for (own, negotiated) in [("2.2.0", "4.5.1"), ("4.5.0", "4.5.1"), ("5.0.0", "5.0.0"), ("9.0.0", "8.0.0")] {
            var run = Run()
            let parts = own.split(separator: ".").compactMap { Int($0) }
            _ = run.register("app") {
                $0.syncMsgVersion = .init(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
            }
            #expect(run.app("app")?.rpcVersion.description == negotiated)
        }
    }

    @Test func `SetDisplayLayout has a deprecation warning since version 6`() {
        for (major, result) in [(5, "SUCCESS"), (6, "WARNINGS")] {
            var run = Run()
            let session = run.register("app") {
                $0.syncMsgVersion = SDLSyncMsgVersion(majorVersion: major, minorVersion: 0)
            }
            run.drive(.app(key: "app", .activate))
            let answer = run.ask(SDLSetDisplayLayout(displayLayout: "MEDIA"), on: session)
            #expect(answer?["resultCode"]?.string == result)
            #expect((answer?["info"] != nil) == (major == 6))
        }
    }

    @Test func `changes and restores the permissions of one function of one app, with a notification`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let other = await TestApp.registered(car, key: "other")
        let show: JSONValue = ["mainField1": "a"]
        try await car.drive(.permission(.init(app: "app", rpc: "Show", allowed: ["LIMITED"], userDisallowed: nil)))
        #expect(app.heard == ["OnPermissionsChange"])
        #expect(other.heard == [])
        #expect(car.tree("apps", "app", "permissions", "Show") == ["allowed": ["LIMITED"], "userDisallowed": []])
        let level = await app.ask("Show", show)
        #expect(level == "DISALLOWED")
        try await car.drive(.permission(.init(app: "app", rpc: "Show", allowed: [], userDisallowed: ["FULL"])))
        let user = await app.ask("Show", show)
        #expect(user == "USER_DISALLOWED")
        #expect(car.findings == ["policy.level", "policy.permission"])
        try await car.drive(.permission(.init(app: "app", rpc: "Show", allowed: nil, userDisallowed: nil)))
        let allowed = await app.ask("Show", show)
        #expect(allowed == "SUCCESS")
        let items = app.notifications.compactMap { ($0.message as? SDLOnPermissionsChange)?.permissionItem }.last
        #expect(items?.first { $0.rpcName == "Show" }?.hmiPermissions.allowed == [.full, .limited, .background])
        let unknown = await car.refusal(
            of: .permission(.init(app: "app", rpc: "Hover", allowed: [], userDisallowed: nil)))
        #expect(unknown == .notFound)
    }

    @Test func `permissions survive a lost connection and end with a reset`() async throws {
        let car = TestCar()
        var app = try await TestApp.active(car)
        try await car.drive(.permission(.init(app: "app", rpc: "Show", allowed: [], userDisallowed: nil)))
        await app.ask("UnregisterAppInterface")
        app.connection.close("done")
        await car.inFlight.settled()
        app = try await TestApp.active(car)
        let kept = await app.ask("Show", ["mainField1": "a"])
        #expect(kept == "DISALLOWED")
        try await car.drive(.reset)
        // After the reset, the app is in NONE.
        try await app.activate()
        let back = await app.ask("Show", ["mainField1": "a"])
        #expect(back == "SUCCESS")
    }

    /// The arguments: the popup policy, the first alert, a second alert while the first alert is shown, and both
    /// results. A nil result means that the alert has no response yet.
    @Test(
        arguments: [
            ("abort-older", "Alert", "Alert", "ABORTED", nil), ("reject-newer", "Alert", "Alert", nil, "REJECTED"),
            ("priority", "SubtleAlert", "Alert", "ABORTED", nil), ("priority", "Alert", "SubtleAlert", nil, "REJECTED"),
            ("priority", "Alert", "Alert", nil, "REJECTED"),
        ] as [(String, String, String, String?, String?)])
    func `the popup policy decides between two alerts`(
        _ policy: String, _ older: String, _ newer: String, _ first: String?, _ second: String?
    ) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        try await car.set { $0.popupPolicy = policy }
        let one = await app.begin(older, ["alertText1": "old", "duration": 4000])
        await car.advance(.seconds(1))
        let two = await app.begin(newer, ["alertText1": "new"])
        #expect(app.result(of: one) == first)
        #expect(app.result(of: two) == second)
        #expect(car.tree("overlays")?.object?.count == 1)
        #expect(car.tree("overlayOrder")?.array?.count == 1)
        guard second != nil else { return }
        #expect(app.reply(to: two)?["tryAgainTime"] == (newer == "Alert" ? 3 : 3000))
    }

    @Test func `rejects a second recording under any policy`() async throws {
        let car = TestCar()
        let app = try await TestApp.active(car)
        let recording: JSONValue = [
            "samplingRate": "8KHZ", "maxDuration": 2000, "bitsPerSample": "8_BIT", "audioType": "PCM",
            "initialPrompt": [["text": "Speak", "type": "TEXT"]],
        ]
        let first = await app.begin("PerformAudioPassThru", recording)
        #expect(car.overlay("phase") == "prompt")
        let second = await app.ask("PerformAudioPassThru", recording)
        #expect(second == "REJECTED")
        // The duration starts after the prompt.
        await car.advance(.milliseconds(800))
        #expect(car.overlay("phase") == "recording")
        await car.advance(.milliseconds(1_999))
        #expect(app.result(of: first) == nil)
        await car.advance(.milliseconds(1))
        #expect(app.result(of: first) == "SUCCESS")
        let nothing = await app.ask("EndAudioPassThru")
        #expect(nothing == "REJECTED")
    }
}

/// Tests each rule about messages: a message that breaks the rule must cause a finding.
@MainActor
@Suite struct FindingTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        let rule: String
        var function = "Show"
        let params: JSONValue
        var path: String?
        var kind = TestApp.Kind.plain
        /// A second rule that the same message breaks.
        var also: String?
        var testDescription: String { rule }
    }

    nonisolated static let mistakes = [
        Mistake(rule: "rpc.type", params: ["mainField1": 5], path: "mainField1"),
        Mistake(
            rule: "rpc.bound", params: ["softButtons": [["type": "TEXT", "softButtonID": 65536, "text": "a"]]],
            path: "softButtons[0].softButtonID"),
        Mistake(
            rule: "rpc.bound", params: ["mainField1": .string(String(repeating: "a", count: 501))], path: "mainField1"),
        Mistake(rule: "rpc.enum", params: ["mainField1": "a", "alignment": "UP"], path: "alignment"),
        Mistake(rule: "rpc.mandatory", function: "ScrollableMessage", params: [:], path: "scrollableMessageBody"),
        Mistake(
            rule: "rpc.since", function: "CancelInteraction", params: ["functionID": 12],
            kind: TestApp.Kind(version: (5, 0, 0))),
        Mistake(rule: "rpc.deprecated", function: "SetDisplayLayout", params: ["displayLayout": "MEDIA"]),
        Mistake(
            rule: "rpc.since", params: ["mainField1": "a", "templateTitle": "b"], path: "templateTitle",
            kind: TestApp.Kind(version: (5, 0, 0))),
        Mistake(
            rule: "rpc.since", function: "CreateInteractionChoiceSet",
            params: [
                "interactionChoiceSetID": 1,
                "choiceSet": [
                    [
                        "choiceID": 1, "menuName": "a",
                        "image": ["value": "0x1", "imageType": "STATIC", "isTemplate": true],
                    ]
                ],
            ], path: "choiceSet[0].image.isTemplate", kind: TestApp.Kind(version: (4, 5, 0))),
        Mistake(rule: "rpc.deprecated", params: ["mediaClock": "0:01"], path: "mediaClock"),
        Mistake(
            rule: "rpc.since", function: "UnsubscribeButton", params: ["buttonName": "NAV_ZOOM_IN"], path: "buttonName",
            kind: TestApp.Kind(version: (5, 1, 0))),
        Mistake(
            rule: "rpc.since", function: "ResetGlobalProperties",
            params: ["properties": ["MENUNAME", "USER_LOCATION"]],
            path: "properties[1]", kind: TestApp.Kind(version: (5, 1, 0))),
        Mistake(
            rule: "rpc.since", function: "SetGlobalProperties",
            params: ["keyboardProperties": ["keyboardLayout": "NUMERIC"]], path: "keyboardProperties.keyboardLayout",
            kind: TestApp.Kind(version: (7, 0, 0))),
        Mistake(
            rule: "rpc.since", function: "Speak",
            params: ["ttsChunks": [["text": "a", "type": "TEXT"], ["text": "b", "type": "FILE"]]],
            path: "ttsChunks[1].type", kind: TestApp.Kind(version: (4, 5, 0))),
        Mistake(rule: "screen.text", params: ["mainField1": "two\nlines"], path: "mainField1"),
        Mistake(
            rule: "speech.file", function: "Alert", params: ["ttsChunks": [["text": "a.mp3", "type": "FILE"]]]),
        Mistake(
            rule: "screen.image", params: ["graphic": ["value": "x", "imageType": "DYNAMIC"]], path: "graphic"),
    ]

    @Test(arguments: mistakes)
    func `reports a mistake with its path, message and fix`(_ mistake: Mistake) async throws {
        let car = TestCar()
        let app = try await TestApp.active(car, mistake.kind)
        await app.ask(mistake.function, mistake.params)
        let findings = car.journal.rows("finding")
        let rules = [mistake.rule, mistake.also].compactMap { $0 }
        #expect(findings.map { $0["rule"]?.string } == rules)
        let finding = try #require(findings.first)
        #expect(finding["path"]?.string == mistake.path)
        #expect(finding["app"] == "app")
        #expect(finding["function"] == .string(mistake.function))
        #expect(finding["fix"]?.string?.hasSuffix(".") == true)
        #expect(finding["see"]?.string == "/docs/api/#/rules/\(mistake.rule)")
        #expect(finding["message"]?.string?.isEmpty == false)
        let row = try #require(car.journal.rows.first { $0.kind == "finding" })
        #expect(row.causes.count == 1)
        #expect(finding["row"]?.int.map { [.row(UInt64($0))] } == row.causes)
    }

    @Test func `checks a registration against the version that it names`() async throws {
        let car = TestCar()
        let app = TestApp(car)
        await app.start()
        _ = await app.register(TestApp.Kind(types: ["NAVIGATION", "PROJECTION"], version: (4, 1, 0)))
        let findings = car.journal.rows("finding")
        #expect(findings.map { $0["path"] } == ["syncMsgVersion.patchVersion", "appHMIType[1]"])
        #expect(findings.allSatisfy { $0["rule"] == "rpc.since" })
        #expect(findings.last?["message"]?.string?.contains("4.5.0") == true)
        // For an app with the current version, there is no finding.
        let today = TestApp(car, key: "today")
        await today.start()
        _ = await today.register(.projection)
        #expect(car.findings.count == 2)
    }

    @Test(
        arguments: [
            ("1.0.0", nil), ("2.9.9", "rpc.since"), ("3.0.0", nil), ("4.9.9", nil), ("5.0.0", "rpc.deprecated"),
            ("7.0.0", "rpc.until"), ("8.0.0", "rpc.until"),
        ] as [(String, String?)])
    func `reports a name that is too new, deprecated or removed in a version`(_ version: String, _ rule: String?) {
        let parts = version.split(separator: ".").compactMap { Int($0) }
        let lifespan = SDLLifespan(
            since: version == "1.0.0" ? SDLVersion(1) : SDLVersion(3), deprecated: SDLVersion(5), until: SDLVersion(7))
        #expect(lifespan.offence(at: SDLVersion(parts[0], parts[1], parts[2]))?.rawValue == rule)
    }

    @Test func `knows the versions of enumeration names that were added later`() {
        let lifespans = SDLRPCRegistry.messages.compactMap { ($0 as? any SDLRPCRequest.Type)?.memberNames }.flatMap(
            \.self)
        #expect(lifespans.count > 25)
        #expect(SDLLanguage.lifespans["HI-IN"]?.since == SDLVersion(4, 5))
        #expect(SDLLanguage.lifespans["EN-US"] == nil)
        #expect(SDLVehicleDataType.lifespans["VEHICLEDATA_PRNDL"]?.until == SDLVersion(7))
        #expect(SDLCharacterSet.lifespans["CID1SET"]?.deprecated == SDLVersion(7))
        #expect(lifespans.allSatisfy { !$0.lifespans.isEmpty && !$0.path.isEmpty })
    }

    @Test func `reports unexpected responses and notifications of an app and continues`() async throws {
        let car = TestCar()
        let peer = RawPeer(car.dial())
        peer.startSession()
        await car.inFlight.settled()
        let body = #"{"success":true,"resultCode":"SUCCESS"}"#
        peer.frame(big(0x1000_000D) + big(77) + big(UInt32(body.utf8.count)) + Array(body.utf8))
        peer.frame(big(0x2000_8000) + big(0) + big(2) + Array("{}".utf8))
        await car.inFlight.settled()
        #expect(car.findings == ["rpc.unasked", "rpc.unasked"])
        #expect(!peer.isEnded)
    }

    @Test func `each rule is documented`() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let text = try String(contentsOf: root.appending(path: "docs/findings.md"), encoding: .utf8)
        for rule in FindingRule.allCases { #expect(text.contains("`\(rule.rawValue)`")) }
    }
}
