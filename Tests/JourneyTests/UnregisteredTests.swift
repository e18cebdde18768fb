import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLRPC
import SDLSupport
import Testing

/// What an app does that the head unit has unregistered: again, later, or never.
@MainActor
@Suite struct UnregisteredTests {
    final class Page: SDLViewController {
        override func loadView() { view = SDLTextView("Hello") }
    }

    static func configuration(_ languages: [SDLLanguage]) -> SDLConfiguration {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.languagesSupported = languages
        return configuration
    }

    func running(_ languages: [SDLLanguage] = [.enUs]) async throws -> Journey {
        let journey = try Journey(Self.configuration(languages)) { Page() }
        await journey.start()
        try await journey.activate()
        return journey
    }

    func speak(_ language: String, _ journey: Journey) async throws {
        var settings = HeadUnitSettings()
        settings.languageUI = language
        settings.languageVR = language
        try await journey.drive(.set(settings))
    }

    func desired(_ journey: Journey) -> [String?] {
        journey.sent("RegisterAppInterface").map { $0["params"]?["languageDesired"]?.string }
    }

    @Test(arguments: [
        (has: [SDLLanguage.enUs, .deDe], registers: "DE-DE"), (has: [SDLLanguage.enUs], registers: "EN-US"),
        (has: [SDLLanguage.enUs, .deDe, .frFr], registers: "DE-DE"),
    ])
    func `When the car's language changes, an app registers again in it where it has it, or in its default`(
        _ row: (has: [SDLLanguage], registers: String)
    ) async throws {
        let journey = try await running(row.has)
        try await speak("DE-DE", journey)
        #expect(desired(journey) == ["EN-US", row.registers])
        #expect(journey.app.sdlManager.language.rawValue == row.registers)
        #expect(journey.app.lifecycle.state == .ready && journey.app.state != .disconnected)
        #expect(journey.insides("language")?.string == row.registers)
        #expect(journey.insides("unregistered") == .null)
        try await journey.activate()
        #expect(journey.tree("apps", "hello", "windows", "0", "mainField1") == "Hello")
    }

    @Test func `It follows the car through several languages, and home again`() async throws {
        let journey = try await running([.enUs, .deDe])
        for language in ["DE-DE", "FR-FR", "DE-DE", "EN-US"] { try await speak(language, journey) }
        #expect(desired(journey).first == "EN-US" && desired(journey).last == "EN-US")
        #expect(journey.app.sdlManager.language == .enUs && journey.app.lifecycle.state == .ready)
    }

    nonisolated static let reasons: [(SDLAppInterfaceUnregisteredReason, Unregistration)] = [
        (.languageChange, .again), (.ignitionOff, .later), (.bluetoothOff, .later), (.usbDisconnected, .later),
        (.masterReset, .later), (.factoryDefaults, .later), (.requestWhileInNoneHmiLevel, .rarely),
        (.tooManyRequests, .rarely), (.driverDistractionViolation, .rarely), (.resourceConstraint, .rarely),
        (.appUnauthorized, .never), (.protocolViolation, .never), (.unsupportedHmiResource, .never),
    ]

    @Test func `Every reason of the interface has its row`() {
        #expect(Set(Self.reasons.map(\.0)) == Set(SDLAppInterfaceUnregisteredReason.allCases))
    }

    @Test(arguments: reasons)
    func `An unregistered app says so, and comes back again, later, rarely or never`(
        _ reason: SDLAppInterfaceUnregisteredReason, _ outcome: Unregistration
    ) async throws {
        let journey = try await running()
        let registered = { journey.sent("RegisterAppInterface").count }
        try await journey.drive(.app(key: "hello", .disconnect(reason: reason.rawValue)))
        switch outcome {
        case .again: #expect(registered() == 2 && journey.app.lifecycle.state == .ready)
        case .later: try await waits(journey, .milliseconds(500), reason)
        case .rarely: try await waits(journey, .seconds(8), reason)
        case .never:
            await journey.pass(.seconds(600))
            #expect(registered() == 1 && journey.app.state == .disconnected)
            #expect(journey.app.lifecycle.state == .stopped && journey.diagnostics == ["4.1"])
            #expect(journey.insides("unregistered")?.string == reason.rawValue)
            journey.app.lifecycle.connect()
            await journey.flight.settled()
            #expect(registered() == 2 && journey.app.lifecycle.state == .ready)
        }
        #expect(journey.insides("unregistered") == .null)
    }

    private func waits(
        _ journey: Journey, _ pause: Duration, _ reason: SDLAppInterfaceUnregisteredReason
    ) async throws {
        #expect(journey.app.lifecycle.state == .reconnecting && journey.app.state == .disconnected)
        #expect(journey.insides("unregistered")?.string == reason.rawValue)
        await journey.pass(pause - .milliseconds(1))
        #expect(journey.app.lifecycle.state == .reconnecting)
        await journey.pass(.milliseconds(1))
        #expect(journey.app.lifecycle.state == .ready)
    }

    @Test func `Asked to connect, an app that takes itself for registered connects anew`() async throws {
        let journey = try await running()
        journey.app.lifecycle.connect()
        await journey.flight.settled()
        #expect(journey.sent("RegisterAppInterface").count == 2 && journey.app.lifecycle.state == .ready)
    }

    @MainActor final class Asking: SDLAppDelegate {
        var ends: [String] = []
        func appDidConnect(_ app: SDLApplication) {
            app.listFiles { error in self.ends.append("send \(error == nil)") }
            app.screenManager.preloadChoices([SDLChoiceCell(text: "a")]) { error in
                self.ends.append("preload \(error == nil)")
            }
        }
    }

    @Test(arguments: [false, true])
    func `Z01, C30: what is asked for within appDidConnect is sent, also while the language changes`(
        _ isChanging: Bool
    ) async throws {
        let delegate = Asking()
        let journey = try Journey(Self.configuration([.enUs, .deDe]), delegate: delegate) { Page() }
        if isChanging { try await speak("DE-DE", journey) }
        await journey.start()
        try await journey.activate()
        #expect(delegate.ends == ["send true", "preload true"])
    }
}
