import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests that the library updates an app's menu and voice commands with as few requests as possible.
@MainActor
@Suite struct MenuTests {
    func running(_ profile: String = "generic") async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness(profile: profile) { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    func cells(_ titles: String) -> [SDLMenuCell] {
        titles.split(separator: " ").map { SDLMenuCell(title: String($0)) { _ in } }
    }

    /// Returns the titles in the menu with the id `parent`, in the order on the display.
    func menu(_ harness: Harness, _ parent: String = "0") -> [String] {
        let app = harness.tree("apps", "hello")
        return (app?["menuOrder"]?[parent]?.array ?? []).compactMap { entry in
            guard let entry = entry.string else { return nil }
            let list = app?[entry.first == "c" ? "commands" : "subMenus"]
            return list?[String(entry.dropFirst())]?["menuName"]?.string
        }
    }

    @Test func `A menu is added line by line with ids from 1, and a chosen line calls its handler`() async throws {
        let (harness, screen) = try await running()
        var chosen: [String] = []
        screen.menu = [
            SDLMenuCell(title: "Play", voiceCommands: ["play"]) { chosen.append("play \($0)") },
            SDLMenuCell(title: "More", subCells: [SDLMenuCell(title: "Less") { chosen.append("less \($0)") }]),
        ]
        await harness.inFlight.settled()
        #expect(menu(harness) == ["Play", "More"])
        #expect(menu(harness, "2") == ["Less"])
        let command = harness.sent("AddCommand").first?["params"]
        #expect(command?["cmdID"] == 1 && command?["vrCommands"] == ["play"])
        #expect(command?["menuParams"] == ["position": 0, "menuName": "Play"])
        try await harness.drive(.menu(.open(menuID: nil)))
        try await harness.drive(.menu(.choose(Target(text: "Play"))))
        try await harness.drive(.voice(text: "play"))
        #expect(chosen == ["play MENU", "play VR"])
    }

    @Test func `A line can be chosen, and a command spoken, while other lines are in flight`() async throws {
        let (harness, screen) = try await running()
        var chosen: [String] = []
        screen.menu = (1...40).map { line in
            SDLMenuCell(title: "Line \(line)", voiceCommands: ["line \(line)"]) { _ in chosen.append("line \(line)") }
        }
        while menu(harness).isEmpty { await Task.yield() }
        let there = menu(harness).count
        try await harness.drive(.voice(text: "line 1"))
        #expect(there < 40)
        #expect(chosen == ["line 1"])
        await harness.inFlight.settled()
        #expect(menu(harness).count == 40)
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let from: String
        let to: String
        let added: Int
        let deleted: Int
        var testDescription: String { "\(from) becomes \(to)" }
    }

    @Test(arguments: [
        Change(from: "A B C", to: "A B C", added: 0, deleted: 0),
        Change(from: "A B C", to: "A C", added: 0, deleted: 1),
        Change(from: "A B C", to: "X A B C", added: 1, deleted: 0),
        Change(from: "A B C", to: "A X Y B C", added: 2, deleted: 0),
        Change(from: "A B C", to: "A B X C", added: 1, deleted: 0),
        Change(from: "A B C", to: "C A B", added: 1, deleted: 1),
        Change(from: "A B C D E", to: "E D C B A", added: 4, deleted: 4),
        Change(from: "A B C", to: "X Y Z", added: 3, deleted: 3),
        Change(from: "A B", to: "", added: 0, deleted: 2),
    ]) func `A menu is changed by adding the fewest lines`(_ change: Change) async throws {
        let (harness, screen) = try await running()
        screen.menu = cells(change.from)
        await harness.inFlight.settled()
        let (added, deleted) = (harness.sent("AddCommand").count, harness.sent("DeleteCommand").count)
        screen.menu = cells(change.to)
        await harness.inFlight.settled()
        #expect(menu(harness) == change.to.split(separator: " ").map(String.init))
        #expect(harness.sent("AddCommand").count - added == change.added)
        #expect(harness.sent("DeleteCommand").count - deleted == change.deleted)
    }

    @Test func `A submenu stays while its lines change, and handlers are replaced`() async throws {
        let (harness, screen) = try await running()
        var chosen: [String] = []
        func more(_ name: String, _ titles: String...) -> [SDLMenuCell] {
            [SDLMenuCell(title: "More", subCells: titles.map { SDLMenuCell(title: $0) { _ in chosen.append(name) } })]
        }
        screen.menu = more("old", "A", "B")
        await harness.inFlight.settled()
        screen.menu = more("new", "A", "C")
        await harness.inFlight.settled()
        #expect(harness.sent("AddSubMenu").count == 1 && harness.sent("DeleteSubMenu").isEmpty)
        #expect(menu(harness, "1") == ["A", "C"])
        try await harness.drive(.menu(.open(menuID: 1)))
        try await harness.drive(.menu(.choose(Target(text: "A"))))
        #expect(chosen == ["new"])
    }

    @Test func `A line that becomes a submenu, or the reverse, is added again`() async throws {
        let (harness, screen) = try await running()
        screen.menu = cells("Play More")
        await harness.inFlight.settled()
        screen.menu = [cells("Play")[0], SDLMenuCell(title: "More", subCells: cells("Less Least"))]
        await harness.inFlight.settled()
        #expect(harness.sent("DeleteCommand").count == 1 && harness.sent("AddSubMenu").count == 1)
        #expect(menu(harness) == ["Play", "More"] && menu(harness, "3") == ["Less", "Least"])
        screen.menu = cells("Play More")
        await harness.inFlight.settled()
        #expect(harness.sent("DeleteSubMenu").count == 1 && menu(harness) == ["Play", "More"])
    }

    @Test func `Several menus set in one run loop turn are one update, which waits while the menu is open`()
        async throws
    {
        let (harness, screen) = try await running()
        screen.menu = cells("A")
        screen.menu = cells("A B")
        screen.menu = cells("B")
        await harness.inFlight.settled()
        #expect(harness.sent("AddCommand").count == 1)
        try await harness.drive(.menu(.open(menuID: nil)))
        screen.menu = cells("B C")
        await harness.inFlight.settled()
        #expect(menu(harness) == ["B"])
        try await harness.drive(.menu(.close))
        #expect(menu(harness) == ["B", "C"])
    }

    @Test func `Lines with equal titles are numbered; equal voice commands leave the menu unchanged`() async throws {
        let (harness, screen) = try await running()
        screen.menu = cells("A A A")
        await harness.inFlight.settled()
        #expect(menu(harness) == ["A", "A (2)", "A (3)"])
        screen.menu = [
            SDLMenuCell(title: "X", voiceCommands: ["go"]) { _ in },
            SDLMenuCell(title: "Y", subCells: [SDLMenuCell(title: "Z", voiceCommands: ["Go"]) { _ in }]),
        ]
        await harness.inFlight.settled()
        #expect(menu(harness) == ["A", "A (2)", "A (3)"])
        #expect(harness.diagnostics == ["4.7"])
    }

    @Test func `Icons are uploaded once, before the lines that show them`() async throws {
        let (harness, screen) = try await running()
        let icon = SDLArtwork(data: [1, 2, 3], name: "icon")
        screen.menu = [SDLMenuCell(title: "A", icon: icon) { _ in }, SDLMenuCell(title: "B", icon: icon) { _ in }]
        await harness.inFlight.settled()
        #expect(harness.requests.suffix(3) == ["PutFile", "AddCommand", "AddCommand"])
        #expect(harness.sent("AddCommand").last?["params"]?["cmdIcon"]?["value"] == "icon")
    }

    @Test func `Menus have a layout and can be opened if the head unit supports it`() async throws {
        let (harness, screen) = try await running()
        screen.menuConfiguration = SDLMenuConfiguration(mainMenuLayout: .tiles, defaultSubmenuLayout: .tiles)
        let more = SDLMenuCell(title: "More", subCells: cells("A"))
        screen.menu = [more]
        await harness.inFlight.settled()
        #expect(harness.sent("SetGlobalProperties").last?["params"] == ["menuLayout": "TILES"])
        #expect(harness.sent("AddSubMenu").last?["params"]?["menuLayout"] == "TILES")
        #expect(screen.openSubmenu(more))
        await harness.inFlight.settled()
        #expect(harness.tree("menu", "menuID") == 1)
        #expect(!screen.openSubmenu(SDLMenuCell(title: "None", subCells: [])))
        let (old, oldScreen) = try await running("rpc5")
        oldScreen.menuConfiguration = SDLMenuConfiguration(mainMenuLayout: .tiles)
        #expect(!oldScreen.openMenu())
        await old.inFlight.settled()
        #expect(old.sent("SetGlobalProperties").isEmpty && old.sent("ShowAppMenu").isEmpty)
        #expect(old.diagnostics == ["4.7", "4.7"])
    }

    @Test func `After a reconnection the menu and the voice commands are sent again`() async throws {
        let (harness, screen) = try await running()
        screen.menu = cells("A B")
        screen.voiceCommands = [SDLVoiceCommand(voiceCommands: ["help"]) {}]
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await harness.pass(.seconds(1))
        try await harness.activate()
        #expect(menu(harness) == ["A", "B"])
        #expect(harness.tree("apps", "hello", "commands", "1900000000", "vrCommands") == ["help"])
    }

    @Test func `Voice commands have their own id range; those that stay keep their id and get the new handler`()
        async throws
    {
        let (harness, screen) = try await running()
        var said: [String] = []
        func command(_ words: [String], _ name: String) -> SDLVoiceCommand {
            SDLVoiceCommand(voiceCommands: words) { said.append(name) }
        }
        screen.voiceCommands = [command(["help", "  "], "one"), command(["next"], "one"), command([" "], "none")]
        await harness.inFlight.settled()
        screen.voiceCommands = [command(["help"], "two"), command(["back"], "two")]
        #expect(screen.voiceCommands.map(\.voiceCommands) == [["help"], ["back"]])
        await harness.inFlight.settled()
        let added = harness.sent("AddCommand").compactMap { $0["params"] }
        #expect(added.map { $0["cmdID"]?.int } == [1_900_000_000, 1_900_000_001, 1_900_000_002])
        #expect(added.map { $0["vrCommands"] } == [["help"], ["next"], ["back"]])
        #expect(harness.sent("DeleteCommand").map { $0["params"] } == [["cmdID": 1_900_000_001]])
        try await harness.drive(.voice(text: "help"))
        #expect(said == ["two"])
        screen.voiceCommands = [command(["a", "b"], "x"), command(["B"], "y")]
        await harness.inFlight.settled()
        #expect(harness.diagnostics == ["4.7"])
        #expect(harness.sent("AddCommand").count == 3)
    }

    @Test func `Ruling 41: a line added beside a numbered one gets a free number`() async throws {
        let (harness, screen) = try await running()
        screen.menu = cells("A B") + cells("A")
        await harness.inFlight.settled()
        #expect(menu(harness) == ["A", "B", "A (2)"])
        // The numbered line stays in the menu and the line without a number is deleted. A new line must not get the
        // same number.
        screen.menu = cells("B A A")
        await harness.inFlight.settled()
        #expect(menu(harness) == ["B", "A", "A (2)"])
        #expect(!harness.results.contains("DUPLICATE_NAME") && harness.diagnostics.isEmpty)
        screen.menu = cells("A B A A")
        await harness.inFlight.settled()
        #expect(Set(menu(harness)).count == 4 && !harness.results.contains("DUPLICATE_NAME"))
    }
}
