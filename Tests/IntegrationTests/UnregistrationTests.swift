import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

/// Tests for an app that the head unit has unregistered. Depending on the reason, the app registers again immediately,
/// later, rarely or never.
@MainActor
@Suite struct UnregistrationTests {
    final class Page: SDLViewController {
        override func loadView() { view = SDLTextView("Hello") }
    }

    static func configuration(_ languages: [SDLLanguage]) -> SDLConfiguration {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.languagesSupported = languages
        return configuration
    }

    func running(_ languages: [SDLLanguage] = [.enUs]) async throws -> Harness {
        let harness = try Harness(Self.configuration(languages)) { Page() }
        await harness.start()
        try await harness.activate()
        return harness
    }

    func setLanguage(_ language: String, _ harness: Harness) async throws {
        var settings = HeadUnitSettings()
        settings.languageUI = language
        settings.languageVR = language
        try await harness.drive(.set(settings))
    }

    func desired(_ harness: Harness) -> [String?] {
        harness.sent("RegisterAppInterface").map { $0["params"]?["languageDesired"]?.string }
    }

    @Test(arguments: [
        (has: [SDLLanguage.enUs, .deDe], registers: "DE-DE"), (has: [SDLLanguage.enUs], registers: "EN-US"),
        (has: [SDLLanguage.enUs, .deDe, .frFr], registers: "DE-DE"),
    ])
    func `When the car's language changes, an app registers again in it if supported, or in its default`(
        _ row: (has: [SDLLanguage], registers: String)
    ) async throws {
        let harness = try await running(row.has)
        try await setLanguage("DE-DE", harness)
        #expect(desired(harness) == ["EN-US", row.registers])
        #expect(harness.app.sdlManager.language.rawValue == row.registers)
        #expect(harness.app.lifecycle.state == .ready && harness.app.state != .disconnected)
        #expect(harness.appTree("language")?.string == row.registers)
        #expect(harness.appTree("unregistered") == .null)
        try await harness.activate()
        #expect(harness.tree("apps", "hello", "windows", "0", "mainField1") == "Hello")
    }

    @Test func `An app follows several language changes, and returns to its default`() async throws {
        let harness = try await running([.enUs, .deDe])
        for language in ["DE-DE", "FR-FR", "DE-DE", "EN-US"] { try await setLanguage(language, harness) }
        #expect(desired(harness).first == "EN-US" && desired(harness).last == "EN-US")
        #expect(harness.app.sdlManager.language == .enUs && harness.app.lifecycle.state == .ready)
    }

    nonisolated static let reasons: [(SDLAppInterfaceUnregisteredReason, Unregistration)] = [
        (.languageChange, .again), (.ignitionOff, .later), (.bluetoothOff, .later), (.usbDisconnected, .later),
        (.masterReset, .later), (.factoryDefaults, .later), (.requestWhileInNoneHmiLevel, .rarely),
        (.tooManyRequests, .rarely), (.driverDistractionViolation, .rarely), (.resourceConstraint, .rarely),
        (.appUnauthorized, .never), (.protocolViolation, .never), (.unsupportedHmiResource, .never),
    ]

    @Test func `Each unregistration reason of the interface has a row`() {
        #expect(Set(Self.reasons.map(\.0)) == Set(SDLAppInterfaceUnregisteredReason.allCases))
    }

    @Test(arguments: reasons)
    func `An unregistered app reports the reason, and registers again at once, later, rarely or never`(
        _ reason: SDLAppInterfaceUnregisteredReason, _ outcome: Unregistration
    ) async throws {
        let harness = try await running()
        let registered = { harness.sent("RegisterAppInterface").count }
        try await harness.drive(.app(key: "hello", .disconnect(reason: reason.rawValue)))
        switch outcome {
        case .again: #expect(registered() == 2 && harness.app.lifecycle.state == .ready)
        case .later: try await waits(harness, .milliseconds(500), reason)
        case .rarely: try await waits(harness, .seconds(8), reason)
        case .never:
            await harness.pass(.seconds(600))
            #expect(registered() == 1 && harness.app.state == .disconnected)
            #expect(harness.app.lifecycle.state == .stopped && harness.diagnostics == ["4.1"])
            #expect(harness.appTree("unregistered")?.string == reason.rawValue)
            harness.app.lifecycle.connect()
            await harness.inFlight.settled()
            #expect(registered() == 2 && harness.app.lifecycle.state == .ready)
        }
        #expect(harness.appTree("unregistered") == .null)
    }

    private func waits(
        _ harness: Harness, _ pause: Duration, _ reason: SDLAppInterfaceUnregisteredReason
    ) async throws {
        #expect(harness.app.lifecycle.state == .reconnecting && harness.app.state == .disconnected)
        #expect(harness.appTree("unregistered")?.string == reason.rawValue)
        await harness.pass(pause - .milliseconds(1))
        #expect(harness.app.lifecycle.state == .reconnecting)
        await harness.pass(.milliseconds(1))
        #expect(harness.app.lifecycle.state == .ready)
    }

    @Test func `A registered app that is asked to connect closes its connection and registers again`() async throws {
        let harness = try await running()
        harness.app.lifecycle.connect()
        await harness.inFlight.settled()
        #expect(harness.sent("RegisterAppInterface").count == 2 && harness.app.lifecycle.state == .ready)
    }

    @MainActor final class RequestingDelegate: SDLAppDelegate {
        var ends: [String] = []
        func appDidConnect(_ app: SDLApplication) {
            app.listFiles { error in self.ends.append("send \(error == nil)") }
            app.screenManager.preloadChoices([SDLChoiceCell(text: "a")]) { error in
                self.ends.append("preload \(error == nil)")
            }
        }
    }

    @Test(arguments: [false, true])
    func `Z01, C30: requests made in appDidConnect are sent, also while the language changes`(
        _ isChanging: Bool
    ) async throws {
        let delegate = RequestingDelegate()
        let harness = try Harness(Self.configuration([.enUs, .deDe]), delegate: delegate) { Page() }
        if isChanging { try await setLanguage("DE-DE", harness) }
        await harness.start()
        try await harness.activate()
        #expect(delegate.ends == ["send true", "preload true"])
    }
}
