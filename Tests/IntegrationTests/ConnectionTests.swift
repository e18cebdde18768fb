import IntegrationHarness
import JSON
import Journaling
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import SDLTransport
import TestJournal
import Testing

@MainActor
@Suite struct ConnectionTests {
    func running(_ configuration: SDLConfiguration = SDLConfiguration(appName: "Hello", appID: "hello")) async throws
        -> Harness
    {
        let harness = try Harness(configuration) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return harness
    }

    /// Returns the lifecycle states that the app has reported to the inspector, oldest first.
    func steps(_ harness: Harness) -> [String] {
        harness.appJournal.changes.filter { "\($0.path)".hasSuffix("/lifecycle") }.compactMap { change in
            guard case .add(let json) = change.operation else { return nil }
            return try? JSONValue(parsing: json.bytes).string
        }
    }

    @Test func `4.1: a registration contains everything in the configuration`() async throws {
        let red = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 255, green: 0, blue: 0))
        let blue = SDLTemplateColorScheme(primaryColor: SDLRGBColor(red: 0, green: 0, blue: 255))
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media, language: .frCa)
        configuration.additionalAppTypes = [.navigation, .media, .social]
        configuration.shortAppName = "Hi"
        configuration.ttsName = [SDLTTSChunk(text: "Hello you", type: .text)]
        configuration.voiceRecognitionSynonyms = ["Hey"]
        configuration.dayColorScheme = red
        configuration.nightColorScheme = blue
        let harness = try await running(configuration)
        let sent = harness.sent("RegisterAppInterface").first?["params"]
        #expect(sent?["syncMsgVersion"] == ["majorVersion": 8, "minorVersion": 0, "patchVersion": 0])
        #expect(sent?["appName"] == "Hello" && sent?["ngnMediaScreenAppName"] == "Hi" && sent?["appID"] == "hello")
        #expect(sent?["ttsName"] == [["text": "Hello you", "type": "TEXT"]] && sent?["vrSynonyms"] == ["Hey"])
        #expect(sent?["isMediaApplication"] == true && sent?["appHMIType"] == ["MEDIA", "NAVIGATION", "SOCIAL"])
        #expect(sent?["languageDesired"] == "FR-CA" && sent?["hmiDisplayLanguageDesired"] == "FR-CA")
        #expect(sent?["dayColorScheme"]?["primaryColor"]?["red"] == 255)
        #expect(sent?["nightColorScheme"]?["primaryColor"]?["blue"] == 255)
        #expect(harness.app.streamManager != nil)
    }

    @Test func `An app that stops unregisters, ends its session, and does not reconnect`() async throws {
        let harness = try Harness(hiddenField: "nothing") { SDLViewController() }
        await harness.start()
        try await harness.activate()
        #expect(harness.pipeControl.sessionEnds.withLock { $0 } == 0)
        harness.app.stop()
        await harness.inFlight.settled()
        #expect(harness.requests.last == "UnregisterAppInterface")
        #expect(harness.pipeControl.sessionEnds.withLock { $0 } == 1)
        #expect(harness.appTree("lifecycle") == "Stopped" && harness.app.state == .disconnected)
        #expect(steps(harness).suffix(2) == ["Unregistering", "Stopped"])
        await harness.pass(.seconds(60))
        #expect(harness.sent("RegisterAppInterface").count == 1)
    }

    @Test func `OnAppInterfaceUnregistered reaches the app while it is still connected`() async throws {
        let harness = try await running()
        var heard: [String] = []
        let token = harness.app.sdlManager.subscribe(to: SDLOnAppInterfaceUnregistered.self) { notification in
            heard.append("\(notification.reason) \(harness.app.state != .disconnected)")
        }
        try await harness.drive(.app(key: "hello", .disconnect(reason: "IGNITION_OFF")))
        #expect(heard == ["IGNITION_OFF true"])
        await harness.pass(.seconds(1))
        harness.app.sdlManager.unsubscribe(token)
        try await harness.drive(.app(key: "hello", .disconnect(reason: "IGNITION_OFF")))
        #expect(heard.count == 1)
    }

    @Test func `A refused registration is reported with the head unit's info text, and tried again`() async throws {
        let harness = try Harness { SDLViewController() }
        try await harness.force("RegisterAppInterface", "OUT_OF_MEMORY", info: "come back later", times: 1)
        await harness.start()
        #expect(harness.diagnostics == ["4.1"] && harness.app.lifecycle.state == .reconnecting)
        let message = harness.appTree("diagnostics", "latest", "message")
        #expect(message == "The head unit did not register the app: OUT_OF_MEMORY (come back later)")
        await harness.pass(.seconds(1))
        #expect(harness.app.lifecycle.state == .ready)
    }

    private final class Translator: SDLApplicationDelegate {
        func applicationDidFinishLaunching(_ application: SDLApplication) {}
        func application(
            _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
        ) -> SDLLifecycleConfigurationUpdate? { .init(appName: "Hallo") }
    }

    @Test func `An app activated while its registration is changed sends its requests afterwards`()
        async throws
    {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.languagesSupported = [.enUs, .deDe]
        let translator = Translator()
        let harness = try Harness(configuration, delegate: translator) { SDLViewController() }
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR) = ("DE-DE", "DE-DE")
        try await harness.drive(.set(settings))
        try await harness.force("ChangeRegistration", "SUCCESS", delayMs: 500)
        _ = harness.app.vehicleDataManager.subscribe(to: .init(speed: true)) { _, _ in }
        await harness.start()
        try await harness.activate()
        #expect(harness.requests == ["RegisterAppInterface", "ChangeRegistration"])
        await harness.pass(.milliseconds(500))
        #expect(harness.sent("SubscribeVehicleData").map { $0["params"] } == [["speed": true]])
        harness.app.screenManager.presentAlert(SDLAlertView(text: "A"))
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").count == 1)
    }

    @Test func `When the head unit ends the session alone, the app disconnects and reconnects`() async throws {
        let harness = try Harness(hiddenField: "nothing") { SDLViewController() }
        await harness.start()
        // EndService of the session's own service, in a frame of version 5.
        harness.pipeControl.send([0x50, 0x07, 0x04, 0x01, 0, 0, 0, 0, 0, 0, 0, 2])
        await harness.inFlight.settled()
        #expect(harness.app.state == .disconnected)
        await harness.pass(.seconds(1))
        #expect(harness.app.state == .notRunning && harness.sent("RegisterAppInterface").count == 2)
    }

    private final class DisconnectCounter: SDLAppDelegate {
        var count = 0
        func appDidDisconnect(_ app: SDLApplication) { count += 1 }
    }

    @Test func `The delegate is notified of a disconnect once, however often the app stops`() async throws {
        let counter = DisconnectCounter()
        let harness = try Harness(delegate: counter) { SDLViewController() }
        await harness.start()
        try await harness.loseConnection()
        #expect(counter.count == 1)
        for _ in 1...2 {
            harness.app.stop()
            await harness.inFlight.settled()
        }
        #expect(counter.count == 1)
        await harness.start()
        for _ in 1...2 {
            harness.app.stop()
            await harness.inFlight.settled()
        }
        #expect(counter.count == 2)
    }

    /// Records the make (brand) of the car, and whether the display's lines are known, each time the app's closure
    /// creates a root controller.
    private final class FactoryRecorder {
        weak var app: SDLApplication?
        var makes: [String?] = []
        var hasLines: [Bool] = []
    }

    @Test func `FND-21: the root controller is made when the registration response and the display are known`()
        async throws
    {
        let factory = FactoryRecorder()
        let harness = try Harness {
            factory.makes.append(factory.app?.capabilities?.vehicleType?.make)
            let window = factory.app?.systemCapabilityManager.defaultMainWindowCapability
            factory.hasLines.append(window?.textFields?.isEmpty == false)
            return SDLViewController()
        }
        factory.app = harness.app
        for make in ["Ford", "Toyota"] {
            try await harness.edit(["vehicle": ["make": .string(make)]])
            if make == "Ford" { await harness.start() } else { try await harness.reconnect() }
        }
        #expect(factory.makes == ["Ford", "Toyota"] && factory.hasLines == [true, true])
    }

    @Test func `After a long connection a lost head unit is retried as often as after the start`() async throws {
        let (clock, inFlight) = (ControlledTimekeeper(pausedAt: .zero), InFlightCounter())
        let car = HeadUnit(
            profile: try #require(Profile.all.first { $0.id == "generic" }), files: TemporaryFolder.make(),
            timekeeper: clock, writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main)
        let tries = Lock([Duration]())
        struct ConnectionRefused: Error {}
        let app = SDLApplication(
            configuration: SDLConfiguration(appName: "Hello", appID: "hello"), timekeeper: clock,
            writer: JournalWriter(nil, timekeeper: clock), inFlight: inFlight, home: .main,
            rootViewController: { SDLViewController() },
            dial: {
                guard
                    tries.withLock({
                        $0.append(.nanoseconds(clock.now.nanoseconds)); return $0.count == 1
                    })
                else {
                    throw ConnectionRefused()
                }
                let (near, far) = MemoryPipe.pair()
                car.accept(far)
                return near
            })
        app.start()
        await inFlight.settled()
        await clock.advance(by: .seconds(600), settling: inFlight)
        try await car.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")), cause: .row(0))
        await inFlight.settled()
        await clock.advance(by: .seconds(120), settling: inFlight)
        let seconds = [0, 600.5, 601.5, 603.5, 607.5, 615.5, 623.5, 631.5, 639.5, 647.5, 655.5]
        #expect(tries.withLock { $0 } == seconds.map { .milliseconds(Int($0 * 1000)) })
        #expect(app.lifecycle.state == .stopped)
        app.start()
        await clock.advance(by: .milliseconds(500), settling: inFlight)
        #expect(tries.withLock { $0.count } == seconds.count + 2)
    }

    @Test func `Two requests that send again in their completions without a head unit are both called back again`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        let manager: SDLManager = harness.app.sdlManager
        var received: [String] = []
        for name in ["a", "b"] {
            manager.send(SDLListFiles()) { _, _ in
                received.append(name)
                manager.send(SDLListFiles()) { _, _ in received.append(name) }
            }
        }
        await harness.pass(.seconds(2))
        #expect(received.sorted() == ["a", "a", "b", "b"])
    }

    @Test func `A diagnostic of an invalid request lists everything that is wrong with it`() async throws {
        let harness = try await running()
        var errors: [String] = []
        let manager: SDLManager = harness.app.sdlManager
        manager.send(SDLAddSubMenu(menuID: -1, position: -1, menuName: "M")) { _, error in errors.append("\(error!)") }
        manager.send(SDLAddCommand(cmdID: 1, vrCommands: ["go", " "])) { _, error in errors.append("\(error!)") }
        await harness.inFlight.settled()
        #expect(errors.count == 2 && errors.allSatisfy { $0.hasPrefix("No answer: ") })
        #expect(harness.sent("AddSubMenu").isEmpty && harness.sent("AddCommand").isEmpty)
        let messages = harness.appJournal.rows.filter { $0.kind == "diagnostic" }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes)["message"]?.string }
        #expect(messages.count == 2 && harness.diagnostics == ["3.1", "3.1"])
        #expect(messages[0].contains("menuID") && messages[0].contains("position"))
        #expect(messages[1].contains("vrCommands[1]: has no visible text"))
    }

    @Test func `An image without a name is left out, and the rest of the request is sent`() async throws {
        let harness = try await running()
        let show = SDLShow(mainField1: "one", graphic: SDLImage(value: "  ", imageType: .static))
        harness.app.sdlManager.send(show)
        await harness.inFlight.settled()
        #expect(harness.sent("Show").last?["params"] == ["mainField1": "one"] && harness.diagnostics == ["3.1"])
    }
}
