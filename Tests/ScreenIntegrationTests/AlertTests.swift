import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

/// Tests of the end of alerts, and of the uploads for which alerts wait. Rule 4.5 in docs/rules/managers.md.
@MainActor
@Suite struct AlertTests {
    func running() async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    nonisolated static let spans: [(milliseconds: Int?, said: [SDLTTSChunk], span: Duration)] = [
        (nil, [], .seconds(16)), (5000, [], .seconds(16)),
        (5000, [SDLTTSChunk(text: "abc", type: .text)], .milliseconds(16_300)),
        (5000, [SDLTTSChunk(text: "bell", type: .file)], .seconds(46)),
        (
            3000,
            [
                SDLTTSChunk(text: "ab", type: .text), SDLTTSChunk(text: "bell", type: .file),
                SDLTTSChunk(text: "c", type: .text),
            ], .milliseconds(44_300)
        ),
    ]

    @Test(arguments: spans) func `An alert's time limit is its duration, its speech, and Core's eleven seconds`(
        _ row: (milliseconds: Int?, said: [SDLTTSChunk], span: Duration)
    ) {
        #expect(AlertLimit.span(of: SDLAlert(ttsChunks: row.said, duration: row.milliseconds)) == row.span)
    }

    @Test func `A press of an alert's button restarts its time limit; a car button does not`()
        async throws
    {
        let (harness, screen) = try await running()
        try await harness.force("Alert", "DO_NOT_RESPOND")
        var ends = 0
        let keep = try #require(SDLSoftButtonObject(name: "keep", text: "Keep"))
        screen.presentAlert(SDLAlertView(text: "A", timeout: 5, softButtons: [keep])) { _ in ends += 1 }
        await harness.pass(.seconds(10))
        let press: JSONValue = ["buttonName": "CUSTOM_BUTTON", "buttonPressMode": "SHORT", "customButtonID": 10]
        try await harness.notify("OnButtonPress", press)
        await harness.pass(.seconds(10))
        try await harness.notify("OnButtonPress", ["buttonName": "OK", "buttonPressMode": "SHORT"])
        await harness.pass(.milliseconds(5999))
        #expect(ends == 0 && harness.sent("CancelInteraction").isEmpty)
        await harness.pass(.milliseconds(1))
        let id = try #require(harness.sent("Alert").last?["params"]?["cancelID"])
        #expect(ends == 1)
        #expect(harness.sent("CancelInteraction").map { $0["params"] } == [["cancelID": id, "functionID": 12]])
    }

    @Test func `An alert that has reached its time limit is cancelled before its completion runs`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("Alert", "DO_NOT_RESPOND")
        let app: SDLApplication = harness.app
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.presentOverlayController(SDLAlertController(message: "A", buttons: nil)) { _, _ in
            app.listFiles()
        }
        await harness.pass(.seconds(30))
        #expect(harness.requests.suffix(2) == ["CancelInteraction", "ListFiles"])
        _ = screen
    }

    @Test func `4.5: an alert waits for the images of all its buttons, and for its icon`() async throws {
        let (harness, screen) = try await running()
        let images = ["one", "two", "icon"].map { SDLArtwork(data: Array($0.utf8), name: $0) }
        let buttons = images.prefix(2).compactMap { SDLSoftButtonObject(name: $0.name, text: nil, artwork: $0) }
        screen.presentAlert(SDLAlertView(text: "A", softButtons: buttons, icon: images[2]))
        await harness.inFlight.settled()
        #expect(harness.requests.suffix(4) == ["PutFile", "PutFile", "PutFile", "Alert"])
        let sent = harness.sent("Alert").last?["params"]
        #expect(sent?["softButtons"]?.array?.map { $0["image"]?["value"] } == ["one", "two"])
        #expect(sent?["alertIcon"]?["value"] == "icon")
    }

    @Test func `OVL-64: an overlay waits for the slowest image of its buttons`() async throws {
        let (harness, _) = try await running()
        let images = ["quick", "slow"].map { SDLArtwork(data: Array($0.utf8), name: $0) }
        try await harness.force("PutFile", "SUCCESS", times: 1, delayMs: 2000)
        harness.upload(images[1])
        await harness.inFlight.settled()
        try await harness.force("PutFile", "SUCCESS", times: 1, delayMs: 1000)
        let buttons = images.map { SDLButtonView(button: SDLSoftButtonObject(name: $0.name, text: nil, artwork: $0)) }
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.presentOverlayController(SDLAlertController(message: "A", buttons: buttons))
        await harness.pass(.milliseconds(1999))
        #expect(harness.sent("PutFile").count == 2 && harness.sent("Alert").isEmpty)
        await harness.pass(.milliseconds(1))
        let sent = harness.sent("Alert").last?["params"]?["softButtons"]?.array
        #expect(sent?.map { $0["image"]?["value"] } == ["quick", "slow"])
    }

    @Test(arguments: [["TEXT"], ["TEXT", "FILE"], nil])
    func `4.5: a sound file is sent to a head unit that plays files, or that does not report it`(
        _ speech: [String]?
    ) async throws {
        let harness = try Harness(hiddenField: speech == nil ? "speechCapabilities" : "nothing") { SDLViewController() }
        if let speech { try await harness.edit(["speechCapabilities": .array(speech.map { .string($0) })]) }
        await harness.start()
        try await harness.activate()
        let bell = SDLTTSChunk(text: "bell", type: .file)
        harness.app.screenManager.presentAlert(
            SDLAlertView(text: "A", speech: [SDLTTSChunk(text: "Ah", type: .text), bell]))
        await harness.inFlight.settled()
        let types = harness.sent("Alert").last?["params"]?["ttsChunks"]?.array?.map { $0["type"] }
        #expect(types == (speech?.contains("FILE") == false ? ["TEXT"] : ["TEXT", "FILE"]))
    }

    @Test func `4.5: an alert waits until the head unit has reported its display`() async throws {
        let harness = try Harness(hiddenField: "displayCapabilities") { SDLViewController() }
        await harness.start()
        try await harness.activate()
        harness.app.screenManager.presentAlert(SDLAlertView(text: "A"))
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").isEmpty)
        harness.pipeControl.isFieldHidden.withLock { $0 = false }
        try await harness.edit(["displayCapabilities": ["numCustomPresetsAvailable": 3]])
        #expect(harness.sent("Alert").count == 1)
    }

    @Test func `The error includes the head unit's tryAgainTime and info`() async throws {
        let (harness, screen) = try await running()
        var settings = HeadUnitSettings()
        settings.popupPolicy = "reject-newer"
        try await harness.drive(.set(settings))
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        root.presentOverlayController(SDLAlertController(message: "One", buttons: nil))
        await harness.inFlight.settled()
        var received: String?
        screen.presentAlert(SDLAlertView(text: "Two")) { received = $0.map { "\($0)" } }
        await harness.inFlight.settled()
        #expect(received?.hasPrefix("The head unit answered REJECTED") == true)
        #expect(received?.hasSuffix("; try again in 5 s") == true)
        try await harness.drive(.overlay(nil, .cancel))
        try await harness.force("Alert", "REJECTED", info: "too late")
        screen.presentAlert(SDLAlertView(text: "Three")) { received = $0.map { "\($0)" } }
        await harness.inFlight.settled()
        #expect(received == "The head unit answered REJECTED: too late")
    }

    @Test func `4.5: the default duration of alerts is limited to 3 to 10 seconds`() {
        defer { SDLAlertView.defaultTimeout = 5 }
        for (set, kept) in [(20.0, 10.0), (2, 3), (.nan, 3), (7, 7)] {
            SDLAlertView.defaultTimeout = set
            #expect(SDLAlertView.defaultTimeout == kept)
        }
    }

    @Test func `Buttons of simultaneous alerts have different ids, which are used again`()
        async throws
    {
        let (harness, screen) = try await running()
        let root = try #require(harness.app.viewControllerManager.rootViewController)
        try await harness.force("Alert", "DO_NOT_RESPOND", times: 1)
        let ids = {
            harness.sent("Alert").compactMap { $0["params"]?["softButtons"]?[0]?["softButtonID"]?.int }
        }
        let button = SDLButtonView(button: SDLSoftButtonObject(name: "a", text: "A"))
        root.presentOverlayController(SDLAlertController(message: "One", buttons: [button]))
        await harness.inFlight.settled()
        for text in ["Two", "Three"] {
            screen.presentAlert(SDLAlertView(text: text, softButtons: [button.button].compactMap(\.self)))
            await harness.inFlight.settled()
            try await harness.drive(.overlay(nil, .cancel))
        }
        #expect(ids() == [10, 20, 20])
    }
}
