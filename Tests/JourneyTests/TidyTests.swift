import JSON
import Journaling
import Journeys
import SDLHeadUnit
import SDLKit
import SDLManagers
import SDLSupport
import Testing

/// What a head unit could only refuse is mended or left out alone, and the place is named.
@MainActor
@Suite struct TidyTests {
    func running(_ view: SDLView = SDLView()) async throws -> (Journey, SDLViewController) {
        let page = SDLViewController()
        page.view = view
        let journey = try Journey { page }
        await journey.start()
        try await journey.activate()
        return (journey, page)
    }

    func messages(_ journey: Journey) -> [String] {
        journey.appJournal.rows.filter { $0.kind == "diagnostic" }
            .compactMap { try? JSONValue(parsing: $0.payload.bytes)["message"]?.string }
    }

    func screen(_ journey: Journey) -> JSONValue? { journey.tree("apps", "hello", "windows", "0") }

    @Test(arguments: [
        ("one\ntwo", "one two"), ("one\r\n\ttwo ", "one two"), (#"one\ntwo"#, "one two"),
        ("\none", "one"), (" \tone", "one"), (#"\tone\t"#, "one"), (#"c:\one\ttwo"#, #"c:\one two"#),
    ])
    func `A line break in a text field is a blank, and the rest of the screen is as it was`(
        _ row: (wanted: String, shown: String)
    ) async throws {
        let text = SDLTextView(row.wanted, "second")
        text.statusBar = "status"
        let (journey, _) = try await running(text)
        #expect(screen(journey)?["mainField1"]?.string == row.shown)
        #expect(screen(journey)?["mainField2"] == "second" && screen(journey)?["statusBar"] == "status")
        #expect(messages(journey) == ["Show.mainField1 has a line break or a tab in it: it was sent in one line."])
        // Said once, however often it is shown.
        text.mainFields = [SDLTextField(row.wanted + "!"), "third"]
        await journey.flight.settled()
        #expect(screen(journey)?["mainField2"] == "third" && messages(journey).count == 1)
        #expect(!journey.results.contains("INVALID_DATA"))
    }

    @Test(arguments: [500, 501], [true, false])
    func `A status and a track have 500 letters, and what is longer is told and cut`(_ length: Int, _ isStatus: Bool)
        async throws
    {
        let (text, long) = (SDLTextView("one"), String(repeating: "s", count: length))
        if isStatus { text.statusBar = long } else { text.mediaTrack = long }
        let (journey, _) = try await running(text)
        let sent = journey.sent("Show").last?["params"]
        #expect(sent?[isStatus ? "statusBar" : "mediaTrack"]?.string?.count == 500)
        let cut = ["A text has 501 characters, where 500 fit: the rest was left out."]
        #expect(messages(journey) == (length == 501 ? cut : []))
    }

    @Test func `A field of blanks alone is left out, and the others are shown`() async throws {
        let (journey, _) = try await running(SDLTextView("  ", "second"))
        #expect(screen(journey)?["mainField2"] == "second")
        #expect(messages(journey) == ["Show.mainField1 has nothing to read in it: it was left out."])
    }

    @Test func `A field that becomes blanks alone is cleared`() async throws {
        let text = SDLTextView("one", "two")
        let (journey, _) = try await running(text)
        text.mainFields = ["  ", "two"]
        await journey.flight.settled()
        #expect(journey.sent("Show").last?["params"] == ["mainField1": ""])
    }

    @Test func `A tab in an alert is a blank, and an alert of 600 letters is cut: each is shown`() async throws {
        let (journey, page) = try await running()
        var ends: [String] = []
        let long = String(repeating: "x", count: 600)
        let alert = SDLAlertController(message: "a\tb\n\(long)", buttons: nil)
        page.presentOverlayController(alert) { result, error in ends.append("\(result) \(error == nil)") }
        await journey.flight.settled()
        let sent = journey.sent("Alert").last?["params"]
        #expect(sent?["alertText1"] == "a b" && sent?["alertText2"]?.string?.count == 500)
        #expect(
            messages(journey) == [
                "Alert.alertText1 has a line break or a tab in it: it was sent in one line.",
                "Alert.alertText2 is longer than 500 characters: the rest was left out.",
            ])
        try await journey.drive(.overlay(nil, .timeout))
        #expect(ends == ["SUCCESS true"])
        journey.app.screenManager.presentAlert(SDLAlertView(text: "c\td", secondaryText: long)) {
            ends.append("\($0 == nil)")
        }
        await journey.flight.settled()
        #expect(journey.sent("Alert").last?["params"]?["alertText1"] == "c d")
        try await journey.drive(.overlay(nil, .timeout))
        #expect(ends.last == "true" && !journey.results.contains("INVALID_DATA"))
    }

    @Test func `A text that is too long is named also where something else cannot be mended`() async throws {
        let (journey, _) = try await running()
        let alert = SDLAlert(
            alertText1: String(repeating: "x", count: 501), alertText3: String(repeating: "y", count: 502),
            duration: 2)
        var ends: [Bool] = []
        journey.app.sdlManager.send(alert) { _, error in ends.append(error == nil) }
        await journey.flight.settled()
        #expect(ends == [false] && journey.sent("Alert").isEmpty)
        let cut = ["alertText1", "alertText3"].map {
            "Alert.\($0) is longer than 500 characters: the rest was left out."
        }
        #expect(messages(journey).filter { $0.contains("left out") } == cut)
    }

    @Test func `Sliders, questions, voice input, menus and speech are tidied likewise`() async throws {
        let (journey, page) = try await running()
        let app = journey.app!
        let slider = SDLSliderController(title: "a\tb", value: 1, minimumValue: 1, maximumValue: 3)
        let choices = [SDLChoiceCell(text: "c\nd")]
        let question = SDLInteractionController(choiceSet: SDLChoiceSet(title: "e\nf", delegate: nil, choices: choices))
        let input = SDLAudioInputController(message: "g\th", promptText: "i\nj") { _ in }
        for overlay in [slider, question, input] as [SDLOverlayController] {
            page.presentOverlayController(overlay)
            await journey.flight.settled()
            try await journey.drive(.overlay(nil, .cancel))
        }
        app.sdlManager.send(
            SDLAddCommand(cmdID: 1, menuParams: SDLMenuParams(menuName: "k\tl"), vrCommands: ["m\nn", "o"]))
        await journey.flight.settled()
        #expect(journey.sent("Slider").last?["params"]?["sliderHeader"] == "a b")
        #expect(journey.sent("CreateInteractionChoiceSet").last?["params"]?["choiceSet"]?[0]?["menuName"] == "c d")
        #expect(journey.sent("PerformInteraction").last?["params"]?["initialText"] == "e f")
        let heard = journey.sent("PerformAudioPassThru").last?["params"]
        #expect(heard?["audioPassThruDisplayText1"] == "g h" && heard?["initialPrompt"]?[0]?["text"] == "i j")
        let command = journey.sent("AddCommand").last?["params"]
        #expect(command?["menuParams"]?["menuName"] == "k l" && command?["vrCommands"] == ["m n", "o"])
        #expect(!journey.results.contains("INVALID_DATA"))
    }

    @Test func `What cannot be mended is not sent, and the error says so in its own words`() async throws {
        let (journey, _) = try await running()
        var errors: [String] = []
        journey.app.sdlManager.send(SDLAddSubMenu(menuID: 1, menuName: " \t ")) { _, error in errors.append("\(error!)")
        }
        journey.app.sdlManager.send(SDLDeleteFile(syncFileName: String(repeating: "x", count: 300))) { _, _ in }
        await journey.flight.settled()
        #expect(errors.count == 1 && errors[0].contains("AddSubMenu") && !errors[0].contains("cannot be read"))
        #expect(journey.sent("AddSubMenu").isEmpty)
    }
}
