import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests for features that depend on the head unit's RPC version. Each feature is tested with the first version that
/// has the feature, and with the previous version.
@MainActor
@Suite struct VersionTests {
    /// An RPC version of the head unit, and whether this version has the feature.
    typealias Row = (major: Int, minor: Int, has: Bool)

    private func running(_ row: Row) async throws -> (Harness, SDLScreenManager) {
        let (harness, screen) = try await SectionFourManagerTests().running(
            edit: Harness.version(row.major, row.minor))
        #expect(harness.app.lifecycle.rpcVersion.description.hasPrefix("\(row.major).\(row.minor)"))
        return (harness, screen)
    }

    @Test func `A version without a patch version has patch version 0`() async throws {
        let harness = try Harness(hiddenField: "patchVersion") { SDLViewController() }
        try await harness.edit(["rpcVersion": ["majorVersion": 6, "minorVersion": 1, "patchVersion": 4]])
        await harness.start()
        #expect(harness.app.lifecycle.rpcVersion.description == "6.1.0")
    }

    @Test(arguments: [Row(5, 1, false), Row(6, 0, true)])
    func `Overlays on the display can be cancelled from version 6 on`(_ row: Row) async throws {
        let (harness, screen) = try await running(row)
        let page = try #require(harness.app.viewControllerManager.rootViewController)
        let alert = screen.presentAlert(SDLAlertView(text: "A"))
        await harness.inFlight.settled()
        alert.cancel()
        try await harness.drive(.overlay(nil, .timeout))
        let question = SDLChoiceSet(title: "Q", delegate: nil, choices: [SDLChoiceCell(text: "A")])
        screen.presentChoiceSet(question, mode: .manualOnly)
        await harness.inFlight.settled()
        question.cancel()
        try await harness.drive(.overlay(nil, .timeout))
        let slider = SDLSliderController(title: "S", value: 1, minimumValue: 1, maximumValue: 3)
        page.presentOverlayController(slider)
        await harness.inFlight.settled()
        for name in ["Alert", "PerformInteraction", "Slider"] {
            #expect(harness.sent(name).map { $0["params"]?["cancelID"] != nil } == [row.has], "\(name)")
        }
        let taken = harness.sent("CancelInteraction").compactMap { $0["params"]?["functionID"]?.int }
        #expect(taken == (row.has ? [12, 10] : []))
    }

    @Test(arguments: [Row(5, 0, false), Row(5, 1, true)])
    func `Capabilities can be subscribed to from version 5.1 on`(_ row: Row) async throws {
        let (harness, _) = try await running(row)
        let capabilities = harness.app.systemCapabilityManager
        #expect(capabilities.supportsSubscriptions == row.has)
        _ = capabilities.subscribe(toCapability: .navigation) { _, _, _ in }
        await harness.inFlight.settled()
        let asked = harness.sent("GetSystemCapability").map { $0["params"]?["subscribe"] }
        #expect(asked.last == (row.has ? .some(.bool(true)) : .some(nil)))
    }

    @Test(arguments: [Row(7, 0, false), Row(7, 1, true)])
    func `Ruling 41: from version 7.1 on any line distinguishes two choices`(_ row: Row) async throws {
        let (harness, screen) = try await running(row)
        let image = SDLArtwork(data: [1], name: "image")
        screen.preloadChoices([
            SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A", secondaryText: "B"),
            SDLChoiceCell(text: "A", tertiaryText: "B"), SDLChoiceCell(text: "A", artwork: image, voiceCommands: nil),
        ])
        await harness.inFlight.settled()
        let names = harness.sent("CreateInteractionChoiceSet").compactMap {
            $0["params"]?["choiceSet"]?[0]?["menuName"]?.string
        }
        #expect(names.suffix(4) == (row.has ? ["A", "A", "A", "A"] : ["A", "A (2)", "A (3)", "A (4)"]))
    }

    @Test(arguments: [Row(5, 1, false), Row(6, 0, true)])
    func `Ruling 35: a keyboard's suggestions are a list from version 6 on`(_ row: Row) async throws {
        let (harness, screen) = try await running(row)
        let keyboardRecorder = KeyboardRecorder()
        keyboardRecorder.suggestions = ["Be": "Berlin"]
        screen.presentKeyboard(withDelegate: keyboardRecorder)
        await harness.inFlight.settled()
        try await harness.drive(.overlay(nil, .type(text: "Be")))
        let sent = harness.sent("SetGlobalProperties").last?["params"]?["keyboardProperties"]
        #expect((sent?["autoCompleteList"] != nil) == row.has && (sent?["autoCompleteText"] != nil) != row.has)
    }

    @Test(arguments: [Row(6, 1, false), Row(7, 0, true)])
    func `4.7: a menu within a menu has its lines from version 7 on`(_ row: Row) async throws {
        let (harness, screen) = try await running(row)
        let inner = SDLMenuCell(title: "B", subCells: [SDLMenuCell(title: "C") { _ in }])
        screen.menu = [SDLMenuCell(title: "A", subCells: [inner])]
        await harness.inFlight.settled()
        #expect(harness.sent("AddSubMenu").count == (row.has ? 2 : 1))
        #expect(harness.sent("AddCommand").count == (row.has ? 1 : 0))
    }
}
