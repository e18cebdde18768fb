import JSON
import Journeys
import SDLHeadUnit
import SDLKit
import SDLSupport
import Testing

/// Choices and groups with their images, on their way to the head unit and off it, also where something goes wrong.
@MainActor
@Suite struct ChoiceUploadTests {
    func running() async throws -> (Journey, SDLScreenManager) {
        let journey = try Journey { SDLViewController() }
        await journey.start()
        try await journey.activate()
        return (journey, journey.app.screenManager)
    }

    func cells(_ texts: String) -> [SDLChoiceCell] {
        texts.split(separator: " ").map { SDLChoiceCell(text: String($0)) }
    }

    func image(_ name: String) -> SDLArtwork { SDLArtwork(data: Array(name.utf8), name: name) }

    func created(_ journey: Journey) -> [Int] {
        journey.sent("CreateInteractionChoiceSet").dropFirst()
            .compactMap { $0["params"]?["interactionChoiceSetID"]?.int }
    }

    func deletedFiles(_ journey: Journey) -> [JSONValue?] {
        journey.sent("DeleteFile").map { $0["params"]?["syncFileName"] }
    }

    @Test func `CHS-26: with the last choice gone ids begin at 1 again, and one that was refused is free`() async throws
    {
        let (journey, screen) = try await running()
        screen.preloadChoices(cells("A B A C"))
        await journey.flight.settled()
        #expect(created(journey) == [1, 2, 3])
        screen.deleteChoices(cells("A B A C"))
        await journey.flight.settled()
        #expect(journey.sent("DeleteInteractionChoiceSet").count == 4 && screen.preloadedChoices.isEmpty)
        #expect(journey.insides("choices", "cellOrder") == [])
        screen.preloadChoices(cells("D"))
        await journey.flight.settled()
        #expect(created(journey).last == 1 && journey.insides("choices", "cellOrder") == ["1"])
        screen.deleteChoices(cells("D"))
        try await journey.force("CreateInteractionChoiceSet", "REJECTED", times: 1)
        screen.preloadChoices(cells("E"))
        screen.preloadChoices(cells("F"))
        await journey.flight.settled()
        #expect(created(journey).suffix(2) == [1, 1])
    }

    @Test func `CHS-16, ruling 41: what can be told apart by any line or image needs no number`() async throws {
        let (journey, screen) = try await running()
        screen.preloadChoices([
            SDLChoiceCell(text: "A"), SDLChoiceCell(text: "A", secondaryText: "B"),
            SDLChoiceCell(text: "A", tertiaryText: "B"), SDLChoiceCell(text: "A", artwork: image("one")),
            SDLChoiceCell(text: "A", secondaryArtwork: image("one")),
        ])
        await journey.flight.settled()
        let names = journey.sent("CreateInteractionChoiceSet").dropFirst()
            .compactMap { $0["params"]?["choiceSet"]?[0]?["menuName"]?.string }
        #expect(names == ["A", "A", "A", "A", "A"])
    }

    @Test func `Ruling 41: in a group, what has the text of any other gets a number`() async throws {
        let (journey, screen) = try await running()
        let cells = ["A", "B", "A", "A"].enumerated().map {
            SDLChoiceCell(text: $1, artwork: nil, voiceCommands: ["\($0)"])
        }
        screen.preloadChoiceGroup(SDLChoiceGroup(name: "twins", choices: cells))
        await journey.flight.settled()
        let choices = journey.sent("CreateInteractionChoiceSet").last?["params"]?["choiceSet"]?.array ?? []
        #expect(choices.map { $0["menuName"] } == ["A", "B", "A (2)", "A (3)"])
    }

    @Test func `CHS-19: all images go up before the choices that show them, of cells and of groups`() async throws {
        let (journey, screen) = try await running()
        func pair(_ one: String, _ two: String) -> [SDLChoiceCell] {
            [one, two].map { SDLChoiceCell(text: $0, artwork: image($0)) }
        }
        screen.preloadChoices(pair("one", "two"))
        await journey.flight.settled()
        let up = ["PutFile", "PutFile", "CreateInteractionChoiceSet"]
        #expect(journey.requests.suffix(4) == up + ["CreateInteractionChoiceSet"])
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: pair("three", "four")))
        await journey.flight.settled()
        #expect(journey.requests.suffix(3) == up)
    }

    @Test func `CHS-19: an image stays as long as any cell or group shows it, in whatever place, or the screen does`()
        async throws
    {
        let (journey, screen) = try await running()
        let (shared, seen) = (image("shared"), image("seen"))
        let shows = [
            SDLChoiceCell(text: "A", artwork: shared), SDLChoiceCell(text: "B", secondaryArtwork: shared),
            SDLChoiceCell(text: "C", artwork: seen),
        ]
        screen.preloadChoices(shows + cells("D"))
        let group = [SDLChoiceCell(text: "x", artwork: shared, secondaryArtwork: image("other"))] + cells("y")
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: group))
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "h", choices: cells("z")))
        journey.app.viewControllerManager.rootViewController?.view = SDLImageView(image: seen)
        await journey.flight.settled()
        for cell in shows {
            screen.deleteChoices([cell])
            await journey.flight.settled()
            #expect(deletedFiles(journey).isEmpty)
        }
        screen.deleteChoiceGroup(named: "g")
        await journey.flight.settled()
        #expect(deletedFiles(journey) == ["shared", "other"])
        #expect(journey.requests.suffix(3) == ["DeleteInteractionChoiceSet", "DeleteFile", "DeleteFile"])
        #expect(journey.insides("choices", "groups")?.object?.keys == ["h"])
    }

    @Test func `CHS-19: images of cells that go together go once each`() async throws {
        let (journey, screen) = try await running()
        let shows = ["one", "two", "one"].enumerated().map { SDLChoiceCell(text: "\($0)", artwork: image($1)) }
        screen.preloadChoices(shows)
        await journey.flight.settled()
        screen.deleteChoices(shows)
        await journey.flight.settled()
        #expect(deletedFiles(journey) == ["one", "two"])
    }

    @Test func `CHS-18: after a break all groups are there again`() async throws {
        let (journey, screen) = try await running()
        for name in ["g", "h", "i"] {
            screen.preloadChoiceGroup(SDLChoiceCellGroup(name: name, choices: cells("A \(name)")))
        }
        await journey.flight.settled()
        try await journey.comeBack()
        #expect(journey.insides("choices", "groups")?.object?.keys.sorted() == ["g", "h", "i"])
    }

    @Test func `Ruling 69: an image stays as long as any cell shows it, wherever that stands`() async throws {
        let (journey, screen) = try await running()
        let shows = ["A", "B"].map { SDLChoiceCell(text: $0, artwork: image("shared")) }
        screen.preloadChoices(shows + cells("C"))
        await journey.flight.settled()
        screen.deleteChoices([shows[0]])
        await journey.flight.settled()
        #expect(deletedFiles(journey).isEmpty)
        screen.deleteChoices([shows[1]])
        await journey.flight.settled()
        #expect(deletedFiles(journey) == ["shared"])
    }

    @Test func `Ruling 69: an image that a namesake shows too stays when the former group goes`() async throws {
        let (journey, screen) = try await running()
        for text in ["old", "new"] {
            screen.preloadChoiceGroup(
                SDLChoiceCellGroup(name: "g", choices: [SDLChoiceCell(text: text, artwork: image("shared"))]))
            await journey.flight.settled()
        }
        #expect(deletedFiles(journey).isEmpty && journey.sent("PutFile").count == 1)
    }

    @Test
    func `CHS-14: an image that could not be uploaded is named, of each cell that shows it, the first of a cell's`()
        async throws
    {
        let (journey, screen) = try await running()
        try await journey.force("PutFile", "OUT_OF_MEMORY")
        var told: [String] = []
        screen.preloadChoices([SDLChoiceCell(text: "A", artwork: image("x"), secondaryArtwork: image("w"))]) {
            told.append("\($0!)")
        }
        let group = [
            SDLChoiceCell(text: "B", artwork: image("b")),
            SDLChoiceCell(text: "C", artwork: image("a"), secondaryArtwork: image("b")),
            SDLChoiceCell(text: "D", artwork: image("a")),
        ]
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: group)) { told.append("\($0!)") }
        await journey.flight.settled()
        let see = "See /docs/#/rules/CHS-14 of the bridge."
        let missing = { (text: String, name: String) in "\"\(text)\": its image \(name) could not be uploaded" }
        #expect(
            told == [
                "CHS-14: 1 choices are not on the head unit: \(missing("A", "x")). \(see)",
                "CHS-14: 2 choices are not on the head unit: \(missing("C", "a")); \(missing("D", "a")). \(see)",
            ])
        // It is tried again when it is asked for again.
        try await journey.drive(.unforce(function: nil))
        screen.preloadChoices([SDLChoiceCell(text: "D", artwork: image("a"))]) { error in told.append("\(error == nil)")
        }
        await journey.flight.settled()
        #expect(told.last == "true")
    }

    @Test func `CHS-20: of choices that were half answered when the connection broke nothing is kept`() async throws {
        let (journey, screen) = try await running()
        screen.preloadChoices(cells("A"))
        await journey.flight.settled()
        try await journey.force("CreateInteractionChoiceSet", "DO_NOT_RESPOND", times: 1)
        var told: [String] = []
        screen.preloadChoices(cells("B C")) { told.append("\($0!)") }
        await journey.flight.settled()
        try await journey.lose()
        await journey.flight.settled()
        #expect(told == ["The app is not registered with a head unit; wait for appDidConnect."])
        #expect(screen.preloadedChoices.isEmpty && journey.insides("choices", "cellOrder") == [])
        #expect(journey.insides("choices", "queue") == [])
    }

    @Test func `CHS-28: where there are no choice sets, who asks of a group is told so`() async throws {
        let (journey, screen) = try await running()
        try await journey.force("CreateInteractionChoiceSet", "REJECTED")
        let asker = Asker()
        screen.preloadChoiceGroup(SDLChoiceCellGroup(name: "g", choices: cells("A")))
        screen.presentChoiceSet(SDLChoiceSet(title: "?", delegate: asker, choiceGroupName: "g"), mode: .manualOnly)
        await journey.flight.settled()
        #expect(asker.lines == ["This head unit takes no choice sets."])
    }

    @Test func `CHS-05: all who asked for a group before there was a car are told, also that it was taken back`()
        async throws
    {
        let journey = try Journey { SDLViewController() }
        let screen: SDLScreenManager = journey.app.screenManager
        var told: [String] = []
        for name in ["g", "h"] {
            for number in 1...2 {
                screen.preloadChoiceGroup(SDLChoiceCellGroup(name: name, choices: cells("A"))) { error in
                    told.append("\(name)\(number) \(error.map { "\($0)" } ?? "done")")
                }
            }
        }
        screen.deleteChoiceGroup(named: "g")
        await journey.flight.settled()
        #expect(told == ["g1 The choices were taken back.", "g2 The choices were taken back."])
        await journey.start()
        try await journey.activate()
        #expect(told.suffix(2) == ["h1 done", "h2 done"])
    }

    @Test func `Ruling 33: what choices are told apart by outlives the connection`() async throws {
        let (journey, screen) = try await running()
        screen.choiceReuseKey = .primaryText
        try await journey.comeBack()
        #expect(screen.choiceReuseKey == .primaryText)
    }
}
