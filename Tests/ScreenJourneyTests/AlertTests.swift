import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

/// Alerts one after the other: how long they may stay, what they wait for, what is told of their end. 4.5
@MainActor
@Suite struct AlertTests {
    func running() async throws -> (Journey, SDLScreenManager) {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.screenManager)
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

    @Test(arguments: spans) func `An alert may stay for its own time, for what it says, and for Core's eleven seconds`(
        _ row: (milliseconds: Int?, said: [SDLTTSChunk], span: Duration)
    ) {
        #expect(AlertLimit.span(of: SDLAlert(ttsChunks: row.said, duration: row.milliseconds)) == row.span)
    }

    @Test func `A press of one of its buttons gives an alert its time again; a button of the car does not`()
        async throws
    {
        let (journey, screen) = try await running()
        try await journey.force("Alert", "DO_NOT_RESPOND")
        var ends = 0
        let keep = try #require(SDLSoftButtonObject(name: "keep", text: "Keep"))
        screen.presentAlert(SDLAlertView(text: "A", timeout: 5, softButtons: [keep])) { _ in ends += 1 }
        await journey.pass(.seconds(10))
        let press: JSONValue = ["buttonName": "CUSTOM_BUTTON", "buttonPressMode": "SHORT", "customButtonID": 10]
        try await journey.notify("OnButtonPress", press)
        await journey.pass(.seconds(10))
        try await journey.notify("OnButtonPress", ["buttonName": "OK", "buttonPressMode": "SHORT"])
        await journey.pass(.milliseconds(5999))
        #expect(ends == 0 && journey.sent("CancelInteraction").isEmpty)
        await journey.pass(.milliseconds(1))
        let id = try #require(journey.sent("Alert").last?["params"]?["cancelID"])
        #expect(ends == 1)
        #expect(journey.sent("CancelInteraction").map { $0["params"] } == [["cancelID": id, "functionID": 12]])
    }

    @Test func `An alert whose time is over is taken off before that is told`() async throws {
        let (journey, screen) = try await running()
        try await journey.force("Alert", "DO_NOT_RESPOND")
        let app: SDLApplication = journey.app
        let root = try #require(journey.app.viewControllerManager.rootViewController)
        root.presentOverlayController(SDLAlertController(message: "A", buttons: nil)) { _, _ in
            app.listFiles()
        }
        await journey.pass(.seconds(30))
        #expect(journey.requests.suffix(2) == ["CancelInteraction", "ListFiles"])
        _ = screen
    }

    @Test func `4.5: an alert waits for the images of all its buttons, and for its icon`() async throws {
        let (journey, screen) = try await running()
        let images = ["one", "two", "icon"].map { SDLArtwork(data: Array($0.utf8), name: $0) }
        let buttons = images.prefix(2).compactMap { SDLSoftButtonObject(name: $0.name, text: nil, artwork: $0) }
        screen.presentAlert(SDLAlertView(text: "A", softButtons: buttons, icon: images[2]))
        await journey.flight.settled()
        #expect(journey.requests.suffix(4) == ["PutFile", "PutFile", "PutFile", "Alert"])
        let sent = journey.sent("Alert").last?["params"]
        #expect(sent?["softButtons"]?.array?.map { $0["image"]?["value"] } == ["one", "two"])
        #expect(sent?["alertIcon"]?["value"] == "icon")
    }

    @Test func `OVL-64: an overlay's buttons wait for the image that takes longest, wherever it stands`() async throws {
        let (journey, _) = try await running()
        let images = ["quick", "slow"].map { SDLArtwork(data: Array($0.utf8), name: $0) }
        try await journey.force("PutFile", "SUCCESS", times: 1, delayMs: 2000)
        journey.upload(images[1])
        await journey.flight.settled()
        try await journey.force("PutFile", "SUCCESS", times: 1, delayMs: 1000)
        let buttons = images.map { SDLButtonView(button: SDLSoftButtonObject(name: $0.name, text: nil, artwork: $0)) }
        let root = try #require(journey.app.viewControllerManager.rootViewController)
        root.presentOverlayController(SDLAlertController(message: "A", buttons: buttons))
        await journey.pass(.milliseconds(1999))
        #expect(journey.sent("PutFile").count == 2 && journey.sent("Alert").isEmpty)
        await journey.pass(.milliseconds(1))
        let sent = journey.sent("Alert").last?["params"]?["softButtons"]?.array
        #expect(sent?.map { $0["image"]?["value"] } == ["quick", "slow"])
    }

    @Test(arguments: [["TEXT"], ["TEXT", "FILE"], nil])
    func `4.5: a sound of the app's own goes to a head unit that plays files, and to one that does not say`(
        _ speech: [String]?
    ) async throws {
        let journey = try Journey(unsaid: speech == nil ? "speechCapabilities" : "nothing") { SDLViewController() }
        if let speech { try await journey.edit(["speechCapabilities": .array(speech.map { .string($0) })]) }
        await journey.start()
        try await journey.activate()
        let bell = SDLTTSChunk(text: "bell", type: .file)
        journey.app.screenManager.presentAlert(
            SDLAlertView(text: "A", speech: [SDLTTSChunk(text: "Ah", type: .text), bell]))
        await journey.flight.settled()
        let types = journey.sent("Alert").last?["params"]?["ttsChunks"]?.array?.map { $0["type"] }
        #expect(types == (speech?.contains("FILE") == false ? ["TEXT"] : ["TEXT", "FILE"]))
    }

    @Test func `4.5: an alert waits until the head unit has said what it shows`() async throws {
        let journey = try Journey(unsaid: "displayCapabilities") { SDLViewController() }
        await journey.start()
        try await journey.activate()
        journey.app.screenManager.presentAlert(SDLAlertView(text: "A"))
        await journey.flight.settled()
        #expect(journey.sent("Alert").isEmpty)
        journey.road.isSilent.withLock { $0 = false }
        try await journey.edit(["displayCapabilities": ["numCustomPresetsAvailable": 3]])
        #expect(journey.sent("Alert").count == 1)
    }

    @Test func `What the head unit says of trying again is in the error`() async throws {
        let (journey, screen) = try await running()
        var settings = HeadUnitSettings()
        settings.popupPolicy = "reject-newer"
        try await journey.drive(.set(settings))
        let root = try #require(journey.app.viewControllerManager.rootViewController)
        root.presentOverlayController(SDLAlertController(message: "One", buttons: nil))
        await journey.flight.settled()
        var told: String?
        screen.presentAlert(SDLAlertView(text: "Two")) { told = $0.map { "\($0)" } }
        await journey.flight.settled()
        #expect(told?.hasPrefix("The head unit answered REJECTED") == true)
        #expect(told?.hasSuffix("; try again in 5 s") == true)
        try await journey.drive(.overlay(nil, .cancel))
        try await journey.force("Alert", "REJECTED", info: "too late")
        screen.presentAlert(SDLAlertView(text: "Three")) { told = $0.map { "\($0)" } }
        await journey.flight.settled()
        #expect(told == "The head unit answered REJECTED: too late")
    }

    @Test func `4.5: the time of an alert without one of its own is 3 to 10 seconds, whatever is set`() {
        defer { SDLAlertView.defaultTimeout = 5 }
        for (set, kept) in [(20.0, 10.0), (2, 3), (.nan, 3), (7, 7)] {
            SDLAlertView.defaultTimeout = set
            #expect(SDLAlertView.defaultTimeout == kept)
        }
    }

    @Test func `Buttons of alerts that are shown at once are told apart, and their numbers are used again`()
        async throws
    {
        let (journey, screen) = try await running()
        let root = try #require(journey.app.viewControllerManager.rootViewController)
        try await journey.force("Alert", "DO_NOT_RESPOND", times: 1)
        let ids = {
            journey.sent("Alert").compactMap { $0["params"]?["softButtons"]?[0]?["softButtonID"]?.int }
        }
        let button = SDLButtonView(button: SDLSoftButtonObject(name: "a", text: "A"))
        root.presentOverlayController(SDLAlertController(message: "One", buttons: [button]))
        await journey.flight.settled()
        for text in ["Two", "Three"] {
            screen.presentAlert(SDLAlertView(text: text, softButtons: [button.button].compactMap(\.self)))
            await journey.flight.settled()
            try await journey.drive(.overlay(nil, .cancel))
        }
        #expect(ids() == [10, 20, 20])
    }
}
