import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// Tests for the requests that the app sends for files, alerts, choices and menus. Rules 4.1 to 4.11 in
/// docs/rules/managers.md.
@MainActor
@Suite struct SectionFourManagerTests {
    func running(
        _ profile: String = "generic", edit: JSONValue = [:]
    ) async throws -> (Harness, SDLScreenManager) {
        let configuration = SDLConfiguration(appName: "Hello", appID: "hello", appType: .media)
        let harness = try Harness(configuration, profile: profile) { SDLViewController() }
        try await harness.drive(.profile(.edit(mergePatch: edit)))
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    // MARK: 4.4

    @Test func `4.4: 2,000,000,000 bytes are available until a head unit reports its limit`() async throws {
        let harness = try Harness { SDLViewController() }
        let files: SDLFileManager = harness.app.fileManager
        #expect(files.bytesAvailable == 2_000_000_000 && files.currentState == .shutdown)
        await harness.start()
        #expect(files.bytesAvailable < 2_000_000_000 && files.currentState == .ready)
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        #expect(files.bytesAvailable == 2_000_000_000)
    }

    @Test(arguments: [(4, 3, 2), (4, 4, 1), (4, 5, 1)])
    func `4.4: before version 4.4 a file that is not persistent is uploaded again in each session`(
        _ major: Int, _ minor: Int, _ count: Int
    ) async throws {
        let (harness, _) = try await running(edit: Harness.version(major, minor))
        let files: SDLFileManager = harness.app.fileManager
        files.upload(file: SDLFile(data: [1, 2, 3], name: "image", fileType: .graphicPng, persistent: true))
        await harness.inFlight.settled()
        try await harness.drive(.app(key: "hello", .disconnect(reason: "TRANSPORT_LOST")))
        await harness.pass(.milliseconds(500))
        #expect(files.remoteFileNames == ["image"])
        var ends: [String] = []
        files.upload(artwork: SDLArtwork(data: [1, 2, 3], name: "image")) { name, error in
            if error == nil { ends.append(name) }
        }
        await harness.inFlight.settled()
        #expect(ends == ["image"])
        #expect(harness.sent("PutFile").count == count)
    }

    // MARK: 4.5

    @Test func `4.5: a sound file needs version 5 and speech capability FILE; an alert of only that is refused`()
        async throws
    {
        let bell = SDLTTSChunk(text: "bell", type: .file)
        for (edit, expected) in [
            (["speechCapabilities": ["FILE", "TEXT"]], ["Hey", "bell"]),
            (["speechCapabilities": ["TEXT"]], ["Hey"]), (Harness.version(4, 5), ["Hey"]),
            (Harness.version(5, 0), ["Hey", "bell"]),
        ] as [(JSONValue, [String])] {
            let (harness, screen) = try await running(edit: edit)
            // The head unit plays only uploaded files.
            harness.app.fileManager.upload(file: SDLFile(data: [1], name: "bell", fileType: .audioMp3))
            await harness.inFlight.settled()
            var ends: [SDLAlertError?] = []
            screen.presentAlert(SDLAlertView(text: "A", speech: [SDLTTSChunk(text: "Hey", type: .text), bell]))
            await harness.inFlight.settled()
            let sent = harness.sent("Alert").last?["params"]
            #expect(sent?["alertText1"] == "A")
            #expect((sent?["ttsChunks"]?.array ?? []).compactMap { $0["text"]?.string } == expected)
            try await harness.drive(.overlay(nil, .timeout))
            screen.presentAlert(SDLAlertView(speech: [bell])) { ends.append($0) }
            await harness.inFlight.settled()
            let plays = expected.contains("bell")
            #expect(harness.sent("Alert").count == (plays ? 2 : 1) && ends.contains { $0 != nil } != plays)
        }
    }

    @Test func `4.5: an icon is sent only where the display has a place for it`() async throws {
        let (harness, screen) = try await running("twoline")
        screen.presentAlert(SDLAlertView(text: "A", icon: SDLArtwork(data: [1], name: "icon")))
        await harness.inFlight.settled()
        #expect(harness.sent("Alert").last?["params"]?["alertIcon"] == nil && harness.sent("PutFile").isEmpty)
    }

    @Test func `4.5: a button of an alert has exactly one state`() async throws {
        let (harness, screen) = try await running()
        let states = ["1", "2"].compactMap { SDLSoftButtonState(name: $0, text: $0) }
        let button = try #require(SDLSoftButtonObject(name: "a", states: states, initialStateName: "1"))
        var ends: [SDLAlertError?] = []
        let plain = try #require(SDLSoftButtonObject(name: "b", text: "b"))
        for buttons in [[button], [button, plain], [plain, button]] {
            screen.presentAlert(SDLAlertView(text: "A", softButtons: buttons)) { ends.append($0) }
        }
        await harness.inFlight.settled()
        let refused = SDLAlertError.invalid("Each button of an alert must have exactly one state.")
        #expect(ends == [refused, refused, refused] && harness.sent("Alert").isEmpty)
    }

    @Test func `4.5: before version 6 a shown alert cannot be cancelled`() async throws {
        let (harness, screen) = try await running("rpc5")
        var ends: [SDLAlertError?] = []
        let shown = screen.presentAlert(SDLAlertView(text: "A")) { ends.append($0) }
        let waiting = screen.presentAlert(SDLAlertView(text: "B")) { ends.append($0) }
        await harness.inFlight.settled()
        shown.cancel()
        waiting.cancel()
        await harness.inFlight.settled()
        #expect(ends == [.cancelled] && harness.sent("CancelInteraction").isEmpty)
        #expect(harness.sent("Alert").map { $0["params"]?["cancelID"] } == [nil])
    }

    // MARK: 4.6

    @Test func `4.6, CHS-20: a choice set is not presented if a choice's image cannot be uploaded`() async throws {
        let (harness, screen) = try await running()
        try await harness.drive(.force(ForcedResult(function: "PutFile", result: "OUT_OF_MEMORY")))
        let choiceRecorder = ChoiceSetRecorder()
        let cell = SDLChoiceCell(text: "A", artwork: SDLArtwork(data: [1], name: "image"), voiceCommands: nil)
        screen.presentChoiceSet(
            SDLChoiceSet(title: "Which?", delegate: choiceRecorder, choices: [cell]), mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").isEmpty && harness.sent("PutFile").count == 2)
        #expect(choiceRecorder.lines == ["failed [\"A\"]"])
    }

    /// Returns the profile patch for a display of the type `type` with only one text field.
    static func display(_ type: String) -> JSONValue {
        let field: JSONValue = ["name": "mainField1", "characterSet": "UTF_8", "width": 500, "rows": 1]
        return ["displayCapabilities": ["displayType": .string(type), "textFields": [field]]]
    }

    @Test(arguments: [("GEN3_8-INCH", 1), ("SDL_GENERIC", 0)])
    func `4.6: choices need the menuName text field, except on a GEN3_8-INCH display`(
        _ display: String, _ count: Int
    ) async throws {
        let (harness, screen) = try await running(edit: Self.display(display))
        screen.presentChoiceSet(
            SDLChoiceSet(title: "Which?", delegate: nil, choices: [SDLChoiceCell(text: "A")]), mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(harness.sent("PerformInteraction").count == count)
    }

    // MARK: 4.7

    @Test(arguments: [("GEN3_8-INCH", 2, 5), ("SDL_GENERIC", 0, 3)])
    func `4.7: a GEN3_8-INCH display has its menu deleted and added as a whole`(
        _ display: String, _ deleted: Int, _ added: Int
    ) async throws {
        let (harness, screen) = try await running(edit: ["displayCapabilities": ["displayType": .string(display)]])
        screen.menu = ["A", "B"].map { SDLMenuCell(title: $0) { _ in } }
        await harness.inFlight.settled()
        screen.menu = ["A", "B", "C"].map { SDLMenuCell(title: $0) { _ in } }
        await harness.inFlight.settled()
        #expect(harness.sent("DeleteCommand").count == deleted && harness.sent("AddCommand").count == added)
    }

    @Test(arguments: [(6, []), (7, [1])])
    func `4.7: a menu within a menu needs version 7`(_ major: Int, _ parents: [Int]) async throws {
        let (harness, screen) = try await running(edit: Harness.version(major, 0))
        screen.menu = [SDLMenuCell(title: "A", subCells: [SDLMenuCell(title: "B", subCells: [])])]
        await harness.inFlight.settled()
        #expect(harness.sent("AddSubMenu").compactMap { $0["params"]?["parentID"]?.int } == parents)
        #expect(harness.diagnostics == (parents.isEmpty ? ["4.7"] : []))
    }

    @Test func `4.7: the menu waits until the app is activated`() async throws {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        harness.app.screenManager.menu = [SDLMenuCell(title: "A") { _ in }]
        harness.app.screenManager.voiceCommands = [SDLVoiceCommand(voiceCommands: ["go"], handler: nil)]
        await harness.inFlight.settled()
        #expect(harness.sent("AddCommand").isEmpty)
        try await harness.activate()
        #expect(harness.sent("AddCommand").compactMap { $0["params"]?["cmdID"]?.int }.sorted() == [1, 1_900_000_000])
    }
}
