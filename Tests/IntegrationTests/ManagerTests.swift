import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests for car buttons, permissions and capabilities, and for alerts that are presented one after another.
@MainActor
@Suite struct ManagerTests {
    func running(_ profile: String = "generic") async throws -> (Harness, SDLScreenManager) {
        // Media buttons are only available to media apps.
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration, profile: profile) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    @Test func `Requests of several managers in one run loop turn are one write`() async throws {
        let harness = try Harness(hiddenField: "nothing") { SDLViewController() }
        await harness.start()
        try await harness.activate()
        // After an acceptance, the app would also read the values.
        try await harness.force("SubscribeVehicleData", "DO_NOT_RESPOND", times: 1)
        let before = harness.pipeControl.writes.withLock { $0 }
        harness.app.viewControllerManager.rootViewController?.view = SDLTextView("A")
        _ = harness.app.vehicleDataManager.subscribe(to: SDLSubscribeVehicleData(gps: true)) { _, _ in }
        await harness.inFlight.settled()
        #expect(harness.sent("Show").count == 1 && harness.sent("SubscribeVehicleData").count == 1)
        #expect(harness.pipeControl.writes.withLock { $0 } == before + 1)
    }

    /// The connection of this test runs on a thread pool, as in a real app process. The connection could therefore
    /// write before the app has made all its requests.
    @Test func `Many requests in one run loop turn are one write, however long sending takes`() async throws {
        let harness = try Harness(hiddenField: "nothing", home: .pool) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        let before = harness.pipeControl.writes.withLock { $0 }
        harness.app.screenManager.voiceCommands = (1...500).map { number in
            SDLVoiceCommand(voiceCommands: ["Command \(number)"]) {}
        }
        await harness.inFlight.settled()
        #expect(harness.sent("AddCommand").count == 500)
        #expect(harness.pipeControl.writes.withLock { $0 } == before + 1)
    }

    @Test func `The first observer subscribes, the last one unsubscribes, and both are called for a press`()
        async throws
    {
        let (harness, screen) = try await running()
        var heard: [String] = []
        func listen(_ name: String) -> Int {
            screen.subscribeButton(.preset1) { press, event, _ in
                let what = press.map { "\($0.buttonPressMode)" } ?? event.map { "\($0.buttonEventMode)" }
                heard.append("\(name) \(what ?? "error")")
            }
        }
        let (first, second) = (listen("1"), listen("2"))
        await harness.inFlight.settled()
        #expect(harness.sent("SubscribeButton").count == 1)
        try await harness.drive(.button(name: "PRESET_1", mode: .short, app: nil))
        #expect(heard == ["1 BUTTONDOWN", "2 BUTTONDOWN", "1 BUTTONUP", "2 BUTTONUP", "1 SHORT", "2 SHORT"])
        screen.unsubscribeButton(.preset1, withObserver: first)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeButton").isEmpty)
        screen.unsubscribeButton(.preset1, withObserver: second)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeButton").count == 1)
    }

    @Test func `Observers of OK and PLAY_PAUSE get either press; an unsupported button reports its error`() async throws
    {
        let (harness, screen) = try await running()
        var heard: [String] = []
        for name in [SDLButtonName.ok, .playPause, .navTiltToggle] {
            _ = screen.subscribeButton(name) { press, event, error in
                if press != nil { heard.append("\(name)") }
                if let error { heard.append("\(name) \(error)") }
            }
        }
        await harness.inFlight.settled()
        #expect(heard == ["NAV_TILT_TOGGLE The head unit answered REJECTED"])
        try await harness.drive(.button(name: "PLAY_PAUSE", mode: .short, app: nil))
        #expect(heard.dropFirst() == ["OK", "PLAY_PAUSE"])
    }

    @Test func `After a reconnection button subscriptions are restored when the app is activated`() async throws {
        let (harness, screen) = try await running()
        let token = screen.subscribeButton(.preset1) { _, _, _ in }
        _ = screen.subscribeButton(.preset2) { _, _, _ in }
        await harness.inFlight.settled()
        try await harness.loseConnection()
        await harness.pass(.seconds(1))
        #expect(harness.sent("SubscribeButton").count == 2)
        try await harness.activate()
        #expect(harness.tree("apps", "hello", "subscribedButtons")?.array?.suffix(2) == ["PRESET_1", "PRESET_2"])
        // If a subscription is removed while the app is closed, the app unsubscribes when the app is activated.
        try await harness.drive(.app(key: "hello", .close))
        screen.unsubscribeButton(.preset1, withObserver: token)
        await harness.inFlight.settled()
        #expect(harness.sent("UnsubscribeButton").isEmpty)
        try await harness.activate()
        #expect(harness.tree("apps", "hello", "subscribedButtons")?.array?.last == "PRESET_2")
        #expect(harness.sent("UnsubscribeButton").count == 1 && harness.sent("SubscribeButton").count == 4)
        #expect(!harness.results.contains("DISALLOWED"))
    }

    @Test func `A refused button is requested again by a new observer, not by each change of level`() async throws {
        let (harness, screen) = try await running()
        let token = screen.subscribeButton(.navTiltToggle) { _, _, _ in }
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .close))
        try await harness.activate()
        #expect(harness.sent("SubscribeButton").count == 1)
        _ = screen.subscribeButton(.navTiltToggle) { _, _, _ in }
        await harness.inFlight.settled()
        #expect(harness.sent("SubscribeButton").count == 2)
        screen.unsubscribeButton(.navTiltToggle, withObserver: token)
    }

    @Test func `A group of permissions is allowed, disallowed, mixed or unknown`() async throws {
        let harness = try Harness { SDLViewController() }
        let permissions = harness.app.permissionManager
        #expect(permissions.groupStatus(ofRPCNames: ["Show"]) == .unknown)
        await harness.start()
        #expect(permissions.groupStatus(ofRPCNames: ["Show", "PutFile"]) == .mixed)
        #expect(permissions.groupStatus(ofRPCNames: ["Show", "Alert"]) == .disallowed)
        #expect(!permissions.isRPCNameAllowed("NoSuchThing"))
        var received: [String] = []
        let any = permissions.subscribe(toRPCNames: ["Show", "PutFile"], groupType: .any) {
            received.append("any \($0.rawValue)")
        }
        _ = permissions.subscribe(toRPCNames: ["Show"], groupType: .allAllowed) {
            received.append("all \($0.rawValue)")
        }
        await harness.inFlight.settled()
        #expect(received == ["any Mixed"])
        try await harness.activate()
        #expect(received == ["any Mixed", "any Allowed", "all Allowed"])
        permissions.removeObserver(any)
        let off = PermissionSetting(app: "hello", rpc: "Show", allowed: [], userDisallowed: [])
        try await harness.drive(.permission(off))
        #expect(received == ["any Mixed", "any Allowed", "all Allowed", "all Disallowed"])
        #expect(permissions.statuses(ofRPCNames: ["Show", "PutFile"]) == ["Show": false, "PutFile": true])
    }

    @Test func `A capability is requested once, reported to all observers, and again when it changes`() async throws {
        let (harness, _) = try await running()
        let capabilities = harness.app.systemCapabilityManager
        #expect(capabilities.defaultMainWindowCapability?.keyboardCapabilities != nil)
        var received: [String] = []
        let first = capabilities.subscribe(toCapability: .videoStreaming) { capability, subscribed, _ in
            received.append("1 \(capability?.videoStreamingCapability?.maxBitrate ?? 0) \(subscribed)")
        }
        await harness.inFlight.settled()
        _ = capabilities.subscribe(toCapability: .videoStreaming) { _, _, _ in received.append("2") }
        _ = capabilities.subscribe(toCapability: .remoteControl) { _, subscribed, error in
            received.append("control \(subscribed) \(error == nil)")
        }
        await harness.inFlight.settled()
        #expect(received == ["1 10000 true", "2", "control false false"])
        #expect(harness.sent("GetSystemCapability").map { $0["params"]?["subscribe"] } == [true, true])
        #expect(capabilities.isCapabilitySupported(.videoStreaming))
        #expect(!capabilities.isCapabilitySupported(SDLSystemCapabilityType(rawValue: "TELEPATHY")))
        capabilities.unsubscribe(fromCapability: .videoStreaming, withObserver: first)
        await harness.inFlight.settled()
        #expect(harness.sent("GetSystemCapability").count == 2)
        var displays = 0
        _ = capabilities.subscribe(toCapability: .displays) { _, _, _ in displays += 1 }
        try await harness.drive(.profile(.use(id: "twoline")))
        #expect(displays == 2)
        #expect(capabilities.defaultMainWindowCapability?.imageFields == nil)
    }

    @Test func `Alerts are shown one after the other, with lines that fit and button ids from 10`() async throws {
        let (harness, screen) = try await running()
        var ends: [String] = []
        var pressed = 0
        let ok = SDLSoftButtonObject(name: "ok", text: "OK") { press, _ in if press != nil { pressed += 1 } }!
        for text in ["First", "Second"] {
            let alert = SDLAlertView(
                text: text, tertiaryText: "third", timeout: 20, showWaitIndicator: true,
                speech: [SDLTTSChunk(text: "Hey", type: .text)], playTone: true, softButtons: [ok],
                icon: SDLArtwork(data: [1], name: "icon"))
            screen.presentAlert(alert) { error in ends.append("\(text) \(error.map { "\($0)" } ?? "done")") }
        }
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").count == 1)
        let sent = harness.sent("Alert").last?["params"]
        #expect(sent?["alertText1"] == "First" && sent?["alertText2"] == "third" && sent?["alertText3"] == nil)
        #expect(sent?["duration"] == 10_000 && sent?["cancelID"] == 1)
        #expect(sent?["softButtons"]?[0]?["softButtonID"] == 10 && sent?["playTone"] == true)
        #expect(sent?["progressIndicator"] == true && sent?["alertIcon"]?["value"] == "icon")
        try await harness.drive(.overlay(nil, .press(Target(text: "OK"), mode: .short)))
        #expect(pressed == 1)
        #expect(harness.sent("Alert").count == 2)
        try await harness.drive(.overlay(nil, .timeout))
        #expect(ends == ["First done", "Second The head unit answered ABORTED"])
    }

    @Test func `An alert without content fails, and a cancelled alert ends once`() async throws {
        let (harness, screen) = try await running()
        var ends: [SDLAlertError?] = []
        screen.presentAlert(SDLAlertView(tertiaryText: "alone")) { ends.append($0) }
        await harness.inFlight.settled()
        #expect(ends.count == 1)
        let shown = screen.presentAlert(SDLAlertView(text: "A")) { ends.append($0) }
        let waiting = screen.presentAlert(SDLAlertView(text: "B")) { ends.append($0) }
        await harness.inFlight.settled()
        waiting.cancel()
        shown.cancel()
        await harness.inFlight.settled()
        #expect(ends.dropFirst() == [.cancelled, .refused(.aborted, info: nil, tryAgainTime: nil)])
        #expect(harness.sent("Alert").count == 1)
        #expect(harness.sent("CancelInteraction").last?["params"] == ["cancelID": 2, "functionID": 12])
    }

    @Test func `Waiting alerts end at a disconnect`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        var ends: [SDLAlertError?] = []
        for text in ["A", "B"] { harness.app.screenManager.presentAlert(SDLAlertView(text: text)) { ends.append($0) } }
        await harness.inFlight.settled()
        #expect(ends.isEmpty)
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(ends == [.notConnected, .notConnected])
    }

    @Test func `An app that is active from its registration on shows alerts`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        try await harness.edit(["initialLevel": "FULL"])
        await harness.start()
        harness.app.screenManager.presentAlert(SDLAlertView(text: "A")) { _ in }
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").count == 1)
    }

    @Test func `Alerts wait while the app may show none`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        var ends = 0
        harness.app.screenManager.presentAlert(SDLAlertView(text: "A")) { _ in ends += 1 }
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").isEmpty)
        try await harness.activate()
        #expect(harness.sent("Alert").count == 1)
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(ends == 1)
    }

    @Test func `Ruling 67: lines that the display does not have are joined into its last one`() async throws {
        for (profile, expected) in [("generic", ["a", "b", "c d"]), ("twoline", ["a", "b c d"])] {
            let root = SDLViewController()
            let harness = try Harness(profile: profile) { root }
            await harness.start()
            try await harness.activate()
            root.presentOverlayController(SDLAlertController(message: "a\nb\nc\nd", buttons: nil))
            await harness.inFlight.settled()
            let sent = harness.sent("Alert").last?["params"]
            #expect((1...3).compactMap { sent?["alertText\($0)"]?.string } == expected)
            #expect(harness.diagnostics == ["OVL-62"])
        }
    }
}
