import JSON
import IntegrationHarness
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Tests that the library uploads and deletes choices, groups of choices and images, also after an error.
@MainActor
@Suite struct ChoiceUploadTests {
    func running() async throws -> (Harness, SDLScreenManager) {
        let harness = try Harness { SDLViewController() }
        await harness.start()
        try await harness.activate()
        return (harness, harness.app.screenManager)
    }

    func cells(_ texts: String) -> [SDLChoiceCell] {
        texts.split(separator: " ").map { SDLChoiceCell(text: String($0)) }
    }

    func image(_ name: String) -> SDLArtwork { SDLArtwork(data: Array(name.utf8), name: name) }

    func created(_ harness: Harness) -> [Int] {
        harness.sent("CreateInteractionChoiceSet").dropFirst()
            .compactMap { $0["params"]?["interactionChoiceSetID"]?.int }
    }

    func deletedFiles(_ harness: Harness) -> [JSONValue?] {
        harness.sent("DeleteFile").map { $0["params"]?["syncFileName"] }
    }

    @Test func `CHS-26: ids start from 1 again when no choice is left, and a refused choice's id is free`() async throws
    {
        let (harness, screen) = try await running()
        screen.preloadChoices(cells("A B A C"))
        await harness.inFlight.settled()
        #expect(created(harness) == [1, 2, 3])
        screen.deleteChoices(cells("A B A C"))
        await harness.inFlight.settled()
        #expect(harness.sent("DeleteInteractionChoiceSet").count == 4 && screen.preloadedChoices.isEmpty)
        #expect(harness.appTree("choices", "cellOrder") == [])
        screen.preloadChoices(cells("D"))
        await harness.inFlight.settled()
        #expect(created(harness).last == 1 && harness.appTree("choices", "cellOrder") == ["1"])
        screen.deleteChoices(cells("D"))
        try await harness.force("CreateInteractionChoiceSet", "REJECTED", times: 1)
        screen.preloadChoices(cells("E"))
        screen.preloadChoices(cells("F"))
        await harness.inFlight.settled()
        #expect(created(harness).suffix(2) == [1, 1])
    }

    @Test func `CHS-16, ruling 41: choices that differ in any line or image need no number`() async throws {
        let (harness, screen) = try await running()
        screen.preloadChoices([
            SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A", secondaryText: "B"),
            SDLChoiceCell(text: "A", tertiaryText: "B"), SDLChoiceCell(text: "A", artwork: image("one")),
            SDLChoiceCell(text: "A", secondaryArtwork: image("one")),
        ])
        await harness.inFlight.settled()
        let names = harness.sent("CreateInteractionChoiceSet").dropFirst()
            .compactMap { $0["params"]?["choiceSet"]?[0]?["menuName"]?.string }
        #expect(names == ["A", "A", "A", "A", "A"])
    }

    @Test func `Ruling 41: in a group, choices with equal texts are numbered`() async throws {
        let (harness, screen) = try await running()
        let cells = ["A", "B", "A", "A"].enumerated().map {
            SDLChoiceCell(text: $1, artwork: nil, voiceCommands: ["\($0)"])
        }
        screen.preloadChoiceGroup(SDLChoiceGroup(name: "twins", choices: cells))
        await harness.inFlight.settled()
        let choices = harness.sent("CreateInteractionChoiceSet").last?["params"]?["choiceSet"]?.array ?? []
        #expect(choices.map { $0["menuName"] } == ["A", "B", "A (2)", "A (3)"])
    }

    @Test func `CHS-19: all images are uploaded before the choices and groups that show them`() async throws {
        let (harness, screen) = try await running()
        func pair(_ one: String, _ two: String) -> [SDLChoiceCell] {
            [one, two].map { SDLChoiceCell(text: $0, artwork: image($0)) }
        }
        screen.preloadChoices(pair("one", "two"))
        await harness.inFlight.settled()
        let up = ["PutFile", "PutFile", "CreateInteractionChoiceSet"]
        #expect(harness.requests.suffix(4) == up + ["CreateInteractionChoiceSet"])
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: pair("three", "four")))
        await harness.inFlight.settled()
        #expect(harness.requests.suffix(3) == up)
    }

    @Test func `CHS-19: an image is kept while a choice, a group or the screen shows it`()
        async throws
    {
        let (harness, screen) = try await running()
        let (shared, seen) = (image("shared"), image("seen"))
        let shows = [
            SDLChoiceCell(text: "A", artwork: shared), SDLChoiceCell(text: "B", secondaryArtwork: shared),
            SDLChoiceCell(text: "C", artwork: seen),
        ]
        screen.preloadChoices(shows + cells("D"))
        let group = [SDLChoiceCell(text: "x", artwork: shared, secondaryArtwork: image("other"))] + cells("y")
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: group))
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "h", choices: cells("z")))
        harness.app.viewControllerManager.rootViewController?.view = SDLImageView(image: seen)
        await harness.inFlight.settled()
        for cell in shows {
            screen.deleteChoices([cell])
            await harness.inFlight.settled()
            #expect(deletedFiles(harness).isEmpty)
        }
        screen.deleteChoiceGroup(named: "g")
        await harness.inFlight.settled()
        #expect(deletedFiles(harness) == ["shared", "other"])
        #expect(harness.requests.suffix(3) == ["DeleteInteractionChoiceSet", "DeleteFile", "DeleteFile"])
        #expect(harness.appTree("choices", "groups")?.object?.keys == ["h"])
    }

    @Test func `CHS-19: the images of choices deleted together are deleted once each`() async throws {
        let (harness, screen) = try await running()
        let shows = ["one", "two", "one"].enumerated().map { SDLChoiceCell(text: "\($0)", artwork: image($1)) }
        screen.preloadChoices(shows)
        await harness.inFlight.settled()
        screen.deleteChoices(shows)
        await harness.inFlight.settled()
        #expect(deletedFiles(harness) == ["one", "two"])
    }

    @Test func `Ruling 69: an image that a group's replacement shows too is kept`() async throws {
        let (harness, screen) = try await running()
        for text in ["old", "new"] {
            screen.preloadChoiceGroup(
                SDLChoiceCellGroup(name: "g", choices: [SDLChoiceCell(text: text, artwork: image("shared"))]))
            await harness.inFlight.settled()
        }
        #expect(deletedFiles(harness).isEmpty && harness.sent("PutFile").count == 1)
    }

    @Test
    func `CHS-14: the error names each choice with an image that could not be uploaded`()
        async throws
    {
        let (harness, screen) = try await running()
        try await harness.force("PutFile", "OUT_OF_MEMORY")
        var received: [String] = []
        screen.preloadChoices([SDLChoiceCell(text: "A", artwork: image("x"), secondaryArtwork: image("w"))]) {
            received.append("\($0!)")
        }
        let group = [
            SDLChoiceCell(text: "B", artwork: image("b")),
            SDLChoiceCell(text: "C", artwork: image("a"), secondaryArtwork: image("b")),
            SDLChoiceCell(text: "D", artwork: image("a")),
        ]
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: group)) { received.append("\($0!)") }
        await harness.inFlight.settled()
        let see = "See /docs/api/#/rules/CHS-14 of the bridge."
        let missing = { (text: String, name: String) in "\"\(text)\": the image \(name) could not be uploaded" }
        #expect(
            received == [
                "CHS-14: 1 choices are not on the head unit: \(missing("A", "x")). \(see)",
                "CHS-14: 2 choices are not on the head unit: \(missing("C", "a")); \(missing("D", "a")). \(see)",
            ])
        // A new preload request tries the upload again.
        try await harness.drive(.unforce(function: nil))
        screen.preloadChoices([SDLChoiceCell(text: "D", artwork: image("a"))]) { error in
            received.append("\(error == nil)")
        }
        await harness.inFlight.settled()
        #expect(received.last == "true")
    }

    @Test func `CHS-20: choices that are partly answered at a disconnect are not kept`() async throws {
        let (harness, screen) = try await running()
        screen.preloadChoices(cells("A"))
        await harness.inFlight.settled()
        try await harness.force("CreateInteractionChoiceSet", "DO_NOT_RESPOND", times: 1)
        var received: [String] = []
        screen.preloadChoices(cells("B C")) { received.append("\($0!)") }
        await harness.inFlight.settled()
        try await harness.loseConnection()
        await harness.inFlight.settled()
        #expect(received == ["The app is not registered with a head unit; wait for appDidConnect."])
        #expect(screen.preloadedChoices.isEmpty && harness.appTree("choices", "cellOrder") == [])
        #expect(harness.appTree("choices", "queue") == [])
    }

    @Test func `CHS-28: without choice sets, a request for a group fails`() async throws {
        let (harness, screen) = try await running()
        try await harness.force("CreateInteractionChoiceSet", "REJECTED")
        let choiceRecorder = ChoiceSetRecorder()
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: cells("A")))
        screen.presentChoiceSet(
            SDLChoiceSet(title: "?", delegate: choiceRecorder, choiceGroupName: "g"), mode: .manualOnly)
        await harness.inFlight.settled()
        #expect(choiceRecorder.lines == ["This head unit does not accept choice sets."])
    }

    @Test func `CHS-05: all requests for a group before a connection are answered, also if it is deleted`()
        async throws
    {
        let harness = try Harness { SDLViewController() }
        let screen: SDLScreenManager = harness.app.screenManager
        var received: [String] = []
        for name in ["g", "h"] {
            for number in 1...2 {
                screen.preloadChoiceGroup(SDLChoiceCellGroup(name: name, choices: cells("A"))) { error in
                    received.append("\(name)\(number) \(error.map { "\($0)" } ?? "done")")
                }
            }
        }
        screen.deleteChoiceGroup(named: "g")
        await harness.inFlight.settled()
        #expect(received == ["g1 The choices were cancelled.", "g2 The choices were cancelled."])
        await harness.start()
        try await harness.activate()
        #expect(received.suffix(2) == ["h1 done", "h2 done"])
    }

    @Test func `Ruling 33: the reuse key survives a reconnection`() async throws {
        let (harness, screen) = try await running()
        screen.choiceReuseKey = .primaryText
        try await harness.reconnect()
        #expect(screen.choiceReuseKey == .primaryText)
    }
}
