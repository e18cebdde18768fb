import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests of the commands and submenus of an app's menu, and of voice commands: the parameters of the requests, and the
/// requests that a change causes.
@MainActor
@Suite struct MenuLineTests {
    func running(_ profile: String = "generic", edit: JSONValue = [:]) async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness(profile: profile) { SDLViewController() }
        try await harness.edit(edit)
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    func image(_ name: String) -> SDLArtwork { SDLArtwork(data: Array(name.utf8), name: name) }

    func line(_ title: String) -> SDLMenuCell { SDLMenuCell(title: title) { _ in } }

    func choose(_ id: Int, _ harness: Harness) async throws {
        try await harness.notify("OnCommand", ["cmdID": .int(id), "triggerSource": "MENU"])
    }

    var full: [SDLMenuCell] {
        [
            SDLMenuCell(
                title: "A", secondaryText: "B", tertiaryText: "C", icon: image("icon"),
                secondaryArtwork: image("second"), voiceCommands: ["a"]
            ) { _ in },
            SDLMenuCell(
                title: "M", secondaryText: "N", tertiaryText: "O", icon: image("menu icon"),
                secondaryArtwork: image("menu second"), submenuLayout: .tiles,
                subCells: [SDLMenuCell(title: "X", icon: image("inner")) { _ in }]),
        ]
    }

    static func dynamic(_ name: String) -> JSONValue { ["value": .string(name), "imageType": "DYNAMIC"] }

    @Test func `4.7: all lines of a submenu have their images`() async throws {
        let edit: JSONValue = [
            "displayCapabilities": ["imageFields": [["name": "cmdIcon", "imageTypeSupported": ["GRAPHIC_PNG"]]]]
        ]
        let (harness, screen) = try await running(edit: edit)
        let lines = ["one", "two", "three"].map { SDLMenuCell(title: $0, icon: image($0)) { _ in } }
        screen.menu = [SDLMenuCell(title: "M", subCells: lines)]
        await harness.inFlight.settled()
        #expect(
            harness.sent("AddCommand").map { $0["params"]?["cmdIcon"] } == ["one", "two", "three"].map(Self.dynamic))
    }

    @Test func `Phrases of white space are left out of a voice command`() {
        let command = SDLVoiceCommand(voiceCommands: [" ", "go on ", "", " stop"], handler: nil)
        #expect(command.voiceCommands == ["go on ", " stop"])
    }

    @Test func `A line that is being deleted can be chosen until the head unit has answered`() async throws {
        let (harness, screen) = try await running()
        var chosen = 0
        screen.menu = [SDLMenuCell(title: "A") { _ in chosen += 1 }]
        await harness.inFlight.settled()
        try await harness.force("DeleteCommand", "SUCCESS", delayMs: 1000)
        screen.menu = []
        await harness.inFlight.settled()
        try await choose(1, harness)
        #expect(chosen == 1 && harness.sent("DeleteCommand").map { $0["params"]?["cmdID"] } == [1])
        await harness.pass(.seconds(2))
        try await choose(1, harness)
        #expect(chosen == 1)
    }

    @Test func `4.7: texts, images and voice commands of a line and of a submenu are all in the request`()
        async throws
    {
        let fields: [JSONValue] = [
            "cmdIcon", "menuCommandSecondaryImage", "subMenuIcon", "menuSubMenuSecondaryImage",
        ].map { ["name": $0, "imageTypeSupported": ["GRAPHIC_PNG"]] }
        let edit: JSONValue = ["displayCapabilities": ["imageFields": .array(fields)]]
        let (harness, screen) = try await running(edit: edit)
        screen.menu = full
        await harness.inFlight.settled()
        let command = harness.sent("AddCommand").first?["params"]
        #expect(
            command?["menuParams"]
                == ["position": 0, "menuName": "A", "secondaryText": "B", "tertiaryText": "C"])
        #expect(command?["vrCommands"] == ["a"] && command?["cmdIcon"] == Self.dynamic("icon"))
        #expect(command?["secondaryImage"] == Self.dynamic("second"))
        let menu = harness.sent("AddSubMenu").first?["params"]
        #expect(menu?["menuName"] == "M" && menu?["position"] == 1 && menu?["menuLayout"] == "TILES")
        #expect(menu?["secondaryText"] == "N" && menu?["tertiaryText"] == "O")
        #expect(menu?["menuIcon"] == Self.dynamic("menu icon"))
        #expect(menu?["secondaryImage"] == Self.dynamic("menu second"))
        let inner = harness.sent("AddCommand").last?["params"]
        #expect(inner?["menuParams"] == ["parentID": 2, "position": 0, "menuName": "X"])
        #expect(inner?["cmdIcon"] == Self.dynamic("inner"))
        #expect(harness.sent("PutFile").count == 5)
    }

    @Test func `4.7: elements that the display does not show are neither sent nor uploaded`() async throws {
        let fields: [JSONValue] = ["mainField1", "menuName"].map {
            ["name": $0, "characterSet": "UTF_8", "width": 500, "rows": 1]
        }
        let edit: JSONValue = [
            "displayCapabilities": [
                "textFields": .array(fields),
                "imageFields": [["name": "appIcon", "imageTypeSupported": ["GRAPHIC_PNG"]]],
            ]
        ]
        let (harness, screen) = try await running(edit: edit)
        screen.menu = full
        await harness.inFlight.settled()
        #expect(harness.sent("PutFile").isEmpty)
        #expect(harness.sent("AddCommand").first?["params"]?["menuParams"] == ["position": 0, "menuName": "A"])
        #expect(harness.sent("AddSubMenu").first?["params"]?["secondaryText"] == nil)
    }

    nonisolated static let changes: [(name: String, make: @MainActor @Sendable () -> SDLMenuCell)] = [
        ("title", { SDLMenuCell(title: "B", voiceCommands: ["a"]) { _ in } }),
        ("secondaryText", { SDLMenuCell(title: "A", secondaryText: "B", voiceCommands: ["a"]) { _ in } }),
        ("tertiaryText", { SDLMenuCell(title: "A", tertiaryText: "B", voiceCommands: ["a"]) { _ in } }),
        (
            "icon",
            { SDLMenuCell(title: "A", icon: SDLArtwork(staticIcon: "0x11"), voiceCommands: ["a"]) { _ in } }
        ),
        (
            "secondaryArtwork",
            { SDLMenuCell(title: "A", secondaryArtwork: SDLArtwork(staticIcon: "0x11"), voiceCommands: ["a"]) { _ in } }
        ),
        ("voiceCommands", { SDLMenuCell(title: "A", voiceCommands: ["b"]) { _ in } }),
        ("a menu within", { SDLMenuCell(title: "A", subCells: []) }),
    ]

    @Test(arguments: changes) func `A line with any changed property replaces the former one`(
        _ change: (name: String, make: @MainActor @Sendable () -> SDLMenuCell)
    ) async throws {
        let (harness, screen) = try await running()
        screen.menu = [SDLMenuCell(title: "A", voiceCommands: ["a"]) { _ in }]
        await harness.inFlight.settled()
        screen.menu = [change.make()]
        await harness.inFlight.settled()
        #expect(harness.sent("DeleteCommand").count == 1)
        #expect(harness.sent("AddCommand").count + harness.sent("AddSubMenu").count == 2)
    }

    @Test func `A submenu with another layout replaces the former one`() async throws {
        let (harness, screen) = try await running()
        for layout in [SDLMenuLayout.list, .tiles] {
            screen.menu = [SDLMenuCell(title: "A", submenuLayout: layout, subCells: [])]
            await harness.inFlight.settled()
        }
        #expect(harness.sent("AddSubMenu").map { $0["params"]?["menuLayout"] } == ["LIST", "TILES"])
        #expect(harness.sent("DeleteSubMenu").map { $0["params"]?["menuID"] } == [1])
    }

    @Test(arguments: [
        (["", "B"], false), (["A", String(repeating: "x", count: 501)], false),
        ([String(repeating: "x", count: 501), "B"], false), ([String(repeating: "x", count: 500), "B"], true),
    ])
    func `4.7: every line has a title of 1 to 500 characters, or the menu is not changed`(
        _ titles: [String], _ isFine: Bool
    ) async throws {
        let (harness, screen) = try await running()
        screen.menu = titles.map(line)
        await harness.inFlight.settled()
        #expect(harness.sent("AddCommand").count == (isFine ? 2 : 0))
        #expect(harness.diagnostics == (isFine ? [] : ["4.7"]) && screen.menu.count == (isFine ? 2 : 0))
    }

    @Test(arguments: [(5, false), (6, true)])
    func `4.7: layouts and opening need version 6`(_ major: Int, _ isFine: Bool) async throws {
        let (harness, screen) = try await running(edit: Harness.version(major, 0))
        let inner = SDLMenuCell(title: "Inner", subCells: [line("X")])
        let menus = [SDLMenuCell(title: "One", subCells: [inner]), SDLMenuCell(title: "Two", subCells: [])]
        screen.menuConfiguration = SDLMenuConfiguration(mainMenuLayout: .tiles)
        screen.menu = menus
        await harness.inFlight.settled()
        #expect(harness.sent("SetGlobalProperties").count == (isFine ? 1 : 0))
        #expect(screen.openMenu() == isFine)
        for menu in menus { #expect(screen.openSubmenu(menu) == isFine) }
        #expect(!screen.openSubmenu(line("One")))
        await harness.inFlight.settled()
        let opened = harness.sent("ShowAppMenu").map { $0["params"]?["menuID"]?.int }
        #expect(opened == (isFine ? [nil, 1, 2] : []))
    }

    @Test func `A current layout is not sent again, a refused one is`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("SetGlobalProperties", "REJECTED", times: 1)
        for round in 1...3 {
            screen.menuConfiguration = SDLMenuConfiguration(mainMenuLayout: .tiles)
            await harness.inFlight.settled()
            #expect(harness.sent("SetGlobalProperties").count == min(round, 2))
        }
    }

    @Test func `On the next head unit the menu and its layout are sent again, with ids from 1`() async throws {
        let (harness, screen) = try await running()
        var chosen: [String] = []
        screen.menuConfiguration = SDLMenuConfiguration(mainMenuLayout: .tiles)
        screen.menu = ["A", "B"].map { title in SDLMenuCell(title: title) { _ in chosen.append(title) } }
        await harness.inFlight.settled()
        try await harness.loseConnection()
        #expect(harness.appTree("menu") == [])
        screen.menu = [SDLMenuCell(title: "C") { _ in chosen.append("C") }]
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(harness.sent("SetGlobalProperties").count == 2)
        #expect(harness.sent("AddCommand").map { $0["params"]?["cmdID"]?.int } == [1, 2, 1])
        #expect(harness.appTree("menu")?.array?.map { $0["title"] } == ["C"])
        for id in 1...2 { try await choose(id, harness) }
        #expect(chosen == ["C"])
    }

    @Test func `A menu that was set before activation is sent after a reconnection`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        harness.app.screenManager.menu = [line("A")]
        harness.app.screenManager.voiceCommands = [SDLVoiceCommand(voiceCommands: ["go"], handler: nil)]
        await harness.inFlight.settled()
        try await harness.reconnect()
        #expect(harness.sent("AddCommand").count == 2)
    }

    final class GermanNameDelegate: SDLApplicationDelegate {
        func applicationDidFinishLaunching(_ application: SDLApplication) {}
        func application(
            _ application: SDLApplication, shouldUpdateLifecycleConfigurationToLanguage language: SDLLanguage
        ) -> SDLLifecycleConfigurationUpdate? { SDLLifecycleConfigurationUpdate(appName: "Hallo") }
    }

    @Test(arguments: ["EN-US", "DE-DE"])
    func `On a head unit that activates an app at once all is sent, also after a change of language`(
        _ language: String
    ) async throws {
        var configuration = SDLConfiguration(appName: "Hello", appID: "hello")
        configuration.languagesSupported = [.enUs, .deDe, .frFr]
        let delegate = GermanNameDelegate()
        let harness = try Harness(configuration, delegate: delegate) { SDLViewController() }
        try await harness.edit(["initialLevel": "FULL"])
        var settings = HeadUnitSettings()
        (settings.languageUI, settings.languageVR) = (language, language)
        try await harness.drive(.set(settings))
        let screen: SDLScreenManager = harness.app.screenManager
        screen.menu = [line("A")]
        screen.voiceCommands = [SDLVoiceCommand(voiceCommands: ["go"], handler: nil)]
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: [SDLChoiceCell(text: "a")]))
        await harness.start()
        #expect(harness.sent("ChangeRegistration").count == (language == "DE-DE" ? 1 : 0))
        #expect(harness.sent("AddCommand").count == 2)
        #expect(harness.appTree("choices", "groups")?.object?.keys == ["g"])
    }

    @Test func `A menu that is set while another is in flight is sent afterwards`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("AddCommand", "SUCCESS", times: 1, delayMs: 1000)
        screen.menu = [line("A")]
        await harness.inFlight.settled()
        screen.menu = [line("A"), line("B")]
        await harness.pass(.seconds(1))
        #expect(harness.appTree("menu")?.array?.map { $0["title"] } == ["A", "B"])
    }

    @Test func `On a GEN3_8-INCH display several menus set in one run loop turn are one update, too`() async throws {
        let edit: JSONValue = ["displayCapabilities": ["displayType": "GEN3_8-INCH"]]
        let (harness, screen) = try await running(edit: edit)
        for title in ["A", "B", "C"] { screen.menu = [line(title)] }
        await harness.inFlight.settled()
        #expect(harness.sent("AddCommand").count == 1 && harness.sent("DeleteCommand").isEmpty)
    }

    @Test func `A deleted or refused line cannot be chosen, nor a line of a deleted submenu`()
        async throws
    {
        let (harness, screen) = try await running()
        var chosen: [String] = []
        func line(_ title: String) -> SDLMenuCell { SDLMenuCell(title: title) { _ in chosen.append(title) } }
        screen.menu = [line("A"), SDLMenuCell(title: "M", subCells: [line("X"), line("Y")])]
        await harness.inFlight.settled()
        for id in [1, 3, 4] { try await choose(id, harness) }
        #expect(chosen == ["A", "X", "Y"])
        try await harness.force("AddCommand", "REJECTED")
        screen.menu = [line("R")]
        await harness.inFlight.settled()
        for id in 1...5 { try await choose(id, harness) }
        #expect(chosen == ["A", "X", "Y"] && harness.appTree("menu") == [])
    }

    // MARK: Voice commands

    @Test func `An invalid voice command is neither sent nor listed`() async throws {
        let (harness, screen) = try await running()
        // A command has at most a hundred phrases.
        let words = [["go"], (0...100).map { "stop \($0)" }]
        screen.voiceCommands = words.map { SDLVoiceCommand(voiceCommands: $0) {} }
        await harness.inFlight.settled()
        #expect(harness.appTree("voiceCommands") == ["1900000000": ["go"]])
        #expect(harness.sent("AddCommand").map { $0["params"]?["vrCommands"] } == [["go"]])
    }

    @Test func `A voice command can be spoken as soon as the head unit has it, until the disconnect`()
        async throws
    {
        let (harness, screen) = try await running()
        var said = 0
        try await harness.force("AddCommand", "SUCCESS", times: 1, delayMs: 1000)
        screen.voiceCommands = [SDLVoiceCommand(voiceCommands: ["go"]) { said += 1 }]
        await harness.inFlight.settled()
        try await choose(1_900_000_000, harness)
        #expect(said == 1)
        await harness.pass(.seconds(1))
        #expect(harness.appTree("voiceCommands") == ["1900000000": ["go"]])
        try await harness.loseConnection()
        #expect(harness.appTree("voiceCommands") == [:])
    }
}
